import {
  type Citation,
  FACTIONS,
  type FactId,
  type Line,
  type Refusal,
  type Situation,
  type Step,
  type Turn,
} from '../../../rules/core/index.ts'
import * as s from '../../schema.ts'
import { maybe } from '../arguments/argument.ts'

/** Shapes that answers have in common. An answer may carry more than its shape says; what is said stays. */

type Schema = s.Schema

/** A schema that stands for a type of the rules. */
export const shapeFor = <T>(schema: Schema): s.Schema<T> => schema as s.Schema<T>

/** A list that nobody changes. */
export const listed = <S extends Schema>(schema: S): s.Schema<readonly s.Output<S>[]> => shapeFor(s.array(schema))

export const ok = s.names([true])
export const { string, int } = s
export const bool = s.boolean

export const TURN = shapeFor<Turn>(string)
export const FACT = shapeFor<FactId>(string)

export const CITATION = shapeFor<Citation>(s.object({ book: string, rule: string }))

export const LINE = shapeFor<Line>(
  s.object({
    id: string,
    amount: int,
    times: int,
    words: string,
    cite: CITATION,
    ruling: maybe(string),
    standsIn: maybe(CITATION),
    applies: bool,
  }),
)

export const REFUSAL = shapeFor<Refusal>(
  s.object({
    code: string,
    cite: maybe(CITATION),
    words: string,
    data: s.record(s.union(string, s.number, s.array(string))),
  }),
)

export const REFUSED = s.object({ ok: s.names([false]), refusals: listed(REFUSAL) })

export const STEP = shapeFor<Step>(s.object({ id: string, amount: s.number, words: string, cite: CITATION, ruling: maybe(string) }))

/** Something said, with its rule. */
export const SAID = s.object({ words: string, cite: CITATION })

export const faction = s.names(FACTIONS)
export const lines = listed(LINE)
export const sum = s.object({ lines, total: int })

/** What an action brings. */
export const CONSEQUENCE = s.object({
  what: string,
  who: maybe(string),
  amount: maybe(s.number),
  cite: CITATION,
  ruling: maybe(string),
  /** The rule of another book that stands in here. */
  standsIn: maybe(CITATION),
  /** A line of the price, in BRPs. */
  is: maybe(s.names(['price'])),
})

/** What every answer about a situation begins with. */
export const ABOUT = { ok, book: string, turn: TURN }

export const about = ({ id }: { readonly id: string }, { turn }: Pick<Situation, 'turn'>) => ({ ok: true, book: id, turn }) as const

const may = {
  ok,
  allowed: bool,
  refusals: listed(REFUSAL),
  price: s.record(int),
  consequences: listed(CONSEQUENCE),
  assumed: maybe(listed(SAID)),
}

/** May it be done? Every rule against it, what it costs and what it brings. */
export const MAY = s.object(may)
/** The same, with the question it answers. */
export const VERDICT = s.object({ question: string, ...may })
/** What does it come to, step by step? */
export const WORKING = s.object({ ok, question: string, value: s.number, steps: listed(STEP) })
/** What does it add up to, line by line? */
export const SUM = s.object({ ok, question: string, lines, total: int })

export type Consequence = Readonly<s.Output<typeof CONSEQUENCE>>
export type MayAnswer = Readonly<s.Output<typeof MAY>>
export type VerdictAnswer = Readonly<s.Output<typeof VERDICT>>
export type WorkingAnswer = Readonly<s.Output<typeof WORKING>>
export type SumAnswer = Readonly<s.Output<typeof SUM>>

interface Brought {
  readonly price?: Readonly<Record<string, number>>
  readonly consequences?: readonly Consequence[]
}

/** Allowed if nothing stands against it; only then does it cost or bring anything. */
export const permitted = (refusals: readonly Refusal[], consequences: readonly Consequence[] = [], price = {}): MayAnswer => ({
  ok: true,
  allowed: refusals.length === 0,
  refusals,
  price: refusals.length === 0 ? price : {},
  consequences: refusals.length === 0 ? consequences : [],
})

/** The same, with the question it answers. */
export const verdict = (
  question: string,
  refusals: readonly Refusal[],
  { price = {}, consequences = [] }: Brought = {},
): VerdictAnswer => ({
  question,
  ...permitted(refusals, consequences, price),
})
