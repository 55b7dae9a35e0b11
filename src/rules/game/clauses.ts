import type { CooperationClauses } from '../chapters/cooperation/cooperation-clauses.ts'
import type { LendLeaseClauses } from '../chapters/lend-lease/lend-lease-clauses.ts'
import type { LendingClauses } from '../chapters/lending/lending.ts'
import type { PartisanClauses } from '../chapters/partisans/partisans.ts'
import type { PearlHarborClauses } from '../chapters/pearl-harbor/pearl-harbor-clauses.ts'
import type { InitiativeClauses } from '../chapters/points/initiative.ts'
import type { MapNote } from '../chapters/rolls/outcome.ts'
import type { SubversionTerms } from '../chapters/rolls/subversion.ts'
import type { SwitchingClauses } from '../chapters/rolls/switching.ts'
import type { BorderLand } from '../chapters/statuses/border-war.ts'
import type { InterventionClauses } from '../chapters/statuses/intervention.ts'
import type { MinorSurrenderClauses } from '../chapters/statuses/minor-surrender.ts'
import type { StatusClauses } from '../chapters/statuses/status.ts'
import type { CapitulationClauses } from '../chapters/surrender/capitulation-clauses.ts'
import type { TensionRules } from '../chapters/tension/accrual.ts'
import type { MobilizationPlan } from '../chapters/tension/mobilization.ts'
import type { Permission, Threshold } from '../chapters/tension/threshold.ts'
import type { BlitzClauses } from '../chapters/war/blitz.ts'
import type { WarClauses } from '../chapters/war/clauses.ts'
import type { Bar, Notice, Right } from '../core/bar.ts'
import type { Turn } from '../core/calendar.ts'
import type { Citation, Cited } from '../core/citation.ts'
import type { Condition } from '../core/conditions/condition.ts'
import type { Minor, Nation } from '../core/countries.ts'
import type { Faction, Power, Side } from '../core/powers.ts'
import type { Situation, Track } from '../core/situation.ts'
import type { Bond } from '../core/standing.ts'
import type { Target } from '../core/targets.ts'
import type { ChangeClauses } from './changes.ts'

/** Chapters that not every book has. */
export interface Chapters {
  /** Mobilizations, and the rule that sets a power's timetable. */
  readonly mobilization: MobilizationPlan
  /** Rules 51 to 53. */
  readonly pearlHarbor: PearlHarborClauses
  readonly lending: LendingClauses
  readonly cooperation: CooperationClauses
  /** The changes of other chapters up to June 2016. */
  readonly changes: ChangeClauses
  /** Statuses of minor nations, what each allows, and how minor nations surrender. */
  readonly statuses: StatusClauses
  readonly minorSurrenders: MinorSurrenderClauses
  /** Who moves first. */
  readonly initiative: InitiativeClauses
  /** Surrenders of major nations, armistices, and the collapse of China. */
  readonly capitulation: CapitulationClauses
  /** The turns of blitz, and help for neutrals that are attacked. */
  readonly blitz: BlitzClauses
  readonly intervention: InterventionClauses
  /** Partisans by year starts, and the ways lend-lease goes. */
  readonly partisans: PartisanClauses
  readonly lendLease: LendLeaseClauses
}

/** What each is about, for whoever asks a book that has no such chapter. */
export const CHAPTER_NAMES: Readonly<Record<keyof Chapters, string>> = {
  mobilization: 'mobilizations',
  pearlHarbor: 'the attack on Pearl Harbor and Allied unpreparedness',
  lending: 'units that countries lend',
  cooperation: 'cooperation between powers',
  changes: 'the matters that the changes up to 2016 are about',
  statuses: 'the statuses of minor nations',
  minorSurrenders: 'the surrender of minor nations',
  initiative: 'the initiative',
  capitulation: 'surrenders and armistices by what is held on the map',
  blitz: 'blitz turns',
  intervention: 'help for neutrals that are attacked',
  partisans: 'partisans by year starts',
  lendLease: 'lend-lease routes',
}

