import { type Book, type Citation, chapterOf } from '../../core/index.ts'
import type { PearlHarborChapter } from './clauses.ts'
import type { StrikeEffect, StrikeEvent } from './strike-event.ts'
import type { StrikeReport } from './strike-order.ts'
import type { CarrierPlace } from './surprise-table.ts'

/** All wording about an attack as it is told step by step. */

/** One step, with the rule it rests on. */
export interface StrikeStepTold {
  readonly step: StrikeEvent['type']
  readonly words: string
  readonly amount?: number
  readonly isCount?: true
  readonly cite: Citation
}

const PLACE_WORDS: Readonly<Record<string, string>> = {
  pearl: 'in Pearl Harbor',
  pacific: 'refitting in the Pacific U.S. box',
  auto: 'alongside the strike force',
}
export const placeWords = (place: CarrierPlace | null): string =>
  place === null ? 'nobody may know where' : (PLACE_WORDS[place] ?? `at sea, to intercept on ${place} or more`)

const BERTH_WORDS = { pearlHarbor: 'Pearl Harbor', pacificBox: 'the Pacific U.S. box', lost: 'the bottom' } as const

const plural = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`

/** `resolved: 2 NAS lost, Enterprise sunk`. */
const withLosses = (words: string, losses: readonly (string | false)[]): string => {
  const told = losses.filter((loss) => loss !== false)
  return told.length === 0 ? words : `${words}: ${told.join(', ')}`
}

const lossesIn = ({ nasLost, sunk, damaged }: StrikeReport): readonly (string | false)[] => [
  nasLost > 0 && `Japan loses ${nasLost} NAS`,
  sunk.length > 0 && `${sunk.join(', ')} sunk`,
  damaged.length > 0 && `${damaged.join(', ')} damaged`,
]

/** An event in words, its effects after it. */
export function strikeTold(book: Book<PearlHarborChapter>, event: StrikeEvent): readonly StrikeStepTold[] {
  const at = chapterOf(book, 'pearlHarbor').rules
  const step = (words: string, cite: Citation): StrikeStepTold => ({ step: event.type, words, cite })
  const effects = (list: readonly StrikeEffect[]): readonly StrikeStepTold[] => list.map((effect) => ({ step: event.type, ...effect }))
  switch (event.type) {
    case 'strike-launched':
      return [
        step(`the strike force sails with ${event.force.nas} NAS`, at.force),
        step(event.isTableUsed ? 'the surprise table is used' : 'the Pacific Fleet is elsewhere: no table', at.table),
        ...effects(event.effects),
      ]
    case 'magic-committed':
      return [
        step(
          `${event.by === 'us' ? 'the U.S.' : 'Japan'} puts down ${event.cards === null ? 'Magic cards unseen' : plural(event.cards, 'Magic card')}`,
          at.column,
        ),
      ]
    case 'carriers-located':
      return [
        step(event.column === null ? 'a column is found' : `column ${event.column}`, at.column),
        ...Object.entries(event.located).map(([force, { dice, place }]) =>
          step(`${force}: ${dice === null ? '' : `${dice.join(' and ')}, `}${placeWords(place)}`, at.locate),
        ),
      ]
    case 'surprise-rolled':
      return [step(`surprise: ${event.die} and ${event.modifier} make ${event.total}`, at.surprise), ...effects(event.effects)]
    case 'first-strike-flown':
      return [step('the first strike flies, no interception before it is resolved', at.allNas), ...effects(event.effects)]
    case 'first-strike-resolved':
      return [
        step(
          withLosses('the first strike is resolved', [
            ...lossesIn(event.report),
            event.usAafLost > 0 && `the U.S. loses ${event.usAafLost} AAF`,
            event.usNasLost > 0 && `the U.S. loses ${event.usNasLost} NAS`,
          ]),
          at.firstTargets,
        ),
      ]
    case 'strike-withdrawn':
      return [step('Japan withdraws', at.secondStrike)]
    case 'second-strike-flown':
      return [step(`the second strike flies, ${event.cap} NAS held back as CAP`, at.secondStrike), ...effects(event.effects)]
    case 'second-strike-resolved':
      return [step(withLosses(`${plural(event.oilDestroyed, 'oil counter')} destroyed`, lossesIn(event.report)), at.oil)]
    case 'interception-tried':
      return [
        ...event.tries.map(({ force, place, die, succeeds }) =>
          step(
            `${force}: ${place === null ? '' : `${die ?? 'no die needed'}, `}${succeeds ? 'intercepts' : 'does not come up'}`,
            at.intercept,
          ),
        ),
        ...effects(event.effects),
      ]
    case 'combat-resolved':
      return [
        step(withLosses('the round of naval combat is fought', [event.nasLost > 0 && `Japan loses ${event.nasLost} NAS`]), at.oneRound),
      ]
    case 'strike-returned':
      return [
        ...effects(event.effects),
        ...Object.entries(event.berths).map(([force, berth]) => step(`${force} goes to ${BERTH_WORDS[berth]}`, at.placed)),
        ...(event.mayContest.length === 0 ? [] : [step(`${event.mayContest.join(', ')}: may contest Midway and Johnston`, at.placed)]),
      ]
  }
}
