import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bandAt, type Minor, reckon } from '../rules/core/index.ts'
import { anyRoll, anySituation, BOOKS, tablesWithBands } from './situation.testing.ts'

describe.each(BOOKS)('$name: what holds of every table in any situation', ({ book }) => {
  const tables = tablesWithBands(book)
  const anyTable = fc.constantFrom(...tables)
  const question = fc
    .record({ table: anyTable, situation: anySituation(book) })
    .chain((asked) => anyRoll(asked.table.of as Minor).map((roll) => ({ ...asked, roll })))

  test('the total is the sum of the lines', () => {
    fc.assert(
      fc.property(question, ({ table, situation, roll }) => {
        const { lines, total } = reckon(table, situation, roll)
        expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(total)
        expect(lines).toHaveLength(table.rows.length)
      }),
    )
  })

  test('another Axis point never helps the Allies, inertia included', () => {
    fc.assert(
      fc.property(question, ({ table, situation, roll }) => {
        const here = situation.placements.axis[roll.target] ?? 0
        const more = {
          ...situation,
          placements: { ...situation.placements, axis: { ...situation.placements.axis, [roll.target]: here + 1 } },
        }
        const gained = reckon(table, more, roll).total - reckon(table, situation, roll).total
        expect(gained).toBeGreaterThanOrEqual(0)
        expect(gained).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('every total from -40 to 40 falls in one band', () => {
    for (const { id, bands, demandBands } of tables)
      for (let total = -40; total <= 40; total++) {
        const found = bands.filter((band) => bandAt([band], total) !== undefined)
        expect(found, `${id} at ${total}`).toHaveLength(1)
        if (demandBands !== undefined) expect(bandAt(demandBands, total), `${id} demand at ${total}`).toBeDefined()
      }
  })
})
