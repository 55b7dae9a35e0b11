import { z } from 'zod'

type Fits = (value: unknown) => boolean
type AnyShape = z.core.$ZodType

/** What the check of a shape is made of. */
type Def = z.core.$ZodTypes['_zod']['def']

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isLeftOut = (shape: AnyShape): boolean => (shape as z.core.$ZodTypes)._zod.def.type === 'optional'

/** An object that may say more than its shape, as all do that a record has. */
function objectFits(shape: Readonly<Record<string, AnyShape>>): Fits {
  const keys = Object.keys(shape)
  const each = keys.map((key) => checkOf(shape[key] as AnyShape))
  const needed = keys.map((key) => !isLeftOut(shape[key] as AnyShape))
  return (value) => {
    if (!isObject(value)) return false
    for (let index = 0; index < keys.length; index++) {
      const inner = value[keys[index] as string]
      if (inner === undefined ? needed[index] : !(each[index] as Fits)(inner)) return false
    }
    return true
  }
}

/** Any number of names, each of one kind. */
function recordFits(isKey: Fits, isValue: Fits): Fits {
  return (value) => {
    if (!isObject(value)) return false
    for (const key in value) if (!isKey(key) || !isValue(value[key])) return false
    return true
  }
}

const tupleFits =
  (items: readonly Fits[]): Fits =>
  (value) =>
    Array.isArray(value) && value.length === items.length && items.every((isSo, index) => isSo(value[index]))

/** The check of what is often in a record, without another word about it; of what is not, the shape itself is asked. */
function plainCheckOf(def: Def): Fits | undefined {
  if ((def.checks?.length ?? 0) > 0) return undefined
  switch (def.type) {
    case 'object':
      return def.catchall?._zod.def.type === 'unknown' ? objectFits(def.shape) : undefined
    case 'array': {
      const isSo = checkOf(def.element)
      return (value) => Array.isArray(value) && value.every(isSo)
    }
    case 'record': {
      const isPartial = 'partial' in def && def.partial === true
      return def.keyType._zod.values === undefined || isPartial ? recordFits(checkOf(def.keyType), checkOf(def.valueType)) : undefined
    }
    case 'tuple':
      return def.rest === null && !def.items.some(isLeftOut) ? tupleFits(def.items.map(checkOf)) : undefined
    case 'union': {
      const options = def.options.map(checkOf)
      return (value) => options.some((isSo) => isSo(value))
    }
    case 'nullable': {
      const isSo = checkOf(def.innerType)
      return (value) => value === null || isSo(value)
    }
    case 'optional':
      return checkOf(def.innerType)
    case 'enum': {
      const values: ReadonlySet<unknown> = new Set(Object.values(def.entries))
      return (value) => values.has(value)
    }
    case 'literal': {
      const values: ReadonlySet<unknown> = new Set(def.values)
      return (value) => values.has(value)
    }
    case 'string':
      return 'format' in def ? undefined : (value) => typeof value === 'string'
    case 'number':
      return 'format' in def ? (def.format === 'safeint' ? Number.isSafeInteger : undefined) : Number.isFinite
    case 'boolean':
      return (value) => typeof value === 'boolean'
    case 'null':
      return (value) => value === null
    default:
      return undefined
  }
}

const made = new WeakMap<AnyShape, Fits>()

/**
 * Whether a value out of a JSON text surely has a shape, without the reasons why not and without a copy of it: nearly all of a long record is as it should be. Of what
 * this does not take, the shape is to be asked.
 */
export function checkOf(shape: AnyShape): Fits {
  const known = made.get(shape)
  if (known !== undefined) return known
  const check = plainCheckOf((shape as z.core.$ZodTypes)._zod.def) ?? ((value: unknown): boolean => z.safeParse(shape, value).success)
  made.set(shape, check)
  return check
}
