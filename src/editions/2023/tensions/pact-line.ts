import {
  all,
  any,
  atLeast,
  attacked,
  attackedFrom,
  below,
  COUNTRIES,
  type Condition,
  called,
  chosen,
  counting,
  declarations,
  each,
  every,
  FIRST_TURN,
  flag,
  holds,
  inBook,
  type Modifier,
  marked,
  not,
  POWERS_OF,
  type Quantity,
  ruled,
  stands,
  standsByRoll,
  sum,
  tied,
} from '../../../rules/core/index.ts'
import { type Amendment, amend, type Change, insert, replace } from '../../amendment.ts'
import { axisHexIn, russianHexIn } from './hexes-held.ts'
import { axisHoldsIn, rgt, russiaHoldsIn, withThoseOfThePrelude } from './rgt.ts'

const rule = inBook('2023')
const isHistorical = flag('pact.lineHistorical')

/** Lines that give way when the Pact line runs elsewhere than in history (RGT-P0). */
const SUPERSEDED = [
  'in-finland',
  'in-hungary',
  'in-rumania',
  'in-bulgaria',
  'in-turkey',
  'war-on-baltic',
  'finnish-border',
  'bessarabia',
  'persian-border',
  'russian-wars',
  'eastern-poland-russian',
  'hungary-russian',
  'rumania-russian',
  'bulgaria-russian',
  'turkey-russian',
  'others-russian',
]

const rowOf = (id: string): Modifier | undefined =>
  rgt.parts.flatMap((part) => (typeof part === 'string' ? [] : part)).find((row) => row.id === id)

const onlyHistorical = (id: string): Change<Modifier> => {
  const when = rowOf(id)?.when
  return replace(
    id,
    { when: when === undefined ? isHistorical : all(isHistorical, when) },
    'where the Pact line runs elsewhere, RGT-P1 to RGT-P6 stand in its place',
  )
}

const fivesOf = (fact: Parameters<typeof each>[0]): Quantity => every(5, fact)

const axisInBaltic = axisHexIn('balticStates')

/** Central Poland is not among them: Germany may have it where it lies on its own side (RGT-P1x). */
const germanSide: Quantity = sum(
  counting(axisInBaltic, fivesOf('balticStates.brpsGermanSide')),
  ...(['finland', 'hungary', 'rumania', 'bulgaria', 'turkey'] as const).map((minor) =>
    counting(axisHoldsIn(minor), fivesOf(`${minor}.brpsGermanSide`)),
  ),
)

const ENTERED = {
  finland: 'finnishBorder.russiaEntered',
  poland: 'easternPoland.russiaEntered',
  rumania: 'bessarabia.russiaEntered',
} as const

/** A result gives the hexes beyond the line as well, but for what Russia has of the country (RT-61). */
const byResult = (country: 'balticStates' | 'finland' | 'poland' | 'rumania'): readonly Condition[] =>
  country === 'balticStates'
    ? []
    : [all(stands(country, 'axis', 'hexes', 'associate', 'ally'), below(1, each(`${country}.russianHexes`)), not(flag(ENTERED[country])))]

const russianSide: Quantity = sum(
  ...(['balticStates', 'finland', 'poland', 'rumania'] as const).map((country) =>
    counting(any(atLeast(1, each(`${country}.axisHexesRussianSide`)), ...byResult(country)), fivesOf(`${country}.brpsRussianSide`)),
  ),
)

/** Rumania and central Poland are west of the line only where it leaves them to Germany. */
const westOfTheLine: Quantity = sum(
  ...withThoseOfThePrelude(['hungary', 'bulgaria', 'turkey']),
  counting(all(russiaHoldsIn('rumania'), not(chosen('rumania.pactSide', 'russian'))), fivesOf('rumania.brpValue')),
  counting(all(russianHexIn('poland'), not(chosen('poland.pactSide', 'russian'))), fivesOf('poland.brpValue')),
)

const moved = (row: Omit<Modifier, 'when'> & { readonly when?: Condition }): Modifier => ({
  ...row,
  when: row.when === undefined ? not(isHistorical) : all(not(isHistorical), row.when),
})

const FIVE = ['hungary', 'rumania', 'bulgaria', 'yugoslavia', 'turkey'] as const

