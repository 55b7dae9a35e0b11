import { randomInt } from 'node:crypto'
import { type DiceCup, diceCup } from '../../record/index.ts'

/** Dice nobody can foresee. */
export const refereesDice = (): DiceCup =>
  diceCup(
    () => randomInt(1, 7),
    false,
    () => [],
  )
