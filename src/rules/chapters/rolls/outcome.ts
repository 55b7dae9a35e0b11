import {
  type Band,
  BONDS,
  type Bond,
  type Book,
  bondOf,
  type Citation,
  type DemandAnswer,
  type Effect,
  type Faction,
  type FactValue,
  gainMarks,
  isAtWar,
  isEscalated,
  isMet,
  isOneOf,
  joinedBefore,
  type Minor,
  NEUTRAL,
  type Payment,
  POWER_NAMES,
  type Policy,
  type Power,
  partnerOf,
  type Roll,
  SIDE_OF,
  type Side,
  type Situation,
  type Standing,
  sideFavoured,
  sideOf,
} from '../../core/index.ts'
import { type Beneficiary, beneficiaryOf, powerOf } from './beneficiary.ts'
import type { MapNote, RollChapter } from './clauses.ts'
import { answerToDemand } from './demand.ts'
import { factsAfterSwitch, switchNotes } from './switching.ts'

/** BRPs that change hands because of a result; a gain in the enemy's phase waits for one's own player turn (49.59). */
export interface Transfer {
  readonly power: Power
  readonly brps: number
  readonly when: 'at once' | 'start of its next player turn'
  readonly cite: Citation
}

/** A war that must be declared this player turn. */
export interface WarDue {
  readonly by: Power
  readonly on: Power
  /** It was pledged before the die, and binds whatever the result (R49-67). */
  readonly isPledge?: true
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

const effectsOf = <K extends Effect['is']>(band: Band, ...kinds: readonly K[]): readonly Extract<Effect, { is: K }>[] =>
  band.effects.filter((effect): effect is Extract<Effect, { is: K }> => isOneOf(kinds, effect.is))

/** How good a result is for a side: the rung of its ladder, 0 for none. */
const rungFor = (result: Policy | null, minor: Minor, side: Side): number =>
  result === null || sideFavoured(result) !== side ? 0 : BONDS.indexOf(bondOf(result, minor)) + 1

/** Flags that outlive the result that set them. */
function lastingMarks({ clauses }: Book<RollChapter>, before: Standing, band: Band, minor: Minor): Partial<Standing> {
  const low = band.to ?? Number.POSITIVE_INFINITY
  const high = band.from ?? Number.NEGATIVE_INFINITY
  const sticks = (was: boolean | undefined, sets: boolean): boolean => (high >= 5 ? false : sets || was === true)
  return {
    ...(sticks(before.turnedAllied, low <= 0) ? { turnedAllied: true } : {}),
    ...(clauses.heavyWater?.from === minor && sticks(before.heavyWaterStopped, low <= clauses.heavyWater.upTo)
      ? { heavyWaterStopped: true }
      : {}),
    ...(band.permanent || before.permanent ? { permanent: true } : {}),
    ...(before.axisGained ? { axisGained: true } : {}),
    ...(before.russiaGained ? { russiaGained: true } : {}),
  }
}

/** Units it may lend: as many as the result grants, or as the one it keeps in effect did. */
function volunteers(before: Standing, band: Band): Partial<Standing> {
  const granted = effectsOf(band, 'volunteers')[0]?.units
  const keeps = band.policy === undefined && !effectsOf(band, 'end').some(({ side }) => side === 'axis')
  const kept = keeps ? (before.volunteers ?? 0) : 0
  const units = Math.max(granted ?? 0, kept)
  return units > 0 ? { volunteers: units } : {}
}

/** Only a 10 takes the place of an association that a war on Portugal brought (49.632 (d), R49-49). */
const isHeld = (book: Book<RollChapter>, situation: Situation, roll: Roll, band: Band): boolean =>
  band.policy !== 10 && book.clauses.heldAssociations.some(({ minor, when }) => minor === roll.target && isMet(when, situation, roll))

function standingAfter(
  book: Book<RollChapter>,
  situation: Situation,
  roll: Roll,
  band: Band,
  beneficiary: Beneficiary | undefined,
): Standing {
  const before = situation.standings[roll.target]
  const lasting = { ...lastingMarks(book, before, band, roll.target), ...volunteers(before, band) }
  if (isHeld(book, situation, roll, band)) return { ...before, ...lasting }
  if (band.policy !== undefined) {
    const gained = gainMarks(band.policy, powerOf(beneficiary))
    const waits = effectsOf(band, 'ally', 'associate').some(({ waitsFor }) => waitsFor !== undefined && !isMet(waitsFor, situation, roll))
    const after: Standing = {
      result: band.policy,
      with: powerOf(beneficiary),
      since: situation.turn,
      ...lasting,
      ...gained,
      ...(waits ? { waiting: true } : {}),
    }
    const joined = joinedBefore(before, after, roll.target)
    return joined === undefined ? after : { ...after, joined }
  }
  const ended = effectsOf(band, 'end').some(({ side }) => before.result !== null && side === sideFavoured(before.result))
  const { result, with: present, since, joined, attacked, waiting }: Standing = ended ? NEUTRAL : before
  return {
    result,
    with: present,
    ...(since === undefined ? {} : { since }),
    ...(joined === undefined ? {} : { joined }),
    ...(attacked ? { attacked } : {}),
    ...(waiting ? { waiting } : {}),
    ...lasting,
  }
}

/** A minor's BRP value, where it has been reported: zero stands for unknown. */
const valueOfMinor = (situation: Situation, minor: Minor): number => Number(situation.facts[`${minor}.brpValue`] ?? 0)

/** What a result awards, within the minor's BRP value where that is known (GN-11 BRPs); undefined if it awards nothing. */
export function awardOf(situation: Situation, minor: Minor, band: Band): number | undefined {
  const granted = effectsOf(band, 'hexes', 'income')[0]
  if (granted?.brps === undefined) return undefined
  const value = valueOfMinor(situation, minor)
  if (granted.brps === 'all') return value
  return value > 0 ? Math.min(granted.brps, value) : granted.brps
}

const isUnknownAward = (situation: Situation, minor: Minor, band: Band): boolean =>
  effectsOf(band, 'hexes', 'income').some(({ brps }) => brps === 'all') && valueOfMinor(situation, minor) === 0

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

/**
 * 49.58: hexes of a country tied to or at war with the other's great enemy are had only at the price of that war; a pledge binds as well
 * (001 Finland/Poland +2).
 */
function warsDue(book: Book<RollChapter>, situation: Situation, roll: Roll, after: Standing): readonly WarDue[] {
  if (isAtWar(situation, 'germany', 'russia')) return []
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
  if (
    after.with === 'germany' &&
    (partner === 'russia' || isAtWar(situation, 'russia', roll.target) || isEscalated(situation, 'russia', roll.target))
  )
    return [...pledged, { by: 'germany', on: 'russia', cite: controlByWar.germany }]
  if (after.with === 'russia' && (partner === 'axis' || isAtWar(situation, 'germany', roll.target)))
    return [...pledged, { by: 'russia', on: 'germany', cite: controlByWar.russia }]
  return pledged
}

const holdsHexes = ({ result, conquered }: Standing, minor: Minor): boolean =>
  result !== null && !conquered && BONDS.indexOf(bondOf(result, minor)) >= BONDS.indexOf('hexes')

/** Foreign factors it may take in, once it has opened its hexes. */
function factorLimit(book: Book<RollChapter>, situation: Situation, { result, waiting }: Standing, minor: Minor): number {
  if (result === null) return 0
  return book.clauses.foreignFactorLimit(minor, sideFavoured(result), waiting ? 'hexes' : bondOf(result, minor), situation).value
}

/** Units that an earlier result let in and the new one does not, all of them or those beyond its limit. */
function leaving(book: Book<RollChapter>, situation: Situation, after: Standing, minor: Minor): readonly MapNote[] {
  const before = situation.standings[minor]
  const { withdrawn, reduced } = book.clauses.mapEffects
  if (!holdsHexes(before, minor)) return []
  if (!holdsHexes(after, minor) || after.with !== before.with) return [withdrawn]
  const limit = factorLimit(book, situation, after, minor)
  return reduced !== undefined && limit < factorLimit(book, situation, before, minor) ? [reduced(limit)] : []
}

/** What follows on the map from what a country now grants, or no longer does (49.52 to 49.57, GN-05). */
function mapNotes(book: Book<RollChapter>, situation: Situation, roll: Roll, band: Band, after: Standing): readonly MapNote[] {
  const { target } = roll
  const before = situation.standings[target]
  const { granted, upTo, permanent, leavesHexes } = book.clauses.mapEffects
  const isNew = after.result !== null && (after.result !== before.result || after.with !== before.with)
  const joins = effectsOf(band, 'ally', 'associate')[0]
  const phase = after.result !== null && sideFavoured(after.result) === sideOf(roll.by) ? 'own' : 'opponent'
  const brought = (bond: Bond): readonly MapNote[] =>
    (granted[bond] ?? [])
      .filter((note) => (note.when === undefined || isMet(note.when, situation)) && (note.phase ?? phase) === phase)
      .map(({ when: _when, phase: _phase, ...note }) => note)
  const notes: MapNote[] = []
  if (isNew && after.result !== null && joins !== undefined && !after.waiting)
    notes.push(...(joins.leavesHexes ? (leavesHexes ?? []) : brought(joins.is)))
  else if (isNew && after.result !== null) {
    const grants = effectsOf(band, 'hexes', 'income')[0]?.is
    if (grants !== undefined) notes.push(...brought(grants))
    if (grants === 'hexes') {
      const limit = book.clauses.foreignFactorLimit(target, sideFavoured(after.result), 'hexes', situation)
      notes.push({ words: upTo(limit.value), cite: limit.cite })
    }
  }
  notes.push(...leaving(book, situation, after, target))
  if (band.permanent) notes.push({ words: 'the result is permanent: never named again', cite: permanent })
  if (isUnknownAward(situation, target, band)) notes.push({ words: 'all its BRPs, once their number is reported', cite: band.cite })
  return [...notes, ...switchNotes(book, situation, target, after)]
}

/** Units it may lend, as many as it now may: a result that keeps a better one in effect keeps its number. */
const volunteerNotes = (band: Band, { volunteers: units }: Standing): readonly MapNote[] =>
  effectsOf(band, 'volunteers').map(({ nationality }) => ({
    words: `Germany may be lent ${units} ${nationality} 2-3 infantry for the east while it fights Russia`,
    cite: band.cite,
  }))

const bandNotes = ({ effects, cite }: Band): readonly MapNote[] =>
  effects.flatMap((effect) => ('words' in effect ? [{ words: effect.words, cite }] : []))

/** The wars that a result asks for, and nothing else of it. */
export function warsDueBy(book: Book<RollChapter>, situation: Situation, roll: Roll, band: Band): readonly WarDue[] {
  const gains = band.policy === undefined ? undefined : sideFavoured(band.policy)
  const beneficiary = gains === undefined ? undefined : beneficiaryOf(book, situation, roll, gains)
  return warsDue(book, situation, roll, standingAfter(book, situation, roll, band, beneficiary))
}

/** What comes of a result for this roll. `agreed` settles a tie between the Western Allies and Russia. */
export function outcomeOf(book: Book<RollChapter>, situation: Situation, roll: Roll, band: Band, agreed?: Faction): Outcome {
  const gains = band.policy === undefined ? undefined : sideFavoured(band.policy)
  const beneficiary = gains === undefined ? undefined : beneficiaryOf(book, situation, roll, gains, agreed)
  const standing = standingAfter(book, situation, roll, band, beneficiary)
  const demand = answerToDemand(book, roll, band)
  const interest = keptInterest(book, situation, roll.target, standing)
  const facts = factsAfterSwitch(book, situation, roll.target, standing)
  return {
    target: roll.target,
    result: band.id,
    standing,
    ...(beneficiary === undefined ? {} : { beneficiary }),
    ...settleBrps(book, situation, roll, band, standing),
    warsDue: warsDue(book, situation, roll, standing),
    ...(Object.keys(facts).length === 0 ? {} : { facts }),
    ...(demand?.answer === undefined ? {} : { demand: demand.answer }),
    onMap: [
      ...bandNotes(band),
      ...volunteerNotes(band, standing),
      ...(demand === undefined ? [] : bandNotes(demand)),
      ...mapNotes(book, situation, roll, band, standing),
      ...(interest === undefined ? [] : [interest]),
      ...book.clauses.partialResults
        .filter(({ minor, when }) => minor === roll.target && isMet(when, situation))
        .map(({ words, cite }) => ({ words, cite })),
    ],
  }
}
