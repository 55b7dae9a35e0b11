import type { Scenario } from '../../rules/game/index.ts'
import { listed } from '../book-list.ts'

/** 3.1.2c: Germany fights Poland, France and Britain; Japan fights both Chinas. Italy fights nobody (3.3.2a). */
export const scenarios: readonly Scenario[] = [
  {
    ...listed('campaign-1939'),
    words: 'Both theatres, from the start of the war.',
    kind: 'global',
    facts: {},
    // 3.4.2a: Poland is Britain’s ally, as its status says.
    standings: { poland: { result: -3, with: 'britain' } },
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
