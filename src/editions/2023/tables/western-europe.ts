import {
  all,
  always,
  any,
  atLeast,
  atWar,
  type Band,
  below,
  declared,
  each,
  flag,
  holds,
  holdsAny,
  inEffect,
  justDeclared,
  level,
  type Modifier,
  marked,
  not,
  POWERS,
  POWERS_OF,
  type Side,
  stands,
  standsByRoll,
  tally,
} from '../../../rules/index.ts'
import type { TableDraft } from '../../edition.ts'
import { isBritainInvaded } from './axis-points.ts'
import { alignment, general, ladder, rule } from './general.ts'
import { inertia } from './roll.ts'

const plus = 'favours the Axis'

/** Every Belgian result is permanent, and the Allied gains are France's. No general modifiers count (BEL-N4). */
const belgianBand = (
  id: string,
  from: number | undefined,
  to: number | undefined,
  rest: Omit<Band, 'id' | 'from' | 'to' | 'permanent' | 'cite'>,
): Band => ({
  id,
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
  permanent: true,
  ...rest,
  cite: rule(`BEL-R(${id.startsWith('-') ? `−${id.slice(1)}` : id})${id === '-1' ? ' (a)' : ''}`),
})

const BELGIAN_COOPERATION =
  'Allied units may enter and Allied air may support Belgian defenders, but not act across the German or Dutch border before a German attack or Spring 1941'

export const belgiumLuxembourg: TableDraft = {
  id: 'belgiumLuxembourg',
  title: 'Belgium/Luxembourg',
  of: 'belgiumLuxembourg',
  plus,
  parts: [
    [alignment('BEL', 0)],
    'roll',
    [
      {
        id: 'western-attack',
        value: +2,
        when: flag('westernAllies.attackedNeutral'),
        words: 'the Western Allies attacked another neutral minor',
        cite: rule('BEL-A1'),
      },
    ],
    'failures',
  ],
  bands: [
    belgianBand('-3', undefined, -3, {
      favours: 'allies',
      policy: -3,
      effects: [{ is: 'ally', side: 'allies' }],
      words: 'Belgium becomes a French minor ally',
    }),
    belgianBand('-2', -2, -2, {
      favours: 'allies',
      policy: -2,
      effects: [{ is: 'associate', side: 'allies' }],
      words: 'Belgium associates with France',
    }),
    belgianBand('-1', -1, -1, {
      favours: 'allies',
      policy: -1,
      effects: [
        { is: 'hexes', side: 'allies', brps: 10 },
        { is: 'on-map', words: BELGIAN_COOPERATION },
      ],
      words: 'France controls the hexes and gets 10 BRPs',
    }),
    belgianBand('0', 0, 0, {
      favours: 'allies',
      policy: 0,
      effects: [{ is: 'income', side: 'allies', brps: 5 }],
      words: 'France gets 5 BRPs',
    }),
    belgianBand('1-6', 1, 6, { favours: 'nobody', effects: [{ is: 'unchanged' }], words: 'no effect, for good' }),
    belgianBand('7', 7, 7, {
      favours: 'axis',
      policy: 7,
      effects: [{ is: 'income', side: 'axis', brps: 5 }],
      words: 'the Axis get 5 BRPs',
    }),
    belgianBand('8', 8, 8, {
      favours: 'axis',
      policy: 8,
      effects: [{ is: 'hexes', side: 'axis', brps: 10 }],
      words: 'the Axis control its hexes and get 10 BRPs',
    }),
    belgianBand('9', 9, 9, {
      favours: 'axis',
      policy: 9,
      effects: [{ is: 'associate', side: 'axis' }],
      words: 'Belgium associates with the Axis',
    }),
    belgianBand('10', 10, undefined, {
      favours: 'axis',
      policy: 10,
      effects: [{ is: 'ally', side: 'axis' }],
      words: 'Belgium becomes a minor ally of the Axis',
    }),
  ],
}

const PARTISAN =
  'rebuilt if lost, never built in Ulster though it may enter; Britain loses 1 BRP after each Allied combat phase while it is in or next to Ulster'

