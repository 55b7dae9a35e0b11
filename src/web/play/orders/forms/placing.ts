import type { Faction, Placements } from '../../../../rules/core/index.ts'
import { keep, kept, parsed, storeOf } from '../../../parts/index.ts'

/** What is being placed in this browser, by game, turn and faction, until it is sealed or kept as a draft. */
const placing = storeOf<Readonly<Record<string, Placements | undefined>>>({})

const keyOf = (name: string, by: Faction): string => `chancery.allocation.${name}.${by}`

/** Says of which game and turn it is. */
export const placingName = (id: string, turn: string): string => `${id}.${turn}`

/** What lies on the form now; at first what this browser kept, or else the draft. */
export function usePlacing(name: string, by: Faction, draft: Placements | null): Placements {
  const key = keyOf(name, by)
  return placing.use()[key] ?? (parsed(kept(key)) as Placements | undefined) ?? draft ?? {}
}

export function place(name: string, by: Faction, placements: Placements): void {
  const key = keyOf(name, by)
  keep(key, JSON.stringify(placements))
  placing.set({ ...placing.get(), [key]: placements })
}

/** What the server keeps, sealed or as a draft, this browser need not. */
export const forgetPlacing = (name: string, by: Faction): void => keep(keyOf(name, by), undefined)
