import { expect, test } from 'vitest'
import type { Order, Seat } from '../rules/game/index.ts'
import { tableDice } from './dice.ts'
import { give, type KeptGame, newGame } from './kept-game.ts'
import { anyDice } from './record.testing.ts'

function begun(scenario: string): KeptGame {
  const made = newGame({ edition: '2023', scenario, dice: 'table' })
  if (!made.ok) throw new Error(JSON.stringify(made.refusals))
  return ordered(made.kept, 'host', { type: 'advance', by: 'referee' })
}

function ordered(kept: KeptGame, as: Seat, order: Order, ...faces: readonly number[]): KeptGame {
  const given = give(kept, [as], order, faces.length === 0 ? anyDice() : tableDice(faces))
  if (!given.ok) throw new Error(JSON.stringify(given.refusals))
  return given.kept
}

/** What a game at the table says to an order without faces. */
function asked(kept: KeptGame, as: Seat, order: Order): string {
  const given = give(kept, [as], order, anyDice())
  return given.ok ? 'accepted' : given.refusals.map(({ words }) => words).join()
}

/** The dice for the levels that fell in the last order. */
const drawn = ({ entries }: KeptGame): readonly { readonly die: number; readonly offset: number }[] =>
  (entries.at(-1)?.events ?? []).flatMap((event) => (event.type === 'offset-drawn' ? [{ die: event.die, offset: event.offset }] : []))

const seal = (by: 'axis' | 'westernAllies' | 'russia', placements: Record<string, number>): Order =>
  ({ type: 'seal-allocation', by, placements }) as Order

/** To the Allied namings of the first turn: the Axis and the Western Allies name nothing. */
function allied(placements: Record<string, number>): KeptGame {
  let kept = begun('european-1939')
  kept = ordered(kept, 'germany', seal('axis', {}))
  kept = ordered(kept, 'britain', seal('westernAllies', {}))
  kept = ordered(kept, 'russia', seal('russia', placements))
  for (const [seat, by] of [
    ['germany', 'axis'],
    ['britain', 'westernAllies'],
  ] as const)
    kept = ordered(kept, seat, { type: 'quiet', by })
  return kept
}

test('49.851A: an order that ends the Allied diplomatic phase is given the die for the American level', () => {
  const kept = allied({})
  const quiet: Order = { type: 'quiet', by: 'russia' }
  expect(asked(kept, 'russia', quiet)).toBe(
    'this game is played with dice of the table: a die is thrown for U.S.-Axis tension; say the face that fell (--table-dice --dice 4; in play, [4] after the order)',
  )
  expect(drawn(ordered(kept, 'russia', quiet, 5))).toEqual([{ die: 5, offset: 1 }])
})

test('49.851A: a roll that is the last of the phase wants its own die and that for the level, and says which is which', () => {
  const named = ordered(allied({ turkey: 1 }), 'russia', {
    type: 'name-targets',
    by: 'russia',
    nominations: [{ target: 'turkey', manner: 'ordinary' }],
  })
  const kept = ordered(named, 'russia', { type: 'quiet', by: 'russia' })
  const roll: Order = { type: 'roll', by: 'russia', target: 'turkey' }
  // Whatever falls, nothing in a neutral Turkey is a matter of choice: the phase ends with the die.
  expect(asked(kept, 'russia', roll)).toContain('2 dice are thrown, for Turkey, then for U.S.-Axis tension; say the faces that fell')
  const few = give(kept, ['russia'], roll, tableDice([4]))
  expect(few.ok ? '' : few.refusals[0]?.words).toContain(
    '1 die is too few: 2 dice are thrown, for Turkey, then for U.S.-Axis tension; say the faces that fell, in this order',
  )
  expect(drawn(ordered(kept, 'russia', roll, 4, 2))).toEqual([{ die: 2, offset: -1 }])
})
