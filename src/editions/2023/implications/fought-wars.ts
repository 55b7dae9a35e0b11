import {
  all,
  any,
  atLeast,
  type Citation,
  type Condition,
  type CountFact,
  type DateFact,
  each,
  everAtWar,
  FACTS,
  flag,
  happened,
  heldBy,
  type Implication,
  inEffect,
  type Nation,
  not,
  type Place,
  POLICIES,
  type Power,
  type YesNoFact,
} from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { ASIAN_OBJECTIVES } from '../tables/allied-points.ts'
import { PLACES_IN } from '../tables/places-in.ts'

export type Enemies = readonly [Nation, Nation]

/** Wars that come with it, and facts that it tells of. */
export type Besides = Pick<Extract<Implication['implies'], { readonly is: 'fought' }>, 'brings' | 'tells'>

/** One of these wars has been fought: if nobody has said so, the first is asked for. */
export const foughtWhere = (
  id: string,
  [between, ...or]: readonly [Enemies, ...Enemies[]],
  when: Condition,
  words: string,
  cite: Citation,
  besides: Besides = {},
): Implication => ({
  id,
  when: all(when, ...[between, ...or].map(([one, other]) => not(everAtWar(one, other)))),
  implies: { is: 'fought', between, ...(or.length === 0 ? {} : { or }), ...besides },
  strength: 'likely',
  words,
  cite,
})

/** Whoever holds a city of another power has fought it. */
export const fought = (
  [one, other]: readonly [Power, Power],
  places: readonly Place[],
  words: string,
  cite: Citation,
  holders: readonly Power[] = [one],
): Implication =>
  foughtWhere(
    `${one}-fought-${other}`,
    [[one, other], ...holders.filter((power) => power !== one).map((power): Enemies => [power, other])],
    any(...places.flatMap((place) => holders.map((holder) => heldBy(holder, place)))),
    words,
    cite,
    { tells: places.map((place) => `${place}.controller` as const) },
  )

/** Italy is in Paris by a war with one of the Allies. */
export const parisFoughtFor = (cite: Citation): Implication =>
  foughtWhere(
    'italy-fought-for-paris',
    [
      ['italy', 'france'],
      ['italy', 'britain'],
      ['italy', 'us'],
    ],
    heldBy('italy', 'paris'),
    'Italy holds Paris',
    cite,
    { tells: ['paris.controller'] },
  )

const isDate = (fact: DateFact | YesNoFact): fact is DateFact => FACTS[fact].type === 'date'

/** Land is occupied, a dominion surrenders and a base is struck in war. */
export const foughtFor = (fact: DateFact | YesNoFact, by: readonly Power[], of: Power, words: string, cite: Citation): Implication => {
  const [first = of, ...others] = by
  const wars: readonly [Enemies, ...Enemies[]] = [[first, of], ...others.map((power): Enemies => [power, of])]
  return foughtWhere(`${fact}-fought`, wars, isDate(fact) ? happened(fact) : flag(fact), words, cite)
}

const AMERICAN = ['manila', 'guam', 'pearlHarbor'] as const
const BRITISH = ['singapore', 'hongKong', 'malaya', 'burma', 'rangoon', 'calcutta', 'dacca', 'delhi', 'townsville'] as const
const ITALIAN = ['rome', 'sicily', 'milan', 'genoa'] as const
const GERMAN = ['berlin', 'breslau', 'essen', 'cologne', 'leipzig'] as const

export const some = (fact: CountFact): Condition => atLeast(1, each(fact))

const heldByAny = (nations: readonly Nation[], places: readonly Place[]): Condition =>
  any(...places.flatMap((place) => nations.map((nation) => heldBy(nation, place))))

/** What only arms bring about between Germany and Russia; one sign is enough. */
const EASTERN_WAR: readonly (readonly [string, Condition])[] = [
  ['the Axis hold a Russian city', heldByAny(['germany', 'italy', 'finland', 'rumania', 'hungary', 'bulgaria'], PLACES_IN.russia)],
  ['Axis ground units are or were in Russia', any(flag('russia.axisGroundUnits'), flag('russia.axisGroundUnitsGone'))],
  ['the Axis hold a hex in Russia', some('russia.axisHexes')],
  ['the Axis hold a Russian industrial centre', some('russia.icsHeldByAxis')],
  [
    'the Axis have occupied an undefended Russian objective',
    any(some('russia.undefendedLostThisYear'), some('russia.undefendedLostLastYear')),
  ],
  ['the Axis make an offensive on the eastern front', flag('easternFront.axisOffensive')],
  ['the Axis have taken Kiev', happened('kiev.firstTaken')],
  ['Germany has made an atomic attack on Russian land', some('germany.atomicAttacksOnRussianHexes')],
  ['the Ukraine is rolled for only while the Axis hold Kiev', inEffect('ukraine', ...POLICIES)],
  ['Russia holds a German city', heldByAny(['russia'], GERMAN)],
  ['Russia holds a German objective', some('germany.russianObjectives')],
]

const easternWar = (cite: Citation): readonly Implication[] =>
  EASTERN_WAR.map(([words, sign], place) =>
    foughtWhere(
      `eastern-war-${place}`,
      [['germany', 'russia']],
      all(sign, ...EASTERN_WAR.slice(0, place).map(([, earlier]) => not(earlier))),
      words,
      cite,
    ),
  )

/** War between Japan and the U.S. is war with Britain too (50.32C, 50.56). */
const WITH_BRITAIN = { brings: [['japan', 'britain']] } as const

const AGAINST_ITALY = [
  ['britain', 'italy'],
  ['us', 'italy'],
  ['france', 'italy'],
] as const

/** Wars that nobody has reported, though what is reported comes of them alone. */
export const foughtWars = (rule: Cite): readonly Implication[] => [
  ...easternWar(rule('50.51')),
  foughtWhere(
    'japan-fought-us',
    [['japan', 'us']],
    heldByAny(['japan'], AMERICAN),
    'Japan holds an American base',
    rule('50.51'),
    WITH_BRITAIN,
  ),
  foughtWhere(
    'pearlHarbor.attacked-fought',
    [['japan', 'us']],
    flag('pearlHarbor.attacked'),
    'Japan opened its war on the U.S. at Pearl Harbor',
    rule('51.12'),
    WITH_BRITAIN,
  ),
  fought(['japan', 'britain'], BRITISH, 'Japan holds British land', rule('50.51')),
  fought(['britain', 'italy'], ITALIAN, 'the Western Allies hold Italian land', rule('50.51'), ['britain', 'france', 'us']),
  foughtWhere(
    'libyan-cities-fought',
    AGAINST_ITALY,
    any(some('libya.alliedCities'), flag('libya.allCitiesAllied')),
    'the Allies hold cities in Libya',
    rule('50.51'),
  ),
  foughtWhere(
    'italy-fought',
    AGAINST_ITALY,
    any(some('italy.alliedSuppliedHexes'), some('italy.westernObjectives')),
    'the Allies hold land in Italy',
    rule('50.51'),
  ),
  foughtFor('france.usUnits', ['us'], 'germany', 'American units are in France', rule('50.57A')),
  fought(['japan', 'russia'], ['vladivostok', 'irkutsk'], 'Japan holds Russian land', rule('50.51')),
  fought(['russia', 'japan'], ASIAN_OBJECTIVES, 'Russia holds Asian objectives', rule('50.51')),
  foughtWhere(
    'asian-objectives-fought',
    [['russia', 'japan']],
    some('asia.russianObjectives'),
    'Russia holds Asian objectives',
    rule('50.51'),
  ),
]
