import type { NamedAct } from '../book/stage.ts'
import type { ActDeclaration, Progress } from '../declaration/declaration.ts'
import { accrue, foreseeTension } from './accrual.ts'
import { announce } from './announce.ts'
import { checkEnding } from './check-ending.ts'
import { comeAbout } from './come-about.ts'
import { openDeclarations, revokeUnmet } from './declarations.ts'
import { drawOffsets } from './draw-offsets.ts'
import { followUp } from './follow-up.ts'
import { mobilize } from './mobilize.ts'
import { closePhaseAct, endNamingAct, openPhaseAct, openYearAct } from './phases.ts'
import { setInitiative } from './set-initiative.ts'
import { surrenders } from './surrenders.ts'

/** Everything the referee does by himself as a stage begins or ends. */
export const ACTS = [
  openYearAct,
  openPhaseAct,
  endNamingAct,
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
  followUp,
  comeAbout,
] as const

type ActIn<D> = D extends ActDeclaration<infer A, infer _Own, infer _Others> ? A : never
type EventIn<D> = D extends ActDeclaration<infer _A, infer Own, infer Others> ? Own | Others : never

/** What the referee does as a stage begins or ends. */
export type StageAct = ActIn<(typeof ACTS)[number]>

/** What may come of it. */
export type ActEvent = EventIn<(typeof ACTS)[number]>

const BY_NAME = new Map<string, ActDeclaration<NamedAct, ActEvent>>(ACTS.map((act) => [act.is, act as never]))

/** Everything there is to know of an act of the book's sequence. */
export function actDeclarationOf({ is }: NamedAct): ActDeclaration<NamedAct, ActEvent> {
  const found = BY_NAME.get(is)
  if (found === undefined) throw new Error(`no act "${is}"`)
  return found
}

/** One after the other, until the war ends; each is followed by what it does to tension. */
export function carryOutActs(progress: Progress<ActEvent>, acts: readonly NamedAct[] = []): void {
  for (const act of acts) {
    if (progress.game.ending !== null) return
    progress.withTension(() => BY_NAME.get(act.is)?.carryOut(progress, act))
  }
}
