import {
  all,
  any,
  atLeast,
  atWar,
  below,
  called,
  chosen,
  declared,
  each,
  everAtWar,
  every,
  flag,
  holdsAny,
  inManner,
  level,
  type Modifier,
  not,
  POWERS_OF,
  pastSubversions,
  rolledBy,
  type Section,
} from '../../../rules/core/index.ts'
import type { TableDraft } from '../../edition.ts'
import { BALKANS, russiaEntered, russiaFights, russiansAhead, westernAttack } from './balkan-positions.ts'
import { alignment, general, ladder, rule } from './general.ts'

export {
  BALKANS,
  BALKANS_WITH_PRELUDE,
  russiaEntered,
  russiaFights,
  russiansAhead,
  westernAttack,
} from './balkan-positions.ts'

/** Lines that the Balkan countries share. A turn of fighting over Bessarabia counts beside the war itself (49.91B (3)). */
export const balkans: Section = {
  id: 'balkans',
  title: 'Balkan modifiers',
  rows: [
    {
      id: 'russians-ahead',
      value: -3,
      when: russiansAhead(BALKANS),
      words: 'Russia holds more Balkan hexes than the Axis in Russia',
      cite: rule('BAL-B1'),
      ruling: 'R49-37',
    },
    { id: 'italy-out', value: -2, when: flag('italy.surrendered'), words: 'Italy is out of the war', cite: rule('BAL-B2') },
    {
      id: 'france-stands',
      value: -2,
      when: all(not(flag('france.fallen')), rolledBy('axis')),
      words: 'France still stands and the Axis roll',
      cite: rule('BAL-B3'),
    },
    { id: 'war-on-spain', value: -2, when: declared('germany', 'spain'), words: 'Germany has declared war on Spain', cite: rule('BAL-B4') },
    {
      id: 'failed-support',
      value: -2,
      when: flag('germany.failedSupport'),
      words: 'Germany left a Balkan country unsupported',
      cite: rule('BAL-B5'),
    },
    {
      id: 'russia-entered',
      value: +1,
      when: russiaEntered(flag('bessarabia.russiaEntered')),
      words: 'Russia has entered a borderland',
      cite: rule('BAL-B6'),
      ruling: 'R49-31',
    },
    {
      id: 'fought-over-bessarabia',
      value: +1,
      when: flag('bessarabia.fought'),
      words: 'Russia and Rumania fought over Bessarabia',
      cite: rule('BAL-B7'),
    },
    {
      id: 'russia-at-war',
      value: +3,
      when: russiaFights(BALKANS, [['bessarabia', 'rumania']]),
      words: 'Russia is at war with a Balkan country',
      cite: rule('BAL-B8'),
      ruling: 'R49-32',
    },
    { id: 'subversions', value: +2, per: pastSubversions, words: 'uses of Russian subversion', cite: rule('BAL-B9'), ruling: 'R49-47' },
    {
      id: 'western-attack',
      value: +2,
      when: westernAttack(BALKANS),
      words: 'the Western Allies declared war on a Balkan country',
      cite: rule('BAL-B10'),
    },
  ],
}

/** After a border war Rumania is reckoned with the Axis (GN-07). */
const rumaniaFought = chosen('bessarabia.borderWar', 'escalated', 'over')

/** Whoever has surrendered, or lost land to them, has fought them. */
const isItalyStillOut = called(
  'Italy has never gone to war with the Western Allies',
  not(
    any(
      ...POWERS_OF.westernAllies.map((power) => everAtWar('italy', power)),
      flag('italy.surrendered'),
      holdsAny('westernAllies', 'rome', 'genoa', 'milan', 'sicily'),
      atLeast(1, each('italy.westernObjectives')),
    ),
  ),
)

const yugoslavRows = (prefix: string): readonly Modifier[] => [
  {
    id: 'allies-in-balkans',
    value: -2,
    when: flag('balkans.alliedGroundUnit'),
    words: 'an Allied ground unit is in the Balkans',
    cite: rule(`${prefix}-A1`),
    ruling: 'R49-38',
  },
  { id: 'italy-neutral', value: +2, when: isItalyStillOut, words: 'Italy has not fought the Western Allies', cite: rule(`${prefix}-A2`) },
]

