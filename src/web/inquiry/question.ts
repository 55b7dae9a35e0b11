import type { Answer, Arguments, Field, SituationDoor } from '../../counsel/index.ts'
import { type Refusal, refuse } from '../../rules/core/index.ts'
import type { Query } from '../situation/index.ts'
import { fieldsOf, usualOf } from './field-shape.ts'

/** One question that a page can put to a door, with its form. */
export interface Question {
  readonly id: string
  readonly group: string
  readonly title: string
  readonly door: SituationDoor<Answer>
  readonly fields: readonly Field[]
  /** What a number that it works out is. */
  readonly result?: string
  /** What is asked until something else is. */
  readonly opening?: Arguments
}

/** Makes the questions of a door, each with its form, under the page's title. */
export const questionsOf =
  (door: Question['door']) =>
  (id: string, title: string, rest: Pick<Question, 'opening' | 'result'> = {}): Ungrouped => ({
    id,
    title,
    door,
    fields: fieldsOf(door, id),
    ...rest,
  })

type Ungrouped = Omit<Question, 'group'>

/** Questions under one heading. */
export const grouped = (group: string, questions: readonly Ungrouped[]): readonly Question[] => questions.map((one) => ({ ...one, group }))

/** The part of an address that says what is asked beside the question. */
export const WITH = 'with'

type Read = { readonly value: Arguments } | { readonly refusal: Refusal }

const isRecord = (value: unknown): value is Arguments => typeof value === 'object' && value !== null && !Array.isArray(value)

const misread = (text: string): Read => ({ refusal: refuse('misasked', `with: “${text}” is not of the form {"of":"france"}`) })

export function readWith({ parts }: Query): Read {
  const text = parts[WITH]
  if (text === undefined) return { value: {} }
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? { value } : misread(text)
  } catch {
    return misread(text)
  }
}

/** What the question is asked with: what was said, else its opening, else what goes without saying. */
export function filled({ fields, opening = {} }: Question, said: Arguments): Arguments {
  const usual = Object.fromEntries(fields.filter(({ isOptional }) => !isOptional).map((field) => [field.name, usualOf(field)]))
  return { ...usual, ...opening, ...said }
}

/** What an address has to say: only what differs. */
export function writeWith(question: Question, args: Arguments): string | undefined {
  const start = filled(question, {})
  const said = Object.entries(args).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(start[name]))
  return said.length === 0 ? undefined : JSON.stringify(Object.fromEntries(said))
}

/** The question of an address, or the first. */
export const questionNamed = (questions: readonly Question[], thing: string | undefined): Question | undefined =>
  thing === undefined ? questions[0] : questions.find(({ id }) => id === thing)

/** As the door wants it. */
export const putTo = ({ id }: Question, args: Arguments): Arguments => ({ question: id, ...args })

/** Why what is asked beside the question cannot be read. */
export function whyNotRead(query: Query): readonly Refusal[] {
  const read = readWith(query)
  return 'refusal' in read ? [read.refusal] : []
}

/** What is wrong with an address, as far as the form can see. */
export function whyNotQuery(questions: readonly Question[], query: Query): readonly Refusal[] {
  return [
    ...whyNotRead(query),
    ...(questionNamed(questions, query.thing) === undefined
      ? [refuse('no-such-question', `no question “${query.thing}”; there are ${questions.map(({ id }) => id).join(', ')}`)]
      : []),
  ]
}
