import { type Hint, hintsForOneAnswer, nearest } from '../../../editions/reading/index.ts'
import { inBrief, MOST_REASONS, meantAmong, quoted, type Refusal, refuse } from '../../../rules/core/index.ts'
import { type Fields, fitTo, type Misfit, type OutputOf, type Schema, strictObject, unwrapped } from '../../schema.ts'
import { type Arguments, type Refused, refused } from '../answers/answer.ts'
import { expectedIn, type FieldShape, schemaAt, shapeOf } from './field.ts'

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
export function meantBy(
  given: string,
  known: readonly string[],
  hintFor: Hint = nearest,
): { readonly meant: readonly string[]; readonly hint: string | undefined } {
  const meant = hintFor(given, known)
  return { meant, hint: meant.length === 0 ? undefined : `did you mean ${meant.map((one) => `"${one}"`).join(' or ')}?` }
}

/** A name that is none of those known, with the nearest of them. */
export function unknownName(argument: string, given: string, known: readonly string[], hintFor: Hint = nearest): Refusal {
  const { meant, hint = known.length === 0 ? 'there are none here' : `expected one of ${known.join(', ')}` } = meantBy(
    given,
    known,
    hintFor,
  )
  return misasked(argument, `unknown ${quoted(given)}; ${hint}`, 'unknown', { nearest: meant })
}

/** Names that only the book or the situation knows: nothing if it is one of them. */
export const whyNotAmong = (argument: string, given: string | undefined, known: readonly string[]): readonly Refusal[] =>
  given === undefined || known.includes(given) ? [] : [unknownName(argument, given, known)]

/** What was given as text, as the schema has it: `"3"` is a number where one is wanted. */
function converted(schema: Schema, given: unknown): unknown {
  const { def, from, offered } = unwrapped(schema)
  const value = from === undefined ? given : from(given)
  switch (def.is) {
    case 'names':
      return typeof value === 'string' ? nameIn(value, def.names) : value
    case 'string':
      return typeof value === 'string' && offered !== undefined ? nameIn(value, offered) : value
    case 'record':
      return isNamed(value) ? withNames(value, offered ?? namesIn(def.keys)) : value
    case 'number':
      return typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value)) ? Number(value) : value
    case 'boolean':
      return value === 'true' ? true : value === 'false' ? false : value
    case 'array':
      return Array.isArray(value) ? value.map((one) => converted(def.of, one)) : value
    case 'object':
      return isNamed(value) ? named(def.fields, value) : value
    case 'union':
      return def.of.map((one) => converted(one, value)).find((one) => one !== value) ?? value
    default:
      return value
  }
}

/** A name may be typed as it is shown: `the Ukraine`, `Belgium/Luxembourg`. */
const nameIn = (given: string, names: readonly (string | number | boolean)[]): unknown => meantAmong(given, names.map(String)) ?? given

const namesIn = ({ def }: Schema): readonly string[] => (def.is === 'names' ? def.names.map(String) : [])

/** Amounts by name; two that mean the same stay as they are, to be refused. */
function withNames(given: Arguments, names: readonly string[]): Arguments {
  const read = Object.entries(given).map(([name, value]) => [nameIn(name, names), value] as const)
  return new Set(read.map(([name]) => name)).size < read.length ? given : Object.fromEntries(read)
}

const isNamed = (value: unknown): value is Arguments => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every argument converted; what is null was not said. */
const named = (fields: Fields, given: Arguments): Arguments =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      if (value === undefined || value === null) return []
      const schema = Object.hasOwn(fields, name) ? fields[name] : undefined
      return [[name, schema === undefined ? value : converted(schema, value)]]
    }),
  )

const at = (document: unknown, path: Misfit['path']): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Readonly<Record<string, unknown>>)[key] : undefined),
    document,
  )

const isPlain = ({ is }: FieldShape): boolean => is !== 'group' && is !== 'list'

/** What is wrong at one place, by what was given and what may be said there. */
function wrongAt(schema: Schema, path: Misfit['path'], raw: Arguments, read: unknown, hintFor: Hint): Refusal {
  const shape = shapeOf(schemaAt(schema, path))
  // One name of a list goes by the name of the list.
  const name = (typeof path.at(-1) === 'number' && isPlain(shape) ? path.slice(0, -1) : path).join('.')
  const given = at(raw, path) ?? at(read, path)
  if (given === undefined) return misasked(name, `missing; expected ${expectedIn(shape)}`, 'missing')
  if (shape.is === 'choice' && typeof given === 'string') return unknownName(name, given, shape.options.map(String), hintFor)
  const choice = shape.is === 'either' ? shape.of.find((one) => one.is === 'choice') : undefined
  if (choice !== undefined && typeof given === 'string') return unknownName(name, given, choice.options.map(String), hintFor)
  if (shape.is === 'list' && Array.isArray(given))
    return misasked(name, `${given.length} entries; expected ${shape.least} to ${shape.most}`)
  return misasked(name, `${Number.isNaN(given) ? 'no number' : quoted(given)}; expected ${expectedIn(shape, given)}`)
}

/** A name by which nothing is asked there. */
function unasked(schema: Schema, path: Misfit['path'], key: string, hintFor: Hint): Refusal {
  const shape = shapeOf(schemaAt(schema, path))
  if (shape.is === 'counts') return unknownName(path.join('.'), key, shape.keys, hintFor)
  const known = shape.is === 'group' ? shape.fields.map(({ name }) => name) : []
  const { meant, hint } = meantBy(key, known, hintFor)
  const name = [...path, key].join('.')
  return misasked(name, `nothing is asked by that name${hint === undefined ? '' : `; ${hint}`}`, 'unknown', { nearest: meant })
}

/** Reads what was asked; an unknown name or value is refused with the nearest that is known. */
export function readArguments<F extends Fields>(fields: F, args: Arguments): Asked<OutputOf<F>> {
  const schema = strictObject(fields)
  const given = named(fields, args)
  const wrong: Refusal[] = []
  const hintFor = hintsForOneAnswer()
  let all = 0
  const value = fitTo(schema, given, [], ({ path, key }) => {
    all++
    if (wrong.length <= MOST_REASONS)
      wrong.push(key === undefined ? wrongAt(schema, path, args, given, hintFor) : unasked(schema, path, key, hintFor))
  })
  return all === 0 ? { value: value as OutputOf<F> } : refused(...inBrief(wrong, all))
}
