import type {
  Aftermath,
  Citation,
  Cited,
  Condition,
  DateFact,
  Delegation,
  FactId,
  FactValue,
  Nation,
  Place,
  Power,
  Quantity,
  Told,
  Turn,
  Year,
} from '../../core/index.ts'
import type { PartisanChapter } from '../partisans/index.ts'
import type { WarChapter } from '../war/index.ts'
import type { MinorSurrenderChapter } from './minor-clauses.ts'

/** Everyone who may be brought to give in, one for each enemy it may seek terms from. */
export const CAPITULATIONS = [
  'germany',
  'italy',
  'japan',
  'france',
  'britain',
  'india',
  'australia',
  'southAfrica',
  'russiaToAxis',
  'russiaToJapan',
  'westToAxis',
  'russiaAfterWest',
  'usToJapan',
  'china',
] as const
export type CapitulationId = (typeof CAPITULATIONS)[number]

/** One way in which it comes about: every part of it must hold. */
export interface SurrenderTrigger extends Told {
  readonly id: string
  readonly when: Condition
  /** What the power's points would come to, and the most they may. */
  readonly points?: { readonly of: Power; readonly most: number }
  readonly ruling?: string
  /** From this turn on it can no longer be met. */
  readonly lapses?: Turn
}

/** What holds an offer back although a trigger is met. */
export interface Delay extends Told {
  readonly id: string
  readonly when: Condition
}

/** Who is asked to take an offer up. */
export interface Asked {
  readonly who: 'axis' | 'japan'
  readonly cite: Citation
  /** The turn in which it was last declined. */
  readonly declined: DateFact
  /** When a declined offer comes again. */
  readonly again: { readonly words: string; readonly cite: Citation; readonly ruling?: string }
}

export interface LandCeded {
  readonly places: readonly Place[]
  readonly from: readonly Nation[]
  readonly to: Nation
  /** As things stand once it is settled. */
  readonly when: Condition
}

export interface Capitulation {
  readonly id: CapitulationId
  readonly is: 'surrender' | 'armistice' | 'collapse'
  readonly title: string
  /** It has come about already. */
  readonly done: { readonly when: Condition; readonly words: string }
  readonly triggers: readonly SurrenderTrigger[]
  readonly delays: readonly Delay[]
  /** Without it nobody is asked. */
  readonly asked?: Asked
  /** An offer that nothing forces, and who may make it; whoever is asked answers, or where that one offers, the other. */
  readonly freely?: Told & { readonly by: readonly Delegation[]; readonly when: Condition; readonly again: Asked['again'] }
  /** Why there is none of its own will, where the book says so. */
  readonly notFreely?: Citation
  /** What becomes of the facts. */
  readonly sets: Readonly<Partial<Record<FactId, FactValue>>>
  /** The same, but only after an offer that was forced. */
  readonly setsIfForced?: Readonly<Partial<Record<FactId, FactValue>>>
  /** The same, if this holds as it is settled. */
  readonly setsIf?: readonly { readonly when: Condition; readonly sets: Readonly<Partial<Record<FactId, FactValue>>> }[]
  /** Facts that then keep the present value of others, unless that is not reported. */
  readonly copies?: readonly { readonly to: FactId; readonly from: FactId; readonly unless: Condition }[]
  /** Land that then passes, as far as one of these holds it. */
  readonly cedes?: readonly LandCeded[]
  /** Dates that are then this turn. */
  readonly dates: readonly DateFact[]
  /** Wars that are then over: those of the first with the second. */
  readonly ends?: { readonly of: readonly Nation[]; readonly with: readonly Nation[] }
  /** Terms by the year: of now, or of an armistice made before. */
  readonly termsOf?: 'now' | DateFact
  /** What the offer says, whatever the year. */
  readonly terms: readonly Aftermath[]
  /** What follows, judged as things stand afterwards. */
  readonly aftermath: readonly Aftermath[]
  /** What holds already, whether or not it comes to that. */
  readonly meanwhile: readonly Aftermath[]
  /** Rows of the partisan tables that hang on it, by their ids. */
  readonly partisans?: readonly string[]
}

/** So many units must be kept somewhere. */
export interface OccupationDuty extends Told {
  readonly id: string
  /** Whose surrender brings it. */
  readonly of: CapitulationId
  readonly when: Condition
  readonly present: Quantity
  readonly least: number
  readonly ruling?: string
}

/** A war that is over, or a game that is won. */
export interface WarEnding extends Told {
  readonly id: string
  readonly when: Condition
  /** It decides the whole game: nothing is left to be settled. */
  readonly isDecisive?: true
}

/** What must be so; the words say why not. */
export interface RenewalNeed {
  readonly id: string
  readonly when: Condition
  readonly words: string
  /** Numbers that the words name: `{axis}` is the one called axis. */
  readonly figures?: Readonly<Record<string, Quantity>>
}

/** After a peace: what must be so before one of these may declare war on one of those again. */
export interface Renewal {
  readonly id: string
  readonly by: readonly Power[]
  readonly on: readonly Power[]
  /** It binds while this holds. */
  readonly when: Condition
  readonly needs: readonly RenewalNeed[]
  readonly cite: Citation
  readonly ruling?: string
  /** Whoever may declare may cancel concessions instead, but not of land. */
  readonly renouncing?: Citation
  /** What it brings if the other side breaks the peace. */
  readonly ifBroken?: Told
}

