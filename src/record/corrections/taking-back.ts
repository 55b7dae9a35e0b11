import { DELEGATIONS, type Delegation, delegationOf, isOneOf, type Power, type Refusal, refuse } from '../../rules/core/index.ts'
import {
  delegationsOf,
  type Event,
  fold,
  type Game,
  type Onlooker,
  type Order,
  type OrderOf,
  type Rulebook,
  type Seat,
  show,
  shownTo,
} from '../../rules/game/index.ts'
import { Course } from '../course.ts'
import type { RecordEntry } from '../record.ts'
import { startFor } from '../starting.ts'
import { TAKING_BACK } from '../words.ts'
import { decidedAgain, isSame } from './replaying.ts'

/** What has been played so far, as the record has it. */
interface Played {
  readonly book: Rulebook
  readonly start: Game
  readonly entries: readonly RecordEntry[]
}

type TakeBack = OrderOf<'take-back'>

const NONE: readonly number[] = []

/** Nearly no entry takes anything back, so nearly none costs more than a look. */
export const takenBackBy = ({ events }: RecordEntry): readonly number[] =>
  events.some(({ type }) => type === 'taken-back')
    ? events.flatMap((event) => (event.type === 'taken-back' && event.order !== null ? [event.order] : []))
    : NONE

/** Orders that nobody has taken back. */
export function standing(entries: readonly RecordEntry[]): readonly RecordEntry[] {
  const gone = new Set<number>()
  for (const entry of entries) for (const n of takenBackBy(entry)) gone.add(n)
  return gone.size === 0 ? entries : entries.filter(({ n }) => !gone.has(n))
}

/** What an onlooker was shown, in order. That an order is taken back is news only to those who had seen something of it. */
export function shownOf(entries: readonly RecordEntry[], to: Onlooker): readonly Event[] {
  const shownIn = ({ events }: RecordEntry): readonly Event[] => events.flatMap((event) => show(event, to) ?? [])
  const isNews = (entry: RecordEntry): boolean =>
    takenBackBy(entry).every((n) => entries.some((one) => one.n === n && shownIn(one).length > 0))
  return standing(entries).flatMap((entry) => (isNews(entry) ? shownIn(entry) : []))
}

const isDelegation = (by: Delegation | Power): by is Delegation => isOneOf(DELEGATIONS, by)

const isTakingBack = (entry: RecordEntry): boolean => takenBackBy(entry).length > 0

const isGivenFrom = (seats: readonly Seat[], { as }: RecordEntry): boolean => as.every((seat) => seats.includes(seat))

/** Which order is meant: the last one that was given from these seats and stands. */
const meant = (entries: readonly RecordEntry[], as: readonly Seat[]): RecordEntry | undefined =>
  standing(entries).findLast((entry) => !isTakingBack(entry) && isGivenFrom(as, entry))

const openly = new WeakMap<RecordEntry, readonly Event[]>()

/** What everybody saw of an entry and the game went on by; that something was taken back changes nothing in what stands. */
function openEvents(entry: RecordEntry): readonly Event[] {
  const known = openly.get(entry) ?? shownTo(entry.events, 'public').filter(({ type }) => type !== 'taken-back')
  openly.set(entry, known)
  return known
}

/** How games went in the eyes of everybody. */
const publicCourse = new Course((game, entry) => fold(game, openEvents(entry)))

const publicStarts = new WeakMap<Game, Game>()

function publicStart(start: Game): Game {
  const known = publicStarts.get(start) ?? startFor(start, 'public')
  publicStarts.set(start, known)
  return known
}

/** Whether what was hidden has come to light meanwhile: points, or what the attack on Pearl Harbor keeps back. */
function showsSecret({ start }: Played, before: readonly RecordEntry[], since: readonly RecordEntry[]): boolean {
  const secrets = ({ situation, strike }: Game): string => JSON.stringify([situation.placements, strike])
  // Whoever asks, what everybody saw is the same: so it is the same course.
  const known = publicCourse.after(
    publicStart(start),
    before.filter((entry) => openEvents(entry).length > 0),
  )
  return secrets(known) !== secrets(fold(known, since.flatMap(openEvents)))
}

