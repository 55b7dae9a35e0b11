import {
  all,
  any,
  atLeast,
  called,
  each,
  flag,
  fromTurn,
  holdsAny,
  isPower,
  type Modifier,
  not,
  PLACES,
  type Place,
  POWER_NAMES,
  type Power,
  within,
} from '../../../rules/core/index.ts'
import {
  americanAdjustments,
  britishAdjustments,
  frenchAdjustments,
  russianAdjustments,
  us as us2023,
} from '../../2023/tables/allied-points.ts'
import { germanAdjustments, italianAdjustments } from '../../2023/tables/axis-points.ts'
import { borrowRows } from '../../borrowing.ts'
import type { TableDraft } from '../../edition.ts'
import { rule } from './actions.ts'
import { isBritishLandHeld, rowsOf } from './general.ts'

const isAfter1939 = fromTurn('1940 spring')

/** Six nations have a table of DPs (3.1a). Nothing but the base counts in 1939 (3.1.2a); from the next year start everything does (3.1.3b). */
const laterOn = (rows: readonly Modifier[]): readonly Modifier[] =>
  rows.map((row) => ({ ...row, when: row.when === undefined ? isAfter1939 : all(isAfter1939, row.when) }))

/** It asks who holds a place of a minor nation: the nation’s status may decide (RC-35). */
const asksOfMinors = ({ when, per }: Modifier): boolean =>
  [when, per].some(
    (part) => part !== undefined && [...within(part)].some((inner) => inner.is === 'holds' && !isPower(PLACES[inner.place].country)),
  )

/** Rows taken over, some with another condition or other words: territories for hexes, for one. */
const adjusted = (
  from: readonly Modifier[],
  names: readonly string[],
  anew: Readonly<Record<string, Partial<Modifier>>> = {},
): readonly Modifier[] =>
  borrowRows(from, names, rule('RC-04'))
    .map((row) => ({ ...row, ...anew[row.id] }))
    .map((row) => (row.ruling === undefined && asksOfMinors(row) ? { ...row, ruling: 'RC-35' } : row))

const table = (id: Power & TableDraft['of'], title: string, base: number, rows: readonly Modifier[]): TableDraft => ({
  id,
  title,
  of: id,
  plus: `gives ${POWER_NAMES[id]} points`,
  bands: [],
  parts: [[{ id: 'basic', value: base, words: 'base', cite: rule('3.1.3b'), ruling: 'RC-03' }], laterOn(rows)],
})

const territory = (
  words: string,
  fact: Parameters<typeof each>[0],
  party: 'axis' | 'allies',
  ...cities: readonly Place[]
): Partial<Modifier> => ({
  when: called(words, any(atLeast(1, each(fact)), holdsAny(party, ...cities))),
  words,
})

/** “Axis control” is occupation, or Military Cooperation and better (3.3.1a, RC-35): who holds a city is read so. */
export const germany = table(
  'germany',
  'German diplomatic points',
  +3,
  adjusted(
    germanAdjustments,
    [
      'paris',
      'great-cities',
      'low-countries',
      'denmark-norway',
      'madrid',
      'danube',
      'belgrade',
      'baltic',
      'turkey',
      'in-britain',
      'landings-repulsed',
      'in-germany',
      'berlin',
      'german-cities',
      'americans-in-france',
      'thrown-out-of-britain',
    ],
    {
      'in-britain': { when: isBritishLandHeld, words: 'the Axis hold British territory' },
      // 3.3.1b: beaten in battle, in Occupied France; an enemy who leaves does not count.
      'landings-repulsed': {
        per: each('france.invasionsBeaten'),
        words: 'invasions of Occupied France beaten in battle',
        cite: rule('3.3.1b'),
        ruling: 'RC-04',
      },
      'in-germany': territory(
        'the Allies hold German territory',
        'germany.alliedSuppliedHexes',
        'allies',
        'berlin',
        'breslau',
        'essen',
        'cologne',
        'leipzig',
      ),
      'americans-in-france': { words: 'a U.S. ground unit is in France' },
      'thrown-out-of-britain': {
        when: all(flag('britain.axisInvasionRepulsed'), not(isBritishLandHeld)),
        words: 'an invasion of Britain was beaten in battle',
        cite: rule('3.3.1b'),
        ruling: 'RC-04',
      },
    },
  ),
)

export const italy = table(
  'italy',
  'Italian diplomatic points',
  +2,
  adjusted(italianAdjustments, ['mediterranean', 'canal', 'rome', 'northern-cities', 'in-italy', 'sicily', 'libya', 'war-on-spain'], {
    'in-italy': territory('the Allies hold territory in mainland Italy', 'italy.alliedSuppliedHexes', 'allies', 'rome', 'genoa', 'milan'),
  }),
)

export const britain = table(
  'britain',
  'British diplomatic points',
  +3,
  adjusted(
    britishAdjustments,
    ['capitals', 'north-africa', 'paris', 'low-countries', 'objectives', 'london', 'british-cities', 'canal', 'outposts', 'invaded'],
    { invaded: { when: isBritishLandHeld, words: 'the Axis hold British territory' } },
  ),
)

export const france = table(
  'france',
  'French diplomatic points',
  +2,
  adjusted(frenchAdjustments, ['brussels', 'in-france', 'southern-cities'], {
    'in-france': territory('the Axis hold territory in European France', 'france.axisSuppliedHexes', 'axis', 'paris', 'lyon', 'marseilles'),
  }),
)

/** One for each ten effective levels, five at most (RC-04). */
export const us = table('us', 'U.S. diplomatic points', 0, [
  ...adjusted(rowsOf(us2023), ['tension']),
  ...adjusted(americanAdjustments, ['paris']),
])

export const russia = table(
  'russia',
  'Russian diplomatic points',
  +2,
  adjusted(russianAdjustments, [
    'baltic',
    'danube',
    'warsaw',
    'turkey',
    'german-objectives',
    'asian-objectives',
    'moscow',
    'russian-cities',
    'undefended',
    'siberia',
  ]),
)
