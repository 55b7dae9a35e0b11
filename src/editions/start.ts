import { allNeutral, factsWith, type Level, NO_MOBILIZATIONS, type Situation } from '../rules/core/index.ts'
import type { Scenario } from '../rules/game/index.ts'

/** The moment a scenario begins. */
export function startOf(scenario: Scenario): Situation {
  if (scenario?.wars === undefined) throw new Error('a game starts from a scenario of a book, as in openBook(…).scenarios')
  const none: Level = { actual: 0, effective: 0 }
  return {
    scenario: scenario.id,
    kind: scenario.kind,
    turn: scenario.turn,
    facts: factsWith({}, scenario.facts),
    standings: { ...allNeutral(), ...scenario.standings },
    wars: scenario.wars.map((war) => ('between' in war ? war : { between: war, since: scenario.turn, opening: true as const })),
    declarations: scenario.declarations ?? [],
    tensions: { rgt: none, usat: none, usjt: none, ...scenario.tensions },
    placements: { axis: {}, westernAllies: {}, russia: {} },
    namings: [],
    subversions: [],
    paid: {},
    tensionPointsUsed: [],
    mobilizations: scenario.mobilizations ?? NO_MOBILIZATIONS,
    struck: {},
  }
}
