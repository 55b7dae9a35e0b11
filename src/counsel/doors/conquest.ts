import { z } from 'zod'
import {
  CAPITAL_PURPOSES,
  COUNTRIES,
  capitalRule,
  capitalsFor,
  citiesFor,
  type Held,
  type Income,
  PLACES,
  type PlayerTurn,
  POWERS,
  proratedIncome,
  type Rulebook,
  recapture,
  SIDE_OF,
  type Situation,
  TURNS,
  whyNotConquered,
  yearStartIncome,
} from '../../rules/index.ts'
import type { Arguments, Consequence, Refused } from './answer.ts'
import { asked } from './asking.ts'
import type { SituationDoor } from './door.ts'
import { type VerdictAnswer, verdict } from './verdict.ts'

const country = z.enum(COUNTRIES)
const power = z.enum(POWERS)
const turn = z.enum(TURNS as unknown as readonly [string, ...string[]])
const prorated = z.int().min(0).max(999)
/** Key cities of a country and who holds each, where the capital alone does not decide. */
const keyCities = z.record(z.string(), z.string()).optional()

export const CONQUEST_QUESTIONS = z.discriminatedUnion('question', [
  z.strictObject({ question: z.literal('conquered'), country, by: power, keyCities }),
  z.strictObject({ question: z.literal('capital'), country, purpose: z.enum(CAPITAL_PURPOSES) }),
  z.strictObject({ question: z.literal('income'), country, keyCities }),
  z.strictObject({ question: z.literal('prorated'), country, by: power, turn, prorated }),
  z.strictObject({ question: z.literal('recapture'), country, had: power, taker: power, turn, prorated, keyCities }),
])

/** Who has what of a country's BRPs, and when. */
export interface IncomeAnswer {
  readonly ok: true
  readonly question: string
  readonly incomes: readonly (Income & { readonly what: string; readonly at?: PlayerTurn })[]
}

export interface CapitalAnswer {
  readonly ok: true
  readonly question: string
  readonly capitals: readonly { readonly place: string; readonly name: string }[]
  readonly consequences: readonly Consequence[]
}

export type ConquestAnswer = VerdictAnswer | IncomeAnswer | CapitalAnswer

const told = (cities: Readonly<Record<string, string>> | undefined): readonly Held[] | undefined =>
  cities === undefined ? undefined : Object.entries(cities).map(([city, holder]) => ({ city, holder }))

const timed = (what: string, income: Income, at: PlayerTurn | undefined) => ({ ...income, what, ...(at === undefined ? {} : { at }) })

/** Who has conquered a country, and who has its BRPs when. */
export function answerConquest(book: Rulebook, situation: Situation, args: Arguments): ConquestAnswer | Refused {
  const read = asked(CONQUEST_QUESTIONS, args)
  if ('ok' in read) return read
  const { value } = read
  const { question } = value
  switch (question) {
    case 'conquered': {
      const cities = told(value.keyCities) ?? citiesFor(book, situation, value.country, 'conquest')
      return verdict(question, whyNotConquered(book, value.country, value.by, cities), {
        consequences: [{ what: 'conquered', who: value.by, cite: capitalRule(book, value.country, 'conquest') }],
      })
    }
    case 'capital': {
      const capitals = capitalsFor(book, value.country, value.purpose).map((place) => ({ place, name: PLACES[place].name }))
      const cite = capitalRule(book, value.country, value.purpose)
      return {
        ok: true,
        question,
        capitals,
        consequences: capitals.map(({ name }) => ({ what: `capital for ${value.purpose}: ${name}`, cite })),
      }
    }
    case 'income': {
      const cities = told(value.keyCities) ?? citiesFor(book, situation, value.country, 'brps')
      return {
        ok: true,
        question,
        incomes: [timed('at each year start', yearStartIncome(book, situation, value.country, cities), undefined)],
      }
    }
    case 'prorated': {
      const conquest = { turn: value.turn as Situation['turn'], side: SIDE_OF[value.by] }
      const { at, ...income } = proratedIncome(book, value.by, conquest, value.prorated)
      return { ok: true, question, incomes: [timed('in its next player turn', income, at)] }
    }
    case 'recapture': {
      const now = told(value.keyCities) ?? citiesFor(book, situation, value.country, 'brps')
      const { deadline, loses, collection, collects } = recapture(
        book,
        { had: value.had, taker: value.taker, taken: { turn: value.turn as Situation['turn'] }, prorated: value.prorated },
        now,
      )
      return {
        ok: true,
        question,
        incomes: [timed('by the end of its combat phase', loses, deadline), timed('at the start of its player turn', collects, collection)],
      }
    }
  }
}

export const conquestDoor: SituationDoor<ConquestAnswer | Refused> = { name: 'conquest', answer: answerConquest, chapters: ['changes'] }
