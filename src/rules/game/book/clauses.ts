import type { InterventionChapter } from '../../chapters/access/index.ts'
import type { CooperationChapter } from '../../chapters/cooperation/index.ts'
import type { LendLeaseChapter } from '../../chapters/lend-lease/index.ts'
import type { LendingChapter } from '../../chapters/lending/index.ts'
import type { PartisanChapter } from '../../chapters/partisans/index.ts'
import type { AmericanForceClauses, PearlHarborClauses, UnpreparedClauses } from '../../chapters/pearl-harbor/index.ts'
import type { InitiativeChapter, PointChapter } from '../../chapters/points/index.ts'
import type { RollChapter } from '../../chapters/rolls/index.ts'
import type { StatusChapter } from '../../chapters/statuses/index.ts'
import type { CapitulationChapter, MinorSurrenderChapter } from '../../chapters/surrender/index.ts'
import type { MobilizationChapter, TensionChapter } from '../../chapters/tension/index.ts'
import type { BlitzChapter, WarChapter } from '../../chapters/war/index.ts'
import type { CalendarChapter, Citation, Cited, Condition, Faction, Implication, Terms, TheatreChapter, Told } from '../../core/index.ts'
import type { ChangeClauses } from './changes.ts'
import type { NoticeChapter } from './notices.ts'
import type { Occurrence } from './occurrence.ts'

/** How a game runs: the order of things in a diplomatic phase, and what ends the war. */
export interface PhaseChapter {
  /** The rules that set the order of things in a diplomatic phase. */
  readonly phaseRules: Readonly<
    Record<
      | 'allocate'
      | 'lost'
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
  /**
   * Whether a phase's targets are named, shown, rolled for and settled together, or each Action runs its course before the next. Then its
   * result comes about at once.
   */
  readonly phaseRuns: 'together' | 'one-by-one'
  /** Whether covert operations are counted, and who plays them on U.S.-Axis tension; only in a book that has them. */
  readonly covertOperations?: { readonly counted: Cited<Condition>; readonly onUsat: Cited<readonly Faction[]> }
  /** What comes about by itself as a diplomatic phase begins, in a book that has such things. */
  readonly occurrences?: readonly Occurrence[]
  /** What ends the war before the calendar does. */
  readonly endings: readonly { readonly when: Condition; readonly words: string; readonly cite?: Citation }[]
}

/** What is not a table: each book's own answers, with their rule, chapter by chapter. */
export interface Clauses
  extends PointChapter,
    InitiativeChapter,
    RollChapter,
    TensionChapter,
    MobilizationChapter,
    WarChapter,
    BlitzChapter,
    StatusChapter,
    InterventionChapter,
    MinorSurrenderChapter,
    CapitulationChapter,
    LendingChapter,
    CooperationChapter,
    PartisanChapter,
    LendLeaseChapter,
    NoticeChapter,
    PhaseChapter,
    TheatreChapter,
    CalendarChapter {
  /** Facts that follow from one another. */
  readonly implications: readonly Implication[]
  /** Its own words for what the common vocabulary calls otherwise. */
  readonly terms?: Terms
  /** Rule 51. */
  readonly pearlHarbor?: PearlHarborClauses
  /** Who is unprepared for an attack. */
  readonly unprepared?: UnpreparedClauses
  /** Where American forces may go while the U.S. is at peace. */
  readonly americanForces?: AmericanForceClauses
  /** The changes of other chapters up to June 2016. */
  readonly changes?: ChangeClauses
  /** What it says of matters for which it has no chapter. */
  readonly elsewhere?: Elsewhere
}

/** What a book says of a matter for which it has no chapter, and where more can be asked. */
export type Elsewhere = Readonly<Partial<Record<keyof typeof CHAPTER_NAMES | 'grants', Told>>>

/** Chapters that not every book has, and what each is about, for whoever asks a book that has none. */
export const CHAPTER_NAMES = {
  mobilization: 'mobilizations',
  pearlHarbor: 'the attack on Pearl Harbor',
  americanForces: 'where American forces may go',
  unprepared: 'forces that are unprepared for an attack',
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
} as const satisfies Readonly<Partial<Record<keyof Clauses, string>>>

export type Chapters = Required<Pick<Clauses, keyof typeof CHAPTER_NAMES>>
