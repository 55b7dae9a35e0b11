import { allotDoor } from '../../../counsel/index.ts'
import { whyNotAllocate } from '../../../rules/chapters/points/index.ts'
import type { Faction, Placements, Refusal, Target } from '../../../rules/core/index.ts'
import { askOf, type OpenSituation } from '../../situation/index.ts'
import { sentence } from '../../wording.ts'

/** What the book hands out as things stand. */
export function receivedBy(current: OpenSituation, by: Faction): number {
  const answer = askOf(current, allotDoor)
  return answer.ok ? answer.factions[by].total : 0
}

/** Every rule that these placements break, as the door `may` would name them. */
export const whyNotPlace = ({ book, judged }: OpenSituation, by: Faction, placements: Placements, points: number): readonly Refusal[] =>
  whyNotAllocate(book, judged, by, placements, points)

/** The rules that concern this target, or the sum of all. */
export const concerning = (refusals: readonly Refusal[], target: Target): readonly Refusal[] =>
  refusals.filter(({ data }) => data['target'] === target || data['placed'] !== undefined)

/** Every rule that the points placed in a target now break, each faction's measured by what it receives now. */
export const whyNotStaying = (current: OpenSituation, by: Faction, target: Target): readonly Refusal[] =>
  (current.situation.placements[by][target] ?? 0) === 0
    ? []
    : concerning(whyNotPlace(current, by, current.situation.placements[by], receivedBy(current, by)), target)

/** A reason without the target's name or the number refused before it: the one stands beside it already, the other was never taken. */
export const reason = ({ words }: Refusal, name: string): string =>
  sentence(words.replace(`${name}: `, '').replace(/^\d+ points[;,] (but )?/, ''))
