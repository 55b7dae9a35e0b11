import {
  all,
  any,
  atWar,
  type Citation,
  type Condition,
  type DateFact,
  flag,
  happened,
  heldBy,
  holds,
  holdsAll,
  type Implication,
  inEffect,
  type Nation,
  not,
  PLACES,
  type Place,
  POLICIES,
  POWERS,
  type Policy,
  type Power,
  SIDE_OF,
  SIDES,
  type Side,
  withVerb,
} from '../../rules/core/index.ts'
import { ceded, entries, treaties, vichyDissolved } from '../borders.ts'
import type { Cite } from '../edition.ts'
import { warLevels } from '../war-levels.ts'
import { borderWars } from './border-wars.ts'
import { captures } from './captures.ts'
import { contradictions } from './contradictions.ts'
import { contraryFacts } from './contrary-facts.ts'
import { fieldedUnits } from './fielded-units.ts'
import { failuresLikely, likelyReports } from './likely-reports.ts'
import { toldAttacks } from './told-attacks.ts'
import { isBritainNeutral } from './war/positions.ts'

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
  country: 'netherlands' | 'denmark' | 'portugal' | 'iraq' | 'persia' | 'balticStates' | 'saudiArabia',
  capital: Place,
  lostTo: readonly Side[],
): readonly Implication[] =>
  SIDES.map((side) => ({
    id: `${country}.conquered-${side}`,
    when: all(
      holds(side, capital),
      ...(lostTo.includes(side) ? [] : [any(...POWERS.filter((power) => SIDE_OF[power] === side).map((power) => atWar(power, country)))]),
    ),
    implies: { is: 'fact', fact: `${country}.conquered`, value: true },
    strength: 'usual',
    words: `the ${side === 'axis' ? 'Axis' : 'Allies'} hold ${PLACES[capital].name}`,
    cite: rule('49.435B (a)'),
  }))

