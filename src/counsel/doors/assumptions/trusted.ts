import type { SituationDocument } from '../../../editions/reading/index.ts'
import type { FactId, Read, Situation, Turn } from '../../../rules/core/index.ts'
import type { Rulebook, Scenario } from '../../../rules/game/index.ts'

/** Something that an answer read as the scenario began with it, though by now it has usually changed. */
export interface Trusted {
  /** What was taken to be so, as a clause. */
  readonly words: string
  readonly asAt: Turn
  /** What it is about: what changes together stands under one head. */
  readonly about: string
  /** What a situation says that reports it: with this nothing is left to trust. */
  readonly report: Pick<SituationDocument, 'facts' | 'standings' | 'tensions' | 'peace' | 'wars'>
  readonly fact?: FactId
}

/** What a document says of its own, so that nothing of it is taken on trust. */
export type Reported = Omit<SituationDocument, 'edition'>

/** A situation that an answer read, beside what was said of it and what is usual by its turn. */
export interface AnsweredSituation {
  readonly book: Rulebook
  readonly scenario: Scenario
  readonly situation: Situation
  readonly said: Reported
  readonly read: Read
  /** As the war usually stands by this turn. */
  readonly usual: Situation
  /** Facts that usually change between the scenario's start and this turn. */
  readonly changed: readonly FactId[]
}

type Document = Readonly<Record<string, unknown>>

/** The document with what was taken on trust reported as it stands: lists grow, names are added. */
export function confirmed(document: Document, trusted: readonly Trusted[]): Document {
  const said: Record<string, unknown> = { ...document }
  for (const [part, value] of trusted.flatMap(({ report }) => Object.entries(report))) {
    const before = said[part]
    said[part] = Array.isArray(value) ? [...(Array.isArray(before) ? before : []), ...value] : { ...(before as object), ...value }
  }
  return said
}
