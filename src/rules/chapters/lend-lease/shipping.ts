import {
  type Book,
  type Citation,
  type Cited,
  chapterOf,
  isMet,
  POWER_NAMES,
  type Refusal,
  refuse,
  type Situation,
  soMany,
  type Turn,
  turnAfter,
} from '../../core/index.ts'
import { allPermissions, mostOf, whyNotAct } from '../tension/index.ts'
import { whyTooEarly } from './aid.ts'
import { capacityOf, shutWays, unitsBy, unmet } from './capacity.ts'
import type { Cargo, ConvoyPower, LendLeaseChapter, LendLeaseRoute, LendLeaseSender, Route } from './clauses.ts'
import { cargoesIn, cargoName, type Load, unitsOf } from './load.ts'
import { goneBeside, type UnitsBy, whyNotBeside, whyNotSplit } from './several-ways.ts'

/** What somebody would send by a route this turn. */
export interface Shipment {
  readonly route: LendLeaseRoute
  readonly by: LendLeaseSender
  readonly load: Load
  /** One of the route's ways, where all of it goes by that. */
  readonly via?: string
  /** Units by each of its ways, where it goes by several at once. */
  readonly ways?: UnitsBy
  /** Units that go by other routes in the same turn. */
  readonly beside?: UnitsBy<LendLeaseRoute>
  /** Where it is to be landed. */
  readonly to?: string
  /** Units that went this turn by the same limit. */
  readonly already: number
  /** Transports at hand. */
  readonly transports?: number
  /** Whose transports and whose escort. */
  readonly carriers?: ConvoyPower
  readonly escort?: ConvoyPower
  /** Stops on the way that it has behind it. */
  readonly behind: number
}

export const routeOf = (book: Book<LendLeaseChapter>, id: LendLeaseRoute): Route => {
  const route = chapterOf(book, 'lendLease').routes.find((one) => one.id === id)
  if (route === undefined) throw new Error(`no route ${id}`)
  return route
}

/** Whether this power may send there at all by now, whatever the way. */
export function whyNotSend(book: Book<LendLeaseChapter>, situation: Situation, route: Route, by: LendLeaseSender): readonly Refusal[] {
  const { senders } = route
  if (!senders.value.includes(by)) {
    const open = senders.value.map((sender) => POWER_NAMES[sender]).join(' or ')
    return [refuse('wrong-sender', `${route.name} is for aid from ${open}, not from ${POWER_NAMES[by]}`, senders.cite, { by })]
  }
  return whyTooEarly(chapterOf(book, 'lendLease'), situation, by, route.to)
}

/** What a level of tension allows one to send there, as things stand. */
export interface LevelLimit {
  readonly act: string
  readonly words: string
  readonly isOpen: boolean
  /** Null without limit; undefined where it never had one. */
  readonly most: number | null | undefined
  /** What it is about, if not the whole load. */
  readonly cargo?: readonly Cargo[]
  readonly cite: Citation
  readonly standsIn?: Citation
}

export const levelLimits = (
  book: Book<LendLeaseChapter>,
  situation: Situation,
  route: Route,
  by: LendLeaseSender,
): readonly LevelLimit[] => {
  const acts = chapterOf(book, 'lendLease').levels.filter((level) => level.by === by && level.to === route.to)
  return acts.flatMap(({ act, cargo }) =>
    allPermissions(book)
      .filter(({ id }) => id === act)
      .map((permission) => ({
        act,
        words: permission.words,
        isOpen: isMet(permission.when, situation),
        most: mostOf(permission, situation),
        ...(cargo === undefined ? {} : { cargo }),
        cite: permission.cite,
        ...(permission.standsIn === undefined ? {} : { standsIn: permission.standsIn }),
      })),
  )
}

/** Units in all, exact to a hundredth. */
const together = (units: number, already: number): number => Math.round(100 * (units + already)) / 100

