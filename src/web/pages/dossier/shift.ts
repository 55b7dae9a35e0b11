import { odds } from '../../../counsel/index.ts'
import { type Faction, sideOf, type Table } from '../../../rules/core/index.ts'
import { rungLabel, signed } from '../../wording.ts'
import type { Study } from './study.ts'

const sixthsAt = (table: Table, total: number): ReadonlyMap<string, number> =>
  new Map(odds(table.bands, total).map(({ result, sixths }) => [result, sixths]))

/** How many faces of the die bring something else at the other total. */
export function facesMoved(table: Table, from: number, to: number): number {
  const [was, is] = [sixthsAt(table, from), sixthsAt(table, to)]
  return table.bands.reduce((sum, { id }) => sum + Math.abs((is.get(id) ?? 0) - (was.get(id) ?? 0)), 0) / 2
}

/** From the best for whoever rolls to the worst. */
const bestFirst = ({ bands }: Table, by: Faction): Table['bands'] => (sideOf(by) === 'axis' ? bands.toReversed() : bands)

/** The best result that becomes more or less likely: how far it lies below the best there is, and how many faces bring it then. */
export function bestReached(table: Table, by: Faction, from: number, to: number): { readonly below: number; readonly sixths: number } {
  const [was, is] = [sixthsAt(table, from), sixthsAt(table, to)]
  const bands = bestFirst(table, by)
  const below = bands.findIndex(({ id }) => (was.get(id) ?? 0) !== (is.get(id) ?? 0))
  return { below, sixths: is.get(bands[below]?.id ?? '') ?? 0 }
}

/** `ally from 4 to 5 in 6`: the best result for whoever rolls that becomes more or less likely. */
function bestMoved(table: Table, by: Faction, from: number, to: number): string | undefined {
  const band = bestFirst(table, by)[bestReached(table, by, from, to).below]
  const sixths = (total: number): number => sixthsAt(table, total).get(band?.id ?? '') ?? 0
  return band === undefined ? undefined : `${rungLabel(band)} from ${sixths(from)} to ${sixths(to)} in 6`
}

/** `+1, ally from 4 to 5 in 6`, or that the odds stay as they are. */
export const leverWords = ({ table, answer, roll }: Study, amount: number): string =>
  `${signed(amount)}, ${bestMoved(table, roll.by, answer.total, answer.total + amount) ?? 'the same odds'}`

/** `from +7 to +8, ally from 4 to 5 in 6`: what became of a roll since it was last marked. */
export function sinceWords({ table, answer: was, roll }: Study, { answer: is }: Study): string {
  const moved = bestMoved(table, roll.by, was.total, is.total)
  return was.total === is.total
    ? `still ${signed(is.total)}`
    : `from ${signed(was.total)} to ${signed(is.total)}, ${moved ?? 'the same odds'}`
}
