import {
  all,
  any,
  atLeast,
  below,
  CAPITALS,
  type Citation,
  type Condition,
  type CountFact,
  chosen,
  type DateFact,
  declared,
  each,
  everAtWar,
  exceeds,
  FACTS,
  flag,
  heldBy,
  holds,
  type Implication,
  inEffect,
  isNation,
  larger,
  MINORS,
  type Minor,
  marked,
  type Nation,
  not,
  number,
  type Party,
  PLACES,
  type Place,
  POLICIES,
  POWERS,
  sum,
  tally,
  withVerb,
  type YesNoFact,
} from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { isTransferLimited } from '../changes/transfer.ts'
import { ASIAN_OBJECTIVES, GERMAN_OBJECTIVES, ITALIAN_OBJECTIVES } from '../tables/allied-points.ts'
import { eachHeld, isBritainInvaded } from '../tables/axis-points.ts'
import { isYugoslaviaSplit, PLACES_IN } from '../tables/places-in.ts'
import { against, always } from './contrary.ts'
import { foughtWars } from './fought-wars.ts'
import { heldCities } from './held-cities.ts'

/** What has come about has a turn in which it did. */
export const dated = (flagged: YesNoFact, fact: DateFact, words: string, cite: Citation): Implication => ({
  id: `${flagged}-dated`,
  when: flag(flagged),
  implies: { is: 'dated', fact },
  strength: 'usual',
  words,
  cite,
})

const startHolder = (place: Place): Nation | undefined => {
  const { start } = FACTS[`${place}.controller`]
  return typeof start === 'string' && isNation(start) ? start : undefined
}

/** Their capitals are cities of a power before they are theirs. */
const OF_OTHERS: readonly Minor[] = ['ukraine', 'vichyFrance']

/** A country that is conquered no longer holds its own capital: who does, is asked for. */
export const capitalsLost = (cite: Citation): readonly Implication[] =>
  MINORS.flatMap((minor) =>
    CAPITALS[minor].flatMap((place): readonly Implication[] => {
      const owner = startHolder(place)
      return owner === undefined || OF_OTHERS.includes(minor)
        ? []
        : [
            {
              id: `${place}-lost`,
              when: all(marked(minor, 'conquered'), heldBy(owner, place)),
              implies: { is: 'fact', fact: `${place}.controller`, value: 'germany' },
              strength: 'likely',
              words: `${withVerb(minor, 'is')} conquered`,
              cite,
            },
          ]
    }),
  )

