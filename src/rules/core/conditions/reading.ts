import { SEASONS, seasonOf, type Turn, turnNumber, turnsFrom, type Year, yearOf } from '../calendar.ts'
import { type Minor, NATIONS, type Nation } from '../countries.ts'
import { FACTS, type FactId } from '../facts/facts.ts'
import type { Place } from '../places/places.ts'
import { FACTIONS, type Faction, type Power, type Side } from '../powers.ts'
import {
  hasBeenAtWar,
  hasDeclared,
  isAtWar,
  joins,
  MANNERS,
  type Mobilizations,
  type Roll,
  SCENARIO_KINDS,
  type Situation,
  trackOf,
} from '../situation.ts'
import { BONDS, bondOf, partnerOf, type Standing, sideFavoured } from '../standing.ts'
import type { Target } from '../targets.ts'
import type { Track } from '../tracks.ts'
import type { Mark, Party } from './condition.ts'
import { earlierSubversions, enemysLastTurn, justSubverted, namings, pastSubversions } from './roll-reading.ts'
import { heldFor, type Territory } from './territory.ts'
import {
  alliedTurnsOfWar,
  declarationsSince,
  hasBegunWar,
  isEarlier,
  majorsAtWar,
  wasAtWar,
  yearsAtWar,
  yearsBeforeDeclaration,
} from './war-reading.ts'

/** One number that can be read off a situation. Conditions and quantities come down to these. */
export type Reading =
  | { readonly of: 'fact'; readonly fact: FactId }
  | { readonly of: 'since'; readonly fact: FactId }
  | { readonly of: 'years-gone'; readonly fact: FactId; readonly leastZero?: true }
  | ({ readonly of: 'holder'; readonly place: Place } & Territory)
  | { readonly of: 'standing'; readonly minor: Minor; readonly byRoll: boolean }
  | { readonly of: 'result'; readonly minor: Minor }
  | { readonly of: 'partner'; readonly minor: Minor }
  | { readonly of: 'mark'; readonly minor: Minor; readonly mark: Mark }
  | { readonly of: 'war'; readonly one: Nation; readonly other: Nation; readonly ever: boolean }
  | { readonly of: 'long-war'; readonly one: Nation; readonly other: Nation }
  | { readonly of: 'allied-turns-of-war'; readonly one: Nation; readonly other: Nation }
  | {
      readonly of: 'declarations'
      readonly by: readonly Power[]
      readonly on: readonly Nation[]
      readonly when: 'this-turn' | 'last-turn' | 'before' | 'ever'
      readonly together: readonly (readonly Nation[])[]
    }
  | {
      readonly of: 'majors-at-war'
      readonly against: readonly Power[]
      readonly among: readonly Power[]
      readonly since: 'earlier' | 'any'
    }
  | { readonly of: 'mobilized'; readonly by: keyof Mobilizations }
  | { readonly of: 'uses-this-turn'; readonly what: 'subversion' }
  | { readonly of: 'tension-points'; readonly by: Faction; readonly track: Track; readonly when: 'this-turn' | 'last-turn' }
  | { readonly of: 'declared'; readonly by: readonly Power[]; readonly on: Nation; readonly unrevoked: boolean }
  | { readonly of: 'war-then'; readonly one: Nation; readonly other: Nation; readonly fact: FactId }
  | {
      readonly of: 'declared-since'
      readonly by: readonly Power[]
      readonly on: readonly Nation[]
      readonly fact: FactId
      readonly orThen: boolean
    }
  | { readonly of: 'years-at-war'; readonly one: Nation; readonly other: Nation }
  | { readonly of: 'begun-war'; readonly by: readonly Power[]; readonly on: readonly Power[] }
  | { readonly of: 'years-before-declaration'; readonly by: readonly Power[]; readonly on: Nation; readonly fact?: FactId | undefined }
  | { readonly of: 'points'; readonly faction: Faction; readonly target: Target }
  | { readonly of: 'level'; readonly track: Track; readonly reading: 'actual' | 'effective' | 'highest' }
  | { readonly of: 'years-since'; readonly year: Year }
  | { readonly of: 'declared-late'; readonly by: Power; readonly on: readonly Power[]; readonly after: Year }
  | { readonly of: 'scenario' }
  | { readonly of: 'named'; readonly by: readonly Faction[]; readonly how: 'this-year' | 'in-eastern-war' | 'ever' }
  | { readonly of: 'just-declared'; readonly by: readonly Power[]; readonly on: Nation }
  | { readonly of: 'just-subverted' }
  | { readonly of: 'season' }
  | { readonly of: 'turn' }
  | { readonly of: 'roller' }
  | { readonly of: 'manner' }
  | { readonly of: 'pledge' }
  | { readonly of: 'subversion' }
  | { readonly of: 'past-subversions'; readonly earlier: boolean }
  | { readonly of: 'covert'; readonly side: Side }

