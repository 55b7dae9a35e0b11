import {
  type Band,
  type Book,
  bondOf,
  type Citation,
  isAtWar,
  isEscalated,
  isMet,
  type Power,
  partnerOf,
  type Roll,
  type Situation,
  type Standing,
  sideFavoured,
} from '../../core/index.ts'
import { beneficiaryOf } from './beneficiary.ts'
import type { RollChapter } from './clauses.ts'
import { holdsHexes } from './map-notes.ts'
import { standingAfter } from './standing-after.ts'

/** A war that must be declared this player turn. */
export interface WarDue {
  readonly by: Power
  readonly on: Power
  /** It was pledged before the die, and binds whatever the result (R49-67). */
  readonly isPledge?: true
  readonly cite: Citation
}

/** No war is due between those who fight it already. */
const isEasternWarOn = (situation: Situation): boolean => isAtWar(situation, 'germany', 'russia')

/**
 * 49.58: hexes of a country tied to or at war with the other's great enemy are had only at the price of that war; a pledge binds as well
 * (001 Finland/Poland +2).
 */
export function warsDue(book: Book<RollChapter>, situation: Situation, roll: Roll, after: Standing): readonly WarDue[] {
  if (isEasternWarOn(situation)) return []
  const pledge = book.clauses.pledges[roll.target]
  const pledged: readonly WarDue[] =
    roll.pledgesWarOnRussia && pledge !== undefined ? [{ by: 'germany', on: 'russia', isPledge: true, cite: pledge }] : []
  if (after.result === null || !['hexes', 'associate', 'ally'].includes(bondOf(after.result, roll.target))) return pledged
  const { controlByWar } = book.clauses
  if (controlByWar === undefined) return pledged
  const before = situation.standings[roll.target]
  // Control that goes on is not given by this result.
  if (before.with === after.with && holdsHexes(before, roll.target)) return pledged
  const wasBound = before.result !== null && ['associate', 'ally'].includes(bondOf(before.result, roll.target))
  const partner = wasBound ? partnerOf(before) : undefined
  const fights = (power: 'germany' | 'russia'): boolean =>
    isAtWar(situation, power, roll.target) ||
    isEscalated(situation, power, roll.target) ||
    controlByWar.borderWars.some(({ minor, by, when }) => minor === roll.target && by === power && isMet(when, situation))
  if (after.with === 'germany' && (partner === 'russia' || fights('russia')))
    return [...pledged, { by: 'germany', on: 'russia', cite: controlByWar.germany }]
  if (after.with === 'russia' && (partner === 'axis' || fights('germany')))
    return [...pledged, { by: 'russia', on: 'germany', cite: controlByWar.russia }]
  return pledged
}

/** The wars that a result asks for, and nothing else of it. */
export function warsDueBy(book: Book<RollChapter>, situation: Situation, roll: Roll, band: Band): readonly WarDue[] {
  if (isEasternWarOn(situation)) return []
  const gains = band.policy === undefined ? undefined : sideFavoured(band.policy)
  const beneficiary = gains === undefined ? undefined : beneficiaryOf(book, situation, roll, gains)
  return warsDue(book, situation, roll, standingAfter(book, situation, roll, band, beneficiary))
}
