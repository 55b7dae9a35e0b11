import { startOf } from '../../editions/index.ts'
import { DELEGATIONS, mapEach } from '../../rules/core/index.ts'
import { gameAt, type Rulebook } from '../../rules/game/index.ts'
import { playKept } from '../rollouts/kept-rollout.ts'
import type { MapScript } from '../rollouts/scripts.ts'
import { POLICIES, type PolicyName } from '../rollouts/wars.ts'
import { randomFrom } from '../simulation/random.ts'
import type { PlayedGame } from '../simulation/simulation.ts'

/** A whole war with bots in every seat and a script for the map, every event kept. The same seed plays the same war. */
export function playWithBots(book: Rulebook, scenario: string, seed: number, bots: PolicyName, script: MapScript): PlayedGame {
  const found = Object.hasOwn(book.scenarios, scenario) ? book.scenarios[scenario] : undefined
  if (found === undefined) throw new Error(`${book.title} has no scenario "${scenario}"`)
  const start = gameAt(startOf(found))
  const dice = randomFrom(seed + 1)
  const played = playKept(book, start, {
    policies: mapEach(DELEGATIONS, () => POLICIES[bots]),
    script,
    random: randomFrom(seed),
    dice: () => dice.die(),
  })
  return { start, ...played, refused: 0 }
}