/** The same reading always has the same key. */
export const keyOf = (reading: Reading): string => Object.values(reading).join(' ')

const PARTIES = ['nobody', ...FACTIONS, 'japan', 'china'] as const

/** The numbers that stand for a party in the readings `holder`, `partner` and `roller`. */
export const codesOf = (party: Party): readonly number[] =>
  party === 'allies' ? [PARTIES.indexOf('westernAllies'), PARTIES.indexOf('russia')] : [PARTIES.indexOf(party)]

const codeOf = (party: (typeof PARTIES)[number] | undefined): number => PARTIES.indexOf(party ?? 'nobody')

/** How much a country has granted, the Axis above zero and the Allies below. */
function standingCode(standing: Standing, minor: Minor, byRoll: boolean): number {
  if (standing.result === null || standing.conquered || (byRoll && standing.attacked)) return 0
  const rung = BONDS.indexOf(bondOf(standing.result, minor)) + 1
  return sideFavoured(standing.result) === 'axis' ? rung : -rung
}

export const standingCodes = (side: Side, bonds: readonly (typeof BONDS)[number][]): readonly number[] =>
  bonds.map((bond) => (BONDS.indexOf(bond) + 1) * (side === 'axis' ? 1 : -1))

/** Stands for no result in effect: off every ladder. */
const NO_RESULT = -99

const isWithin = (when: 'this-turn' | 'last-turn' | 'before' | 'ever', turnsAgo: number): boolean =>
  when === 'ever' || (when === 'this-turn' ? turnsAgo === 0 : when === 'last-turn' ? turnsAgo === 1 : turnsAgo > 0)

/** A fact as a number: no and yes are 0 and 1, a choice its place in the list, a date its turn's number or -1. */
function factReader(id: FactId): Reader {
  const fact = FACTS[id]
  switch (fact.type) {
    case 'count':
      return ({ facts }) => (facts[id] ?? fact.start) as number
    case 'yes-no':
      return ({ facts }) => ((facts[id] ?? fact.start) === true ? 1 : 0)
    case 'choice':
      return ({ facts }) => fact.choices.indexOf(String(facts[id] ?? fact.start))
    case 'date':
      return ({ facts }) => {
        const turn = facts[id] ?? fact.start
        return turn === null ? -1 : turnNumber(turn as Turn)
      }
    case 'control':
      return ({ facts }) => NATIONS.indexOf((facts[id] ?? fact.start) as Nation)
  }
}

/** How a number is read off a situation, made ready once and asked often. */
export type Reader = (situation: Situation, roll?: Roll) => number

