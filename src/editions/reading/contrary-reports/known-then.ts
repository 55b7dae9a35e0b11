import { type Dependency, isPower, isTurn, type Nation, type Situation } from '../../../rules/core/index.ts'
import type { Said } from './contrary.ts'

/** What happened in a turn that is told; that it is so is known where the turn is asked for beside it. */
export const isDated = (read: Dependency, { facts }: Situation, reads: readonly Dependency[]): boolean => {
  if (read.of !== 'fact') return false
  const isTold = (fact: string): boolean => typeof facts[fact] === 'string' && isTurn(facts[fact])
  const date = read.fact.replace(/\.surrendered$/, '.surrenderTurn')
  return isTold(date) && reads.some((other) => other.of === 'fact' && other.fact === date)
}

/**
 * What is known of an earlier turn: its wars, and what happened before it; of a country, also that tension never came to what the rule asks,
 * where the level is told.
 */
export const isKnownOf = (on: Nation, situation: Situation, tensions: Said['tensions'], reads: readonly Dependency[]) => {
  const parts = ['turn', 'scenario', 'war', 'declaration']
  return (read: Dependency): boolean =>
    parts.includes(read.of) ||
    isDated(read, situation, reads) ||
    (read.of === 'level' && !isPower(on) && tensions?.[read.track] !== undefined)
}
