import type { Scenario } from '../../rules/index.ts'

const WARS_OF_1939: Scenario['wars'] = [
  ['germany', 'poland'],
  ['germany', 'britain'],
  ['germany', 'france'],
]
const WARS_IN_CHINA: Scenario['wars'] = [
  ['japan', 'china'],
  ['japan', 'communistChina'],
]

const start = { turn: '1939 fall', facts: {}, standings: {}, tensions: {} } as const

/** Where a game begins: Germany fights Poland, Britain and France; Japan fights both Chinas (50.61, 50.71, 50.32C-1). */
export const scenarios: readonly Scenario[] = [
  {
    ...start,
    id: 'global-war-1939',
    title: 'Global War, Fall 1939',
    words: 'Both theatres, from the start of the war.',
    kind: 'global',
    wars: [...WARS_OF_1939, ...WARS_IN_CHINA],
  },
  {
    ...start,
    id: 'european-1939',
    title: 'European campaign, Fall 1939',
    words: 'Europe alone, from the start of the war.',
    kind: 'european',
    wars: WARS_OF_1939,
  },
  {
    ...start,
    id: 'scenario-1939',
    title: '1939 scenario',
    words: 'The short European scenario of 1939.',
    kind: '1939',
    wars: WARS_OF_1939,
  },
  {
    ...start,
    id: 'pacific-1939',
    title: 'Pacific campaign, Fall 1939',
    words: 'Asia and the Pacific alone.',
    kind: 'pacific',
    wars: WARS_IN_CHINA,
  },
]