export const ireland: TableDraft = {
  id: 'ireland',
  title: 'Ireland',
  of: 'ireland',
  plus,
  parts: [
    [alignment('IRE', 0)],
    'roll',
    [
      { id: 'ira-supported', value: +1, when: inEffect('ireland', 8), words: 'an Irish 8 is in effect', cite: rule('IRE-M1') },
      {
        id: 'unbuilt-partisans',
        value: -1,
        per: each('ireland.unbuilt'),
        words: 'Irish partisans unbuilt in the German pool',
        cite: rule('IRE-M2'),
      },
    ],
    'failures',
  ],
  bands: [
    {
      id: '2',
      to: 2,
      favours: 'allies',
      permanent: true,
      effects: [
        { is: 'end', side: 'axis' },
        { is: 'on-map', words: 'Irish partisans go for good' },
      ],
      words: 'quiet for the rest of the war',
      cite: rule('IRE-R(2)'),
    },
    {
      id: '3-4',
      from: 3,
      to: 4,
      favours: 'nobody',
      effects: [{ is: 'end', side: 'axis' }],
      words: 'a 7 or 8 in effect ends',
      cite: rule('IRE-R(3-4)'),
    },
    {
      id: '5-6',
      from: 5,
      to: 6,
      favours: 'axis',
      effects: [{ is: 'unchanged' }],
      words: 'a 7 or 8 in effect goes on',
      cite: rule('IRE-R(5-6)'),
    },
    {
      id: '7',
      from: 7,
      to: 7,
      favours: 'axis',
      policy: 7,
      effects: [
        { is: 'units', words: `one Irish partisan for Germany, ${PARTISAN}` },
        { is: 'on-map', words: '+1 to German strategic warfare effects; an Allied conquest ends both but lets two partisans be built' },
      ],
      words: 'one Irish partisan, and +1 to German strategic warfare',
      cite: rule('IRE-R(7) (a)'),
    },
    {
      id: '8+',
      from: 8,
      favours: 'axis',
      policy: 8,
      effects: [
        { is: 'units', words: `two Irish partisans for Germany, one a turn, ${PARTISAN}` },
        { is: 'on-map', words: '+1 to German strategic warfare effects; an Allied conquest ends it' },
      ],
      words: 'two Irish partisans, and +1 to German strategic warfare',
      cite: rule('IRE-R(8+)'),
    },
  ],
}

const volunteers = (units: number, nationality: string) => ({
  effects: [{ is: 'volunteers' as const, units, nationality }],
  words: `${units} ${nationality} volunteer ${units === 1 ? 'unit' : 'units'} for the east`,
})

/** Results 5-6 to 9 of a country that sends volunteers. */
export const crusade = (nationality: string) => ({
  '5-6': volunteers(1, nationality),
  '7': volunteers(2, nationality),
  '8': volunteers(3, nationality),
  '9': volunteers(3, nationality),
})

const spanishRows: readonly Modifier[] = [
  { id: 'africa-lost', value: -1, when: not(flag('africa.axisUnits')), words: 'no Axis units are in Africa', cite: rule('SPA-A1') },
  {
    id: 'vichy-ally',
    value: -1,
    when: stands('vichyFrance', 'axis', 'ally'),
    words: 'Vichy France is a German minor ally',
    cite: rule('SPA-A2'),
  },
  { id: 'canal', value: +1, when: holdsAny('axis', 'suez', 'alexandria'), words: 'the Axis hold Suez or Alexandria', cite: rule('SPA-A3') },
  { id: 'gibraltar', value: +2, when: holds('axis', 'gibraltar'), words: 'the Axis hold Gibraltar', cite: rule('SPA-A4') },
  {
    id: 'britain-invaded',
    value: +1,
    when: isBritainInvaded,
    words: 'the Axis hold a British hex',
    cite: rule('SPA-A5'),
  },
  {
    id: 'war-on-portugal',
    value: +1,
    when: declared(POWERS_OF.westernAllies, 'portugal'),
    words: 'the Western Allies declared war on Portugal',
    cite: rule('SPA-A6'),
  },
  {
    id: 'britain-broken',
    value: +3,
    when: all(below(0, each('britain.resistance')), flag('britain.surrendered')),
    words: 'Britain surrendered once and its resistance is negative',
    cite: rule('SPA-A7'),
  },
]

/** A result from 5-6 to 8 lets volunteers go, whether or not a file says how many. */
const sendsVolunteers = any(marked('spain', 'volunteers'), stands('spain', 'axis', 'income', 'hexes'))

/** 49.632 (c): association by an Allied war on Portugal is left out of the roll that answers it; one by attack is not (R49-48). */
const spainAssociated = (side: Side) =>
  any(
    standsByRoll('here', side, 'associate'),
    all(stands('here', side, 'associate'), any(not(justDeclared(POWERS_OF.westernAllies, 'portugal')), declared(POWERS, 'spain'))),
  )

export const spain: TableDraft = {
  id: 'spain',
  title: 'Spain',
  of: 'spain',
  plus,
  parts: [
    [alignment('SPA', 0)],
    'roll',
    general('SPA', {
      unbuilt: 'air, armour or infantry units',
      reckonedWithAxis: sendsVolunteers,
      associated: spainAssociated,
    }),
    spanishRows,
    'failures',
    inertia('SPA'),
  ],
  bands: ladder('SPA', { income: 10, hexes: 20 }, crusade('Spanish')),
}