/** What the level of the moment says against it; what went before it this turn counts with it. */
const whyNotByLevel = (
  book: Book<LendLeaseChapter>,
  situation: Situation,
  route: Route,
  { by, load, already }: Shipment,
): readonly Refusal[] =>
  chapterOf(book, 'lendLease')
    .levels.filter((level) => level.by === by && level.to === route.to)
    .flatMap(({ act, cargo }) => {
      const about = cargo === undefined ? load : Object.fromEntries(cargo.map((one) => [one, load[one] ?? 0]))
      if (cargoesIn(about).length === 0) return []
      return whyNotAct(book, situation, act, together(unitsOf(book, about).value, cargo === undefined ? already : 0))
    })

/** Units that could still go this turn by the route and by the level; nothing where neither has a number. */
export function leftAfter(book: Book<LendLeaseChapter>, situation: Situation, shipment: Shipment): number | null {
  const route = routeOf(book, shipment.route)
  const byLevel = levelLimits(book, situation, route, shipment.by).flatMap(({ most, cargo }) =>
    typeof most === 'number' && cargo === undefined ? [most] : [],
  )
  const gone = goneBeside(book, situation, route, shipment.beside ?? {})
  const byRoute = limitOf(route, situation, shipment.via)
  const limits = [
    ...(byRoute === null ? [] : [together(byRoute.value, -gone.byRoute)]),
    ...byLevel.map((most) => together(most, -gone.byLevel)),
  ]
  if (limits.length === 0) return null
  return Math.max(0, together(Math.min(...limits), -together(unitsOf(book, shipment.load).value, shipment.already)))
}

const whyNotCarry = (book: Book<LendLeaseChapter>, { id, name, carries }: Route, load: Load): readonly Refusal[] =>
  cargoesIn(load).flatMap((cargo) => {
    const { only } = chapterOf(book, 'lendLease').rates[cargo]
    const data = { cargo, amount: load[cargo] ?? 0 }
    if (only !== undefined && !only.routes.includes(id)) return [refuse('wrong-cargo', only.words, only.cite, data)]
    return carries.value.includes(cargo) ? [] : [refuse('wrong-cargo', `${name} takes no ${cargoName(cargo)}`, carries.cite, data)]
  })

/** The most that may go this turn, by all ways or by the one named; nothing where the route has no number. */
function limitOf(route: Route, situation: Situation, via: string | undefined): (Cited<number> & { readonly name: string }) | null {
  const { value } = capacityOf(route, situation)
  if (value === null) return null
  const open = route.ways.filter(({ when }) => isMet(when, situation))
  const named = open.find(({ id }) => id === via)
  if (named !== undefined) {
    const own = named.isEach ? named.units : unitsBy(named, situation)
    return own <= value
      ? { value: own, name: `${route.name}, ${named.name},`, cite: named.cite }
      : { value, name: route.name, cite: route.ceiling?.cite ?? route.cite }
  }
  const isCapped = value < open.reduce((sum, way) => sum + unitsBy(way, situation), 0)
  const [first, ...others] = open
  const cite = isCapped ? route.ceiling?.cite : others.length === 0 ? first?.cite : undefined
  return { value, name: route.name, cite: cite ?? route.cite }
}

function whyNotSoMuch(route: Route, situation: Situation, units: number, { via, already }: Shipment): readonly Refusal[] {
  const limit = limitOf(route, situation, via)
  if (limit === null || units + already <= limit.value || limit.value === 0) return []
  const gone = already === 0 ? '' : ` after ${already} this turn`
  return [
    refuse('too-many', `${units} ${units === 1 ? 'unit' : 'units'}${gone}; ${limit.name} takes ${limit.value} a turn`, limit.cite, {
      units,
      already,
      most: limit.value,
      over: together(units + already, -limit.value),
    }),
  ]
}

const whyNotLand = (route: Route, situation: Situation, to: string | undefined): readonly Refusal[] =>
  route.destinations.filter((place) => place.id === to && !isMet(place.when, situation)).map(unmet)

/** Whose ships must carry or escort what goes to this recipient now, and who may join them by a level. */
export const convoyDuties = (book: Book<LendLeaseChapter>, situation: Situation, { to }: Route) =>
  chapterOf(book, 'lendLease')
    .convoys.filter((duty) => duty.to === to && isMet(duty.when, situation))
    .map(({ unless, ...duty }) => {
      const barred = unless === undefined || !isMet(unless.when, situation) ? undefined : whyNotAct(book, situation, unless.act)
      return { ...duty, joiner: barred?.length === 0 ? unless?.power : undefined, barred: { of: unless?.power, because: barred ?? [] } }
    })

