import {
  aimsOf,
  type Citation,
  COUNTRIES,
  type Country,
  declarationsOwed,
  type Intent,
  isPower,
  NATION_NAMES,
  type Nation,
  POWER_NAMES,
  POWERS,
  type Power,
  type Refusal,
  type Rulebook,
  type Situation,
  signed,
  TRACK_NAMES,
  type Turn,
  warPriceOf,
  whyNotDeclare,
} from '../../rules/index.ts'
import { type StartRise, startRises, withRises } from '../start-of-turn.ts'
import type { Arguments, Refused } from './answer.ts'
import { type Found, isFound, oneOf, refusedFor } from './arguments.ts'
import type { SituationDoor } from './door.ts'

/** One power against one nation. */
export interface WarCell {
  readonly by: Power
  readonly on: Power | Country
  readonly allowed: boolean
  /** At war already: there is nothing to declare. */
  readonly isAtWar: boolean
  /** What it would cost, allowed or not; nothing where there is nothing to declare, or in a book without prices. */
  readonly price: number | null
  /** The power it would mean war with, where that is not the country itself (50.23). */
  readonly means: Power | null
  readonly obstacles: readonly WarObstacle[]
}

export interface WarObstacle {
  readonly code: string
  readonly words: string
  readonly cite?: Citation
  /** Levels that would lift it with what Tensions adds at the start of this turn. */
  readonly atStart?: readonly (StartRise & { readonly words: string })[]
}

export interface WarRoomAnswer {
  readonly ok: true
  readonly book: string
  readonly turn: Turn
  readonly cells: readonly WarCell[]
  /** Declarations of this turn that their makers have to act upon before it is over. */
  readonly obligations: readonly Obligation[]
}

export interface Obligation {
  readonly by: Power
  readonly on: Nation
  readonly words: string
  readonly cite: Citation
}

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
  const unreported = refusals.length > 0 ? [] : prices.filter((price) => price.unreported !== undefined)
  const isMoot = refusals.some(({ code }) => MOOT.includes(code))
  const lifted = liftedBy(book, situation, intents, isMoot || refusals.length === 0 ? [] : rises)
  return {
    by,
    on,
    allowed: refusals.length + unreported.length === 0,
    isAtWar: refusals.some(({ code }) => code === 'at-war-already'),
    price:
      isMoot || book.clauses.war.prices === undefined || prices.some((price) => price.unreported !== undefined)
        ? null
        : prices.reduce((sum, { amount }) => sum + amount, 0),
    means: isMoot ? null : (aims[0]?.holder ?? null),
    obstacles: [
      ...refusals.map((refusal) => {
        const { code, words, cite } = refusal
        return { code, words, ...(cite === undefined ? {} : { cite }), ...lifted(refusal) }
      }),
      ...unreported.map(({ words, cite }) => ({ code: 'not-reported', words, cite })),
    ],
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

/** Who may declare war on whom: every power against every power and country, as things stand. */
export function answerWarRoom(book: Rulebook, situation: Situation, args: Arguments): WarRoomAnswer | Refused {
  const by: Found<Power | undefined> = args['by'] === undefined ? { value: undefined } : oneOf(args, 'by', POWERS)
  if (!isFound(by)) return refusedFor(by)
  const rises = startRises(book, situation)
  const powers = by.value === undefined ? POWERS : [by.value]
  return {
    ok: true,
    book: book.id,
    turn: situation.turn,
    cells: powers.flatMap((power) =>
      [...POWERS, ...COUNTRIES].filter((on) => on !== power).map((on) => cellOf(book, situation, power, on, rises)),
    ),
    obligations: obligationsOf(book, situation).filter((owed) => powers.includes(owed.by)),
  }
}

export const warRoomDoor: SituationDoor<WarRoomAnswer | Refused> = { name: 'war-room', answer: answerWarRoom }
