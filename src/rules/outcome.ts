import { type Beneficiary, beneficiaryOf } from './beneficiary.ts'
import type { Citation } from './citation.ts'
import type { Minor } from './countries.ts'
import { POWER_NAMES, type Power, SIDE_OF, type Side, sideOf } from './powers.ts'
import type { Rulebook } from './rulebook.ts'
import { isAtWar, type Payment, type Roll, type Situation } from './situation.ts'
import { BONDS, bondOf, NEUTRAL, type Policy, partnerOf, type Standing, sideFavoured } from './standing.ts'
import type { Band } from './table.ts'
import { isMet } from './weighing.ts'

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
  /** A war that must be declared this player turn, or a lesser result taken (49.58). */
  readonly mustDeclare?: { readonly by: Power; readonly on: Power; readonly cite: Citation }
  /** What the players carry out on the map. */
  readonly onMap: readonly { readonly words: string; readonly who?: Power; readonly cite: Citation }[]
}

/** How good a result is for a side: the rung of its ladder, 0 for none. */
const rungFor = (result: Policy | null, side: Side): number =>
  result === null || sideFavoured(result) !== side ? 0 : BONDS.indexOf(bondOf(result)) + 1

/** Flags that outlive the result that set them. */
function lastingMarks(before: Standing, band: Band, minor: Minor): Partial<Standing> {
  const low = band.to ?? Number.POSITIVE_INFINITY
  const high = band.from ?? Number.NEGATIVE_INFINITY
  const sticks = (was: boolean | undefined, sets: boolean): boolean => (high >= 5 ? false : sets || was === true)
  return {
    ...(sticks(before.turnedAllied, low <= 0) ? { turnedAllied: true } : {}),
    ...(minor === 'norway' && sticks(before.heavyWaterStopped, low <= 2) ? { heavyWaterStopped: true } : {}),
    ...(band.permanent || before.permanent ? { permanent: true } : {}),
  }
}

/** Units it may lend: set anew by a result that speaks of them, kept by one that changes nothing, gone otherwise. */
function volunteers(before: Standing, band: Band): Partial<Standing> {
  const granted = band.effects.find((effect) => effect.is === 'volunteers')
  if (granted !== undefined) return { volunteers: granted.units }
  const keeps = band.effects.some((effect) => effect.is === 'unchanged')
  return keeps && before.volunteers !== undefined ? { volunteers: before.volunteers } : {}
}

function standingAfter(situation: Situation, roll: Roll, band: Band, beneficiary: Beneficiary | undefined): Standing {
  const before = situation.standings[roll.target]
  const lasting = { ...lastingMarks(before, band, roll.target), ...volunteers(before, band) }
  if (band.policy !== undefined) {
    const power = beneficiary !== undefined && 'power' in beneficiary ? beneficiary.power : null
    const waits = band.effects.some(
      (effect) => 'waitsFor' in effect && effect.waitsFor !== undefined && !isMet(effect.waitsFor, situation, roll),
    )
    return { result: band.policy, with: power, since: situation.turn, ...lasting, ...(waits ? { waiting: true } : {}) }
  }
  const ended = band.effects.some((effect) => effect.is === 'end' && before.result !== null && effect.side === sideFavoured(before.result))
  const { result, with: present, since, attacked, waiting }: Standing = ended ? NEUTRAL : before
  return {
    result,
    with: present,
    ...(since === undefined ? {} : { since }),
    ...(attacked ? { attacked } : {}),
    ...(waiting ? { waiting } : {}),
    ...lasting,
  }
}

/** What the result awards, within the minor's BRP value where that is known (GN-11). */
function award(situation: Situation, minor: Minor, band: Band): number | undefined {
  const granted = band.effects.find((effect) => 'brps' in effect)
  if (granted === undefined) return undefined
  const value = Number(situation.facts[`${minor}.brpValue`] ?? 0)
  if (granted.brps === 'all') return value
  return value > 0 ? Math.min(granted.brps, value) : granted.brps
}

function settleBrps(book: Rulebook, situation: Situation, roll: Roll, band: Band, after: Standing): Pick<Outcome, 'transfers' | 'paid'> {
  const { target } = roll
  const before = situation.standings[target]
  const paid = situation.paid[target] ?? null
  const transfers: Transfer[] = []
  const move = (power: Power, brps: number): void => {
    if (brps === 0) return
    const waits = brps > 0 && SIDE_OF[power] !== sideOf(roll.by)
    const cite = brps > 0 ? band.cite : book.clauses.takenBack
    transfers.push({ power, brps, when: waits ? 'start of its next player turn' : 'at once', cite })
  }
  const awarded = award(situation, target, band)
  if (awarded !== undefined && after.with !== null) {
    const had = paid?.to === after.with ? paid.brps : 0
    if (paid !== null && paid.to !== after.with) move(paid.to, -paid.brps)
    move(after.with, awarded - had)
    return { transfers, paid: { to: after.with, brps: awarded } }
  }
  // A result that is no worse for its holder cancels nothing (GN-05).
  const holder = before.result === null ? undefined : sideFavoured(before.result)
  const isWorse = holder !== undefined && rungFor(after.result, holder) < rungFor(before.result, holder)
  if (paid === null || !isWorse) return { transfers, paid }
  move(paid.to, -paid.brps)
  return { transfers, paid: null }
}

