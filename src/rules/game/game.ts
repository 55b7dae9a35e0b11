import type { Strike } from '../chapters/pearl-harbor/index.ts'
import type { Outcome, WarDue } from '../chapters/rolls/index.ts'
import type { CapitulationId } from '../chapters/surrender/index.ts'
import type { Moment, PastTurn } from '../chapters/tension/index.ts'
import type { Duty, Intent, WarFollowing } from '../chapters/war/index.ts'
import type {
  ByFaction,
  Citation,
  Country,
  Delegation,
  Faction,
  FactValue,
  Manner,
  Minor,
  Payment,
  Roll,
  Side,
  Situation,
  Standing,
  Standings,
  Track,
  Turn,
} from '../core/index.ts'
import type { StandingOrder } from './defaults/standing.ts'

/** A roll on its way through a diplomatic phase. */
export interface PendingRoll {
  readonly by: Faction
  readonly manner: Manner
  readonly subversion: number
  readonly covert: { readonly axis: number; readonly allies: number }
  readonly pledgesWarOnRussia: boolean
  /** Russia has said that it does not subvert it. */
  readonly isWaived?: true
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
  /** What became of the demand is settled. */
  readonly isAnswered?: true
  /** What it brings as the phase ends, where no other roll of it is changed (49.4267). */
  readonly brings?: Readonly<Record<string, FactValue>>
}

/** A diplomatic phase under way. */
export interface DiplomaticPhase {
  /** The factions whose phase it is. */
  readonly movers: readonly Faction[]
  /** Factions that have said which targets they name. */
  readonly named: readonly Faction[]
  readonly isRevealed: boolean
  /** How the countries stood when it began: no roll of the phase is changed by another's result (49.4267). */
  readonly standings: Standings
  /** In the order they were named; a subverted country's comes first (49.634A). */
  readonly rolls: Readonly<Partial<Record<Minor, PendingRoll>>>
}

/** Who said what of a fact last, and when. */
export interface FactReport {
  readonly by: Delegation | 'referee'
  readonly turn: Turn
  /** The stage of the turn, so that a second word in the same stage is seen to contradict the first. */
  readonly stage: string | null
  readonly value: FactValue
}

/** A roll that has been settled this year, with what was known then: a later correction says what it would have changed. */
export interface Settled {
  readonly roll: Roll
  readonly die: number
  readonly total: number
  readonly result: string
  readonly situation: Situation
}

/** How a game ended. */
export interface WarEnd {
  readonly turn: Turn
  readonly words: string
  readonly cite?: Citation
}

/** A war that a result or a pledge obliges to declare, and what the result changed: standing, facts, BRPs. */
export interface WarOwed extends WarDue {
  readonly target: Minor
  readonly prior: Standing
  readonly priorPaid: Payment | null
  readonly priorFacts: Readonly<Record<string, FactValue>>
  readonly transfers: Outcome['transfers']
}

