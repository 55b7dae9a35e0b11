import type { BorderRatio, Citation, Mobilization, Power, Struck, TensionLine, Track, Turn } from '../../rules/index.ts'

/** A line, and what it leaves out because nobody has reported it. */
export interface ExplainedTensionLine extends TensionLine {
  readonly note?: string
}

export interface TrackAnswer {
  readonly before: number
  readonly lines: readonly ExplainedTensionLine[]
  readonly after: number
  readonly effective: number
  /** No draw was told of for this turn: the effective level is the actual one so far. */
  readonly isUndrawn?: boolean
  /** Thresholds that the level has reached, and which of them this turn. */
  readonly reached: readonly {
    readonly level: number
    readonly words: string
    readonly cite: Citation
    readonly standsIn?: Citation
    readonly isNew: boolean
    /** Its level is not reached: what it brings came by its date. */
    readonly isByDate?: boolean
  }[]
}

export interface TensionTurnAnswer {
  readonly turn: Turn
  readonly tracks: Readonly<Partial<Record<Track, TrackAnswer>>>
  readonly mobilizations: readonly Mobilization[]
  /** The level by which a power grows: America by the higher of its two, Japan by its own (49.851D, 49.852D). */
  readonly growth: readonly { readonly power: 'us' | 'japan'; readonly level: number; readonly cite: Citation }[]
  readonly permissions: readonly {
    readonly id: string
    readonly by: Power
    readonly words: string
    readonly most?: number | null
    readonly cite: Citation
    readonly ruling?: string
    readonly standsIn?: Citation
  }[]
  /** Where events count once in the game: those that have, and how often. */
  readonly struck?: Struck
  /** Where the book asks for it: the units that face each other on the Russian border. */
  readonly border?: BorderRatio
}

/** What the levels that a file gives are taken to be. */
export interface TensionBasis {
  readonly words: string
  readonly cite: Citation
}
