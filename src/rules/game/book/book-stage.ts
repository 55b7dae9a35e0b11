import type { StageAct } from '../acts/register.ts'
import type { OrderType } from '../declaration/declared.ts'
import type { StageOf } from './stage.ts'

/** A stage as a book writes it down: every order and every act in it is one that there is. */
export type Stage = StageOf<OrderType, StageAct>
