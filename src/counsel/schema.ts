/** What can be asked and answered, as plain data: types, help, descriptions and forms are made from it. Small, for the desk loads it first. */

type Def =
  | { readonly is: 'boolean' | 'null' | 'unknown' }
  | { readonly is: 'string'; readonly longest?: number }
  | { readonly is: 'number'; readonly isWhole: boolean; readonly least?: number; readonly most?: number }
  | { readonly is: 'names'; readonly names: readonly (string | number | boolean)[] }
  | { readonly is: 'array'; readonly of: Schema; readonly least: number; readonly most?: number }
  | { readonly is: 'tuple'; readonly of: readonly Schema[] }
  | { readonly is: 'object'; readonly fields: Fields; readonly isStrict: boolean }
  | { readonly is: 'record'; readonly keys: Schema; readonly values: Schema; readonly most?: number }
  | { readonly is: 'union'; readonly of: readonly Schema[] }
  | { readonly is: 'optional'; readonly of: Schema }
  | { readonly is: 'default'; readonly of: Schema; readonly value: unknown }

/** The shape of a value of some type. */
export interface Schema<T = unknown> {
  /** Never there: the compiler remembers the type by it. */
  readonly type?: T
  readonly def: Def
  /** What it is for. */
  readonly words?: string
  /** What was given, in another form: `hungary=2,turkey=1`. */
  readonly from?: (given: unknown) => unknown
  /** The names worth offering, where more are understood. */
  readonly offered?: readonly string[]
  /** The document it is, which has a reader of its own. */
  readonly document?: 'Turn' | 'Script'
}

/** A field that may be left out. */
export interface Optional<T> extends Schema<T> {
  readonly isOptional: true
}

export type Fields = Readonly<Record<string, Schema>>

/** The type of the values that a schema takes. */
export type Output<S> = S extends Schema<infer T> ? T : never

type OptionalKeys<F> = { [K in keyof F]: F[K] extends { readonly isOptional: true } ? K : never }[keyof F]
type Flat<T> = { [K in keyof T]: T[K] }
/** The type of an object with these fields. */
export type OutputOf<F> = Flat<{ [K in Exclude<keyof F, OptionalKeys<F>>]: Output<F[K]> } & { [K in OptionalKeys<F>]?: Output<F[K]> }>

const of = <T>(def: Def): Schema<T> => ({ def })

export const string = of<string>({ is: 'string' })
export const boolean = of<boolean>({ is: 'boolean' })
export const number = of<number>({ is: 'number', isWhole: false })
export const int = of<number>({ is: 'number', isWhole: true })
export const nothing = of<null>({ is: 'null' })
export const unknown = of<unknown>({ is: 'unknown' })

export const between = (least: number, most: number): Schema<number> => of({ is: 'number', isWhole: true, least, most })
/** A text of at most so many letters. */
export const textUpTo = (longest: number): Schema<string> => of({ is: 'string', longest })
export const numberWithin = (least: number, most: number): Schema<number> => of({ is: 'number', isWhole: false, least, most })
export const names = <const N extends string | number | boolean>(all: readonly N[]): Schema<N> => of({ is: 'names', names: all })
export const array = <S extends Schema>(each: S, least = 0, most?: number): Schema<Output<S>[]> =>
  of({ is: 'array', of: each, least, ...(most === undefined ? {} : { most }) })
export const tuple = <const S extends readonly Schema[]>(...each: S): Schema<{ [K in keyof S]: Output<S[K]> }> =>
  of({ is: 'tuple', of: each })
export const union = <const S extends readonly Schema[]>(...each: S): Schema<Output<S[number]>> => of({ is: 'union', of: each })
export const nullable = <S extends Schema>(one: S): Schema<Output<S> | null> => union(one, nothing)
export const record = <V extends Schema>(values: V, most?: number): Schema<Record<string, Output<V>>> =>
  of({ is: 'record', keys: string, values, ...(most === undefined ? {} : { most }) })
export const recordOf = <const N extends string, V extends Schema>(keys: readonly N[], values: V): Schema<Record<N, Output<V>>> =>
  of({ is: 'record', keys: names(keys), values })
export const partialRecord = <const N extends string, V extends Schema>(
  keys: readonly N[],
  values: V,
): Schema<Partial<Record<N, Output<V>>>> => of({ is: 'record', keys: names(keys), values })

/** A schema of named values that can be built upon. */
export interface ObjectSchema<F extends Fields> extends Schema<OutputOf<F>> {
  readonly fields: F
}

