import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FACTS, type FactValue, isFactId, type Turn } from '../../rules/core/index.ts'
import type { Order, OrderOf } from '../../rules/game/index.ts'
import { tableDice } from '../dice.ts'
import { give, type KeptGame, openGame } from '../kept-game.ts'
import { randomRecord, textOf } from '../record.testing.ts'
import { type GameRecord, readRecord } from '../record.ts'
import { verify } from '../verification/verification.ts'

/** Another value that the fact can have. */
function another(id: string, value: FactValue): FactValue {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value === 0 ? 1 : 0
  return isFactId(id) && FACTS[id].type === 'control' ? (value === 'germany' ? 'britain' : 'germany') : value
}

function opened(record: GameRecord): KeptGame {
  const found = openGame(record)
  if (!found.ok) throw new Error(JSON.stringify(found.refusals))
  return found.kept
}

describe.each([
  ['2023', 'global-war-1939'],
  ['classic', 'global-war-1939'],
  ['campaign', 'campaign-1939'],
])('%s: a correction in a random game', (edition, scenario) => {
  const record = randomRecord(edition, 41, scenario)
  const reports = record.entries.filter(({ order }) => (order as Order).type === 'report-facts')

  test('is on record with what it puts right, reads back to the same game, and stands a check', () => {
    let corrected = 0
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 40 }), fc.boolean(), (which, later, isOfItsTurn) => {
        const slip = reports[which % reports.length]
        if (slip === undefined) throw new Error('nobody reported anything')
        const { facts } = slip.order as OrderOf<'report-facts'>
        const [id = '', value = null] = Object.entries(facts)[0] ?? []
        const turn = record.entries
          .slice(0, slip.n)
          .flatMap(({ events }) => events.flatMap((event) => (event.type === 'turn-opened' ? [event.turn] : [])))
          .at(-1) as Turn
        const order: Order = {
          type: 'correct-facts',
          by: 'referee',
          facts: { [id]: another(id, value) },
          reason: 'a slip',
          ...(isOfItsTurn ? { turn } : {}),
        }
        const given = give(opened({ ...record, entries: record.entries.slice(0, slip.n + later) }), ['host'], order, tableDice([]))
        if (!given.ok) return
        corrected++
        const { kept } = given
        const read = readRecord(textOf(kept))
        expect(read.ok && opened(read.record).game).toEqual(JSON.parse(JSON.stringify(kept.game)))
        expect(verify({ ...kept, entries: kept.entries })).toMatchObject({ otherwise: [], faults: [] })
      }),
      { numRuns: 12 },
    )
    expect(corrected).toBeGreaterThan(0)
  })
})
