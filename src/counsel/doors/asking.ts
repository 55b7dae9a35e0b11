import type { z } from 'zod'
import { nearest } from '../../editions/reading/index.ts'
import { type Refusal, refuse } from '../../rules/index.ts'
import { type Arguments, type Refused, refused } from './answer.ts'

/** What was asked, or everything that is wrong with the asking. */
export type Asked<T> = { readonly value: T } | Refused

const at = (document: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined),
    document,
  )

const misasked = (name: string, words: string, data: Refusal['data'] = {}): Refusal =>
  refuse('misasked', `${name}: ${words}`, undefined, data)

const amongWords = (given: unknown, known: readonly string[]): readonly [string, Refusal['data']] => {
  if (given === undefined) return [`missing; expected one of ${known.join(', ')}`, {}]
  if (typeof given !== 'string') return [`${JSON.stringify(given)}; expected one of ${known.join(', ')}`, {}]
  const meant = nearest(given, known)
  const hint = meant.length === 0 ? `expected one of ${known.join(', ')}` : `did you mean ${meant.map((one) => `"${one}"`).join(' or ')}?`
  return [`unknown "${given}"; ${hint}`, { nearest: meant }]
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a whole number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'named values',
  record: 'named values',
}

function refusalsFor(issue: z.core.$ZodIssue, args: Arguments, questions: readonly string[]): readonly Refusal[] {
  const name = issue.path.length === 0 ? 'args' : issue.path.join('.')
  const given = at(args, issue.path)
  const shown = given === undefined ? 'missing' : JSON.stringify(given)
  switch (issue.code) {
    case 'invalid_type':
      return [misasked(name, `${shown}; expected ${KINDS[issue.expected] ?? issue.expected}`)]
    case 'invalid_value':
      return [misasked(name, ...amongWords(given, issue.values.map(String)))]
    case 'invalid_union':
      return [misasked(issue.discriminator ?? name, ...amongWords(at(args, [issue.discriminator ?? '']), questions))]
    case 'too_small':
      return [misasked(name, `${shown}; expected ${issue.minimum} or more`)]
    case 'too_big':
      return [misasked(name, `${shown}; expected ${issue.maximum} or less`)]
    case 'unrecognized_keys':
      return issue.keys.map((key) => misasked([...issue.path, key].join('.'), 'nothing is asked by that name'))
    default:
      return [misasked(name, `${shown}; ${issue.message}`)]
  }
}

/** The questions a door knows, as its shape lists them. */
export const questionsOf = (shape: z.ZodDiscriminatedUnion): readonly string[] =>
  shape.options.flatMap((option) => {
    const values = (option as z.ZodObject).shape['question'] as z.ZodLiteral | undefined
    return values === undefined ? [] : [...values.values].map(String)
  })

/** Arguments as a shape wants them. */
export function readAs<S extends z.ZodType>(shape: S, args: Arguments, questions: readonly string[] = []): Asked<z.infer<S>> {
  const read = shape.safeParse(args)
  return read.success ? { value: read.data } : refused(...read.error.issues.flatMap((issue) => refusalsFor(issue, args, questions)))
}

/** Arguments as one of a door's questions wants them. */
export const asked = <S extends z.ZodDiscriminatedUnion>(shape: S, args: Arguments): Asked<z.infer<S>> =>
  readAs(shape, args, questionsOf(shape))
