import {
  all,
  any,
  atLeast,
  called,
  covert,
  each,
  everAtWar,
  larger,
  level,
  net,
  not,
  points,
  rolledBy,
  type Section,
  subversion,
  sum,
} from '../../../rules/core/index.ts'
import { rule } from './general.ts'

/** From then on the two Allied factions' points are no longer weighed against each other (49.4261B). */
const isEasternWar = called(
  'Germany and Russia have gone to war, or tension is 50',
  any(everAtWar('germany', 'russia'), atLeast(50, level('rgt'))),
)

/** What every roll counts, whatever the country. German and Italian points are one sum (49.4261A). */
export const roll: Section = {
  id: 'roll',
  title: 'Points, spies and subversion',
  rows: [
    { id: 'axis-points', value: +1, per: points('axis'), words: 'Axis points placed', cite: rule('49.4261') },
    {
      id: 'larger-allied-points',
      value: -1,
      when: not(isEasternWar),
      per: larger(points('westernAllies'), points('russia')),
      words: 'Allied points placed, the larger of West and Russia',
      cite: rule('49.4261B (1)'),
      ruling: 'R49-16',
    },
    {
      id: 'all-allied-points',
      value: -1,
      when: all(isEasternWar, rolledBy('axis')),
      per: sum(points('westernAllies'), points('russia')),
      words: 'Allied points placed, West and Russia together',
      cite: rule('49.4261B (2a)'),
    },
    {
      id: 'western-points',
      value: -1,
      when: all(isEasternWar, rolledBy('westernAllies')),
      per: points('westernAllies'),
      words: 'Western Allied points placed',
      cite: rule('49.4261B (2b)'),
    },
    {
      id: 'russian-points',
      value: -1,
      when: all(isEasternWar, rolledBy('russia')),
      per: points('russia'),
      words: 'Russian points placed',
      cite: rule('49.4261B (2b)'),
    },
    {
      id: 'axis-spy-rings',
      value: +1,
      per: each('here.axisSpyRings'),
      words: 'Axis spy rings there',
      cite: rule('49.4262'),
      ruling: 'R49-46',
    },
    {
      id: 'allied-spy-rings',
      value: -1,
      per: sum(each('here.westernSpyRings'), each('here.russianSpyRings')),
      words: 'Allied spy rings there',
      cite: rule('49.4262'),
      ruling: 'R49-46',
    },
    { id: 'axis-covert', value: +1, per: covert('axis'), words: 'Axis covert operations', cite: rule('49.4262') },
    { id: 'allied-covert', value: -1, per: covert('allies'), words: 'Allied covert operations', cite: rule('49.4262') },
    { id: 'subversion', value: -1, per: subversion, cap: 5, words: 'Russian subversion of this roll', cite: rule('49.4263') },
  ],
}

/** Landings thrown back after the fall of France, or undone (49.4266A (b)), weigh on every later roll, for good (49.4266C). */
export const failures: Section = {
  id: 'failures',
  title: 'Western Allied failures',
  rows: [
    {
      id: 'western-failures',
      value: +1,
      per: each('westernAllies.failures'),
      words: 'Western Allied landings in the west thrown back',
      cite: rule('49.4266A (a)'),
      ruling: 'R49-65',
    },
  ],
}

/** Spain, Turkey and Poland pull back towards zero, after everything else (R49-05). */
export const inertia = (prefix: string): Section['rows'] => [
  {
    id: 'inertia-up',
    value: +1,
    when: net('negative'),
    words: 'inertia against a negative sum',
    cite: rule(`${prefix}-I1`),
    ruling: 'R49-05',
  },
  {
    id: 'inertia-down',
    value: -1,
    when: net('positive'),
    words: 'inertia against a positive sum',
    cite: rule(`${prefix}-I2`),
    ruling: 'R49-05',
  },
]
