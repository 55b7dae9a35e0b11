import type * as z from 'zod/mini'
import { nearest } from '../../editions/reading/index.ts'
import { type Refusal, refuse } from '../../rules/core/index.ts'
import { type Arguments, type Refused, refused } from './answer.ts'
import { readingOf } from './argument.ts'
import { type ArgumentsSchema, expectedIn, type FieldShape, schemaAt, shapeOf, unwrapped } from './field.ts'

/** Arguments as a schema wants them, or everything that is wrong with them. */
export type Asked<T> = { readonly value: T } | Refused

/** An argument that will not do; `fault` says why to whoever does not read words. */
export const misasked = (
  argument: string,
  words: string,
  fault: 'missing' | 'unknown' | 'wrong' = 'wrong',
  data: Refusal['data'] = {},
): Refusal => refuse('misasked', `${argument}: ${words}`, undefined, { argument: argument.replace(/\..*/, ''), fault, ...data })

/** What may have been meant by a name that nobody knows. */
export function meantBy(given: string, known: readonly string[]): { readonly meant: readonly string[]; readonly hint: string | undefined } {
  const meant = nearest(given, known)
  return { meant, hint: meant.length === 0 ? undefined : `did you mean ${meant.map((one) => `"${one}"`).join(' or ')}?` }
}

/** A name that is none of those known, with the nearest of them. */
export function unknownName(argument: string, given: string, known: readonly string[]): Refusal {
  const { meant, hint = `expected one of ${known.join(', ')}` } = meantBy(given, known)
  return misasked(argument, `unknown "${given}"; ${hint}`, 'unknown', { nearest: meant })
}

/** Names that only the book or the situation knows: nothing if it is one of them. */
export const whyNotAmong = (argument: string, given: string | undefined, known: readonly string[]): readonly Refusal[] =>
  given === undefined || known.includes(given) ? [] : [unknownName(argument, given, known)]

/** What was given as text, as the schema has it: `"3"` is a number where one is wanted. */
function converted(schema: z.core.$ZodType, given: unknown): unknown {
  const inner = unwrapped(schema)
  const { from } = readingOf(inner)
  const value = from === undefined ? given : from(given)
  const { def } = (inner as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'number':
      return typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value)) ? Number(value) : value
    case 'boolean':
      return value === 'true' ? true : value === 'false' ? false : value
    case 'array':
      return Array.isArray(value) ? value.map((one) => converted(def.element, one)) : value
    case 'object':
      return isNamed(value) ? named(inner as ArgumentsSchema, value) : value
    case 'union':
      return def.options.map((one) => converted(one, value)).find((one) => one !== value) ?? value
    default:
      return value
  }
}

const isNamed = (value: unknown): value is Arguments => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every argument converted; what is null was not said. */
const named = ({ shape }: ArgumentsSchema, given: Arguments): Arguments =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      if (value === undefined || value === null) return []
      const schema = Object.hasOwn(shape, name) ? shape[name] : undefined
      return [[name, schema === undefined ? value : converted(schema as z.core.$ZodType, value)]]
    }),
  )

const at = (document: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined),
    document,
  )

const isPlain = ({ is }: FieldShape): boolean => is !== 'group' && is !== 'list'

/** What is wrong at one place, by what was given and what may be said there. */
function wrongAt(schema: z.core.$ZodType, path: readonly PropertyKey[], raw: Arguments, read: unknown): Refusal {
  const shape = shapeOf(schemaAt(schema, path))
  // One name of a list goes by the name of the list.
  const name = (typeof path.at(-1) === 'number' && isPlain(shape) ? path.slice(0, -1) : path).join('.')
  const given = at(raw, path) ?? at(read, path)
  if (given === undefined) return misasked(name, `missing; expected ${expectedIn(shape)}`, 'missing')
  if (shape.is === 'choice' && typeof given === 'string') return unknownName(name, given, shape.options.map(String))
  return misasked(name, `${Number.isNaN(given) ? 'no number' : JSON.stringify(given)}; expected ${expectedIn(shape, given)}`)
}

function unasked(schema: z.core.$ZodType, path: readonly PropertyKey[], key: string): Refusal {
  const shape = shapeOf(schemaAt(schema, path))
  if (shape.is === 'counts') return unknownName(path.join('.'), key, shape.keys)
  const known = shape.is === 'group' ? shape.fields.map(({ name }) => name) : []
  const { meant, hint } = meantBy(key, known)
  const name = [...path, key].join('.')
  return misasked(name, `nothing is asked by that name${hint === undefined ? '' : `; ${hint}`}`, 'unknown', { nearest: meant })
}

function refusalsFor(schema: z.core.$ZodType, issue: z.core.$ZodIssue, raw: Arguments, read: unknown): readonly Refusal[] {
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => unasked(schema, issue.path, key))
    case 'invalid_key':
      return [unasked(schema, issue.path.slice(0, -1), String(issue.path.at(-1)))]
    case 'too_small':
    case 'too_big':
      if (issue.origin === 'array') return [misasked(issue.path.join('.'), `${JSON.stringify(at(read, issue.path))}; expected 1 or more`)]
      return [wrongAt(schema, issue.path, raw, read)]
    default:
      return [wrongAt(schema, issue.path, raw, read)]
  }
}

/** Reads what was asked; an unknown name or value is refused with the nearest that is known. */
export function readArguments<S extends ArgumentsSchema>(schema: S, args: Arguments): Asked<z.output<S>> {
  const given = named(schema, args)
  const read = schema.safeParse(given)
  return read.success ? { value: read.data } : refused(...read.error.issues.flatMap((issue) => refusalsFor(schema, issue, args, given)))
}
