import { describe, expect, test } from 'vitest'
import type { Event } from '../../rules/game/index.ts'
import { RULES } from '../generated/version.ts'
import { openGame } from '../kept-game.ts'
import { randomRecord } from '../record.testing.ts'
import type { GameRecord, RecordEntry } from '../record.ts'
import { type Verification, verify } from './verification.ts'

function verified(record: GameRecord): Verification {
  const opened = openGame(JSON.parse(JSON.stringify(record)) as GameRecord)
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
  return verify(opened.kept)
}

const record = randomRecord('2023', 8)
const changed = (n: number, change: (entry: RecordEntry) => Partial<RecordEntry>): GameRecord => ({
  ...record,
  entries: record.entries.slice(0, n).map((entry) => (entry.n === n ? { ...entry, ...change(entry) } : entry)),
})
const rolled = record.entries.find(({ events }) => events.some(({ type }) => type === 'rolled'))?.n ?? 0
const said = ({ otherwise, faults }: Verification): string => [...otherwise, ...faults].map(({ words }) => words).join('\n')

describe.each(['2023', 'classic'])('%s: a whole recorded game', (edition) => {
  test('decided again with its dice, comes to the same events throughout', () => {
    const found = verified(randomRecord(edition, 9))
    expect(found).toMatchObject({ otherwise: [], faults: [], tableDice: 0 })
    expect(found.verified).toBe(found.orders)
    expect(found.dice).toBeGreaterThan(20)
  })
})

test('what other rules decided before all agreed to these is a rule corrected since; what differs after is not', () => {
  const agreedAfter = (after: number): Verification => {
    const opened = openGame(changed(rolled, ({ dice }) => ({ dice: dice.map((face) => (face % 6) + 1) })))
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
    const act = { type: 'rules-agreed' as const, from: 'older', to: RULES, changes: [], signatures: {} }
    const { kept } = opened
    return verify({ ...kept, entries: kept.entries, header: { ...kept.header, rules: 'older' }, acts: [{ after, act, placed: '' }] })
  }
  expect(agreedAfter(rolled).rules).toEqual({ played: 'older', here: RULES })
  expect(agreedAfter(rolled - 1).rules).toEqual({ played: RULES, here: RULES })
})

describe('what a check finds', () => {
  const lines = (entry: RecordEntry, change: (line: { words: string; amount: number }) => object): Partial<RecordEntry> => ({
    events: entry.events.map((event) =>
      event.type === 'rolled'
        ? ({ ...event, reckoning: { ...event.reckoning, lines: event.reckoning.lines.map(change) } } as Event)
        : event,
    ),
  })

  test('a line in other words: decided alike, and said apart', () => {
    const found = verified(changed(rolled, (entry) => lines(entry, (line) => ({ ...line, words: 'as an older version said it' }))))
    expect(found).toMatchObject({ otherwise: [], faults: [], reworded: [rolled], verified: rolled })
  })

  test('a line with another amount is no matter of words', () => {
    const found = verified(changed(rolled, (entry) => lines(entry, (line) => ({ ...line, words: 'other', amount: line.amount + 1 }))))
    expect(found).toMatchObject({ reworded: [], otherwise: [{ n: rolled }] })
  })

  test('a die that another face was written for', () => {
    const found = verified(changed(rolled, ({ dice }) => ({ dice: dice.map((face) => (face % 6) + 1) })))
    expect(said(found)).toBe(`this engine would have decided otherwise at order ${rolled}: event 1 (rolled) differs at die`)
    expect(found.verified).toBe(found.orders - 1)
  })

  test('a result that was written better than it fell', () => {
    const better = (event: Event): Event => (event.type === 'rolled' ? { ...event, result: event.result === '10' ? '9' : '10' } : event)
    expect(said(verified(changed(rolled, ({ events }) => ({ events: events.map(better) }))))).toContain('differs at result')
  })

  test.each([
    { what: 'a die too many', change: ({ dice }: RecordEntry) => ({ dice: [...dice, 3] }), says: '1 recorded die was never thrown' },
    { what: 'a die too few', change: () => ({ dice: [] }), says: 'it would have thrown more dice' },
    { what: 'a face of no die', change: ({ dice }: RecordEntry) => ({ dice: dice.map(() => 9) }), says: '9 is no face of a die' },
    { what: 'an order from another seat', change: () => ({ as: ['china' as const] }), says: 'it would not have taken it from this seat' },
    { what: 'an order it does not know', change: () => ({ order: { type: 'bribe', by: 'axis' } }), says: 'it does not know this order' },
    { what: 'an event left out', change: ({ events }: RecordEntry) => ({ events: events.slice(0, -1) }), says: 'events instead of' },
    {
      what: 'an order the rules forbid',
      change: () => ({ as: ['germany' as const], order: { type: 'seal-allocation', by: 'axis', placements: {} } }),
      says: 'it would have refused it',
    },
  ])('$what', ({ change, says }) => {
    expect(said(verified(changed(rolled, change)))).toContain(says)
  })
})
