import { always, below, called, effectiveLevel, type Modifier } from '../../../rules/core/index.ts'
import { vichyFrance as vichy2023 } from '../../2023/tables/vichy.ts'
import { belgiumLuxembourg as belgium2023, ireland as ireland2023 } from '../../2023/tables/western-europe.ts'
import { borrowBand } from '../../borrowing.ts'
import type { TableDraft } from '../../edition.ts'
import { rule } from './actions.ts'
import { borrowed, ladder, missingForces, rowsOf, units, western } from './general.ts'

const plus = 'favours the Axis'

/** One Action a year is the only limit here (3.2.4.8a), so its results are no more lasting than others (RC-15). */
export const belgiumLuxembourg: TableDraft = {
  id: 'belgiumLuxembourg',
  title: 'Belgium/Luxembourg',
  of: 'belgiumLuxembourg',
  plus,
  parts: [borrowed(rowsOf(belgium2023), 'alignment'), 'actions', 'status', 'forces', borrowed(rowsOf(belgium2023), 'western-attack')],
  bands: ladder(belgium2023.bands),
}

const irish = (id: string, words: string, effects: 'end' | 'unchanged' | 'units', onMap: readonly string[] = []) =>
  borrowBand(ireland2023.bands, id, rule('RC-14'), {
    words,
    effects: [
      effects === 'end' ? { is: 'end', side: 'axis' } : effects === 'units' ? { is: 'units', words } : { is: 'unchanged' },
      ...onMap.map((said) => ({ is: 'on-map' as const, words: said })),
    ],
  })

/** Ireland keeps its own results: they raise the fascist partisans that 3.3.1.4 leaves to diplomacy. */
export const ireland: TableDraft = {
  id: 'ireland',
  title: 'Ireland',
  of: 'ireland',
  plus,
  parts: [
    borrowed(rowsOf(ireland2023), 'alignment'),
    'actions',
    borrowed(rowsOf(ireland2023), 'ira-supported', 'unbuilt-partisans').map((row) =>
      row.id === 'unbuilt-partisans' ? { ...row, words: 'Irish partisan divisions not built by the Axis' } : row,
    ),
  ],
  bands: [
    irish('2', 'quiet for the rest of the war', 'end', ['Irish partisans go for good']),
    irish('3-4', 'a 7 or 8 in effect ends', 'end'),
    irish('5-6', 'a 7 or 8 in effect goes on', 'unchanged'),
    irish('7', 'one fascist partisan division in Ireland', 'units'),
    irish('8+', 'two fascist partisan divisions in Ireland', 'units'),
  ],
}

const vichy = rowsOf(vichy2023)
const FREE_FRENCH = 'its colonies and the forces in them become Free French'

const calm = (row: Modifier): Modifier => ({ ...row, when: below(25, effectiveLevel('usat')) })

/** France has no surrender level in this book: Paris decides (3.6.4a). The level of tension that counts is the effective one (3.2.7.3b). */
export const vichyFrance: TableDraft = {
  id: 'vichyFrance',
  title: 'Vichy France',
  of: 'vichyFrance',
  plus,
  parts: [
    borrowed(vichy, 'alignment'),
    'actions',
    'status',
    missingForces(always),
    units('VIC'),
    western(borrowed(vichy, 'colonies-lost')),
    borrowed(vichy, 'africa-lost'),
    western(borrowed(vichy, 'landed-in-europe', 'landed-in-france', 'us-at-war')),
    borrowed(vichy, 'spain-ally').map((row) => ({
      ...row,
      ...(row.when === undefined ? {} : { when: called('Spain is a Minor Ally of the Axis', row.when) }),
      words: 'Spain is a Minor Ally of the Axis',
    })),
    borrowed(vichy, 'america-calm').map(calm),
    borrowed(vichy, 'mediterranean', 'colonies-attacked'),
  ],
  bands: ladder(vichy2023.bands, { '-3': FREE_FRENCH, '-2': FREE_FRENCH }),
}
