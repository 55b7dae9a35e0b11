import { EUROPEAN_POWERS } from '../../../rules/chapters/war/index.ts'
import {
  all,
  any,
  atLeast,
  atWar,
  BONDS,
  below,
  type Citation,
  type Condition,
  chosen,
  type DateFact,
  each,
  entriesOf,
  everAtWar,
  FACTS,
  type FactValue,
  flag,
  happened,
  happenedBefore,
  heldBy,
  holds,
  type Implication,
  isFactId,
  isMinor,
  isNation,
  type Minor,
  marked,
  NATION_NAMES,
  type Nation,
  not,
  PLACES,
  type Place,
  POWERS,
  SIDE_OF,
  SIDES,
  type Side,
  stands,
  turnsAfter,
  withVerb,
  type YesNoFact,
} from '../../../rules/core/index.ts'
import { dated } from '../../2023/implications/contradictions.ts'
import { against, always } from '../../2023/implications/contrary.ts'
import { foughtWhen } from '../../2023/implications/told-wars.ts'
import type { Cite } from '../../edition.ts'
import { CAPITALS_OF } from '../surrenders/minor-surrenders.ts'

const isYesNo = (name: string): name is YesNoFact => isFactId(name) && FACTS[name].type === 'yes-no'

const strange = (...told: Parameters<typeof against>): Implication => ({ ...against(...told), strength: 'likely' })

const ownHolds = (place: Place): Condition => {
  const { start } = FACTS[`${place}.controller`]
  return heldBy(typeof start === 'string' && isNation(start) ? start : 'germany', place)
}

const asked = (
  id: string,
  when: Condition,
  fact: YesNoFact | 'vichyFrance.formed' | `${Place}.controller`,
  value: FactValue,
  words: string,
  cite: Citation,
) => ({ id, when, implies: { is: 'fact', fact, value }, strength: 'likely', words, cite }) as const satisfies Implication

/** Who has surrendered has lost the city that it hangs on; where it may have been freed since, both may be told. */
const cityLost = (fact: YesNoFact, place: Place, to: Nation, words: string, cite: Citation, isForGood = false): readonly Implication[] => {
  const when = all(flag(fact), ownHolds(place))
  const kept = isForGood ? against : strange
  return [
    asked(`${place}-lost-by`, when, `${place}.controller`, to, words, cite),
    kept(`${place}-kept`, `${place}.controller`, when, words, cite),
  ]
}

/** RC-47: it gave in because both cities were lost, or to the European Axis first (3.3.3.2c); one may have come back by the terms. */
function siberianCityKept(city: 'vladivostok' | 'irkutsk', cite: Citation): readonly Implication[] {
  const when = all(
    flag('russia.surrenderedToJapan'),
    not(flag('russia.surrendered')),
    not(happened('russia.surrenderTurn')),
    heldBy('russia', city),
  )
  const words = 'Russia has surrendered to Japan'
  return [
    asked(`${city}-lost-by`, when, `${city}.controller`, 'japan', words, cite),
    strange(`${city}-kept`, `${city}.controller`, when, words, cite),
  ]
}

/** 3.6: of a city in enemy hands the surrender follows, in the phase after. */
const powers = (rule: Cite): readonly Implication[] => [
  ...cityLost('germany.surrendered', 'berlin', 'russia', 'Germany has surrendered', rule('3.6.1a'), true),
  ...cityLost('japan.surrendered', 'tokyo', 'us', 'Japan has surrendered', rule('3.6.3'), true),
  ...cityLost('britain.surrendered', 'london', 'germany', 'Britain has surrendered', rule('3.6.5.1a')),
  ...cityLost('india.surrendered', 'delhi', 'japan', 'India has surrendered', rule('3.6.5.3a')),
  ...cityLost('australia.surrendered', 'townsville', 'japan', 'Australia has surrendered', rule('3.6.5.4a')),
  ...cityLost('dutchEastIndies.surrendered', 'batavia', 'japan', 'the Dutch East Indies have surrendered', rule('3.5.1.4b')),
  asked(
    'vichy-to-decide',
    all(flag('france.fallen'), chosen('vichyFrance.formed', 'undecided'), not(turnsAfter(0, 'france.fallTurn'))),
    'vichyFrance.formed',
    'formed',
    'France has fallen, and the Axis choose at once',
    rule('3.6.4a'),
  ),
  asked(
    'berlin-taken',
    all(holds('allies', 'berlin'), any(not(flag('berchtesgaden.redoubt')), holds('allies', 'berchtesgaden'))),
    'germany.surrendered',
    true,
    'the Allies hold Berlin',
    rule('3.6.1a'),
  ),
  asked('rome-taken', holds('allies', 'rome'), 'italy.surrendered', true, 'the Allies hold Rome', rule('3.6.2a')),
  asked('tokyo-taken', holds('allies', 'tokyo'), 'japan.surrendered', true, 'the Allies hold Tokyo', rule('3.6.3')),
  asked('london-taken', holds('axis', 'london'), 'britain.surrendered', true, 'the Axis hold London', rule('3.6.5.1a')),
  asked('delhi-taken', heldBy('japan', 'delhi'), 'india.surrendered', true, 'Japan holds Delhi', rule('3.6.5.3a')),
  asked('townsville-taken', heldBy('japan', 'townsville'), 'australia.surrendered', true, 'Japan holds Townsville', rule('3.6.5.4a')),
  ...(['vladivostok', 'irkutsk'] as const).flatMap((city) => siberianCityKept(city, rule('3.6.6.4a'))),
  dated('russia.surrenderedToJapan', 'armistice.russiaJapan', 'Russia has surrendered to Japan', rule('3.6.6.4b')),
  asked(
    'siberia-lost',
    all(heldBy('japan', 'vladivostok'), heldBy('japan', 'irkutsk')),
    'russia.surrenderedToJapan',
    true,
    'Japan holds Vladivostok and Irkutsk',
    rule('3.6.6.4a'),
  ),
  asked(
    'china-undone',
    all(below(1, each('china.ics')), below(15, each('china.divisions'))),
    'china.collapsed',
    true,
    'China has no industry and too few divisions',
    rule('3.6.9.1'),
  ),
  strange(
    'china-with-industry',
    'china.ics',
    all(flag('china.collapsed'), atLeast(1, each('china.ics'))),
    'the Nationalist government has collapsed',
    rule('3.6.9.1'),
  ),
  {
    id: 'india-by-armistice',
    when: flag('india.independent'),
    implies: { is: 'dated', fact: 'armistice.usJapan' },
    strength: 'certain',
    words: 'India is independent',
    cite: rule('3.6.8.5a'),
  },
  against(
    'india-out-twice',
    'india.independent',
    all(flag('india.independent'), flag('india.surrendered')),
    'India has surrendered',
    rule('3.6.8.5a'),
  ),
  strange(
    'india-independent-in-war',
    'india.independent',
    all(flag('india.independent'), atWar('us', 'japan'), not(happened('armistice.usJapan'))),
    'the U.S. and Japan are at war',
    rule('3.6.8.5a'),
  ),
  against(
    'western-armistice-too-early',
    'armistice.westernAxis',
    happenedBefore('1943 spring', 'armistice.westernAxis'),
    'no armistice is offered before the YSS of 1943',
    rule('3.2.2'),
  ),
  strange(
    'russian-armistice-too-early',
    'armistice.russiaAxis',
    happenedBefore('1943 spring', 'armistice.russiaAxis'),
    'it comes after one of the West, which offers none before the YSS of 1943',
    rule('3.6.7.6'),
  ),
  always('paris-was-lost', happened('paris.liberated'), 'france.fallen', 'Paris was liberated', rule('3.6.4a')),
]

