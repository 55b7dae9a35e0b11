import type { ReactNode } from 'react'

export const TONES = ['yes', 'no', 'plain', 'axis', 'west', 'russia', 'japan'] as const
export type Tone = (typeof TONES)[number]

/** A word or two that say how something stands. The colour is never the only sign. */
export function Tag({ tone = 'plain', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  return <span className={`tag tag-${tone}`}>{children}</span>
}
