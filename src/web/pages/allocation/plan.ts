import { whyNotTarget } from '../../../rules/chapters/rolls/index.ts'
import {
  FACTIONS,
  type Faction,
  isFaction,
  isMinorTarget,
  type Placements,
  type Refusal,
  refuse,
  TARGETS,
  type Target,
} from '../../../rules/core/index.ts'
import { type OpenSituation, openDocument, put, type Query } from '../../situation/index.ts'
import { concerning, receivedBy, whyNotPlace } from './received.ts'

/** What a faction means to do with its points. It stands in the situation, as the points placed this year. */
export interface Plan {
  readonly by: Faction
  readonly placements: Placements
  /** What the faction has to place: what the book hands out now, unless the page says otherwise. */
  readonly points: number
  readonly received: number
  readonly placed: number
  readonly refusals: readonly Refusal[]
}

/** One target in a plan: how far it can go, and what stops it there. */
export interface Place {
  readonly target: Target
  readonly points: number
  readonly most: number
  /** How many the rules let in here were nothing else placed. */
  readonly limit: number
  /** Every rule against one more. */
  readonly stops: readonly Refusal[]
  /** Every rule against any at all. */
  readonly closed: readonly Refusal[]
  /** What bars every roll there, so that a point would be wasted. */
  readonly barred: readonly Refusal[]
}

/** Enough that no limit binds a single point. */
const PLENTY = 99

const sum = (placements: Placements): number => Object.values(placements).reduce((total, points) => total + points, 0)

export const factionOf = ({ thing }: Query): Faction => (isFaction(thing) ? thing : 'axis')

const saidPoints = ({ parts }: Query): number | undefined => (parts['points'] === undefined ? undefined : Number(parts['points']))

export function planOf(current: OpenSituation, query: Query): Plan {
  const by = factionOf(query)
  const received = receivedBy(current, by)
  const points = saidPoints(query) ?? received
  const placements = current.situation.placements[by]
  return { by, placements, points, received, placed: sum(placements), refusals: whyNotPlace(current, by, placements, points) }
}

/** What is wrong with the address, beside the situation. */
export function whyNot(_current: OpenSituation, { thing, parts }: Query): readonly Refusal[] {
  const points = parts['points']
  return [
    ...(thing === undefined || isFaction(thing)
      ? []
      : [refuse('misasked', `“${thing}” pools no points; expected one of ${FACTIONS.join(', ')}`)]),
    ...(points === undefined || (/^\d{1,2}$/.test(points) && Number(points) <= PLENTY)
      ? []
      : [refuse('misasked', `points: “${points}”; expected a whole number from 0 to ${PLENTY}`)]),
  ]
}

/** The last number from here on that nothing is against. */
function lastFrom(number: number, isFree: (number: number) => boolean): number {
  let last = number
  while (isFree(last + 1)) last += 1
  return last
}

/** What bars every roll there, so that a point would be wasted. */
export function barredFrom({ book, judged }: OpenSituation, by: Faction, target: Target): readonly Refusal[] {
  if (!isMinorTarget(target)) return []
  const bars = book.clauses.barredTargets.map(({ id }) => id)
  return whyNotTarget(book, judged, by, { target, manner: 'ordinary' }).filter(({ code }) => bars.includes(code))
}

function placeOf(current: OpenSituation, { by, placements, points }: Plan, target: Target): Place {
  const now = placements[target] ?? 0
  const against = (number: number, beside: Placements = placements): readonly Refusal[] =>
    concerning(whyNotPlace(current, by, { ...beside, [target]: number }, points), target)
  const broken = now === 0 ? [] : against(now)
  const most = broken.length > 0 ? now : lastFrom(now, (number) => against(number).length === 0)
  return {
    target,
    points: now,
    most,
    limit: lastFrom(0, (number) => against(number, {}).length === 0),
    stops: broken.length > 0 ? broken : against(most + 1),
    closed: whyNotPlace(current, by, { [target]: 1 }, PLENTY),
    barred: barredFrom(current, by, target),
  }
}

/** A country that no table of this book knows is not even closed. */
const isKnown = (current: OpenSituation, target: Target): boolean => !isMinorTarget(target) || target in current.book.tables

export const placesIn = (current: OpenSituation, plan: Plan): readonly Place[] =>
  TARGETS.filter((target) => isKnown(current, target) || (plan.placements[target] ?? 0) > 0).map((target) => placeOf(current, plan, target))

/** The same situation with nothing of this faction placed: what a roll would be without the plan. */
export function withoutPlan(current: OpenSituation, by: Faction): OpenSituation {
  const read = openDocument(put(current.document, ['placements', by], undefined))
  return read.ok ? read.current : current
}
