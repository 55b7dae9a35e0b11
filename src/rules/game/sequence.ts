import type { Moment } from '../chapters/tension/tension.ts'
import type { Citation } from '../core/citation.ts'
import type { Condition } from '../core/conditions/condition.ts'
import { isMet } from '../core/conditions/weighing.ts'
import type { Minor } from '../core/countries.ts'
import type { Delegation, Faction } from '../core/powers.ts'
import type { Track } from '../core/situation.ts'
import type { StageAct } from './event.ts'
import type { Game } from './game.ts'
import type { OrderType } from './order.ts'
import { maySubvert } from './orders/rolls/use-subversion.ts'
import { type Settles, unsettled } from './orders/war/settle-surrender.ts'
import type { Rulebook } from './rulebook.ts'

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

export const stageOf = (book: Rulebook, game: Game): Stage | undefined => book.sequence.find(({ id }) => id === game.stage)

/** Whether there is anything on the table for a stage. */
export function hasMatter(book: Rulebook, game: Game, { needs, settles }: Stage): boolean {
  const rolls = Object.keys(game.phase?.rolls ?? {}) as Minor[]
  switch (needs ?? 'nothing') {
    case 'nothing':
      return true
    case 'rolls':
      return rolls.length > 0
    case 'unsettled':
      return settles !== undefined && unsettled(book, game, settles).length > 0
    case 'subvertible-rolls':
      return rolls.some((target) => maySubvert(book, game, target))
  }
}

/** The first stage that comes after this one in the same turn. */
export function nextStage(book: Rulebook, game: Game): Stage | undefined {
  const from = book.sequence.findIndex(({ id }) => id === game.stage) + 1
  return book.sequence
    .slice(from)
    .find(
      (stage) =>
        (stage.when === undefined || isMet(stage.when, game.situation)) && (stage.leave !== undefined || hasMatter(book, game, stage)),
    )
}

/** Those of Initiative before a faction who have not passed yet. */
export const asksBefore = (game: Game, faction: Faction): readonly Faction[] =>
  game.initiative.slice(0, game.initiative.indexOf(faction)).filter((one) => game.asked.includes(one))
