import { type Book, chapterOf, isMet, type Refusal, refuse, type Situation, soMany } from '../../core/index.ts'
import { capacityOf, unitsBy, unmet } from './capacity.ts'
import type { LendLeaseChapter, LendLeaseRoute, Route } from './clauses.ts'

/** Units by each of several ways of one route, or by each of several routes. */
export type UnitsBy<N extends string = string> = Readonly<Partial<Record<N, number>>>

const hundredths = (units: number): number => Math.round(units * 100) / 100

export const unitsIn = (by: UnitsBy): number => hundredths(Object.values(by).reduce((sum: number, units) => sum + (units ?? 0), 0))

/** Each way takes no more than it can, and together they take the whole load. */
export function whyNotSplit(route: Route, situation: Situation, units: number, ways: UnitsBy): readonly Refusal[] {
  const sum = unitsIn(ways)
  const each = route.ways.flatMap((way): readonly Refusal[] => {
    const part = ways[way.id] ?? 0
    if (part <= 0) return []
    if (!isMet(way.when, situation)) return [unmet(way)]
    if (way.insteadOf?.every((id) => (ways[id] ?? 0) > 0))
      return [refuse('in-place', `${way.name}, not beside both`, way.cite, { way: way.id })]
    const most = unitsBy(way, situation)
    return part <= most
      ? []
      : [
          refuse('too-many', `${soMany(part, 'unit', 'units')} ${way.name}; that takes ${most} a turn`, way.cite, {
            way: way.id,
            units: part,
            most,
          }),
        ]
  })
  return sum === units
    ? each
    : [
        ...each,
        refuse('uneven-split', `the ways take ${sum} of the ${soMany(units, 'unit', 'units')} of the load`, route.cite, { units, sum }),
      ]
}

/** Routes that are under one limit with this one now. */
const isUnderOneLimit = (route: Route, situation: Situation, other: LendLeaseRoute): boolean =>
  route.shares !== undefined && route.shares.with === other && isMet(route.shares.when, situation)

/** What goes by other routes in the same turn and counts with this: under its own limit, and under a level’s (same recipient). */
export function goneBeside(
  book: Book<LendLeaseChapter>,
  situation: Situation,
  route: Route,
  beside: UnitsBy<LendLeaseRoute>,
): { readonly byRoute: number; readonly byLevel: number; readonly atSea: number } {
  const others = chapterOf(book, 'lendLease').routes.filter(({ id }) => id !== route.id)
  const sumOf = (counts: (one: Route) => boolean): number =>
    hundredths(others.filter(counts).reduce((sum, { id }) => sum + (beside[id] ?? 0), 0))
  return {
    byRoute: sumOf(({ id }) => isUnderOneLimit(route, situation, id)),
    byLevel: sumOf(({ to }) => to === route.to),
    atSea: sumOf(({ carriage }) => carriage === 'sea'),
  }
}

/** What the other routes of the turn have against what goes by them. */
export const whyNotBeside = (
  book: Book<LendLeaseChapter>,
  situation: Situation,
  route: Route,
  beside: UnitsBy<LendLeaseRoute>,
): readonly Refusal[] =>
  chapterOf(book, 'lendLease').routes.flatMap((other): readonly Refusal[] => {
    const units = beside[other.id] ?? 0
    if (units <= 0) return []
    if (other.id === route.id)
      return [refuse('same-route', `${route.name} is the route of the load itself; what went by it before is said by already`, route.cite)]
    const { value, shut } = capacityOf(other, situation)
    if (shut.length > 0) return shut
    return value === null || units <= value
      ? []
      : [
          refuse('too-many', `${soMany(units, 'unit', 'units')} besides; ${other.name} takes ${value} a turn`, other.cite, {
            route: other.id,
            units,
            most: value,
          }),
        ]
  })