/** The test of one year, and the terms it brings. */
export interface YearTest {
  readonly year: Year
  readonly needed: number
  readonly cite: Citation
  readonly terms: readonly Aftermath[]
  readonly cession: CessionRule
}

/** How America answers for its allies. */
export interface ReactionClauses {
  readonly cities: readonly Place[]
  /** How a city's holder is judged. */
  readonly ruling: string
  readonly tested: { readonly when: Condition; readonly cite: Citation; readonly ruling: string }
  readonly years: readonly YearTest[]
  /** The year start from which there is a test at all. */
  readonly from: Cited<Year>
  readonly evacuation: Citation
  readonly tie: string
  readonly pacific: PacificCession
}

/** Surrenders of major nations, armistices, and the collapse of China. */
export interface CapitulationClauses {
  readonly capitulations: readonly Capitulation[]
  /** The Axis choose about Vichy when France gives in. */
  readonly vichy: Citation
  /** Those that never give in. */
  readonly never: readonly { readonly id: string; readonly words: string; readonly cite: Citation }[]
  readonly duties: readonly OccupationDuty[]
  readonly endings: readonly WarEnding[]
  readonly renewals: readonly Renewal[]
  readonly bargains: readonly Bargain[]
  readonly spoils: Readonly<Record<SpoilsOf, Spoils>>
  readonly reaction: ReactionClauses
  readonly collapse: CollapseClauses
  /** Surrenders come before all other diplomacy; of minors at once, of majors in the phase. */
  readonly first: Citation
  readonly majors: Citation
}

export interface CapitulationChapter extends MinorSurrenderChapter, PartisanChapter, WarChapter {
  /** Surrenders of major nations, armistices, and the collapse of China. */
  readonly capitulation?: CapitulationClauses
}

/** What may be bargained over. */
export const CONCESSION_KINDS = ['territory', 'points', 'resources', 'forces', 'other'] as const
export type ConcessionKind = (typeof CONCESSION_KINDS)[number]

/** Who gives: the one that seeks terms, or the one it seeks them from. */
export const GIVERS = ['seeker', 'winner'] as const
export type Giver = (typeof GIVERS)[number]

/** The limits of one negotiation. */
export interface Bargain {
  readonly of: readonly CapitulationId[]
  /** What each may give; without it anything that both agree on. */
  readonly gives?: Readonly<Record<Giver, { readonly kinds: readonly ConcessionKind[]; readonly words: string; readonly cite: Citation }>>
  /** Points go up to the worth of one industrial centre. */
  readonly oneCentre?: Citation
  /** What lies in land handed back comes with it, whatever else the giver may not give. */
  readonly withReturnedLand?: Citation
  readonly contiguous?: Citation
  /** A forced offer is no less than the book's own terms; if talks stall, the winner's are taken. */
  readonly forced: { readonly minimum: Citation; readonly deadlock?: Told }
  /** Anything else needs the consent of both. */
  readonly agreement: Citation
}

/** Who has disputed land: whoever stands in it, whoever has more units, whichever the Allies claim, or nobody by force. */
const CESSION_RULES = ['axis-anywhere', 'most-units', 'allied-claim', 'freed'] as const
export type CessionRule = (typeof CESSION_RULES)[number]

/** The same for the Pacific: up to a year one way, from then on another. */
export interface PacificCession {
  readonly from: Year
  readonly before: Citation
  readonly since: Citation
}

/** What holds while warlords rule. */
export interface CollapseClauses {
  readonly isOn: { readonly when: Condition; readonly cite: Citation }
  /** Units a warlord needs for each of the defender's. */
  readonly ratio: Cited<number>
  readonly ratioRuling: string
  readonly noSupport: Citation
  /** What a warlord's victory brings. */
  readonly won: readonly Aftermath[]
  readonly city: Told
  readonly expansion: { readonly cite: Citation; readonly brings: string }
}

/** Whose reserve is shared out when it gives in. */
export const SPOILS_OF = ['italy', 'france', 'india', 'australia'] as const
export type SpoilsOf = (typeof SPOILS_OF)[number]

export const RECIPIENTS = ['axis', 'allies', 'britain', 'nobody'] as const
export type Recipient = (typeof RECIPIENTS)[number]

export interface Spoils {
  /** Infantry is no equipment and is lost. */
  readonly isEquipmentOnly: boolean
  readonly units: Citation
  /** What is left of supplies: half, all, or nothing that the book speaks of. */
  readonly supplies: { readonly share: 'half' | 'all' | 'none'; readonly cite: Citation }
  /** The first that fits takes it. */
  readonly to: readonly { readonly who: Recipient; readonly when: Condition; readonly cite: Citation }[]
  /** Halves are rounded up while this holds, down otherwise. */
  readonly up: { readonly when: Condition; readonly ruling: string }
  /** PPs in reserve, times the growth rate, join the base value. */
  readonly growth?: { readonly cite: Citation; readonly ruling: string }
}
