import type { Turn } from '../core/calendar.ts'
import type { Minor, Nation } from '../core/countries.ts'
import type { FactValue } from '../core/facts/fact.ts'
import type { Entry } from '../core/ledger.ts'
import { type Refusal, refuse } from '../core/refusal.ts'
import type { Ruling } from '../core/ruling.ts'
import type { Declaration, Level, Mobilizations, ScenarioKind, Track, War } from '../core/situation.ts'
import type { Standing } from '../core/standing.ts'
import type { Section, Table } from '../core/tables/table.ts'
import { type Target, targetName } from '../core/targets.ts'
import { CHAPTER_NAMES, type Chapters, type Clauses } from './clauses.ts'
import type { Stage } from './sequence.ts'

/** Where a game may begin. */
export interface Scenario {
  readonly id: string
  readonly title: string
  readonly words: string
  readonly kind: ScenarioKind
  readonly turn: Turn
  /** What differs from the start values of the vocabulary. */
  readonly facts: Readonly<Record<string, FactValue>>
  readonly standings: Readonly<Partial<Record<Minor, Standing>>>
  /** Those that are on as it begins; one that began in an earlier turn says so. */
  readonly wars: readonly (readonly [Nation, Nation] | War)[]
  readonly declarations?: readonly Declaration[]
  readonly mobilizations?: Mobilizations
  /** A start of ours, with plausible facts: no book prints it. */
  readonly isDemonstration?: true
  readonly tensions: Readonly<Partial<Record<Track, Level>>>
}

/** A book, resolved: its amendments made, its options taken, its rulings settled, everything checked and frozen. */
export interface Rulebook {
  readonly id: string
  readonly title: string
  readonly options: readonly string[]
  /** The answer that holds for each ruling that leaves a choice. */
  readonly houseRulings: Readonly<Record<string, string>>
  readonly contents: Readonly<Record<string, Entry>>
  readonly rulings: Readonly<Record<string, Ruling>>
  readonly sections: Readonly<Record<string, Section>>
  readonly tables: Readonly<Record<string, Table>>
  /** Tables that an option would bring, each with the option's title. */
  readonly optional: Readonly<Record<string, string>>
  readonly clauses: Clauses
  /** The parts of a turn, in their order. */
  readonly sequence: readonly Stage[]
  readonly scenarios: Readonly<Record<string, Scenario>>
  /** Without contents, rulings and what only questions about it read: enough to reckon a roll with. */
  readonly isAbridged?: true
}

/** A country without a table is no target here; an option may make it one. */
export function noTarget({ title, optional, clauses }: Rulebook, target: Target): Refusal {
  const option = optional[target]
  const words =
    option === undefined
      ? `${targetName(target)} is no diplomatic target in ${title}`
      : `${targetName(target)} is a diplomatic target in ${title}, only with the option ${option}`
  return refuse('no-such-target', words, clauses.closedTargets(target), { target })
}

/** A chapter that the book is known to have; whoever cannot know asks `whyNoChapter` first. */
export function chapterOf<C extends keyof Chapters>({ clauses }: Pick<Rulebook, 'clauses'>, name: C): Chapters[C] {
  const chapter: Chapters[C] | undefined = (clauses as Partial<Chapters>)[name]
  if (chapter === undefined) throw new Error(`this book says nothing of ${CHAPTER_NAMES[name]}`)
  return chapter
}

/** Why a question about these chapters cannot be put to this book. */
export const whyNoChapter = ({ title, clauses }: Rulebook, ...names: readonly (keyof Chapters)[]): readonly Refusal[] =>
  names
    .filter((name) => clauses[name] === undefined)
    .map((name) => refuse('no-such-chapter', `${title} says nothing of ${CHAPTER_NAMES[name]}`, undefined, { chapter: name }))
