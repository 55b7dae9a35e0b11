import { isBefore, seasonOf, type Turn, turnNumber, turnsFrom, yearOf } from '../calendar.ts'
import type { FactValue } from '../facts/fact.ts'
import { FACTS, isFactId } from '../facts/facts.ts'
import { type PackedFacts, slotOf } from '../facts/packed-facts.ts'
import { isNation, type Nation } from '../nations/countries.ts'
import type { Place } from '../places/places.ts'
import { type Declaration, joins, noteWar, type Roll, type Situation, trackOf, type War } from '../situation/situation.ts'
import { bondOf, POLICIES, partnerOf, sideFavoured } from '../situation/standing.ts'
import { type Condition, filledIn, type Quantity } from './condition.ts'
import { isWithin } from './quantity-kinds.ts'
import { type HeldFor, heldFor, isOfParty, ownParty, type Territory } from './territory.ts'
import { isDatedEarlier, isEarlier } from './wars.ts'

/** A condition made ready: all that can be known of it beforehand has been looked up, and facts are read from their slots. */
export type Met = (situation: Situation, facts: PackedFacts, roll: Roll | undefined, net: number) => boolean
export type Measured = (situation: Situation, facts: PackedFacts, roll: Roll | undefined) => number

type Reader = (facts: PackedFacts) => FactValue | undefined

function reader(id: string): Reader {
  const slot = slotOf(id)
  if (slot === undefined) return () => undefined
  const { page, at } = slot
  return (facts) => (facts[page] as PackedFacts[number])[at]
}

/** A fact as reported, or as at the start. */
function valueReader(id: string): (facts: PackedFacts) => FactValue {
  const read = reader(id)
  const start = isFactId(id) ? FACTS[id].start : null
  return (facts) => read(facts) ?? start
}

/** The number of the turn that a fact names; below zero while it has not happened. */
function turnReader(id: string): (facts: PackedFacts) => number {
  const read = reader(id)
  return (facts) => {
    const date = read(facts)
    return typeof date === 'string' ? turnNumber(date as Turn) : -1
  }
}

function someWar(wars: readonly War[], one: Nation, other: Nation, isMeant: (war: War) => boolean): boolean {
  noteWar(wars, one, other)
  for (const war of wars) if (joins(war, one, other) && isMeant(war)) return true
  return false
}

const isOn = ({ until }: War): boolean => until === undefined

/** Whose side a place counts for: for most holders it is known beforehand. */
function placeReader(place: Place, territory: Territory): (situation: Situation, facts: PackedFacts) => HeldFor | undefined {
  const read = reader(`${place}.controller`)
  return (situation, facts) => {
    const holder = read(facts)
    if (typeof holder !== 'string' || holder === 'nobody') return undefined
    const own = ownParty(holder)
    if (own !== undefined) return own
    return isNation(holder) ? heldFor(holder, situation, territory) : undefined
  }
}

/** Kinds that are asked often enough; all others are weighed as they are written. */
export type Compilers<P extends { readonly is: string }, C> = { readonly [K in P['is']]?: (part: Extract<P, { is: K }>) => C }

