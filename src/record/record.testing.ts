import { playAtRandom } from '../counsel/index.ts'
import { openBook } from '../editions/index.ts'
import { type DiceCup, diceCup } from './dice.ts'
import type { GameRecord } from './record.ts'
import { recordPlayed } from './recorded-play.ts'

export { recordText as textOf } from './record.ts'

/** A whole game by random legal orders, on record. */
export const randomRecord = (edition: string, seed: number, scenario = 'global-war-1939'): GameRecord =>
  recordPlayed({ edition, scenario, title: `seed ${seed}` }, playAtRandom(openBook(edition), scenario, seed))

/** Dice that fall as they like. */
export const anyDice = (): DiceCup =>
  diceCup(
    () => 1 + Math.floor(Math.random() * 6),
    false,
    () => [],
  )
