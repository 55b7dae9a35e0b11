import {
  CARGOES,
  CONVOY_POWERS,
  capacityOf,
  cargoesIn,
  convoyDuties,
  journeyOf,
  LEND_LEASE_ROUTES,
  LEND_LEASE_SENDERS,
  type LevelLimit,
  type Load,
  leftAfter,
  levelLimits,
  originOf,
  type Route,
  routeOf,
  type Shipment,
  unitsOf,
  whyNotSend,
  whyNotShip,
} from '../../../rules/chapters/lend-lease/index.ts'
import { chapterOf, isMet, type Refusal, type Situation } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import * as s from '../../schema.ts'
import { type Refused, refused } from '../answers/answer.ts'
import { ABOUT, about, bool, CITATION, int, listed, REFUSAL, SAID, STEP, shapeFor, string, TURN } from '../answers/shapes.ts'
import { amounts, amountsOfAny, choice, maybe, nameAmong, text, UNBOUNDED, usually, whole } from '../arguments/argument.ts'
import { misasked, unknownName, whyNotAmong } from '../arguments/arguments.ts'
import { door } from '../door.ts'

/** Where goods sent now will be, and when they serve. */
const JOURNEY = s.object({
  legs: listed(s.object({ turn: s.nullable(TURN), at: string, cite: CITATION })),
  /** Null once the calendar has run out. */
  turn: s.nullable(TURN),
  /** The reserves they may join; null where the book does not say. */
  joins: s.nullable(listed(string)),
  cite: s.nullable(CITATION),
})

const route = s.names(LEND_LEASE_ROUTES)
const sender = s.names(LEND_LEASE_SENDERS)
const levels = listed(
  shapeFor<LevelLimit>(s.object({ act: string, words: string, isOpen: bool, most: maybe(s.nullable(int)), cite: CITATION })),
)

/** A route as it stands. */
const ROUTE = s.object({
  route,
  name: string,
  to: string,
  carriage: string,
  /** Something may go by it now, from somebody. */
  open: bool,
  /** Units a turn; null where only transports limit it. */
  capacity: s.nullable(int),
  steps: listed(STEP),
  /** What shuts the route itself. */
  shut: listed(REFUSAL),
  senders: listed(s.object({ by: sender, allowed: bool, refusals: listed(REFUSAL), levels })),
  carries: listed(s.names(CARGOES)),
  destinations: listed(s.object({ id: string, name: string, open: bool })),
  journey: JOURNEY,
  remarks: listed(SAID),
  digest: CITATION,
  cite: CITATION,
})

const OVERVIEW = s.object({ ...ABOUT, routes: listed(ROUTE) })

/** One shipment, judged. */
const SHIPMENT = s.object({
  ...ABOUT,
  route,
  name: string,
  by: sender,
  /** Where it starts, if not with the sender. */
  origin: maybe(string),
  to: string,
  allowed: bool,
  refusals: listed(REFUSAL),
  units: s.object({ steps: listed(STEP), value: s.number }),
  capacity: s.object({ steps: listed(STEP), value: s.nullable(int) }),
  /** Units that could still go this turn after this, by the route and by the level. */
  left: s.nullable(s.number),
  levels,
  journey: JOURNEY,
  remarks: listed(SAID),
})

type Said = s.Output<typeof SAID>
export type LendLeaseJourney = Readonly<s.Output<typeof JOURNEY>>
export type LendLeaseLine = Readonly<s.Output<typeof ROUTE>>
export type LendLeaseOverview = Readonly<s.Output<typeof OVERVIEW>>
export type ShipmentAnswer = Readonly<s.Output<typeof SHIPMENT>>
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

const ARGS = {
  route: maybe(nameAmong(LEND_LEASE_ROUTES, 'this route alone, or the one that a load goes by')),
  load: maybe(amounts(CARGOES, UNBOUNDED, 'a shipment to judge, such as supply=300,dd=2')),
  by: maybe(choice(LEND_LEASE_SENDERS, 'who sends it; the route’s usual sender if not said')),
  via: maybe(text('all of it by one of the route’s ways, such as baku or minor-port')),
  ways: maybe(amountsOfAny([], 'units by each of several of the route’s ways at once, such as baku=7,krasnovodsk=8')),
  beside: maybe(amounts(LEND_LEASE_ROUTES, 999, 'units that go by other routes in the same turn, such as archangel=4')),
  to: maybe(text('where it is landed, where the route leaves a choice: canada, britain, india, australia, southAfrica or france')),
  already: usually(whole(0, 999, 'units that went this turn under the same limit'), 0),
  transports: maybe(whole(0, 999, 'transports at hand; enough of them if not said')),
  carriers: maybe(choice(CONVOY_POWERS, 'whose transports carry it')),
  escort: maybe(choice(CONVOY_POWERS, 'whose ships escort it')),
  behind: usually(whole(0, 9, 'stops on the way that it has behind it'), 0),
}

