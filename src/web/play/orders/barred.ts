import type { Refusal } from '../../../rules/core/index.ts'

/** Something that may not be done now, as its choice calls it. */
export interface Barred {
  readonly name: string
  readonly refusals: readonly Refusal[]
}

/** A reason, and all that it stands against. */
export interface BarredAlike {
  readonly names: readonly string[]
  readonly refusals: readonly Refusal[]
}

/** `Hungary: not now` is no reason of Hungary's alone: what it is said of is left out, where the name says it as well. */
const withoutSubject = (name: string, refusal: Refusal): Refusal => {
  const [subject = '', ...reason] = refusal.words.split(': ')
  const [thing = ''] = name.toLowerCase().split(', in ')
  return reason.length > 0 && thing.endsWith(subject.toLowerCase()) ? { ...refusal, words: reason.join(': ') } : refusal
}

/** What is barred for the same reasons stands together, in the order in which the reasons come up. */
export function barredAlike(all: readonly Barred[]): readonly BarredAlike[] {
  const found = new Map<string, BarredAlike>()
  for (const { name, refusals } of all) {
    const own = refusals.map((refusal) => withoutSubject(name, refusal))
    const key = JSON.stringify(own.map(({ words, cite }) => [words, cite]))
    found.set(key, { names: [...(found.get(key)?.names ?? []), name], refusals: own })
  }
  return [...found.values()]
}
