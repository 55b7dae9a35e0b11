import type { Declaration, FactValue, Minor, Standing, Turn, War } from '../../rules/core/index.ts'
import type { Scenario } from '../../rules/game/index.ts'
import { listed } from '../book-list.ts'

/** Starts of ours for trying things out. Whatever no book gives is a plausible figure and nothing more. */

const since = (turn: Turn, ...between: War['between']): War => ({ between, since: turn })
const ended = (turn: Turn, war: War): War => ({ ...war, until: turn })
const on = (turn: Turn, by: Declaration['by'], victim: Declaration['on']): Declaration => ({ by, on: victim, turn })

const attacked = (by: 'britain' | 'france'): Standing => ({ result: -2, with: by, attacked: true, conquered: true })
const won = (result: 7 | 8 | 9 | 10, turn: Turn): Standing => ({ result, with: 'germany', since: turn, axisGained: true })

const FALLEN: Readonly<Record<string, FactValue>> = {
  'france.fallen': true,
  'france.fallTurn': '1940 summer',
  'paris.controller': 'germany',
  'vichy.controller': 'vichyFrance',
  'lyon.controller': 'vichyFrance',
  'marseilles.controller': 'vichyFrance',
  'brussels.controller': 'germany',
  'antwerp.controller': 'germany',
  'luxembourg.controller': 'germany',
  'theHague.controller': 'germany',
  'warsaw.controller': 'germany',
  'danzig.controller': 'germany',
  'copenhagen.controller': 'germany',
  'oslo.controller': 'germany',
  'bergen.controller': 'germany',
  'netherlands.conquered': true,
  'denmark.conquered': true,
  'balticStates.conquered': true,
  'easternPoland.controller': 'russia',
  'riga.controller': 'russia',
  'finnishBorder.controller': 'russia',
  'bessarabia.controller': 'russia',
  'balticStates.russiaEntered': true,
  'finnishBorder.demanded': true,
  'finnishBorder.fought': true,
  'finnishBorder.russiaEntered': true,
  'bessarabia.demanded': true,
  'bessarabia.russiaEntered': true,
}

const WARS_TO_1940: readonly War[] = [
  since('1939 fall', 'germany', 'poland'),
  since('1939 fall', 'germany', 'britain'),
  ended('1940 summer', since('1939 fall', 'germany', 'france')),
  since('1939 fall', 'japan', 'china'),
  since('1939 fall', 'japan', 'communistChina'),
  since('1940 spring', 'germany', 'norway'),
  since('1940 spring', 'germany', 'denmark'),
  since('1940 summer', 'germany', 'belgiumLuxembourg'),
  since('1940 summer', 'germany', 'netherlands'),
  since('1940 summer', 'italy', 'britain'),
  ended('1940 summer', since('1940 summer', 'italy', 'france')),
]

const DECLARED_TO_1940: readonly Declaration[] = [
  on('1940 spring', 'germany', 'norway'),
  on('1940 spring', 'germany', 'denmark'),
  on('1940 summer', 'germany', 'belgiumLuxembourg'),
  on('1940 summer', 'germany', 'netherlands'),
  on('1940 summer', 'italy', 'britain'),
  on('1940 summer', 'italy', 'france'),
]

const STANDINGS_OF_1941: Readonly<Partial<Record<Minor, Standing>>> = {
  poland: { result: null, with: null, conquered: true },
  norway: attacked('britain'),
  belgiumLuxembourg: attacked('france'),
  hungary: won(8, '1940 fall'),
  rumania: won(8, '1940 fall'),
  bulgaria: won(8, '1940 winter'),
  finland: won(7, '1940 winter'),
}

/** What the spring of 1941 brought: the Balkans are the Axis' from one end to the other. */
const STANDINGS_OF_SUMMER: Readonly<Partial<Record<Minor, Standing>>> = {
  ...STANDINGS_OF_1941,
  bulgaria: won(9, '1941 spring'),
  hungary: won(10, '1941 spring'),
  rumania: won(10, '1941 spring'),
  greece: attacked('britain'),
  yugoslavia: attacked('britain'),
}

