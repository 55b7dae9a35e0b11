import * as z from 'zod/mini'
import { readingOf, UNBOUNDED } from './argument.ts'

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
  | { readonly is: 'list'; readonly of: FieldShape; readonly least: number }
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

type Schema = z.core.$ZodType
/** An object of arguments: what a question takes. */
export type ArgumentsSchema = z.ZodMiniObject<z.core.$ZodLooseShape, z.core.$ZodObjectConfig>

const defOf = (schema: Schema): z.core.$ZodTypes['_zod']['def'] => (schema as z.core.$ZodTypes)._zod.def

/** What stands inside of what may be left out. */
export function unwrapped(schema: Schema): Schema {
  const def = defOf(schema)
  return def.type === 'optional' || def.type === 'default' ? unwrapped(def.innerType) : schema
}

export function shapeOf(wrapped: Schema): FieldShape {
  const schema = unwrapped(wrapped)
  const def = defOf(schema)
  switch (def.type) {
    case 'enum':
      return { is: 'choice', options: readingOf(schema).offered ?? Object.values(def.entries) }
    case 'literal':
      return { is: 'choice', options: def.values.filter((value) => typeof value === 'string' || typeof value === 'number') }
    case 'number': {
      const bounds = (def.checks ?? []).map((check) => check._zod.def as { readonly check: string; readonly value?: number })
      const bound = (of: string, otherwise: number): number => bounds.find(({ check }) => check === of)?.value ?? otherwise
      return { is: 'number', least: bound('greater_than', 0), most: bound('less_than', UNBOUNDED) }
    }
    case 'boolean':
      return { is: 'yes-no' }
    case 'string': {
      const { offered } = readingOf(schema)
      return offered === undefined ? { is: 'text' } : { is: 'choice', options: offered }
    }
    case 'array':
      return { is: 'list', of: shapeOf(def.element), least: 0 }
    case 'object':
      return { is: 'group', fields: fieldsIn(schema as ArgumentsSchema) }
    case 'record': {
      const [keys, values] = [shapeOf(def.keyType), shapeOf(def.valueType)]
      if (keys.is === 'choice' && values.is === 'number') return { is: 'counts', keys: keys.options.map(String), most: values.most }
      const { offered } = readingOf(schema)
      return offered === undefined ? { is: 'holders' } : { is: 'counts', keys: offered, most: UNBOUNDED }
    }
    case 'union':
      return { is: 'either', of: def.options.map(shapeOf) }
    default:
      return { is: 'document' }
  }
}

function fieldOf(name: string, schema: Schema): Field {
  const def = defOf(schema)
  const inner = unwrapped(schema)
  const words = z.globalRegistry.get(inner)?.description
  return {
    name,
    shape: shapeOf(inner),
    ...(words === undefined ? {} : { words }),
    ...(def.type === 'default' ? { usual: def.defaultValue } : {}),
    isOptional: def.type === 'optional',
  }
}

/** What is asked for, name by name. */
export const fieldsIn = (schema: ArgumentsSchema): readonly Field[] =>
  Object.entries(schema.shape).map(([name, inner]) => fieldOf(name, inner as Schema))

/** The schema at a place, as far as it leads. */
export function schemaAt(schema: Schema, [step, ...path]: readonly PropertyKey[]): Schema {
  const inner = unwrapped(schema)
  if (step === undefined) return inner
  const def = defOf(inner)
  const next =
    def.type === 'object' ? def.shape[String(step)] : def.type === 'array' ? def.element : def.type === 'record' ? def.valueType : undefined
  return next === undefined ? inner : schemaAt(next as Schema, path)
}

const joined = (names: readonly (string | number)[]): string => names.join(', ')

/** What may be said there instead of what was, in words. */
export function expectedIn(shape: FieldShape, given?: unknown): string {
  switch (shape.is) {
    case 'choice':
      return `one of ${joined(shape.options)}`
    case 'number':
      if (shape.most < UNBOUNDED) return `a whole number from ${shape.least} to ${shape.most}`
      return `${Number.isInteger(given) ? '' : 'a whole number, '}${shape.least} or more`
    case 'yes-no':
      return 'true or false'
    case 'text':
      return 'a text'
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
