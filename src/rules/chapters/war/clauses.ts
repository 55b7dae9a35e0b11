import type {
  Citation,
  Condition,
  Country,
  Delegation,
  FactId,
  Faction,
  FactValue,
  Nation,
  Place,
  Power,
  Quantity,
  Season,
  Told,
} from '../../core/index.ts'

/** A declaration of war, by whom and on whom. */
export interface OtherWar {
  readonly by: Power
  readonly on: readonly Power[]
}

/** A rule that forbids a declaration of war: broken when its condition is met for the country in hand (`here`). */
export interface WarBar {
  readonly id: string
  /** Whom it binds; everybody if it does not say. */
  readonly by?: readonly Power[]
  readonly on?: readonly Nation[]
  readonly except?: readonly Nation[]
  readonly when: Condition
  /** It is asked also of a country that a power holds, where war means war with that power (50.23). */
  readonly evenHeld?: true
  /** Of a country that a power holds it is named beside the other rules, where there are any: by itself war with that power is no breach of it (50.23). */
  readonly besideHeld?: true
  /** It also keeps out a war that allies would bring (50.522). */
  readonly evenByAllies?: true
  /** It is then all there is to say: of war with that power nobody needs to hear. */
  readonly isWholeReason?: true
  /** A declaration on one of these in the same player turn lifts it (R50-03). */
  readonly unlessWith?: readonly Power[]
  /** Such a declaration by another lifts it, if made with this one (3.3.2.1c, 3.4.2b). */
  readonly unlessJoined?: OtherWar
  /** German support of a country just attacked lifts it (50.24, 50.25). */
  readonly unlessSupported?: true
  /** Numbers it turns on; `{name}` in the words is the figure of that name. */
  readonly figures?: Readonly<Record<string, Quantity>>
  /** Why not, in a clause that follows the names of the two. */
  readonly words: string
  readonly cite: Citation
  readonly ruling?: string
}

/** Two that may not both declare on one country, in the same player turn either (50.524, 3.3.2.1c). */
export interface Apart {
  readonly between: readonly [readonly Power[], readonly Power[]]
  readonly when: Condition
  readonly unlessJoined?: OtherWar
}

/** What a declaration costs: the first row that fits. */
export interface WarPrice extends Told {
  readonly id: string
  readonly by: readonly Power[]
  readonly on: readonly Nation[]
  readonly when: Condition
  readonly brps: Quantity
  /** The fact it is read from: while that is below 0, nobody has reported it. */
  readonly from?: FactId
  /** It moves no tension either (50.21B, 50.21C). */
  readonly isQuiet?: true
  /** The war that it asks for may be declared in the same player turn (R50-68). */
  readonly alongside?: true
}

/** A country that belongs to a power although no diplomatic result says so: a colony, a dominion, a pre-war conquest. */
export interface Holding {
  readonly country: Country
  readonly by: Power
  readonly when: Condition
  /** It is a part of its power, and no country by itself. */
  readonly isPart?: true
  readonly cite: Citation
}

/** A nation on which nobody can declare war for now: there is no such country, or it is out of the war. */
export interface Absence {
  readonly of: readonly Nation[]
  readonly when: Condition
  readonly words: string
  readonly cite?: Citation
}

/** Two countries that one declaration may take as a unit (50.22A, 50.22B). */
export interface Unit {
  readonly countries: readonly [Country, Country]
  /** The name under which both are one, where they have a table together. */
  readonly as?: Country
  readonly cite: Citation
}

/** A declaration that another one makes of itself: Japan on the U.S. is one on Britain too (50.32C). */
export interface Companion {
  readonly by: Power
  readonly on: Power
  readonly also: Power
  readonly when: Condition
  /** Both are one declaration, which moves tension once (59.86B). */
  readonly isOne?: true
  readonly cite: Citation
}

/** A war that is never fought without another: Italy’s with Russia without Germany’s (50.32B, 50.32F). */
export interface WarBeside {
  readonly war: readonly [Nation, Nation]
  readonly beside: readonly [Power, Power]
  readonly cite: Citation
}

/** Nations that go to war as well, beside allies (50.551, 50.56). */
export interface Joining {
  readonly by: readonly Power[]
  readonly on: readonly Power[]
  /** They go to war with the declarer, or at its side. */
  readonly against: 'declarer' | 'target'
  readonly brings: readonly Nation[]
  readonly when: Condition
  readonly cite: Citation
}

/** What else a declaration brings; `{turn}` in the words is the game turn it comes with, `{on}` whom it was made on. */
export interface WarEffect {
  readonly id: string
  readonly by: readonly Power[]
  readonly on: readonly Nation[]
  /** Judged once the declaration stands. */
  readonly when: Condition
  /** Judged on the position before it, where that matters; `here` is the country. */
  readonly before?: Condition
  /** The nth Allied player turn that follows the declaration. */
  readonly alliedTurn?: number
  /** So many game turns later. */
  readonly turnsLater?: number
  /** Facts that it makes so. */
  readonly sets?: Readonly<Partial<Record<FactId, FactValue>>>
  readonly words: string
  readonly who?: Power | Faction
  readonly amount?: number
  readonly cite: Citation
}

/** When Germany is asked whether it supports a country that Russia attacks. */
export interface SupportQuestion {
  readonly on: readonly Country[]
  readonly when: Condition
  readonly cite: Citation
}

/** 50.24, 50.25: Germany may stand by a country that Russia attacks. */
export interface SupportClauses {
  readonly questions: readonly SupportQuestion[]
  /** Germany profits from the country: what it loses by leaving it alone. */
  readonly germanInterest: Condition
  /** Rolls for these suffer if Germany leaves one of them alone (BAL-B5). */
  readonly balkans: readonly Country[]
  readonly rules: Readonly<Record<'asked' | 'unsupported' | 'laterHelp' | 'backDown', Citation>>
}

