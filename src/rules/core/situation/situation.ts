import type { Turn } from '../calendar.ts'
import type { FactValue } from '../facts/fact.ts'
import type { Country, Minor, Nation } from '../nations/countries.ts'
import type { ByFaction, Faction, Power } from '../nations/powers.ts'
import type { Target } from '../nations/targets.ts'
import type { Track } from '../nations/tracks.ts'
import type { Standings } from './standing.ts'

/** The level on the track, and the one the die made of it for a while (49.851, 49.852). */
export interface Level {
  readonly actual: number
  readonly effective: number
  /** The highest the one that counts has ever been; what it reached then is not news again. */
  readonly highest?: number
  /** What this turn's adjustment will make of it, where levels move once a turn and this one has not moved yet (3.2.7c, RC-11). */
  readonly coming?: number
}

/** Whether levels stand before or after what the start of their turn adds. */
export const LEVEL_MOMENTS = ['before-rises', 'after-rises'] as const
export type LevelMoment = (typeof LEVEL_MOMENTS)[number]

/** A war that is on, or was. */
export interface War {
  readonly between: readonly [Nation, Nation]
  readonly since: Turn
  /** It was on when the game began, so it counts from the first turn (RT-02). */
  readonly opening?: true
  readonly until?: Turn
}

export interface Declaration {
  readonly by: Power
  readonly on: Power | Country
  readonly turn: Turn
  /** Its tension and diplomatic effects stay (50.442). */
  readonly revoked?: true
  /** The power its victim stood with until it was taken back (RT-53). */
  readonly gave?: Power
  /** It moves no tension: the other half of a pair taken as a unit (50.53C), or a war that 50.21B or C makes free. */
  readonly quiet?: true
}

export interface Naming {
  readonly target: Target
  readonly by: Faction
  readonly turn: Turn
  /** Germany and Russia had already gone to war (49.431B). */
  readonly inEasternWar?: true
}

export interface Subversion {
  readonly target: Minor
  readonly turn: Turn
  /** In whose diplomatic phase it was used. */
  readonly phase: Faction
}

/** Which game is played: it decides about set-up points and the U.S. bonus (49.13, 49.141). */
export const SCENARIO_KINDS = ['global', 'european', 'pacific', '1939', 'demonstration'] as const
export type ScenarioKind = (typeof SCENARIO_KINDS)[number]

/** What a power has had from a minor country this year (R49-26). */
export interface Payment {
  readonly to: Power
  readonly brps: number
}

/** A point in tension, used: one a turn for each side (49.34). */
export interface TensionPointUse {
  readonly by: Faction
  readonly turn: Turn
  /** U.S.-Axis tension unless it says. */
  readonly track?: Track
}

export const trackOf = ({ track }: TensionPointUse): Track => track ?? 'usat'

/** `usat/paris`: an event on a tension track, and the most it has ever counted. */
export type Struck = Readonly<Record<string, number>>

/** How far the powers have mobilized (36.11). */
export interface Mobilizations {
  /** Finished Russian ones, 0 to 5, and whether the next is half done. */
  readonly russia: { readonly done: number; readonly isHalfDone: boolean; readonly nextDue: Turn | null }
  /** Of the U.S., by theatre, 0 to 12 each. */
  readonly usEurope: number
  readonly usPacific: number
  /** Of Japan after the one of Fall 1939 and before war with the U.S., 0 to 3. */
  readonly japan: number
  /** And once it is at war with the U.S.: these do not count for tension. */
  readonly japanAtWar: number
}

export const NO_MOBILIZATIONS: Mobilizations = {
  russia: { done: 0, isHalfDone: false, nextDue: null },
  usEurope: 0,
  usPacific: 0,
  japan: 0,
  japanAtWar: 0,
}

export type Placements = Readonly<Partial<Record<Target, number>>>

/** Everything known about the game at one moment. */
export interface Situation {
  readonly scenario: string
  readonly kind: ScenarioKind
  readonly turn: Turn
  /** Every fact of the vocabulary, by its id. */
  readonly facts: Readonly<Record<string, FactValue>>
  readonly standings: Standings
  readonly wars: readonly War[]
  readonly declarations: readonly Declaration[]
  readonly tensions: Readonly<Record<Track, Level>>
  /** When in the turn the levels stand, where a file says it; else as each question takes them. */
  readonly levelsAt?: LevelMoment
  /** Points placed this year. */
  readonly placements: ByFaction<Placements>
  /** Targets named earlier this year; Belgium/Luxembourg, in any year. */
  readonly namings: readonly Naming[]
  readonly subversions: readonly Subversion[]
  readonly paid: Readonly<Partial<Record<Minor, Payment>>>
  readonly tensionPointsUsed: readonly TensionPointUse[]
  readonly mobilizations: Mobilizations
  /** Events that have counted on a track and never will again, where a book strikes them off (3.2.7.2). */
  readonly struck: Struck
}

