import type { Faction } from '../../core/powers.ts'
import type { ActDeclaration } from '../declaration.ts'
import { putYear } from '../orders/points/open-year.ts'
import { putPhaseEnd } from '../orders/rolls/close-phase.ts'
import { putPhase } from '../orders/rolls/open-phase.ts'

/** Points are counted and received. */
export const openYearAct: ActDeclaration<{ readonly is: 'open-year' }> = {
  is: 'open-year',
  carryOut: (progress) => putYear(progress, progress.game.situation.turn),
  events: {},
}

/** A diplomatic phase of these factions begins. */
export const openPhaseAct: ActDeclaration<{ readonly is: 'open-phase'; readonly movers: readonly Faction[] }> = {
  is: 'open-phase',
  carryOut: (progress, { movers }) => putPhase(progress, progress.game.situation.turn, movers),
  events: {},
}

export const closePhaseAct: ActDeclaration<{ readonly is: 'close-phase' }> = { is: 'close-phase', carryOut: putPhaseEnd, events: {} }
