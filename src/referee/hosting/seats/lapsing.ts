import { give } from '../../../record/index.ts'
import { type Delegation, delegationOf, POWERS } from '../../../rules/core/index.ts'
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

/** What somebody said beforehand ends as he leaves: nobody is passed by the word of one who is gone. */
export function lapsedOrders(before: Table, lines: readonly JournalBody[]): readonly JournalBody[] {
  if (!lines.some(({ type }) => type === 'tenure-ended')) return []
  const now = lines.reduce(after, before)
  const at = lines.at(-1)?.at ?? 0
  let { play } = now
  return abandoned(before.seating, now.seating, lines).flatMap((by): readonly JournalBody[] => {
    if (play.game.standing[by] === undefined || play.game.ending !== null) return []
    const order: Order = { type: 'stand', by, resumes: TOPICS }
    const given = give(play, seatsFor(order), order, refereesDice())
    if (!given.ok) return []
    play = given.kept
    return [{ type: 'order', at, entry: given.entry, by: null, because: HOSTING.lapsed }]
  })
}