const isSeenBy = (seats: readonly Seat[], { events }: RecordEntry): boolean =>
  events.some((event) => show(event, delegationsOf(seats)) !== null)

/** Whether those in other seats could read all of something that happened. */
const isOpenTo = (seats: readonly Seat[], { events }: RecordEntry): boolean =>
  events.some((event) => show(event, delegationsOf(seats)) === event)

/** Something said in another’s order for those in these seats: their standing order has spoken. */
function isOnBehalf(seats: readonly Seat[], event: Event): boolean {
  const delegations = delegationsOf(seats)
  if (event.type === 'subversion-waived') return delegations.includes('russia')
  return (event.type === 'passed' || event.type === 'targets-named') && delegations.includes(event.by)
}

/** Whether reports come to the same without an order: who says what else happened on the map has not acted on it. */
function areBeside({ book, start }: Played, reports: readonly RecordEntry[], without: readonly RecordEntry[]): boolean {
  let game = start
  return without.every((one) => {
    const again = reports.includes(one) ? decidedAgain(book, game, one.order as Order, one.dice) : one
    game = fold(game, one.events)
    return again !== undefined && isSame(again.events, one.events)
  })
}

/**
 * Why an order cannot be taken back: a die fell, a secret was shown, or somebody has acted on it. Whoever could not read it acted on
 * nothing: what he ordered is judged on what he knows, and stands without it. The reasons come one by one: the last folds the game anew.
 */
function* reasonsAgainst(played: Played, as: readonly Seat[]): Generator<Refusal> {
  const entry = meant(played.entries, as)
  if (entry === undefined) return yield refuse('nothing-to-take-back', TAKING_BACK.nothing)
  const { n, dice } = entry
  const stand = standing(played.entries)
  // What was ordered since and taken back is acting no more than the taking back is.
  const later = stand.filter((one) => one.n > n && !isTakingBack(one))
  // What others did unseen tells nobody that they did anything.
  const others = later.filter((one) => !isGivenFrom(as, one) && isSeenBy(as, one))
  const before = stand.filter((one) => one.n < n)
  const acting = others.filter(
    (one) => isOpenTo(one.as, entry) || one.events.some((event) => event.type === 'stage-entered' || isOnBehalf(as, event)),
  )
  const isActedOn =
    acting.some(({ order }) => (order as Order).type !== 'report-facts') ||
    (acting.length > 0 && !areBeside(played, acting, [...before, ...later]))
  if (dice.length > 0) yield refuse('die-fell', TAKING_BACK.dieFell)
  if (isActedOn) yield refuse('acted-on', TAKING_BACK.actedOn)
  if (showsSecret(played, before, [entry, ...others])) yield refuse('secret-shown', TAKING_BACK.secretShown)
}

export const whyNotTakeBack = (played: Played, as: readonly Seat[]): readonly Refusal[] => [...reasonsAgainst(played, as)]

/** The order that takes back the last one given from these seats, in the name of whoever gave it: which one it is, and of what kind. */
export function takingBack(entries: readonly RecordEntry[], as: readonly Seat[]): Required<TakeBack> | undefined {
  const entry = meant(entries, as)
  if (entry === undefined) return undefined
  const { type: kind, by } = entry.order as { readonly type: string; readonly by: TakeBack['by'] | Power }
  return { type: 'take-back', by: by === 'referee' || isDelegation(by) ? by : delegationOf(by), order: entry.n, kind }
}

/** The same as an offer: without its number, which would tell of what others did unseen; nothing where it cannot be. */
export function offerToTakeBack(played: Played, as: readonly Seat[]): TakeBack | undefined {
  const found = takingBack(played.entries, as)
  if (found === undefined || reasonsAgainst(played, as).next().done !== true) return undefined
  const { order: _number, ...offer } = found
  return offer
}
