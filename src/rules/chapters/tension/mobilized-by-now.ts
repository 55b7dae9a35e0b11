import { type Book, chapterOf, FIRST_TURN, isBefore, isLeftOut, type Mobilizations, type Situation, turnsFrom } from '../../core/index.ts'
import { isTrackKept } from './kept-track.ts'
import type { MobilizationChapter, MobilizationPlan, TheatrePlan } from './mobilization.ts'

/**
 * The most that Russia can have mobilized in peace for the level to be no higher: from the turn it reached its mark it rose every turn, and
 * by each new centre.
 */
function russiaByLevel({ level, most, slow, rises }: MobilizationPlan['russia'], now: number, turns: number): Mobilizations['russia'] {
  let made: Mobilizations['russia'] = { done: 0, isHalfDone: false, nextDue: null }
  let reached = level
  for (let turn = 0; turn < turns && made.done < most; turn += 1) {
    const { done, isHalfDone }: Mobilizations['russia'] = made
    reached += (done + 1) * rises.centre
    if (now <= level || reached > now) return made
    const isFirstHalf = !isHalfDone && done < slow
    made = { done: isFirstHalf ? done : done + 1, isHalfDone: isFirstHalf, nextDue: null }
    reached += rises.turn
  }
  return made
}

/** What a file says of mobilizations: any of it may be left out. */
export type MobilizationsSaid = { readonly [K in keyof Mobilizations]?: unknown }

/**
 * What must have been mobilized by now, where nobody says: by the U.S. and Japan for every threshold that was reached or whose date is
 * past, and after the third one a turn; by Russia as many as its level leaves time for.
 */
export function mobilizedByNow(book: Book<MobilizationChapter>, situation: Situation, said: MobilizationsSaid = {}): Mobilizations {
  const { turn, tensions, mobilizations } = situation
  if (book.clauses.mobilization === undefined) return mobilizations
  const countOf = ({ track, steps, most }: TheatrePlan): number => {
    const reached = steps.filter(({ level, latest }) => tensions[track].effective >= level || isBefore(latest, turn)).length
    const last = steps.at(-1)?.latest
    const since = reached < steps.length || last === undefined ? 0 : Math.max(0, turnsFrom(last, turn) - 1)
    return Math.min(most, reached + since)
  }
  const plans = chapterOf(book, 'mobilization').theatres.filter(
    ({ track, count }) => said[count] === undefined && isTrackKept(book, track, situation),
  )
  const counts = Object.fromEntries(plans.map((plan) => [plan.count, countOf(plan)])) as Partial<
    Pick<Mobilizations, 'usEurope' | 'usPacific'>
  >
  const { russia: eastern, japan: pacific } = chapterOf(book, 'mobilization')
  const isEastKept = said.russia === undefined && !isLeftOut(book, situation, 'rgt')
  return {
    ...mobilizations,
    ...counts,
    ...(isEastKept ? { russia: russiaByLevel(eastern, tensions.rgt.actual, turnsFrom(FIRST_TURN, turn)) } : {}),
    ...(said.japan === undefined ? { japan: Math.min(pacific.most, counts.usPacific ?? mobilizations.usPacific) } : {}),
  }
}
