import {
  type Book,
  type Citation,
  type Faction,
  factionOf,
  isAtWar,
  isMet,
  leaderOf,
  type Power,
  type Roll,
  type Side,
  type Situation,
} from '../../core/index.ts'
import type { ResultChapter } from './clauses.ts'

/** Who gains by a result; `tie` when the Western Allies and Russia must agree or throw a die (49.51C, GN-01 who benefits). */
export type Beneficiary = { readonly power: Power; readonly cite: Citation } | { readonly tie: true; readonly cite: Citation }

export const powerOf = (beneficiary: Beneficiary | undefined): Power | null =>
  beneficiary !== undefined && 'power' in beneficiary ? beneficiary.power : null

const areAdded = (book: Book<ResultChapter>, situation: Situation, roll: Roll): boolean =>
  roll.by === 'axis' && isMet(book.clauses.beneficiaries.areAdded, situation, roll)

/** Which of the two Allied factions gains, or undefined for a tie. */
function alliedFaction(book: Book<ResultChapter>, situation: Situation, roll: Roll): { faction: Faction | undefined; cite: Citation } {
  const { beneficiaries } = book.clauses
  if (beneficiaries.russian?.value.includes(roll.target)) return { faction: 'russia', cite: beneficiaries.russian.cite }
  if (roll.by !== 'axis') return { faction: roll.by, cite: beneficiaries.own ?? beneficiaries.notAdded }
  const west = situation.placements.westernAllies[roll.target] ?? 0
  const east = situation.placements.russia[roll.target] ?? 0
  const cite = areAdded(book, situation, roll) ? beneficiaries.added : beneficiaries.notAdded
  if (west !== east) return { faction: west > east ? 'westernAllies' : 'russia', cite }
  if (roll.subversion > 0 && beneficiaries.subverter !== undefined) return { faction: 'russia', cite: beneficiaries.subverter }
  if (beneficiaries.tie !== undefined) return { faction: undefined, cite: beneficiaries.tie }
  if (west > 0) return { faction: undefined, cite }
  const isRussian = situation.standings[roll.target].with === 'russia' || roll.subversion > 0
  return { faction: isRussian ? 'russia' : 'westernAllies', cite: beneficiaries.notAdded }
}

/** The Western Ally that gains: the leader, unless a partner already benefits there and is still in the war (49.51B). */
function westernPower(book: Book<ResultChapter>, situation: Situation, roll: Roll): Beneficiary {
  const { beneficiaries } = book.clauses
  const hasFranceFallen = situation.facts['france.fallen'] === true
  const named = beneficiaries.fixed(roll.target, hasFranceFallen)
  if (named !== undefined) return { power: named.value, cite: named.cite }
  const { result, with: present } = situation.standings[roll.target]
  const isStillIn = present !== null && factionOf(present) === 'westernAllies' && !(present === 'france' && hasFranceFallen)
  if (isStillIn && result !== null && result <= 0) return { power: present, cite: beneficiaries.western }
  return { power: leaderOf('westernAllies', isAtWar(situation, 'us', 'germany')), cite: beneficiaries.western }
}

/** The faction a result is a success of: it takes any lesser one (49.53). Undefined while two tie for it. */
export function achiever(book: Book<ResultChapter>, situation: Situation, roll: Roll, side: Side, agreed?: Faction): Faction | undefined {
  return side === 'axis' ? 'axis' : (alliedFaction(book, situation, roll).faction ?? agreed)
}

/** Where two tie for a result, the rule by which they do. */
export const tieRule = (book: Book<ResultChapter>, situation: Situation, roll: Roll): Citation => alliedFaction(book, situation, roll).cite

export function beneficiaryOf(book: Book<ResultChapter>, situation: Situation, roll: Roll, side: Side, agreed?: Faction): Beneficiary {
  if (side === 'axis') return { power: leaderOf('axis', false), cite: book.clauses.beneficiaries.axis }
  const { cite } = alliedFaction(book, situation, roll)
  const faction = achiever(book, situation, roll, side, agreed)
  if (faction === undefined) return { tie: true, cite }
  return faction === 'russia' ? { power: 'russia', cite } : westernPower(book, situation, roll)
}
