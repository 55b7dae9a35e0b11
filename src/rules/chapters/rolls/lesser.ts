import {
  type Band,
  type Bond,
  type Book,
  bondOf,
  factsWith,
  isMet,
  type Level,
  type Minor,
  type Policy,
  type Refusal,
  type Roll,
  refuse,
  type Side,
  type Situation,
  type Standing,
  sideFavoured,
  situationWith,
  standingsWith,
  targetName,
} from '../../core/index.ts'
import { tensionTurn } from '../tension/index.ts'
import type { RollChapter } from './clauses.ts'
import { asRolledFor } from './neutral-half.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { warsDueBy } from './war-due.ts'

/** How far a result lies from the one that favours nobody, in steps along the printed list. */
function rungsFromNeutral(bands: readonly Band[], band: Band): number {
  const neutral = bands.findIndex((one) => one.favours === 'nobody')
  return bands.indexOf(band) - neutral
}

/**
 * The result rolled and those below it on the favoured side’s ladder (GN-04 lesser), down to the one that favours nobody: nothing on the
 * other side’s can be forced on it (49.53 (e)).
 */
function ladderFrom(bands: readonly Band[], rolled: Band): readonly Band[] {
  const known = ladders.get(rolled)
  if (known !== undefined) return known
  const made = ladderIn(bands, rolled)
  ladders.set(rolled, made)
  return made
}

const ladders = new WeakMap<Band, readonly Band[]>()

function ladderIn(bands: readonly Band[], rolled: Band): readonly Band[] {
  if (rolled.favours === 'nobody') return [rolled]
  const top = rungsFromNeutral(bands, rolled)
  return bands
    .filter((band) => {
      const rung = rungsFromNeutral(bands, band)
      return top > 0 ? rung >= 0 && rung <= top : rung <= 0 && rung >= top
    })
    .sort((one, other) => Math.abs(rungsFromNeutral(bands, other)) - Math.abs(rungsFromNeutral(bands, one)))
}

/** Worse for the side than the result in effect; where both raise units, by their numbers (IRE-R(7), 49.91F). */
const isWorse = (policy: Policy, present: Policy, side: Side): boolean =>
  sideFavoured(policy) === side && (side === 'axis' ? policy < present : policy > present)

/** A Sweden that still waits on Finland is no ally or associate yet: it has the hexes (R49-66). */
const bondNow = (result: Policy, waiting: boolean | undefined, minor: Minor): Bond => (waiting ? 'hexes' : bondOf(result, minor))

const isBound = (standing: Standing, minor: Minor, side: Side, bonds: readonly Bond[]): boolean =>
  standing.result !== null &&
  !standing.conquered &&
  sideFavoured(standing.result) === side &&
  bonds.includes(bondNow(standing.result, standing.waiting, minor))

/** A result that ends one of these bonds, or sets up a lesser one in its place. */
function endsBond(standing: Standing, minor: Minor, band: Band, side: Side, bonds: readonly Bond[] = ['associate', 'ally']): boolean {
  if (standing.result === null || !isBound(standing, minor, side, bonds)) return false
  if (band.effects.some((effect) => effect.is === 'end' && effect.side === side)) return true
  return band.policy !== undefined && isWorse(band.policy, standing.result, side)
}

/** A choice of result, and what stands against it. */
export interface ResultChoice {
  readonly band: Band
  readonly refusals: readonly Refusal[]
}

/** Russo-German tension once a result has come about (49.59). */
function tensionOnce(book: Book<RollChapter>, situation: Situation, { target, standing, facts }: Outcome): Level {
  const after = situationWith(situation, {
    standings: standingsWith(situation.standings, { [target]: standing }),
    facts: factsWith(situation.facts, facts ?? {}),
  })
  const [then, now] = [situation, after].map((one) => tensionTurn(book, situation, one, 'after-start').rgt?.after ?? 0)
  const { actual, highest = actual } = situation.tensions.rgt
  const level = actual + (now ?? 0) - (then ?? 0)
  return { actual: level, effective: level, highest: Math.max(highest, level) }
}

/** `a 7`, `an 8` */
const aResult = ({ id }: Band): string => `${id.startsWith('8') ? 'an' : 'a'} ${id}`

