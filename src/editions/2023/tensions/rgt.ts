import {
  all,
  any,
  atLeast,
  attacked,
  below,
  COUNTRIES,
  type Condition,
  called,
  chosen,
  counting,
  declarations,
  each,
  everAtWar,
  every,
  flag,
  holds,
  larger,
  less,
  level,
  type Minor,
  type Modifier,
  majorsAtWar,
  marked,
  mobilized,
  not,
  number,
  POWERS_OF,
  type Quantity,
  ruled,
  stands,
  standsByRoll,
  sum,
  tally,
  tied,
} from '../../../rules/index.ts'
import type { TableDraft } from '../../edition.ts'
import { rule } from '../tables/general.ts'

export const EUROPEAN_MAJORS = ['britain', 'france', 'us', 'russia'] as const

/** Powers that fight Germany or Italy at the start of the turn, in a war of an earlier turn. */
export const fightingTheAxis = majorsAtWar(POWERS_OF.axis, EUROPEAN_MAJORS)

const FIVE = ['hungary', 'rumania', 'bulgaria', 'yugoslavia', 'turkey'] as const

/** The Axis hold a hex of the country, by arms or by a result that gives them its hexes (RT-09). */
export const axisHoldsIn = (minor: 'finland' | 'hungary' | 'rumania' | 'bulgaria' | 'turkey'): Condition =>
  any(stands(minor, 'axis', 'hexes', 'associate', 'ally'), atLeast(1, each(`${minor}.axisHexes`)), ...zoneOf(minor))

/** A host may rule that a hex of the border zone is also one of its country (RT-11). */
function zoneOf(minor: string): readonly Condition[] {
  const zone = minor === 'finland' ? ('finnishBorder' as const) : minor === 'rumania' ? ('bessarabia' as const) : undefined
  return zone === undefined ? [] : [all(ruled('RT-11', 'zone-in-country'), atLeast(1, each(`${zone}.axisHexes`)))]
}

/** Russia holds a hex of the country. */
const russiaByResult = (minor: Minor): Condition => all(tied(minor, 'russia'), stands(minor, 'allies', 'hexes', 'associate', 'ally'))
type WesternMinor = 'hungary' | 'rumania' | 'bulgaria' | 'turkey' | (typeof OTHERS)[number]
export const russiaHoldsIn = (minor: WesternMinor | 'austria' | 'czechoslovakia' | 'croatia' | 'serbia'): Condition =>
  any(russiaByResult(minor), atLeast(1, each(`${minor}.russianHexes`)))

/** Countries west of the Pact line other than the four that have a number of their own, with their BRPs (RT-38). */
export const OTHERS = [
  'yugoslavia',
  'greece',
  'norway',
  'sweden',
  'spain',
  'belgiumLuxembourg',
  'vichyFrance',
  'ireland',
  'albania',
] as const
export const FURTHER = ['denmark', 'netherlands', 'portugal'] as const

export const fives = (fact: Parameters<typeof each>[0]): Quantity => every(5, fact)

const otherCountries: Quantity = sum(
  ...OTHERS.map((minor) => counting(russiaHoldsIn(minor), fives(`${minor}.brpValue`))),
  ...FURTHER.map((country) => counting(atLeast(1, each(`${country}.russianHexes`)), fives(`${country}.brpValue`))),
  counting(atLeast(1, each('poland.russianHexes')), fives('poland.brpValue')),
)

/** Once attacked or gained it counts every turn to the end (RT-07). */
const axisInTheBalkans = called(
  'the Axis have attacked or gained in the Balkans or Turkey',
  any(
    ...FIVE.flatMap((minor) => [
      flag(`${minor}.attackedByAxis`),
      attacked(POWERS_OF.axis, minor),
      marked(minor, 'axisGained'),
      standsByRoll(minor, 'axis', 'income', 'hexes', 'associate', 'ally'),
    ]),
  ),
)
/** Bessarabia taken is no attack on Rumania, whose facts say nothing of it (RGT-S9x). */
const russiaInTheBalkans = called(
  'Russia has attacked or gained in the Balkans or Turkey',
  any(
    ...FIVE.flatMap((minor) => [
      flag(`${minor}.attackedByRussia`),
      attacked(['russia'], minor),
      marked(minor, 'russiaGained'),
      all(tied(minor, 'russia'), standsByRoll(minor, 'allies', 'income', 'hexes', 'associate', 'ally')),
    ]),
  ),
)

