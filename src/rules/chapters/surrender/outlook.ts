import {
  type Book,
  type Citation,
  chapterOf,
  type Following,
  following,
  isBefore,
  isMet,
  kept,
  lacking,
  measure,
  onceFor,
  type Refusal,
  refuse,
  type Situation,
  saidOf,
  type Told,
  type Whereabouts,
  whereaboutsOfAll,
} from '../../core/index.ts'
import { partisansOf } from '../partisans/index.ts'
import { capitalsLost } from './capital-fall.ts'
import type { Asked, Capitulation, CapitulationChapter, CapitulationId, SurrenderTrigger } from './clauses.ts'
import { isTriggered, type TriggerState, triggerState, wantingIn } from './trigger.ts'

/** How it stands with one nation and one enemy. */
export const OUTLOOKS = ['done', 'due', 'offered', 'declined', 'delayed', 'holds-out'] as const
export type Outlook = (typeof OUTLOOKS)[number]

export interface CapitulationState {
  readonly id: CapitulationId
  readonly is: Capitulation['is']
  readonly title: string
  readonly outlook: Outlook
  readonly triggers: readonly TriggerState[]
  /** What holds a due offer back. */
  readonly delays: readonly Told[]
  readonly asked?: Asked['who']
  readonly meanwhile: readonly Following[]
}

export function capitulationOf(book: Book<CapitulationChapter>, id: CapitulationId): Capitulation {
  const found = chapterOf(book, 'capitulation').capitulations.find((one) => one.id === id)
  if (found === undefined) throw new Error(`${book.title} has no capitulation "${id}"`)
  return found
}

const hasLapsed = ({ lapses }: SurrenderTrigger, { turn }: Situation): boolean => lapses !== undefined && !isBefore(turn, lapses)

/** Tests that have not lapsed by now. */
const triggersIn = ({ triggers }: Capitulation, situation: Situation): Capitulation['triggers'] =>
  triggers.filter((trigger) => !hasLapsed(trigger, situation))

/** Asked of every nation in every stage that settles surrenders: without detours. */
function isAnyTriggered(book: Book<CapitulationChapter>, situation: Situation, { triggers }: Capitulation): boolean {
  for (const trigger of triggers) if (!hasLapsed(trigger, situation) && isTriggered(book, situation, trigger)) return true
  return false
}

/** How it stands, and nothing of why. */
export function outlookOf(book: Book<CapitulationChapter>, situation: Situation, capitulation: Capitulation): Outlook {
  const { done, asked, delays } = capitulation
  if (isMet(done.when, situation)) return 'done'
  if (!isAnyTriggered(book, situation, capitulation)) return 'holds-out'
  if (delays.some(({ when }) => isMet(when, situation))) return 'delayed'
  if (asked === undefined) return 'due'
  return situation.facts[asked.declined] === situation.turn ? 'declined' : 'offered'
}

/** Partisans that hang on it, as the tables count them now. */
export function partisansFor(
  book: Book<CapitulationChapter>,
  situation: Situation,
  { partisans = [] }: Capitulation,
): readonly Following[] {
  const rows = book.clauses.partisans?.rows.filter(({ id }) => partisans.includes(id)) ?? []
  return rows.flatMap((row) => {
    const { divisions } = partisansOf(book, situation, row)
    if (divisions === null || divisions <= 0) return []
    const { by, words, cite, ruling, areFormed } = row
    return [
      {
        what: areFormed ? words : `partisan ${divisions === 1 ? 'division' : 'divisions'}: ${words}`,
        who: by,
        amount: divisions,
        cite,
        ...(ruling === undefined ? {} : { ruling }),
      },
    ]
  })
}

/** Where a nation stands: what is met, what is wanting, and what holds already. */
export function outlook(book: Book<CapitulationChapter>, situation: Situation, capitulation: Capitulation): CapitulationState {
  const { id, is, title, asked, delays, meanwhile } = capitulation
  return {
    id,
    is,
    title,
    outlook: outlookOf(book, situation, capitulation),
    triggers: triggersIn(capitulation, situation).map((trigger) => triggerState(book, situation, trigger)),
    delays: delays.filter(({ when }) => isMet(when, situation)).map(({ words, cite }) => ({ words, cite })),
    ...(asked === undefined ? {} : { asked: asked.who }),
    meanwhile: [...following(meanwhile, situation), ...partisansFor(book, situation, capitulation)],
  }
}

