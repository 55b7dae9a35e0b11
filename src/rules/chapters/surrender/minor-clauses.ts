import type { Citation, Condition, Place, Power, Told } from '../../core/index.ts'
import type { MinorNation, Status, StatusChapter } from '../statuses/index.ts'
/** A nation that gives in by a rule of its own. */
export interface OwnSurrender extends Told {
  readonly nation: MinorNation
  /** Only to these. */
  readonly to?: readonly Power[]
  readonly needs: readonly (Told & { readonly when: Condition })[]
  /** As soon as its land is occupied, not in the next phase. */
  readonly isAtOnce?: true
  /** Who has its PPs afterwards, where that is not the holder of the capital. */
  readonly economy?: Told
}

/** What else a surrender brings; `{year}` in the words is the year whose start follows, `{other}` the other faction. */
export interface SurrenderEffect extends Told {
  readonly nation: MinorNation
  readonly when: Condition
  readonly amount?: number
  readonly isForOtherSide?: true
}

/** 3.5.1: how minor nations surrender. */
export interface MinorSurrenderClauses {
  /** The city, or all the land, that an enemy has to occupy. */
  readonly capitals: Readonly<Partial<Record<MinorNation, Place>>>
  readonly fall: Citation
  readonly choice: Citation
  /** An Action may force these, if their sheet says so. */
  readonly action: { readonly of: readonly Status[]; readonly cite: Citation; readonly data: Citation }
  readonly land: Citation
  /** Land that no surrender cedes: it is open until somebody enters it. */
  readonly apart: readonly (Told & { readonly place: Place; readonly ruling: string })[]
  readonly forGood: Citation
  readonly economy: Citation
  readonly own: readonly OwnSurrender[]
  readonly effects: readonly SurrenderEffect[]
  readonly exPatriots: {
    readonly of: Readonly<Partial<Record<Status, Citation>>>
    readonly kept: Citation
    readonly partisans: Citation
    /** Strength that makes one of partisans. */
    readonly strengthEach: number
  }
}

export interface MinorSurrenderChapter extends StatusChapter {
  /** How minor nations surrender. */
  readonly minorSurrenders?: MinorSurrenderClauses
}
