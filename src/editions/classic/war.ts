import type { WarBar, WarClauses } from '../../rules/chapters/war/index.ts'
import { all, any, atLeast, below, COUNTRIES, declared, each, exceeds, flag, type Minor, not, sum } from '../../rules/core/index.ts'
import { commonWar, priceClauses, supportClauses, whereGermanyProfits } from '../2023/war/clauses.ts'
import { passages } from '../2023/war/effects.ts'
import { barsOnMajors, italyInFall1939 } from '../2023/war/majors.ts'
import {
  barsOnMinors,
  germanyOnVichy,
  italianList,
  japanOnMinors,
  nobodyInThePacific,
  oneTheatre,
  steps,
  withoutPrelude,
} from '../2023/war/minors.ts'
import { isGermanAmericanWar, isRussiaLimited, rgt, WESTERN } from '../2023/war/positions.ts'
import { prices } from '../2023/war/prices.ts'
import { bar } from '../clauses/row.ts'
import type { Cite } from '../edition.ts'

const EIGHT: readonly Minor[] = ['bulgaria', 'finland', 'greece', 'hungary', 'rumania', 'turkey', 'yugoslavia']

const siberia = each('siberia.garrisonValue')
const manchuria = each('manchuria.garrisonValue')
const isSiberiaTwice = not(exceeds(sum(manchuria, manchuria), siberia))

/** Russia on Germany and Japan as this book has it (50.32F); its tension begins at 0 (50.32F-2). */
const russianWars = (rule: Cite): readonly WarBar[] => [
  bar('rgt-50', rule('50.32F-1'), ['russia'], ['germany'], {
    when: below(50, rgt),
    unlessSupported: true,
    words: 'Russo-German tension must be 50, or Germany support a victim',
  }),
  {
    id: 'garrisons',
    by: ['russia'],
    on: ['japan'],
    // A garrison that nobody has reported is below 0.
    when: not(any(all(atLeast(0, manchuria), any(isSiberiaTwice, below(30, manchuria))), flag('germany.surrendered'))),
    words: 'Siberia must be twice Manchuria, or that reported under 30',
    cite: rule('50.32F-4'),
  },
]

/** Russia on minors: the limits end with war or tension 50, and then any neutral is open (R50-14). */
const russianList = (rule: Cite): readonly WarBar[] => [
  bar('germany-first', rule('50.33C-1'), ['russia'], ['balticStates'], {
    when: all(isRussiaLimited, declared('germany', 'balticStates')),
    evenHeld: true,
    isWholeReason: true,
    words: 'Germany has declared war on it first',
  }),
  bar('russian-list', rule('50.33C-2'), ['russia'], COUNTRIES, {
    except: [...EIGHT, 'persia', 'balticStates', 'vichyFrance'],
    when: isRussiaLimited,
    besideHeld: true,
    words: 'not among the countries open to Russia',
    ruling: 'R50-14',
  }),
  ...steps([...EIGHT, 'persia'], EIGHT, rule, { under25: '50.33C-2a', under35: '50.33C-2b', under50: '50.33C-2c' }),
]

const onVichy = (rule: Cite): readonly WarBar[] => [
  { ...germanyOnVichy(rule), cite: rule('50.33H') },
  {
    ...germanyOnVichy(rule),
    by: WESTERN,
    when: not(any(isGermanAmericanWar, flag('vichyFrance.adverseToAllies'))),
    words: 'German-American war first, or an adverse result: report vichyFrance.adverseToAllies',
    cite: rule('50.33H'),
  },
]

/** Rule 50 of the earlier book. Japan may declare on Britain, the U.S. and Russia alike (50.32C-2 (a)). */
export const classicWar = (rule: Cite): WarClauses => ({
  ...commonWar(rule),
  bars: [
    ...barsOnMajors(rule),
    ...russianWars(rule),
    italyInFall1939(rule),
    ...barsOnMinors(rule),
    ...withoutPrelude(rule).filter(({ id }) => id === 'fall-1939'),
    { ...italianList(rule), except: ['greece', 'yugoslavia', 'saudiArabia', 'persia', 'frenchColonies'], cite: rule('50.33B') },
    ...russianList(rule),
    ...oneTheatre(rule),
    { ...nobodyInThePacific(rule), cite: rule('50.33E'), ruling: 'R50-23' },
    japanOnMinors(rule),
    ...onVichy(rule),
  ],
  prices: priceClauses(rule, prices(rule)),
  support: supportClauses(rule, [whereGermanyProfits(rule)]),
  // 50.525 reaches Morocco, Algeria and Tunisia too (R50-30).
  passages: passages(rule).map((passage) =>
    passage.id === 'vichy-colonies' ? { ...passage, on: ['vichyColonies', 'frenchNorthAfrica'] } : passage,
  ),
})
