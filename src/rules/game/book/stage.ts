import type { Moment } from '../../chapters/tension/index.ts'
import type { Citation, Condition, Delegation, Side, Track } from '../../core/index.ts'

/** Something that the referee does as a stage begins or ends, by its name. */
export interface NamedAct {
  readonly is: string
  /** The side it concerns, if it concerns one. */
  readonly side?: Side
}

/** A part of the turn: the sequence of play is a list of these. */
export interface StageOf<OrderName extends string = string, Act extends NamedAct = NamedAct> {
  readonly id: string
  readonly words: string
  readonly cite?: Citation
  /** It comes only while this holds; every turn if it does not say. */
  readonly when?: Condition
  /** It is passed over with no roll on the table, or with none that Russia could push. */
  readonly needs?: 'rolls' | 'subvertible-rolls' | 'unsettled'
  /** Surrenders or offers that are settled in it, before it can end. */
  readonly settles?: Settles
  /** Who has to say that he is done before it ends; with nobody it passes by itself. */
  readonly asks: readonly Delegation[]
  /** Those asked act one after the other, as Initiative has it, while this holds. */
  readonly byInitiative?: { readonly when: Condition; readonly cite: Citation }
  /** Every roll has to be settled before it ends, although the phase goes on. */
  readonly settlesRolls?: true
  /** Targets are named in reaction alone. */
  readonly reactionsOnly?: true
  /** What may be ordered in it. */
  readonly orders: readonly OrderName[]
  readonly enter?: readonly Act[]
  readonly leave?: readonly Act[]
  /** Tension lines judged up to this moment count from here on. */
  readonly moment?: Moment
  /** Tracks whose dice lose their effect as it begins. */
  readonly offsetsEnd?: readonly Exclude<Track, 'rgt'>[]
}

/** What a stage settles: surrenders, or what America's politics bring. */
export type Settles = 'surrenders' | 'political-reaction'