/** 49.58: hexes of a country tied to or at war with the other's great enemy are had only at the price of that war. */
function mustDeclare(book: Rulebook, situation: Situation, roll: Roll, after: Standing): Outcome['mustDeclare'] {
  if (after.result === null || isAtWar(situation, 'germany', 'russia')) return undefined
  if (!['hexes', 'associate', 'ally'].includes(bondOf(after.result))) return undefined
  const before = situation.standings[roll.target]
  const bound = before.result !== null && ['associate', 'ally'].includes(bondOf(before.result)) ? partnerOf(before) : undefined
  if (after.with === 'germany' && (bound === 'russia' || isAtWar(situation, 'russia', roll.target)))
    return { by: 'germany', on: 'russia', cite: book.clauses.controlByWar.germany }
  if (after.with === 'russia' && (bound === 'axis' || isAtWar(situation, 'germany', roll.target)))
    return { by: 'russia', on: 'germany', cite: book.clauses.controlByWar.russia }
  return undefined
}

const holdsHexes = ({ result, conquered }: Standing): boolean =>
  result !== null && !conquered && BONDS.indexOf(bondOf(result)) >= BONDS.indexOf('hexes')

/** What follows on the map from what a country now grants, or no longer does (49.54 to 49.57, GN-05). */
function onMap(book: Rulebook, situation: Situation, { target }: Roll, after: Standing): Outcome['onMap'] {
  const before = situation.standings[target]
  const { hexes, foreignFactors, joined, unitsPlaced, unitsLeave } = book.clauses.mapEffects
  const notes: { words: string; cite: Citation }[] = []
  if (after.result !== null && after.result !== before.result && holdsHexes(after)) {
    const bond = bondOf(after.result)
    if (bond === 'hexes') {
      const limit = book.clauses.foreignFactorLimit(target, sideFavoured(after.result))
      notes.push({ words: 'its hexes count as held since the start of the gaining faction’s player turn', cite: hexes })
      notes.push({
        words: `at most ${limit.value} foreign factors there when a movement, combat or redeployment phase ends`,
        cite: foreignFactors,
      })
    } else if (!after.waiting) {
      notes.push({ words: 'its hexes count as held since the start of the gaining faction’s player turn', cite: joined })
      notes.push({ words: 'its units are placed at once, unless they are on the map', cite: unitsPlaced })
    }
  }
  if (holdsHexes(before) && (!holdsHexes(after) || after.with !== before.with))
    notes.push({ words: 'foreign units let in before must leave by the end of their next redeployment phase', cite: unitsLeave })
  return notes
}

/** An interest out of a trade pact outlives a partner's greater gain, and passes on only when its holder falls (49.51D). */
function keptInterests(book: Rulebook, situation: Situation, { target }: Roll): Outcome['onMap'] {
  const pact = situation.facts[`${target}.tradePact`]
  return book.clauses.keptInterests
    .filter(({ holder }) => holder === pact)
    .map(({ holder, unless, heir, kept, passed }) => {
      const [who, cite] = isMet(unless, situation) ? [heir, passed] : [holder, kept]
      return { words: `its economic interest ${who === holder ? 'stays' : 'becomes'} ${POWER_NAMES[who]}’s`, who, cite }
    })
}

/** What comes of a result for this roll. `agreed` settles a tie between the Western Allies and Russia. */
export function outcomeOf(book: Rulebook, situation: Situation, roll: Roll, band: Band, agreed?: Power): Outcome {
  const gains = band.policy === undefined ? undefined : sideFavoured(band.policy)
  const found = gains === undefined ? undefined : beneficiaryOf(book, situation, roll, gains)
  const beneficiary = found !== undefined && 'tie' in found && agreed !== undefined ? { power: agreed, cite: found.cite } : found
  const standing = standingAfter(situation, roll, band, beneficiary)
  const obligation = mustDeclare(book, situation, roll, standing)
  return {
    target: roll.target,
    result: band.id,
    standing,
    ...(beneficiary === undefined ? {} : { beneficiary }),
    ...settleBrps(book, situation, roll, band, standing),
    ...(obligation === undefined ? {} : { mustDeclare: obligation }),
    onMap: [
      ...band.effects.flatMap((effect) => ('words' in effect ? [{ words: effect.words, cite: band.cite }] : [])),
      ...onMap(book, situation, roll, standing),
      ...keptInterests(book, situation, roll),
    ],
  }
}