/**
 * The situation with some of it changed. It is copied name by name, so that all situations have one shape: an engine reads those at one
 * place far sooner than others, and spreading one costs ten times as much.
 */
export function situationWith(situation: Situation, changed: Partial<Situation>): Situation {
  const made: Situation = {
    scenario: situation.scenario,
    kind: situation.kind,
    turn: situation.turn,
    facts: situation.facts,
    standings: situation.standings,
    wars: situation.wars,
    declarations: situation.declarations,
    tensions: situation.tensions,
    placements: situation.placements,
    namings: situation.namings,
    subversions: situation.subversions,
    paid: situation.paid,
    tensionPointsUsed: situation.tensionPointsUsed,
    mobilizations: situation.mobilizations,
    struck: situation.struck,
  }
  return Object.assign(made, situation.levelsAt === undefined ? undefined : { levelsAt: situation.levelsAt }, changed)
}

/** A roll of one's own, one that an enemy's act allows (49.6), or Rumania's answer to a demand (49.71). */
export const MANNERS = ['ordinary', 'reaction', 'demand'] as const
export type Manner = (typeof MANNERS)[number]

/** What is known about a die roll before the die falls. */
export interface Roll {
  readonly target: Minor
  readonly by: Faction
  readonly manner: Manner
  /** How far Russia pushes the total down by subversion. */
  readonly subversion: number
  /** Covert operations played on this roll. */
  readonly covert: { readonly axis: number; readonly allies: number }
  /** Germany binds itself to declare war on Russia this turn (R49-67). */
  readonly pledgesWarOnRussia: boolean
}

export const ordinaryRoll = (target: Minor, by: Faction): Roll => ({
  target,
  by,
  manner: 'ordinary',
  subversion: 0,
  covert: { axis: 0, allies: 0 },
  pledgesWarOnRussia: false,
})

export const joins = (war: War, one: Nation, other: Nation): boolean =>
  (war.between[0] === one && war.between[1] === other) || (war.between[0] === other && war.between[1] === one)

type NoteWar = (one: Nation, other: Nation) => void

/** Under this name a list of wars has whoever notes whose are asked for. */
const WATCHER = Symbol('watcher')

interface Watched {
  readonly [WATCHER]?: NoteWar
}

/** The same wars, of which it is noted whose are asked for. */
export const watchedWars = (wars: readonly War[], note: NoteWar): readonly War[] =>
  Object.defineProperty([...wars], WATCHER, { value: note, enumerable: false })

/** Somebody asks for the wars of these two. */
export const noteWar = (wars: readonly War[], one: Nation, other: Nation): void => (wars as Watched)[WATCHER]?.(one, other)

/** The wars of these two, whether they are on or over. */
export function warsBetween({ wars }: Pick<Situation, 'wars'>, one: Nation, other: Nation): readonly War[] {
  noteWar(wars, one, other)
  return wars.filter((war) => joins(war, one, other))
}

export function isAtWar({ wars }: Pick<Situation, 'wars'>, one: Nation, other: Nation): boolean {
  noteWar(wars, one, other)
  for (const war of wars) if (war.until === undefined && joins(war, one, other)) return true
  return false
}

/** Once their border war escalates, Russia and Finland are at war, though nobody declared it (50.25, 50.527). */
export const isEscalated = ({ facts }: Situation, one: Nation, other: Nation): boolean =>
  one === 'russia' && other === 'finland' && facts['finnishBorder.borderWar'] === 'escalated'

/** They are at war or once were: what a war opened stays open (R49-18). */
export const hasBeenAtWar = (situation: Situation, one: Nation, other: Nation): boolean => warsBetween(situation, one, other).length > 0

/** A declaration counts for the rest of the game, also one that was revoked (R49-41). */
export const hasDeclared = (situation: Situation, by: Power, on: Nation): boolean =>
  situation.declarations.some((declaration) => declaration.by === by && declaration.on === on)
