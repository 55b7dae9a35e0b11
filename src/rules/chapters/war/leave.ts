import {
  type Book,
  factionOf,
  isAtWar,
  isMet,
  leaderOf,
  NATION_NAMES,
  type Nation,
  POWER_NAMES,
  type Power,
  type Refusal,
  refuse,
  type Situation,
} from '../../core/index.ts'
import { alliesOf } from './camps.ts'
import type { WarChapter } from './clauses.ts'
import { partnerFighting } from './neutrality.ts'
import { areFighting } from './target.ts'

/** What the declarer has said to an ally that would attack its victim; leave once given cannot be taken back (50.523). */
export const LEAVES = ['not-asked', 'given', 'refused', 'withdrawn'] as const
export type Leave = (typeof LEAVES)[number]

/** The ally whose war this is, where this power would only join it. */
export function leaveOf(book: Book<WarChapter>, situation: Situation, by: Power, on: Nation): Power | undefined {
  const partner = partnerFighting(book, situation, by, on)
  if (partner !== undefined || !areFighting(situation, by, on)) return partner
  const declared = (power: Power): boolean => situation.declarations.some((one) => one.by === power && one.on === on && !one.revoked)
  return declared(by) ? undefined : alliesOf(book, situation, by).find(declared)
}

function isSenior(situation: Situation, by: Power): boolean {
  const faction = factionOf(by)
  return faction !== undefined && leaderOf(faction, isAtWar(situation, 'us', 'germany')) === by
}

/** Why an ally keeps its hands off another’s war, in a book that asks for leave. */
export function whyNotByLeave(book: Book<WarChapter>, situation: Situation, by: Power, on: Nation, leave: Leave): readonly Refusal[] {
  const { leave: clause, rules } = book.clauses.war
  const declarer = leaveOf(book, situation, by, on)
  if (clause === undefined)
    return leave === 'not-asked'
      ? []
      : [refuse('no-leave', 'this book asks for nobody’s leave: a faction acts as one', rules.partnerMayAttack, { by, on })]
  if (declarer === undefined)
    return leave === 'not-asked'
      ? []
      : [
          refuse(
            'no-leave',
            `${POWER_NAMES[by]} on ${NATION_NAMES[on]}: no ally has declared this war, so that nobody’s leave is asked`,
            rules.partnerMayAttack,
            { by, on },
          ),
        ]
  const isSettledBySenior = isMet(clause.seniorSettles, situation) && isSenior(situation, by)
  return leave !== 'refused' || isSettledBySenior
    ? []
    : [
        refuse(
          'without-leave',
          `${POWER_NAMES[by]} on ${NATION_NAMES[on]}: ${POWER_NAMES[declarer]} declared this war and does not give leave`,
          rules.partnerMayAttack,
          { by, on, declarer, ruling: clause.ruling },
        ),
      ]
}