/** 49.58: a gain that asks for a war Russia could not declare then is not for Russia to take; Germany always can (RT-33). */
function whyNotWarDue(book: Book<RollChapter>, situation: Situation, roll: Roll, band: Band): readonly Refusal[] {
  const { controlByWar } = book.clauses
  if (controlByWar === undefined || !warsDueBy(book, situation, roll, band).some(({ by }) => by === 'russia')) return []
  const outcome = outcomeOf(book, situation, roll, band)
  const { russia: cite, russianWar } = controlByWar
  const { target } = outcome
  const refusal = (why: string) =>
    refuse('war-not-open', `${targetName(target)}: ${aResult(band)} asks for a Russian war on Germany, which ${why}`, cite, {
      target,
      result: band.id,
      needed: russianWar.level,
    })
  if (!isMet(russianWar.when, situation)) return [refusal('tension does not allow yet')]
  const rgt = tensionOnce(book, situation, outcome)
  return isMet(russianWar.when, situationWith(situation, { tensions: { ...situation.tensions, rgt } }))
    ? []
    : [refusal(`needs ${russianWar.level}: the gain brings tension down from ${situation.tensions.rgt.actual} to ${rgt.actual}`)]
}

/** Why this result may not be taken, the rolled one itself or a lesser. */
function whyNotThis(book: Book<RollChapter>, situation: Situation, roll: Roll, rolled: Band, band: Band, side: Side): readonly Refusal[] {
  const { target } = roll
  const { lesserKeepsBond } = book.clauses
  const { standings } = asRolledFor(book, situation, target)
  const refusals: Refusal[] = []
  if (lesserKeepsBond !== undefined && band !== rolled && endsBond(standings[target], target, band, side))
    refusals.push(
      refuse('ends-the-bond', `${targetName(target)}: a lesser ${band.id} would end its alliance or association`, lesserKeepsBond, {
        target,
        result: band.id,
      }),
    )
  return [...refusals, ...whyNotWarDue(book, situation, roll, band)]
}

/** What the favoured side may make of a roll, with why not for those it may not. */
export function lesserResults(book: Book<RollChapter>, situation: Situation, roll: Roll, rolled: Band): readonly ResultChoice[] {
  const side = rolled.favours
  if (side === 'nobody') return [{ band: rolled, refusals: [] }]
  const bands = book.tables[roll.target]?.bands ?? []
  return ladderFrom(bands, rolled).map((band) => ({ band, refusals: whyNotThis(book, situation, roll, rolled, band, side) }))
}

/** It would cost the favoured side what the book spares it. */
const isSpared = (book: Book<RollChapter>, situation: Situation, { target }: Roll, band: Band, side: Side): boolean =>
  endsBond(asRolledFor(book, situation, target).standings[target], target, band, side, book.clauses.sparedByDefault.value)

/** What is taken if nobody chooses: the best that is allowed, unless it would cost the favoured side what the book spares it (R49-25). */
export function resultByDefault(book: Book<RollChapter>, situation: Situation, roll: Roll, rolled: Band): Band {
  const side = rolled.favours
  if (side === 'nobody') return rolled
  const open = lesserResults(book, situation, roll, rolled).filter(({ refusals }) => refusals.length === 0)
  const keeping = open.find(({ band }) => !isSpared(book, situation, roll, band, side))
  return keeping?.band ?? open[0]?.band ?? rolled
}

/** Why something less than the result rolled is taken if nobody chooses: each reason once, of the highest result that it is against. */
export function whyLesserByDefault(book: Book<RollChapter>, situation: Situation, roll: Roll, rolled: Band): readonly Refusal[] {
  const side = rolled.favours
  if (side === 'nobody') return []
  const { target } = roll
  const taken = resultByDefault(book, situation, roll, rolled)
  const choices = lesserResults(book, situation, roll, rolled)
  const reasons = choices
    .slice(
      0,
      choices.findIndex(({ band }) => band === taken),
    )
    .flatMap(({ band, refusals }) => {
      if (refusals.length > 0 || !isSpared(book, situation, roll, band, side)) return refusals
      const words = `${targetName(target)}: ${aResult(band)} would end what it grants now`
      return [refuse('spared-by-default', words, book.clauses.sparedByDefault.cite, { target, result: band.id })]
    })
  return reasons.filter(({ code }, index) => reasons.findIndex((one) => one.code === code) === index)
}

/** Every rule that a choice of result breaks. */
export function whyNotTake(book: Book<RollChapter>, situation: Situation, roll: Roll, rolled: Band, wanted: string): readonly Refusal[] {
  const { target } = roll
  const choices = lesserResults(book, situation, roll, rolled)
  const choice = choices.find(({ band }) => band.id === wanted)
  if (choice !== undefined) return choice.refusals
  const may = choices.map(({ band }) => band.id)
  return [
    refuse(
      'not-a-lesser-result',
      `${targetName(target)}: after a ${rolled.id} the choice is ${may.join(', ')}, not ${wanted}`,
      book.clauses.lesser,
      {
        target,
        rolled: rolled.id,
        wanted,
      },
    ),
  ]
}
