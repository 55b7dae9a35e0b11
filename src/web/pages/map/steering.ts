import { entriesOf } from '../../../rules/core/index.ts'
import type { Point } from './charts.ts'

export const WAYS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** What lies nearest in a direction; what lies aside is farther than what lies ahead. */
export function nearestThat<I extends string>(points: Readonly<Partial<Record<I, Point>>>, from: I, [east, south]: Point): I | undefined {
  const here = points[from]
  if (here === undefined) return undefined
  const ahead = entriesOf(points).flatMap(([id, [x, y]]) => {
    const [dx, dy] = [x - here[0], y - here[1]]
    const along = dx * east + dy * south
    const aside = Math.abs(dx * south) + Math.abs(dy * east)
    return along > 0 && aside <= along * 1.25 ? [{ id, distance: along + aside * 2 }] : []
  })
  return ahead.toSorted((one, other) => one.distance - other.distance)[0]?.id
}
