import type { Citation, Line } from '../../core/index.ts'

/** Something that belongs to what is told, in a line of its own. */
export interface Note {
  readonly words: string
  readonly cite?: Citation
}

/** A sum with its lines, those at zero too. */
export interface Account {
  readonly words: string
  readonly lines: readonly Line[]
}

/** An event as a person reads it: a sentence, the rules it rests on, what belongs to it, and how its numbers came about. */
export interface Telling {
  readonly words: string
  readonly cites: readonly Citation[]
  readonly notes: readonly Note[]
  readonly accounts: readonly Account[]
}

type Cites = readonly (Citation | undefined)[]

const isThere = (cite: Citation | undefined): cite is Citation => cite !== undefined

/** Every rule once. */
export const distinct = (cites: Cites): readonly Citation[] =>
  cites.filter(isThere).filter((cite, index, all) => all.findIndex((one) => one?.rule === cite.rule && one.book === cite.book) === index)

export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

export const telling = (words: string, cites: Cites = [], notes: readonly Note[] = [], accounts: readonly Account[] = []): Telling => ({
  words: sentence(words),
  cites: distinct(cites),
  notes,
  accounts,
})
