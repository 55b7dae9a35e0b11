import type { Scenario } from '../../rules/game/index.ts'
import { listed } from '../book-list.ts'

/** 3.1.2c: Germany fights Poland, France and Britain; Japan fights both Chinas. Italy fights nobody (3.3.2a). */
export const scenarios: readonly Scenario[] = [
  {
    ...listed('campaign-1939'),
    words: 'Both theatres, from the start of the war.',
    kind: 'global',
    facts: {},
    standings: {},
    tensions: {},
    wars: [
      ['germany', 'poland'],
      ['germany', 'france'],
      ['germany', 'britain'],
      ['japan', 'china'],
      ['japan', 'communistChina'],
    ],
  },
]
