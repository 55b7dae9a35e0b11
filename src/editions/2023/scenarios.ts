import type { Scenario } from '../../rules/game/index.ts'
import { listed } from '../book-list.ts'

const WARS_OF_1939: Scenario['wars'] = [
  ['germany', 'poland'],
  ['germany', 'britain'],
  ['germany', 'france'],
]
const WARS_IN_CHINA: Scenario['wars'] = [
  ['japan', 'china'],
  ['japan', 'communistChina'],
]

const start = { facts: {}, standings: {}, tensions: {} } as const

/** Where a game begins: Germany fights Poland, Britain and France; Japan fights both Chinas (50.61, 50.71, 50.32C-1). */
export const scenarios: readonly Scenario[] = [
  {
    ...start,
    ...listed('global-war-1939'),
    words: 'Both theatres, from the start of the war.',
    kind: 'global',
    wars: [...WARS_OF_1939, ...WARS_IN_CHINA],
  },
  {
    ...start,
    ...listed('european-1939'),
    words: 'Europe alone, from the start of the war.',
    kind: 'european',
    wars: WARS_OF_1939,
  },
  {
    ...start,
    ...listed('scenario-1939'),
    words: 'The short European scenario of 1939.',
    kind: '1939',
    wars: WARS_OF_1939,
  },
  {
    ...start,
    ...listed('pacific-1939'),
    words: 'Asia and the Pacific alone.',
    kind: 'pacific',
    wars: WARS_IN_CHINA,
  },
]
