import { called, flag, type Modifier } from '../../../rules/core/index.ts'
import { greece as greece2023, turkey as turkey2023 } from '../../2023/tables/southern-europe.ts'
import { spain as spain2023 } from '../../2023/tables/spain.ts'
import type { TableDraft } from '../../edition.ts'
import { borrowed, isBritishLandHeld, ladder, rowsOf, russias, units, western } from './general.ts'

const plus = 'favours the Axis'

const usual = (prefix: string, from: TableDraft, ...own: readonly (readonly Modifier[])[]): TableDraft => ({
  id: from.id,
  title: from.title,
  of: from.of,
  plus,
  parts: [borrowed(rowsOf(from), 'alignment'), 'actions', 'status', 'forces', units(prefix), ...own],
  bands: ladder(from.bands),
})

/** A line about the neighbour’s status, in the campaign’s own name for it. */
const neighbour = (row: Modifier, words: string): Modifier => ({
  ...row,
  ...(row.when === undefined ? {} : { when: called(words, row.when) }),
  words,
})

const NEIGHBOURS: Readonly<Record<string, string>> = {
  'turkey-axis-ally': 'Turkey is a Minor Ally of the Axis',
  'turkey-axis-associate': 'Turkey is an Axis Co-Belligerent by diplomacy',
  'turkey-axis-hexes': 'Turkey has Military Cooperation with the Axis',
  'turkey-allied-hexes': 'Turkey has Military Cooperation with the Allies',
  'turkey-allied-associate': 'Turkey is an Allied Co-Belligerent by diplomacy',
  'turkey-allied-ally': 'Turkey is a Minor Ally of the Allies',
  'greece-axis-ally': 'Greece is a Minor Ally of the Axis',
  'greece-axis-associate': 'Greece is an Axis Co-Belligerent by diplomacy',
  'greece-allied-associate': 'Greece is an Allied Co-Belligerent by diplomacy',
  'greece-allied-ally': 'Greece is a Minor Ally of the Allies',
}

const named = (rows: readonly Modifier[]): readonly Modifier[] => rows.map((row) => neighbour(row, NEIGHBOURS[row.id] ?? row.words))

/** Subversion costs Russia nothing in Greece, which is none of the four (3.2.4.4c, RC-09). */
export const greece: TableDraft = usual(
  'GRE',
  greece2023,
  named(
    borrowed(
      rowsOf(greece2023),
      'turkey-axis-ally',
      'turkey-axis-associate',
      'turkey-axis-hexes',
      'turkey-allied-hexes',
      'turkey-allied-associate',
      'turkey-allied-ally',
    ),
  ),
)

const turkish = rowsOf(turkey2023)

export const turkey: TableDraft = usual(
  'TUR',
  turkey2023,
  named(borrowed(turkish, 'greece-axis-ally', 'greece-axis-associate')),
  western(borrowed(turkish, 'libya-lost')),
  russias(borrowed(turkish, 'russia-unshaken')),
  borrowed(turkish, 'black-sea', 'egypt-won', 'palestine'),
  named(borrowed(turkish, 'greece-allied-associate', 'greece-allied-ally')),
  borrowed(turkish, 'inertia-up', 'inertia-down'),
)

const spanish = rowsOf(spain2023)

/** The campaign has no resistance levels: a British surrender alone counts. */
export const spain: TableDraft = usual(
  'SPA',
  spain2023,
  borrowed(spanish, 'africa-lost', 'vichy-ally', 'canal', 'gibraltar', 'britain-invaded', 'war-on-portugal', 'britain-broken').map((row) =>
    row.id === 'vichy-ally'
      ? neighbour(row, 'Vichy France is a Minor Ally of the Axis')
      : row.id === 'britain-broken'
        ? { ...row, when: flag('britain.surrendered'), words: 'Britain has surrendered' }
        : row.id === 'britain-invaded'
          ? { ...row, when: isBritishLandHeld, words: 'the Axis hold British territory' }
          : row,
  ),
  borrowed(spanish, 'inertia-up', 'inertia-down'),
)
