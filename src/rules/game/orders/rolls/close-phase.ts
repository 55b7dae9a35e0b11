import { z } from 'zod/mini'
import { type Faction, itsOf, type Minor, type Refusal, refuse, sideOf, targetName, withVerb } from '../../../core/index.ts'
import type { Rulebook } from '../../book/rulebook.ts'
import type { OrderDeclaration, Progress, Shaped } from '../../declaration/declaration.ts'
import { faction, referee } from '../../declaration/shapes.ts'
import { type Game, gameWith, isLeftToAxis } from '../../game.ts'
import { withFacts } from '../../situation-changes.ts'
import { factionNames } from '../../words/notes.ts'
import { telling } from '../../words/telling.ts'
import { comesAtOnce } from './pending.ts'
import type { ResultApplied } from './take-result.ts'

const shape = z.strictObject({ type: z.literal('close-phase'), by: referee })

export type ClosePhase = Shaped<typeof shape>

export interface PhaseClosed {
  readonly type: 'phase-closed'
  readonly movers: readonly Faction[]
}

/** What is still open in the phase. */
export function whyNotClose(book: Rulebook, game: Game): readonly Refusal[] {
  if (game.phase === null) return [refuse('no-phase', 'no diplomatic phase is under way')]
  const { movers, named, rolls } = game.phase
  const silent = book.clauses.phaseRuns === 'one-by-one' ? [] : movers.filter((faction) => !named.includes(faction))
  const open = (Object.keys(rolls) as Minor[]).filter((target) => rolls[target]?.outcome === null)
  const asked = (Object.keys(rolls) as Minor[]).filter((target) => rolls[target] !== undefined && isLeftToAxis(rolls[target]))
  return [
    ...asked.map((target) =>
      refuse('demand-open', `${targetName(target)}: the Axis have still to say whether it resists`, book.clauses.demandAnswers, {
        target,
      }),
    ),
    ...silent.map((faction) =>
      refuse(
        'still-to-name',
        `${withVerb(faction, 'has')} still to name ${itsOf(faction)} targets, or none`,
        book.clauses.phaseRules.nameFirst,
        {
          faction,
        },
      ),
    ),
    ...open.map((target) =>
      refuse('roll-open', `${targetName(target)}: the roll is not finished`, book.clauses.phaseRules.results, { target }),
    ),
  ]
}

/** 49.51: results come about when every die has fallen, unless they already have. */
export function putPhaseEnd(progress: Progress<ResultApplied | PhaseClosed>): void {
  const { phase } = progress.game
  if (phase === null) return
  const waiting = Object.values(phase.rolls).filter((roll) => !comesAtOnce(progress.book, roll))
  for (const { outcome } of waiting) if (outcome !== null) progress.put({ type: 'result-applied', outcome })
  progress.put({ type: 'phase-closed', movers: phase.movers })
}

/** The end of a diplomatic phase, in a game that keeps no sequence of play. */
export const closePhase: OrderDeclaration<ClosePhase, PhaseClosed, ResultApplied> = {
  type: 'close-phase',
  words: 'a diplomatic phase is closed and its results come about',
  rules: ({ clauses }) => [clauses.phaseRules.results],
  shape,
  when: 'in-its-stage',
  whyNot: whyNotClose,
  carryOut: putPhaseEnd,
  offers: 'nothing',
  short: null,
  events: {
    'phase-closed': {
      shape: z.looseObject({ movers: z.array(faction) }),
      evolve: (game, { movers }) =>
        gameWith(game, {
          situation: Object.values(game.phase?.rolls ?? {}).reduce((now, { brings }) => withFacts(now, brings ?? {}), game.situation),
          phase: null,
          declaring: [...new Set(movers.map(sideOf))],
          window: null,
        }),
      show: 'everything',
      tell: ({ clauses }, { movers }) => telling(`the diplomatic phase of ${factionNames(movers)} is over`, [clauses.phaseRules.results]),
      heading: null,
    },
  },
}