/** These fields, and whatever else. */
export const object = <const F extends Fields>(fields: F): ObjectSchema<F> => ({ def: { is: 'object', fields, isStrict: false }, fields })
/** These fields and no others. */
export const strictObject = <const F extends Fields>(fields: F): ObjectSchema<F> => ({
  def: { is: 'object', fields, isStrict: true },
  fields,
})
export const extend = <const F extends Fields, const M extends Fields>(one: ObjectSchema<F>, more: M): ObjectSchema<F & M> =>
  object({ ...one.fields, ...more })

/** It may be left out. */
export const maybe = <S extends Schema>(one: S): Optional<Output<S>> => ({ def: { is: 'optional', of: one }, isOptional: true })
/** It may be left out, and then means this. */
export const usually = <S extends Schema>(one: S, value: Output<S>): Schema<Output<S>> => of({ is: 'default', of: one, value })

/** What stands inside of what may be left out. */
export const unwrapped = (schema: Schema): Schema =>
  schema.def.is === 'optional' || schema.def.is === 'default' ? unwrapped(schema.def.of) : schema

/** Something that does not fit: where, and the name that nobody asks for. */
export interface Misfit {
  readonly path: readonly (string | number)[]
  readonly key?: string
}

type Tell = (misfit: Misfit) => void

const isNamed = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function fitObject(fields: Fields, isStrict: boolean, value: Readonly<Record<string, unknown>>, path: Misfit['path'], tell: Tell): unknown {
  const fitted = Object.entries(fields).flatMap(([name, schema]) => {
    const inner = fitTo(schema, value[name], [...path, name], tell)
    return inner === undefined ? [] : [[name, inner]]
  })
  const others = Object.keys(value).filter((key) => !Object.hasOwn(fields, key))
  if (isStrict) for (const key of others) tell({ path, key })
  return Object.fromEntries(fitted)
}

function fitRecord(keys: Schema, values: Schema, value: Readonly<Record<string, unknown>>, path: Misfit['path'], tell: Tell): unknown {
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      fitTo(keys, key, path, () => tell({ path, key }))
      return [key, fitTo(values, inner, [...path, key], tell)]
    }),
  )
}

const isWithin = (
  { isWhole, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Def & { is: 'number' },
  value: unknown,
): boolean =>
  typeof value === 'number' && (isWhole ? Number.isSafeInteger(value) : Number.isFinite(value)) && value >= least && value <= most

/** The value as the schema has it, with what is meant where nothing was said; every misfit is told. */
export function fitTo({ def }: Schema, value: unknown, path: Misfit['path'], tell: Tell): unknown {
  const unless = (fits: boolean): unknown => {
    if (!fits) tell({ path })
    return value
  }
  switch (def.is) {
    case 'optional':
      return value === undefined ? undefined : fitTo(def.of, value, path, tell)
    case 'default':
      return value === undefined ? def.value : fitTo(def.of, value, path, tell)
    case 'unknown':
      return unless(value !== undefined)
    case 'null':
      return unless(value === null)
    case 'string':
      return unless(typeof value === 'string' && value.length <= (def.longest ?? Number.POSITIVE_INFINITY))
    case 'boolean':
      return unless(typeof value === 'boolean')
    case 'number':
      return unless(isWithin(def, value))
    case 'names':
      return unless(def.names.some((name) => name === value))
    case 'array':
      if (!Array.isArray(value) || value.length < def.least || value.length > (def.most ?? value.length)) return unless(false)
      return value.map((one, index) => fitTo(def.of, one, [...path, index], tell))
    case 'tuple':
      if (!Array.isArray(value) || value.length !== def.of.length) return unless(false)
      return def.of.map((one, index) => fitTo(one, value[index], [...path, index], tell))
    case 'object':
      return isNamed(value) ? fitObject(def.fields, def.isStrict, value, path, tell) : unless(false)
    case 'record':
      return isNamed(value) && Object.keys(value).length <= (def.most ?? Number.POSITIVE_INFINITY)
        ? fitRecord(def.keys, def.values, value, path, tell)
        : unless(false)
    case 'union':
      return unless(def.of.some((one) => misfits(one, value).length === 0))
  }
}

export function misfits(schema: Schema, value: unknown): readonly Misfit[] {
  const told: Misfit[] = []
  fitTo(schema, value, [], (one) => told.push(one))
  return told
}
