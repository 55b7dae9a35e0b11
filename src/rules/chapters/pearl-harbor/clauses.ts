import type { Citation, Cited, Condition, Delegation, Notice, Quantity, Told } from '../../core/index.ts'
import type { Permission } from '../tension/index.ts'
import type { AmericanForceClauses } from './american-stations.ts'
import type { SurpriseColumn, SurpriseLevel } from './surprise-table.ts'

/** What may be asked of each step of the attack, and the rule that sets it. */
const STRIKE_RULES = [
  'force',
  'invasion',
  'taskForces',
  'table',
  'column',
  'mobilization',
  'finalDie',
  'locate',
  'inPort',
  'surprise',
  'firstStrike',
  'allNas',
  'firstTargets',
  'secondStrike',
  'noSurprise',
  'secondTargets',
  'oil',
  'intercept',
  'oneRound',
  'cap',
  'found',
  'counterStrike',
  'afterStrike',
  'twoStrikes',
  'returns',
  'placed',
] as const
export type StrikeRule = (typeof STRIKE_RULES)[number]

/** Ships that a fleet has at the start, with their naval factors. */
export interface StartingFleet {
  readonly carriers: readonly string[]
  readonly battleships: readonly string[]
  readonly cruiserFactors: number
  readonly destroyerFactors: number
  readonly cite: Citation
}

/** How the American carriers that came up may hit back. */
export interface CounterStrike {
  /** NAS in the strike that may surprise, by the American Air Nationality DRM; one line where that does not matter. */
  readonly most: readonly { readonly fromDrm: number; readonly nas: number }[]
  /** What is left over strikes again without surprise. */
  readonly restStrikes: boolean
  /** Each carrier force is a combat group of its own. */
  readonly groupsApart?: Citation
}

/** A lasting effect of the table on the dice. */
export interface TableModifier extends Told {
  readonly id: string
  readonly amount: number
}

/** Rule 51: the attack on Pearl Harbor, the fleets before it, and Allied unpreparedness. */
export interface PearlHarborClauses {
  readonly rules: Readonly<Record<StrikeRule, Citation>>
  /** The heavy ships that must sail with the Japanese carriers, as this book calls them. */
  readonly heavyEscort: string
  readonly leastHeavies: number
  readonly leastCruisers: number
  /** The force counts as so many for oil, where the book says so. */
  readonly oilForces?: Cited<number>
  readonly isFleetAtPearlHarbor: Condition
  /** While no level lets it leave again. */
  readonly isFleetHeldThere: Condition
  /** The rule that sends it there. */
  readonly atPearlHarbor: Citation
  readonly columns: Cited<readonly SurpriseColumn[]>
  readonly levels: readonly SurpriseLevel[]
  /** What the table changes in the strikes themselves. */
  readonly modifiers: readonly TableModifier[]
  /** Those hold for the second strike too. */
  readonly areModifiersLasting: Condition
  /** How surprised air is attacked, and answers. */
  readonly surprisedAir: readonly Told[]
  readonly nasOnAFactor: Cited<number>
  readonly counterStrike: CounterStrike
  readonly fleets: { readonly pacific: StartingFleet; readonly atlantic: StartingFleet }
  /** What lets American ships, and the Nationalist Chinese, go where. */
  readonly permissions: readonly Permission[]
  readonly notices: readonly Notice[]
}

/** A Japanese attack on forces that are not on alert. */
export interface PacificSurprise {
  /** The level at which surprise is lost. */
  readonly onAlert: Cited<number>
  /** The rule that says at which moment it counts; there a final die may be thrown for the level. */
  readonly moment: Citation
  readonly hasFinalDie?: true
  readonly hasSurprise: Condition
  /** Every attack may surprise; else the first alone. */
  readonly isEveryAttack?: true
  readonly effects: readonly SurpriseEffect[]
}

/** A German attack on Russian forces that are not on alert. */
export interface EasternSurprise {
  readonly onAlert: Cited<number>
  /** The level of the declaration was below it; nobody can tell while `isOpen`. */
  readonly isUnprepared: Condition
  readonly isOpen: Condition
  /** Germany attacks this turn. */
  readonly isAttacked: Condition
  readonly effects: readonly SurpriseEffect[]
}

/** Who is unprepared for an attack. */
export interface UnpreparedClauses {
  readonly pacific: PacificSurprise
  readonly eastern?: EasternSurprise
}

export interface PearlHarborChapter {
  readonly pearlHarbor?: PearlHarborClauses
  readonly unprepared?: UnpreparedClauses
  readonly americanForces?: AmericanForceClauses
}

/**
 * Player turns in which unpreparedness is felt: an Allied one that begins the war, Japan's, and the two Allied ones after its outbreak; the
 * Axis one of a German attack and the Russian one after it; or all of a turn, where a book does not tell them apart.
 */
export const SURPRISE_TURNS = ['declaring', 'japanese', 'first-allied', 'second-allied', 'german', 'russian', 'whole'] as const
export type SurpriseTurn = (typeof SURPRISE_TURNS)[number]
export const SURPRISE_TURN_NAMES: Readonly<Record<SurpriseTurn, string>> = {
  declaring: 'Allied player turn of the declaration',
  japanese: 'Japanese player turn',
  'first-allied': 'first Allied player turn',
  'second-allied': 'second Allied player turn',
  german: 'Axis player turn',
  russian: 'Russian player turn',
  whole: 'the whole turn',
}

/** Whose forces an effect touches. */
export const SURPRISED = ['japan', 'us', 'britain', 'otherWesternAllies', 'dutch', 'nationalistChina', 'russia', 'russianAllies'] as const
export type Surprised = (typeof SURPRISED)[number]

/** One effect of unpreparedness on the map. */
export interface SurpriseEffect extends Told {
  readonly id: string
  readonly in: readonly SurpriseTurn[]
  readonly binds: readonly Surprised[]
  /** It holds only if this does too; without surprise nothing holds, unless it is said. */
  readonly when?: Condition
  readonly withoutSurprise?: true
  /** Who is told of it, where not those it binds. */
  readonly for?: readonly Delegation[]
  /** How much of something is left. */
  readonly most?: Quantity
}
