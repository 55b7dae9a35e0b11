/** One of each: what `make` gives for every name. */
export function mapEach<N extends string, T>(names: readonly N[], make: (name: N) => T): Record<N, T> {
  const made = {} as Record<N, T>
  for (const name of names) made[name] = make(name)
  return made
}

/** The same names, with something else made of what stands under each. */
export const mapValues = <N extends string, T, U>(record: Readonly<Record<N, T>>, make: (value: T, name: N) => U): Record<N, U> =>
  mapEach(keysOf(record), (name) => make(record[name], name))

/** Whether a text, or whatever came in, is one of these names. */
export const isOneOf = <const N>(names: readonly N[], value: unknown): value is N => (names as readonly unknown[]).includes(value)

/** The names in a record that has no others. */
export const keysOf = <N extends string>(record: Readonly<Partial<Record<N, unknown>>>): N[] => Object.keys(record) as N[]

/** The names in a record that has no others, each with what stands under it. */
export const entriesOf = <N extends string, T>(record: Readonly<Partial<Record<N, T>>>): [N, T][] => Object.entries(record) as [N, T][]

/** What a record says at all: a name may be there with nothing under it. */
export const definedIn = <N extends string, T>(record: Readonly<Partial<Record<N, T | undefined>>>): Partial<Record<N, T>> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Partial<Record<N, T>>

/** The same list or record with what stands in it changed, and more added to a record; itself, where nothing is. A book is gone through this way, so it takes no detours. */
export function mapInside<T extends object>(data: T, change: (value: unknown) => unknown, more?: object): T {
  const isList = Array.isArray(data)
  const before = data as Record<string, unknown>
  let copy: Record<string, unknown> | undefined = more === undefined ? undefined : { ...before, ...more }
  for (const key in before) {
    const value = before[key]
    const changed = change(value)
    if (value === changed) continue
    copy ??= isList ? (data.slice() as unknown as Record<string, unknown>) : { ...before }
    copy[key] = changed
  }
  return (copy ?? data) as T
}

/**
 * A copy with some of it changed, of one shape with all that have the same keys in the same order. What is spread has a shape of its own
 * every so often, and what has many shapes is read several times as slowly: this is for what a game keeps and every rule looks at.
 */
export const copyWith = <T extends object>(one: T, changed: Partial<T>): T => Object.assign({}, one, changed)