/** Counts below what is known to be among them. */
const tooFew = (rule: Cite): readonly Implication[] => {
  const cities = (fact: CountFact, party: Party, places: readonly Place[], words: string): Implication =>
    against(`${fact}-too-few`, fact, exceeds(eachHeld(party, ...places), each(fact)), words, rule('R49-79'))
  const hexes = (fact: CountFact, place: Place, holder: Condition, words: string, cite: Citation): Implication =>
    against(`${fact}-without-${place}`, fact, all(holder, below(1, each(fact))), words, cite)
  const russian = (minor: 'hungary' | 'rumania' | 'bulgaria' | 'greece' | 'finland' | 'turkey', place: Place): Implication =>
    hexes(`${minor}.russianHexes`, place, heldBy('russia', place), `Russia holds ${PLACES[place].name}`, rule('RGT-E11a'))
  const axis = (minor: 'hungary' | 'rumania' | 'bulgaria' | 'finland', place: Place, clause: string): Implication =>
    hexes(`${minor}.axisHexes`, place, holds('axis', place), `the Axis hold ${PLACES[place].name}`, rule(clause))
  return [
    cities(
      'germany.westernObjectives',
      'westernAllies',
      GERMAN_OBJECTIVES,
      'the Western Allies hold more of the German cities that are objectives',
    ),
    cities('germany.russianObjectives', 'russia', GERMAN_OBJECTIVES, 'Russia holds more of the German cities that are objectives'),
    cities(
      'italy.westernObjectives',
      'westernAllies',
      ITALIAN_OBJECTIVES,
      'the Western Allies hold more of the Italian cities that are objectives',
    ),
    cities('asia.russianObjectives', 'russia', ASIAN_OBJECTIVES, 'Russia holds more of the cities there that are objectives'),
    russian('hungary', 'budapest'),
    russian('rumania', 'bucharest'),
    russian('bulgaria', 'sofia'),
    hexes(
      'yugoslavia.russianHexes',
      'belgrade',
      all(heldBy('russia', 'belgrade'), not(isYugoslaviaSplit)),
      'Russia holds Belgrade',
      rule('RGT-E11a'),
    ),
    russian('greece', 'athens'),
    russian('finland', 'helsinki'),
    russian('turkey', 'ankara'),
    axis('hungary', 'budapest', 'RGT-E3b'),
    axis('rumania', 'bucharest', 'RGT-E3b'),
    axis('bulgaria', 'sofia', 'RGT-E3b'),
    axis('finland', 'helsinki', 'RGT-E3a'),
    against(
      'british-hexes-too-few',
      'britain.axisHexes',
      exceeds(
        tally(
          holds('axis', 'london'),
          ...(['birmingham', 'manchester'] as const).map((city) => all(holds('axis', city), not(flag(`${city}.heldByPartisans`)))),
        ),
        each('britain.axisHexes'),
      ),
      'the Axis hold more British cities than that',
      rule('SPA-A5'),
    ),
    against(
      'british-hexes-supplied',
      'britain.axisHexes',
      exceeds(each('britain.axisSuppliedHexes'), each('britain.axisHexes')),
      'the Axis hold more British hexes in full supply',
      rule('DP-GER-12'),
    ),
    cities('russia.axisHexes', 'axis', PLACES_IN.russia, 'the Axis hold more Russian cities than that'),
    against(
      'egyptian-cities-too-few',
      'egypt.axisCities',
      exceeds(
        tally(...(['alexandria', 'suez'] as const).map((city) => all(holds('axis', city), not(flag(`${city}.heldByPartisans`))))),
        each('egypt.axisCities'),
      ),
      'the Axis hold more of Alexandria and Suez',
      rule('USAT-S7'),
    ),
    against(
      'egyptian-cities-not-all',
      'egypt.axisCities',
      all(flag('egypt.allCitiesAxis'), below(2, each('egypt.axisCities'))),
      'the Axis hold every city in Egypt',
      rule('TUR-A6'),
    ),
    against(
      'libyan-cities-not-all',
      'libya.alliedCities',
      all(flag('libya.allCitiesAllied'), below(1, each('libya.alliedCities'))),
      'the Allies hold every city in Libya',
      rule('TUR-A3'),
    ),
    {
      ...against(
        'atomic-attacks-too-few',
        'germany.atomicAttacks',
        exceeds(
          sum(each('germany.atomicAttacksOnBritishHexes'), each('germany.atomicAttacksOnRussianHexes')),
          each('germany.atomicAttacks'),
        ),
        'Germany has made more atomic attacks this turn alone',
        rule('DP-GER-14'),
      ),
      // An attack on units is no strategic one.
      strength: 'likely',
    },
    ...(['atlanticBox', 'indianOceanBox', 'pacificBox'] as const).map((box) =>
      against(
        `${box}-undamaged`,
        `${box}.undamaged`,
        exceeds(each(`${box}.undamaged`), each(`${box}.transports`)),
        'there are fewer transports in the box',
        rule('20.636'),
      ),
    ),
    // What is left after enemy strategic warfare was there when the last own player turn ended.
    ...(['atlanticBox', 'indianOceanBox', 'pacificBox', 'japaneseBox'] as const).map((box) =>
      against(
        `${box}-before`,
        `${box}.before`,
        exceeds(sum(each(`${box}.undamaged`), each(`${box}.damaged`)), each(`${box}.before`)),
        'more transports are left in the box, sound and damaged',
        rule('20.636B-a'),
      ),
    ),
  ]
}

/** Places that only partisans hold are held. */
const partisans = (rule: Cite): readonly Implication[] =>
  (['gibraltar', 'alexandria', 'suez', 'malta', 'birmingham', 'manchester', 'baghdad', 'madrid'] as const).map((place) =>
    against(
      `${place}-partisans`,
      `${place}.heldByPartisans`,
      all(flag(`${place}.heldByPartisans`), not(holds('axis', place))),
      `the Axis do not hold ${PLACES[place].name}`,
      rule('USAT-E6'),
    ),
  )

