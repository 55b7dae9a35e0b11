import type { Moment } from '../chapters/tension/index.ts'
import { type Citation, conditionWords, type Delegation, isAtTable, isMet, type Situation } from '../core/index.ts'
import { actDeclarationOf } from './acts/register.ts'
import type { Rulebook } from './book/rulebook.ts'
import type { NamedAct, StageOf } from './book/stage.ts'
import { declarationOf, isOrderType, type OrderType } from './declaration/declared.ts'

/** Something that happens in a step, with the rules it goes by; the step's own where it has none. */
export interface Doing {
  readonly words: string
  readonly cites: readonly Citation[]
}

/** An order that a step is for. */
export interface StepOrder extends Doing {
  readonly order: OrderType
  /** The step cannot end before those concerned have given it. */
  readonly isOwed: boolean
}

/** One step of a turn as it is told: who is asked, what the referee does as it begins and ends, what may be ordered in it. */
export interface Step {
  readonly id: string
  readonly words: string
  readonly cite?: Citation
  /** It comes only under a condition, and whether that holds. */
  readonly when?: { readonly words: string; readonly holds: boolean }
  readonly needs?: StageOf['needs']
  readonly asks: readonly Delegation[]
  readonly isByInitiative: boolean
  readonly begins: readonly Doing[]
  readonly orders: readonly StepOrder[]
  readonly ends: readonly Doing[]
  /** Tension lines judged up to this moment count from here on. */
  readonly moment?: Moment
}

const given = (cites: readonly (Citation | undefined)[]): readonly Citation[] => cites.filter((cite) => cite !== undefined)

function doingOf(book: Rulebook, { cite }: StageOf, act: NamedAct): Doing {
  const { words, rules } = actDeclarationOf(act)
  return { words: typeof words === 'string' ? words : words(book), cites: given(rules?.(book) ?? [cite]) }
}

function orderOf(book: Rulebook, stage: StageOf, type: OrderType): StepOrder {
  const { words, rules, owed } = declarationOf({ type })
  return {
    order: type,
    words: typeof words === 'string' ? words : words(book, stage),
    isOwed: owed !== undefined,
    cites: given(rules?.(book, stage) ?? [stage.cite]),
  }
}

/** The steps of a turn in their order, as the played game runs through them. */
export const stepsOf = (book: Rulebook, situation: Situation): readonly Step[] =>
  book.sequence.map((stage) => {
    const { id, words, cite, when, needs, asks, byInitiative, orders, enter = [], leave = [], moment } = stage
    return {
      id,
      words,
      ...(cite === undefined ? {} : { cite }),
      ...(when === undefined ? {} : { when: { words: conditionWords(when), holds: isMet(when, situation) } }),
      ...(needs === undefined ? {} : { needs }),
      asks: asks.filter((one) => isAtTable(book, situation, one)),
      isByInitiative: byInitiative !== undefined && isMet(byInitiative.when, situation),
      begins: enter.map((act) => doingOf(book, stage, act)),
      orders: orders.filter(isOrderType).map((type) => orderOf(book, stage, type)),
      ends: leave.map((act) => doingOf(book, stage, act)),
      ...(moment === undefined ? {} : { moment }),
    }
  })
