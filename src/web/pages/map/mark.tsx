import type { Point } from './charts.ts'
import type { Camp } from './lands.ts'

const polygon = (at: Point, size: number, corners: readonly Point[]): string =>
  corners.map(([x, y]) => `${at[0] + x * size},${at[1] + y * size}`).join(' ')

const DIAMOND: readonly Point[] = [
  [0, -1.3],
  [1.3, 0],
  [0, 1.3],
  [-1.3, 0],
]
const UPWARD: readonly Point[] = [
  [0, -1.25],
  [1.2, 0.95],
  [-1.2, 0.95],
]
const DOWNWARD: readonly Point[] = [
  [0, 1.25],
  [1.2, -0.95],
  [-1.2, -0.95],
]

/** A place, by the shape of whom it counts for: square Axis, disc Western Allies, diamond Russia, triangles Japan and China, ring nobody. */
export function Mark({ at, size, camp }: { readonly at: Point; readonly size: number; readonly camp: Camp | undefined }) {
  const [x, y] = at
  switch (camp) {
    case 'axis':
      return <rect className="place-mark camp-axis" x={x - size * 0.9} y={y - size * 0.9} width={size * 1.8} height={size * 1.8} />
    case 'westernAllies':
      return <circle className="place-mark camp-westernAllies" cx={x} cy={y} r={size} />
    case 'russia':
      return <polygon className="place-mark camp-russia" points={polygon(at, size, DIAMOND)} />
    case 'japan':
      return <polygon className="place-mark camp-japan" points={polygon(at, size, UPWARD)} />
    case 'china':
      return <polygon className="place-mark camp-china" points={polygon(at, size, DOWNWARD)} />
    case undefined:
      return <circle className="place-mark mark-nobody" cx={x} cy={y} r={size * 0.9} />
  }
}
