import { readSituation } from 'chancery/reading'
import type { Situation } from 'chancery/rules/core'

/** A small random source, so that every run asks the same questions. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function someSituation(pick: (below: number) => number): Situation {
  const read = readSituation({
    edition: 'classic',
    turn: '1941 spring',
    facts: {
      'france.fallen': pick(2) === 1,
      'italy.surrendered': pick(2) === 1,
      'hungary.axisFactors': pick(20),
      'hungary.westernFactors': pick(9),
      'hungary.unbuilt': pick(4),
      'balticStates.russiaEntered': pick(2) === 1,
      'bessarabia.fought': pick(2) === 1,
    },
    standings: { hungary: { result: [null, 7, 8, 9, -1][pick(5)] ?? null } },
    wars: pick(2) === 1 ? [['germany', 'russia']] : [],
    placements: { axis: { hungary: pick(3) }, westernAllies: { hungary: pick(3) }, russia: { hungary: pick(3) } },
  })
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  return read.situation
}

/** So many moments of a classic game, read as the product reads them. */
export function someSituations(count: number): readonly Situation[] {
  const pick = numbers(1939)
  return Array.from({ length: count }, () => someSituation(pick))
}
