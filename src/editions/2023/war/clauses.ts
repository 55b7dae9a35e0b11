import type { PriceClauses, Shelter, SupportClauses, SupportQuestion, WarClauses, WarPrice } from '../../../rules/chapters/war/index.ts'
import { all, any, atWar, flag, MINORS, not, POWERS_OF, ruled, stands } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { capitalsOfCountries } from '../changes/conquest.ts'
import { absences, holdings, onlyByPrelude, units } from './belongings.ts'
import { besides, companions, joinings, northAfrica, passages, warEffects } from './effects.ts'
import { barsOnMajors, italyInFall1939, japanOnRussia, russianWars } from './majors.ts'
import {
  alliesInTheWest,
  barsOnMinors,
  germanyInTheWest,
  germanyOnVichy,
  italianList,
  japanOnMinors,
  nobodyInThePacific,
  oneTheatre,
  russianList,
  withoutPrelude,
} from './minors.ts'
import { americanProtection } from './pacific-lands.ts'
import { BELGIAN_FRONTIER, isBelgianFrontierShut, isEasternWar, isGermanInterest, isNeutral, WESTERN } from './positions.ts'
import { prices, prices2023 } from './prices.ts'

/** Germany is asked wherever it profits (50.24); not when it fights Russia anyway (R50-17). */
export const whereGermanyProfits = (rule: Cite): SupportQuestion => ({
  on: MINORS,
  when: all(isGermanInterest, not(isEasternWar)),
  cite: rule('50.24'),
})

/** 50.25: Russia’s neighbours, whoever profits there. */
const neighbours = (rule: Cite): SupportQuestion => ({
  on: ['finland', 'poland', 'rumania', 'turkey'],
  when: not(isEasternWar),
  cite: rule('50.25'),
})

/** 50.24 and 50.25, where Germany is asked about these. */
export const supportClauses = (rule: Cite, questions: readonly SupportQuestion[]): SupportClauses => ({
  questions,
  germanInterest: isGermanInterest,
  balkans: ['bulgaria', 'hungary', 'rumania', 'yugoslavia'],
  rules: { asked: rule('50.24'), unsupported: rule('RGT-W6'), laterHelp: rule('RGT-W7'), backDown: rule('R50-18') },
})

/** 50.2 with these prices. */
export const priceClauses = (rule: Cite, rows: readonly WarPrice[]): PriceClauses => ({
  rows,
  rules: { onMajor: rule('50.41'), onMinor: rule('50.42'), notSplit: rule('50.26'), garrison: rule('R50-08') },
})

/** What every book says alike. */
export const commonWar = (rule: Cite): Omit<WarClauses, 'bars' | 'prices' | 'support' | 'passages'> => ({
  apart: [
    { between: [['germany'], ['italy']], when: isNeutral('italy') },
    { between: [['russia'], [...WESTERN, 'china']], when: not(isEasternWar) },
  ],
  conquests: capitalsOfCountries,
  alliances: 'by-camp',
  openCountries: 'are-held',
  victims: 'join-at-once',
  reactions: 'next-phase',
  // 50.33F, R50-24: China declares war on nobody.
  silent: ['china'],
  leave: { seniorSettles: ruled('R50-71', 'senior'), ruling: 'R50-71' },
  portugal: { spainToGermany: rule('49.632 (b)'), spainsReaction: rule('49.632 (c)') },
  obligations: {
    waivers: [
      ['germany', 'us'],
      ['japan', 'us'],
    ],
    rules: {
      onMajor: rule('50.41'),
      onMinor: rule('50.42'),
      howMet: rule('50.43'),
      unmet: rule('50.44'),
      revoked: rule('50.441'),
      effectsStay: rule('50.442'),
      openingWars: rule('50.61'),
    },
  },
  holdings: holdings(rule),
  absences: [...absences(rule), ...onlyByPrelude],
  units: units(rule),
  companions: companions(rule),
  joinings: joinings(rule),
  besides: besides(rule),
  effects: warEffects(rule),
  shelters: [
    ...(['49.91F (6)', '53.47'] as const).map(
      (number): Shelter => ({
        by: POWERS_OF.westernAllies,
        on: ['ukraine'],
        when: stands('ukraine', 'axis', 'associate', 'ally'),
        words: number === '53.47' ? 'Western Allied units never enter Russia' : 'though it fights for Germany it is still part of Russia',
        cite: rule(number),
      }),
    ),
    ...americanProtection(rule),
    ...(['finland', 'rumania'] as const).map(
      (country): Shelter => ({
        by: ['russia'],
        on: [country === 'finland' ? 'finnishBorder' : 'bessarabia'],
        when: all(stands(country, 'axis', 'associate', 'ally'), not(isEasternWar)),
        words: 'its owner stands with Germany: war with Germany comes first',
        cite: rule('50.23'),
      }),
    ),
    {
      by: ['germany', 'italy'],
      on: ['dutchEastIndies'],
      when: not(any(atWar('japan', 'britain'), atWar('japan', 'us'), atWar('germany', 'netherlands'), flag('netherlands.conquered'))),
      words: 'Dutch and neutral until Japan declares war on Britain',
      cite: rule('50.551'),
    },
  ],
  frontiers: [
    {
      by: POWERS_OF.westernAllies,
      on: ['germany', 'netherlands'],
      when: isBelgianFrontierShut,
      words: BELGIAN_FRONTIER,
      cite: rule('BEL-R(−1) (b)'),
    },
  ],
  rules: {
    window: rule('50.11'),
    simultaneous: rule('50.12'),
    held: rule('50.23'),
    heldByEnemy: rule('R50-32'),
    oneUnit: rule('50.22A'),
    commonVictim: rule('50.524'),
    whoGoes: rule('50.521'),
    alliances: rule('50.522'),
    partnerMayAttack: rule('50.523'),
    neutrality: rule('50.51'),
    automatic: rule('R50-04'),
    joinsEnemy: rule('49.435A'),
  },
})

/** Rule 50 without a prelude. */
export const warWithoutPrelude = (rule: Cite): WarClauses => ({
  ...commonWar(rule),
  // 50.33B-box: Albania was had before the war.
  holdings: holdings(rule).map((holding) => (holding.country === 'albania' ? { ...holding, cite: rule('50.33B-box') } : holding)),
  bars: [
    ...barsOnMajors(rule),
    japanOnRussia(rule),
    ...russianWars(rule),
    italyInFall1939(rule),
    ...barsOnMinors(rule),
    ...withoutPrelude(rule),
    germanyInTheWest(rule),
    germanyOnVichy(rule),
    italianList(rule),
    ...russianList(rule),
    ...alliesInTheWest(rule),
    nobodyInThePacific(rule),
    ...oneTheatre(rule),
    japanOnMinors(rule),
  ],
  prices: priceClauses(rule, [...prices2023(rule), ...prices(rule)]),
  support: supportClauses(rule, [neighbours(rule), whereGermanyProfits(rule)]),
  passages: [northAfrica(rule), ...passages(rule)],
})
