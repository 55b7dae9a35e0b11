import type { PartisanRow } from '../../../rules/chapters/partisans/index.ts'
import { all, always, any, flag, number, ruled } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { also, type Origin, occupied, siding } from './origin.ts'

/** T1 of 3.3.1.4: at once, at the next YSS, at the second. Then the Werewolf (3.6.1.2) and India (3.6.5.1). */
export function fascistRows(rule: Cite): readonly PartisanRow[] {
  type Land = PartisanRow['lands'][number]
  const row = (clause: string, land: Land, words: string, origin: Origin, cells: readonly (number | null)[]): PartisanRow => ({
    id: clause,
    table: 'fascist',
    lands: [land],
    by: 'axis',
    ...origin,
    divisions: { is: 'cells', cells, columns: [0, 1, 2] },
    words,
    cite: rule(clause),
  })
  const germany = (...choices: readonly string[]): Origin => ({
    ...also(occupied('germany.occupiedSince'), any(...choices.map((choice) => ruled('RC-23', choice)))),
    ruling: 'RC-23',
  })
  const india = (by: 'axis' | 'japan', when: PartisanRow['when']): PartisanRow => ({
    id: `3.6.5.1f ${by}`,
    table: 'fascist',
    lands: ['india'],
    by,
    when,
    clocks: [],
    divisions: { is: 'counted', number: number(1) },
    words: 'India, after a British surrender',
    cite: rule('3.6.5.1f'),
  })
  return [
    row('T1 Occupied Germany', 'germany', 'occupied Germany', germany('both', 'table'), [null, 2, 4]),
    {
      id: 'T1 Egypt, Iraq, Persia or Ireland',
      table: 'fascist',
      lands: ['egypt', 'iraq', 'persia', 'ireland'],
      by: 'axis',
      when: always,
      clocks: [],
      divisions: { is: 'by-diplomacy' },
      words: 'Egypt, Iraq, Persia or Ireland',
      cite: rule('T1 Egypt, Iraq, Persia or Ireland'),
    },
    row('T1 Allied Spain', 'spain', 'Allied Spain', siding('spain', 'allies'), [null, 1, 2]),
    row('T1 Occupied Spain', 'spain', 'occupied Spain', occupied('spain.occupiedSince', 'allies', 'madrid'), [1, 2, 3]),
    row('T1 Allied Turkey', 'turkey', 'Allied Turkey', siding('turkey', 'allies'), [null, 1, null]),
    row('T1 Occupied Turkey', 'turkey', 'occupied Turkey', occupied('turkey.occupiedSince', 'allies', 'ankara'), [1, 2, 3]),
    // Whether or not Germany has surrendered; with T1 in force they are part of its number.
    {
      ...row('3.6.1.2a', 'germany', 'Werewolf in Germany, by themselves', germany('both', 'werewolf'), [null, 1, 2]),
      within: 'T1 Occupied Germany',
    },
    india('axis', all(flag('britain.surrendered'), flag('axis.linkedToEastEdge'))),
    india('japan', flag('britain.surrendered')),
  ]
}
