import type { Prospect } from '../../../counsel/index.ts'

const hundred = (share: number): string => `${Math.round(share * 100)} %`

export const FORECAST = {
  progress: (bar: string, done: number, all: number): string => `${bar} ${done} of ${all} wars`,
  title: (until: string, wars: number, script: string, seed: number): string =>
    `To the end of ${until}: ${wars} wars with bots in every seat, the map by "${script}", seed ${seed}`,
  exact: (until: string, ways: number, script: string): string =>
    `To the end of ${until}: all ${ways} ways it can go with bots in every seat, the map by "${script}"`,
  within: (within: number): string =>
    within === 0 ? 'chances are exact' : `a chance is sure to ${hundred(within)}, more or less; more wars make it surer`,
  heads: ['one in ten below', 'half', 'one in ten above'] as const,
  reached: (level: string, share: number): string => `${level}: ${hundred(share)}`,
  standings: 'How countries may stand',
  prospects: {
    axis: 'with the Axis',
    allies: 'with the Allies',
    conqueredByAxis: 'conquered by the Axis',
    conqueredByAllies: 'conquered by the Allies',
    neither: 'with neither',
  } satisfies Record<Prospect, string>,
  standing: (name: string, chances: readonly (readonly [words: string, share: number])[]): string =>
    `${name}: ${chances.map(([words, share]) => `${hundred(share)} ${words}`).join(', ')}`,
  entries: 'Wars that may break out',
  entry: (one: string, other: string, turns: readonly { readonly turn: string; readonly chance: number }[]): string =>
    `${one} and ${other}: ${turns.map(({ turn, chance }) => `${hundred(chance)} by ${turn}`).join(', ')}`,
  endings: 'How the war has ended by then',
  ending: (words: string, share: number): string => `${words}: ${hundred(share)}`,
  plan: 'What the plan changes, the same wars without it',
  planned: (track: string, turn: string, withPlan: number, without: number): string =>
    `${track}, ${turn}: ${withPlan} at the middle instead of ${without}`,
  plannedReach: (track: string, level: string, withPlan: number, without: number): string =>
    `${track} reaches ${level}: ${hundred(withPlan)} instead of ${hundred(without)}`,
} as const
