import { type EntryAnswer, entryDoor } from '../../../counsel/index.ts'
import { type Turn, turnAfter } from '../../../rules/core/index.ts'
import { askOf, type Query } from '../../situation/index.ts'
import type { Run } from './run.ts'

/** What one usually wants to look ahead. */
const USUAL = 6
/** As far as the door looks. */
export const MOST_AHEAD = 24
/** As many turns as a chart holds. */
const MOST_DRAWN = 12

/** How many turns are left from this one on, as far as one may look. */
function left(from: Turn): number {
  let count = 1
  for (let turn = turnAfter(from); turn !== undefined && count < MOST_AHEAD; turn = turnAfter(turn)) count++
  return count
}

/** Turns until the first in which each war may be declared; nothing while one has none. */
export function untilAnswered(wars: EntryAnswer['wars']): number | undefined {
  const firsts = wars.map(({ turns }) => turns.findIndex(({ chance }) => chance !== '0'))
  return firsts.includes(-1) ? undefined : Math.max(0, ...firsts) + 1
}

/** As many turns as it takes until there is an answer, where nobody said how many. */
export function usualAhead({ current, happened }: Pick<Run, 'current' | 'happened'>): number {
  const most = left(current.situation.turn)
  const near = askOf(current, entryDoor, { ahead: Math.min(USUAL, most), turns: happened })
  if (!near.ok || untilAnswered(near.wars) !== undefined) return Math.min(USUAL, most)
  const far = askOf(current, entryDoor, { ahead: most, turns: happened })
  return far.ok ? (untilAnswered(far.wars) ?? most) : USUAL
}

const said = ({ parts }: Pick<Query, 'parts'>): number | undefined => (parts['ahead'] === undefined ? undefined : Number(parts['ahead']))

/** How many turns the page looks ahead. */
export const aheadIn = (run: Run, query: Pick<Query, 'parts'>): number => said(query) ?? usualAhead(run)

export const drawnIn = (run: Run, query: Pick<Query, 'parts'>): number => Math.min(aheadIn(run, query), MOST_DRAWN)

/** What the address says of it: nothing where it is as usual. */
export const aheadPart = (run: Run, ahead: number): string | undefined => (ahead === usualAhead(run) ? undefined : String(ahead))
