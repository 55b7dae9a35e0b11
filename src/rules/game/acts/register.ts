import type { ActDeclaration } from '../declaration.ts'
import type { StageAct } from '../event.ts'
import type { Progress } from '../progress.ts'
import { accrue, foreseeTension } from './accrual.ts'
import { announce } from './announce.ts'
import { checkEnding } from './check-ending.ts'
import { openDeclarations, revokeUnmet } from './declarations.ts'
import { drawOffsets } from './draw-offsets.ts'
import { mobilize } from './mobilize.ts'
import { closePhaseAct, openPhaseAct, openYearAct } from './phases.ts'
import { setInitiative } from './set-initiative.ts'
import { surrenders } from './surrenders.ts'

/** Everything the referee does by himself as a stage begins or ends. */
export const ACTS = [
  openYearAct,
  openPhaseAct,
  closePhaseAct,
  openDeclarations,
  drawOffsets,
  mobilize,
  revokeUnmet,
  accrue,
  setInitiative,
  announce,
  surrenders,
  foreseeTension,
  checkEnding,
] as const

const BY_NAME = new Map(ACTS.map((act) => [act.is, act]))

/** One after the other, until the war ends; each is followed by what it does to tension. */
export function carryOutActs(progress: Progress, acts: readonly StageAct[] = []): void {
  for (const act of acts) {
    if (progress.game.ending !== null) return
    const declaration = BY_NAME.get(act.is) as unknown as ActDeclaration<StageAct>
    progress.withTension(() => declaration.carryOut(progress, act))
  }
}
