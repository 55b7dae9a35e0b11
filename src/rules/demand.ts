import { concerns } from './bar.ts'
import { conditionHere } from './binding.ts'
import type { Minor } from './countries.ts'
import { type FactId, factsWith } from './facts.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { Rulebook } from './rulebook.ts'
import { ordinaryRoll, type Situation } from './situation.ts'
import { targetName } from './targets.ts'
import { isMet } from './weighing.ts'

/** Every bar of the book that a Russian demand on this country breaks, as things stand. */
export const brokenByDemand = (book: Rulebook, situation: Situation, of: Minor): readonly Refusal[] =>
  (book.clauses.demandBars ?? [])
    .filter((bar) => concerns(bar, 'russia', of) && isMet(conditionHere(bar.when, of), situation, ordinaryRoll(of, 'russia')))
    .map((bar) => refuse(bar.id, `${targetName(of)}: ${bar.words}`, bar.cite, { target: of }))

const DEMANDED: Readonly<Partial<Record<Minor, FactId>>> = { rumania: 'bessarabia.demanded', finland: 'finnishBorder.demanded' }

/** The roll that answers a demand is judged as things stood when it was made. */
export function beforeDemand(situation: Situation, of: Minor): Situation {
  const fact = DEMANDED[of]
  return fact === undefined ? situation : { ...situation, facts: factsWith(situation.facts, { [fact]: false }) }
}
