import { type StartRise, startRises, withRises } from '../../../rules/chapters/tension/index.ts'
import { aimsOf, declarationsOwed, type Intent, warPriceOf, whyNotDeclare } from '../../../rules/chapters/war/index.ts'
import {
  COUNTRIES,
  type Country,
  isLeftOut,
  isPower,
  NATION_NAMES,
  NATIONS,
  type Nation,
  POWER_NAMES,
  POWERS,
  type Power,
  type Refusal,
  type Situation,
  signed,
  TRACK_NAMES,
  TRACKS,
} from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import * as s from '../../schema.ts'
import { ABOUT, about, bool, CITATION, int, listed, string } from '../answers/shapes.ts'
import { choice, maybe } from '../arguments/argument.ts'
import { door } from '../door.ts'

const OBSTACLE = s.object({
  code: string,
  words: string,
  cite: maybe(CITATION),
  /** Levels that would lift it with what Tensions adds at the start of this turn. */
  atStart: maybe(listed(s.object({ track: s.names(TRACKS), amount: int, level: int, words: string }))),
})

/** One power against one nation. */
const CELL = s.object({
  by: s.names(POWERS),
  on: s.names([...POWERS, ...COUNTRIES]),
  allowed: bool,
  /** At war already: there is nothing to declare. */
  isAtWar: bool,
  /** What it would cost, allowed or not; nothing where there is nothing to declare, or in a book without prices. */
  price: s.nullable(int),
  /** The price is read from what nobody has reported: it may be declared, for a price that is not known. */
  unreported: maybe(string),
  /** The power it would mean war with, where that is not the country itself (50.23). */
  means: s.nullable(s.names(POWERS)),
  obstacles: listed(OBSTACLE),
})

const OBLIGATION = s.object({ by: s.names(POWERS), on: s.names(NATIONS), words: string, cite: CITATION })

const WAR_ROOM = s.object({
  ...ABOUT,
  cells: listed(CELL),
  /** Declarations of this turn that their makers have to act upon before it is over. */
  obligations: listed(OBLIGATION),
})

export type WarCell = Readonly<s.Output<typeof CELL>>
export type WarObstacle = Readonly<s.Output<typeof OBSTACLE>>
export type Obligation = Readonly<s.Output<typeof OBLIGATION>>
export type WarRoomAnswer = Readonly<s.Output<typeof WAR_ROOM>>

/** Reasons after which a price would be a price for nothing. */
const MOOT: readonly string[] = ['on-itself', 'at-war-already', 'nobody-there', 'conquered', 'its-own', 'sheltered']

const riseWords = ({ track, amount, level }: StartRise): string =>
  `Tensions adds ${signed(amount)} to ${TRACK_NAMES[track]} at the start of this turn: ${level}, which lifts this`

/** The rises that would take a bar away, each alone. */
function liftedBy(book: Rulebook, situation: Situation, intents: readonly Intent[], rises: readonly StartRise[]) {
  const later = rises.map((rise) => ({ rise, refusals: whyNotDeclare(book, withRises(situation, [rise]), intents) }))
  return ({ code, cite }: Refusal): Pick<WarObstacle, 'atStart'> => {
    const isStill = (one: Refusal): boolean => one.code === code && one.cite?.rule === cite?.rule
    const lifting = later.filter(({ refusals }) => !refusals.some(isStill)).map(({ rise }) => ({ ...rise, words: riseWords(rise) }))
    return lifting.length === 0 ? {} : { atStart: lifting }
  }
}

function cellOf(book: Rulebook, situation: Situation, by: Power, on: Power | Country, rises: readonly StartRise[]): WarCell {
  const intents: readonly Intent[] = [{ by, on }]
  const aims = aimsOf(book, situation, intents)
  const refusals = whyNotDeclare(book, situation, intents)
  const prices = aims.map((aim) => warPriceOf(book, situation, aim, aims))
  const unreported = prices.find((price) => price.unreported !== undefined)?.unreported
  const isMoot = refusals.some(({ code }) => MOOT.includes(code))
  const lifted = liftedBy(book, situation, intents, isMoot || refusals.length === 0 ? [] : rises)
  return {
    by,
    on,
    allowed: refusals.length === 0,
    isAtWar: refusals.some(({ code }) => code === 'at-war-already'),
    price:
      isMoot || book.clauses.war.prices === undefined || unreported !== undefined
        ? null
        : prices.reduce((sum, { amount }) => sum + amount, 0),
    ...(isMoot || unreported === undefined ? {} : { unreported }),
    means: isMoot ? null : (aims[0]?.holder ?? null),
    obstacles: refusals.map((refusal) => {
      const { code, words, cite } = refusal
      return { code, words, ...(cite === undefined ? {} : { cite }), ...lifted(refusal) }
    }),
  }
}

function obligationsOf(book: Rulebook, situation: Situation): readonly Obligation[] {
  const rules = book.clauses.war.obligations?.rules
  if (rules === undefined) return []
  return declarationsOwed(book, situation).map(({ by, on }) => ({
    by,
    on,
    words: `${POWER_NAMES[by]} must move into or attack ${NATION_NAMES[on]}`,
    cite: isPower(on) ? rules.onMajor : rules.onMinor,
  }))
}

/** Every power against every power and country, as things stand. */
export const warRoomDoor = door({
  name: 'war-room',
  words: 'Who may declare war on whom: every power against every power and country, the price, and every rule against it',
  example: 'war-room cases/situations/war-summer-1941.json --by russia',
  args: { by: maybe(choice(POWERS, 'this power alone')) },
  shape: WAR_ROOM,
  answer: (book, situation, { by }): WarRoomAnswer => {
    const rises = startRises(book, situation)
    const isIn = (nation: Nation): boolean => !isLeftOut(book, situation, nation)
    const powers = (by === undefined ? POWERS : [by]).filter(isIn)
    return {
      ...about(book, situation),
      cells: powers.flatMap((power) =>
        [...POWERS, ...COUNTRIES].filter((on) => on !== power && isIn(on)).map((on) => cellOf(book, situation, power, on, rises)),
      ),
      obligations: obligationsOf(book, situation).filter((owed) => powers.includes(owed.by)),
    }
  },
})
