/** What a book calls something that the common vocabulary calls otherwise: the other’s words, and its own. */
export type Terms = readonly (readonly [common: string, own: string])[]

const patterns = new WeakMap<Terms, readonly (readonly [RegExp, string])[]>()

const patternsOf = (terms: Terms): readonly (readonly [RegExp, string])[] => {
  const known = patterns.get(terms) ?? terms.map(([common, own]) => [new RegExp(`(?<![\\w-])${common}(?![\\w-])`, 'g'), own] as const)
  patterns.set(terms, known)
  return known
}

/** A sentence in a book’s own words. */
export const inTerms = (words: string, terms: Terms): string =>
  patternsOf(terms).reduce((said, [common, own]) => said.replace(common, own), words)

/** Where sentences stand; everything else is a name or an id. */
const SENTENCES: readonly string[] = ['words', 'otherwise', 'denied', 'group', 'wanting', 'what', 'note', 'when', 'per']

/** Plain data with every sentence of it in a book’s own words. */
export function saidInTerms<T>(data: T, terms: Terms | undefined): T {
  if (terms === undefined) return data
  const told = (value: unknown, name: string): unknown =>
    typeof value === 'string'
      ? SENTENCES.includes(name)
        ? inTerms(value, terms)
        : value
      : Array.isArray(value)
        ? value.map((one) => told(one, name))
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, told(inner, key)]))
          : value
  return told(data, '') as T
}
