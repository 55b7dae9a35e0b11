import { MINORS, type Minor, NATION_NAMES } from './countries.ts'
import type { Power } from './powers.ts'

/** A power may put points in itself, and Italy or France may be worked on by the other side (49.25, R49-63). */
export const POWER_TARGETS = ['germany', 'italy', 'britain', 'france', 'us', 'russia'] as const satisfies readonly Power[]

/** Anything points go into. All intelligence research together is one target (49.31 (b)). */
export const TARGETS = [...MINORS, 'usat', 'intelligence', ...POWER_TARGETS] as const
export type Target = (typeof TARGETS)[number]

export const isTarget = (name: string): name is Target => (TARGETS as readonly string[]).includes(name)

export const targetName = (target: Target): string =>
  target === 'usat' ? 'U.S.-Axis tensions' : target === 'intelligence' ? 'intelligence research' : NATION_NAMES[target]

export const isMinorTarget = (target: Target): target is Minor => (MINORS as readonly string[]).includes(target)
