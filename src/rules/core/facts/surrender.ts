import { namesOf } from '../countries.ts'
import { choice, contrary, count, date, forEach, group, level, yesNo } from './fact.ts'

const SURRENDERED = {
  germany: ['49.17 (c)', '49.46', '3.1.3d', '50.32F-4', '50.32F-2a', '62.91B', '3.6.1b', '3.6.1.1b', '3.6.1a'],
  italy: [
    '49.17 (c)',
    '49.46',
    '3.1.3d',
    '49.51D (b)',
    'BAL-B2',
    '3.4.2.6',
    '3.4.3.7b',
    '3.6.1b',
    '3.6.2.1a',
    '3.3.2b',
    '3.3.2.1b',
    '3.3.2.1c',
    '3.3.2.1d',
    '3.3.2.2b',
    '3.3.2.2c',
    '3.3.2.2d',
    '3.3.2.3b',
    '3.4.1.3a [3.4.4.3]',
    '3.6.2a',
  ],
  japan: ['RGT-S4', 'USAT-S8', '59.14B-b', '59.85', '60.22-b', '62.91B', '3.6.3.1b', '3.6.3.1c', '3.3.3.1a', '3.6.3'],
  britain: [
    '49.17 (a)',
    '49.46',
    '3.1.3d',
    'SPA-A7',
    'USJT-E9',
    '52.71',
    '52.72',
    '27.42D-b',
    '59.14B-a',
    '59.41-a',
    '59.81-a',
    '59.82A',
    '59.83-a',
    '002 59.83',
    '002 59.84',
    '3.4.2c',
    '3.6.5.1b',
    '3.6.5.1f',
    '3.6.5.2',
    '3.6.7.1',
    '3.6.5',
  ],
  russia: ['49.17 (c)', '49.46', '3.1.3d', '60.22-a', '3.1.4b', '3.3.3.2c', '3.6.6.2a', '3.6.6.2b', '3.6.7.1', '3.6.7.8'],
  australia: ['52.24', '59.81-b', 'USJT-PE2', '3.4.2c', '3.6.5.4b', '3.6.8.1', '3.6.8.2', '3.6.8.3', '3.6.5.4a'],
  india: ['59.81-b', '3.4.2c', '3.6.5.3c', '3.6.5.3d', '3.6.5.3e', '3.6.8.1', '3.6.8.3', '3.6.8.5a', '3.6.5.3a'],
  southAfrica: ['3.4.2c', '3.6.5.5b', '3.6.5.5a'],
  indochina: ['3.3.3.6', '3.3.3.5a', '3.4.1.2c [3.4.4.2]'],
  dutchEastIndies: ['3.5.1.4b', '3.5.1.4e', '3.4.2.2b'],
} as const

const surrendered = (nation: keyof typeof SURRENDERED) => ({
  surrendered: yesNo(nation === 'dutchEastIndies' ? '{here} have surrendered' : '{here} has surrendered', SURRENDERED[nation]),
})

const STATE_OF_SURRENDER = {
  france: ['62.91A'],
  britain: ['60.22-b', '62.91A'],
  russia: ['59.14B-b', '59.85', '62.91A'],
} as const

/** Kept apart from the surrender itself, so that a host may end it (R16-04). */
const stateOfSurrender = (power: keyof typeof STATE_OF_SURRENDER) => ({
  inStateOfSurrender: yesNo('{here} is in a state of surrender', STATE_OF_SURRENDER[power]),
})

const CONQUERED = {
  netherlands: ['83.31A-a', '3.4.2.2b', '3.5.1', '3.5.1.4a'],
  denmark: ['83.31A-a', '3.5.1'],
  portugal: ['83.31A-a', '3.5.1'],
  iraq: ['83.31A-a', '3.5.1'],
  persia: ['83.31A-a', '3.5.1'],
  balticStates: ['83.31A-a', '3.5.1', '3.3.1.1b', '3.4.3.2b'],
  saudiArabia: ['3.5.1.6'],
} as const