/** What a prelude trade pact or Italy's old war on Yugoslavia brought is nobody's provocation (RGT-S11). */
const byTradePact = (minor: (typeof FIVE)[number], ...holders: readonly string[]): Condition => chosen(`${minor}.tradePact`, ...holders)

const axisInTheBalkans = called(
  'the Axis have attacked or gained in the Balkans or Turkey since the prelude',
  any(
    ...FIVE.flatMap((minor) => [
      minor === 'yugoslavia'
        ? all(flag('yugoslavia.attackedByAxis'), not(flag('yugoslavia.italianAggression')))
        : flag(`${minor}.attackedByAxis`),
      // What Italy did to Yugoslavia in the prelude is told by its date too.
      minor === 'yugoslavia'
        ? any(attacked(['germany'], minor), attackedFrom(FIRST_TURN, ['italy'], minor))
        : attacked(POWERS_OF.axis, minor),
      all(any(marked(minor, 'axisGained'), standsByRoll(minor, 'axis', 'income')), not(byTradePact(minor, 'germany', 'italy'))),
      standsByRoll(minor, 'axis', 'hexes', 'associate', 'ally'),
    ]),
  ),
)
const russiaInTheBalkans = called(
  'Russia has attacked or gained in the Balkans or Turkey since the prelude',
  any(
    ...FIVE.flatMap((minor) => [
      flag(`${minor}.attackedByRussia`),
      attacked(['russia'], minor),
      all(
        any(marked(minor, 'russiaGained'), all(tied(minor, 'russia'), standsByRoll(minor, 'allies', 'income'))),
        not(byTradePact(minor, 'russia')),
      ),
      all(tied(minor, 'russia'), standsByRoll(minor, 'allies', 'hexes', 'associate', 'ally')),
    ]),
  ),
)

/** Russo-German tension out of the prelude: a Pact line that may run elsewhere. */
export const pactLine: readonly Amendment[] = [
  amend('rgt', [
    ...SUPERSEDED.map(onlyHistorical),
    replace(
      'others-russian',
      { per: sum(...withThoseOfThePrelude([]), counting(russianHexIn('poland'), fivesOf('poland.brpValue'))) },
      'the prelude knows more countries west of the line',
    ),
    replace('axis-in-balkans', { when: axisInTheBalkans }, 'prelude gains by trade pact do not count (RGT-S11)'),
    replace('russia-in-balkans', { when: russiaInTheBalkans }, 'prelude gains by trade pact do not count (RGT-S11)'),
    replace(
      'eastern-poland-axis',
      { when: all(any(isHistorical, ruled('RT-17', 'both')), holds('axis', 'easternPoland')) },
      'with a moved line Polish land counts by its BRPs alone, unless a host rules otherwise (RT-17)',
    ),
    insert(
      'others-russian',
      [
        moved({
          id: 'german-side',
          value: +1,
          per: germanSide,
          timing: 'control',
          words: 'fives of BRPs entered on the German side',
          cite: rule('RGT-P1'),
          ruling: 'RT-37',
        }),
        moved({
          id: 'russian-side',
          value: +2,
          per: russianSide,
          timing: 'control',
          words: 'fives of BRPs entered on the Russian side',
          cite: rule('RGT-P2'),
          ruling: 'RT-17',
        }),
        moved({
          id: 'moved-persian-border',
          value: +2,
          when: axisHexIn('persianBorder'),
          timing: 'control',
          words: 'the Axis stand in Persia next to Russia',
          cite: rule('RGT-P3'),
        }),
        moved({
          id: 'moved-russian-wars',
          value: -1,
          per: declarations(['russia'], COUNTRIES),
          timing: 'act',
          inAlliedTurn: true,
          words: 'Russian declarations of war on minor neutrals',
          cite: rule('RGT-P4'),
        }),
        moved({
          id: 'moved-eastern-poland',
          value: -1,
          when: holds('russia', 'easternPoland'),
          timing: 'control',
          inAlliedTurn: true,
          words: 'Russia holds eastern Poland',
          cite: rule('RGT-P5'),
        }),
        moved({
          id: 'west-of-the-line',
          value: -2,
          per: westOfTheLine,
          timing: 'control',
          inAlliedTurn: true,
          words: 'fives of BRPs Russia entered west of the line',
          cite: rule('RGT-P6'),
          ruling: 'RT-37',
        }),
      ],
      'the Pact line runs elsewhere',
    ),
  ]),
]
