import { RESULT_WORTHS, type Worths } from '../../editions/index.ts'
import { isTrackSpent } from '../../rules/chapters/tension/index.ts'
import {
  bondOf,
  conqueringSide,
  isTrackTarget,
  MINORS,
  type Minor,
  mapEach,
  type Side,
  type Situation,
  type Standing,
  sideFavoured,
  TARGETS,
  type Target,
} from '../../rules/core/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'

/** What a player says a target is worth, to either side alike. */
export type OwnWorths = Readonly<Partial<Record<Target, number>>>

/** What targets are worth to each side: the defaults of the book, and the player's own instead where he says so. */
export function worthsFor({ id }: Pick<Rulebook, 'id'>, own: OwnWorths = {}): Worths {
  const said = Object.entries(own).map(([target, worth]) => [target, { axis: worth, allies: worth }])
  return { ...RESULT_WORTHS.books[id], ...Object.fromEntries(said) }
}

/** The same for points of this year: on a track from which nothing more can come they are worth nothing, unless the player says so. */
export function worthsNow(book: Rulebook, situation: Situation, own: OwnWorths = {}): Worths {
  const spent = TARGETS.filter((target) => isTrackTarget(target) && isTrackSpent(book, situation, target) && own[target] === undefined)
  return { ...worthsFor(book, own), ...Object.fromEntries(spent.map((track) => [track, { axis: 0, allies: 0 }])) }
}

export const worthTo = (worths: Worths, target: Target, side: Side): number => worths[target]?.[side] ?? 0

/** How a country stands, and which side has conquered it, if one has. */
export type Held = Pick<Standing, 'result' | 'conquered'> & { readonly conqueredBy?: Side | undefined }

/** What a country is worth to the Axis as it stands: below nothing where the Allies have the good of it. */
export function worthOfStanding(worths: Worths, minor: Minor, { result, conquered, conqueredBy }: Held): number {
  const side = conqueredBy ?? (result === null || conquered ? undefined : sideFavoured(result))
  if (side === undefined) return 0
  const share = RESULT_WORTHS.shares[conqueredBy !== undefined || result === null ? 'conquered' : bondOf(result, minor)] / 100
  return (side === 'axis' ? 1 : -1) * share * worthTo(worths, minor, side)
}

/** The same for all countries together. */
export const worthOfStandings = (worths: Worths, standings: Readonly<Record<Minor, Held>>): number =>
  MINORS.reduce((sum, minor) => sum + worthOfStanding(worths, minor, standings[minor]), 0)

export const standingsHeld = (situation: Situation): Readonly<Record<Minor, Held>> =>
  mapEach(MINORS, (minor) => ({ ...situation.standings[minor], conqueredBy: conqueringSide(situation, minor) }))

/** What a war has come to, as far as it is weighed. */
interface Weighed {
  readonly standings: Readonly<Record<Minor, Held>>
  readonly usat: number
}

/** American tension as far as it matters: beyond the last threshold of the book nothing more comes of it. */
function tensionFelt({ clauses }: Rulebook, usat: number): number {
  const last = Math.max(...clauses.thresholds.filter(({ track }) => track === 'usat').map(({ level }) => level))
  return Math.min(usat, last)
}

/** Countries as they stand, less what American tension costs: to the Axis. */
export const worthWhere = (book: Rulebook, { standings, usat }: Weighed, worths: Worths = worthsFor(book)): number =>
  worthOfStandings(worths, standings) - worthTo(worths, 'usat', 'axis') * tensionFelt(book, usat)

/** What a situation is worth to the Axis. */
export const worthOf = (book: Rulebook, situation: Situation, worths?: Worths): number =>
  worthWhere(book, { standings: standingsHeld(situation), usat: situation.tensions.usat.actual }, worths)

/** Whether anybody would place points there: whatever nobody values is left out. */
export const isValued = (worths: Worths, target: Target): boolean =>
  (['axis', 'allies'] as const).some((side) => worthTo(worths, target, side) > 0)
