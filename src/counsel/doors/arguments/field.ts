import { LONGEST_TEXT, MOST_IN_LIST, slipOf } from '../../../rules/core/index.ts'
import { type Fields, type Misfit, type Schema, unwrapped } from '../../schema.ts'
import { UNBOUNDED } from './argument.ts'

/** What may be filled in for an argument: in a form, behind a flag, or in a file. */
export type FieldShape =
  | { readonly is: 'choice'; readonly options: readonly (string | number)[]; readonly names?: Readonly<Record<string, string>> }
  | { readonly is: 'number'; readonly least: number; readonly most: number }
  | { readonly is: 'yes-no' }
  /** Any name; those that the rules know are offered in words. */
  | { readonly is: 'text'; readonly known?: Readonly<Record<string, string>> }
  /** Named things, and who holds each. */
  | { readonly is: 'holders' }
  | { readonly is: 'counts'; readonly keys: readonly string[]; readonly most: number }
  | { readonly is: 'list'; readonly of: FieldShape; readonly least: number; readonly most: number }
  | { readonly is: 'group'; readonly fields: readonly Field[] }
  | { readonly is: 'either'; readonly of: readonly FieldShape[] }
  /** What only a document can say. */
  | { readonly is: 'document' }

export interface Field {
  readonly name: string
  readonly shape: FieldShape
  readonly words?: string
  /** What it is taken to be if nothing is said. */
  readonly usual?: unknown
  readonly isOptional: boolean
}

export function shapeOf(wrapped: Schema): FieldShape {
  const { def, offered, document } = unwrapped(wrapped)
  switch (def.is) {
    case 'names':
      return { is: 'choice', options: offered ?? def.names.filter((name) => typeof name !== 'boolean') }
    case 'number':
      return { is: 'number', least: def.least ?? 0, most: def.most ?? UNBOUNDED }
    case 'boolean':
      return { is: 'yes-no' }
    case 'string':
      return offered === undefined ? { is: 'text' } : { is: 'choice', options: offered }
    case 'array':
      return { is: 'list', of: shapeOf(def.of), least: def.least, most: def.most ?? MOST_IN_LIST }
    case 'object':
      return { is: 'group', fields: fieldsIn(def.fields) }
    case 'record': {
      if (document !== undefined) return { is: 'document' }
      const [keys, values] = [shapeOf(def.keys), shapeOf(def.values)]
      if (keys.is === 'choice' && values.is === 'number') return { is: 'counts', keys: keys.options.map(String), most: values.most }
      return offered === undefined ? { is: 'holders' } : { is: 'counts', keys: offered, most: UNBOUNDED }
    }
    case 'union':
      return { is: 'either', of: def.of.map(shapeOf) }
    default:
      return document === undefined ? { is: 'text' } : { is: 'document' }
  }
}

function fieldOf(name: string, schema: Schema): Field {
  const { def } = schema
  const inner = unwrapped(schema)
  return {
    name,
    shape: shapeOf(inner),
    ...(inner.words === undefined ? {} : { words: inner.words }),
    ...(def.is === 'default' ? { usual: def.value } : {}),
    isOptional: def.is === 'optional',
  }
}

/** What is asked for, name by name. */
export const fieldsIn = (fields: Fields): readonly Field[] => Object.entries(fields).map(([name, schema]) => fieldOf(name, schema))

/** The schema at a place, as far as it leads. */
export function schemaAt(schema: Schema, [step, ...path]: Misfit['path']): Schema {
  const inner = unwrapped(schema)
  if (step === undefined) return inner
  const { def } = inner
  const next = def.is === 'object' ? def.fields[step] : def.is === 'array' ? def.of : def.is === 'record' ? def.values : undefined
  return next === undefined ? inner : schemaAt(next, path)
}

const joined = (names: readonly (string | number)[]): string => names.join(', ')

/** What may be said there instead of what was, in words. */
export function expectedIn(shape: FieldShape, given?: unknown): string {
  switch (shape.is) {
    case 'choice':
      return `one of ${joined(shape.options)}`
    case 'number':
      if (shape.most < UNBOUNDED) return `a whole number from ${shape.least} to ${shape.most}${slipOf(given, shape.most)}`
      if (typeof given === 'number' && given > shape.most) return `at most ${shape.most}`
      return `${Number.isInteger(given) ? '' : 'a whole number, '}${shape.least} or more`
    case 'yes-no':
      return 'true or false'
    case 'text':
      return typeof given === 'string' ? `at most ${LONGEST_TEXT} letters` : 'a text'
    case 'list':
      return 'a list'
    case 'counts':
      return 'amounts by name, each once'
    case 'holders':
    case 'group':
      return 'named values'
    case 'either':
      return shape.of.map((one) => (one.is === 'choice' ? joined(one.options) : expectedIn(one))).join(' or ')
    case 'document':
      return 'a document'
  }
}
