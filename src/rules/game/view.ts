import type { StrikeEvent } from '../chapters/pearl-harbor/strike-event.ts'
import { showStrike } from '../chapters/pearl-harbor/strike-view.ts'
import type { Delegation } from '../core/powers.ts'
import type { Event } from './event.ts'
import { fold } from './evolution.ts'
import type { Game } from './game.ts'

/** Whom an event is shown to: one delegation, several in the hands of one person, or none for someone who only watches. */
export type Onlooker = Delegation | 'public' | readonly Delegation[]

const eyesOf = (to: Onlooker): readonly Delegation[] => (to === 'public' ? [] : typeof to === 'string' ? [to] : to)

/** In the attack on Pearl Harbor the U.S. sits with the Western Allies; who plays both sides sees both. */
function showAttack(event: StrikeEvent, eyes: readonly Delegation[]): StrikeEvent {
  const [isUs, isJapan] = [eyes.includes('westernAllies'), eyes.includes('japan')]
  return isUs && isJapan ? event : showStrike(event, isUs ? 'us' : isJapan ? 'japan' : 'public')
}

/**
 * What an onlooker may see of an event, or nothing at all: an allocation is its faction’s secret (49.21 (a)), a draft of one even that there
 * is any. Nothing is taken away afterwards; a view is made of what was shown.
 */
export function show(event: Event, to: Onlooker): Event | null {
  const eyes = eyesOf(to)
  switch (event.type) {
    case 'allocation-sealed':
      return eyes.includes(event.by) ? event : { ...event, placements: null }
    case 'allocation-drafted':
      return eyes.includes(event.by) ? event : null
    case 'strike':
      return { ...event, event: showAttack(event.event, eyes) }
    case 'year-opened':
    case 'turn-opened':
    case 'stage-entered':
    case 'passed':
    case 'declarations-opened':
    case 'initiative-set':
    case 'offset-drawn':
    case 'tension-moved':
    case 'mobilized':
    case 'tension-foreseen':
    case 'surrender-settled':
    case 'minor-surrendered':
    case 'intervened':
    case 'subversion-waived':
    case 'announced':
    case 'war-ended':
    case 'phase-opened':
    case 'wait-ended':
    case 'tension-point-used':
    case 'targets-named':
    case 'points-revealed':
    case 'subversion-used':
    case 'covert-operations-played':
    case 'war-on-russia-pledged':
    case 'rolled':
    case 'tie-settled':
    case 'result-taken':
    case 'result-applied':
    case 'phase-closed':
    case 'demand-made':
    case 'demand-answered':
    case 'norway-mined':
    case 'facts-reported':
    case 'facts-corrected':
    case 'minor-conquered':
    case 'war-declared':
    case 'support-asked':
    case 'support-answered':
    case 'obligation-met':
    case 'declaration-revoked':
      return event
  }
}

/** Everything an onlooker was shown, in order. */
export const shownTo = (events: readonly Event[], to: Onlooker): readonly Event[] => events.flatMap((event) => show(event, to) ?? [])

/** What one onlooker knows of a game, from its public start. */
export const viewOf = (start: Game, events: readonly Event[], to: Onlooker): Game => fold(start, shownTo(events, to))
