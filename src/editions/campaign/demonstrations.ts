import type { Scenario } from '../../rules/game/index.ts'
import { demonstrations as starts } from '../2023/demonstrations.ts'

/** What the other books count in BRPs or garrisons, and this one does not. */
const NOT_HERE = /yssBrps|garrison/i

/** What only this book asks: when capitals fell, and what became of France. */
const MORE: Scenario['facts'] = { 'vichyFrance.formed': 'formed', 'initiative.holder': 'axis' }

/** The same starts of ours for the campaign: the results of the tables are its statuses (RC-14). */
export const demonstrations: readonly Scenario[] = starts.map(({ mobilizations: _mobilizations, facts, ...start }) => ({
  ...start,
  facts: { ...Object.fromEntries(Object.entries(facts).filter(([id]) => !NOT_HERE.test(id))), ...MORE },
}))
