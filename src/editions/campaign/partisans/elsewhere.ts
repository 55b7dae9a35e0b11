import type { PartisanRow } from '../../../rules/chapters/partisans/index.ts'
import { any, flag, holds, not, number, tally } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { also, occupied } from './origin.ts'

/** Divisions that clauses outside the three tables raise. */
export function otherRows(rule: Cite): readonly PartisanRow[] {
  // 3.5.1.6: for the faction that did not occupy it, in the YSS after.
  const saudi = (by: 'axis' | 'britain', occupier: 'axis' | 'allies'): PartisanRow => ({
    id: `3.5.1.6 ${by}`,
    table: 'elsewhere',
    lands: ['saudiArabia'],
    by,
    ...occupied('saudiArabia.occupiedSince', occupier, 'saudiArabia'),
    divisions: { is: 'cells', cells: [1], columns: [1] },
    words: `Saudi Arabia under the ${occupier === 'axis' ? 'Axis' : 'Allies'}`,
    cite: rule('3.5.1.6'),
  })
  const raised = (
    { id, clause }: { id: string; clause: string },
    more: Pick<PartisanRow, 'lands' | 'by' | 'when' | 'divisions' | 'words' | 'areFormed'>,
  ): PartisanRow => ({ id, table: 'elsewhere', clocks: [], ...more, cite: rule(clause) })
  const cities = [holds('japan', 'rangoon'), holds('japan', 'dacca'), holds('japan', 'calcutta')]
  return [
    saudi('axis', 'allies'),
    saudi('britain', 'axis'),
    // 3.6.3.1b: one in each YSS of the occupation; they act only before Japan has surrendered.
    {
      id: '3.6.3.1b',
      table: 'elsewhere',
      lands: ['homeIslands', 'japan'],
      by: 'japan',
      ...also(occupied('homeIslands.occupiedSince'), not(flag('japan.surrendered'))),
      divisions: { is: 'each-year-start', number: 1 },
      words: 'the Home Islands',
      cite: rule('3.6.3.1b'),
    },
    raised(
      { id: '3.6.5.3c cities', clause: '3.6.5.3c' },
      {
        lands: ['india', 'burma'],
        by: 'japan',
        when: any(...cities),
        divisions: { is: 'counted', number: tally(...cities) },
        areFormed: true,
        words: 'Indian National divisions, no partisans, by Rangoon, Dacca and Calcutta',
      },
    ),
    raised(
      { id: '3.6.5.3c surrender', clause: '3.6.5.3c' },
      {
        lands: ['india'],
        by: 'japan',
        when: flag('india.surrendered'),
        divisions: { is: 'counted', number: number(1) },
        areFormed: true,
        words: 'the Indian National division, no partisans, of a surrendered India',
      },
    ),
    raised(
      { id: '3.6.9.4 sheet', clause: '3.6.9.4' },
      {
        lands: ['china'],
        by: 'china',
        when: not(flag('china.collapsed')),
        divisions: { is: 'by-sheet' },
        words: 'Nationalist irregulars',
      },
    ),
    raised(
      { id: '3.6.9.4 irregulars', clause: '3.6.9.4' },
      {
        lands: ['china'],
        by: 'china',
        when: flag('china.collapsed'),
        divisions: { is: 'counted', number: number(1) },
        words: 'Nationalist irregulars after the collapse; those in play remain',
      },
    ),
  ]
}
