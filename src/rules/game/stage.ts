import type { Moment } from '../chapters/tension/tension.ts'
import type { Citation } from '../core/citation.ts'
import type { Condition } from '../core/conditions/condition.ts'
import type { Delegation, Faction, Side } from '../core/powers.ts'
import type { Track } from '../core/tracks.ts'
import type { OrderType } from './order.ts'
/** What the referee does as a stage begins or ends. */
export type StageAct =
  /** Points are counted and received. */
  | { readonly is: 'open-year' }
  /** A diplomatic phase of these factions begins. */
  | { readonly is: 'open-phase'; readonly movers: readonly Faction[] }
  | { readonly is: 'close-phase' }
  /** Declarations of war are open to everybody, beside the phase. */
  | { readonly is: 'open-declarations' }
  /** Dice for the effective levels. */
  | { readonly is: 'draw-offsets'; readonly tracks: readonly ('usat' | 'usjt')[] }
  | { readonly is: 'mobilize' }
  /** Declarations of this side that nobody acted upon are taken back. */
  | { readonly is: 'revoke-unmet'; readonly side: Side }
  /** Last turn's modifiers are added to the levels. */
  | { readonly is: 'accrue' }
  | { readonly is: 'set-initiative' }
  /** What the rules bring about or call for at this moment is announced. */
  | { readonly is: 'announce'; readonly what: Announcement }
  /** Surrenders that nobody is asked about come about. */
  | { readonly is: 'surrenders' }
  | { readonly is: 'foresee-tension' }
  | { readonly is: 'check-ending' }

/** Matters that come up by themselves at a moment of the turn. */
export type Announcement = 'elections-of-the-year' | 'elections-of-the-turn'

/** A part of the turn: the sequence of play is a list of these. */
export interface Stage {
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
  /** Those asked act one after the other, as Initiative has it. */
  readonly byInitiative?: true
  /** Every roll has to be settled before it ends, although the phase goes on. */
  readonly settlesRolls?: true
  /** Targets are named in reaction alone. */
  readonly reactionsOnly?: true
  /** What may be ordered in it. */
  readonly orders: readonly OrderType[]
  readonly enter?: readonly StageAct[]
  readonly leave?: readonly StageAct[]
  /** Tension lines judged up to this moment count from here on. */
  readonly moment?: Moment
  /** Tracks whose dice lose their effect as it begins. */
  readonly offsetsEnd?: readonly Exclude<Track, 'rgt'>[]
}

/** What a stage settles: surrenders, or what America's politics bring. */
export type Settles = 'surrenders' | 'political-reaction'
