import { z } from 'zod'

/** What may be filled in at one place of a form. */
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

export interface Field {
  readonly name: string
  readonly shape: FieldShape
  /** What the door takes it to be if nothing is said. */
  readonly usual?: unknown
  readonly isOptional: boolean
}

const MOST = 99_999

/** A shape of the door, as a place in a form; nothing for what only a document can say. */
function shapeOf(schema: z.core.$ZodType): FieldShape | undefined {
  if (schema instanceof z.ZodEnum) return { is: 'choice', options: schema.options }
  if (schema instanceof z.ZodLiteral)
    return { is: 'choice', options: [...schema.values].filter((value) => typeof value === 'string' || typeof value === 'number') }
  if (schema instanceof z.ZodNumber) return { is: 'number', least: schema.minValue ?? 0, most: schema.maxValue ?? MOST }
  if (schema instanceof z.ZodBoolean) return { is: 'yes-no' }
  if (schema instanceof z.ZodString) return { is: 'text' }
  if (schema instanceof z.ZodArray) {
    const of = shapeOf(schema.element)
    return of === undefined ? undefined : { is: 'list', of, least: 0 }
  }
  if (schema instanceof z.ZodObject) return { is: 'group', fields: fieldsIn(schema) }
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum && schema.valueType instanceof z.ZodNumber)
    return { is: 'counts', keys: schema.keyType.options.map(String), most: schema.valueType.maxValue ?? MOST }
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodString && schema.valueType instanceof z.ZodString)
    return { is: 'holders' }
  return undefined
}

function fieldOf(name: string, schema: z.core.$ZodType): Field | undefined {
  if (schema instanceof z.ZodOptional) {
    const inner = fieldOf(name, schema.unwrap())
    return inner === undefined ? undefined : { ...inner, isOptional: true }
  }
  if (schema instanceof z.ZodDefault) {
    const inner = fieldOf(name, schema.unwrap())
    return inner === undefined ? undefined : { ...inner, usual: schema.def.defaultValue }
  }
  const shape = shapeOf(schema)
  return shape === undefined ? undefined : { name, shape, isOptional: false }
}

const fieldsIn = (schema: z.ZodObject): readonly Field[] =>
  Object.entries(schema.shape).flatMap(([name, inner]) => (name === 'question' ? [] : (fieldOf(name, inner) ?? [])))

/** The same field wherever it stands, with names that the rules know. */
export const withKnown = (fields: readonly Field[], name: string, known: Readonly<Record<string, string>>): readonly Field[] =>
  fields.map((field) => {
    const { shape } = field
    if (field.name === name && shape.is === 'text') return { ...field, shape: { ...shape, known } }
    if (shape.is === 'group') return { ...field, shape: { ...shape, fields: withKnown(shape.fields, name, known) } }
    if (shape.is === 'list' && shape.of.is === 'group')
      return { ...field, shape: { ...shape, of: { ...shape.of, fields: withKnown(shape.of.fields, name, known) } } }
    return field
  })

/** What one question of a door asks for. */
export function fieldsOf(shape: z.ZodDiscriminatedUnion, question: string): readonly Field[] {
  const found = shape.options.find((option) => {
    const literal = (option as z.ZodObject).shape['question']
    return literal instanceof z.ZodLiteral && literal.values.has(question)
  })
  if (found === undefined) throw new Error(`no question "${question}"`)
  return fieldsIn(found as z.ZodObject)
}

/** Something to begin with, where nothing has been said. */
export function blank(shape: FieldShape): unknown {
  switch (shape.is) {
    case 'choice':
      return shape.options[0]
    case 'number':
      return shape.least
    case 'yes-no':
      return false
    case 'text':
      return ''
    case 'counts':
    case 'holders':
      return {}
    case 'list':
      return []
    case 'group':
      return Object.fromEntries(shape.fields.filter(({ isOptional }) => !isOptional).map((field) => [field.name, usualOf(field)]))
  }
}

export const usualOf = ({ shape, usual }: Field): unknown => (usual === undefined ? blank(shape) : usual)
