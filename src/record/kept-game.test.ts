import { expect, test } from 'vitest'
import { tableDice } from './dice.ts'
import { entryCount, give, type KeptGame, newGame } from './kept-game.ts'

function begun(): KeptGame {
  const made = newGame({ edition: '2023', scenario: 'global-war-1939' })
  if (!made.ok) throw new Error(JSON.stringify(made.refusals))
  return made.kept
}

function drafted(kept: KeptGame, placements: Readonly<Record<string, number>>): KeptGame {
  const given = give(kept, ['germany'], { type: 'draft-allocation', by: 'axis', placements }, tableDice([]))
  if (!given.ok) throw new Error(JSON.stringify(given.refusals))
  return given.kept
}

const opened = (): KeptGame => {
  const given = give(begun(), ['host'], { type: 'advance', by: 'referee' }, tableDice([]))
  if (!given.ok) throw new Error(JSON.stringify(given.refusals))
  return given.kept
}

const draftsIn = ({ entries }: KeptGame): readonly unknown[] =>
  entries.slice(1).map(({ order }) => (order as { readonly placements?: unknown }).placements)

test('two who go on from the same moment have a game each, and the moment stays as it was', () => {
  const before = drafted(opened(), { hungary: 1 })
  const [one, other] = [drafted(before, { turkey: 1 }), drafted(before, { greece: 1 })]
  const further = drafted(one, { spain: 1 })
  expect(draftsIn(before)).toEqual([{ hungary: 1 }])
  expect(draftsIn(other)).toEqual([{ hungary: 1 }, { greece: 1 }])
  expect(draftsIn(one)).toEqual([{ hungary: 1 }, { turkey: 1 }])
  expect(draftsIn(further)).toEqual([{ hungary: 1 }, { turkey: 1 }, { spain: 1 }])
  expect([before, one, other, further].map(entryCount)).toEqual([2, 3, 3, 4])
  expect(further.entries.map(({ n }) => n)).toEqual([1, 2, 3, 4])
})

test('a copy that is cut short goes on from where it was cut', () => {
  const long = drafted(drafted(opened(), { hungary: 1 }), { turkey: 1 })
  const short = drafted({ ...long, entries: long.entries.slice(0, 2) }, { spain: 1 })
  expect(draftsIn(short)).toEqual([{ hungary: 1 }, { spain: 1 }])
  expect(draftsIn(long)).toEqual([{ hungary: 1 }, { turkey: 1 }])
  expect(short.entries.at(-1)?.n).toBe(3)
})
