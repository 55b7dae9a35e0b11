import { startOf } from '../../../editions/index.ts'
import type { Turn } from '../../../rules/core/index.ts'
import { type Event, evolve, type Game, gameAt, type Passes, type Rulebook, type Telling, tell } from '../../../rules/game/index.ts'

/** One thing that happened, with where the game stood after it. */
export interface Moment {
  /** Its number among all that was shown. */
  readonly number: number
  /** The order of the record that it came of. */
  readonly order: number
  readonly turn: Turn
  readonly event: Event
  readonly told: Telling
  readonly after: Game
}

interface Entry {
  readonly n?: number
  readonly events?: readonly Event[]
}

interface Ordered {
  readonly order: number
  readonly event: Event
}

interface Header {
  readonly scenario: string
  readonly passes?: Passes
}

/** The events of a record that stand: what was taken back is no part of the story. */
export function eventsIn(text: string): { readonly header: Header; readonly events: readonly Ordered[] } {
  const [header, ...lines] = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown)
  const entries = (lines as readonly Entry[]).filter(({ events }) => events !== undefined)
  const gone = new Set(
    entries.flatMap(({ events = [] }) =>
      events.flatMap((event) => (event.type === 'taken-back' && event.order !== null ? [event.order] : [])),
    ),
  )
  const standing = entries.filter(({ n = 0 }) => !gone.has(n))
  return { header: header as Header, events: standing.flatMap(({ n = 0, events = [] }) => events.map((event) => ({ order: n, event }))) }
}

/** The whole story of a game out of the record that whoever looks may have. */
export function storyOf(book: Rulebook, text: string): { readonly start: Game; readonly moments: readonly Moment[] } | undefined {
  const { header, events } = eventsIn(text)
  const scenario = book.scenarios[header.scenario]
  if (scenario === undefined) return undefined
  const start = gameAt(startOf(scenario), header.passes)
  let game = start
  const moments = events.map(({ order, event }, index): Moment => {
    game = evolve(game, event)
    return { number: index + 1, order, turn: game.situation.turn, event, told: tell(book, event), after: game }
  })
  return { start, moments }
}

/** A tension has reached a level at which something happens. */
export const passesThreshold = ({ event }: Moment): boolean =>
  event.type === 'tension-moved' && Object.values(event.tracks).some(({ reached = [] }) => reached.length > 0)

const said = ({ told: { words, notes } }: Moment): string => [words, ...notes.map((note) => note.words)].join(' ').toLowerCase()

/** Whose doing it was, as far as it says so. */
export function sideOf({ event }: Moment): string | undefined {
  const { by, roll } = event as { readonly by?: unknown; readonly roll?: { readonly by?: unknown } }
  const side = by ?? roll?.by
  return typeof side === 'string' ? side : undefined
}

/** Moments that speak of something: a country, a track, a power. */
export const speakingOf = (moments: readonly Moment[], search: string): readonly Moment[] => {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  return moments.filter((moment) => words.every((word) => said(moment).includes(word)))
}
