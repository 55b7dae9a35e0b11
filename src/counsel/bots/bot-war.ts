import { startOf } from '../../editions/index.ts'
import { DELEGATIONS, mapEach } from '../../rules/core/index.ts'
import { decide, type Game, gameAt, type Rulebook } from '../../rules/game/index.ts'
import { playOn } from '../rollouts/rollout.ts'
import type { MapScript } from '../rollouts/scripts.ts'
import { POLICIES, type PolicyName } from '../rollouts/wars.ts'
import { randomFrom } from '../simulation/random.ts'
import type { Move, PlayedGame } from '../simulation/simulation.ts'

/** A whole war with bots in every seat and a script for the map, every event kept. The same seed plays the same war. */
export function playWithBots(book: Rulebook, scenario: string, seed: number, bots: PolicyName, script: MapScript): PlayedGame {
  const found = Object.hasOwn(book.scenarios, scenario) ? book.scenarios[scenario] : undefined
  if (found === undefined) throw new Error(`${book.title} has no scenario "${scenario}"`)
  const start = gameAt(startOf(found))
  const dice = randomFrom(seed + 1)
  const moves: Move[] = []
  let faces: number[] = []
  let game: Game = start
  playOn(book, start, {
    policies: mapEach(DELEGATIONS, () => POLICIES[bots]),
    script,
    random: randomFrom(seed),
    dice: () => {
      faces.push(dice.die())
      return faces.at(-1) ?? Number.NaN
    },
    heard: (order) => {
      const left = [...faces]
      const decision = decide(book, game, order, () => left.shift() ?? Number.NaN)
      if (!decision.accepted) throw new Error(`${order.type}: ${decision.refusals.map(({ words }) => words).join('; ')}`)
      moves.push({ order, dice: faces, events: decision.events })
      game = decision.game
      faces = []
    },
  })
  return { start, moves, game, refused: 0 }
}
