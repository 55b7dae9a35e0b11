import { delegationOf, SIDES, sideOf, type Turn } from '../../rules/core/index.ts'
import type { Event } from '../../rules/game/index.ts'
import type { Happening, Script } from '../scripts/script.ts'

/** Something that was shown, in its turn. */
export interface Dated {
  readonly turn: Turn
  readonly event: Event
}

const PLAIN = { seasons: [], chance: 100, war: [], fights: {}, after: [], unless: [], when: {}, books: [] } as const

/** The map as it went, as a script: what was reported and which wars were declared, each in its turn, so that only diplomacy is left to chance. */
export function mapReported(dated: readonly Dated[]): Script {
  const happenings = dated.flatMap(({ turn, event }, at): readonly Happening[] => {
    const one = { ...PLAIN, turns: [turn, turn] as const, facts: {}, declares: [] }
    if (event.type === 'facts-reported') {
      // What the referee reports belongs to neither side: whichever is heard first brings it.
      const sides = event.by === 'referee' ? SIDES : [sideOf(event.by)]
      return sides.map((side) => ({ ...one, id: `${at} ${side}`, side, facts: event.facts }))
    }
    if (event.type !== 'war-declared') return []
    const { by, on } = event.declaration
    return [{ ...one, id: `${at}`, side: sideOf(delegationOf(by)), declares: [[by, on]] }]
  })
  return { title: 'The map as it was reported', words: '', happenings }
}
