import type { Delegation } from '../core/index.ts'
import { type Event, eventDeclarationOf } from './declaration/declared.ts'
import { fold } from './evolution.ts'
import type { Game } from './game.ts'

/** Whom an event is shown to: one delegation, several in the hands of one person, or none for someone who only watches. */
export type Onlooker = Delegation | 'public' | readonly Delegation[]

const eyesOf = (to: Onlooker): readonly Delegation[] => (to === 'public' ? [] : typeof to === 'string' ? [to] : to)

/** What an onlooker may see of an event, or nothing at all. Nothing is taken away afterwards; a view is made of what was shown. */
export function show(event: Event, to: Onlooker): Event | null {
  const { show: shows } = eventDeclarationOf(event)
  return shows === 'everything' ? event : shows(event, eyesOf(to))
}

/** Everything an onlooker was shown, in order. */
export const shownTo = (events: readonly Event[], to: Onlooker): readonly Event[] => events.flatMap((event) => show(event, to) ?? [])

/** What one onlooker knows of a game, from its public start. */
export const viewOf = (start: Game, events: readonly Event[], to: Onlooker): Game => fold(start, shownTo(events, to))
