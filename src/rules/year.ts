import type { Turn } from './calendar.ts'
import type { Situation } from './situation.ts'

/** The same situation when a new year begins: this year's losses are last year's now (49.154F), and nothing has been produced yet. */
export function yearTurned(situation: Situation, turn: Turn): Situation {
  const lost = situation.facts['russia.undefendedLostThisYear'] ?? 0
  const isNewYear = situation.turn !== turn
  return {
    ...situation,
    turn,
    facts: isNewYear
      ? {
          ...situation.facts,
          'russia.undefendedLostLastYear': lost,
          'russia.undefendedLostThisYear': 0,
          'russia.airProduction': 0,
          'russia.militaryProduction': 0,
        }
      : situation.facts,
  }
}
