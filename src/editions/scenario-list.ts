import type { Turn } from '../rules/index.ts'

/** A scenario as the catalogue lists it: known before its book is fetched. */
export interface ListedScenario {
  readonly id: string
  readonly title: string
  readonly turn: Turn
}

const DEMONSTRATIONS: readonly ListedScenario[] = [
  { id: 'demonstration-spring-1941', title: 'Demonstration, Spring 1941', turn: '1941 spring' },
  { id: 'demonstration-summer-1941', title: 'Demonstration, Summer 1941', turn: '1941 summer' },
  { id: 'demonstration-winter-1941', title: 'Demonstration, Winter 1941', turn: '1941 winter' },
]

const PRINTED: readonly ListedScenario[] = [
  { id: 'global-war-1939', title: 'Global War, Fall 1939', turn: '1939 fall' },
  { id: 'european-1939', title: 'European campaign, Fall 1939', turn: '1939 fall' },
  { id: 'scenario-1939', title: '1939 scenario', turn: '1939 fall' },
  { id: 'pacific-1939', title: 'Pacific campaign, Fall 1939', turn: '1939 fall' },
]

/** The scenarios of every book in its order; a document that names none begins with the first. */
export const SCENARIOS: Readonly<Record<string, readonly ListedScenario[]>> = {
  '2023': [...PRINTED, ...DEMONSTRATIONS],
  classic: [...PRINTED, ...DEMONSTRATIONS],
  campaign: [{ id: 'campaign-1939', title: 'The campaign, Fall 1939', turn: '1939 fall' }, ...DEMONSTRATIONS],
}