/** A landing in France and a port elsewhere count both (49.91G (3)). */
const vichyRows: readonly Modifier[] = [
  {
    id: 'colonies-lost',
    value: -1,
    per: each('vichyFrance.alliedColonialCapitals'),
    words: 'Vichy colonial capitals the Allies hold',
    cite: rule('VIC-A1'),
  },
  { id: 'africa-lost', value: -1, when: not(flag('africa.axisUnits')), words: 'no Axis units are in Africa', cite: rule('VIC-A2') },
  {
    id: 'landed-in-europe',
    value: -1,
    when: flag('europe.angloAmericanUnits'),
    words: 'U.S. or British troops are ashore outside France',
    cite: rule('VIC-A3'),
  },
  {
    id: 'landed-in-france',
    value: -2,
    when: flag('france.angloAmericanUnits'),
    words: 'U.S. or British troops are ashore in France',
    cite: rule('VIC-A4'),
  },
  {
    id: 'us-at-war',
    value: -1,
    when: any(...POWERS_OF.axis.map((power) => atWar('us', power))),
    words: 'the U.S. is at war with the Axis',
    cite: rule('VIC-A5'),
  },
  { id: 'spain-ally', value: -1, when: stands('spain', 'axis', 'ally'), words: 'Spain is a minor ally of the Axis', cite: rule('VIC-A6') },
  {
    id: 'surrender-negative',
    value: -1,
    when: below(0, each('france.surrenderLevel')),
    words: 'the French surrender level is negative',
    cite: rule('VIC-A7'),
  },
  {
    id: 'surrender-positive',
    value: +1,
    when: atLeast(1, each('france.surrenderLevel')),
    words: 'the French surrender level is positive',
    cite: rule('VIC-A8'),
  },
  {
    id: 'america-calm',
    value: +1,
    when: below(25, level('usat')),
    words: 'U.S.-Axis tension is below 25',
    cite: rule('VIC-A9'),
    ruling: 'R49-43',
  },
  {
    id: 'mediterranean',
    value: +1,
    per: tally(holds('axis', 'malta'), holds('axis', 'gibraltar'), holdsAny('axis', 'suez', 'alexandria')),
    words: 'Malta, Gibraltar, Suez or Alexandria in Axis hands',
    cite: rule('VIC-A10'),
  },
  {
    id: 'colonies-attacked',
    value: +2,
    per: each('vichyFrance.coloniesAttackedLastTurn'),
    words: 'French colonies the Allies attacked last turn',
    cite: rule('VIC-A11'),
  },
]

const DEACTIVATES = 'Vichy forces leave play, colonies too; a colony without an Axis or Allied unit in its capital is nobody’s'
const FREE_FRENCH = 'its colonies and the forces in them become Free French'

/** 0 and -1 pay nothing: Vichy France dissolves. */
const vichyBands: readonly Band[] = ladder(
  'VIC',
  { income: 10, hexes: 20 },
  {
    '-3': { effects: [{ is: 'on-map', words: FREE_FRENCH }], words: FREE_FRENCH },
    '-2': { effects: [{ is: 'on-map', words: FREE_FRENCH }], words: FREE_FRENCH },
    ...crusade('Vichy'),
    '5-6': {
      ...crusade('Vichy')['5-6'],
      effects: [...crusade('Vichy')['5-6'].effects, { is: 'on-map', words: 'Vichy France may reinforce its colonies' }],
    },
  },
).map((band) => {
  if (band.id === '-1')
    return {
      ...band,
      effects: [
        { is: 'hexes', side: 'allies', brps: 0 },
        { is: 'on-map', words: DEACTIVATES },
      ],
      words: 'the Allies control its hexes and Vichy France dissolves',
    }
  if (band.id === '0')
    return {
      ...band,
      effects: [
        { is: 'income', side: 'allies', brps: 0 },
        { is: 'on-map', words: DEACTIVATES },
      ],
      words: 'Vichy France dissolves',
    }
  return band
})

export const vichyFrance: TableDraft = {
  id: 'vichyFrance',
  title: 'Vichy France',
  of: 'vichyFrance',
  plus,
  parts: [
    [alignment('VIC', 0)],
    'roll',
    // VIC-G3 has no counterpart for a -1.
    general('VIC', { unbuilt: 'air, armour or infantry units', reckonedWithAxis: always }).filter((row) => row.id !== 'allied-hexes'),
    vichyRows,
    'failures',
  ],
  bands: vichyBands,
}
