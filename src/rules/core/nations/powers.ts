import { isOneOf } from '../names.ts'
export const SIDES = ['axis', 'allies'] as const
export type Side = (typeof SIDES)[number]

export const POWERS = ['germany', 'italy', 'japan', 'britain', 'france', 'us', 'russia', 'china'] as const
export type Power = (typeof POWERS)[number]
export type ByPower<T> = Readonly<Record<Power, T>>

/** The three that pool diplomatic points; Japan and China have none (49.12 (d)). */
export const FACTIONS = ['axis', 'westernAllies', 'russia'] as const
export type Faction = (typeof FACTIONS)[number]
export type ByFaction<T> = Readonly<Record<Faction, T>>

/** Those who sit together at the table: the three that pool points, and Japan and China each for itself. */
export const DELEGATIONS = [...FACTIONS, 'japan', 'china'] as const
export type Delegation = (typeof DELEGATIONS)[number]

export const POWER_NAMES: ByPower<string> = {
  germany: 'Germany',
  italy: 'Italy',
  japan: 'Japan',
  britain: 'Britain',
  france: 'France',
  us: 'the U.S.',
  russia: 'Russia',
  china: 'Nationalist China',
}

export const FACTION_NAMES: ByFaction<string> = {
  axis: 'the European Axis',
  westernAllies: 'the Western Allies',
  russia: 'Russia',
}

export const DELEGATION_NAMES: Readonly<Record<Delegation, string>> = {
  ...FACTION_NAMES,
  japan: POWER_NAMES.japan,
  china: POWER_NAMES.china,
}

/** Italy is Axis even while it is neutral (49.26). */
export const POWERS_OF: ByFaction<readonly Power[]> = {
  axis: ['germany', 'italy'],
  westernAllies: ['britain', 'france', 'us'],
  russia: ['russia'],
}

export const SIDE_OF: ByPower<Side> = {
  germany: 'axis',
  italy: 'axis',
  japan: 'axis',
  britain: 'allies',
  france: 'allies',
  us: 'allies',
  russia: 'allies',
  china: 'allies',
}

export const sideOf = (one: Delegation): Side => (one === 'axis' || one === 'japan' ? 'axis' : 'allies')

/** Who moves in the player turn of a side. */
export const FACTIONS_MOVING: Readonly<Record<Side, readonly Faction[]>> = { axis: ['axis'], allies: ['westernAllies', 'russia'] }

const FACTION_OF: ReadonlyMap<Power, Faction> = new Map(FACTIONS.flatMap((faction) => POWERS_OF[faction].map((power) => [power, faction])))

export const factionOf = (power: Power): Faction | undefined => FACTION_OF.get(power)

export const delegationOf = (power: Power): Delegation => FACTION_OF.get(power) ?? (power === 'japan' ? 'japan' : 'china')

export const isFaction = (name: unknown): name is Faction => isOneOf(FACTIONS, name)

/** Whose word counts for a faction: the U.S. takes over from Britain once it is at war with Germany (49.51B (b)). */
export function leaderOf(faction: Faction, isUsAtWarWithGermany: boolean): Power {
  switch (faction) {
    case 'axis':
      return 'germany'
    case 'westernAllies':
      return isUsAtWarWithGermany ? 'us' : 'britain'
    case 'russia':
      return 'russia'
  }
}
