import type { InitiativeClauses } from '../../../rules/chapters/points/index.ts'
import type { TurnByTurn } from '../../../rules/chapters/tension/index.ts'
import { FACTIONS, ruled } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { isFall1939 } from '../positions.ts'
import { border } from './border.ts'

/** 3.2.7: three levels (3.2.7a) that move once a turn, in the phase, by the turn before. */
export const tensionRules = (rule: Cite): TurnByTurn => ({
  is: 'turn-by-turn',
  points: {
    by: FACTIONS,
    tracks: { value: ['rgt', 'usat'], cite: rule('3.2.4.7c') },
    oneATurn: rule('3.2.4.7b'),
    until: null,
    counts: [
      { when: isFall1939, words: 'in the adjustment of Winter 1939', cite: rule('RC-12') },
      { when: ruled('RC-12', 'same-turn'), words: 'in this phase’s adjustment', cite: rule('3.2.4.7a') },
      { when: ruled('RC-12', 'next-turn'), words: 'in the next turn’s adjustment', cite: rule('RC-12') },
    ],
  },
  from: { value: '1939 winter', cite: rule('3.2.7b') },
  given: rule('RC-87'),
  // The USA alone has effective levels; the spread is borrowed.
  effective: {
    tracks: ['usat', 'usjt'],
    offsets: [-2, -1, 0, 0, +1, +2],
    cites: { rgt: rule('RC-13'), usat: rule('RC-13'), usjt: rule('RC-13') },
  },
  coming: { when: ruled('RC-11', 'updated'), cite: rule('RC-11') },
  border,
})

/** 3.2.3: the Axis, the Western Allies and Russia each by their own points. */
export const initiativeClauses = (rule: Cite): InitiativeClauses => ({
  byPoints: rule('3.2.3a'),
  onTie: rule('RC-06'),
  order: { value: FACTIONS, cite: rule('RC-84') },
  first: { value: 'axis', cite: rule('3.1.2b') },
  apart: rule('3.2.3c'),
  partners: {
    value: { axis: ['japan'], westernAllies: ['china'], russia: ['communistChina'] },
    cite: rule('3.1.1c'),
  },
})
