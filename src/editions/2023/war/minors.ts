import { EUROPEAN_POWERS, type WarBar } from '../../../rules/chapters/war/index.ts'
import { all, always, any, atWar, COUNTRIES, chosen, flag, NATIONS, not, POWERS, stands } from '../../../rules/core/index.ts'
import { bar } from '../../clauses/row.ts'
import type { Cite } from '../../edition.ts'
import { theatres } from '../theatres.ts'
import {
  BELGIAN,
  everyOther,
  isBritainNeutral,
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

/** A border war that escalates is war, though nobody declares it (50.25, 50.527). */
const isWinterWar = chosen('finnishBorder.borderWar', 'escalated')

const neutralsWar = (rule: Cite, power: (typeof EUROPEAN_POWERS)[number]): WarBar =>
  bar('neutrals-war', rule('50.31B'), everyOther(power), COUNTRIES, {
    when: all(isNeutral(power), atWar(power, 'here')),
    words: 'a neutral power is at war with it',
    ruling: 'R50-25',
  })

const russiasVictim = (rule: Cite): WarBar =>
  bar('common-victim', rule('50.524'), WESTERN, COUNTRIES, {
    when: all(atWar('russia', 'here'), not(isEasternWar)),
    evenHeld: true,
    words: 'Russia fights it and is not yet an ally',
  })

/** 50.31B and 50.524: what one fights another leaves alone. */
const otherMensWars = (rule: Cite): readonly WarBar[] => [
  ...EUROPEAN_POWERS.map((power) => neutralsWar(rule, power)),
  { ...neutralsWar(rule, 'russia'), on: ['finland'], when: all(isNeutral('russia'), isWinterWar) },
  bar('common-victim', rule('50.524'), ['germany'], COUNTRIES, {
    when: all(atWar('italy', 'here'), isItalyOut),
    evenHeld: true,
    words: 'Italy fights it and is not yet an ally',
  }),
  bar('common-victim', rule('50.524'), ['italy'], COUNTRIES, {
    when: all(atWar('germany', 'here'), isItalyOut),
    evenHeld: true,
    words: 'Germany fights it and is not yet an ally',
  }),
  russiasVictim(rule),
  { ...russiasVictim(rule), on: ['finland'], when: all(isWinterWar, not(isEasternWar)) },
  bar('common-victim', rule('50.524'), ['russia'], COUNTRIES, {
    when: all(any(...WESTERN.map((power) => atWar(power, 'here'))), not(isEasternWar)),
    evenHeld: true,
    words: 'a Western Ally fights it, not yet an ally',
  }),
]

/** Vichy France as a target (50.33H-1); the Western Allies may always (50.33H-2), Russia never (50.526). */
export const germanyOnVichy = (rule: Cite): WarBar =>
  bar('vichy', rule('50.33H-1'), ['germany'], ['vichyFrance'], {
    when: not(any(isGermanAmericanWar, flag('vichyFrance.adverseToAxis'))),
    words: 'German-American war first, or an adverse result: report vichyFrance.adverseToAxis',
    ruling: 'R50-29',
  })

/** Germany may not turn west before it fights there; without a prelude it always does (50.33A-2). */
export const germanyInTheWest = (rule: Cite): WarBar =>
  bar('not-at-war-in-the-west', rule('50.33A-2'), ['germany'], WESTERN_FRONT, {
    when: not(any(atWar('germany', 'britain'), atWar('germany', 'france'))),
    words: 'only while at war with Britain or France',
  })

export const alliesInTheWest = (rule: Cite): readonly WarBar[] =>
  (['britain', 'france'] as const).map((power) =>
    bar('not-at-war-in-the-west', rule('50.33E-1'), [power], WESTERN_FRONT, {
      when: not(atWar(power, 'germany')),
      words: 'only while at war with Germany',
    }),
  )

export const nobodyInThePacific = (rule: Cite): WarBar =>
  bar('pacific', rule('50.33E-2'), ['britain', 'france'], PACIFIC, {
    when: always,
    evenHeld: true,
    words: 'no country in the Pacific theatre',
  })

/** R50-69: in a game of one theatre nobody of the other declares war, and nobody declares it there. */
export const oneTheatre = (rule: Cite): readonly WarBar[] =>
  theatres(rule).flatMap(({ when, powers, nations, words, cite, ruling }) => {
    const closed = { when, evenHeld: true, words, ruling } as const
    const others = POWERS.filter((power) => !powers.includes(power))
    return [bar('other-theatre', cite, powers, NATIONS, closed), bar('other-theatre', cite, others, [...powers, ...nations], closed)]
  })

export const italianList = (rule: Cite): WarBar =>
  bar('italian-list', rule('50.33B-1'), ['italy'], COUNTRIES, {
    except: ['albania', 'greece', 'yugoslavia', 'saudiArabia', 'persia', 'frenchColonies'],
    when: always,
    besideHeld: true,
    words: 'not among the countries open to Italy',
  })

/** Japan declares on no minor country (50.33G); Thailand is a Japanese associate (50.33G-box). */
export const japanOnMinors = (rule: Cite): WarBar =>
  bar('japan', rule('50.33G'), ['japan'], COUNTRIES, {
    when: always,
    besideHeld: true,
    words: 'Japan declares war on no minor country',
  })

/** The notes for a game without preludes. */
export const withoutPrelude = (rule: Cite): readonly WarBar[] => [
  bar('fall-1939', rule('50.33A'), ['germany'], COUNTRIES, { when: isFall1939, words: 'no minor country in Fall 1939' }),
  bar('poland', rule('50.33C-box'), ['russia'], ['poland'], { when: always, besideHeld: true, words: 'Poland is struck from the list' }),
  ...steps([...RUSSIAN_TABLES, 'persia'], RUSSIAN_TABLES, rule, {
    under25: '50.33C-box-1',
    under35: '50.33C-box-2',
    under50: '50.33C-box-3',
  }),
]

/** What forbids a declaration on a minor country, whatever the book. */
export const barsOnMinors = (rule: Cite): readonly WarBar[] => [
  ...otherMensWars(rule),
  bar('vichy', rule('50.526'), ['russia'], ['vichyFrance'], {
    when: always,
    evenByAllies: true,
    words: 'Russia may not declare war on it',
  }),
  bar('not-at-war', rule('50.33D'), ['us'], COUNTRIES, {
    when: not(isGermanAmericanWar),
    words: 'no minor country before war with Germany',
    ruling: 'R50-03',
  }),
  bar('china', rule('50.33F'), ['china'], COUNTRIES, { when: always, evenHeld: true, words: 'China declares on no minor country' }),
  // BEL-R(−1) (d): the same, from the Belgian table.
  bar('belgium-cooperates', rule('001 Belgium -1'), WESTERN, BELGIAN, {
    when: stands('belgiumLuxembourg', 'allies', 'hexes'),
    evenHeld: true,
    words: 'not while its result of -1 stands',
  }),
  bar('surrendered', rule('002 59.84'), ['britain'], COUNTRIES, {
    when: isBritainNeutral,
    words: 'a neutral, surrendered Britain attacks no neutral',
  }),
]
