import * as z from 'zod/mini'
import { type Citation, FACTIONS, type FactId, type Line, type Refusal, type Step, type Turn } from '../../rules/core/index.ts'
import { maybe } from './argument.ts'

/** Shapes that answers have in common. An answer may carry more than its shape says; what is said stays. */

type Schema = z.core.$ZodType

/** A schema that stands for a type of the rules. */
export const shapeFor = <T>(schema: Schema): z.ZodMiniType<T> => schema as z.ZodMiniType<T>

/** A list that nobody changes. */
export const listed = <S extends Schema>(schema: S): z.ZodMiniType<readonly z.output<S>[]> => shapeFor(z.array(schema))

export const ok = z.literal(true)
export const string = z.string()
export const int = z.int()
export const bool = z.boolean()

export const TURN = shapeFor<Turn>(string)
export const FACT = shapeFor<FactId>(string)

export const CITATION = shapeFor<Citation>(z.object({ book: string, rule: string }))

export const LINE = shapeFor<Line>(
  z.object({
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
  z.object({
    code: string,
    cite: maybe(CITATION),
    words: string,
    data: z.record(string, z.union([string, z.number(), z.array(string)])),
  }),
)

export const REFUSED = z.object({ ok: z.literal(false), refusals: listed(REFUSAL) })

export const STEP = shapeFor<Step>(z.object({ id: string, amount: z.number(), words: string, cite: CITATION, ruling: maybe(string) }))

/** Something said, with its rule. */
export const SAID = z.object({ words: string, cite: CITATION })

export const faction = z.enum(FACTIONS)
export const lines = listed(LINE)
export const sum = z.object({ lines, total: int })

/** What an action brings. */
export const CONSEQUENCE = z.object({
  what: string,
  who: maybe(string),
  amount: maybe(z.number()),
  cite: CITATION,
  ruling: maybe(string),
  /** The rule of another book that stands in here. */
  standsIn: maybe(CITATION),
  /** A line of the price, in BRPs. */
  is: maybe(z.literal('price')),
})

const assumed = maybe(listed(SAID))

const verdict = {
  ok,
  allowed: bool,
  refusals: listed(REFUSAL),
  price: z.record(string, int),
  consequences: listed(CONSEQUENCE),
  assumed,
}

/** May it be done? Every rule against it, what it costs and what it brings. */
export const MAY = z.object(verdict)
/** The same, with the question it answers. */
export const VERDICT = z.object({ question: string, ...verdict })
/** What does it come to, step by step? */
export const WORKING = z.object({ ok, question: string, value: z.number(), steps: listed(STEP) })
/** What does it add up to, line by line? */
export const SUM = z.object({ ok, question: string, lines, total: int })