/** What is not a table: each book's own answers, with their rule. */
export interface Clauses extends Partial<Chapters> {
  /** The most a faction with so many points may place in one target. */
  readonly allocationLimit: (points: number) => Cited<number>
  /** Targets that the limit does not bind. */
  readonly beyondLimit?: readonly { readonly on: readonly Target[]; readonly when: Condition }[]
  /** How many points in a tension can still be used this year. */
  readonly tensionPointsLimit: (turn: Turn) => Cited<number>
  /** The rule by which this is no target: a track without points, a country without a table. */
  readonly closedTargets: (name: string) => Citation | undefined
  readonly pointsReceived: Citation
  /** Who receives none. */
  readonly noPoints: Citation
  /** What forbids points in a target. */
  readonly placing: readonly Bar[]
  /** What forbids naming a target for an ordinary roll. */
  readonly naming: readonly Bar[]
  /** What forbids any roll for a target, reactions too. */
  readonly barredTargets: readonly Bar[]
  /** The result of a conquered country lapses. */
  readonly lapsed: Citation
  readonly oneTarget: (faction: Faction) => Citation
  readonly oneRollEach: Citation
  /** A reaction goes beside an Action on the same target, in a book that says so. */
  readonly reactsBeside?: Citation
  /** What may be named but is warned about: a bar that forbids nothing. */
  readonly cautions?: readonly Bar[]
  readonly reactionTargets: Citation
  /** What allows a reaction roll; without one of these there is none. */
  readonly reacting: readonly Right[]
  /** Countries the Axis may name on top of their one target, and without points. */
  readonly freeTargets: Cited<readonly Minor[]>
  /** When they may, if not always. */
  readonly freeWhen?: Condition
  readonly subversion: Cited<SubversionTerms>
  /** Powers that receive points even after surrendering. */
  readonly receivesAfterSurrender: Cited<readonly Power[]>
  /** The rules that bring an allotment to nothing, and keep it from going lower. */
  readonly noneAfterSurrender: Citation
  readonly zeroFloor: Citation
  /** When a power’s sum below zero burdens its faction after all. */
  readonly sinksBelowZero?: Condition
  /** Objectives given up undefended, where a book has Russian resistance. */
  readonly undefendedAtOnce?: Citation
  /** Who may take a lesser result, and what stops him. */
  readonly lesser: Citation
  readonly lesserChooser: Citation
  /** The rule by which an ally or associate may not be lost by it. */
  readonly lesserKeepsBond?: Citation
  /** What the favoured side keeps unless it says otherwise. */
  readonly sparedByDefault: readonly Bond[]
  /** Who gains by a result. */
  readonly beneficiaries: {
    /** When Western Allied and Russian points are added together in what the Axis choose. */
    readonly areAdded: Condition
    readonly axis: Citation
    readonly western: Citation
    /** Where Western Allied and Russian points are added together, and where they are not. */
    readonly added: Citation
    readonly notAdded: Citation
    /** A tie goes to Russia if it subverted, in a book that says so. */
    readonly subverter?: Citation
    /** A book that gives a tie its own rule: as many points of both, be it none, leave it to them or a die. */
    readonly tie?: Citation
    /** In an Action of its own, the Ally that took it. */
    readonly own?: Citation
    /** A power that gains whatever the ranking. */
    readonly fixed: (minor: Minor, hasFranceFallen: boolean) => Cited<Power> | undefined
  }
  /** A result up to this keeps heavy water from Germany until one of 5 or more. */
  readonly heavyWater?: { readonly from: Minor; readonly upTo: number; readonly cite: Citation }
  /** Interests out of a trade pact that stay with their holder (49.51D), or pass on when it falls. */
  readonly keptInterests?: readonly {
    readonly holder: Power
    readonly unless: Condition
    readonly heir: Power
    readonly kept: Citation
    readonly passed: Citation
  }[]
  readonly takenBack?: Citation
  /** Hexes that are had only at the price of a war. */
  readonly controlByWar?: { readonly germany: Citation; readonly russia: Citation }
  /** Countries of which Russia may demand land. */
  readonly demandTargets: Cited<readonly Minor[]>
  /** Only Russia's demand, and only on some, is answered by a roll: the rule that says so for this country. */
  readonly demandRoll: (minor: Minor) => Citation
  /** What forbids a demand, and what one brings with it. */
  readonly demandBars?: readonly Bar[]
  readonly demandEffects?: readonly MapNote[]
  /** Whose word decides where a nation may resist, and the land that a demand is about: then a game keeps what became of it. */
  readonly demandAnswers?: Cited<Readonly<Partial<Record<Minor, BorderLand>>>>
  readonly tensionPointRule: Citation
  /** The rules on mining Norwegian waters, in a book that has them. */
  readonly mining?: { readonly rule: Citation; readonly effects: Citation }
  /** What a declaration of war brings on the map. */
  readonly afterDeclaration: readonly {
    readonly by: readonly Power[]
    readonly on: Nation
    readonly when?: Condition
    readonly words: string
    readonly cite: Citation
  }[]
  /** What a result brings on the map, whatever the country. */
  readonly mapEffects: {
    /** By what the country grants. */
    readonly granted: Readonly<Partial<Record<Bond, readonly (MapNote & { readonly when?: Condition })[]>>>
    /** How many may stand in one that opened its hexes. */
    readonly upTo: (limit: number) => string
    readonly withdrawn: MapNote
    /** Of an ally's guests no more than the limit may stay where only its hexes are left. */
    readonly reduced?: (limit: number) => MapNote
    readonly permanent: Citation
    /** A country that joins without its hexes changing hands. */
    readonly leavesHexes?: readonly MapNote[]
  }
  /** What becomes of an ally or associate that goes over to the other side. */
  readonly switching?: SwitchingClauses
  /** What holds on the map while a condition lasts, for those it binds. */
  readonly notices: readonly Notice[]
  /** Countries in whose table Germany may claim its coming war with Russia beforehand, with the line that binds it. */
  readonly pledges: Readonly<Partial<Record<Minor, Citation>>>
  readonly noPledge?: Citation
  /** The tension at which Russia may declare war on Germany. */
  readonly russianWarLevel: Cited<number>
  /** Associations that a roll cannot undo while the condition holds (R49-49). */
  readonly heldAssociations: readonly { readonly minor: Minor; readonly when: Condition }[]
  /** Results that touch only a part of the target. */
  readonly partialResults: readonly { readonly minor: Minor; readonly when: Condition; readonly words: string; readonly cite: Citation }[]
  /** Allocations are secret; in a book with spy rings, points under an enemy one are announced at once. */
  readonly secrecy: { readonly cite: Citation; readonly announced?: Citation }
  /** The rules that set the order of things in a diplomatic phase. */
  readonly phaseRules: Readonly<
    Record<
      | 'allocate'
      | 'name'
      | 'nameFirst'
      | 'reveal'
      | 'subversionFirst'
      | 'beforeDie'
      | 'roller'
      | 'subvertedFirst'
      | 'lesserAtOnce'
      | 'results',
      Citation
    >
  >
  /** Units may not stand in a country that has let nobody in. */
  readonly notLetIn: Citation
  /** How the levels move, and who may use points on them. */
  readonly tensionRules: TensionRules
  /** Which tracks a game keeps: no Pact, no Russo-German tension; U.S.-Japanese tension in a global or Pacific war. */
  readonly isTrackKept: (track: Track, situation: Situation) => boolean
  /**
   * Whether a phase's targets are named, shown, rolled for and settled together, or each Action runs its course before the next. Then its
   * result comes about at once.
   */
  readonly phaseRuns: 'together' | 'one-by-one'
  /** What ends the war before the calendar does. */
  readonly endings: readonly { readonly when: Condition; readonly words: string; readonly cite?: Citation }[]
  readonly thresholds: readonly Threshold[]
  readonly permissions: readonly Permission[]
  /** The rules by which levels govern growth; nothing in a book that does not say so. */
  readonly growth: { readonly byUsat: Citation; readonly byUsjt: Citation } | null
  /** The factors a side may keep in a neutral country whose hexes it controls. */
  readonly foreignFactorLimit: (minor: Minor, side: Side, bond: Bond, situation: Situation) => Cited<number>
  /** Rule 50: declarations of war. */
  readonly war: WarClauses
}
