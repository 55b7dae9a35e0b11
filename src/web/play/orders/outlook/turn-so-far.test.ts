import { expect, test } from 'vitest'
import { fetchEditions } from '../../../../editions/index.ts'
import { give, type KeptGame, newGame, tableDice } from '../../../../record/index.ts'
import type { Order, Seat } from '../../../../rules/game/index.ts'
import { levelsAtStart } from './turn-so-far.ts'

function given(kept: KeptGame, as: Seat, order: Order): KeptGame {
  const done = give(kept, [as], order, tableDice([]))
  if (!done.ok) throw new Error(JSON.stringify(done.refusals))
  return done.kept
}

const actualIn = ({ game, entries }: KeptGame): readonly number[] =>
  Object.values(
    levelsAtStart(
      game.situation.tensions,
      entries.flatMap(({ events }) => events),
    ),
  ).map(({ actual }) => actual)

test('49.34 (b): a point used since the turn began is not in the level that its start left', async () => {
  await fetchEditions('2023', 'whole')
  const made = newGame({ edition: '2023', scenario: 'demonstration-spring-1941', title: 'A table', dice: 'referee', passes: 'implied' })
  if (!made.ok) throw new Error(JSON.stringify(made.refusals))
  const opened = given(made.kept, 'host', { type: 'advance', by: 'referee' })
  const axis = given(opened, 'germany', { type: 'seal-allocation', by: 'axis', placements: { usat: 1 } })
  const west = given(axis, 'britain', { type: 'seal-allocation', by: 'westernAllies', placements: {} })
  const begun = given(west, 'russia', { type: 'seal-allocation', by: 'russia', placements: {} })
  // Every turn +1, one power at war with the Axis +2; to Russo-German tension +1 for the Balkans, to the Japanese +1 for a mobilization.
  expect(actualIn(begun)).toEqual([26 + 4, 19 + 3, 17 + 2])
  const used = given(begun, 'germany', { type: 'use-tension-point', by: 'axis' })
  expect(used.game.situation.tensions.usat.actual).toBe(21)
  expect(actualIn(used)).toEqual([30, 22, 19])
})
