import { type OwnYear, ownYear, type Review, readMap, refused, review, yearsOf } from '../../counsel/index.ts'
import { type KeptGame, logFor, openGame, readRecord, standing, startFor } from '../../record/index.ts'
import { type Faction, isFaction, type Refusal, refuse, type Year } from '../../rules/core/index.ts'
import { delegationsOf } from '../../rules/game/index.ts'
import { REVIEW } from '../words.ts'
import { isUnknown, seatsNamed } from './seats-named.ts'

/** A look back that is asked for, on a record as text. */
export interface ReviewQuestion {
  readonly record: string
  /** One seat’s own years, from what it was shown; without it the whole game, once it is over. */
  readonly as?: string | undefined
  readonly year?: number | undefined
  /** What happens on the map as the game is played again: a script by its name, or as somebody wrote it. */
  readonly script?: unknown
}

export type WholeReview = Review & { readonly ok: true; readonly script: string; readonly isOwnScript: boolean }
export interface YearsReview {
  readonly ok: true
  readonly by: Faction
  readonly years: readonly OwnYear[]
  /** Years for which there was no time. */
  readonly left: number
}
export type RecordReview = WholeReview | YearsReview | ReturnType<typeof refused>

/** How long a look back may take, in milliseconds, and what share of it the first looks. */
export interface ReviewTime {
  readonly most: number
  readonly now: () => number
}
const LOOKING = 0.6

function whole(
  { book, start, entries, game, header }: KeptGame,
  { script: said }: ReviewQuestion,
  { most, now }: ReviewTime,
): RecordReview {
  // While it runs it would tell each seat what the others have kept secret.
  if (game.ending === null) return refused(refuse('not-over', REVIEW.notOver))
  const read = readMap(said ?? header.script ?? 'history')
  if (!read.ok) return refused(...read.faults.map((fault): Refusal => refuse('misasked', REVIEW.script(fault))))
  const from = now()
  const isWithin = (share: number) => (): boolean => now() - from < most * share
  const found = review({ book, map: read.map }, start, standing(entries) as never, { mayLook: isWithin(LOOKING), mayWeigh: isWithin(1) })
  return { ok: true, script: read.title, isOwnScript: said === undefined && header.script !== undefined, ...found }
}

function ownYears(kept: KeptGame, as: string, wanted: number | undefined, { most, now }: ReviewTime): RecordReview {
  const seats = seatsNamed(as, kept.header)
  if (isUnknown(seats)) return refused(seats.refusal)
  const eyes = delegationsOf(seats)
  const [by, another] = eyes.filter(isFaction)
  if (by === undefined || another !== undefined) return refused(refuse('misasked', REVIEW.nobody))
  const [start, events] = [startFor(kept.start, eyes), logFor(kept, eyes)]
  const years = yearsOf(start, events, by).filter((one) => wanted === undefined || one === wanted)
  if (years.length === 0) return refused(refuse('not-over', REVIEW.noYear(wanted)))
  const from = now()
  const found: OwnYear[] = []
  let left = 0
  for (const year of years) {
    const looking = ownYear(kept.book, start, events, { by, year: year as Year })
    let step = looking.next()
    while (step.done !== true && now() - from < most) step = looking.next()
    if (step.done !== true) left++
    else if (step.value !== undefined) found.push(step.value)
  }
  return { ok: true, by, years: found, left }
}

/** A game looked back upon, as far as the time allows. */
export function reviewOfRecord(question: ReviewQuestion, time: ReviewTime): RecordReview {
  const read = readRecord(question.record)
  if (!read.ok) return refused(...read.refusals)
  const opened = openGame(read.record)
  if (!opened.ok) return refused(...opened.refusals)
  return question.as === undefined ? whole(opened.kept, question, time) : ownYears(opened.kept, question.as, question.year, time)
}
