import { always, type Bar, chosen, isPower, MINORS, type Minor, not, POWER_TARGETS, ruled } from '../../rules/core/index.ts'
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

/** Nations that the campaign speaks of and nobody has a table for (RC-16). */
const WITHOUT_TABLE: readonly string[] = ['egypt', 'iraq', 'persia', 'denmark', 'netherlands', 'portugal', 'saudiArabia', 'thailand']

/** The rule by which something is no target at all: a tension without DPs, a power, a nation without a table; of others nothing is said. */
export function closedTargets(rule: Cite) {
  return (name: string) => {
    if (name === 'usjt') return rule('3.2.4.7c')
    if (isPower(name)) return rule('3.2.4a')
    return WITHOUT_TABLE.includes(name) ? rule('RC-16') : undefined
  }
}