/** What Belgium and Luxembourg granted France is Britain’s once France is gone. */
const belgianHeir = (cite: Citation, ...results: readonly Policy[]): Implication => ({
  id: `belgian-heir${results.join('')}`,
  when: all(flag('france.fallen'), inEffect('belgiumLuxembourg', ...results)),
  implies: { is: 'passed', minor: 'belgiumLuxembourg', from: 'france', to: 'britain' },
  strength: 'certain',
  words: 'France has fallen',
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

/** A France that has fallen has lost Paris, unless who holds it is reported. */
export const parisFallen = (cite: Citation): Implication => ({
  id: 'paris-lost',
  when: all(flag('france.fallen'), heldBy('france', 'paris')),
  implies: { is: 'fact', fact: 'paris.controller', value: 'germany' },
  strength: 'usual',
  words: 'France has fallen',
  cite,
})

/** A surrender and its date are told together. */
const surrender = (rule: Cite): readonly Implication[] => [
  {
    id: 'paris',
    when: axisHold('paris'),
    implies: { is: 'fact', fact: 'france.fallen', value: true },
    strength: 'likely',
    words: 'the Axis hold Paris',
    cite: rule('58.21-a'),
    ruling: 'R49-75',
  },
  parisFallen(rule('R49-80')),
  {
    id: 'france-fell',
    when: happened('france.fallTurn'),
    implies: { is: 'fact', fact: 'france.fallen', value: true },
    strength: 'certain',
    words: 'the turn in which France fell is reported',
    cite: rule('58.21-a'),
  },
  ...(['germany', 'italy'] as const).map(
    (enemy): Implication => ({
      id: enemy === 'germany' ? 'france-at-peace' : `france-at-peace-with-${enemy}`,
      when: flag('france.fallen'),
      implies: { is: 'peace', between: [enemy, 'france'], since: 'france.fallTurn' },
      strength: 'usual',
      words: 'France has fallen',
      cite: rule('58.21-a'),
    }),
  ),
  belgianHeir(rule('49.91A (2)'), -1),
  belgianHeir(rule('R49-51'), -3, -2, 0),
  {
    id: 'britain-surrendered',
    when: happened('britain.surrenderTurn'),
    implies: { is: 'fact', fact: 'britain.surrendered', value: true },
    strength: 'certain',
    words: 'the turn in which Britain surrendered is reported',
    cite: rule('59.83-a'),
  },
  ...(['germany', 'italy'] as const).map(
    (enemy): Implication => ({
      id: `britain-neutral-${enemy}`,
      when: isBritainNeutral,
      implies: { is: 'peace', between: [enemy, 'britain'], since: 'britain.surrenderTurn' },
      strength: 'certain',
      words: 'Britain has surrendered and the U.S. is not at war with Germany',
      cite: rule('002 59.83'),
    }),
  ),
]

type Ending = Omit<Implication, 'id' | 'implies' | 'strength'> & { readonly since?: DateFact; readonly presumes?: readonly Nation[] }

/**
 * Whoever has surrendered no longer fights those it surrendered to, unless a later war is reported; and it had fought one of those that the
 * surrender presumes, the first of the victors where none is reported.
 */
export const warsEnded = (loser: Power, victors: readonly Nation[], { since, presumes, ...ending }: Ending): readonly Implication[] =>
  victors.map((victor, place) => ({
    ...ending,
    id: `${loser}-at-peace-${victor}`,
    implies: {
      is: 'peace',
      between: [loser, victor],
      ...(since === undefined ? {} : { since }),
      ...(presumes === undefined || place > 0 ? {} : { presumes }),
    },
    strength: 'usual',
  }))

export const ALLIES = ['britain', 'france', 'us', 'russia'] as const
export const AGAINST_JAPAN = ['us', 'britain', 'russia', 'china', 'communistChina', 'australia', 'india', 'netherlands'] as const

/** R16-38: the wars of a power that has surrendered are over. */
const powersOut = (rule: Cite): readonly Implication[] => {
  const cite = rule('R16-38')
  return [
    ...warsEnded('germany', ALLIES, { when: flag('germany.surrendered'), words: 'Germany has surrendered', cite }),
    ...warsEnded('italy', ALLIES, { when: flag('italy.surrendered'), words: 'Italy has surrendered', cite, presumes: ALLIES }),
    ...warsEnded('japan', AGAINST_JAPAN, { when: flag('japan.surrendered'), words: 'Japan has surrendered', cite }),
    ...warsEnded('russia', ['germany', 'italy'], {
      when: flag('russia.surrendered'),
      words: 'Russia has surrendered',
      cite,
      since: 'russia.surrenderTurn',
      presumes: ['germany', 'italy'],
    }),
    ...warsEnded('russia', ['japan'], {
      when: flag('russia.surrenderedToJapan'),
      words: 'Russia has surrendered to Japan',
      cite,
      presumes: ['japan'],
    }),
    {
      id: 'russia-surrendered',
      when: happened('russia.surrenderTurn'),
      implies: { is: 'fact', fact: 'russia.surrendered', value: true },
      strength: 'certain',
      words: 'the turn in which Russia surrendered is reported',
      cite,
    },
  ]
}

/** Whoever holds Kiev took it once. */
export const kievTaken = (cite: Citation): Implication => ({
  id: 'kiev',
  when: axisHold('kiev'),
  implies: { is: 'dated', fact: 'kiev.firstTaken' },
  strength: 'certain',
  words: 'the Axis hold Kiev',
  cite,
})

/** Facts that follow from one another: what implies a fact, and what contradicts it. */
export const implications = (rule: Cite): readonly Implication[] => [
  ...surrender(rule),
  ...powersOut(rule),
  ...conquest(rule, 'netherlands', 'theHague', ['axis']),
  ...conquest(rule, 'denmark', 'copenhagen', ['axis']),
  ...conquest(rule, 'portugal', 'lisbon', ['axis']),
  ...conquest(rule, 'iraq', 'baghdad', []),
  ...conquest(rule, 'persia', 'teheran', []),
  ...conquest(rule, 'balticStates', 'riga', []),
  ...conquest(rule, 'saudiArabia', 'saudiArabia', []),
  kievTaken(rule('UKR-A3')),
  ...norway(rule),
  ...borderWars(rule),
  ...captures({ britain: rule('USAT-S5'), russia: rule('USAT-S6'), centres: rule('USAT-E9') }),
  ...africa(rule),
  ...entries(rule('BAL-B6')),
  ...fieldedUnits(rule),
  ...toldAttacks(rule),
  ...ceded(rule('RT-11')),
  ...treaties(rule('R49-76'), 'R49-76'),
  ...vichyDissolved(rule('VIC-R(0)')),
  ...warLevels({
    attack: { by: ['germany'], cite: rule('RGT-W1') },
    eastern: rule('50.32F-1b'),
    american: [
      { on: ['germany'], track: 'usat', words: 'the U.S. declared war on Germany', cite: rule('50.32E') },
      { on: ['japan'], track: 'usjt', words: 'the U.S. declared war on Japan', cite: rule('50.32E') },
    ],
    britainAlone: rule('USJT-B1'),
  }),
  ...contradictions(rule),
  ...contraryFacts(rule),
  ...likelyReports(rule),
  failuresLikely(rule('49.4266A (a)')),
]
