import type { Intent } from '../../../rules/chapters/war/index.ts'
import { FACTIONS, FACTIONS_MOVING, firstTurnOf, type Side, type Turn, yearOf } from '../../../rules/core/index.ts'
import type { Order } from '../../../rules/game/index.ts'
import { given, type Story } from '../game/game.testing.ts'

const seal = (by: (typeof FACTIONS)[number]): Order => ({ type: 'seal-allocation', by, placements: {} })
const openPhase = (turn: Turn, side: Side): Order => ({ type: 'open-phase', by: 'referee', turn, side })
export const declare = (...intents: readonly Intent[]): Order => ({ type: 'declare-war', by: 'referee', intents })
export const revoke = (by: Intent['by'], on: Intent['on']): Order => ({
  type: 'revoke-declaration',
  by: 'referee',
  declaration: { by, on },
})
export const act = (
  by: Intent['by'],
  on: Intent['on'],
  actor: Intent['on'],
  how: Extract<Order, { type: 'meet-obligation' }>['act'] = 'offensive',
): Order => ({ type: 'meet-obligation', by: 'referee', declaration: { by, on }, act: how, actor })

export const phaseDone = (story: Story, turn: Turn, side: Side): Story =>
  FACTIONS_MOVING[side]
    .reduce((told, by) => told.when({ type: 'name-targets', by, nominations: [] }), story.when(openPhase(turn, side)))
    .when({ type: 'close-phase', by: 'referee' })

/** The side has just ended its diplomatic phase. */
export function windowOf(side: Side, turn: Turn, document: Readonly<Record<string, unknown>> = {}): Story {
  const first = firstTurnOf(yearOf(turn))
  const year = given({ ...document, turn: first }).when({ type: 'open-year', by: 'referee', turn: first })
  return phaseDone(
    FACTIONS.reduce((told, by) => told.when(seal(by)), year),
    turn,
    side,
  )
}
