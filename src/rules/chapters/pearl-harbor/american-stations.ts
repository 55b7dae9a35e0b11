import type { Condition, Told } from '../../core/index.ts'
import type { Permission } from '../tension/index.ts'

/** American forces that the rules tell apart while the U.S. is at peace. */
export const AMERICAN_FORCES = {
  ground: 'ground units',
  air: 'air units',
  airTransport: 'air transport',
  pacificFleet: 'ships of the Pacific fleet',
  atlanticCore: 'the core of the Atlantic fleet',
  atlanticShips: 'the Yorktown and Atlantic launches',
  asw: 'ASW',
  submarines: 'submarines',
} as const
export type AmericanForce = keyof typeof AMERICAN_FORCES

/** Where they might go. */
export const AMERICAN_STATIONS = {
  europe: 'the European map',
  southAfrica: 'the South Africa box',
  ethiopia: 'the Ethiopia box',
  atlanticUsBox: 'the Atlantic U.S. box',
  atlanticSw: 'the Atlantic SW box',
  pacificUsBox: 'the Pacific U.S. box',
  pearlHarbor: 'Pearl Harbor',
  philippines: 'the Philippines',
  americanPacific: 'other American lands in the Pacific',
  britishPacific: 'British lands on the Pacific front',
  pacificMap: 'the rest of the Pacific map',
  australia: 'the Australia box',
  india: 'the India box',
  pacificSw: 'the Pacific SW box',
} as const
export type AmericanStation = keyof typeof AMERICAN_STATIONS

/** Some forces, and where they would go. */
export interface Whither {
  readonly to: readonly AmericanStation[]
  readonly forces: readonly AmericanForce[]
}

/** Something that holds forces back until a condition is met; a leave does not help against it where it is firm. */
export interface AmericanBar extends Whither, Told {
  readonly until: Condition
  readonly isFirm?: true
}

/** Something that lets forces go there before a bar is lifted, or so many of them. */
export interface AmericanLeave extends Whither {
  readonly by: Pick<Permission, 'when' | 'most' | 'words' | 'cite'>
}

export interface AmericanForceClauses {
  readonly bars: readonly AmericanBar[]
  readonly leaves: readonly AmericanLeave[]
}
