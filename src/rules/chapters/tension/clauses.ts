import type { Citation, Cited, Condition, Faction, Power, Quantity, TheatreChapter, Told, Track, Turn, Year } from '../../core/index.ts'

/** Who may use points on tension, on which tracks, and up to when. */
export interface PointUse {
  readonly by: readonly Faction[]
  readonly tracks: Cited<readonly Track[]>
  readonly oneATurn: Citation
  readonly until: Year | null
  /** In which adjustment a point counts: the first row that fits; at once where there is none. */
  readonly counts?: readonly { readonly when: Condition; readonly words: string; readonly cite: Citation }[]
}

/** The die or draw that makes the effective level, one face to one offset, and the tracks that have one. */
export interface EffectiveLevels {
  readonly tracks: readonly Track[]
  readonly offsets: readonly number[]
  readonly cites: Readonly<Partial<Record<Track, Citation>>>
}

/** Levels that move once a turn, in its diplomatic phase, by what the turn before brought. */
export interface TurnByTurn {
  readonly is: 'turn-by-turn'
  readonly points: PointUse
  /** The first turn whose phase adjusts them; till then they stand as they began. */
  readonly from: Cited<Turn>
  /** The ruling on which moment of its turn a level is that comes without the turns before it. */
  readonly given: Citation
  readonly effective: EffectiveLevels
  /** Met where the steps before the adjustment already read the level it will make. */
  readonly coming: { readonly when: Condition; readonly cite: Citation }
  /** Ground units that face each other on the Russo-Axis border. */
  readonly border: { readonly axis: Quantity; readonly russian: Quantity; readonly cite: Citation; readonly worth: Cited<number> }
}

/** Levels that move with every act (49.842a). */
export interface AsItHappens {
  readonly is: 'as-it-happens'
  readonly points: PointUse
  readonly effective: EffectiveLevels
  /** The rule on what counts at the start of a turn. */
  readonly start: Citation
  /** The rule that an event moves the level when it happens. */
  readonly events: Citation
}

/** How a book's tension moves: line by line as things happen, or once a turn. */
export type TensionRules = AsItHappens | TurnByTurn

/** A level at which something happens. */
export interface Threshold extends Told {
  readonly track: Track
  readonly level: number
  /** The level of another book that stands in here. */
  readonly standsIn?: Citation
  /** It means nothing by now. */
  readonly unless?: Condition
  /** The U.S. mobilizes at it, or without it by a date. */
  readonly mobilizes?: true
}

/** Something that a level, or a war, allows a power to do; `most` is how much of it. */
export interface Permission extends Told {
  readonly id: string
  readonly by: Power
  readonly when: Condition
  /** It is a declaration of war on this power, which may be barred for other reasons. */
  readonly declares?: Power
  /** It has been done already: as the turn began, or now where it is asked for now. */
  readonly unless?: Condition
  readonly most?: Quantity
  /** The ruling that gives its figures. */
  readonly ruling?: string
  readonly standsIn?: Citation
  /** It is done in the steps before the levels are adjusted, where a book adjusts them once a turn (RC-11). */
  readonly inPhase?: true
}

/** Tensions: which are kept, how they move, and what a level allows. */
export interface TensionChapter extends TheatreChapter {
  /** How the levels move, and who may use points on them. */
  readonly tensionRules: TensionRules
  readonly tensionPointRule: Citation
  /** When a game keeps a track: no Pact, no Russo-German tension; U.S.-Japanese tension in a global or Pacific war. */
  readonly tracksKept: Readonly<Record<Track, Condition>>
  /** The wars that a track leads to: once one of them is on, its level is history. */
  readonly trackWars: Readonly<Record<Track, readonly (readonly [Power, Power])[]>>
  readonly thresholds: readonly Threshold[]
  readonly permissions: readonly Permission[]
  /** What rule 51 lets ships do, in a book that has it. */
  readonly pearlHarbor?: { readonly permissions: readonly Permission[] }
  /** The rules by which levels govern growth; nothing in a book that does not say so. */
  readonly growth: { readonly byUsat: Citation; readonly byUsjt: Citation } | null
}