/** 50.4: a declaration has to be acted upon, or it lapses. */
export interface ObligationClauses {
  /** Declarations that oblige to nothing (50.41). */
  readonly waivers: readonly (readonly [Power, Power])[]
  readonly rules: Readonly<Record<'onMajor' | 'onMinor' | 'howMet' | 'unmet' | 'revoked' | 'effectsStay' | 'openingWars', Citation>>
}

/** 50.2: what declarations cost, who pays, and which of two figures holds for Siberia. */
export interface PriceClauses {
  readonly rows: readonly WarPrice[]
  readonly rules: Readonly<Record<'onMajor' | 'onMinor' | 'notSplit' | 'garrison', Citation>>
}

/** Land without a name among the nations that may be attacked, or may not, by rules of its own. */
export const LANDS = [
  'vichyColonies',
  'frenchNorthAfrica',
  'finnishBorder',
  'bessarabia',
  'frenchPacificIslands',
  'britishFarEast',
  'britishPacificIslands',
  'attackedPacificIslands',
  'newGuinea',
  'easternPoland',
  'haiphong',
  'vichyFleet',
] as const
export type Land = (typeof LANDS)[number]

/** A rule on attacking land of a neutral without a declaration of war. */
export interface Passage extends Told {
  readonly id: string
  readonly by: readonly Power[]
  readonly on: readonly (Nation | Land)[]
  /** It is a rule only while this holds, if it says. */
  readonly applies?: Condition
  /** It may be attacked while this holds. */
  readonly when: Condition
  /** What is said once it may, where the words are those of a bar. */
  readonly open?: string
  /** What such an attack brings. */
  readonly brings?: Told
}

/** A country, or land, that may not be attacked although there is war, or a passage. */
export interface Shelter extends Told {
  readonly by: readonly Power[]
  readonly on: readonly (Nation | Land)[]
  readonly when: Condition
}

/** An attack that is open, but not from everywhere. */
export type Frontier = Shelter

/** Who may declare war on whom, and what comes of it. */
export interface WarClauses {
  readonly bars: readonly WarBar[]
  readonly frontiers?: readonly Frontier[]
  readonly apart: readonly Apart[]
  readonly holdings: readonly Holding[]
  /** Capitals of countries that may be conquered: whoever has them all has the country, and war on it is war on that power (50.23). */
  readonly conquests?: Readonly<Partial<Record<Country, readonly Place[]>>>
  readonly absences: readonly Absence[]
  readonly units: readonly Unit[]
  readonly companions: readonly Companion[]
  readonly joinings: readonly Joining[]
  readonly besides?: readonly WarBeside[]
  readonly effects: readonly WarEffect[]
  readonly passages: readonly Passage[]
  readonly shelters: readonly Shelter[]
  /** Who fights as one: all that have an enemy in common (50.521), or only powers of one faction. */
  readonly alliances: 'by-camp' | 'by-faction'
  /** A country that has only opened its hexes counts for the power it opened them to (50.23), or for itself. */
  readonly openCountries: 'are-held' | 'stay-neutral'
  /** A neutral that is attacked joins its enemy’s enemy at once (49.435A), or fights alone until somebody comes. */
  readonly victims: 'join-at-once' | 'stand-alone'
  /** Whoever may react to a declaration does so in his next phase, or at once. */
  readonly reactions: 'next-phase' | 'at-once'
  /** Those whom no rule lets declare war on anybody: nobody waits for their word. */
  readonly silent: readonly Delegation[]
  /** A book whose declarations cost nothing, ask nothing and oblige to nothing has none of these. */
  readonly prices?: PriceClauses
  readonly support?: SupportClauses
  readonly obligations?: ObligationClauses
  /** An ally attacks a declarer’s victim by leave alone; where both differ the senior partner may settle it (50.523). */
  readonly leave?: { readonly seniorSettles: Condition; readonly ruling: string }
  /** 49.632: a Western Allied war on Portugal drives a neutral Spain to Germany. */
  readonly portugal?: Readonly<Record<'spainToGermany' | 'spainsReaction', Citation>>
  /** The rules by which a nation is out of the war for good, and by which only a neutral is declared upon. */
  readonly closed?: Readonly<Record<'conquered' | 'atWar', Citation>>
  /** The rules that the course of a declaration rests on. */
  readonly rules: Readonly<
    Record<
      | 'window'
      | 'simultaneous'
      | 'held'
      | 'heldByEnemy'
      | 'oneUnit'
      | 'commonVictim'
      | 'whoGoes'
      | 'alliances'
      | 'partnerMayAttack'
      | 'neutrality'
      | 'automatic'
      | 'joinsEnemy',
      Citation
    >
  >
}

/** Rule 50: declarations of war, and what comes of them on the map. */
export interface WarChapter {
  readonly war: WarClauses
  /** What a declaration of war brings on the map. */
  readonly afterDeclaration: readonly {
    readonly by: readonly Power[]
    readonly on: Nation
    readonly when?: Condition
    readonly words: string
    /** It settles by itself whether the attacked country joins the aggressor’s enemies, in place of 49.435A. */
    readonly joins?: 'yes' | 'no'
    readonly cite: Citation
  }[]
  /** The rules on mining Norwegian waters, the seasons for it, and when nobody is at war who could, in a book that has them. */
  readonly mining?: {
    readonly seasons: readonly Season[]
    readonly rule: Citation
    readonly effects: Citation
    readonly neutral: Told & { readonly when: Condition; readonly cite: Citation }
  }
}
