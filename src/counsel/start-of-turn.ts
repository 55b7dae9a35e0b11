import { tensionTurn, turnByTurnOf } from '../rules/chapters/tension/index.ts'
import { type Situation, TRACKS, type Track } from '../rules/core/index.ts'
import type { Rulebook } from '../rules/game/index.ts'

/** What the start of a turn adds to a level. */
export interface StartRise {
  readonly track: Track
  readonly amount: number
  /** The level with it. */
  readonly level: number
}

/**
 * What the start of this turn adds to each level that a situation reports, as Tensions has it. None where levels move once a turn by what the
 * turn before brought: a level reported there has moved.
 */
export function startRises(book: Rulebook, situation: Situation): readonly StartRise[] {
  if (turnByTurnOf(book) !== undefined) return []
  const accounts = tensionTurn(book, situation, situation)
  return TRACKS.flatMap((track) => {
    const account = accounts[track]
    if (account === undefined) return []
    const amount = account.lines.filter(({ moment }) => moment === 'start').reduce((sum, line) => sum + line.amount, 0)
    return amount === 0 ? [] : [{ track, amount, level: account.before + amount }]
  })
}

/** The situation once the start of the turn has been added to these levels. */
export const withRises = (situation: Situation, rises: readonly StartRise[]): Situation => ({
  ...situation,
  tensions: {
    ...situation.tensions,
    ...Object.fromEntries(
      rises.map(({ track, amount }) => {
        const { actual, effective } = situation.tensions[track]
        return [track, { ...situation.tensions[track], actual: actual + amount, effective: effective + amount }]
      }),
    ),
  },
})
