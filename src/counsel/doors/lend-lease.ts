import {
  type Cargo,
  type Citation,
  CONVOY_POWERS,
  capacityOf,
  cargoesIn,
  chapterOf,
  convoyDuties,
  isMet,
  journeyOf,
  LEND_LEASE_ROUTES,
  LEND_LEASE_SENDERS,
  type Leg,
  type LendLeaseRoute,
  type LendLeaseSender,
  type LevelLimit,
  type Load,
  leftAfter,
  levelLimits,
  originOf,
  type Refusal,
  type Route,
  type Rulebook,
  refuse,
  routeOf,
  type Shipment,
  type Situation,
  type Step,
  type Turn,
  unitsOf,
  type Working,
  whyNotSend,
  whyNotShip,
} from '../../rules/index.ts'
import { type Arguments, type Refused, refused } from './answer.ts'
import { type Found, isFound, oneOf, refusedFor, wholeNumber } from './arguments.ts'
import type { SituationDoor } from './door.ts'
import { loadArgument } from './load.ts'

interface Said {
  readonly words: string
  readonly cite: Citation
}

/** Where goods sent now will be, and when they serve. */
export interface LendLeaseJourney {
  readonly legs: readonly Leg[]
  /** Null once the calendar has run out. */
  readonly turn: Turn | null
  /** The reserves they may join; null where the book does not say. */
  readonly joins: readonly string[] | null
  readonly cite: Citation | null
}

/** A route as it stands. */
export interface LendLeaseLine {
  readonly route: LendLeaseRoute
  readonly name: string
  readonly to: string
  readonly carriage: string
  /** Something may go by it now, from somebody. */
  readonly open: boolean
  /** Units a turn; null where only transports limit it. */
  readonly capacity: number | null
  readonly steps: readonly Step[]
  /** What shuts the route itself. */
  readonly shut: readonly Refusal[]
  readonly senders: readonly {
    readonly by: LendLeaseSender
    readonly allowed: boolean
    readonly refusals: readonly Refusal[]
    readonly levels: readonly LevelLimit[]
  }[]
  readonly carries: readonly Cargo[]
  readonly destinations: readonly { readonly id: string; readonly name: string; readonly open: boolean }[]
  readonly journey: LendLeaseJourney
  readonly remarks: readonly Said[]
  readonly digest: Citation
  readonly cite: Citation
}

export interface LendLeaseOverview {
  readonly ok: true
  readonly book: string
  readonly turn: Turn
  readonly routes: readonly LendLeaseLine[]
}

/** One shipment, judged. */
export interface ShipmentAnswer {
  readonly ok: true
  readonly book: string
  readonly turn: Turn
  readonly route: LendLeaseRoute
  readonly name: string
  readonly by: LendLeaseSender
  /** Where it starts, if not with the sender. */
  readonly origin?: string
  readonly to: string
  readonly allowed: boolean
  readonly refusals: readonly Refusal[]
  readonly units: Working
  readonly capacity: { readonly steps: readonly Step[]; readonly value: number | null }
  /** Units that could still go this turn after this, by the route and by the level. */
  readonly left: number | null
  readonly levels: readonly LevelLimit[]
  readonly journey: LendLeaseJourney
  readonly remarks: readonly Said[]
}

export type LendLeaseAnswer = LendLeaseOverview | ShipmentAnswer

const journeyFrom = (route: Route, situation: Situation, behind: number): LendLeaseJourney => {
  const { legs, ends } = journeyOf(route, situation, behind)
  return { legs, turn: ends, joins: route.arrives?.value ?? null, cite: route.arrives?.cite ?? null }
}

const remarksOn = (book: Rulebook, situation: Situation, { shares, remarks }: Route): readonly Said[] => [
  ...(shares !== undefined && isMet(shares.when, situation)
    ? [{ words: `one limit together with ${routeOf(book, shares.with).name}`, cite: shares.cite }]
    : []),
  ...remarks.filter(({ when }) => when === undefined || isMet(when, situation)).map(({ words, cite }) => ({ words, cite })),
]

/** Cargo that starts elsewhere than with the sender. */
const originsIn = (book: Rulebook, load: Load): readonly Said[] =>
  cargoesIn(load).flatMap((cargo) => {
    const { origin } = chapterOf(book, 'lendLease').rates[cargo]
    return origin === undefined ? [] : [{ words: origin.words, cite: origin.cite }]
  })

/** Duties of the convoy that bind everybody now, for whoever has not said whose ships they are. */
const dutiesOn = (book: Rulebook, situation: Situation, route: Route): readonly Said[] =>
  convoyDuties(book, situation, route)
    .filter(({ joiner }) => joiner === undefined)
    .map(({ words, cite }) => ({ words, cite }))

function lineOf(book: Rulebook, situation: Situation, route: Route): LendLeaseLine {
  const { steps, value, shut } = capacityOf(route, situation)
  const senders = route.senders.value.map((by) => {
    const refusals = whyNotSend(book, situation, route, by)
    const levels = levelLimits(book, situation, route, by)
    return {
      by,
      allowed: refusals.length === 0 && levels.every(({ isOpen, most, cargo }) => cargo !== undefined || (isOpen && most !== 0)),
      refusals,
      levels,
    }
  })
  return {
    route: route.id,
    name: route.name,
    to: route.to,
    carriage: route.carriage,
    open: shut.length === 0 && value !== 0 && senders.some(({ allowed }) => allowed),
    capacity: shut.length > 0 ? 0 : value,
    steps,
    shut,
    senders,
    carries: route.carries.value,
    destinations: route.destinations.map(({ id, name, when }) => ({ id, name, open: isMet(when, situation) })),
    journey: journeyFrom(route, situation, 0),
    remarks: [...remarksOn(book, situation, route), ...dutiesOn(book, situation, route)],
    digest: route.digest,
    cite: route.cite,
  }
}