function whyNotInConvoy(book: Book<LendLeaseChapter>, situation: Situation, route: Route, shipment: Shipment): readonly Refusal[] {
  const used = { transports: shipment.carriers, escort: shipment.escort }
  const foreign = convoyDuties(book, situation, route).flatMap(({ of, part, joiner, barred, words, cite, ruling }) => {
    const power = used[part]
    if (power === undefined || power === of || power === joiner) return []
    const refusal = refuse(`foreign-${part}`, words, cite, { [part]: power, ...(ruling === undefined ? {} : { ruling }) })
    return [refusal, ...(power === barred.of ? barred.because : [])]
  })
  const apart = chapterOf(book, 'lendLease')
    .ownShips.filter(({ of, to }) => !to.includes(route.to) && Object.values(used).includes(of))
    .map(({ of, words, cite }) => refuse('not-their-convoy', words, cite, { ships: of, to: route.to }))
  const { barredEscort } = route
  return barredEscort !== undefined && shipment.escort === barredEscort.of
    ? [...foreign, refuse('barred-escort', barredEscort.words, barredEscort.cite, { escort: barredEscort.of })]
    : [...foreign, ...apart]
}

function whyNotAboard(book: Book<LendLeaseChapter>, route: Route, units: number, transports: number | undefined): readonly Refusal[] {
  if (transports === undefined || route.carriage !== 'sea' || units <= transports) return []
  // Where nothing else limits a route, the rule of the route itself says that transports do.
  const cite = route.ways.length === 0 ? route.cite : chapterOf(book, 'lendLease').transports
  return [
    refuse('too-few-transports', `${soMany(units, 'unit needs', 'units need')} as many transports; there are ${transports}`, cite, {
      units,
      transports,
    }),
  ]
}

/** Everything that stands against a shipment; empty means it may go. */
export function whyNotShip(book: Book<LendLeaseChapter>, situation: Situation, shipment: Shipment): readonly Refusal[] {
  const route = routeOf(book, shipment.route)
  const { ways, beside = {}, already } = shipment
  const gone = goneBeside(book, situation, route, beside)
  const { value: units } = unitsOf(book, shipment.load)
  const named = route.ways.filter(({ id }) => id === shipment.via)
  const { shut } = capacityOf(route, situation)
  return [
    ...(cargoesIn(shipment.load).length === 0 ? [refuse('empty-load', 'there is nothing in the load')] : []),
    ...whyNotSend(book, situation, route, shipment.by),
    ...whyNotByLevel(book, situation, route, { ...shipment, already: together(already, gone.byLevel) }),
    ...shut,
    ...(shut.length > 0 ? [] : shutWays(named, situation)),
    ...whyNotLand(route, situation, shipment.to),
    ...whyNotCarry(book, route, shipment.load),
    ...(ways === undefined ? [] : whyNotSplit(route, situation, units, ways)),
    ...whyNotBeside(book, situation, route, beside),
    ...whyNotSoMuch(route, situation, units, { ...shipment, already: together(already, gone.byRoute) }),
    ...whyNotAboard(book, route, together(units, gone.atSea), shipment.transports),
    ...whyNotInConvoy(book, situation, route, shipment),
  ]
}

/** A stop or the end of a journey; no turn once the calendar has run out. */
export interface Leg {
  readonly turn: Turn | null
  readonly at: string
  readonly cite: Citation
}

/** Where a shipment is when: each stop on the way takes a turn. */
export function journeyOf(
  route: Route,
  situation: Situation,
  behind: number,
): { readonly legs: readonly Leg[]; readonly ends: Turn | null } {
  const left = route.stops.slice(behind)
  const at = (turns: number): Turn | null => turnAfter(situation.turn, turns) ?? null
  return { legs: left.map(({ name, cite }, index) => ({ turn: at(index), at: name, cite })), ends: at(left.length) }
}
