import type { PartisanRow } from '../../../rules/chapters/partisans/index.ts'
import {
  always,
  type Condition,
  called,
  everAtWar,
  FIRST_TURN,
  flag,
  holds,
  larger,
  number,
  type Quantity,
  tied,
  yearsSince,
} from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { afterRussianWar, also, type Origin, occupied, siding } from './origin.ts'

/** T3 of 3.4.3.7: Russia's, at the first, second and third YSS. Then the Chinese Communists. */
export function communistRows(rule: Cite): readonly PartisanRow[] {
  const row = (
    clause: string,
    lands: PartisanRow['lands'],
    words: string,
    origin: Origin,
    cells: readonly (number | null)[],
  ): PartisanRow => ({
    id: clause,
    table: 'communist',
    lands,
    by: 'russia',
    ...origin,
    divisions: { is: 'cells', cells, columns: [1, 2, 3] },
    words,
    cite: rule(clause),
  })
  /** 3.4.3.7a: in Europe, once Russia has fought the Axis. */
  const european: typeof row = (clause, lands, words, origin, cells) => row(clause, lands, words, afterRussianWar(origin), cells)
  const chinese = (clause: string, words: string, when: Condition, divisions: Quantity): PartisanRow => ({
    id: clause,
    table: 'communist',
    lands: ['communistChina', 'china'],
    by: 'russia',
    when,
    clocks: [],
    divisions: { is: 'counted', number: divisions },
    words,
    cite: rule(clause),
  })
  // 3.4.3.7c: its own clock, from its activation in any capacity.
  const ukraine: Origin = {
    when: called('the Ukraine is with the Axis, in any capacity', tied('ukraine', 'axis')),
    clocks: siding('ukraine', 'axis').clocks,
    ruling: 'RC-63',
  }
  // 3.4.3.7b: Italy and France once they have surrendered, Siberia once Japan and Russia have been at war.
  const italy = also(occupied('italy.occupiedSince'), flag('italy.surrendered'))
  const france = also(occupied('france.occupiedSince'), flag('france.fallen'))
  const siberia = also(occupied('siberia.occupiedSince'), everAtWar('japan', 'russia'))
  const albania: Origin = {
    when: holds('axis', 'tirana'),
    clocks: [{ when: always, from: [{ is: 'turn', turn: FIRST_TURN }] }],
    ruling: 'RC-62',
  }
  return [
    european(
      'T3 Occupied Russia',
      ['russia', 'ukraine', 'easternPoland'],
      'occupied Russia, with the Ukraine and eastern Poland',
      occupied('russia.occupiedSince'),
      [4, 6, 8],
    ),
    {
      ...row('T3 Axis Ukraine', ['ukraine', 'russia'], 'lost to the Axis Ukraine', ukraine, [-1, -2, -3]),
      takesFrom: 'T3 Occupied Russia',
    },
    european('T3 Occupied Italy', ['italy'], 'occupied Italy', italy, [1, null, null]),
    european('T3 Albania', ['albania'], 'Albania, while it is Italian', albania, [null, 1, null]),
    row('T3 Occupied Siberia', ['siberia'], 'occupied Siberia', siberia, [1, 2, 3]),
    european('T3 Occupied France', ['france', 'vichyFrance', 'belgium'], 'occupied France, with mainland Vichy and Belgium', france, [
      null,
      1,
      2,
    ]),
    european('T3 Axis Bulgaria', ['bulgaria'], 'Axis Bulgaria', siding('bulgaria', 'axis'), [null, null, 1]),
    european('T3 Occupied Greece', ['greece'], 'occupied Greece', occupied('greece.occupiedSince', 'axis', 'athens'), [1, 2, null]),
    european('T3 Axis Greece', ['greece'], 'Axis Greece', siding('greece', 'axis'), [null, 1, null]),
    european('T3 Occupied Spain', ['spain'], 'occupied Spain', occupied('spain.occupiedSince', 'axis', 'madrid'), [2, 3, 4]),
    european('T3 Axis Spain', ['spain'], 'Axis Spain', siding('spain', 'axis'), [null, 1, 2]),
    european('T3 Occupied Turkey', ['turkey'], 'occupied Turkey', occupied('turkey.occupiedSince', 'axis', 'ankara'), [2, 3, 4]),
    european('T3 Axis Turkey', ['turkey'], 'Axis Turkey', siding('turkey', 'axis'), [null, 1, 2]),
    european('T3 Occupied Sweden', ['sweden'], 'occupied Sweden', occupied('sweden.occupiedSince', 'axis', 'stockholm'), [null, 1, 2]),
    european('T3 Axis Sweden', ['sweden'], 'Axis Sweden', siding('sweden', 'axis'), [null, null, 1]),
    european(
      'T3 Occupied Yugoslavia',
      ['yugoslavia'],
      'occupied Yugoslavia',
      occupied('yugoslavia.occupiedSince', 'axis', 'belgrade'),
      [2, 3, 4],
    ),
    european('T3 Axis Yugoslavia', ['yugoslavia'], 'Axis Yugoslavia', siding('yugoslavia', 'axis'), [null, 1, 2]),
    // One up to 1941, then one more in each YSS: 2 in 1942 and 6 in 1946, the last.
    chinese('3.4.3.7d', 'Communist China', always, larger(number(1), yearsSince(1940))),
    chinese('3.6.9.4', 'Communist China, after the Nationalist collapse', flag('china.collapsed'), number(1)),
  ]
}
