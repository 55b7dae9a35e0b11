import type { Faction } from '../../core/index.ts'
import type { ActDeclaration } from '../declaration/declaration.ts'
import { putYear, type YearOpened } from '../orders/points/open-year.ts'
import { type PhaseClosed, putPhaseEnd } from '../orders/rolls/close-phase.ts'
import { type PointsRevealed, putSilence, type TargetsNamed } from '../orders/rolls/name-targets.ts'
import { type PhaseOpened, putPhase, type WaitEnded } from '../orders/rolls/open-phase.ts'
import type { ResultApplied } from '../orders/rolls/take-result.ts'

/** Points are counted and received. */
export const openYearAct: ActDeclaration<{ readonly is: 'open-year' }, never, YearOpened> = {
  is: 'open-year',
  words: 'points are counted and told to everybody',
  rules: ({ clauses }) => [clauses.pointsReceived, clauses.secrecy.totals],
  carryOut: (progress) => putYear(progress, progress.game.situation.turn),
  events: {},
}

/** A diplomatic phase of these factions begins. */
export const openPhaseAct: ActDeclaration<
  { readonly is: 'open-phase'; readonly movers: readonly Faction[] },
  never,
  PhaseOpened | WaitEnded
> = {
  is: 'open-phase',
  words: ({ clauses }) =>
    clauses.phaseRuns === 'together'
      ? 'a phase begins in which no roll is changed by another’s result'
      : 'a phase begins in which each result comes about at once',
  rules: ({ clauses }) => [clauses.phaseRules.name],
  carryOut: (progress, { movers }) => putPhase(progress, progress.game.situation.turn, movers),
  events: {},
}

/** The naming is over, whoever has not spoken. */
export const endNamingAct: ActDeclaration<{ readonly is: 'end-naming' }, never, TargetsNamed | PointsRevealed> = {
  is: 'end-naming',
  words: 'whoever has not spoken names nobody',
  carryOut: putSilence,
  events: {},
}

export const closePhaseAct: ActDeclaration<{ readonly is: 'close-phase' }, never, PhaseClosed | ResultApplied> = {
  is: 'close-phase',
  words: 'results come about',
  rules: ({ clauses }) => [clauses.phaseRules.results],
  carryOut: putPhaseEnd,
  events: {},
}
