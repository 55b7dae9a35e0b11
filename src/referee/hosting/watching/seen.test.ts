import { describe, expect, test } from 'vitest'
import { give, newGame, tableDice } from '../../../record/index.ts'
import type { Order, Seat } from '../../../rules/game/index.ts'
import type { HostedHeader } from '../header.ts'
import { HostedGame } from '../hosted-game.ts'

function header(): HostedHeader {
  const made = newGame({ edition: '2023', scenario: 'global-war-1939' })
  if (!made.ok) throw new Error(JSON.stringify(made.refusals))
  return { record: made.kept.header, created: 0, setting: { watchers: true, vacantSeats: 'by-link' } }
}

function order(hosted: HostedGame, as: readonly Seat[], said: Order): void {
  const given = give(hosted.table.play, as, said, tableDice([]))
  if (!given.ok) throw new Error(JSON.stringify(given.refusals))
  hosted.take([{ sequence: hosted.sequence + 1, key: null, body: { type: 'order', at: 1, entry: given.entry, by: null } }])
}

function opened(): HostedGame {
  const hosted = new HostedGame('game', header())
  order(hosted, ['host'], { type: 'advance', by: 'referee' })
  return hosted
}

const RUSSIA = { seats: ['russia'] } as const
const AXIS = { seats: ['germany'], links: ['a-link'] } as const

const draft = (hosted: HostedGame): void => order(hosted, ['germany'], { type: 'draft-allocation', by: 'axis', placements: { hungary: 1 } })
const takeBack = (hosted: HostedGame): void => order(hosted, ['germany'], { type: 'take-back', by: 'axis' })

describe('what others do unseen', () => {
  test('leaves a viewer with the very view he had: nothing is made anew, so that no time tells of it', () => {
    const hosted = opened()
    const before = hosted.seenBy(RUSSIA).view
    for (const act of [draft, draft, takeBack, draft]) {
      act(hosted)
      expect(hosted.seenBy(RUSSIA).view).toBe(before)
    }
    expect(hosted.seenBy(RUSSIA).entries).toHaveLength(1)
    expect(hosted.seenBy(AXIS).entries).toHaveLength(5)
    expect(hosted.seenBy(AXIS).view.drafts).toEqual(hosted.table.play.game.drafts)
  })
})

test('what is taken back in sight is gone from the view, and counts among the orders that were shown', () => {
  const hosted = opened()
  const before = hosted.seenBy(RUSSIA).view
  draft(hosted)
  order(hosted, ['germany'], { type: 'seal-allocation', by: 'axis', placements: { hungary: 1 } })
  expect(hosted.seenBy(RUSSIA).view).not.toEqual(before)
  takeBack(hosted)
  expect(hosted.seenBy(RUSSIA).view).toEqual(before)
  expect(hosted.seenBy(RUSSIA).entriesUpTo(2)).toHaveLength(2)
  expect(hosted.seenBy(RUSSIA).entries).toHaveLength(3)
})