/** Only countries without a table; what befell the others is part of their standing. */
const conquered = (country: keyof typeof CONQUERED) => ({
  conquered: yesNo(
    country === 'balticStates' || country === 'netherlands' ? '{here} are conquered' : '{here} is conquered',
    CONQUERED[country],
  ),
})

export const surrenderGroups = [
  group('home fronts', 'France', {
    'france.fallen': yesNo('France has fallen', [
      '49.17 (c)',
      '49.36B',
      '49.46',
      '3.1.3d',
      '49.441 (b)',
      '49.91A (2)',
      'BAL-B3',
      'CZE-A1',
      'POL-A1',
      'SPA-N1',
      'DP-BRI-05',
      'DP-USA-03',
      '3.2.4.8c',
      '3.3.3.5a',
      '3.3.3.5d',
      '3.4.1.2b [3.4.4.2]',
      '3.4.1.2c [3.4.4.2]',
      '3.4.3.7b',
      '3.6.4b',
      '3.6.7.1',
      '3.3.3.5b',
      '3.3.3.5c',
      '3.4.1.1b [3.4.4.1]',
      '3.4.1.1c [3.4.4.1]',
      '3.4.1.1d [3.4.4.1]',
      '3.4.1.2a [3.4.4.2]',
      '3.4.1.3a [3.4.4.3]',
      '3.4.2.3',
      '3.6.4a',
      '3.6.4.1c',
      '3.6.4.2c',
    ]),
    'france.fallTurn': contrary('France has not fallen', date('France fell', ['49.431C', 'VIC-N2', '53.21C'])),
    'france.surrenderModifiers': level('French surrender modifiers other than diplomatic points', ['GN-17 France', '58.21-b', '58.21-c']),
    'france.surrenderLevel': level('French surrender level at the fall of France', ['VIC-A7', 'VIC-A8', '58.21-a']),
    'vichyFrance.formed': choice(
      'Vichy France after the fall of France',
      { undecided: 'not decided yet', formed: 'formed', refused: 'not formed' },
      [
        '3.4.1.2c [3.4.4.2]',
        '3.6.4.2c',
        '49.36B',
        '49.91G (4)',
        '3.3.3.5a',
        '3.4.2.3',
        '3.6.4a',
        '3.6.4.1a',
        '3.6.4.1b',
        '3.6.4.1c',
        '3.6.4.1d',
        '3.6.4.2b',
        '3.6.4.3b',
      ],
      {
        undecided: 'the forming of Vichy France is not decided yet',
        formed: 'Vichy France has been formed',
        refused: 'the Axis have not let Vichy France form',
      },
    ),
  }),
  group('home fronts', 'Surrenders', {
    ...forEach(namesOf(['germany', 'italy', 'japan', 'britain', 'russia', 'australia', 'india', 'southAfrica']), surrendered),
    ...forEach(namesOf(['france', 'britain', 'russia']), stateOfSurrender),
    'us.election': choice('the side the last U.S. election favoured', { none: 'neither side', axis: 'the Axis', allies: 'the Allies' }, [
      'USAT-PE0a',
      'USAT-PE0b',
      'USAT-PE1',
      'USAT-PE2',
      'USAT-PE3',
      'USJT-PE0',
      'USJT-PE1',
      'USJT-PE2',
      '49.86b',
    ]),
    'us.suedForPeace': yesNo('the U.S. has sued for peace', ['49.17 (b)']),
    'italy.surrenderModifiers': level('Italian surrender modifiers outside the table of points', ['GN-16 Italy']),
    'russia.surrenderTurn': contrary(
      'Russia has not surrendered to the Axis',
      date('Russia surrendered to the Axis', ['3.6.6.1g', '3.6.6.2b', '3.6.6.2c']),
    ),
    'russia.surrenderedToJapan': yesNo('Russia has surrendered to Japan', ['3.3.3.2c', '3.6.6.1b']),
    'russia.offerDeclinedByAxis': contrary(
      'the Axis have declined no Russian surrender',
      date('the Axis last declined a Russian surrender', ['3.6.6.1d']),
    ),
    'russia.offerDeclinedByJapan': contrary(
      'Japan has declined no Russian armistice',
      date('Japan last declined a Russian armistice', ['3.6.6.4c']),
    ),
    'moscow.taken': contrary('the Axis have not taken Moscow to hold it now', date('the Axis took the Moscow they now hold', ['3.6.6.1a'])),
  }),
  group('home fronts', 'Resistance', {
    'britain.resistance': level('British resistance level', ['SPA-A7', 'USAT-PE1', '27.42D-b', '59.41-b', '59.82A', '59.87-b']),
    'russia.resistance': level('Russian resistance level', ['USAT-PE2']),
    'japan.resistance': level('Japanese resistance level', ['50.32F-1b-i']),
    'china.resistance': level('Chinese resistance level', ['52.61']),
    'china.resistanceBefore': level('Chinese resistance level in the Chinese player turn before', [
      '53.51',
      '53.51A',
      '53.55',
      '53.56',
      '53.57-end',
    ]),
  }),
  group('home fronts', 'British surrender', {
    'britain.surrenderTurn': contrary(
      'Britain has not surrendered',
      date('Britain surrendered', [
        '52.71',
        '52.72',
        '59.86A',
        '59.86B-a',
        '59.86C-a',
        '3.6.5.1b',
        '002 59.86A',
        '002 59.86B',
        '002 59.86C',
      ]),
    ),
    'britain.surrenderLevel': count('level of the latest British surrender', ['59.14A-a', '59.41-b', '59.41-c', '59.87-b', '59.872'], {
      least: -10,
    }),
    'britain.unitsRemovedBySurrender': count('British units that a surrender took out of the pool', ['59.871-a']),
    'germany.conciliatory': yesNo('Germany was conciliatory in earlier talks with Britain', ['59.871-b']),
    'britain.portAttackUsed': yesNo('Britain has made its surprise port attack on Vichy France', ['3.4.2.3']),
  }),
  group('home fronts', 'Armistices', {
    'armistice.westernAxis': contrary(
      'the Western Allies and the Axis have made no armistice',
      date('the Western Allies and the Axis made an armistice', ['3.6.1b', '3.6.7.6', '3.6.7.7a', '3.6.7.7b', '3.6.7.8']),
    ),
    'armistice.westernDeclined': contrary(
      'the Axis have declined no Western armistice',
      date('the Axis last declined a Western armistice', ['3.6.7.2c']),
    ),
    'armistice.russiaAxis': contrary(
      'Russia and the Axis have made no armistice',
      date('Russia and the Axis made an armistice', ['3.6.1b', '3.6.6.2b', '3.6.6.2c', '3.6.7.6', '3.6.7.8']),
    ),
    'armistice.russiaDeclined': contrary(
      'the Axis have declined no Russian armistice',
      date('the Axis last declined a Russian armistice', ['3.6.7.6']),
    ),
    'armistice.russiaJapan': contrary(
      'Russia and Japan have made no armistice',
      date('Russia and Japan made an armistice', ['3.6.6.1b', '3.6.6.4e', '3.6.6.5a', '3.6.6.5b', '3.6.6.5c', '3.3.3.2b']),
    ),
    'armistice.usJapan': contrary(
      'the U.S. and Japan have made no armistice',
      date('the U.S. and Japan made an armistice', ['3.6.5.2', '3.6.8.6']),
    ),
    'armistice.usDeclined': contrary(
      'Japan has declined no American armistice',
      date('Japan last declined an American armistice', ['3.6.8']),
    ),
    'india.independent': yesNo('India is an independent neutral by the terms of an armistice', ['3.6.8.5a', '3.6.5.3a']),
  }),
  group('worldwide', 'Conquests', {
    ...forEach(namesOf(['netherlands', 'denmark', 'portugal', 'iraq', 'persia', 'balticStates', 'saudiArabia']), conquered),
    ...forEach(namesOf(['indochina', 'dutchEastIndies']), surrendered),
    'indochina.surrenderTurn': contrary('French Indochina has not surrendered', date('French Indochina surrendered', ['3.3.3.6'])),
  }),
] as const
