import {
  all,
  any,
  attacked,
  atWar,
  BONDS,
  CAPITALS,
  type Citation,
  type Condition,
  chosen,
  everAtWar,
  FACTS,
  flag,
  happened,
  heldBy,
  holds,
  type Implication,
  inEffect,
  justDeclared,
  MINORS,
  type Minor,
  marked,
  not,
  PLACES,
  type Place,
  POLICIES,
  POWERS,
  type Power,
  ruled,
  SIDE_OF,
  type Side,
  stands,
  standsByRoll,
  withVerb,
} from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { strange } from './contrary.ts'

const otherwise = (id: string, minor: Minor, when: Condition, words: string, cite: Citation): Implication => ({
  id,
  when,
  implies: { is: 'stands-otherwise', minor },
  strength: 'likely',
  words,
  cite,
})

const POWERS_OF_SIDE = (side: Side): readonly Power[] => POWERS.filter((power) => SIDE_OF[power] === side)
const heldByAny = (powers: readonly Power[], place: Place): Condition => any(...powers.map((power) => heldBy(power, place)))

/** Countries whose capitals are cities of a power, or that have none. */
const OF_OTHERS: readonly Minor[] = ['ukraine', 'vichyFrance']

/** An enemy holds the capital of a country that is said to stand where it stood (49.435B); while the turn lasts, it may. */
const capitalsTaken = (cite: Citation): readonly Implication[] =>
  MINORS.filter((minor) => !OF_OTHERS.includes(minor)).flatMap((minor) =>
    CAPITALS[minor].map((place) => {
      const others = POWERS.filter((power) => power !== FACTS[`${place}.controller`].start)
      const isWith = (side: Side): Condition => stands(minor, side, ...BONDS)
      return otherwise(
        `${minor}-without-${place}`,
        minor,
        all(
          not(marked(minor, 'conquered')),
          any(
            all(isWith('axis'), heldByAny(POWERS_OF_SIDE('allies'), place)),
            all(isWith('allies'), heldByAny(POWERS_OF_SIDE('axis'), place)),
            all(not(isWith('axis')), not(isWith('allies')), heldByAny(others, place)),
          ),
        ),
        `an enemy holds ${PLACES[place].name}`,
        cite,
      )
    }),
  )

/** A country that is conquered and holds its own capital was freed at least (49.435B). */
const capitalsKept = (cite: Citation): readonly Implication[] => [
  ...MINORS.filter((minor) => !OF_OTHERS.includes(minor)).flatMap((minor) =>
    CAPITALS[minor].flatMap((place) => {
      const { start } = FACTS[`${place}.controller`]
      return start !== minor
        ? []
        : [
            strange(
              `${place}-kept`,
              `${place}.controller`,
              all(marked(minor, 'conquered'), heldBy(minor, place)),
              `${withVerb(minor, 'is')} conquered`,
              cite,
            ),
          ]
    }),
  ),
  ...LOST_WITH.map(([country, place]) =>
    strange(
      `${place}-kept`,
      `${place}.controller`,
      all(flag(`${country}.conquered`), heldBy(country, place)),
      `${withVerb(country, 'is')} conquered`,
      cite,
    ),
  ),
  ...LOST_WITH.map(([country, place]) =>
    strange(
      `${country}-not-conquered`,
      `${country}.conquered`,
      all(
        not(flag(`${country}.conquered`)),
        heldByAny([...POWERS_OF_SIDE('axis'), ...(country === 'balticStates' ? (['russia'] as const) : [])], place),
      ),
      `${country === 'balticStates' ? 'an enemy holds' : 'the Axis hold'} ${PLACES[place].name}`,
      cite,
    ),
  ),
]

const LOST_WITH = [
  ['netherlands', 'theHague'],
  ['denmark', 'copenhagen'],
  ['portugal', 'lisbon'],
  ['iraq', 'baghdad'],
  ['persia', 'teheran'],
  ['balticStates', 'riga'],
] as const

