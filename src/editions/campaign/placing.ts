import { always, type Bar, chosen, MINORS, type Minor, not, POWER_TARGETS, ruled } from '../../rules/index.ts'
import type { Cite } from '../edition.ts'

/** Where Russia may place in the tables that stand in here, for those who let 49.32 hold (RC-40). */
const RUSSIAN: readonly Minor[] = ['bulgaria', 'finland', 'greece', 'hungary', 'rumania', 'sweden', 'turkey', 'ukraine', 'yugoslavia']

/** What forbids DPs in a target. Any faction may place in either of two tensions; the third takes none (3.2.4.7c). */
export const placingBars = (rule: Cite): readonly Bar[] => [
  {
    id: 'not-for-points',
    on: ['intelligence', ...POWER_TARGETS],
    when: always,
    words: 'DPs go on minor nations and on two tensions',
    cite: rule('3.2.4a'),
  },
  {
    id: 'no-vichy',
    on: ['vichyFrance'],
    when: not(chosen('vichyFrance.formed', 'formed')),
    words: 'there is no Vichy France',
    cite: rule('3.6.4.2b'),
  },
  {
    id: 'not-a-russian-target',
    for: ['russia'],
    on: [...MINORS.filter((minor) => !RUSSIAN.includes(minor)), 'usat'],
    when: ruled('RC-40', 'applied'),
    words: 'Russia may not place DPs there',
    cite: rule('RC-40'),
  },
]

/** The rule by which something is no target at all: a tension without DPs, a nation without a table (RC-16). */
export const closedTargets = (rule: Cite) => (name: string) => (name === 'usjt' ? rule('3.2.4.7c') : rule('RC-16'))
