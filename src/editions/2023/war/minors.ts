import { EUROPEAN_POWERS, type WarBar } from '../../../rules/chapters/war/index.ts'
import { all, always, any, atWar, COUNTRIES, chosen, flag, not, stands } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import {
  BELGIAN,
  everyOther,
  isEasternWar,
  isFall1939,
  isGermanAmericanWar,
  isItalyOut,
  isNeutral,
  PACIFIC,
  RUSSIAN_TABLES,
  WESTERN,
  WESTERN_FRONT,
} from './positions.ts'
import { steps } from './russian-list.ts'

export { russianList, steps } from './russian-list.ts'

const isBritainOut = all(flag('britain.surrendered'), not(isGermanAmericanWar))

/** A border war that escalates is war, though nobody declares it (50.25, 50.527). */
const isWinterWar = chosen('finnishBorder.borderWar', 'escalated')

const neutralsWar = (rule: Cite, power: (typeof EUROPEAN_POWERS)[number]): WarBar => ({
  id: 'neutrals-war',
  by: everyOther(power),
  on: COUNTRIES,
  when: all(isNeutral(power), atWar(power, 'here')),
  words: 'a neutral power is at war with it',
  cite: rule('50.31B'),
  ruling: 'R50-25',
})

const russiasVictim = (rule: Cite): WarBar => ({
  id: 'common-victim',
  by: WESTERN,
  on: COUNTRIES,
  when: all(atWar('russia', 'here'), not(isEasternWar)),
  words: 'Russia fights it and is not yet an ally',
  cite: rule('50.524'),
})

/** 50.31B and 50.524: what one fights another leaves alone. */
const otherMensWars = (rule: Cite): readonly WarBar[] => [
  ...EUROPEAN_POWERS.map((power) => neutralsWar(rule, power)),
  { ...neutralsWar(rule, 'russia'), on: ['finland'], when: all(isNeutral('russia'), isWinterWar) },
  {
    id: 'common-victim',
    by: ['germany'],
    on: COUNTRIES,
    when: all(atWar('italy', 'here'), isItalyOut),
    words: 'Italy fights it and is not yet an ally',
    cite: rule('50.524'),
  },
  {
    id: 'common-victim',
    by: ['italy'],
    on: COUNTRIES,
    when: all(atWar('germany', 'here'), isItalyOut),
    words: 'Germany fights it and is not yet an ally',
    cite: rule('50.524'),
  },
  russiasVictim(rule),
  { ...russiasVictim(rule), on: ['finland'], when: all(isWinterWar, not(isEasternWar)) },
  {
    id: 'common-victim',
    by: ['russia'],
    on: COUNTRIES,
    when: all(any(...WESTERN.map((power) => atWar(power, 'here'))), not(isEasternWar)),
    words: 'a Western Ally fights it, not yet an ally',
    cite: rule('50.524'),
  },
]

/** Vichy France as a target (50.33H-1); the Western Allies may always (50.33H-2), Russia never (50.526). */
export const germanyOnVichy = (rule: Cite): WarBar => ({
  id: 'vichy',
  by: ['germany'],
  on: ['vichyFrance'],
  when: not(any(isGermanAmericanWar, flag('vichyFrance.adverseToAxis'))),
  words: 'a German-American war or an adverse result must come first',
  cite: rule('50.33H-1'),
  ruling: 'R50-29',
})

/** Germany may not turn west before it fights there; without a prelude it always does (50.33A-2). */
export const germanyInTheWest = (rule: Cite): WarBar => ({
  id: 'not-at-war-in-the-west',
  by: ['germany'],
  on: WESTERN_FRONT,
  when: not(any(atWar('germany', 'britain'), atWar('germany', 'france'))),
  words: 'only while at war with Britain or France',
  cite: rule('50.33A-2'),
})

export const alliesInTheWest = (rule: Cite): readonly WarBar[] =>
  (['britain', 'france'] as const).map((power) => ({
    id: 'not-at-war-in-the-west',
    by: [power],
    on: WESTERN_FRONT,
    when: not(atWar(power, 'germany')),
    words: 'only while at war with Germany',
    cite: rule('50.33E-1'),
  }))

export const nobodyInThePacific = (rule: Cite): WarBar => ({
  id: 'pacific',
  by: ['britain', 'france'],
  on: PACIFIC,
  when: always,
  evenHeld: true,
  words: 'no country in the Pacific theatre',
  cite: rule('50.33E-2'),
})

export const italianList = (rule: Cite): WarBar => ({
  id: 'italian-list',
  by: ['italy'],
  on: COUNTRIES,
  except: ['albania', 'greece', 'yugoslavia', 'saudiArabia', 'persia', 'frenchColonies'],
  when: always,
  words: 'not among the countries open to Italy',
  cite: rule('50.33B-1'),
})

/** Japan declares on no minor country (50.33G); Thailand is a Japanese associate (50.33G-box). */
export const japanOnMinors = (rule: Cite): WarBar => ({
  id: 'japan',
  by: ['japan'],
  on: COUNTRIES,
  when: always,
  words: 'Japan declares war on no minor country',
  cite: rule('50.33G'),
})

/** The notes for a game without preludes. */
export const withoutPrelude = (rule: Cite): readonly WarBar[] => [
  {
    id: 'fall-1939',
    by: ['germany'],
    on: COUNTRIES,
    when: isFall1939,
    words: 'no minor country in Fall 1939',
    cite: rule('50.33A'),
  },
  { id: 'poland', by: ['russia'], on: ['poland'], when: always, words: 'Poland is struck from the list', cite: rule('50.33C-box') },
  ...steps([...RUSSIAN_TABLES, 'persia'], RUSSIAN_TABLES, rule, {
    under25: '50.33C-box-1',
    under35: '50.33C-box-2',
    under50: '50.33C-box-3',
  }),
]

/** What forbids a declaration on a minor country, whatever the book. */
export const barsOnMinors = (rule: Cite): readonly WarBar[] => [
  ...otherMensWars(rule),
  {
    id: 'vichy',
    by: ['russia'],
    on: ['vichyFrance'],
    when: always,
    evenByAllies: true,
    words: 'Russia may not declare war on it',
    cite: rule('50.526'),
  },
  {
    id: 'not-at-war',
    by: ['us'],
    on: COUNTRIES,
    when: not(isGermanAmericanWar),
    words: 'no minor country before war with Germany',
    cite: rule('50.33D'),
    ruling: 'R50-03',
  },
  {
    id: 'china',
    by: ['china'],
    on: COUNTRIES,
    when: always,
    evenHeld: true,
    words: 'China declares on no minor country',
    cite: rule('50.33F'),
  },
  // BEL-R(−1) (d): the same, from the Belgian table.
  {
    id: 'belgium-cooperates',
    by: WESTERN,
    on: BELGIAN,
    when: stands('belgiumLuxembourg', 'allies', 'hexes'),
    evenHeld: true,
    words: 'not while its result of -1 stands',
    cite: rule('001 Belgium -1'),
  },
  {
    id: 'surrendered',
    by: ['britain'],
    on: COUNTRIES,
    when: isBritainOut,
    words: 'a neutral, surrendered Britain attacks no neutral',
    cite: rule('002 59.84'),
  },
]
