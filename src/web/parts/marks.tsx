import type { ReactNode } from 'react'

const PATHS = { yes: 'M3.5 10.5 8 15 16.5 5', no: 'M5 5 15 15 M15 5 5 15' } as const

/** Yes or no as a sign that needs no font. It stands beside words, or inside something that has a name. */
export function Mark({ is }: { readonly is: keyof typeof PATHS }) {
  return (
    <svg
      className="mark"
      viewBox="0 0 20 20"
      width="0.875em"
      height="0.875em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.75"
      aria-hidden="true"
    >
      <path d={PATHS[is]} />
    </svg>
  )
}

export const TONES = ['yes', 'no', 'plain', 'axis', 'west', 'russia', 'japan'] as const
export type Tone = (typeof TONES)[number]

/** A word or two that say how something stands. The colour is never the only sign. */
export function Tag({ tone = 'plain', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  return <span className={`tag tag-${tone}`}>{children}</span>
}

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[2, 2]],
  2: [
    [1, 1],
    [3, 3],
  ],
  3: [
    [1, 1],
    [2, 2],
    [3, 3],
  ],
  4: [
    [1, 1],
    [3, 1],
    [1, 3],
    [3, 3],
  ],
  5: [
    [1, 1],
    [3, 1],
    [2, 2],
    [1, 3],
    [3, 3],
  ],
  6: [
    [1, 1],
    [3, 1],
    [1, 2],
    [3, 2],
    [1, 3],
    [3, 3],
  ],
}

/** A die showing one face. The number stands beside it in words. */
export function Die({ face }: { readonly face: number }) {
  return (
    <svg className="die" viewBox="0 0 20 20" aria-hidden="true">
      <rect x="0.75" y="0.75" width="18.5" height="18.5" rx="4" />
      {PIPS[face]?.map(([x, y]) => (
        <circle key={`${x}${y}`} cx={x * 5} cy={y * 5} r="1.7" />
      ))}
    </svg>
  )
}
