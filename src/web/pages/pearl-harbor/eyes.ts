import { type StrikeEvent, showStrike } from '../../../rules/index.ts'
import type { Query } from '../../situation/situation-address.ts'
import { haveFallen } from './question.ts'
import type { Strike } from './use-strike.ts'

/** Whose eyes the strike is seen through. */
export type Eyes = 'all' | 'japan'

export interface StageProps {
  readonly strike: Strike
  readonly eyes: Eyes
}

/** The address names dice that this window does not have. */
export const isKeptElsewhere = (parts: Query['parts'], dice: readonly number[]): boolean =>
  parts['sealed'] !== undefined && dice.length > 0 && !haveFallen(dice)

/** An event as those eyes see it. */
export const seen = <E extends StrikeEvent>(event: E, eyes: Eyes): E => (eyes === 'all' ? event : (showStrike(event, 'japan') as E))