/** Each country by itself; together they add up (RGT-E3f). */
const first = (id: string, minor: Parameters<typeof axisHoldsIn>[0], value: number, name: string, cite: string): Modifier => ({
  id,
  value,
  when: axisHoldsIn(minor),
  timing: 'control',
  words: `the Axis hold a hex in ${name}`,
  cite: rule(cite),
  ruling: 'RT-10',
})

/** Each country by itself; together they add up (RGT-E11g). Finland is no such country (RGT-E11f). */
const lost = (id: string, minor: WesternMinor, value: number, name: string, cite: string): Modifier => ({
  id,
  value,
  when: russiaHoldsIn(minor),
  timing: 'control',
  inAlliedTurn: true,
  words: `Russia holds a hex in ${name}`,
  cite: rule(cite),
})

/**
 * No line reads points (49.81A, RGT-D1). Powers at war and the Japanese surrender are judged at the start of the turn (RGT-S0a), the other
 * lines that stand at any time in it (RGT-S0b), except those with a moment of their own.
 */
const rows: readonly Modifier[] = [
  { id: 'each-turn', value: +1, timing: 'start', words: 'every game turn', cite: rule('RGT-A1') },
  {
    id: 'two-enemies',
    value: +1,
    when: atLeast(2, fightingTheAxis),
    timing: 'start',
    words: 'two or more powers fight the Axis',
    cite: rule('RGT-S1'),
    ruling: 'RT-03',
  },
  {
    id: 'one-enemy',
    value: +2,
    when: all(atLeast(1, fightingTheAxis), below(2, fightingTheAxis)),
    timing: 'start',
    words: 'one power fights the Axis',
    cite: rule('RGT-S2'),
    ruling: 'RT-03',
  },
  {
    id: 'no-enemy',
    value: +3,
    when: below(1, fightingTheAxis),
    timing: 'start',
    words: 'no power fights the Axis',
    cite: rule('RGT-S3'),
    ruling: 'RT-03',
  },
  { id: 'japan-out', value: +2, when: flag('japan.surrendered'), timing: 'start', words: 'Japan has surrendered', cite: rule('RGT-S4') },
  {
    id: 'factories',
    value: +1,
    when: all(ruled('RT-06', 'all-ics'), atLeast(8, each('russia.ics'))),
    per: less(each('russia.ics'), number(7)),
    timing: 'turn-end',
    words: 'Russian industrial centres above seven',
    cite: rule('RGT-S5'),
    ruling: 'RT-05',
  },
  {
    id: 'mobilized-factories',
    value: +1,
    when: ruled('RT-06', 'mobilized-only'),
    per: mobilized('russia'),
    timing: 'turn-end',
    words: 'Russian industrial centres mobilized',
    cite: rule('RGT-S5'),
    ruling: 'RT-06',
  },
  {
    id: 'poland-stands',
    value: +1,
    when: all(
      flag('pact.inEffect'),
      not(everAtWar('germany', 'russia')),
      chosen('poland.pactSide', 'german'),
      not(marked('poland', 'conquered')),
      not(holds('axis', 'warsaw')),
      not(holds('russia', 'warsaw')),
    ),
    timing: 'axis-end',
    words: 'central Poland is unconquered',
    cite: rule('RGT-S6'),
    ruling: 'RT-05',
  },
  {
    id: 'axis-in-balkans',
    value: +1,
    when: axisInTheBalkans,
    timing: 'any-time',
    words: 'the Axis attacked or gained in the Balkans or Turkey',
    cite: rule('RGT-S7'),
    ruling: 'RT-07',
  },
  {
    id: 'britain-invaded',
    value: +1,
    when: flag('britain.axisGroundUnits'),
    timing: 'any-time',
    words: 'Axis ground units are in Britain',
    cite: rule('RGT-S8'),
  },
  {
    id: 'russia-in-balkans',
    value: -1,
    when: russiaInTheBalkans,
    timing: 'any-time',
    inAlliedTurn: true,
    words: 'Russia attacked or gained in the Balkans or Turkey',
    cite: rule('RGT-S9'),
    ruling: 'RT-07',
  },
  {
    id: 'idle-factories',
    value: -1,
    when: below(7, each('russia.ics')),
    per: less(number(7), each('russia.ics')),
    timing: 'turn-end',
    words: 'Russian industrial centres short of seven',
    cite: rule('RGT-S10'),
    ruling: 'RT-05',
  },
  {
    id: 'capitals',
    value: +2,
    per: tally(holds('axis', 'paris'), holds('axis', 'london')),
    timing: 'control',
    words: 'Paris, London in Axis hands: each',
    cite: rule('RGT-E1'),
  },
  {
    id: 'british-cities',
    value: +1,
    per: tally(holds('axis', 'birmingham'), holds('axis', 'manchester')),
    timing: 'control',
    words: 'Birmingham, Manchester in Axis hands: each',
    cite: rule('RGT-E2'),
  },
  first('in-finland', 'finland', +1, 'Finland', 'RGT-E3a'),
  first('in-hungary', 'hungary', +2, 'Hungary', 'RGT-E3b'),
  first('in-rumania', 'rumania', +2, 'Rumania', 'RGT-E3c'),
  first('in-bulgaria', 'bulgaria', +2, 'Bulgaria', 'RGT-E3d'),
  first('in-turkey', 'turkey', +6, 'Turkey', 'RGT-E3e'),
  {
    id: 'war-on-baltic',
    value: +6,
    per: declarations(POWERS_OF.axis, ['balticStates']),
    timing: 'act',
    words: 'Axis declarations of war on the Baltic States',
    cite: rule('RGT-E4'),
  },
  {
    id: 'eastern-poland-axis',
    value: +4,
    when: holds('axis', 'easternPoland'),
    timing: 'control',
    words: 'the Axis hold eastern Poland',
    cite: rule('RGT-E5'),
  },
  {
    id: 'finnish-border',
    value: +2,
    when: atLeast(1, each('finnishBorder.axisHexes')),
    timing: 'control',
    words: 'the Axis hold a Finnish border hex',
    cite: rule('RGT-E6'),
    ruling: 'RT-11',
  },
  {
    id: 'bessarabia',
    value: +2,
    when: atLeast(1, each('bessarabia.axisHexes')),
    timing: 'control',
    words: 'the Axis hold a hex of Bessarabia',
    cite: rule('RGT-E7'),
    ruling: 'RT-11',
  },
  {
    id: 'persian-border',
    value: +2,
    when: atLeast(1, each('persianBorder.axisHexes')),
    timing: 'control',
    words: 'the Axis stand in Persia next to Russia',
    cite: rule('RGT-E8'),
  },
  {
    id: 'russian-wars',
    value: -1,
    per: declarations(['russia'], COUNTRIES),
    timing: 'act',
    inAlliedTurn: true,
    words: 'Russian declarations of war on minor neutrals',
    cite: rule('RGT-E9'),
  },
  {
    id: 'eastern-poland-russian',
    value: -1,
    when: holds('russia', 'easternPoland'),
    timing: 'control',
    inAlliedTurn: true,
    words: 'Russia holds eastern Poland',
    cite: rule('RGT-E10'),
  },
  lost('hungary-russian', 'hungary', -4, 'Hungary', 'RGT-E11a'),
  lost('rumania-russian', 'rumania', -4, 'Rumania', 'RGT-E11b'),
  lost('bulgaria-russian', 'bulgaria', -4, 'Bulgaria', 'RGT-E11c'),
  lost('turkey-russian', 'turkey', -12, 'Turkey', 'RGT-E11d'),
  {
    id: 'others-russian',
    value: -2,
    per: otherCountries,
    timing: 'control',
    inAlliedTurn: true,
    words: 'fives of BRPs of other countries Russia entered',
    cite: rule('RGT-E11e'),
    ruling: 'RT-37',
  },
  {
    id: 'germany-attacks',
    value: +1,
    when: atLeast(1, declarations(['germany'], ['russia'])),
    per: larger(number(0), less(number(50), level('rgt'))),
    timing: 'russian-turn',
    words: 'Germany attacks Russia: up to 50',
    cite: rule('RGT-W1'),
    ruling: 'RT-34',
  },
]

export const rgt: TableDraft = {
  id: 'rgt',
  title: 'Russo-German tension',
  of: 'rgt',
  plus: 'raises the tension',
  bands: [],
  parts: [rows],
}
