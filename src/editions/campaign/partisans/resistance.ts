import type { PartisanRow } from '../../../rules/chapters/partisans/index.ts'
import { flag } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { also, type Origin, occupied, onceParisIsFree, siding } from './origin.ts'

/** T2 of 3.4.2.6: Britain's, at the first, second and third YSS. Then the Philippines, which the U.S. runs (3.4.4.7). */
export function resistanceRows(rule: Cite): readonly PartisanRow[] {
  const row = (
    number: string,
    lands: PartisanRow['lands'],
    words: string,
    origin: Origin,
    cells: readonly (number | null)[],
  ): PartisanRow => ({
    id: number,
    table: 'resistance',
    lands,
    by: 'britain',
    ...origin,
    divisions: { is: 'cells', cells, columns: [1, 2, 3] },
    words,
    cite: rule(number),
  })
  const italy = also(occupied('italy.occupiedSince'), flag('italy.surrendered'))
  const philippines = occupied('philippines.occupiedSince', 'japan', 'manila')
  return [
    row(
      'T2 Occupied France',
      ['france', 'vichyFrance', 'belgium', 'luxembourg'],
      'occupied France, with mainland Vichy and Belgium/Luxembourg',
      occupied('france.occupiedSince'),
      [null, 1, 2],
    ),
    row('T2 Occupied Britain', ['britain'], 'occupied Britain', occupied('britain.occupiedSince'), [2, 3, 4]),
    row('T2 Occupied Italy', ['italy'], 'occupied Italy, after its surrender', italy, [1, 2, null]),
    row('T2 Denmark', ['denmark'], 'Denmark', onceParisIsFree('denmark.occupiedSince', 'copenhagen'), [null, 1, null]),
    row('T2 Occupied Greece', ['greece'], 'occupied Greece', occupied('greece.occupiedSince', 'axis', 'athens'), [1, 2, null]),
    row('T2 Axis Greece', ['greece'], 'Axis Greece', siding('greece', 'axis'), [null, 1, null]),
    row('T2 Netherlands', ['netherlands'], 'the Netherlands', onceParisIsFree('netherlands.occupiedSince', 'theHague'), [1, null, null]),
    row('T2 Occupied Norway', ['norway'], 'occupied Norway', occupied('norway.occupiedSince', 'axis', 'oslo'), [null, null, 1]),
    row('T2 Occupied Western Poland', ['westernPoland', 'poland'], 'occupied western Poland', occupied('westernPoland.occupiedSince'), [
      null,
      2,
      4,
    ]),
    row('T2 Occupied Spain', ['spain'], 'occupied Spain', occupied('spain.occupiedSince', 'axis', 'madrid'), [2, 3, 4]),
    row('T2 Axis Spain', ['spain'], 'Axis Spain', siding('spain', 'axis'), [null, 1, 2]),
    row('T2 Occupied Turkey', ['turkey'], 'occupied Turkey', occupied('turkey.occupiedSince', 'axis', 'ankara'), [2, 3, 4]),
    row('T2 Axis Turkey', ['turkey'], 'Axis Turkey', siding('turkey', 'axis'), [null, 1, 2]),
    row('T2 Occupied Sweden', ['sweden'], 'occupied Sweden', occupied('sweden.occupiedSince', 'axis', 'stockholm'), [null, 1, 2]),
    row('T2 Axis Sweden', ['sweden'], 'Axis Sweden', siding('sweden', 'axis'), [null, null, 1]),
    row(
      'T2 Occupied Yugoslavia',
      ['yugoslavia'],
      'occupied Yugoslavia',
      occupied('yugoslavia.occupiedSince', 'axis', 'belgrade'),
      [2, 3, 4],
    ),
    row('T2 Axis Yugoslavia', ['yugoslavia'], 'Axis Yugoslavia', siding('yugoslavia', 'axis'), [null, 1, 2]),
    { ...row('3.4.4.7', ['philippines'], 'the Philippines, since Manila fell', philippines, [1, 2, 3]), by: 'us' },
  ]
}