/** Every plain condition that is worth it; a property test holds each equal to the one as it is written. */
export const QUICK_CONDITIONS: Compilers<Condition, Met> = {
  always: () => () => true,
  net:
    ({ sign }) =>
    (_situation, _facts, _roll, net) =>
      sign === 'positive' ? net > 0 : net < 0,
  flag: ({ fact }) => {
    const read = valueReader(fact)
    return (_situation, facts) => read(facts) === true
  },
  chosen: ({ fact, among }) => {
    const read = valueReader(fact)
    return (_situation, facts) => among.includes(String(read(facts)))
  },
  happened: ({ fact, when }) => {
    const read = turnReader(fact)
    if (when === 'ever')
      return (situation, facts) => {
        const then = read(facts)
        return then >= 0 && turnNumber(situation.turn) - then >= 0
      }
    const dated = reader(fact)
    return ({ turn }, facts) => read(facts) >= 0 && yearOf(dated(facts) as Turn) === yearOf(turn)
  },
  'turns-after': ({ fact, turns }) => {
    const read = turnReader(fact)
    return ({ turn }, facts) => {
      const then = read(facts)
      return (then < 0 ? -1 : turnNumber(turn) - then) === turns
    }
  },
  holds: ({ place, party, victims, friends }) => {
    const read = placeReader(place, { ...(victims === undefined ? {} : { victims }), ...(friends === undefined ? {} : { friends }) })
    return (situation, facts) => isOfParty(read(situation, facts), party)
  },
  'held-by': ({ place, nation }) => {
    const read = reader(`${place}.controller`)
    return (_situation, facts) => read(facts) === nation
  },
  stands: ({ minor: here, side, bonds, byRoll }) => {
    const minor = filledIn(here)
    const wanted: readonly unknown[] = POLICIES.filter((result) => sideFavoured(result) === side && bonds.includes(bondOf(result, minor)))
    return ({ standings }) => {
      const { result, conquered, attacked } = standings[minor]
      return result !== null && !conquered && !(byRoll && attacked) && wanted.includes(result)
    }
  },
  'in-effect': ({ minor: here, results }) => {
    const minor = filledIn(here)
    return ({ standings }) => {
      const { result, conquered } = standings[minor]
      return result !== null && !conquered && results.includes(result)
    }
  },
  tied: ({ minor: here, to }) => {
    const minor = filledIn(here)
    return ({ standings }) => partnerOf(standings[minor]) === to
  },
  marked: ({ minor: here, mark }) => {
    const minor = filledIn(here)
    return ({ standings }) => Number(standings[minor][mark] ?? 0) >= 1
  },
  'at-war': ({ one, other: here }) => {
    const other = filledIn(here)
    return ({ wars }) => someWar(wars, one, other, isOn)
  },
  'ever-at-war': ({ one, other: here }) => {
    const other = filledIn(here)
    return ({ wars }) => someWar(wars, one, other, () => true)
  },
  'long-at-war': ({ one, other: here, byDate }) => {
    const other = filledIn(here)
    return (situation) =>
      someWar(
        situation.wars,
        one,
        other,
        (war) => isOn(war) && (byDate === true ? isDatedEarlier(war, situation) : isEarlier(war, situation)),
      )
  },
  declared:
    ({ by, on, unrevoked, from }) =>
    ({ declarations }) => {
      for (const one of declarations)
        if (one.on === on && by.includes(one.by) && !(unrevoked && one.revoked) && (from === undefined || !isBefore(one.turn, from)))
          return true
      return false
    },
  'in-season':
    ({ seasons }) =>
    ({ turn }) =>
      seasons.includes(seasonOf(turn)),
  'from-turn': ({ turn: first }) => {
    const number = turnNumber(first)
    return ({ turn }) => turnNumber(turn) >= number
  },
  scenario:
    ({ kinds }) =>
    ({ kind }) =>
      kinds.includes(kind),
  'rolled-by':
    ({ factions }) =>
    (_situation, _facts, roll) =>
      roll !== undefined && factions.includes(roll.by),
  manner:
    ({ manner }) =>
    (_situation, _facts, roll) =>
      roll?.manner === manner,
}

function countIf<T>(items: readonly T[], isMeant: (item: T) => boolean): number {
  let count = 0
  for (const item of items) if (isMeant(item)) count++
  return count
}

export const QUICK_QUANTITIES: Compilers<Quantity, Measured> = {
  number:
    ({ number }) =>
    () =>
      number,
  count: ({ fact }) => {
    const read = valueReader(fact)
    return (_situation, facts) => Number(read(facts))
  },
  points: ({ faction, target: here }) => {
    const target = filledIn(here)
    return ({ placements }) => placements[faction][target] ?? 0
  },
  subversion: () => (_situation, _facts, roll) => roll?.subversion ?? 0,
  covert:
    ({ side }) =>
    (_situation, _facts, roll) =>
      roll?.covert[side] ?? 0,
  declarations: ({ by, on, when, together = [] }) => {
    const isGrouped = together.length > 0 || when === 'ever'
    const groupOf = (nation: Nation): string => together.find((group) => group.includes(nation))?.join('+') ?? nation
    const isMeant = (one: Declaration, now: Turn): boolean =>
      !one.quiet && by.includes(one.by) && on.includes(one.on) && isWithin(when, turnsFrom(one.turn, now))
    if (!isGrouped) return ({ declarations, turn }) => countIf(declarations, (one) => isMeant(one, turn))
    return ({ declarations, turn }) => {
      const made = declarations.filter((one) => isMeant(one, turn))
      return made.length === 0 ? 0 : new Set(made.map((one) => (when === 'ever' ? groupOf(one.on) : `${one.by} ${groupOf(one.on)}`))).size
    }
  },
  'tension-points':
    ({ by, track, when }) =>
    ({ tensionPointsUsed, turn }) =>
      countIf(tensionPointsUsed, (use) => use.by === by && trackOf(use) === track && isWithin(when, turnsFrom(use.turn, turn))),
}
