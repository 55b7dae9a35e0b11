import { FIRST_TURN, isBefore, seasonOf, turnNumber, yearOf } from '../calendar.ts'
import type { DateFact } from '../facts/facts.ts'
import type { Nation } from '../nations/countries.ts'
import { POWERS } from '../nations/powers.ts'
import { dateOf, factValue, holderOf, isSo } from '../situation/reported.ts'
import { hasBeenAtWar, isAtWar, type Roll, type Situation, warsBetween } from '../situation/situation.ts'
import { bondOf, partnerOf, sideFavoured } from '../situation/standing.ts'
import { type AboutHere, type Condition, filledIn, type Here } from './condition.ts'
import { type Dependency, fact, roller, target, turn } from './dependency.ts'
import { enemysLastTurn, justSubverted, namings } from './earlier-acts.ts'
import { isOfParty, placeHeldFor } from './territory.ts'
import {
  alliedTurnsOfWar,
  declarationsSince,
  declarersBetween,
  halvesOf,
  hasBegunWar,
  haveDrivenOff,
  isDatedEarlier,
  isEarlier,
  wasAtWar,
  yearsAtWar,
  yearsBeforeDeclaration,
} from './wars.ts'

/** A kind of condition that is not made of others: all that is known about it but its words. Methods, so that one register can hold any. */
interface PlainCondition<C> {
  /** What its answer hangs on, and nothing else. */
  reads(condition: C): readonly Dependency[]
  /** `net` is the sum of all lines that do not ask for it; only inertial rows do (R49-05). */
  isMet(condition: C, situation: Situation, roll: Roll | undefined, net: number): boolean
}

/** The number of the turn a fact names; below zero while it has not happened. */
function turnOfFact(situation: Situation, id: AboutHere<DateFact>): number {
  const date = dateOf(situation, filledIn(id))
  return date === undefined ? -1 : turnNumber(date)
}

/** Turns since then; below zero while it has not happened. */
function turnsSince(situation: Situation, id: AboutHere<DateFact>): number {
  const then = turnOfFact(situation, id)
  return then < 0 ? -1 : turnNumber(situation.turn) - then
}

const war = (one: Nation, other: Here<Nation>): Dependency => ({ of: 'war', one, other: filledIn(other) })

/** All but those made of other conditions or of quantities. */
type PlainConditions = {
  readonly [K in Exclude<Condition['is'], 'all' | 'any' | 'not' | 'called' | 'at-least' | 'exceeds'>]: PlainCondition<
    Extract<Condition, { is: K }>
  >
}

