import {
  type Band,
  BONDS,
  type Book,
  bondOf,
  type Citation,
  type DemandAnswer,
  type Faction,
  type FactValue,
  isMet,
  type Minor,
  type Payment,
  POWER_NAMES,
  type Policy,
  type Power,
  type Roll,
  SIDE_OF,
  type Side,
  type Situation,
  type Standing,
  sideFavoured,
  sideOf,
} from '../../core/index.ts'
import { awardOf } from './award.ts'
import { type Beneficiary, beneficiaryOf } from './beneficiary.ts'
import type { MapNote, RollChapter } from './clauses.ts'
import { answerToDemand } from './demand.ts'
import { bandNotes, mapNotes, volunteerNotes } from './map-notes.ts'
import { asRolledFor, besideAttacked, partialResultOf } from './neutral-half.ts'
import { isHeld, standingAfter } from './standing-after.ts'
import { factsAfterSwitch } from './switching.ts'
import { type WarDue, warsDue } from './war-due.ts'

/** BRPs that change hands because of a result; a gain in the enemy's phase waits for one's own player turn (49.59). */
export interface Transfer {
  readonly power: Power
  readonly brps: number
  readonly when: 'at once' | 'start of its next player turn'
  readonly cite: Citation
}

/** All that a result brings. */
export interface Outcome {
  readonly target: Minor
  readonly result: string
  readonly standing: Standing
  readonly beneficiary?: Beneficiary
  readonly transfers: readonly Transfer[]
  readonly paid: Payment | null
  readonly warsDue: readonly WarDue[]
  readonly onMap: readonly MapNote[]
  /** Facts that it makes so. */
  readonly facts?: Readonly<Record<string, FactValue>>
  /** What becomes of a demand. */
  readonly demand?: DemandAnswer
}

/** How good a result is for a side: the rung of its ladder, 0 for none. */
const rungFor = (result: Policy | null, minor: Minor, side: Side): number =>
  result === null || sideFavoured(result) !== side ? 0 : BONDS.indexOf(bondOf(result, minor)) + 1

/** A partner's interest out of a trade pact, as long as its side still gains there (49.51D). */
function keptInterest(book: Book<RollChapter>, situation: Situation, minor: Minor, after: Standing): MapNote | undefined {
  const pact = situation.facts[`${minor}.tradePact`]
  const interest = book.clauses.keptInterests?.find(({ holder }) => holder === pact)
  if (interest === undefined || after.with === null || SIDE_OF[after.with] !== SIDE_OF[interest.holder]) return undefined
  const [who, cite] = isMet(interest.unless, situation) ? [interest.heir, interest.passed] : [interest.holder, interest.kept]
  return { words: `its economic interest ${who === interest.holder ? 'stays' : 'becomes'} ${POWER_NAMES[who]}’s`, who, cite }
}

function settleBrps(
  book: Book<RollChapter>,
  situation: Situation,
  roll: Roll,
  band: Band,
  after: Standing,
): Pick<Outcome, 'transfers' | 'paid'> {
  const { target } = roll
  const before = situation.standings[target]
  const paid = situation.paid[target] ?? null
  if (isHeld(book, situation, roll, band)) return { transfers: [], paid }
  const transfers: Transfer[] = []
  const move = (power: Power, brps: number): void => {
    if (brps === 0) return
    const waits = brps > 0 && SIDE_OF[power] !== sideOf(roll.by)
    const cite = brps > 0 ? band.cite : (book.clauses.takenBack ?? band.cite)
    transfers.push({ power, brps, when: waits ? 'start of its next player turn' : 'at once', cite })
  }
  const awarded = awardOf(situation, target, band)
  if (awarded !== undefined && after.with !== null) {
    const had = paid?.to === after.with ? paid.brps : 0
    const keeps = paid !== null && keptInterest(book, situation, target, after)?.who === paid.to
    if (paid !== null && paid.to !== after.with && !keeps) move(paid.to, -paid.brps)
    move(after.with, awarded - had)
    return { transfers, paid: { to: after.with, brps: awarded } }
  }
  // A result that is no worse for its holder cancels nothing (GN-05 prior (a)).
  const holder = before.result === null ? undefined : sideFavoured(before.result)
  const isWorse = holder !== undefined && rungFor(after.result, target, holder) < rungFor(before.result, target, holder)
  if (paid === null || !isWorse) return { transfers, paid }
  move(paid.to, -paid.brps)
  return { transfers, paid: null }
}

/** What comes of a result for this roll. `agreed` settles a tie between the Western Allies and Russia. */
export function outcomeOf(book: Book<RollChapter>, present: Situation, roll: Roll, band: Band, agreed?: Faction): Outcome {
  const situation = asRolledFor(book, present, roll.target)
  const gains = band.policy === undefined ? undefined : sideFavoured(band.policy)
  const beneficiary = gains === undefined ? undefined : beneficiaryOf(book, situation, roll, gains, agreed)
  const standing = standingAfter(book, situation, roll, band, beneficiary)
  const demand = answerToDemand(book, roll, band)
  const interest = keptInterest(book, situation, roll.target, standing)
  const facts = factsAfterSwitch(book, situation, roll.target, standing)
  const partial = partialResultOf(book, situation, roll.target)
  return {
    target: roll.target,
    result: band.id,
    standing: situation === present ? standing : besideAttacked(present.standings[roll.target], standing),
    ...(beneficiary === undefined ? {} : { beneficiary }),
    ...settleBrps(book, situation, roll, band, standing),
    warsDue: warsDue(book, situation, roll, standing),
    ...(Object.keys(facts).length === 0 ? {} : { facts }),
    ...(demand?.answer === undefined ? {} : { demand: demand.answer }),
    onMap: [
      ...bandNotes(band),
      ...volunteerNotes(book, situation, roll.target, band, standing),
      ...(demand === undefined ? [] : bandNotes(demand)),
      ...mapNotes(book, situation, roll, band, standing),
      ...(interest === undefined ? [] : [interest]),
      ...(partial === undefined ? [] : [{ words: partial.words, cite: partial.cite }]),
    ],
  }
}
