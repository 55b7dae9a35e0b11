import type { Bar, Bond, Citation, Cited, Condition, Faction, Minor, Power, Right, Side, Situation } from '../../core/index.ts'
import type { PointChapter } from '../points/index.ts'
import type { TensionChapter } from '../tension/index.ts'

/** Something for the players to carry out or bear in mind on the map. */
export interface MapNote {
  readonly words: string
  readonly who?: Power
  readonly cite: Citation
}

/** How a book lets Russia subvert. */
export interface SubversionTerms {
  readonly countries: readonly Minor[]
  /** The level of tension from which it may. */
  readonly fromLevel: number
  /** It may also below that level while this holds. */
  readonly unless?: Condition
  /** The rule by which an answer to a demand is none of the rolls it works on. */
  readonly notOnDemands?: Citation
  /** War with Germany will do instead of the level. */
  readonly orAtWar: boolean
  readonly most: number
  /** The push goes up to the research level, or one of Russia’s points there becomes a draw. */
  readonly by: 'research' | 'point'
  /** The rule by which a draw may come to nothing. */
  readonly idle?: Citation
}

/** 3.5.7: what becomes of a nation that fought for one side and now fights for the other. */
export interface SwitchingClauses {
  readonly pool: Citation
  readonly mixed: MapNote
}

/** Land that a great power may fight a minor nation for without being at war with it. */
export const BORDER_LANDS = ['finnishBorder', 'bessarabia'] as const
export type BorderLand = (typeof BORDER_LANDS)[number]

/** Who may roll for what. */
export interface NamingChapter extends Pick<PointChapter, 'closedTargets'> {
  /** What forbids naming a target for an ordinary roll. */
  readonly naming: readonly Bar[]
  /** What forbids any roll for a target, reactions too. */
  readonly barredTargets: readonly Bar[]
  /** When every power of a faction is out: it names nobody, and no allocation is asked of it. Points in play count in the rolls of others (49.46). */
  readonly allOut: readonly Bar[]
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
  /** Countries in whose table Germany may claim its coming war with Russia beforehand, with the line that binds it. */
  readonly pledges: Readonly<Partial<Record<Minor, Citation>>>
  readonly noPledge?: Citation
}

/** What comes of a roll. */
export interface ResultChapter {
  /** The result of a conquered country lapses. */
  readonly lapsed: Citation
  /** What becomes of a conquered country whose capital is its own again. */
  readonly freed?: Citation
  /** Why an Ally's naming has to know whether Germany and Russia were at war; a book without it does not ask. */
  readonly namingInEasternWar?: Citation
  /** Who may take a lesser result, and what stops him. */
  readonly lesser: Citation
  readonly lesserChooser: Citation
  /** The rule by which an ally or associate may not be lost by it. */
  readonly lesserKeepsBond?: Citation
  /** What the favoured side keeps unless it says otherwise. */
  readonly sparedByDefault: { readonly value: readonly Bond[]; readonly cite: Citation }
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
    /** Countries whose pro-Allied results are Russia's, whoever has points there. */
    readonly russian?: Cited<readonly Minor[]>
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
  readonly controlByWar?: {
    readonly germany: Citation
    readonly russia: Citation
    /** Met while tension lets Russia declare it, and the level that takes. */
    readonly russianWar: { readonly when: Condition; readonly level: number }
    /** Border wars that are wars for this. */
    readonly borderWars: readonly { readonly minor: Minor; readonly by: Power; readonly when: Condition }[]
  }
  /** Associations that a roll cannot undo while the condition holds (R49-49). */
  readonly heldAssociations: readonly { readonly minor: Minor; readonly when: Condition }[]
  /** Results that touch only a part of the target. */
  readonly partialResults: readonly { readonly minor: Minor; readonly when: Condition; readonly words: string; readonly cite: Citation }[]
  /** What a result brings on the map, whatever the country. */
  readonly mapEffects: {
    /** By what the country grants; some only in the gaining side’s own diplomatic phase, some only in its opponent’s (49.59). */
    readonly granted: Readonly<
      Partial<Record<Bond, readonly (MapNote & { readonly when?: Condition; readonly phase?: 'own' | 'opponent' })[]>>
    >
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
  /** Units may not stand in a country that has let nobody in. */
  readonly notLetIn: Citation
  /** The factors a side may keep in a neutral country whose hexes it controls. */
  readonly foreignFactorLimit: (minor: Minor, side: Side, bond: Bond, situation: Situation) => Cited<number>
}

/** Russia's demands for land, and the rolls that answer them. */
export interface DemandChapter {
  /** Countries of which Russia may demand land. */
  readonly demandTargets: Cited<readonly Minor[]>
  /** Demands that come about elsewhere than in a diplomatic phase. */
  readonly demandsElsewhere?: readonly { readonly of: Minor; readonly words: string; readonly cite: Citation }[]
  /** Only Russia's demand, and only on some, is answered by a roll: the rule that says so for this country. */
  readonly demandRoll: (minor: Minor) => Citation
  /** Why the roll does not come before all have named their targets, where all name before any die falls. */
  readonly demandWait?: MapNote
  /** What forbids a demand, and what one brings with it. */
  readonly demandBars?: readonly Bar[]
  readonly demandEffects?: readonly MapNote[]
  /** Whose word decides where a nation may resist, in a book whose games keep what became of a demand. */
  readonly demandAnswers?: Citation
}

/** Rolls for minor countries, from naming one to what its result brings. */
export interface RollChapter extends NamingChapter, ResultChapter, DemandChapter, Pick<TensionChapter, 'tracksKept'> {}
