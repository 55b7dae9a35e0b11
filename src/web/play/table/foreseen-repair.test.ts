import { expect, test } from 'vitest'
import { fetchEditions } from '../../../editions/index.ts'
import { give, type KeptGame, newGame, tableDice } from '../../../record/index.ts'
import type { Order, OrderOf, Seat } from '../../../rules/game/index.ts'
import { foreseenRepair } from './foreseen-repair.ts'

function begun(): KeptGame {
  const made = newGame({ edition: '2023', scenario: 'demonstration-spring-1941', title: 'A table', dice: 'referee', passes: 'implied' })
  if (!made.ok) throw new Error(JSON.stringify(made.refusals))
  return made.kept
}

function given(kept: KeptGame, as: Seat, order: Order): KeptGame {
  const done = give(kept, [as], order, tableDice([]))
  if (!done.ok) throw new Error(JSON.stringify(done.refusals))
  return done.kept
}

/** The record as the host is shown it: what came of each order, and no order but his own. */
const shown = ({ header, entries }: KeptGame): string =>
  [header, ...entries.map((entry) => ({ ...entry, order: entry.as.includes('host') ? entry.order : { type: 'shown', by: 'axis' } }))]
    .map((line) => JSON.stringify(line))
    .join('\n')

test('USAT-D0d: the level that a slip moved is foreseen to go back, as the referee puts it right', async () => {
  await fetchEditions('2023', 'whole')
  const fact = 'westernAllies.usatCovertOperations'
  const opened = given(begun(), 'host', { type: 'advance', by: 'referee' })
  const told = given(opened, 'germany', { type: 'report-facts', by: 'axis', facts: { [fact]: 1 } })
  expect(told.game.situation.tensions.usat.actual).toBe(opened.game.situation.tensions.usat.actual + 1)
  const order: OrderOf<'correct-facts'> = { type: 'correct-facts', by: 'referee', facts: { [fact]: 0 }, reason: 'Counted twice' }
  const corrected = given(told, 'host', order)
  expect(corrected.game.situation.tensions.usat.actual).toBe(opened.game.situation.tensions.usat.actual)
  const [event] = corrected.entries.at(-1)?.events ?? []
  expect(foreseenRepair(told.book, shown(told), order)).toEqual(event?.type === 'facts-corrected' && event.repair)
  expect(foreseenRepair(told.book, shown(told), order)?.levels?.usat?.by).toBe(-1)
})
