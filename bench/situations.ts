import { readSituation } from 'chancery/reading'
import { factsWith, type Situation } from 'chancery/rules/core'

/** A small random source, so that every run asks the same questions. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function firstSituation(): Situation {
  const read = readSituation({ edition: 'classic', turn: '1941 spring', facts: { 'hungary.axisFactors': 3 } })
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  return read.situation
}

const CHANGES: readonly ((situation: Situation, pick: (below: number) => number) => Situation)[] = [
  ...['france.fallen', 'italy.surrendered', 'balticStates.russiaEntered', 'bessarabia.fought'].map((id) => (situation: Situation) => ({
    ...situation,
    facts: factsWith(situation.facts, { [id]: situation.facts[id] !== true }),
  })),
  ...['hungary.axisFactors', 'hungary.westernFactors', 'hungary.unbuilt'].map(
    (id) => (situation: Situation, pick: (below: number) => number) => ({
      ...situation,
      facts: factsWith(situation.facts, { [id]: pick(20) }),
    }),
  ),
  (situation, pick) => ({
    ...situation,
    standings: { ...situation.standings, hungary: { result: ([null, 7, 8, 9, -1] as const)[pick(5)] ?? null, with: null } },
  }),
  (situation) => ({
    ...situation,
    wars: situation.wars.some(({ between }) => between.includes('russia'))
      ? []
      : [...situation.wars, { between: ['germany', 'russia'], since: '1941 spring' }],
  }),
  (situation, pick) => ({
    ...situation,
    placements: { ...situation.placements, axis: { hungary: pick(3) }, russia: { hungary: pick(3) } },
  }),
]

/** So many moments of a classic game, each one thing away from the last. */
export function someSituations(count: number): readonly Situation[] {
  const pick = numbers(1939)
  const situations = [firstSituation()]
  while (situations.length < count) {
    const change = CHANGES[pick(CHANGES.length)]
    const last = situations.at(-1)
    if (change !== undefined && last !== undefined) situations.push(change(last, pick))
  }
  return situations
}