export const outlooks = (book: Book<CapitulationChapter>, situation: Situation): readonly CapitulationState[] =>
  chapterOf(book, 'capitulation').capitulations.map((one) => outlook(book, situation, one))

/** It comes about now, or waits for an answer. */
export function isForcedNow(book: Book<CapitulationChapter>, situation: Situation, capitulation: Capitulation): boolean {
  const found = outlookOf(book, situation, capitulation)
  return found === 'due' || found === 'offered'
}

/** Everything that the outlook of a capitulation hangs on. */
const outlookReads = (book: Book<CapitulationChapter>, { done, triggers, delays, asked }: Capitulation): Whereabouts =>
  whereaboutsOfAll(
    [done, ...delays, ...triggers, ...triggers.flatMap(({ points }) => (points === undefined ? [] : (book.tables[points.of]?.rows ?? [])))],
    { parts: ['turn'], facts: asked === undefined ? [] : [asked.declined] },
  )

/** What is due or offered by the rules, asked for in every stage that settles it: only what may have changed is looked at again, all together and then each. */
const forcedIn = onceFor((book: Book<CapitulationChapter>) => {
  const each = chapterOf(book, 'capitulation').capitulations.map((one) => {
    const reads = outlookReads(book, one)
    return { one, reads, isForced: kept(reads, (situation) => isForcedNow(book, situation, one)) }
  })
  const ofAll = {
    parts: [...new Set(each.flatMap(({ reads }) => reads.parts))],
    facts: [...new Set(each.flatMap(({ reads }) => reads.facts))],
  }
  return kept(ofAll, (situation): readonly Capitulation[] => each.filter(({ isForced }) => isForced(situation)).map(({ one }) => one))
})

/** What is due or offered by the rules. */
export const forcedNow = (book: Book<CapitulationChapter>, situation: Situation): readonly Capitulation[] => forcedIn(book)(situation)

/** A duty of occupation as it is kept. */
export interface DutyState {
  readonly id: string
  readonly of: CapitulationId
  readonly words: string
  readonly least: number
  readonly present: number
  readonly isKept: boolean
  readonly cite: Citation
  readonly ruling?: string
}

/** Duties that bind now, kept or not. */
export const dutiesOf = (book: Book<CapitulationChapter>, situation: Situation): readonly DutyState[] =>
  chapterOf(book, 'capitulation')
    .duties.filter(({ when }) => isMet(when, situation))
    .map(({ id, of, words, least, present, cite, ruling }) => {
      const there = measure(present, situation)
      const said = saidOf(words, present, situation)
      return { id, of, words: said, least, present: there, isKept: there >= least, cite, ...(ruling === undefined ? {} : { ruling }) }
    })

export interface EndingState extends Told {
  readonly id: string
  readonly isSo: boolean
  readonly isDecisive?: true
  /** Each part that is not so, in words. */
  readonly wanting: readonly string[]
}

/** Which wars are over, and what the others still wait for. */
export const endingsOf = (book: Book<CapitulationChapter>, situation: Situation): readonly EndingState[] =>
  chapterOf(book, 'capitulation').endings.map(({ id, words, cite, when, isDecisive }) => {
    const missing = lacking(when, situation)
    return {
      id,
      words,
      cite,
      isSo: missing === undefined,
      ...(isDecisive ? { isDecisive } : {}),
      wanting: missing === undefined ? [] : wantingIn(missing, situation),
    }
  })

/** Why the phase may not go on: what is due or offered is settled before anything else. */
export function whyNotProceed(book: Book<CapitulationChapter>, situation: Situation): readonly Refusal[] {
  const { first, majors } = chapterOf(book, 'capitulation')
  const minors = capitalsLost(book, situation).filter(({ is }) => is === 'due')
  const powers = forcedNow(book, situation).map(({ id, is, title, asked }) =>
    refuse(
      'unsettled',
      `${title}: ${asked === undefined ? 'due, and' : 'offered, and'} settled before all other diplomacy`,
      is === 'surrender' ? majors : first,
      { of: id },
    ),
  )
  return [...minors.map(({ nation, name, words, cite }) => refuse('unsettled', `${name}: ${words}`, cite, { of: nation })), ...powers]
}
