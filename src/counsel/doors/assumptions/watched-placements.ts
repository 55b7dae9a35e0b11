import type { Faction, Situation } from '../../../rules/core/index.ts'

/** Placements that say whose of them were looked at. */
export const watchedPlacements = (placements: Situation['placements'], tell: (faction: Faction) => void): Situation['placements'] =>
  new Proxy(placements, {
    get(target, faction: Faction) {
      tell(faction)
      return target[faction]
    },
  })