/** Every condition that is not made of others: what it reads, and when it is met. */
export const PLAIN_CONDITIONS: PlainConditions = {
  always: { reads: () => [], isMet: () => true },
  net: {
    reads: () => [{ of: 'net' }],
    isMet: ({ sign }, _situation, _roll, net) => (sign === 'positive' ? net > 0 : net < 0),
  },
  ruled: {
    reads: ({ ruling }) => [{ of: 'ruling', ruling }],
    isMet({ ruling }) {
      throw new Error(`${ruling} is settled when the book is resolved`)
    },
  },

  // What the map game reports.
  flag: {
    reads: (asked) => [fact(asked.fact)],
    isMet: (asked, situation) => isSo(situation, filledIn(asked.fact)),
  },
  chosen: {
    reads: (asked) => [fact(asked.fact)],
    isMet: (asked, situation) => asked.among.includes(String(factValue(situation, filledIn(asked.fact)))),
  },
  happened: {
    reads: (asked) => [fact(asked.fact), turn],
    isMet: ({ fact: id, when }, situation) => {
      if (when === 'ever') return turnsSince(situation, id) >= 0
      const date = dateOf(situation, filledIn(id))
      return date !== undefined && yearOf(date) === yearOf(situation.turn)
    },
  },
  'happened-before': {
    reads: (asked) => [fact(asked.fact)],
    isMet: (asked, situation) => {
      const then = turnOfFact(situation, asked.fact)
      return then >= 0 && then < turnNumber(asked.turn)
    },
  },
  'turns-after': {
    reads: (asked) => [fact(asked.fact), turn],
    isMet: (asked, situation) => turnsSince(situation, asked.fact) === asked.turns,
  },
  holds: {
    reads: ({ place, victims, friends }) => [
      fact(`${place}.controller`),
      { of: 'allegiance', ...(victims === undefined ? {} : { victims }), ...(friends === undefined ? {} : { friends }) },
    ],
    isMet: (asked, situation) => isOfParty(placeHeldFor(asked.place, situation, asked), asked.party),
  },
  'held-by': {
    reads: ({ place }) => [fact(`${place}.controller`)],
    isMet: ({ place, nation }, situation) => holderOf(situation, place) === nation,
  },

  // Where the minors stand.
  stands: {
    reads: ({ minor }) => [{ of: 'standing', minor: filledIn(minor) }],
    isMet: ({ minor: here, side, bonds, byRoll }, { standings }) => {
      const minor = filledIn(here)
      const { result, conquered, attacked } = standings[minor]
      if (result === null || conquered || (byRoll && attacked)) return false
      return sideFavoured(result) === side && bonds.includes(bondOf(result, minor))
    },
  },
  'in-effect': {
    reads: ({ minor }) => [{ of: 'standing', minor: filledIn(minor) }],
    isMet: ({ minor, results }, { standings }) => {
      const { result, conquered } = standings[filledIn(minor)]
      return result !== null && !conquered && results.includes(result)
    },
  },
  tied: {
    reads: ({ minor }) => [{ of: 'standing', minor: filledIn(minor) }],
    isMet: ({ minor, to }, { standings }) => partnerOf(standings[filledIn(minor)]) === to,
  },
  marked: {
    reads: ({ minor, mark }) => [{ of: 'mark', minor: filledIn(minor), mark }],
    isMet: ({ minor, mark }, { standings }) => Number(standings[filledIn(minor)][mark] ?? 0) >= 1,
  },

  // Wars and declarations.
  'at-war': {
    reads: ({ one, other }) => [war(one, other)],
    isMet: ({ one, other }, situation) => isAtWar(situation, one, filledIn(other)),
  },
  'ever-at-war': {
    reads: ({ one, other }) => [war(one, other)],
    isMet: ({ one, other }, situation) => hasBeenAtWar(situation, one, filledIn(other)),
  },
  'long-at-war': {
    reads: ({ one, other, byDate }) => [byDate === true ? { of: 'war', one, other, dated: true } : war(one, other), turn],
    isMet: ({ one, other, byDate }, situation) =>
      warsBetween(situation, one, filledIn(other)).some(
        (on) => on.until === undefined && (byDate === true ? isDatedEarlier(on, situation) : isEarlier(on, situation)),
      ),
  },
  'allied-turn-of-war': {
    reads: ({ one, other }) => {
      const by = declarersBetween(one, other)
      return [war(one, other), { of: 'declaration', by, on: [one, other, ...by], dated: true }, turn]
    },
    isMet: ({ one, other, nth }, situation) => alliedTurnsOfWar(situation, one, other) >= nth,
  },
  'year-start-since-war': {
    reads: ({ one, other }) => [war(one, other), turn],
    isMet: ({ one, other }, situation) => yearsAtWar(situation, one, other) >= 1,
  },
  'at-war-then': {
    reads: (asked) => [{ of: 'war', one: asked.one, other: asked.other, dated: true }, fact(asked.fact)],
    isMet: (asked, situation) => wasAtWar(situation, asked.one, asked.other, turnOfFact(situation, asked.fact)),
  },
  declared: {
    reads: ({ by, on, from }) => [{ of: 'declaration', by, on: [filledIn(on)], ...(from === undefined ? {} : { dated: true }) }],
    isMet: ({ by, on, unrevoked, from }, { declarations }) =>
      declarations.some(
        (one) => by.includes(one.by) && one.on === on && !(unrevoked && one.revoked) && (from === undefined || !isBefore(one.turn, from)),
      ),
  },
  'drove-off': {
    reads: ({ by, on, to }) => [
      { of: 'declaration', by, on: [filledIn(on), ...halvesOf(filledIn(on))], dated: true },
      ...by.flatMap((one) => to.map((other): Dependency => ({ of: 'war', one, other, dated: true }))),
    ],
    isMet: ({ by, on, to }, situation) => haveDrivenOff(situation, by, filledIn(on), to),
  },
  'driven-in-vain': {
    reads: ({ on }) => [{ of: 'declaration', by: POWERS, on: [filledIn(on)] }],
    isMet: ({ on, to }, { declarations }) =>
      declarations.some((one) => one.on === on && one.revoked === true && one.gave !== undefined && to.includes(one.gave)),
  },
  'just-declared': {
    reads: ({ by, on }) => [{ of: 'declaration', by, on: [filledIn(on)] }, turn, roller],
    isMet: ({ by, on }, situation, roll) => {
      const last = enemysLastTurn(situation, roll)
      return situation.declarations.some((one) => by.includes(one.by) && one.on === on && turnNumber(one.turn) === last)
    },
  },
  'declared-since': {
    reads: ({ by, on, fact: id }) => [{ of: 'declaration', by, on, dated: true }, fact(id)],
    isMet: ({ by, on, fact: id, orThen }, situation) => declarationsSince(situation, by, on, turnOfFact(situation, id), orThen) >= 1,
  },
  'began-war': {
    reads: ({ by, on }) => [
      { of: 'declaration', by, on, dated: true },
      { of: 'declaration', by: on, on: by, dated: true },
    ],
    isMet: ({ by, on }, situation) => hasBegunWar(situation, by, on),
  },
  'in-year-of-declaration': {
    reads: ({ by, on, fact: id }) => [{ of: 'declaration', by, on: [on], dated: true }, id === undefined ? turn : fact(id)],
    isMet: ({ by, on, fact: id }, situation) =>
      yearsBeforeDeclaration(situation, by, on, id === undefined ? turnNumber(situation.turn) : turnOfFact(situation, id)) >= 0,
  },

  // The calendar and the game.
  'in-season': { reads: () => [turn], isMet: ({ seasons }, situation) => seasons.includes(seasonOf(situation.turn)) },
  'from-turn': {
    reads: ({ turn: from }) => [{ of: 'turn', from }],
    isMet: (asked, situation) => turnNumber(situation.turn) >= turnNumber(asked.turn),
  },
  'set-up': { reads: () => [turn], isMet: (_asked, situation) => situation.turn === FIRST_TURN },
  scenario: { reads: () => [{ of: 'scenario' }], isMet: ({ kinds }, { kind }) => kinds.includes(kind) },

  // The roll in hand, and what went before it.
  'rolled-by': { reads: () => [roller], isMet: ({ factions }, _situation, roll) => roll !== undefined && factions.includes(roll.by) },
  manner: { reads: () => [{ of: 'manner' }], isMet: ({ manner }, _situation, roll) => roll?.manner === manner },
  pledged: { reads: () => [{ of: 'pledge' }], isMet: (_asked, _situation, roll) => roll?.pledgesWarOnRussia ?? false },
  named: {
    reads: ({ by }) => [{ of: 'namings', by }, target, turn],
    isMet: ({ by, how }, situation, roll) => namings(situation, roll, by, how) >= 1,
  },
  'just-subverted': {
    reads: () => [{ of: 'subversions', when: 'just' }, target, roller, turn],
    isMet: (_asked, situation, roll) => justSubverted(situation, roll),
  },
}