/** The whole truth. */
export interface Game {
  readonly situation: Situation
  /** How things stood when this turn began: tension is weighed against it. */
  readonly opening: Situation
  /** Where in the sequence of play it is; nothing in a game that keeps none. */
  readonly stage: string | null
  /** Who is asked in this stage, and has not passed yet. */
  readonly asked: readonly Delegation[]
  /** How far the turn's tension has come; before it has begun, only acts count. */
  readonly moment: Moment | null
  /** What each line of a track has counted this turn. */
  readonly counted: Readonly<Record<Track, Readonly<Record<string, number>>>>
  /** What this turn's dice made of the American levels; nothing before they fall. */
  readonly offsets: { readonly usat: number | null; readonly usjt: number | null }
  /** The turn before this one, as it began and as it ended. */
  readonly past: PastTurn | null
  /** The factions in the order in which they act, where the book has Initiative. */
  readonly initiative: readonly Faction[]
  /** What each faction received for the year; nothing before the year is opened. */
  readonly points: ByFaction<number> | null
  /** What was known when they were counted. */
  readonly countedOn: Situation | null
  readonly sealed: readonly Faction[]
  readonly phase: DiplomaticPhase | null
  /** The sides whose diplomatic phase is over and which may now declare war (50.11). */
  readonly declaring: readonly Side[]
  /** The position on which all declarations of the window are judged, and those made so far (50.12); nothing before the first. */
  readonly window: { readonly situation: Situation; readonly intents: readonly Intent[] } | null
  /** What this turn’s declarations oblige to. */
  readonly duties: readonly Duty[]
  /** Wars that must be declared in their makers’ next window (49.58, R49-67). */
  readonly warsOwed: readonly WarOwed[]
  /** Surrenders and armistices that somebody has offered of his own will, and who has to answer. */
  readonly offers: readonly { readonly of: CapitulationId; readonly by: Delegation; readonly to: Delegation }[]
  /** What declarations of war bring in a later turn. */
  readonly coming: readonly WarFollowing[]
  /** Countries that Russia has attacked and Germany is asked about, or has promised to support. */
  readonly support: readonly { readonly country: Country; readonly isGiven: boolean; readonly cite?: Citation }[]
  /** The effective U.S.-Japanese level as Japan declared war on the U.S., before what that adds (51.311, RT-24). */
  readonly levelAtPacificWar: number | null
  /** The attack on Pearl Harbor, once it has sailed. */
  readonly strike: Strike | null
  readonly drafts: Readonly<Partial<Record<Faction, Situation['placements'][Faction]>>>
  readonly reports: Readonly<Record<string, FactReport>>
  readonly settled: readonly Settled[]
  /** What delegations have said beforehand; each is its own secret. */
  readonly standing: Readonly<Partial<Record<Delegation, StandingOrder>>>
  /** Whether a pass is implied where nothing is left to say, or has to be said: so the table has it. */
  readonly passes: Passes
  /** Rules of a newer program that some have agreed to, and those that all have; nothing where nobody has spoken of it. */
  readonly rules: { readonly to: string; readonly by: readonly Delegation[]; readonly played: string | null } | null
  readonly ending: WarEnd | null
}

export const PASSES = ['implied', 'said'] as const
export type Passes = (typeof PASSES)[number]

export const NOTHING_COUNTED: Game['counted'] = { rgt: {}, usat: {}, usjt: {} }
export const NO_OFFSETS: Game['offsets'] = { usat: null, usjt: null }

export const gameAt = (situation: Situation, passes: Passes = 'said'): Game => ({
  situation,
  opening: situation,
  stage: null,
  asked: [],
  moment: null,
  counted: NOTHING_COUNTED,
  offsets: NO_OFFSETS,
  past: null,
  initiative: [],
  points: null,
  countedOn: null,
  sealed: [],
  phase: null,
  declaring: [],
  window: null,
  duties: [],
  warsOwed: [],
  offers: [],
  coming: [],
  support: [],
  levelAtPacificWar: null,
  strike: null,
  drafts: {},
  reports: {},
  settled: [],
  standing: {},
  passes,
  rules: null,
  ending: null,
})

/** The game with some of it changed, copied name by name for the reason that `situationWith` gives. */
export function gameWith(game: Game, changed: Partial<Game>): Game {
  const made: Game = {
    situation: game.situation,
    opening: game.opening,
    stage: game.stage,
    asked: game.asked,
    moment: game.moment,
    counted: game.counted,
    offsets: game.offsets,
    past: game.past,
    initiative: game.initiative,
    points: game.points,
    countedOn: game.countedOn,
    sealed: game.sealed,
    phase: game.phase,
    declaring: game.declaring,
    window: game.window,
    duties: game.duties,
    warsOwed: game.warsOwed,
    offers: game.offers,
    coming: game.coming,
    support: game.support,
    levelAtPacificWar: game.levelAtPacificWar,
    strike: game.strike,
    drafts: game.drafts,
    reports: game.reports,
    settled: game.settled,
    standing: game.standing,
    passes: game.passes,
    rules: game.rules,
    ending: game.ending,
  }
  return Object.assign(made, changed)
}

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

/** A demand whose answer the Axis have still to give. */
export const isLeftToAxis = ({ outcome, isAnswered }: PendingRoll): boolean => outcome?.demand === 'may-resist' && isAnswered !== true

export const rollOf = (target: Minor, { by, manner, subversion, covert, pledgesWarOnRussia }: PendingRoll): Roll => ({
  target,
  by,
  manner,
  subversion,
  covert,
  pledgesWarOnRussia,
})

/** A new turn is weighed against how things stood as it began. */
export const turnedTo = (game: Game, turn: Turn, situation: Situation): Pick<Game, 'situation' | 'opening' | 'counted'> =>
  game.situation.turn === turn
    ? { situation, opening: game.opening, counted: game.counted }
    : { situation, opening: situation, counted: NOTHING_COUNTED }