/** What is there is not gone. */
const gone = (rule: Cite): readonly Implication[] =>
  (['britain', 'russia'] as const).map((power) =>
    against(
      `${power}-units-gone`,
      `${power}.axisGroundUnitsGone`,
      all(flag(`${power}.axisGroundUnits`), flag(`${power}.axisGroundUnitsGone`)),
      `Axis ground units are still in ${power === 'britain' ? 'Britain' : 'Russia'}`,
      rule(power === 'britain' ? 'USAT-S5' : 'USAT-S6'),
    ),
  )

/** Facts of which one tells of another, and those that cannot stand together. */
export const contradictions = (rule: Cite): readonly Implication[] => [
  dated('france.fallen', 'france.fallTurn', 'France has fallen', rule('58.21-a')),
  dated('britain.surrendered', 'britain.surrenderTurn', 'Britain has surrendered', rule('59.83-a')),
  against(
    'too-many-sent-east',
    'farEast.factorsSent',
    all(isTransferLimited, atLeast(5, each('farEast.factorsSent'))),
    'at most four increments may go in a turn',
    rule('GW-PT-b'),
  ),
  {
    id: 'british-surrender-level',
    when: flag('britain.surrendered'),
    implies: { is: 'measured', fact: 'britain.surrenderLevel', value: larger(number(-10), each('britain.resistance')) },
    strength: 'usual',
    words: 'Britain has surrendered',
    cite: rule('59.41-b'),
  },
  dated('russia.surrendered', 'russia.surrenderTurn', 'Russia has surrendered', rule('R16-38')),
  ...(
    [
      ['france', 'france.fallen', 'France'],
      ['britain', 'britain.surrendered', 'Britain'],
      ['russia', 'russia.surrendered', 'Russia'],
    ] as const
  ).map(([power, fact, name]) =>
    always(`${power}-in-surrender`, flag(`${power}.inStateOfSurrender`), fact, `${name} is in a state of surrender`, rule('62.91A')),
  ),
  always('fell-in-axis-turn', flag('france.fellInAxisTurn'), 'france.fallen', 'France surrendered in the Axis player turn', rule('53.21C')),
  always(
    'vichy-decided',
    chosen('vichyFrance.formed', 'formed', 'refused'),
    'france.fallen',
    'the forming of Vichy France is decided',
    rule('50.525'),
  ),
  always(
    'vichy-attacked',
    any(...POWERS.flatMap((power) => [declared(power, 'vichyFrance'), everAtWar(power, 'vichyFrance')])),
    'france.fallen',
    'somebody has declared war on Vichy France',
    rule('50.525'),
  ),
  always(
    'britain-out-by-level',
    any(below(0, each('britain.surrenderLevel')), atLeast(1, each('britain.unitsRemovedBySurrender'))),
    'britain.surrendered',
    'what a British surrender came to is reported',
    rule('59.872'),
  ),
  always('vichy-with-a-result', inEffect('vichyFrance', ...POLICIES), 'france.fallen', 'Vichy France has a result', rule('VIC-N2')),
  against(
    'vichy-refused',
    'vichyFrance.formed',
    all(chosen('vichyFrance.formed', 'refused'), inEffect('vichyFrance', ...POLICIES)),
    'Vichy France has a result',
    rule('VIC-N2'),
  ),
  always('british-hex-held', isBritainInvaded, 'britain.axisEverHeldHex', 'the Axis hold a British hex', rule('DP-GER-20')),
  always(
    'italy-out-early',
    flag('italy.surrenderedBeforeGermanWar'),
    'italy.surrendered',
    'Italy surrendered before Germany was in the war',
    rule('USAT-S3'),
  ),
  ...capitalsLost(rule('49.435B (a)')),
  ...foughtWars(rule),
  ...tooFew(rule),
  ...partisans(rule),
  ...gone(rule),
  ...heldCities(rule),
]
