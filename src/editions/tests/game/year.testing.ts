import type { Placements } from '../../../rules/core/index.ts'
import type { Order } from '../../../rules/game/index.ts'
import { given, type Story } from './game.testing.ts'

export const openYear: Order = { type: 'open-year', by: 'referee', turn: '1940 spring' }
export const seal = (by: 'axis' | 'westernAllies' | 'russia', placements: Placements = {}): Order => ({
  type: 'seal-allocation',
  by,
  placements,
})
export const openPhase = (side: 'axis' | 'allies', turn = '1940 spring' as const): Order => ({
  type: 'open-phase',
  by: 'referee',
  turn,
  side,
})
export const name = (
  by: 'axis' | 'westernAllies' | 'russia',
  ...targets: readonly ('hungary' | 'turkey' | 'rumania' | 'greece' | 'bulgaria')[]
): Order => ({
  type: 'name-targets',
  by,
  nominations: targets.map((target) => ({ target, manner: 'ordinary' })),
})
export const roll = (by: 'axis' | 'westernAllies' | 'russia', target: 'hungary' | 'turkey' | 'greece' | 'bulgaria' | 'rumania'): Order => ({
  type: 'roll',
  by,
  target,
})
export const take = (
  by: 'axis' | 'westernAllies' | 'russia',
  target: 'hungary' | 'turkey' | 'greece' | 'bulgaria',
  result: string,
): Order => ({
  type: 'take-result',
  by,
  target,
  result,
})

/** 1940, the Axis with five points: two in Turkey, two in Hungary. */
export const allocated = (document: Readonly<Record<string, unknown>> = {}): Story =>
  given({ turn: '1939 winter', ...document })
    .when(openYear)
    .when(seal('axis', { turkey: 2, hungary: 2 }))
    .when(seal('westernAllies', { turkey: 1 }))
    .when(seal('russia', { turkey: 1 }))
