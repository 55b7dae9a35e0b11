import { COUNTRIES, type Country, type FrozenTheatre, NATIONS, type Power, type Prelude } from '../../rules/core/index.ts'
import type { Cite } from '../edition.ts'
import { isEuropeAlone, isPacificAlone, PACIFIC } from './war/positions.ts'

const ASIANS: readonly Power[] = ['japan', 'china']
const EUROPEANS: readonly Power[] = ['germany', 'italy', 'france']

/** They fight in both, as Britain does: Japan’s war on it is one on Australia and India (50.551), whose units serve in Europe too. */
const COMMONWEALTH: readonly Country[] = ['australia', 'canada', 'india', 'southAfrica']

const ASIA: readonly Country[] = ['communistChina', ...PACIFIC]

/** R50-74: what may have been played before Fall 1939, and whose history it is. */
export const PRELUDES: readonly Prelude[] = [
  { option: 'storm-over-asia', title: 'Storm Over Asia', isPlayed: false, nations: [...ASIANS, ...ASIA], isAtPeace: false },
  { option: 'gathering-storm', title: 'Gathering Storm', isPlayed: false, nations: NATIONS, isAtPeace: true },
]

/** R50-69: what a game of one theatre leaves alone. Britain with its Commonwealth, the U.S. and Russia are of both. */
export const theatres = (rule: Cite): readonly FrozenTheatre[] => [
  {
    when: isEuropeAlone,
    powers: ASIANS,
    nations: ASIA,
    tracks: ['usjt'],
    forces: ['flyingTigers'],
    isDiplomatic: false,
    chapters: ['pearlHarbor'],
    words: 'the Pacific theatre is not played in this scenario',
    cite: rule('R50-69'),
    ruling: 'R50-69',
  },
  {
    when: isPacificAlone,
    powers: EUROPEANS,
    nations: COUNTRIES.filter((country) => ![...ASIA, ...COMMONWEALTH].includes(country)),
    tracks: ['rgt', 'usat'],
    isDiplomatic: true,
    chapters: [],
    words: 'the European theatre is not played in this scenario',
    cite: rule('R50-69'),
    ruling: 'R50-69',
  },
]
