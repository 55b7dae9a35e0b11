import { NO_STRIKE, type Strike } from './strike.ts'
import type { StrikeEvent } from './strike-event.ts'
import type { StrikeReport } from './strike-order.ts'

const withReport = (strike: Strike, { nasLost, sunk, damaged }: StrikeReport): Strike => ({
  ...strike,
  nas: strike.nas - nasLost,
  sunk: [...strike.sunk, ...sunk],
  damaged: [...strike.damaged, ...damaged],
})

/** The attack after an event: no book, no dice, no clock. */
export function evolveStrike(strike: Strike, event: StrikeEvent): Strike {
  switch (event.type) {
    case 'strike-launched': {
      const { turn, level, isTableUsed, force, taskForces } = event
      return {
        ...NO_STRIKE,
        step: isTableUsed ? 'magic' : 'first-strike',
        turn,
        level,
        isTableUsed,
        force,
        taskForces,
        nas: force.nas,
      }
    }
    case 'magic-committed': {
      const sealed = [...strike.sealed, event.by]
      return {
        ...strike,
        sealed,
        magic: { ...strike.magic, [event.by]: event.cards },
        step: sealed.length === 2 ? 'locate' : strike.step,
      }
    }
    case 'carriers-located':
      return { ...strike, step: 'surprise', column: event.column, located: event.located }
    case 'surprise-rolled': {
      const { die, modifier, total, level } = event
      return { ...strike, step: 'first-strike', surprise: { die, modifier, total, level } }
    }
    case 'first-strike-flown':
      return { ...strike, step: 'first-report', strikes: 1 }
    case 'first-strike-resolved':
      return { ...withReport(strike, event.report), step: 'second-strike' }
    case 'strike-withdrawn':
      return { ...strike, step: 'return' }
    case 'second-strike-flown':
      return { ...strike, step: 'second-report', strikes: 2, cap: event.cap }
    case 'second-strike-resolved':
      return {
        ...withReport(strike, event.report),
        step: strike.isTableUsed ? 'intercept' : 'return',
        oilDestroyed: event.oilDestroyed,
      }
    case 'interception-tried': {
      const intercepting = event.tries.filter(({ succeeds }) => succeeds).map(({ force }) => force)
      return { ...strike, intercepting, step: intercepting.length > 0 ? 'combat-report' : 'return' }
    }
    case 'combat-resolved':
      return { ...strike, nas: strike.nas - event.nasLost, step: 'return' }
    case 'strike-returned': {
      const { column, located, berths, mayContest } = event
      return { ...strike, step: 'over', column, located, berths, mayContest }
    }
  }
}

export const foldStrike = (events: readonly StrikeEvent[], start: Strike = NO_STRIKE): Strike => events.reduce(evolveStrike, start)