/** A demand counts itself and the Russian factors next to Rumania (49.441 (a)), but not France (49.441 (b)). */
const rumanianRows: readonly Modifier[] = [
  {
    id: 'russians-adjacent',
    value: -1,
    when: inManner('demand'),
    per: every(10, 'rumania.adjacentRussianFactors'),
    words: 'Russian ground factors next to Rumania, by tens',
    cite: rule('RUM-A1'),
    ruling: 'R49-68',
  },
  { id: 'low-tension', value: -1, when: below(6, level('rgt')), words: 'Russo-German tension is 5 or less', cite: rule('RUM-A2') },
  {
    id: 'high-tension',
    value: +1,
    when: all(atLeast(10, level('rgt')), not(atWar('germany', 'russia'))),
    words: 'tension is 10 or more, without war',
    cite: rule('RUM-A3'),
  },
  {
    id: 'demands',
    value: +2,
    when: any(inManner('demand'), flag('bessarabia.demanded')),
    words: 'Russia makes or has made demands on Rumania',
    cite: rule('RUM-A4'),
    ruling: 'R49-31',
  },
  {
    id: 'bessarabia-entered',
    value: +1,
    when: flag('bessarabia.russiaEntered'),
    words: 'Russia has entered Bessarabia',
    cite: rule('RUM-A5'),
  },
  {
    id: 'bessarabia-fighting',
    value: +1,
    when: chosen('bessarabia.borderWar', 'open'),
    words: 'Russia and Rumania are fighting over Bessarabia',
    cite: rule('RUM-A6'),
  },
]

/** Bulgaria (BUL-1) and Hungary (HUN-1) have the shared lines alone; Rumania (RUM-N2) and Yugoslavia (YUG-N2) have their own besides. */
const awards = { income: 5, hexes: 10 } as const
const plus = 'favours the Axis'
const unbuilt = 'air, armour or infantry units'

export const bulgaria: TableDraft = {
  id: 'bulgaria',
  title: 'Bulgaria',
  of: 'bulgaria',
  plus,
  parts: [[alignment('BUL', +3)], 'roll', general('BAL', { unbuilt }), 'balkans', 'failures'],
  bands: ladder('BAL', awards),
}

export const hungary: TableDraft = {
  id: 'hungary',
  title: 'Hungary',
  of: 'hungary',
  plus,
  parts: [[alignment('HUN', +5)], 'roll', general('BAL', { unbuilt }), 'balkans', 'failures'],
  bands: ladder('BAL', awards),
}

export const rumania: TableDraft = {
  id: 'rumania',
  title: 'Rumania',
  of: 'rumania',
  plus,
  parts: [
    [alignment('RUM', +4)],
    'roll',
    general('BAL', { unbuilt, reckonedWithAxis: rumaniaFought }),
    'balkans',
    rumanianRows,
    'failures',
  ],
  bands: ladder('BAL', awards),
  demandBands: [
    {
      id: 'up to 2',
      to: 2,
      favours: 'allies',
      effects: [{ is: 'on-map', words: 'Russia annexes Bessarabia' }],
      words: 'Russia annexes Bessarabia',
      answer: 'cedes',
      cite: rule('RUM-R(1-2)'),
    },
    {
      id: '3-4',
      from: 3,
      to: 4,
      favours: 'nobody',
      effects: [{ is: 'on-map', words: 'the German player decides whether Rumania resists; if so, a border war begins' }],
      words: 'Germany decides whether Rumania resists',
      answer: 'may-resist',
      cite: rule('RUM-R(3-4)'),
    },
    {
      id: '5-6',
      from: 5,
      to: 6,
      favours: 'axis',
      effects: [{ is: 'on-map', words: 'the German player decides whether Rumania resists; if so, a border war begins' }],
      words: 'Germany decides whether Rumania resists',
      answer: 'may-resist',
      cite: rule('RUM-R(5-6)'),
    },
    {
      id: '7',
      from: 7,
      to: 7,
      favours: 'axis',
      effects: [{ is: 'on-map', words: 'Rumania resists and a border war begins' }],
      words: 'Rumania resists: border war',
      answer: 'resists',
      cite: rule('RUM-R(7)'),
    },
    {
      id: '8+',
      from: 8,
      favours: 'axis',
      effects: [{ is: 'on-map', words: 'Russia drops its demands' }],
      words: 'Russia drops its demands',
      answer: 'dropped',
      cite: rule('RUM-R(8+)'),
    },
  ],
}

export const yugoslavia: TableDraft = {
  id: 'yugoslavia',
  title: 'Yugoslavia',
  of: 'yugoslavia',
  plus,
  parts: [[alignment('YUG', 0)], 'roll', general('BAL', { unbuilt }), 'balkans', yugoslavRows('YUG'), 'failures'],
  bands: ladder('BAL', awards),
}

/** Croatia and Serbia, which only the prelude sets up: Yugoslavia's own lines count for them (R49-59). */
const yugoslavPart = (id: 'croatia' | 'serbia', title: string, prefix: string, leaning: number): TableDraft => ({
  id,
  title,
  of: id,
  plus,
  parts: [
    [alignment(prefix, leaning)],
    'roll',
    general('BAL', { unbuilt }),
    'balkans',
    yugoslavRows('YUG').map((row) => ({ ...row, cite: rule(`${prefix}-1`) })),
    'failures',
  ],
  bands: ladder('BAL', awards),
})

export const croatia = yugoslavPart('croatia', 'Croatia', 'CRO', +3)
export const serbia = yugoslavPart('serbia', 'Serbia', 'SER', -3)
