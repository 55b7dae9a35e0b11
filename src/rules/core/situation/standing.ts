import type { Turn } from '../calendar.ts'
import { mapEach } from '../names.ts'
import { MINOR_COUNTRIES, MINORS, type Minor } from '../nations/countries.ts'
import { type Faction, factionOf, type Power, type Side } from '../nations/powers.ts'

/** The results that stay in effect; 1-2, 3-4 and 5-6 keep or end one of these (R49-27). 5 and 6 are the Ukraine's alone. */
export const POLICIES = [-3, -2, -1, 0, 5, 6, 7, 8, 9, 10] as const
export type Policy = (typeof POLICIES)[number]

/** What a country has granted, from least to most. */
export const BONDS = ['units', 'income', 'hexes', 'associate', 'ally'] as const
export type Bond = (typeof BONDS)[number]

/** Where a minor country stands now. */
export interface Standing {
  /** The result in effect, or nothing: every country begins so (GN-09 start). */
  readonly result: Policy | null
  /** The power that benefits from it. */
  readonly with: Power | null
  /** The turn it came into effect. */
  readonly since?: Turn
  /** The turn in which it first joined that side, if the result in effect is a later one. */
  readonly joined?: Turn
  /** It came of an enemy's declaration of war, not of a roll. */
  readonly attacked?: true
  /** A starred result: never named again (49.52). */
  readonly permanent?: true
  /** Its capital is in enemy hands; its result has lapsed (49.435). */
  readonly conquered?: true
  /** Sweden's 9 or 10 that waits on Finland. */
  readonly waiting?: true
  /** Units it may lend for the east: Spain, Poland, Vichy France. */
  readonly volunteers?: number
  /** A result of 0 or lower came, and none of 5 or more since (R49-07). */
  readonly turnedAllied?: true
  /** The Axis once had a 7 or better there, or Russia a 0 or lower: it counts for tension to the end (RT-07). */
  readonly axisGained?: true
  readonly russiaGained?: true
  /** A result of 2 or lower came, and none of 5 or more since (R49-28). */
  readonly heavyWaterStopped?: true
}

export type Standings = Readonly<Record<Minor, Standing>>

export const NEUTRAL: Standing = { result: null, with: null }

/** Whose gain a result is, for the tension it causes ever after (RT-07). */
export const gainMarks = (result: Policy, power: Power | null | undefined): Partial<Standing> => ({
  ...(result >= 7 ? { axisGained: true } : {}),
  ...(result <= 0 && power === 'russia' ? { russiaGained: true } : {}),
})

/** The standings with some of them changed, always of one shape, for the reason that `situationWith` gives. */
export const standingsWith = (standings: Standings, changed: Readonly<Partial<Standings>>): Standings =>
  Object.assign({}, standings, changed)

export const allNeutral = (): Standings => mapEach(MINORS, () => NEUTRAL)

/** Irish and Ukrainian results up to 8 raise units and give no hexes (49.91F, IRE-R(7)). */
const raisesUnits = (minor: Minor): boolean => MINOR_COUNTRIES[minor].units === 'raised'

/** What a result in effect amounts to in a country; the lower half of the ladder mirrors the upper. */
export function bondOf(result: Policy, minor: Minor): Bond {
  if (raisesUnits(minor) && result > 0 && result < 9) return 'units'
  switch (result) {
    case -3:
    case 10:
      return 'ally'
    case -2:
    case 9:
      return 'associate'
    case -1:
    case 8:
      return 'hexes'
    case 0:
    case 7:
      return 'income'
    case 5:
    case 6:
      return 'units'
  }
}

/** It fights beside somebody, as an associate or an ally. */
export const isBound = ({ result, waiting }: Standing, minor: Minor): boolean =>
  result !== null && !waiting && ['associate', 'ally'].includes(bondOf(result, minor))

export const sideFavoured = (result: Policy): Side => (result > 0 ? 'axis' : 'allies')

/** The faction a country is tied to at all, if any. */
export const partnerOf = (standing: Standing): Faction | undefined =>
  standing.conquered || standing.with === null ? undefined : factionOf(standing.with)

/** It fights for a side, or raises units for it; Sweden that waits does neither. */
const hasJoined = ({ result, waiting, conquered }: Standing, minor: Minor): boolean =>
  result !== null && !waiting && !conquered && ['units', 'associate', 'ally'].includes(bondOf(result, minor))

/** A new standing with the turn in which the country first joined the side that it is on; where nobody knows that turn, without one. */
export function withJoining(before: Standing, after: Standing, minor: Minor): Standing {
  const isLongJoined =
    before.result !== null &&
    after.result !== null &&
    sideFavoured(before.result) === sideFavoured(after.result) &&
    hasJoined(before, minor) &&
    hasJoined(after, minor)
  if (!isLongJoined) return after
  const joined = before.joined ?? before.since
  if (joined !== undefined) return { ...after, joined }
  const { since: _since, ...undated } = after
  return undated
}
