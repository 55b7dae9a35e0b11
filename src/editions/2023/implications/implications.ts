import {
  all,
  any,
  atWar,
  type Citation,
  type Condition,
  declared,
  flag,
  happened,
  heldBy,
  holds,
  holdsAll,
  type Implication,
  inEffect,
  not,
  PLACES,
  type Place,
  POLICIES,
  POWERS,
  SIDE_OF,
  SIDES,
  type Side,
  withVerb,
} from '../../../rules/core/index.ts'
import { ceded, entries, foughtOver, treaties, vichyDissolved, vichyRefused } from '../../clauses/borders.ts'
import { warLevels } from '../../clauses/war-levels.ts'
import type { Cite } from '../../edition.ts'
import { borderWars } from '../border-wars.ts'
import { captures } from './captures.ts'
import { contradictions } from './contradictions.ts'
import { contraryFacts } from './contrary-facts.ts'
import { fieldedUnits } from './fielded-units.ts'
import { failuresLikely, likelyReports } from './likely-reports.ts'
import { powersFallen } from './powers-fallen.ts'
import { toldAttacks } from './told-attacks.ts'
import { toldWars } from './told-wars.ts'

/** Alexandria and Suez are the cities of Egypt that the sources name (R49-73). */
const CITIES_OF_EGYPT = ['alexandria', 'suez'] as const

const axisHold = (place: Parameters<typeof holds>[1]): Condition => holds('axis', place)

/** Who holds the land holds its cities, unless the contrary is reported. */
export const libyaTaken = (cite: Citation): Implication => ({
  id: 'libya-taken',
  when: holds('allies', 'libya'),
  implies: { is: 'fact', fact: 'libya.allCitiesAllied', value: true },
  strength: 'usual',
  words: 'the Allies hold Libya',
  cite,
})

/** A country without a table is lost with its capital: to whoever holds it against its friends, or to a side that it fights. */
const conquest = (
  rule: Cite,
  country: 'netherlands' | 'denmark' | 'portugal' | 'iraq' | 'persia' | 'balticStates' | 'saudiArabia' | 'belgium' | 'luxembourg',
  capital: Place,
  lostTo: readonly Side[],
): readonly Implication[] => [
  {
    id: `${country}-without-${capital}`,
    when: all(flag(`${country}.conquered`), heldBy(country, capital)),
    implies: { is: 'fact', fact: `${capital}.controller`, value: 'germany' },
    strength: 'likely',
    words: `${withVerb(country, 'is')} conquered`,
    cite: rule('49.435B (a)'),
  },
  ...SIDES.map(
    (side): Implication => ({
      id: `${country}.conquered-${side}`,
      when: all(
        holds(side, capital),
        ...(lostTo.includes(side)
          ? []
          : [
              any(
                ...POWERS.filter((power) => SIDE_OF[power] === side).flatMap((power) => [atWar(power, country), declared(power, country)]),
              ),
            ]),
      ),
      implies: { is: 'fact', fact: `${country}.conquered`, value: true },
      strength: 'usual',
      words: `the ${side === 'axis' ? 'Axis' : 'Allies'} hold ${PLACES[capital].name}`,
      cite: rule('49.435B (a)'),
    }),
  ),
]

/** 50.33G: only Japan may declare war on a Thailand that is neutral. */
const bangkokTaken = (cite: Citation): Implication => ({
  id: 'thailand.conquered',
  when: all(heldBy('japan', 'bangkok'), any(atWar('japan', 'thailand'), declared('japan', 'thailand'))),
  implies: { is: 'fact', fact: 'thailand.conquered', value: true },
  strength: 'usual',
  words: 'Japan holds Bangkok',
  cite,
})

/** Mining: 49.61, NOR-N4. A result lasts until another, so a Norway without any has never given leave. */
const norway = (rule: Cite): readonly Implication[] => [
  {
    id: 'mined-at-all',
    when: flag('norway.minedWithoutLeave'),
    implies: { is: 'dated', fact: 'norway.mined' },
    strength: 'certain',
    words: 'the Allies mined Norwegian waters without leave',
    cite: rule('NOR-N4'),
  },
  {
    id: 'mined-without-leave',
    when: all(happened('norway.mined'), not(inEffect('norway', ...POLICIES))),
    implies: { is: 'fact', fact: 'norway.minedWithoutLeave', value: true },
    strength: 'usual',
    words: 'Norwegian waters were mined and no Norwegian result is in effect',
    cite: rule('NOR-N4'),
    ruling: 'R49-74',
  },
  {
    id: 'mined-by-leave',
    when: all(happened('norway.mined'), inEffect('norway', ...POLICIES)),
    implies: { is: 'fact', fact: 'norway.minedWithoutLeave', value: true },
    strength: 'likely',
    words: 'Norwegian waters were mined, and leave depends on the Norwegian result of that time',
    cite: rule('NOR-N4'),
    ruling: 'R49-74',
  },
]

const FRENCH_NORTH_AFRICA = ['tunisia', 'algeria', 'morocco'] as const

/** What a fallen France is still said to hold there is nobody's word: who has it since must be reported. */
const isFrenchAfricaUnsaid = all(flag('france.fallen'), any(...FRENCH_NORTH_AFRICA.map((land) => heldBy('france', land))))

