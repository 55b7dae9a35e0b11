import {
  type Book,
  type Citation,
  type Condition,
  chapterOf,
  conditionWords,
  factsRead,
  isGiven,
  isMet,
  lacking,
  type Refusal,
  refuse,
  type Situation,
  type Told,
} from '../../core/index.ts'

/** Moments at which America may be called to vote. */
export const ELECTION_MOMENTS = ['after-year-start', 'turn-end'] as const
export type ElectionMoment = (typeof ELECTION_MOMENTS)[number]

/** What somebody may think brings an election. */
export const ELECTION_EVENTS = [
  'year-start',
  'atomic-attack',
  'failed-atomic-attack',
  'atomic-attack-elsewhere',
  'atomic-attack-by-another',
  'british-surrender',
  'russian-surrender',
  'other',
] as const
export type ElectionEvent = (typeof ELECTION_EVENTS)[number]

export interface ElectionTrigger extends Told {
  readonly id: string
  readonly moment: ElectionMoment
  /** The event that brings it, if the condition is met. */
  readonly event: ElectionEvent
  readonly when: Condition
  readonly ruling?: string
}

/** A condition of Allied defeat. */
export interface DefeatTest extends Told {
  readonly id: string
  readonly when: Condition
  readonly ruling?: string
}

export interface ElectionClauses {
  readonly triggers: readonly ElectionTrigger[]
  /** Events that bring none, and where that is said. */
  readonly none: Readonly<Partial<Record<ElectionEvent, Citation>>>
  readonly nothingElse: Citation
  readonly defeat: { readonly tests: readonly DefeatTest[]; readonly words: string; readonly cite: Citation }
}

export interface ElectionChapter {
  readonly changes?: { readonly elections: ElectionClauses }
}

/** The Allies have lost: the game is over, and nobody votes (R16-05). */
export const isAlliedDefeat = (book: Book<ElectionChapter>, situation: Situation): boolean =>
  chapterOf(book, 'changes').elections.defeat.tests.every(({ when }) => isMet(when, situation))

/** What still keeps the game going; empty when the Allies have lost. */
export const whyNotDefeat = (book: Book<ElectionChapter>, situation: Situation): readonly Refusal[] =>
  chapterOf(book, 'changes').elections.defeat.tests.flatMap(({ id, when, cite }) => {
    const missing = lacking(when, situation)
    return missing === undefined ? [] : [refuse('play-on', `play on: wanting is: ${conditionWords(missing)}`, cite, { test: id })]
  })

/** Elections due at a moment of the turn, by what the situation reports. */
export const electionsDue = (book: Book<ElectionChapter>, situation: Situation, moment: ElectionMoment): readonly ElectionTrigger[] =>
  isAlliedDefeat(book, situation)
    ? []
    : chapterOf(book, 'changes').elections.triggers.filter((trigger) => trigger.moment === moment && isMet(trigger.when, situation))

/** What is wanting for each election that a moment of the turn might bring and does not. */
export const electionsWanting = (book: Book<ElectionChapter>, situation: Situation, moment: ElectionMoment): readonly Refusal[] =>
  chapterOf(book, 'changes').elections.triggers.flatMap((trigger) => (trigger.moment === moment ? wantingFor(trigger, situation) : []))

function wantingFor({ when, words, cite, event }: ElectionTrigger, situation: Situation): readonly Refusal[] {
  const missing = lacking(when, situation)
  if (missing === undefined) return []
  const unsaid = factsRead(missing).some((fact) => !isGiven(situation.facts, fact)) ? ' (not reported)' : ''
  return [refuse('not-now', `${words}: wanting is: ${conditionWords(missing)}${unsaid}`, cite, { event })]
}

/** Why an event brings no election. */
export function whyNotElection(book: Book<ElectionChapter>, situation: Situation, event: ElectionEvent): readonly Refusal[] {
  const { triggers, none, nothingElse, defeat } = chapterOf(book, 'changes').elections
  const over = isAlliedDefeat(book, situation) ? [refuse('game-over', defeat.words, defeat.cite)] : []
  const trigger = triggers.find((one) => one.event === event)
  if (trigger !== undefined) return [...over, ...wantingFor(trigger, situation)]
  const cite = none[event]
  return [
    ...over,
    ...(cite === undefined ? [] : [refuse('no-trigger', 'it brings no U.S. election', cite, { event })]),
    refuse('not-listed', 'only the 1945 year start and a German atomic attack do', nothingElse, { event }),
  ]
}
