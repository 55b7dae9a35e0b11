import type { Citation } from '../citation.ts'
import type { Condition, Quantity } from '../condition.ts'
import type { Country, Nation } from '../countries.ts'
import type { FactId } from '../facts.ts'
import type { Power } from '../powers.ts'

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
  /** It is then all there is to say: of war with that power nobody needs to hear. */
  readonly isWholeReason?: true
  /** A declaration on one of these in the same player turn lifts it (R50-03). */
  readonly unlessWith?: readonly Power[]
  /** German support of a country just attacked lifts it (50.24, 50.25). */
  readonly unlessSupported?: true
  /** Why not, in a clause that follows the names of the two. */
  readonly words: string
  readonly cite: Citation
  readonly ruling?: string
}

/** What a declaration costs: the first row that fits. */
export interface WarPrice {
  readonly id: string
  readonly by: readonly Power[]
  readonly on: readonly Nation[]
  readonly when: Condition
  readonly brps: Quantity
  /** The fact it is read from: while that is 0, nobody has reported it. */
  readonly from?: FactId
  /** It moves no tension either (50.21B, 50.21C). */
  readonly isQuiet?: true
  readonly words: string
  readonly cite: Citation
}

/** A country that belongs to a power although no diplomatic result says so: a colony, a dominion, a pre-war conquest. */
export interface Holding {
  readonly country: Country
  readonly by: Power
  readonly when: Condition
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

/** What else a declaration brings; `{turn}` in the words is the game turn of the player turn it comes with. */
export interface WarEffect {
  readonly id: string
  readonly by: readonly Power[]
  readonly on: readonly Nation[]
  /** Judged once the declaration stands. */
  readonly when: Condition
  /** The nth Allied player turn that follows the declaration. */
  readonly alliedTurn?: number
  readonly words: string
  readonly who?: Power
  readonly cite: Citation
}

/** When Germany is asked whether it supports a country that Russia attacks. */
export interface SupportQuestion {
  readonly on: readonly Country[]
  readonly when: Condition
  readonly cite: Citation
}

/** Land without a name among the nations that may be attacked, or may not, by rules of its own. */
export const LANDS = [
  'vichyColonies',
  'frenchNorthAfrica',
  'finnishBorder',
  'bessarabia',
  'frenchPacificIslands',
  'britishFarEast',
] as const
export type Land = (typeof LANDS)[number]

/** A rule on attacking land of a neutral without a declaration of war. */
export interface Passage {
  readonly id: string
  readonly by: readonly Power[]
  readonly on: readonly (Nation | Land)[]
  /** It may be attacked while this holds. */
  readonly when: Condition
  readonly words: string
  readonly cite: Citation
  /** What such an attack brings. */
  readonly brings?: { readonly words: string; readonly cite: Citation }
}

/** A country, or land, that may not be attacked although there is war, or a passage. */
export interface Shelter {
  readonly by: readonly Power[]
  readonly on: readonly (Nation | Land)[]
  readonly when: Condition
  readonly words: string
  readonly cite: Citation
}

/** Rule 50: who may declare war on whom, for how much, and what comes of it. */
export interface WarClauses {
  readonly bars: readonly WarBar[]
  readonly prices: readonly WarPrice[]
  readonly holdings: readonly Holding[]
  readonly absences: readonly Absence[]
  readonly units: readonly Unit[]
  readonly companions: readonly Companion[]
  readonly joinings: readonly Joining[]
  readonly effects: readonly WarEffect[]
  readonly supportQuestions: readonly SupportQuestion[]
  /** Germany profits from the country: what it loses by leaving it alone. */
  readonly germanInterest: Condition
  /** Rolls for these suffer if Germany leaves one of them alone (BAL-B5). */
  readonly supportedBalkans: readonly Country[]
  /** Declarations that oblige to nothing (50.41). */
  readonly waivers: readonly (readonly [Power, Power])[]
  readonly passages: readonly Passage[]
  readonly shelters: readonly Shelter[]
  /** The rules that the course of a declaration rests on. */
  readonly rules: Readonly<
    Record<
      | 'window'
      | 'simultaneous'
      | 'held'
      | 'heldByEnemy'
      | 'notSplit'
      | 'oneUnit'
      | 'commonVictim'
      | 'whoGoes'
      | 'alliances'
      | 'partnerMayAttack'
      | 'onMajor'
      | 'onMinor'
      | 'howMet'
      | 'unmet'
      | 'revoked'
      | 'effectsStay'
      | 'openingWars'
      | 'neutrality'
      | 'support'
      | 'unsupported'
      | 'laterHelp'
      | 'backDown'
      | 'automatic'
      | 'joinsEnemy'
      | 'spainToGermany'
      | 'spainsReaction'
      | 'garrisonPrice',
      Citation
    >
  >
}
