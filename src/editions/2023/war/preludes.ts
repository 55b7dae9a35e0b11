import { EUROPEAN_POWERS, type WarBar, type WarClauses, type WarPrice } from '../../../rules/chapters/war/index.ts'
import {
  all,
  any,
  atLeast,
  atWar,
  atWarBefore,
  below,
  COUNTRIES,
  type Condition,
  type Country,
  chosen,
  declared,
  declaredFrom,
  each,
  flag,
  less,
  longAtWar,
  not,
  number,
  POWERS,
  type Quantity,
  ruled,
  sum,
} from '../../../rules/core/index.ts'
import { bar } from '../../clauses/row.ts'
import type { Cite } from '../../edition.ts'
import {
  from25To34,
  from35,
  isAxisHeld,
  isAxisInterest,
  isEasternWar,
  isFall1939,
  isNeutral,
  isPast,
  isRussiaLimited,
  RUSSIAN_LIST,
  RUSSIAN_TABLES,
  rgt,
  WESTERN,
} from './positions.ts'
import { atMost35, partnerPrices } from './prices.ts'

/** Bars that only the notes for a game without preludes set up. */
const WITHOUT_PRELUDE_ONLY = ['fall-1939', 'poland', 'under-25', 'german-interest', 'axis-held', 'italy-fall-1939']
const REPLACED = [...WITHOUT_PRELUDE_ONLY, 'below-zero', 'germany-first']

const anyWar = (isOn: typeof longAtWar): Condition =>
  any(...(['germany', 'italy'] as const).flatMap((axis) => (['britain', 'france', 'russia'] as const).map((ally) => isOn(axis, ally))))

/** The first turn of the war: Fall 1939, unless the war is told to be older, or that in which it breaks out. */
const isFirstTurn = any(all(isFall1939, not(anyWar(atWarBefore))), not(anyWar(longAtWar)))

const committed = (power: 'germany' | 'italy', cite: ReturnType<Cite>): WarBar =>
  bar('committed', cite, [power], COUNTRIES, {
    when: all(flag(`${power}.aggressionCommitted`), isFirstTurn),
    words: 'committed elsewhere in the first turn of the war',
  })

const isRussianSide = chosen('here.pactSide', 'russian')
const POLISH_AND_TABLED: readonly Country[] = [...RUSSIAN_TABLES, 'poland']

/** The Pact line decides what is open to Russia at which tension (50.33C). */
const byPactLine = (rule: Cite): readonly WarBar[] => [
  bar('below-zero', rule('50.33C-2a'), ['russia'], RUSSIAN_LIST, {
    when: all(isRussiaLimited, isRussianSide, below(0, rgt)),
    words: 'Russo-German tension must be 0',
  }),
  bar('germany-first', rule('50.33C-2a'), ['russia'], RUSSIAN_LIST, {
    when: all(isRussiaLimited, isRussianSide, declared('germany', 'here')),
    evenHeld: true,
    isWholeReason: true,
    words: 'Germany has declared war on it first',
  }),
  bar('under-25', rule('50.33C-3a'), ['russia'], RUSSIAN_LIST, {
    when: all(isRussiaLimited, not(isRussianSide), below(25, rgt)),
    evenHeld: true,
    words: 'Russo-German tension must be 25',
  }),
  bar('axis-interest', rule('50.33C-3a'), ['russia'], POLISH_AND_TABLED, {
    when: all(isRussiaLimited, not(isRussianSide), from25To34, isAxisInterest),
    words: 'the Axis have an economic interest: tension must be 35',
    ruling: 'R50-15',
  }),
  bar('axis-held', rule('50.33C-3a'), ['russia'], POLISH_AND_TABLED, {
    when: all(isRussiaLimited, not(isRussianSide), from25To34, isAxisHeld),
    evenHeld: true,
    words: 'the Axis control it',
  }),
  bar('axis-held', rule('50.33C-3b'), ['russia'], POLISH_AND_TABLED, {
    when: all(isRussiaLimited, not(isRussianSide), from35, isAxisHeld),
    evenHeld: true,
    words: 'the Axis control it',
  }),
]