/** Land that Russia holds it has entered (BAL-B6). */
const entered = (cite: Citation): readonly Implication[] =>
  (
    [
      ['bessarabia', 'bessarabia'],
      ['finnishBorder', 'finnishBorder'],
      ['balticStates', 'riga'],
    ] as const
  ).map(([area, place]) =>
    strange(
      `${area}-not-entered`,
      `${area}.russiaEntered`,
      all(heldBy('russia', place), not(flag(`${area}.russiaEntered`))),
      `Russia holds ${PLACES[place].name}`,
      cite,
    ),
  )

/** A declaration that stands was followed by an attack or an entry (50.42); one of this turn may still be. */
const declaredAndUnentered = (cite: Citation): Implication =>
  strange(
    'baltic-states-spared',
    'balticStates.russiaEntered',
    all(attacked(['russia'], 'balticStates'), not(justDeclared(['russia'], 'balticStates')), not(flag('balticStates.russiaEntered'))),
    'Russia declared war on the Baltic States',
    cite,
  )

const BORDER_LANDS = [
  { minor: 'rumania', land: 'bessarabia' },
  { minor: 'finland', land: 'finnishBorder' },
] as const

export const contraryStandings = (rule: Cite): readonly Implication[] => [
  ...capitalsTaken(rule('49.435B (a)')),
  ...capitalsKept(rule('49.435B (a)')),
  ...entered(rule('BAL-B6')),
  declaredAndUnentered(rule('50.42')),
  otherwise(
    'sweden-waits-in-vain',
    'sweden',
    all(marked('sweden', 'waiting'), any(stands('finland', 'axis', 'associate', 'ally'), marked('finland', 'conquered'))),
    'Finland is with the Axis or conquered, and Sweden follows a turn later',
    rule('SWE-R(9)'),
  ),
  otherwise(
    'ukraine-without-kiev',
    'ukraine',
    all(inEffect('ukraine', ...POLICIES), not(happened('kiev.firstTaken')), not(holds('axis', 'kiev'))),
    'nothing tells that the Axis ever held Kiev, and it is named only while they do',
    rule('UKR-N1'),
  ),
  otherwise(
    'spain-before-the-fall',
    'spain',
    all(any(standsByRoll('spain', 'axis', ...BONDS), standsByRoll('spain', 'allies', ...BONDS)), not(flag('france.fallen'))),
    'France still stands, and it is named only once that is conquered',
    rule('SPA-N1'),
  ),
  ...BORDER_LANDS.map(({ minor, land }) =>
    otherwise(
      `${minor}-kept-without-war`,
      minor,
      all(
        ruled('R49-82', 'at-war'),
        chosen(`${land}.borderWar`, 'open'),
        standsByRoll(minor, 'axis', 'hexes', 'associate', 'ally'),
        not(everAtWar('germany', 'russia')),
      ),
      'Russia fights it over its border, and Germany keeps such a gain only by war on Russia',
      rule('R49-82'),
    ),
  ),
  otherwise(
    'vichy-occupied',
    'vichyFrance',
    all(stands('vichyFrance', 'axis', 'associate', 'ally'), any(heldBy('germany', 'vichy'), heldBy('italy', 'vichy'))),
    'the Axis hold Vichy itself',
    rule('49.435B (a)'),
  ),
]

/** A country that fights Russia beside Germany fights it everywhere (50.521). */
export const borderWarsInWar = (cite: Citation): readonly Implication[] =>
  BORDER_LANDS.map(({ minor, land }) =>
    strange(
      `${land}-in-war`,
      `${land}.borderWar`,
      all(chosen(`${land}.borderWar`, 'open'), atWar('germany', 'russia'), stands(minor, 'axis', 'associate', 'ally')),
      `${withVerb(minor, 'fights')} Russia beside Germany`,
      cite,
    ),
  )