const africa = (rule: Cite): readonly Implication[] => [
  ...CITIES_OF_EGYPT.flatMap((city) =>
    (['germany', 'italy'] as const).map(
      (power): Implication => ({
        id: `${city}-with-egypt-${power}`,
        when: heldBy(power, 'egypt'),
        implies: { is: 'fact', fact: `${city}.controller`, value: power },
        strength: 'usual',
        words: `${withVerb(power, 'holds')} Egypt`,
        cite: rule('TUR-A6'),
        ruling: 'R49-73',
      }),
    ),
  ),
  {
    id: 'egypt-taken',
    when: holdsAll('axis', 'egypt', ...CITIES_OF_EGYPT),
    implies: { is: 'fact', fact: 'egypt.allCitiesAxis', value: true },
    strength: 'usual',
    words: 'the Axis hold Egypt',
    cite: rule('TUR-A6'),
    ruling: 'R49-73',
  },
  {
    id: 'egyptian-cities-taken',
    when: all(holdsAll('axis', ...CITIES_OF_EGYPT), not(axisHold('egypt'))),
    implies: { is: 'fact', fact: 'egypt.allCitiesAxis', value: true },
    strength: 'likely',
    words: 'the Axis hold Alexandria and Suez',
    cite: rule('TUR-A6'),
    ruling: 'R49-73',
  },
  ...CITIES_OF_EGYPT.map(
    (city): Implication => ({
      id: `${city}-not-taken`,
      when: not(axisHold(city)),
      implies: { is: 'fact', fact: 'egypt.allCitiesAxis', value: false },
      strength: 'certain',
      words: `the Axis do not hold ${PLACES[city].name}`,
      cite: rule('TUR-A6'),
      ruling: 'R49-73',
    }),
  ),
  libyaTaken(rule('DP-ITA-09')),
  {
    id: 'north-africa-taken',
    when: all(holdsAll('westernAllies', 'egypt', 'libya', ...FRENCH_NORTH_AFRICA), not(isFrenchAfricaUnsaid)),
    implies: { is: 'fact', fact: 'northAfrica.allCitiesWestern', value: true },
    strength: 'usual',
    words: 'the Western Allies hold every land from Egypt to Morocco',
    cite: rule('DP-BRI-04'),
  },
]

/** Whoever holds Kiev took it once. */
export const kievTaken = (cite: Citation): Implication => ({
  id: 'kiev',
  when: axisHold('kiev'),
  implies: { is: 'dated', fact: 'kiev.firstTaken' },
  strength: 'certain',
  words: 'the Axis hold Kiev',
  cite,
})

const written = (rule: Cite): readonly Implication[] => [
  ...powersFallen(rule),
  ...conquest(rule, 'netherlands', 'theHague', ['axis']),
  ...conquest(rule, 'denmark', 'copenhagen', ['axis']),
  ...conquest(rule, 'portugal', 'lisbon', ['axis']),
  ...conquest(rule, 'iraq', 'baghdad', []),
  ...conquest(rule, 'persia', 'teheran', []),
  ...conquest(rule, 'balticStates', 'riga', []),
  ...conquest(rule, 'saudiArabia', 'saudiArabia', []),
  ...conquest(rule, 'belgium', 'brussels', []),
  ...conquest(rule, 'luxembourg', 'luxembourg', []),
  bangkokTaken(rule('49.435B (a)')),
  kievTaken(rule('UKR-A3')),
  ...norway(rule),
  ...borderWars(rule),
  ...captures({ britain: rule('USAT-S5'), russia: rule('USAT-S6'), centres: rule('USAT-E9') }),
  ...africa(rule),
  ...entries(rule('BAL-B6')),
  ...fieldedUnits(rule),
  ...toldAttacks(rule),
  ...toldWars(rule),
  ...ceded(rule('RT-11')),
  ...treaties(rule('R49-76'), 'R49-76'),
  ...foughtOver(rule('50.527')),
  ...vichyDissolved(rule('VIC-R(0)')),
  ...vichyRefused(rule('50.525')),
  ...warLevels({
    attack: { by: ['germany'], cite: rule('RGT-W1') },
    eastern: rule('50.32F-1b'),
    american: [
      { on: ['germany'], track: 'usat', words: 'the U.S. declared war on Germany', cite: rule('50.32E') },
      { on: ['japan'], track: 'usjt', words: 'the U.S. declared war on Japan', cite: rule('50.32E') },
    ],
    russian: { supported: ['finland', 'poland', 'rumania', 'turkey'], cite: rule('50.32F-1b') },
    embargo: rule('USJT-R20d'),
    britainAlone: rule('USJT-B1'),
  }),
  ...contradictions(rule),
  ...contraryFacts(rule),
  ...likelyReports(rule),
  failuresLikely(rule('49.4266A (a)')),
]

/** A book and the layer that amends it ask for them in the same numbering, and they are many. */
const known = new WeakMap<Cite, readonly Implication[]>()

/** Facts that follow from one another: what implies a fact, and what contradicts it. */
export function implications(rule: Cite): readonly Implication[] {
  const found = known.get(rule) ?? written(rule)
  known.set(rule, found)
  return found
}
