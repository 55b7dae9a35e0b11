import { type FactId, factsWith, isBefore, isFactId, type Situation, type Standing, type Turn, type War } from '../../rules/core/index.ts'
import type { Rulebook, Scenario } from '../../rules/game/index.ts'
import { startOf, USUAL_COURSE, USUAL_WITH_WAR } from '../index.ts'
import { inferred } from './implied-facts/inference.ts'

/** The world as it usually is when a turn begins: a scenario's start, with our demonstrations and history up to then. */
export interface UsualWorld {
  readonly situation: Situation
  /** The facts that have usually changed by then. */
  readonly changed: readonly FactId[]
}

type Milestone = Pick<Scenario, 'turn' | 'facts' | 'wars'> & { readonly standings?: Scenario['standings'] }

const worlds = new WeakMap<Rulebook, Map<string, UsualWorld>>()

function worldAt(book: Rulebook, scenario: Scenario, turn: Turn): UsualWorld {
  const demonstrations = Object.values(book.scenarios).filter(({ isDemonstration }) => isDemonstration === true)
  const past: readonly Milestone[] = [...USUAL_COURSE, ...demonstrations]
    .filter((milestone) => isBefore(scenario.turn, milestone.turn) && !isBefore(turn, milestone.turn))
    .toSorted((one, other) => (isBefore(one.turn, other.turn) ? -1 : 1))
  const start = startOf(scenario)
  const wars = past.flatMap(({ wars: begun, turn: since }) => begun.map((war): War => ('between' in war ? war : { between: war, since })))
  const standings: Readonly<Record<string, Standing>> = Object.assign({}, ...past.map((milestone) => milestone.standings))
  const facts = Object.assign({}, ...past.map((milestone) => milestone.facts))
  const { situation } = inferred(
    book,
    {
      ...start,
      turn,
      facts: factsWith(start.facts, facts),
      wars: [...start.wars, ...wars],
      standings: { ...start.standings, ...standings },
    },
    {},
  )
  const changed = Object.keys(situation.facts).filter((id) => isFactId(id) && situation.facts[id] !== start.facts[id]) as FactId[]
  return { situation, changed }
}

/** What usually is so by this turn of the scenario. */
export function usualWorld(book: Rulebook, scenario: Scenario, turn: Turn): UsualWorld {
  const known = worlds.get(book) ?? new Map<string, UsualWorld>()
  worlds.set(book, known)
  const key = `${scenario.id} ${turn}`
  const world = known.get(key) ?? worldAt(book, scenario, turn)
  known.set(key, world)
  return world
}

/** What has usually happened by the end of this turn because of a war that was declared in it. */
export const usualWithWars = ({ declarations, turn }: Situation): readonly FactId[] =>
  USUAL_WITH_WAR.filter(({ wars }) =>
    declarations.some((one) => one.turn === turn && one.revoked !== true && wars.some(([by, on]) => one.by === by && one.on === on)),
  ).flatMap(({ facts }) => Object.keys(facts).filter(isFactId))
