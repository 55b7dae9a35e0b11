import type { Band, Citation, Entry, Minor, Modifier, Power, Ruling, Section, Track } from '../rules/core/index.ts'
import type { Chapters, Clauses, Scenario, Stage } from '../rules/game/index.ts'
import type { Amendment } from './amendment.ts'

/** Clauses that only a question about them reads: chapters, and what a level or a situation allows and forbids on the map. */
export type ReferenceClauses = Partial<Chapters & Pick<Clauses, 'notices' | 'occurrences' | 'permissions' | 'thresholds'>>

/** Cites a number of the book in hand; an heir hands in its own numbering. */
export type Cite = (number: string) => Citation

/** A table as a book prints it: sections it shares with others, by their ids, and rows of its own. */
export interface TableDraft {
  readonly id: string
  readonly title: string
  readonly of: Minor | Power | Track
  readonly plus: string
  readonly parts: readonly (string | readonly Modifier[])[]
  readonly bands: readonly Band[]
  readonly demandBands?: readonly Band[]
}

/** A named, choosable list of changes. */
export interface Option {
  readonly id: string
  readonly title: string
  readonly words: string
  readonly amendments: readonly Amendment[]
  /** Tables the book has only with this option. */
  readonly tables?: readonly TableDraft[]
  readonly clauses?: (rule: Cite, without: Clauses) => Partial<Clauses>
  readonly reference?: (rule: Cite, without: Clauses) => ReferenceClauses
}

interface Book {
  readonly id: string
  readonly title: string
  /** What it is, in a sentence. */
  readonly words: string
  readonly options: readonly Option[]
  readonly scenarios: readonly Scenario[]
  /** The startup bundle: without contents, rulings, sequence and clauses for reference; enough to reckon a roll with, and quickly fetched. */
  readonly isStartup?: true
}

/** A whole book. */
export interface RootEdition extends Book {
  readonly contents: readonly Entry[]
  readonly rulings: readonly Ruling[]
  readonly sections: readonly Section[]
  readonly tables: readonly TableDraft[]
  readonly clauses: (rule: Cite) => Clauses
  /** What is only looked up, never reckoned with. */
  readonly reference?: (rule: Cite) => ReferenceClauses
  /** What each ruling with a choice may answer, ours first: for the startup bundle, which has no rulings. */
  readonly choices: Readonly<Record<string, readonly string[]>>
  /** The parts of a turn, in their order. */
  readonly sequence: (rule: Cite) => readonly Stage[]
}

/** One layer of amendments to a whole book. Its scenarios are those of the book it amends unless it has its own. */
export interface Layer extends Book {
  readonly amends: string
  /** Numbers that moved: the amended book's number, and this book's. */
  readonly renumbered: Readonly<Record<string, string>>
  /** Clauses of the amended book that this one does not have. */
  readonly dropped: readonly string[]
  /** Clauses of its own, also where it says something else under the same number. */
  readonly added: readonly Entry[]
  readonly amendments: readonly Amendment[]
  readonly clauses?: (rule: Cite, inherited: Clauses) => Partial<Clauses>
  readonly reference?: (rule: Cite) => ReferenceClauses
}

export type Edition = RootEdition | Layer

/** The whole book, or what a roll is reckoned with. */
export type Bundle = 'startup' | 'whole'

/** Where a book comes from, and the one it amends; fetched when it is asked for. */
export interface Bundles extends Readonly<Record<Bundle, () => Promise<Edition>>> {
  readonly amends?: string
}

/** What the startup bundle of a whole book leaves to the rest. */
export const STARTUP = { isStartup: true, contents: [], rulings: [], sequence: () => [] } as const satisfies Partial<RootEdition>

/** A book made of its startup bundle and the rest. */
export const wholeOf = <E extends Edition>({ isStartup: _, ...startup }: E, rest: Partial<E>): E => ({ ...startup, ...rest }) as E

/** The startup bundle of a layer that is written in one piece. */
export const startupOf = ({ reference: _, ...layer }: Layer): Layer => ({ ...layer, isStartup: true })

/** A layer says only what it changes. */
export const layer = (changes: Pick<Layer, 'id' | 'title' | 'words' | 'amends'> & Partial<Layer>): Layer => ({
  renumbered: {},
  dropped: [],
  added: [],
  amendments: [],
  options: [],
  scenarios: [],
  ...changes,
})
