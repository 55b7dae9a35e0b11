import { isOneOf } from '../names.ts'
import { MINORS, type Minor, NATION_NAMES } from './countries.ts'
import type { Power } from './powers.ts'
import type { Track } from './tracks.ts'

/** A power may put points in itself, and Italy or France may be worked on by the other side (49.25, R49-63). */
export const POWER_TARGETS = ['germany', 'italy', 'britain', 'france', 'us', 'russia'] as const satisfies readonly Power[]

/** Tracks that points may go into, in one book or another. */
const TRACK_TARGETS = ['rgt', 'usat'] as const satisfies readonly Track[]

/** Anything points go into. All intelligence research together is one target (49.31 (b)). */
export const TARGETS = [...MINORS, ...TRACK_TARGETS, 'intelligence', ...POWER_TARGETS] as const
export type Target = (typeof TARGETS)[number]

export const isTarget = (name: string): name is Target => isOneOf(TARGETS, name)

export const isTrackTarget = (target: Target): target is (typeof TRACK_TARGETS)[number] => isOneOf(TRACK_TARGETS, target)

const OTHER_NAMES = { rgt: 'Russo-German tensions', usat: 'U.S.-Axis tensions', intelligence: 'intelligence research' } as const

export const targetName = (target: Target): string =>
  isTrackTarget(target) || target === 'intelligence' ? OTHER_NAMES[target] : NATION_NAMES[target]

export const isMinorTarget = (target: Target): target is Minor => isOneOf(MINORS, target)