const optional = <T extends string>(args: Arguments, name: string, known: readonly T[]): Found<T | undefined> =>
  args[name] === undefined ? { value: undefined } : oneOf(args, name, known)

/** One of the route's own choices; a route without any says so. */
function choiceOf(args: Arguments, name: string, known: readonly string[], none: string): Found<string | undefined> {
  if (args[name] === undefined || known.length > 0) return optional(args, name, known)
  return { refusal: refuse('misasked', `${name}: ${none}`) }
}

/** Ships matter only where the route goes by sea. */
function atSea<T>(args: Arguments, name: string, { name: route, carriage }: Route, found: () => Found<T>): Found<T | undefined> {
  if (args[name] === undefined) return { value: undefined }
  return carriage === 'sea' ? found() : { refusal: refuse('misasked', `${name}: ${route} goes by ${carriage}, not by sea`) }
}

const counted = (args: Arguments, name: string, most: number): Found<number> => wholeNumber(args, name, { least: 0, most, fallback: 0 })

function judged(book: Rulebook, situation: Situation, route: Route, load: Load, args: Arguments): ShipmentAnswer | Refused {
  const origin = originOf(book, load)
  // What starts elsewhere is nobody’s export: the nearest sender sees to it.
  const by = oneOf<LendLeaseSender>(args, 'by', LEND_LEASE_SENDERS, route.senders.value.at(origin === undefined ? 0 : -1))
  const via = choiceOf(
    args,
    'via',
    route.ways.map(({ id }) => id),
    `${route.name} has no ways to choose among`,
  )
  const to = choiceOf(
    args,
    'to',
    route.destinations.map(({ id }) => id),
    `${route.name} leaves no choice of landing`,
  )
  const carriers = atSea(args, 'carriers', route, () => oneOf(args, 'carriers', CONVOY_POWERS))
  const escort = atSea(args, 'escort', route, () => oneOf(args, 'escort', CONVOY_POWERS))
  const transports = atSea(args, 'transports', route, () => wholeNumber(args, 'transports', { least: 0, most: 999 }))
  const already = counted(args, 'already', 999)
  const behind = counted(args, 'behind', route.stops.length)
  if (
    !isFound(by) ||
    !isFound(via) ||
    !isFound(to) ||
    !isFound(carriers) ||
    !isFound(escort) ||
    !isFound(already) ||
    !isFound(behind) ||
    !isFound(transports)
  )
    return refusedFor(by, via, to, carriers, escort, already, behind, transports)
  const shipment: Shipment = {
    route: route.id,
    by: by.value,
    load,
    already: already.value,
    behind: behind.value,
    ...(via.value === undefined ? {} : { via: via.value }),
    ...(to.value === undefined ? {} : { to: to.value }),
    ...(carriers.value === undefined ? {} : { carriers: carriers.value }),
    ...(escort.value === undefined ? {} : { escort: escort.value }),
    ...(transports.value === undefined ? {} : { transports: transports.value }),
  }
  const refusals = whyNotShip(book, situation, shipment)
  const units = unitsOf(book, load)
  const { steps, value } = capacityOf(route, situation)
  return {
    ok: true,
    book: book.id,
    turn: situation.turn,
    route: route.id,
    name: route.name,
    by: shipment.by,
    ...(origin === undefined ? {} : { origin: origin.name }),
    to: shipment.to ?? route.to,
    allowed: refusals.length === 0,
    refusals,
    units,
    capacity: { steps, value },
    left: leftAfter(book, situation, shipment),
    levels: levelLimits(book, situation, route, shipment.by),
    journey: journeyFrom(route, situation, origin === undefined ? shipment.behind : route.stops.length),
    remarks: [
      ...remarksOn(book, situation, route),
      ...originsIn(book, load),
      ...(shipment.carriers === undefined || shipment.escort === undefined ? dutiesOn(book, situation, route) : []),
    ],
  }
}

/** All routes as they stand, one of them, or one shipment judged. */
export function answerLendLease(book: Rulebook, situation: Situation, args: Arguments): LendLeaseAnswer | Refused {
  const isShipment = args['load'] !== undefined
  const route: Found<LendLeaseRoute | undefined> = isShipment
    ? oneOf(args, 'route', LEND_LEASE_ROUTES)
    : optional(args, 'route', LEND_LEASE_ROUTES)
  const load = isShipment ? loadArgument(args) : { value: {} }
  if (!isFound(route)) return refused({ ...route.refusal, cite: chapterOf(book, 'lendLease').listed })
  if (!isFound(load)) return refusedFor(load)
  if (isShipment && route.value !== undefined) return judged(book, situation, routeOf(book, route.value), load.value, args)
  const { routes } = chapterOf(book, 'lendLease')
  return {
    ok: true,
    book: book.id,
    turn: situation.turn,
    routes: routes.filter(({ id }) => route.value === undefined || id === route.value).map((one) => lineOf(book, situation, one)),
  }
}

export const lendLeaseDoor: SituationDoor<LendLeaseAnswer | Refused> = {
  name: 'lend-lease',
  answer: answerLendLease,
  chapters: ['lendLease'],
}