export function readerOf(reading: Reading): Reader {
  switch (reading.of) {
    case 'fact':
      return factReader(reading.fact)
    case 'since': {
      const date = factReader(reading.fact)
      return (situation) => {
        const then = date(situation)
        return then < 0 ? -1 : turnNumber(situation.turn) - then
      }
    }
    case 'years-gone':
      return ({ facts, turn }) => {
        const then = facts[reading.fact] ?? null
        return then === null ? (reading.leastZero === true ? 0 : -1) : yearOf(turn) - yearOf(then as Turn)
      }
    case 'holder': {
      const id: FactId = `${reading.place}.controller`
      const { start } = FACTS[id]
      return (situation) => {
        const holder = situation.facts[id] ?? start
        return holder === 'nobody' ? 0 : codeOf(heldFor(holder as Nation, situation, reading))
      }
    }
    case 'standing':
      return ({ standings }) => standingCode(standings[reading.minor], reading.minor, reading.byRoll)
    case 'result':
      return ({ standings }) => (standings[reading.minor].conquered ? NO_RESULT : (standings[reading.minor].result ?? NO_RESULT))
    case 'partner':
      return ({ standings }) => codeOf(partnerOf(standings[reading.minor]))
    case 'mark':
      return ({ standings }) => Number(standings[reading.minor][reading.mark] ?? 0)
    case 'war': {
      const { one, other } = reading
      return reading.ever
        ? (situation) => Number(hasBeenAtWar(situation, one, other))
        : (situation) => Number(isAtWar(situation, one, other))
    }
    case 'long-war':
      return (situation) =>
        Number(situation.wars.some((war) => war.until === undefined && isEarlier(war, situation) && joins(war, reading.one, reading.other)))
    case 'allied-turns-of-war':
      return (situation) => alliedTurnsOfWar(situation, reading.one, reading.other)
    case 'declarations':
      return ({ declarations, turn }) => {
        const made = declarations.filter(
          (one) =>
            !one.quiet && reading.by.includes(one.by) && reading.on.includes(one.on) && isWithin(reading.when, turnsFrom(one.turn, turn)),
        )
        const isEver = reading.when === 'ever'
        if (reading.together.length === 0 && !isEver) return made.length
        const groupOf = (on: Nation): string => reading.together.find((group) => group.includes(on))?.join('+') ?? on
        return new Set(made.map(({ by, on }) => (isEver ? groupOf(on) : `${by} ${groupOf(on)}`))).size
      }
    case 'majors-at-war':
      return (situation) => majorsAtWar(situation, reading)
    case 'mobilized':
      return ({ mobilizations }) => {
        const found = mobilizations[reading.by]
        return typeof found === 'number' ? found : found.done + (found.isHalfDone ? 1 : 0)
      }
    case 'uses-this-turn':
      return ({ subversions, turn }) => subversions.filter((use) => use.turn === turn).length
    case 'tension-points':
      return ({ tensionPointsUsed, turn }) =>
        tensionPointsUsed.filter(
          (use) => use.by === reading.by && trackOf(use) === reading.track && isWithin(reading.when, turnsFrom(use.turn, turn)),
        ).length
    case 'declared':
      return reading.unrevoked
        ? ({ declarations }) => Number(declarations.some(({ by, on, revoked }) => reading.by.includes(by) && on === reading.on && !revoked))
        : (situation) => Number(reading.by.some((power) => hasDeclared(situation, power, reading.on)))
    case 'war-then': {
      const date = factReader(reading.fact)
      return (situation) => Number(wasAtWar(situation, reading.one, reading.other, date(situation)))
    }
    case 'declared-since': {
      const date = factReader(reading.fact)
      return (situation) => declarationsSince(situation, reading.by, reading.on, date(situation), reading.orThen)
    }
    case 'years-at-war':
      return (situation) => yearsAtWar(situation, reading.one, reading.other)
    case 'begun-war':
      return (situation) => Number(hasBegunWar(situation, reading.by, reading.on))
    case 'years-before-declaration': {
      const date = reading.fact === undefined ? ({ turn }: Situation) => turnNumber(turn) : factReader(reading.fact)
      return (situation) => yearsBeforeDeclaration(situation, reading.by, reading.on, date(situation))
    }
    case 'points':
      return ({ placements }) => placements[reading.faction][reading.target] ?? 0
    case 'level':
      return ({ tensions }) => {
        const { actual, effective, highest } = tensions[reading.track]
        if (reading.reading !== 'highest') return reading.reading === 'actual' ? actual : effective
        // Of the American tracks the effective level is the one that counts.
        const counted = reading.track === 'rgt' ? actual : effective
        return Math.max(counted, highest ?? counted)
      }
    case 'years-since':
      return ({ turn }) => yearOf(turn) - reading.year
    case 'declared-late':
      return ({ declarations }) => {
        const years = declarations
          .filter(({ by, on }) => by === reading.by && (reading.on as readonly Nation[]).includes(on))
          .map(({ turn }) => yearOf(turn))
        return years.length === 0 ? 0 : Math.max(0, Math.min(...years) - reading.after)
      }
    case 'scenario':
      return ({ kind }) => SCENARIO_KINDS.indexOf(kind)
    case 'named':
      return (situation, roll) => namings(situation, roll, reading.by, reading.how)
    case 'just-declared':
      return (situation, roll) =>
        situation.declarations.filter(
          ({ by, on, turn }) => reading.by.includes(by) && on === reading.on && turnNumber(turn) === enemysLastTurn(situation, roll),
        ).length
    case 'just-subverted':
      return (situation, roll) => Number(justSubverted(situation, roll))
    case 'season':
      return ({ turn }) => SEASONS.indexOf(seasonOf(turn))
    case 'turn':
      return ({ turn }) => turnNumber(turn)
    case 'roller':
      return (_situation, roll) => codeOf(roll?.by)
    case 'manner':
      return (_situation, roll) => (roll === undefined ? -1 : MANNERS.indexOf(roll.manner))
    case 'pledge':
      return (_situation, roll) => Number(roll?.pledgesWarOnRussia ?? false)
    case 'subversion':
      return (_situation, roll) => roll?.subversion ?? 0
    case 'past-subversions':
      return reading.earlier ? earlierSubversions : pastSubversions
    case 'covert':
      return (_situation, roll) => roll?.covert[reading.side] ?? 0
  }
}

export const read = (reading: Reading, situation: Situation, roll?: Roll): number => readerOf(reading)(situation, roll)