/** Transition rule 2.2: a neutral power waits until the turn after its full mobilization. */
const mobilizing = (rule: Cite): readonly WarBar[] =>
  EUROPEAN_POWERS.map((power) =>
    bar('not-mobilized', rule('50.32-intro'), [power], POWERS, {
      when: all(isNeutral(power), not(isPast(`${power}.fullyMobilized`))),
      words: `not before the turn after full mobilization; report ${power}.fullyMobilized`,
    }),
  )

/** 50.21C: Italy was attacked in the last turn of the prelude, or since (R50-75). */
const isItalyAttacked = any(
  all(ruled('R50-75', 'any-turn'), declared(WESTERN, 'italy')),
  all(ruled('R50-75', 'summer-1939'), declaredFrom('1939 summer', WESTERN, 'italy')),
)

const helpDated = (price: WarPrice): WarPrice => (price.id === 'help-for-italy' ? { ...price, when: isItalyAttacked } : price)

/** Prices that go before the others. */
const withPrices = ({ prices }: WarClauses, rows: readonly WarPrice[], others = (price: WarPrice) => price): Pick<WarClauses, 'prices'> =>
  prices === undefined ? {} : { prices: { ...prices, rows: [...rows, ...prices.rows.map(others)] } }

/** Rule 50 after the prelude in Europe. */
export const withGatheringStorm = (rule: Cite, war: WarClauses): WarClauses => ({
  ...war,
  bars: [
    ...war.bars.filter(({ id }) => !REPLACED.includes(id)),
    ...mobilizing(rule),
    committed('germany', rule('50.33A-1')),
    committed('italy', rule('50.33B-2')),
    ...byPactLine(rule),
  ],
  ...withPrices(war, partnerPrices(rule), helpDated),
  holdings: war.holdings.map((holding) => (holding.country === 'albania' ? { ...holding, cite: rule('50.23') } : holding)),
  absences: war.absences.filter(({ of }) => !of.includes('croatia')),
  ...(war.support === undefined ? {} : { support: { ...war.support, balkans: [...war.support.balkans, 'croatia', 'serbia'] } }),
})

const needs = (quantity: Quantity) => not(atLeast(0, less(rgt, quantity)))

/** Rule 50 after the prelude in Asia. */
export const withStormOverAsia = (rule: Cite, war: WarClauses): WarClauses => {
  const isJapanAhead = flag('japan.preludeAdvantageOverall')
  const attackedByJapan = all(atWar('russia', 'japan'), declared('japan', 'russia'))
  const resistance = (choice: string, required: Quantity): WarBar =>
    bar('japanese-resistance', rule('50.32F-1b-i'), ['russia'], ['germany'], {
      when: all(ruled('R50-09', choice), attackedByJapan, needs(required)),
      unlessSupported: true,
      words: 'tension must offset Japanese resistance',
      ruling: 'R50-09',
    })
  const price: WarPrice = {
    id: 'neutral-russia',
    by: ['japan'],
    on: ['russia'],
    when: not(isEasternWar),
    brps: less(atMost35(each('siberia.garrisonValue')), each('japan.preludeAdvantage')),
    from: 'siberia.garrisonValue',
    words: 'the Siberian garrison, at most 35, less the prelude’s advantage',
    cite: rule('50.32C-3a'),
  }
  return {
    ...war,
    bars: [
      ...war.bars.map((bar) =>
        bar.id === 'neutral-russia'
          ? { ...bar, when: all(bar.when, not(isJapanAhead)) }
          : bar.id === 'war-with-japan'
            ? { ...bar, when: all(bar.when, not(declared('japan', 'russia'))) }
            : bar.id === 'japan'
              ? { ...bar, except: ['thailand' as const] }
              : bar,
      ),
      resistance('adds', sum(number(50), each('japan.resistance'))),
      resistance('subtracts', less(number(50), each('japan.resistance'))),
    ],
    ...withPrices(war, [price]),
    holdings: war.holdings.map((holding) =>
      holding.country === 'thailand' ? { ...holding, when: not(flag('thailand.neutralFromPrelude')), cite: rule('50.33G-soa') } : holding,
    ),
  }
}