type Asked = s.OutputOf<typeof ARGS>

/** What is said of a load and of nothing else. */
const OF_A_LOAD = ['via', 'ways', 'beside', 'transports', 'carriers', 'escort'] as const satisfies readonly (keyof Asked)[]

/** One of the route's own choices; a route without any says so. */
const whyNotChosen = (name: string, given: string | undefined, known: readonly string[], none: string): readonly Refusal[] =>
  given !== undefined && known.length === 0 ? [misasked(name, none)] : whyNotAmong(name, given, known)

/** Ships matter only where the route goes by sea. */
const whyNotAtSea = (asked: Asked, { name, carriage }: Route): readonly Refusal[] =>
  carriage === 'sea'
    ? []
    : (['carriers', 'escort', 'transports'] as const)
        .filter((one) => asked[one] !== undefined)
        .map((one) => misasked(one, `${name} goes by ${carriage}, not by sea`))

const whyNotAsked = (asked: Asked, chosen: Route): readonly Refusal[] => [
  ...whyNotChosen('via', asked.via, ids(chosen.ways), `${chosen.name} has no ways to choose among`),
  ...Object.keys(asked.ways ?? {}).flatMap((way) =>
    whyNotChosen('ways', way, ids(chosen.ways), `${chosen.name} has no ways to choose among`),
  ),
  ...Object.entries(asked.ways ?? {})
    .filter(([, units]) => !(units >= 0 && units <= 999))
    .map(([way, units]) => misasked(`ways.${way}`, `${units}; expected a number of units from 0 to 999`)),
  ...(asked.ways !== undefined && asked.via !== undefined
    ? [misasked('via', 'all of it by one way, and by several at once; expected one of the two')]
    : []),
  ...whyNotChosen('to', asked.to, ids(chosen.destinations), `${chosen.name} leaves no choice of landing`),
  ...whyNotAtSea(asked, chosen),
  ...(asked.behind > chosen.stops.length
    ? [misasked('behind', `${asked.behind}; expected a whole number from 0 to ${chosen.stops.length}`)]
    : []),
]

const ids = (named: readonly { readonly id: string }[]): readonly string[] => named.map(({ id }) => id)

function judged(book: Rulebook, situation: Situation, route: Route, load: Load, asked: Asked): ShipmentAnswer | Refused {
  const wrong = whyNotAsked(asked, route)
  if (wrong.length > 0) return refused(...wrong)
  const origin = originOf(book, load)
  const { route: _route, load: _load, by: said, ...rest } = asked
  // What starts elsewhere is nobody’s export: the nearest sender sees to it.
  const by = said ?? route.senders.value.at(origin === undefined ? 0 : -1) ?? 'us'
  const shipment: Shipment = { ...rest, route: route.id, by, load }
  const refusals = whyNotShip(book, situation, shipment)
  const units = unitsOf(book, load)
  const { steps, value } = capacityOf(route, situation)
  return {
    ...about(book, situation),
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
export const lendLeaseDoor = door({
  name: 'lend-lease',
  words: 'Lend-lease routes: what each takes now, or why it is shut; one shipment judged, counted and dated',
  example: 'lend-lease cases/situations/lend-lease-1942.yaml --route persia --load supply=250,oil=4',
  chapters: ['lendLease'],
  args: ARGS,
  shape: s.union(SHIPMENT, OVERVIEW),
  answer: (book, situation, asked): LendLeaseAnswer | Refused => {
    const { load } = asked
    const { routes, listed: cite } = chapterOf(book, 'lendLease')
    const named = LEND_LEASE_ROUTES.find((one) => one === asked.route)
    if (asked.route !== undefined && named === undefined) return refused({ ...unknownName('route', asked.route, LEND_LEASE_ROUTES), cite })
    if (load !== undefined && named === undefined)
      return refused({ ...misasked('route', `missing; expected one of ${LEND_LEASE_ROUTES.join(', ')}`, 'missing'), cite })
    const ofNothing = OF_A_LOAD.filter((one) => load === undefined && asked[one] !== undefined)
    if (ofNothing.length > 0)
      return refused(...ofNothing.map((one) => misasked(one, 'said of no load; expected --load beside it, such as supply=300')))
    if (load !== undefined && named !== undefined) return judged(book, situation, routeOf(book, named), load, asked)
    return {
      ...about(book, situation),
      routes: routes.filter(({ id }) => named === undefined || id === named).map((one) => lineOf(book, situation, one)),
    }
  },
})
