import type { Year } from '../calendar.ts'
import type { CountFact, DateFact } from '../facts/facts.ts'
import type { Minor, Nation } from '../nations/countries.ts'
import type { Faction, Power, Side } from '../nations/powers.ts'
import type { Target } from '../nations/targets.ts'
import type { Track } from '../nations/tracks.ts'
import type { Mobilizations } from '../situation/situation.ts'
import type { AboutHere, Condition, Here, Quantity } from './condition.ts'

/** One for each: the number reported. */
export const each = (fact: AboutHere<CountFact>): Quantity => ({ is: 'count', fact })
/** One for every full so many; a part of one counts for nothing. */
export const every = (size: number, of: AboutHere<CountFact> | Quantity): Quantity => ({
  is: 'full',
  size,
  of: typeof of === 'string' ? each(of) : of,
})
export const points = (faction: Faction, target: Here<Target> = 'here'): Quantity => ({ is: 'points', faction, target })
export const level = (track: Track): Quantity => ({ is: 'level', track, reading: 'actual' })
export const effectiveLevel = (track: Track): Quantity => ({ is: 'level', track, reading: 'effective' })
/** The highest it has ever been. */
export const highestLevel = (track: Track): Quantity => ({ is: 'level', track, reading: 'highest' })
export const subversion: Quantity = { is: 'subversion' }
export const pastSubversions: Quantity = { is: 'past-subversions', of: 'other-rolls' }
/** Uses in turns before this one, on whatever country: none of this turn’s counts yet (3.2.4.4d). */
export const earlierSubversions: Quantity = { is: 'past-subversions', of: 'earlier-turns' }
/** Units the country may lend by the result of its last roll. */
export const volunteers = (minor: Here<Minor> = 'here'): Quantity => ({ is: 'volunteers', minor })
export const covert = (side: Side): Quantity => ({ is: 'covert', side })
/** Whole years gone by since this one. */
export const yearsSince = (year: Year): Quantity => ({ is: 'years-since', year })
/** Year starts gone by since the turn the fact names; none if it has not happened. */
export const yearStartsSince = (fact: DateFact): Quantity => ({ is: 'year-starts-since', fact })
/** Whole years after this one in which the first declaration came; none without one. */
export const declaredLate = (by: Power, on: readonly Power[], after: Year): Quantity => ({ is: 'declared-late', by, on, after })
/** Declarations of war made this turn; those on allies named `together` are one, however many join (50.522). */
export const declarations = (by: readonly Power[], on: readonly Nation[], together?: readonly (readonly Nation[])[]): Quantity => ({
  is: 'declarations',
  by,
  on,
  when: 'this-turn',
  ...(together === undefined ? {} : { together }),
})
/** The same in the game turn just before. */
export const declarationsLastTurn = (by: readonly Power[], on: readonly Nation[]): Quantity => ({
  is: 'declarations',
  by,
  on,
  when: 'last-turn',
})
export const earlierDeclarations = (by: readonly Power[], on: readonly Nation[]): Quantity => ({
  is: 'declarations',
  by,
  on,
  when: 'before',
})
/** Nations they have ever declared war on, each counted once; those named `together` are one. */
export const declaredOn = (by: readonly Power[], on: readonly Nation[], together: readonly (readonly Nation[])[] = []): Quantity => ({
  is: 'declarations',
  by,
  on,
  when: 'ever',
  together,
})
/** Major powers at war with any of these since an earlier turn, while they are in the war at all (RT-03). */
export const majorsAtWar = (against: readonly Power[], among: readonly Power[]): Quantity => ({
  is: 'majors-at-war',
  against,
  among,
  since: 'earlier',
})
export const mobilized = (by: keyof Mobilizations): Quantity => ({ is: 'mobilized', by })
export const usesThisTurn = (what: 'subversion'): Quantity => ({ is: 'uses-this-turn', what })
/** Points of a faction used on a tension track. */
export const tensionPoints = (by: Faction, track: Track, when: 'this-turn' | 'last-turn' = 'this-turn'): Quantity => ({
  is: 'tension-points',
  by,
  track,
  when,
})
/** The first counts one, the second two, the third three, and so on. */
export const stair = (of: Quantity): Quantity => ({ is: 'stair', of })
/** The quantity while the condition holds, otherwise nothing. */
export const counting = (when: Condition, of: Quantity): Quantity => ({ is: 'if', when, of })
/** One quantity less another; never below zero unless the whole is meant so. */
export const less = (from: Quantity, take: Quantity): Quantity => ({ is: 'less', from, take })
/** Stands for no limit where something has one at other times. */
export const UNLIMITED = 999
export const number = (value: number): Quantity => ({ is: 'number', number: value })
/** How many of these are so. */
export const tally = (...of: readonly Condition[]): Quantity => ({ is: 'tally', of })
export const sum = (...of: readonly Quantity[]): Quantity => ({ is: 'sum', of })
export const larger = (one: Quantity, other: Quantity): Quantity => ({ is: 'larger', of: [one, other] })
