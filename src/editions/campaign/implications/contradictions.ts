import {
  all,
  atLeast,
  type Citation,
  chosen,
  type DateFact,
  each,
  exceeds,
  flag,
  happened,
  heldBy,
  holds,
  type Implication,
  type Nation,
  not,
  PLACES,
  type Place,
  withVerb,
  type YesNoFact,
} from '../../../rules/core/index.ts'
import { capitalsLost, dated } from '../../2023/implications/contradictions.ts'
import { against, always } from '../../2023/implications/contrary.ts'
import type { Cite } from '../../edition.ts'

/** Lands whose occupation usually goes with a city: one may be freed before the rest. */
const OCCUPIED = [
  ['france.occupiedSince', 'paris'],
  ['britain.occupiedSince', 'london'],
  ['westernPoland.occupiedSince', 'warsaw'],
] as const satisfies readonly (readonly [DateFact, Place])[]

const NATIONS_WITH_POOLS = [
  'belgiumLuxembourg',
  'bulgaria',
  'finland',
  'greece',
  'hungary',
  'norway',
  'rumania',
  'spain',
  'sweden',
  'turkey',
  'ukraine',
  'vichyFrance',
  'yugoslavia',
] as const

/** A nation that has surrendered no longer holds its capital: who does, is asked for. */
const surrendered = (nation: Nation, fact: YesNoFact, place: Place, cite: Citation): Implication => ({
  id: `${place}-lost`,
  when: all(flag(fact), heldBy(nation, place)),
  implies: { is: 'fact', fact: `${place}.controller`, value: 'germany' },
  strength: 'likely',
  words: `${withVerb(nation, 'is')} conquered`,
  cite,
})

/** Facts of which one tells of another, and those that cannot stand together. */
export const contradictions = (rule: Cite): readonly Implication[] => [
  dated('france.fallen', 'france.fallTurn', 'France has fallen', rule('3.6.4a')),
  dated('britain.surrendered', 'britain.surrenderTurn', 'Britain has surrendered', rule('3.6.5')),
  dated('russia.surrendered', 'russia.surrenderTurn', 'Russia has surrendered', rule('3.6.6.1e')),
  dated('indochina.surrendered', 'indochina.surrenderTurn', 'French Indochina has surrendered', rule('3.3.3.6')),
  always(
    'indochina-surrendered',
    happened('indochina.surrenderTurn'),
    'indochina.surrendered',
    'the turn in which French Indochina surrendered is reported',
    rule('3.3.3.6'),
  ),
  always(
    'vichy-decided',
    chosen('vichyFrance.formed', 'formed', 'refused'),
    'france.fallen',
    'the forming of Vichy France is decided',
    rule('3.6.4a'),
  ),
  always('avg-destroyed', flag('avg.destroyed'), 'avg.setUp', 'the American Volunteer Group has been destroyed', rule('3.4.4.3d')),
  {
    id: 'moscow-dated',
    when: holds('axis', 'moscow'),
    implies: { is: 'dated', fact: 'moscow.taken' },
    strength: 'usual',
    words: 'the Axis hold Moscow',
    cite: rule('3.6.6.1a'),
  },
  against(
    'moscow-held',
    'moscow.taken',
    all(happened('moscow.taken'), not(holds('axis', 'moscow'))),
    'the Axis do not hold Moscow',
    rule('3.6.6.1a'),
  ),
  ...(['finnishBorder.borderWar', 'bessarabia.borderWar'] as const).map((fact) =>
    against(
      `${fact}-escalated`,
      fact,
      chosen(fact, 'escalated'),
      'a border war goes no further than the land it is about',
      rule('3.5.2.4c'),
    ),
  ),
  ...OCCUPIED.map(
    ([fact, place]): Implication => ({
      ...against(
        `${fact}-held`,
        fact,
        all(happened(fact), not(holds('axis', place))),
        `the Axis do not hold ${PLACES[place].name}`,
        rule('3.4.2.6'),
      ),
      strength: 'likely',
    }),
  ),
  ...NATIONS_WITH_POOLS.map(
    (nation): Implication => ({
      ...against(
        `${nation}-divisions`,
        `${nation}.divisions`,
        all(atLeast(0, each(`${nation}.forcePool`)), exceeds(each(`${nation}.divisions`), each(`${nation}.forcePool`))),
        'its force pool since it changed sides is smaller',
        rule('3.5.7.1'),
      ),
      // It gets back no more than the pool; what it still has may be more.
      strength: 'likely',
    }),
  ),
  ...capitalsLost(rule('3.5.1')),
  surrendered('netherlands', 'netherlands.conquered', 'theHague', rule('3.5.1')),
  surrendered('denmark', 'denmark.conquered', 'copenhagen', rule('3.5.1')),
  surrendered('portugal', 'portugal.conquered', 'lisbon', rule('3.5.1')),
  surrendered('iraq', 'iraq.conquered', 'baghdad', rule('3.5.1')),
  surrendered('persia', 'persia.conquered', 'teheran', rule('3.5.1')),
  surrendered('thailand', 'thailand.conquered', 'bangkok', rule('3.5.1')),
]