/** 3.5.5: it fights beside the other side, and whoever holds its capital has fought that side. */
function isFoughtThrough(minor: Minor, side: Side, place: Place): Condition {
  const other = side === 'axis' ? 'allies' : 'axis'
  const friends = EUROPEAN_POWERS.filter((power) => SIDE_OF[power] === other)
  return all(
    stands(minor, other, 'associate', 'ally'),
    any(
      ...POWERS.filter((power) => SIDE_OF[power] === side).map((holder) =>
        all(heldBy(holder, place), any(...friends.map((friend) => everAtWar(holder, friend)))),
      ),
    ),
  )
}

/** Its war with anybody, or its own choice, brought the enemy into its capital. */
const capitals = (rule: Cite): readonly Implication[] =>
  entriesOf(CAPITALS_OF)
    .filter(([nation]) => nation !== 'ukraine' && nation !== 'vichyFrance' && nation !== 'poland')
    .flatMap(([nation, place]): readonly Implication[] => {
      const out = `${nation}.conquered`
      const isThere = isMinor(nation) ? [not(marked(nation, 'conquered'))] : isYesNo(out) ? [not(flag(out))] : []
      const isNobodys = [...isThere, ...POWERS.map((power) => not(everAtWar(power, nation)))]
      return [
        ...SIDES.map((side) => {
          const [first = 'germany', ...others] = POWERS.filter(
            (power) => SIDE_OF[power] === side && (power !== 'japan' || nation === 'thailand'),
          )
          return foughtWhen(
            `${place}-taken-by-${side}`,
            all(
              holds(side, place),
              ...(isMinor(nation)
                ? [not(stands(nation, side, ...BONDS)), not(isFoughtThrough(nation, side, place))]
                : [not(ownHolds(place))]),
              ...isNobodys,
            ),
            [first, ...others],
            nation,
            {
              words: `the ${side === 'axis' ? 'Axis' : 'Allies'} hold ${PLACES[place].name}`,
              cite: rule('3.2.6a'),
              // Whoever would go to war with it should know.
              brings: POWERS.map((power) => [power, nation] as const),
            },
          )
        }),
        ...(nation === 'saudiArabia'
          ? []
          : [
              {
                ...asked(
                  `${nation}-capital-taken`,
                  all(happened(`${nation}.capitalTaken`), ownHolds(place)),
                  `${place}.controller`,
                  'germany',
                  `the capital of ${NATION_NAMES[nation]} was taken`,
                  rule('3.5.1'),
                ),
                ...(isMinor(nation) ? { minor: nation } : {}),
              },
            ]),
      ]
    })

/** Lands that are occupied while their own hold the city. */
const occupations = (rule: Cite): readonly Implication[] =>
  (
    [
      ['norway.occupiedSince', 'oslo', 'norway'],
      ['denmark.occupiedSince', 'copenhagen', 'denmark'],
      ['netherlands.occupiedSince', 'theHague', 'netherlands'],
      ['philippines.occupiedSince', 'manila', 'us'],
    ] as const satisfies readonly (readonly [DateFact, Place, Nation])[]
  ).map(([fact, place, owner]) =>
    strange(
      `${fact}-kept`,
      fact,
      all(happened(fact), heldBy(owner, place)),
      `${withVerb(owner, 'holds')} ${PLACES[place].name}`,
      rule('3.4.2.6'),
    ),
  )

/** What tells of a surrender, and what a surrender tells. */
export const toldSurrenders = (rule: Cite): readonly Implication[] => [...powers(rule), ...capitals(rule), ...occupations(rule)]
