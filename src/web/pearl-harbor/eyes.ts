import { type StrikeEvent, showStrike } from '../../rules/index.ts'
import type { Strike } from './use-strike.ts'

/** Whose eyes the strike is seen through. */
export type Eyes = 'all' | 'japan'

export interface StageProps {
  readonly strike: Strike
  readonly eyes: Eyes
}

/** An event as those eyes see it. */
export const seen = <E extends StrikeEvent>(event: E, eyes: Eyes): E => (eyes === 'all' ? event : (showStrike(event, 'japan') as E))
