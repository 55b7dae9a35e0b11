import type { Country, Minor } from './countries.ts'
import type { Outcome } from './outcome.ts'
import type { ByFaction, Faction, Side } from './powers.ts'
import type { Manner, Roll, Situation } from './situation.ts'
import type { Standings } from './standing.ts'
import type { Duty } from './war/duty.ts'

/** A roll on its way through a diplomatic phase. */
export interface PendingRoll {
  readonly by: Faction
  readonly manner: Manner
  readonly subversion: number
  readonly covert: { readonly axis: number; readonly allies: number }
  readonly pledgesWarOnRussia: boolean
  /** Once the die has fallen. */
  readonly rolled: {
    readonly result: string
    readonly byDefault: string
    /** Thrown if the two Allied factions tie; their agreement goes before it. */
    readonly tieDie: number | null
    readonly agreed?: Faction
  } | null
  /** Once a result has been taken. */
  readonly outcome: Outcome | null
}

/** A diplomatic phase under way. */
export interface DiplomaticPhase {
  readonly side: Side
  /** Factions that have said which targets they name. */
  readonly named: readonly Faction[]
  readonly isRevealed: boolean
  /** How the countries stood when it began: no roll of the phase is changed by another's result (49.4267). */
  readonly standings: Standings
  /** In the order they were named; a subverted country's comes first (49.634A). */
  readonly rolls: Readonly<Partial<Record<Minor, PendingRoll>>>
}

/** The whole truth. */
export interface Game {
  readonly situation: Situation
  /** What each faction received for the year; nothing before the year is opened. */
  readonly points: ByFaction<number> | null
  readonly sealed: readonly Faction[]
  readonly phase: DiplomaticPhase | null
  /** The side whose diplomatic phase is over and which may now declare war (50.11). */
  readonly declaring: Side | null
  /** What this turn’s declarations oblige to. */
  readonly duties: readonly Duty[]
  /** A country that Russia has attacked and Germany is asked about, or has promised to support. */
  readonly support: { readonly country: Country; readonly isGiven: boolean } | null
}

export const gameAt = (situation: Situation): Game => ({
  situation,
  points: null,
  sealed: [],
  phase: null,
  declaring: null,
  duties: [],
  support: null,
})

/** A roll as it is named, before anything is played on it. */
export const freshRoll = (by: Faction, manner: Manner): PendingRoll => ({
  by,
  manner,
  subversion: 0,
  covert: { axis: 0, allies: 0 },
  pledgesWarOnRussia: false,
  rolled: null,
  outcome: null,
})

export const rollOf = (target: Minor, { by, manner, subversion, covert, pledgesWarOnRussia }: PendingRoll): Roll => ({
  target,
  by,
  manner,
  subversion,
  covert,
  pledgesWarOnRussia,
})

export const FACTIONS_MOVING: Readonly<Record<Side, readonly Faction[]>> = { axis: ['axis'], allies: ['westernAllies', 'russia'] }
