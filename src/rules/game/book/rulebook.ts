import {
  type Book,
  type Declaration,
  type Entry,
  type FactValue,
  type Level,
  type Minor,
  type Mobilizations,
  type Nation,
  type Refusal,
  type Ruling,
  refuse,
  type ScenarioKind,
  type Section,
  type Standing,
  type Track,
  type Turn,
  type War,
} from '../../core/index.ts'
import { CHAPTER_NAMES, type Chapters, type Clauses } from './clauses.ts'
import type { StageOf } from './stage.ts'

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
export interface Rulebook extends Book<Clauses> {
  readonly options: readonly string[]
  /** The answer that holds for each ruling that leaves a choice. */
  readonly houseRulings: Readonly<Record<string, string>>
  readonly contents: Readonly<Record<string, Entry>>
  readonly rulings: Readonly<Record<string, Ruling>>
  readonly sections: Readonly<Record<string, Section>>
  /** The parts of a turn, in their order. */
  readonly sequence: readonly StageOf[]
  readonly scenarios: Readonly<Record<string, Scenario>>
  /** Without contents, rulings and what only questions about it read: enough to reckon a roll with. */
  readonly isStartup?: true
}

/** Why a question about these chapters cannot be put to this book. */
export const whyNoChapter = ({ title, clauses }: Rulebook, ...names: readonly (keyof Chapters)[]): readonly Refusal[] =>
  names
    .filter((name) => clauses[name] === undefined)
    .map((name) => {
      const said = clauses.elsewhere?.[name]
      return refuse('no-such-chapter', `${title} ${said?.words ?? `says nothing of ${CHAPTER_NAMES[name]}`}`, said?.cite, { chapter: name })
    })
