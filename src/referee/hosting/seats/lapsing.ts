import { give } from '../../../record/index.ts'
import { type Delegation, delegationOf, isFaction, POWERS } from '../../../rules/core/index.ts'
import { delegationsOf, type Order, seatsFor, TOPICS } from '../../../rules/game/index.ts'
import { refereesDice } from '../../record/referees-dice.ts'
import { after, type JournalBody, type Table } from '../journal/journal.ts'
import { holderOf, type Seating } from '../journal/seating.ts'
import { HOSTING } from '../words.ts'

const peopleFor = (seating: Seating, who: Delegation): readonly string[] =>
  POWERS.filter((power) => delegationOf(power) === who).flatMap((seat) => holderOf(seating, seat)?.id ?? [])

/** Delegations for which nobody sits any longer who did before. */
const abandoned = (before: Seating, now: Seating, lines: readonly JournalBody[]): readonly Delegation[] => {
  const left = lines.flatMap((line) => (line.type === 'tenure-ended' ? delegationsOf(line.seats) : []))
  return [...new Set(left)].filter((who) => !peopleFor(before, who).some((tenure) => peopleFor(now, who).includes(tenure)))
}

const ends = (lines: readonly JournalBody[]): boolean => lines.some(({ type }) => type === 'tenure-ended')

/** Gives orders of the referee's own, one on the other; what the rules refuse is left out. */
function given(from: Table['play'], at: number, orders: readonly Order[]): readonly JournalBody[] {
  let play = from
  return orders.flatMap((order): readonly JournalBody[] => {
    const done = give(play, seatsFor(order), order, refereesDice())
    if (!done.ok) return []
    play = done.kept
    return [{ type: 'order', at, entry: done.entry, by: null, because: HOSTING.lapsed }]
  })
}

/** A draft goes with the last person who sat for its delegation. It is written before they leave, so that a successor learns of none. */
export function lapsedDrafts(before: Table, lines: readonly JournalBody[]): readonly JournalBody[] {
  if (!ends(lines)) return []
  const { game } = before.play
  const left = abandoned(before.seating, lines.reduce(after, before).seating, lines).filter(isFaction)
  const drafted = left.filter((by) => Object.keys(game.drafts[by] ?? {}).length > 0 && game.ending === null)
  return given(
    before.play,
    lines[0]?.at ?? 0,
    drafted.map((by) => ({ type: 'draft-allocation', by, placements: {} })),
  )
}

/** What somebody said beforehand ends as he leaves: nobody is passed by the word of one who is gone. */
export function lapsedOrders(before: Table, lines: readonly JournalBody[]): readonly JournalBody[] {
  if (!ends(lines)) return []
  const { play, seating } = lines.reduce(after, before)
  const left = abandoned(before.seating, seating, lines).filter((by) => play.game.standing[by] !== undefined && play.game.ending === null)
  return given(
    play,
    lines.at(-1)?.at ?? 0,
    left.map((by) => ({ type: 'stand', by, resumes: TOPICS })),
  )
}
