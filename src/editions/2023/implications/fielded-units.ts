import {
  any,
  atLeast,
  declared,
  each,
  flag,
  heldBy,
  type Implication,
  not,
  PLACES,
  stands,
  targetName,
  withVerb,
} from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { BALKANS } from '../tables/balkan-positions.ts'
import { PLACES_IN } from '../tables/places-in.ts'

const ALLIES = ['britain', 'france', 'us', 'russia'] as const

/** Allied units stand in a Balkan country: its own, where it is with the Allies; those that are counted; those that took a city or a hex. */
const fielding = (minor: (typeof BALKANS)[number]): readonly Pick<Implication, 'when' | 'words' | 'strength'>[] => [
  { when: stands(minor, 'allies', 'associate', 'ally'), words: `${withVerb(minor, 'is')} with the Allies`, strength: 'usual' },
  {
    when: any(atLeast(1, each(`${minor}.westernFactors`)), atLeast(1, each(`${minor}.russianFactors`))),
    words: `Allied factors are in ${targetName(minor)}`,
    strength: 'likely',
  },
  { when: atLeast(1, each(`${minor}.russianHexes`)), words: `Russia holds hexes in ${targetName(minor)}`, strength: 'likely' },
  ...PLACES_IN[minor].map((place) => ({
    when: any(...ALLIES.map((ally) => heldBy(ally, place))),
    words: `the Allies hold ${PLACES[place].name}`,
    strength: 'likely' as const,
  })),
]

/** Other books ask whose they are. */
const told: readonly Pick<Implication, 'id' | 'when' | 'words' | 'strength'>[] = [
  {
    id: 'western-units-are-allied',
    when: flag('balkans.westernGroundUnit'),
    words: 'a Western Allied ground unit is in the Balkans',
    strength: 'certain',
  },
  {
    id: 'russian-units-are-allied',
    when: flag('balkans.russianGroundUnit'),
    words: 'a Russian ground unit is in the Balkans',
    strength: 'certain',
  },
]

/** YUG-A1: units in the Balkans of whom nobody reports; once nothing tells of any, they have gone with what did. */
const inTheBalkans = (rule: Cite): readonly Implication[] => {
  const fielded = BALKANS.flatMap((minor) => fielding(minor).map((one, place) => ({ ...one, id: `${minor}-fields-allied-units-${place}` })))
  const signs = [...told, ...fielded]
  const following = { strength: 'usual', cite: rule('YUG-A1'), ruling: 'R49-38' } as const
  return [
    ...signs.map((one): Implication => ({ ...following, ...one, implies: { is: 'fact', fact: 'balkans.alliedGroundUnit', value: true } })),
    {
      ...following,
      id: 'nobody-fields-allied-units',
      when: not(any(...signs.map(({ when }) => when))),
      implies: { is: 'fact', fact: 'balkans.alliedGroundUnit', value: false },
      words: 'no Balkan country is with the Allies and they hold nothing there',
    },
  ]
}

/** A declaration of war that is not taken back is followed by an attack or an entry (50.42). */
const intoTheBaltic = (rule: Cite): Implication => ({
  id: 'baltic-states-declared-on',
  when: declared('russia', 'balticStates'),
  implies: { is: 'fact', fact: 'balticStates.russiaEntered', value: true },
  strength: 'likely',
  words: 'Russia declared war on the Baltic States',
  cite: rule('BAL-B6'),
})

/** Where units must be, though nobody reports them. */
export const fieldedUnits = (rule: Cite): readonly Implication[] => [...inTheBalkans(rule), intoTheBaltic(rule)]
