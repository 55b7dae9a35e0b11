import type { Event } from './event.ts'
import { fold } from './evolution.ts'
import type { Game } from './game.ts'
import type { Faction } from './powers.ts'

/** Whom an event is shown to: a faction, or someone who only watches. */
export type Onlooker = Faction | 'public'

/**
 * What an onlooker may see of an event: an allocation is its faction’s secret (49.21 (a)). Nothing is taken away afterwards; a view is
 * made of what was shown.
 */
export function show(event: Event, to: Onlooker): Event {
  switch (event.type) {
    case 'allocation-sealed':
      return event.by === to ? event : { ...event, placements: null }
    case 'year-opened':
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
    case 'norway-mined':
    case 'facts-reported':
    case 'minor-conquered':
    case 'war-declared':
    case 'support-asked':
    case 'support-answered':
    case 'obligation-met':
    case 'declaration-revoked':
      return event
  }
}

/** What one onlooker knows of a game, from its public start. */
export const viewOf = (start: Game, events: readonly Event[], to: Onlooker): Game =>
  fold(
    start,
    events.map((event) => show(event, to)),
  )
