import type { Belligerent, Located, Strike } from './strike.ts'
import type { StrikeEvent } from './strike-event.ts'
import { foldStrike } from './strike-evolution.ts'

/** One of the two, or somebody who only watches and knows as little as Japan. */
export type StrikeOnlooker = Belligerent | 'public'

/** Only a carrier in port is seen by the attacker (51.312). */
const asSeen = ({ place }: Located): Located => ({ dice: null, place: place === 'pearl' ? place : null })

/** What an onlooker may see of an event. The Americans know their own; all else waits for the end. */
export function showStrike(event: StrikeEvent, to: StrikeOnlooker): StrikeEvent {
  switch (event.type) {
    case 'magic-committed':
      return event.by === to ? event : { ...event, cards: null }
    case 'carriers-located':
      return to === 'us'
        ? event
        : {
            ...event,
            column: null,
            located: Object.fromEntries(Object.entries(event.located).map(([force, found]) => [force, asSeen(found)])),
          }
    case 'interception-tried':
      return to === 'us'
        ? event
        : { ...event, tries: event.tries.filter(({ succeeds }) => succeeds).map((one) => ({ ...one, place: null, die: null })) }
    case 'strike-launched':
    case 'surprise-rolled':
    case 'first-strike-flown':
    case 'first-strike-resolved':
    case 'strike-withdrawn':
    case 'second-strike-flown':
    case 'second-strike-resolved':
    case 'combat-resolved':
    case 'strike-returned':
      return event
  }
}

/** What one onlooker knows of an attack. */
export const strikeViewOf = (events: readonly StrikeEvent[], to: StrikeOnlooker): Strike =>
  foldStrike(events.map((event) => showStrike(event, to)))
