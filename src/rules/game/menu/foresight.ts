import { laterEffects } from '../../chapters/war/index.ts'
import type { Citation, Dice, Power, Refusal } from '../../core/index.ts'
import type { Rulebook } from '../book/rulebook.ts'
import { OrderProgress } from '../decision.ts'
import { type Event, eventDeclarationOf, type Order } from '../declaration/declared.ts'
import type { Game } from '../game.ts'
import { tell } from '../tell.ts'
import { whyNot } from '../why-not.ts'
import { leftUnused } from './left-unused.ts'

/** One thing that an order brings, as it is told when it has happened. */
export interface Brought {
  readonly what: string
  readonly who?: string
  readonly amount?: number
  readonly cite?: Citation
}

/** What an order would bring, as far as whoever looks may know. */
export interface Foresight {
  readonly refusals: readonly Refusal[]
  /** What it would do: these events and no others, until the first that a die or somebody's secret decides. */
  readonly events: readonly Event[]
  /** What decides the rest. */
  readonly open?: 'die' | 'secret'
  /** What each face of the order's own die would bring beside what all of them do. */
  readonly faces: readonly { readonly die: number; readonly brings: readonly Brought[] }[]
  readonly price: Readonly<Partial<Record<Power, number>>>
  readonly brings: readonly Brought[]
  /** What it lets go by. */
  readonly leaves: readonly Brought[]
  /** What later rolls will make of it. It takes a while, so nobody works it out unless asked. */
  readonly later: () => readonly Brought[]
}

/** Nothing is known of it. */
export const NOTHING_FORESEEN: Foresight = { refusals: [], events: [], faces: [], price: {}, brings: [], leaves: [], later: () => [] }

class DieWanted extends Error {}

/** An event and what belongs to it, each by itself: the sentence, its notes and the lines of its sums. */
function broughtBy(book: Rulebook, event: Event): readonly Brought[] {
  const { words, cites, notes, accounts } = tell(book, event)
  const [cite] = cites
  return [
    { what: words, ...(cite === undefined ? {} : { cite }) },
    ...notes.map(({ words: what, cite: rule }) => ({ what, ...(rule === undefined ? {} : { cite: rule }) })),
    ...accounts.flatMap(({ lines }) =>
      lines.filter(({ amount }) => amount !== 0).map(({ words: what, amount, cite: rule }) => ({ what, amount, cite: rule })),
    ),
  ]
}

/** What some events brought, as it is told. */
export const tellBrought = (book: Rulebook, events: readonly Event[]): readonly Brought[] =>
  events.flatMap((event) => broughtBy(book, event))

/** What later rolls will make of a war that these events began: the same before the deed and after it. */
export const laterThan = (book: Rulebook, before: Game, after: Game, events: readonly Event[]): readonly Brought[] =>
  events.some(({ type }) => type === 'war-declared') ? laterEffects(book, before.situation, after.situation) : []

function priceOf(events: readonly Event[]): Foresight['price'] {
  const sums: Partial<Record<Power, number>> = {}
  for (const event of events) {
    const price = eventDeclarationOf(event).price?.(event)
    if (price !== undefined) sums[price.by] = (sums[price.by] ?? 0) + price.brps
  }
  return sums
}

/** The order carried out on what is known, with these dice; a die that is wanting ends it. */
function carriedOut(book: Rulebook, view: Game, order: Order, dice: Dice): { readonly progress: OrderProgress; readonly isCut: boolean } {
  const progress = new OrderProgress(book, view, dice)
  try {
    progress.carryOut(order)
    return { progress, isCut: false }
  } catch (error) {
    if (!(error instanceof DieWanted)) throw error
    return { progress, isCut: true }
  }
}

function noDie(): never {
  throw new DieWanted()
}

function only(face: number): Dice {
  const left = [face]
  return () => left.shift() ?? noDie()
}

const FACES = [1, 2, 3, 4, 5, 6] as const

const isOwnDie = (events: readonly Event[]): boolean => !events.some(({ type }) => type === 'stage-entered' || type === 'turn-opened')

/**
 * What an order would do, asked of a view: it is decided as the referee would decide it, on what its owner knows, so that preview and deed
 * cannot differ. It says nothing beyond the first event that a die or a secret of others decides.
 */
export function foresee(book: Rulebook, view: Game, order: Order): Foresight {
  const refusals = whyNot(book, view, order)
  if (refusals.length > 0) return { ...NOTHING_FORESEEN, refusals }
  const { progress, isCut } = carriedOut(book, view, order, noDie)
  const secret = progress.events.findIndex((event) => eventDeclarationOf(event).discloses === true)
  const events = secret < 0 ? progress.events : progress.events.slice(0, secret)
  const open = secret >= 0 ? 'secret' : isCut ? 'die' : undefined
  const fallen =
    open !== 'die' || !isOwnDie(events)
      ? []
      : FACES.map((die) => {
          const { events: all, game } = carriedOut(book, view, order, only(die)).progress
          return { die, all, game, brings: tellBrought(book, all.slice(events.length)).map((one) => JSON.stringify(one)) }
        })
  const isCertain = (line: string): boolean => fallen.every(({ brings }) => brings.includes(line))
  const read = (line: string): Brought => JSON.parse(line) as Brought
  return {
    refusals,
    events,
    ...(open === undefined ? {} : { open }),
    faces: fallen.map(({ die, brings }) => ({ die, brings: brings.filter((line) => !isCertain(line)).map(read) })),
    price: priceOf(fallen[0]?.all ?? progress.events),
    later: () => laterThan(book, view, fallen[0]?.game ?? progress.game, fallen[0]?.all ?? progress.events),
    leaves: leftUnused(book, view, order),
    brings: [...tellBrought(book, events), ...(fallen[0]?.brings ?? []).filter(isCertain).map(read)],
  }
}
