import { opensYear, type Turn } from '../calendar.ts'
import type { FactValue } from '../facts/fact.ts'
import { FACTS, THIS_TURN_FACTS } from '../facts/facts.ts'
import { factsWith } from '../facts/known-facts.ts'
import { type Situation, situationWith } from './situation.ts'

/** The same situation when a new year begins: this year's losses are last year's now (49.154F), and nothing has been produced yet. */
export function yearTurned(situation: Situation, turn: Turn): Situation {
  const lost = situation.facts['russia.undefendedLostThisYear'] ?? 0
  const isNewYear = situation.turn !== turn
  return situationWith(situation, {
    turn,
    facts: isNewYear
      ? factsWith(situation.facts, {
          'russia.undefendedLostLastYear': lost,
          'russia.undefendedLostThisYear': 0,
          'russia.airProduction': 0,
          'russia.militaryProduction': 0,
        })
      : situation.facts,
  })
}

/** Facts that say what was done this turn begin every turn as they were at the start of the game. */
const CLEARED: Readonly<Record<string, FactValue>> = Object.fromEntries(THIS_TURN_FACTS.map((id) => [id, FACTS[id].start]))

/** The same situation as this turn begins; the first turn of a game changes nothing. */
export function turnBegun(situation: Situation, turn: Turn): Situation {
  if (situation.turn === turn) return situation
  const ships = Math.max(
    Number(situation.facts['farEast.mostBritishNavalFactors'] ?? 0),
    Number(situation.facts['farEast.britishNavalFactors'] ?? 0),
  )
  const cleared = situationWith(situation, { facts: factsWith(situation.facts, { ...CLEARED, 'farEast.mostBritishNavalFactors': ships }) })
  return opensYear(turn) ? yearTurned(cleared, turn) : situationWith(cleared, { turn })
}
