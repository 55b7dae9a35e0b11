import type { Bond, Citation, Condition, Power, Told } from '../../core/index.ts'
import type { BorderLand } from '../rolls/index.ts'
import type { Friend, MinorNation, Scope, Status } from './nation.ts'

/** How forces or goods may come into a nation: moving in, passing by rail and road, staying, flying, basing, landing, sailing by. */
export const WAYS_IN = ['ground', 'strategic', 'stay', 'overflight', 'air-base', 'naval-base', 'unload', 'strait', 'supply'] as const
export type WayIn = (typeof WAYS_IN)[number]

/** The parts of a turn in which forces move. */
export const STAGES = ['orders', 'ops'] as const
export type EntryStage = (typeof STAGES)[number]

/** What a power is to a nation: of the faction it favours or not, at war with that faction, called on for help, or merely anyone. */
export type Footing = 'friend' | 'stranger' | 'opponent' | 'helper' | 'anyone'

/** A rule that opens or closes some ways to some powers. */
export interface Gate extends Told, Scope {
  readonly to: readonly Footing[]
  readonly ways: readonly WayIn[]
  /** In one part of the turn alone. */
  readonly stages?: readonly EntryStage[]
  /** For as many units as the nation’s cap allows. */
  readonly isCapped?: true
  /** It closes what another rule opens. */
  readonly isFirst?: true
  /** Its words where a call for help opens some of it, or a governor has come. */
  readonly aside?: Readonly<Partial<Record<'called' | 'governed', string>>>
}

/** What is open, and what is closed where nothing opens it. */
export interface AccessRules {
  readonly open: readonly Gate[]
  readonly closed: readonly Gate[]
}

export const ARMS = ['ground', 'air', 'naval'] as const
export type Arm = (typeof ARMS)[number]

/** What each arm of a minor nation may be asked to do. */
export const TASKS_OF = {
  ground: ['deploy', 'attack', 'react', 'join', 'fight-beside'],
  air: ['base', 'protect-ships', 'support-own', 'support-allied', 'intercept', 'offensive'],
  naval: ['base', 'oppose-invasion', 'escort', 'offensive'],
} as const satisfies Readonly<Record<Arm, readonly string[]>>

export type Task = (typeof TASKS_OF)[Arm][number]

export const TASKS: readonly Task[] = [...new Set(Object.values(TASKS_OF).flat())]

/** At home, in land next to it, in the area its sheet gives a Minor Ally, or further away. */
export const RANGES = ['home', 'adjacent', 'area', 'beyond'] as const
export type Range = (typeof RANGES)[number]

/** A rule that lets a nation’s own forces do something somewhere, or keeps them from it. */
export interface Latitude extends Told, Scope {
  readonly arms: readonly Arm[]
  /** All tasks of the arm if it does not say. */
  readonly tasks?: readonly Task[]
  readonly ranges: readonly Range[]
  /** For as many units as the nation’s sheet lets go abroad. */
  readonly isExpedition?: true
}

export interface ForceRules {
  readonly open: readonly Latitude[]
  readonly closed: readonly Latitude[]
}

/** 3.5.2.4: a war for one border land alone, and what it leaves behind. */
export interface BorderWar {
  readonly nation: MinorNation
  readonly against: Power
  readonly land: BorderLand
  readonly isOpen: Condition
  readonly isOver: Condition
  /** The nation’s own forces while it is fought, and afterwards. */
  readonly forces: { readonly open: ForceRules; readonly over: ForceRules }
  /** The attacker may come into the land, and no further. */
  readonly inLand: Told
  readonly noFurther: Told
  /** Whose economy it is afterwards, whatever its status. */
  readonly economy: Told
}

/** One status: how it comes about and what it means for everybody. */
export interface StatusRow {
  readonly name: string
  /** What a standing grants where it comes to this. */
  readonly bonds: readonly Bond[]
  readonly reachedBy: Told
  readonly economy: readonly (Told & { readonly when: Condition })[]
  readonly access: AccessRules
  readonly forces: ForceRules
  /** Its line in our digest of the statuses. */
  readonly digest: Citation
  readonly cite: Citation
}

/** A power has a nation’s economy and command; its own forces stay apart. */
export interface Governance {
  readonly nation: MinorNation
  readonly by: Power
  readonly when: Condition
  readonly economy: Told
  readonly entry: Told
}

/** 3.5.2 to 3.5.6: the statuses of minor nations. */
export interface StatusClauses {
  readonly rows: Readonly<Record<Status, StatusRow>>
  /** Nations that are none while this holds: their land is whoever’s holds it. */
  readonly absent: readonly { readonly nation: MinorNation; readonly when: Condition; readonly cite: Citation }[]
  /** Nations that do not stand alone though no result or report says so: the first row that fits. */
  readonly tiedAnyway: readonly {
    readonly nation: MinorNation
    readonly status: Status
    readonly favours: Friend
    readonly when: Condition
    readonly cite: Citation
  }[]
  /** Nations that a power governs although they keep forces of their own. */
  readonly governed: readonly Governance[]
  /** What an attacked nation’s call for help opens, and what it does not. */
  readonly call: AccessRules
  /** The turn help arrives. */
  readonly arrival: AccessRules
  /** What its own forces may do once it is attacked. */
  readonly attacked: ForceRules
  /** Wars for border land alone. */
  readonly borderWars: readonly BorderWar[]
  /** A status that makes a nation fight beside its faction. */
  readonly fights: readonly Status[]
  /** Powers that stay out of every nation that fights, whatever its status opens to their faction. */
  readonly aloof?: readonly (Told & { readonly by: Power; readonly when: Condition })[]
  /** Whom such a nation is at war with. */
  readonly wars: Citation
  /** How many friendly units may stay under Military Cooperation: the ruling’s number, or the one that a sheet gives. */
  readonly cap: { readonly usual: number; readonly byRuling: Citation; readonly bySheet: Citation }
  /** The rule that gives results the names of statuses. */
  readonly named: Citation
  readonly notes: readonly (Told & { readonly nation: MinorNation; readonly when: Condition })[]
}

export interface StatusChapter {
  /** Statuses of minor nations, and what each allows. */
  readonly statuses?: StatusClauses
}
