import { describe, expect, test } from 'vitest'
import { give, newGame, tableDice } from '../../../record/index.ts'
import type { Order, Seat } from '../../../rules/game/index.ts'
import type { HostedHeader } from '../header.ts'
import { after, type JournalBody, readLine, shownTo, type Table, tableAt } from './journal.ts'
import { holderOf, isVacant } from './seating.ts'

function header(scenario = 'global-war-1939'): HostedHeader {
  const made = newGame({ edition: '2023', scenario })
  if (!made.ok) throw new Error(JSON.stringify(made.refusals))
  return { record: made.kept.header, created: 0, setting: { watchers: true, vacantSeats: 'by-link' } }
}

const HEADER = header()

const folded = (...lines: readonly JournalBody[]): Table => lines.reduce((table, line) => after(table, readLine(line)), tableAt(HEADER))

function ordered(table: Table, as: readonly Seat[], order: Order): JournalBody {
  const given = give(table.play, as, order, tableDice([]))
  if (!given.ok) throw new Error(JSON.stringify(given.refusals))
  return { type: 'order', at: 1, entry: given.entry, by: null }
}

const sees = (table: Table, line: JournalBody, ...seats: readonly Seat[]) => shownTo(table, HEADER, line, { seats })

describe('who sits where', () => {
  const begun: JournalBody = { type: 'tenure-begun', at: 1, tenure: 'a', seats: ['germany', 'italy'] }

  test('every power of the game has a seat, and the host', () => {
    expect(tableAt(HEADER).seating.seats).toEqual(['germany', 'italy', 'japan', 'britain', 'france', 'us', 'russia', 'china', 'host'])
    expect(tableAt(header('european-1939')).seating.seats).not.toContain('japan')
  })

  test('several seats in one hand; one of them is handed over, then the rest is left', () => {
    const one = folded(begun, { type: 'tenure-ended', at: 2, tenure: 'a', seats: ['italy'], why: 'handed-over' })
    expect(holderOf(one.seating, 'germany')?.id).toBe('a')
    expect(holderOf(one.seating, 'italy')).toBeUndefined()
    const none = after(one, { type: 'tenure-ended', at: 3, tenure: 'a', seats: ['germany'], why: 'left' })
    expect(none.seating.tenures['a']).toMatchObject({ seats: [], ended: { at: 3, why: 'left' } })
  })

  test('a seat is vacant when nobody has it and no link opens it', () => {
    const made: JournalBody = { type: 'link-made', at: 1, link: 'l', seats: ['russia'], by: null }
    expect(isVacant(folded().seating, 'russia')).toBe(true)
    expect(isVacant(folded(made).seating, 'russia')).toBe(false)
    expect(isVacant(folded(made, { type: 'link-revoked', at: 2, link: 'l', why: 'revoked' }).seating, 'russia')).toBe(true)
  })

  test('who sits is for all to know, which links there are for the host and those whose seats they open', () => {
    const made: JournalBody = { type: 'link-made', at: 1, link: 'l', seats: ['russia'], by: null }
    const table = folded(made)
    expect(sees(table, begun)).not.toBeNull()
    expect([sees(table, made, 'host'), sees(table, made, 'russia'), sees(table, made, 'germany'), sees(table, made)].map(Boolean)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

describe('orders', () => {
  const opening = ordered(folded(), ['host'], { type: 'advance', by: 'referee' })
  const drafted = ordered(folded(opening), ['germany'], { type: 'draft-allocation', by: 'axis', placements: { hungary: 2 } })
  const table = folded(opening, drafted)

  test('49.21: a draft is shown to those who share it, and is no line at all for anybody else', () => {
    expect(sees(table, drafted, 'italy')).toMatchObject({ type: 'order', as: ['germany'], events: [{ placements: { hungary: 2 } }] })
    for (const seat of ['host', 'russia', 'britain', 'japan'] as const) expect(sees(table, drafted, seat)).toBeNull()
    expect(sees(table, drafted)).toBeNull()
  })

  test('that it is taken back is news only to those who saw it', () => {
    const undone = ordered(table, ['germany'], { type: 'take-back', by: 'axis' })
    const then = folded(opening, drafted, undone)
    expect(sees(then, undone, 'germany')).not.toBeNull()
    expect(sees(then, undone, 'russia')).toBeNull()
    expect(then.play.game).toEqual(folded(opening).play.game)
  })

  test('a line of a kind that is not known stops the reading', () => {
    expect(() => readLine({ type: 'sorcery', at: 1 })).toThrow('sorcery')
    expect(() => readLine({ type: 'tenure-begun', at: 1, tenure: '', seats: [] })).toThrow()
  })
})
