import { usualWorld } from '../../../../editions/reading/index.ts'
import { isTrackKept } from '../../../../rules/chapters/tension/index.ts'
import {
  type Delegation,
  delegationOf,
  FACTIONS,
  FACTS,
  type FactId,
  type Faction,
  factsRead,
  isFactId,
  isFaction,
  isPower,
  keysOf,
  type Modifier,
  nationOfFact,
  THIS_TURN_FACTS,
  TRACKS,
} from '../../../../rules/core/index.ts'
import type { Game, Rulebook } from '../../../../rules/game/index.ts'

/** So many are asked for at once; all others are found by searching. */
export const MOST_ASKED = 8

/** What is asked first, each more than any line moves: what was told before, what has usually changed by now, one's own forces where one has placed points, what is new each turn. */
const BEFORE_LINES = { told: 400, usual: 300, forces: 200, ofTurn: 100 }

const OWN_FORCES: Readonly<Record<Faction, string>> = { axis: 'axisFactors', westernAllies: 'westernFactors', russia: 'russianFactors' }

/** One's own forces in countries that are still to be rolled for: nobody else knows them better. */
function ownForces({ situation }: Game, by: Delegation | 'referee'): readonly FactId[] {
  if (by === 'referee' || !isFaction(by)) return []
  return keysOf(situation.placements[by])
    .map((target) => `${target}.${OWN_FORCES[by]}`)
    .filter(isFactId)
}

/** Whose doing it is where no power gives a fact its name: the Commonwealth sends factors east, Japan goes into Indochina. */
const DOERS: Readonly<Record<string, Delegation>> = { farEast: 'westernAllies', indochina: 'japan' }

/** Who does what a fact tells of; what nobody does by himself is everybody’s. */
function doerOf(fact: FactId): Delegation | undefined {
  const subject = nationOfFact(fact)
  return isPower(subject) ? delegationOf(subject) : isFaction(subject) ? subject : DOERS[subject]
}

/** It says what another delegation does by itself: whoever does it reports it. */
function isOfOthers(fact: FactId, by: Delegation | 'referee'): boolean {
  const doer = doerOf(fact)
  return by !== 'referee' && doer !== undefined && doer !== by
}

/** What everybody at the table notices when it happens is reported then, and not asked for every turn. */
const isNoticed = (fact: FactId): boolean => /\.(atomicAttack|surrendered|election)/.test(fact)

/** Asia’s delegations are asked for their own doings alone: Europe is reported by those who play there. */
const isAskedOf = (fact: FactId, by: Delegation | 'referee'): boolean =>
  by === 'referee' || (!isNoticed(fact) && (isFaction(by) ? !isOfOthers(fact, by) : doerOf(fact) === by))

/** What has usually changed by this turn and has not here. */
function usuallyChanged(book: Rulebook, { situation }: Game): readonly FactId[] {
  const scenario = book.scenarios[situation.scenario]
  if (scenario === undefined) return []
  const usual = usualWorld(book, scenario, situation.turn)
  return usual.changed.filter((fact) => usual.situation.facts[fact] !== (situation.facts[fact] ?? FACTS[fact].start))
}

/** Tables that are weighed next: those of the tracks, and of countries that somebody is known to have points in. */
function tablesNext(book: Rulebook, { situation, phase }: Game): readonly string[] {
  const kept = TRACKS.filter((track) => book.tables[track] !== undefined && isTrackKept(book, track, situation))
  const placed = FACTIONS.flatMap((faction: Faction) => keysOf(situation.placements[faction]))
  return [...new Set<string>([...kept, ...placed, ...keysOf(phase?.rolls ?? {})])].filter((table) => book.tables[table] !== undefined)
}

const readBy = ({ when, per }: Modifier): readonly FactId[] => [
  ...(when === undefined ? [] : factsRead(when)),
  ...(per === undefined ? [] : factsRead(per)),
]

/**
 * The facts that the rules read next. A line that hangs on one fact alone asks for it more than one on forty, and the small lines, which
 * come every turn, more than the great events that everybody notices.
 */
export function factsAskedNext(book: Rulebook, game: Game, by: Delegation | 'referee' = 'referee'): readonly FactId[] {
  const weights = new Map<FactId, number>()
  const add = (fact: FactId, weight: number): void => void weights.set(fact, (weights.get(fact) ?? 0) + weight)
  for (const table of tablesNext(book, game))
    for (const row of book.tables[table]?.rows ?? []) {
      const facts = readBy(row)
      for (const fact of facts) add(fact, 1 / (1 + Math.abs(row.value)) / facts.length)
    }
  for (const fact of [...weights.keys()])
    if (!isAskedOf(fact, by)) weights.delete(fact)
    else if (THIS_TURN_FACTS.includes(fact) && !isNoticed(fact)) add(fact, BEFORE_LINES.ofTurn)
  for (const fact of ownForces(game, by)) add(fact, BEFORE_LINES.forces)
  for (const fact of usuallyChanged(book, game)) add(fact, BEFORE_LINES.usual)
  for (const fact of Object.keys(game.reports)) if (isFactId(fact)) add(fact, BEFORE_LINES.told)
  return [...weights].sort(([, one], [, other]) => other - one).map(([fact]) => fact)
}
