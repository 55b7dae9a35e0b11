import { type Arguments, type ReckonAnswer, type Refused, reasonFor, reckonDoor, rollFrom } from '../../../counsel/index.ts'
import { type Refusal, type Roll, readsNet, type Side, type Situation, sideFavoured, type Table } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { askOf, type OpenSituation, type Query } from '../../situation/index.ts'

/** A roll in a situation, with everything the engine says to it. */
export interface Study {
  readonly current: OpenSituation
  readonly args: Arguments
  readonly book: Rulebook
  readonly situation: Situation
  readonly roll: Roll
  readonly table: Table
  readonly answer: ReckonAnswer
  /** What all lines come to but those that look at it. */
  readonly net: number
}

type Studied = { readonly ok: true; readonly study: Study } | Refused

export function study(current: OpenSituation, args: Arguments): Studied {
  const { book, judged: situation } = current
  const answer = askOf(current, reckonDoor, args)
  if (!answer.ok) return answer
  const read = rollFrom(book, args)
  if ('ok' in read) return read
  const table = book.tables[answer.target]
  if (table === undefined) throw new Error(`${answer.target} was reckoned without a table`)
  const net = answer.lines.reduce((sum, { amount }, index) => {
    const row = table.rows[index]
    return row !== undefined && readsNet(row) ? sum : sum + amount
  }, 0)
  return { ok: true, study: { current, args, book, situation, roll: read.roll, table, answer, net } }
}

/** The first reason against the roll; nothing if it may be made. */
export function whyShut({ answer, roll }: Pick<Study, 'answer' | 'roll'>): string | undefined {
  const [first] = answer.refusals ?? []
  return first === undefined ? undefined : reasonFor(first, roll)
}

/** What stands against the roll however many points are placed: that there are none is plain to see where points are shown. */
export const beyondPoints = ({ answer }: Pick<Study, 'answer'>): readonly Refusal[] =>
  (answer.refusals ?? []).filter(({ code }) => code !== 'no-points-there')

/** Faces that bring a side more than it has. */
export const gains = ({ answer, table, situation }: Study, side: Side): number => {
  const { result: has, conquered } = situation.standings[answer.target]
  const held = has !== null && !conquered && sideFavoured(has) === side ? has : undefined
  return Object.values(answer.results).filter(({ result }) => {
    const band = table.bands.find(({ id }) => id === result)
    if (band?.policy === undefined || band.favours !== side) return false
    return held === undefined || (side === 'axis' ? band.policy > held : band.policy < held)
  }).length
}

/** Who rolls and how, as an address says it. */
export const ROLL_PARTS = ['by', 'manner', 'subversion', 'covertAxis', 'covertAllies', 'pledge'] as const

/** The question for the door `reckon`. */
export const argsOf = ({ thing, parts }: Pick<Query, 'thing' | 'parts'>): Arguments => ({
  by: 'axis',
  ...parts,
  target: thing,
  ...(parts['pledge'] === undefined ? {} : { pledge: parts['pledge'] === 'true' }),
})
