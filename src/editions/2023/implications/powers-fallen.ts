import {
  all,
  type Citation,
  type DateFact,
  flag,
  happened,
  heldBy,
  holds,
  type Implication,
  inEffect,
  type Nation,
  type Policy,
  type Power,
} from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { isBritainNeutral } from '../war/positions.ts'

/** What Belgium and Luxembourg granted France is Britain’s once France is gone. */
const belgianHeir = (cite: Citation, ...results: readonly Policy[]): Implication => ({
  id: `belgian-heir${results.join('')}`,
  when: all(flag('france.fallen'), inEffect('belgiumLuxembourg', ...results)),
  implies: { is: 'passed', minor: 'belgiumLuxembourg', from: 'france', to: 'britain' },
  strength: 'certain',
  words: 'France has fallen',
  cite,
})

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
const surrenders = (rule: Cite): readonly Implication[] => [
  {
    id: 'paris',
    when: holds('axis', 'paris'),
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

/** Who has surrendered, when, and which wars and results go with that. */
export const powersFallen = (rule: Cite): readonly Implication[] => [...surrenders(rule), ...powersOut(rule)]