const BALKANS_FALLEN: Readonly<Record<string, FactValue>> = {
  ...FALLEN,
  'belgrade.controller': 'germany',
  'zagreb.controller': 'germany',
  'athens.controller': 'germany',
  'siberia.garrisonValue': 30,
  'manchuria.garrisonValue': 38,
  'manchuria.garrisonRequired': 35,
}

const WARS_TO_SPRING: readonly War[] = [
  ...WARS_TO_1940,
  since('1941 spring', 'germany', 'greece'),
  since('1941 spring', 'germany', 'yugoslavia'),
]

const DECLARED_TO_SPRING: readonly Declaration[] = [
  ...DECLARED_TO_1940,
  on('1941 spring', 'germany', 'greece'),
  on('1941 spring', 'germany', 'yugoslavia'),
]

/** Those that fight beside Germany by the winter of 1941. */
const PARTNERS = ['hungary', 'rumania', 'finland'] as const

const demonstration = { kind: 'demonstration', isDemonstration: true } as const

export const demonstrations: readonly Scenario[] = [
  {
    ...demonstration,
    ...listed('demonstration-spring-1941'),
    words: 'A start of ours: France has fallen, the Balkans lean to the Axis, the points of the year are to be placed.',
    facts: { ...FALLEN, 'germany.yssBrps': 250, 'italy.yssBrps': 90, 'britain.yssBrps': 160, 'russia.yssBrps': 190 },
    standings: STANDINGS_OF_1941,
    wars: WARS_TO_1940,
    declarations: DECLARED_TO_1940,
    tensions: { rgt: { actual: 26, effective: 26 }, usat: { actual: 19, effective: 19 }, usjt: { actual: 17, effective: 17 } },
  },
  {
    ...demonstration,
    ...listed('demonstration-summer-1941'),
    words: 'A start of ours: the Balkans are the Axis’, America is arming, and Germany decides whether to turn on Russia.',
    facts: BALKANS_FALLEN,
    standings: STANDINGS_OF_SUMMER,
    wars: WARS_TO_SPRING,
    declarations: DECLARED_TO_SPRING,
    tensions: {
      rgt: { actual: 38, effective: 38, highest: 38 },
      usat: { actual: 31, effective: 31, highest: 31 },
      usjt: { actual: 27, effective: 27, highest: 27 },
    },
    mobilizations: { russia: { done: 5, isHalfDone: false, nextDue: null }, usEurope: 3, usPacific: 2, japan: 2, japanAtWar: 0 },
  },
  {
    ...demonstration,
    ...listed('demonstration-winter-1941'),
    words: 'A start of ours: the Axis stand before Moscow, and Japan is about to decide.',
    facts: { ...BALKANS_FALLEN, 'kiev.controller': 'germany', 'kiev.firstTaken': '1941 fall', 'leningrad.controller': 'russia' },
    standings: { ...STANDINGS_OF_SUMMER, finland: won(9, '1941 summer') },
    wars: [
      ...WARS_TO_SPRING,
      since('1941 summer', 'germany', 'russia'),
      since('1941 summer', 'italy', 'russia'),
      ...PARTNERS.flatMap((minor) => [since('1941 summer', 'russia', minor), since('1941 summer', 'britain', minor)]),
    ],
    declarations: [...DECLARED_TO_SPRING, on('1941 summer', 'germany', 'russia'), on('1941 summer', 'italy', 'russia')],
    tensions: {
      rgt: { actual: 50, effective: 50, highest: 50 },
      usat: { actual: 40, effective: 40, highest: 40 },
      usjt: { actual: 38, effective: 38, highest: 38 },
    },
    mobilizations: { russia: { done: 5, isHalfDone: false, nextDue: null }, usEurope: 4, usPacific: 3, japan: 3, japanAtWar: 0 },
  },
]
