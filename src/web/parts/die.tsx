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
