import { type Headline, headlinesOf } from '../../../counsel/index.ts'
import { startOf } from '../../../editions/index.ts'
import type { Turn } from '../../../rules/core/index.ts'
import { type Event, evolve, gameAt, type Rulebook, type Seat } from '../../../rules/game/index.ts'
import type { SeatView, SeenLine } from '../wire.ts'

export interface DatedHeadline extends Headline {
  readonly sequence: number
  readonly turn: Turn
}

/** What happened after a line: the great things, and in plain sentences the rest. */
export interface News {
  readonly headlines: readonly DatedHeadline[]
  readonly rest: readonly string[]
}

/** How the turn goes by itself is no news. */
const PASSING: readonly string[] = ['passed', 'stage-entered']

/** How far somebody has answered what happened. */
export interface Answered {
  /** The last line that is no news to them. */
  readonly after: number
  /** Their own last order, unless it came of itself. */
  readonly own: number | undefined
}

/** An order that these seats gave, and that did not come of itself. */
export const isOwnOrder = ({ type, as, because }: SeenLine, own: readonly Seat[]): boolean =>
  type === 'order' && because === undefined && as?.every((seat) => own.includes(seat)) === true

/** What somebody has answered by their last order, or said they had read. What an order brought along is news to whoever gave it. */
export function answeredIn(lines: readonly SeenLine[], { as }: Pick<SeatView, 'as'>, read: number): Answered {
  const own = lines.findLast((line) => isOwnOrder(line, as))?.sequence
  return { own, after: Math.max(read, own === undefined ? 0 : own - 1) }
}

/** Lines that nobody has taken back. */
function standing(lines: readonly SeenLine[]): readonly SeenLine[] {
  const gone = new Set(lines.map(({ takesBack }) => takesBack))
  return lines.filter(({ sequence }) => !gone.has(sequence))
}

/** Every line of a game that stands with what is great in it, folded from its start. */
export function headlinesIn(book: Rulebook, scenario: string, lines: readonly SeenLine[]): readonly DatedHeadline[] {
  const beginning = book.scenarios[scenario]
  if (beginning === undefined) return []
  let game = gameAt(startOf(beginning))
  return standing(lines).flatMap(({ sequence, events = [] }) =>
    events.flatMap((event) => {
      const before = game
      game = evolve(game, event)
      return headlinesOf(book, before, event, game).map((headline) => ({ ...headline, sequence, turn: game.situation.turn }))
    }),
  )
}

const isPlainNews = (event: Event, words: string, great: readonly DatedHeadline[]): boolean =>
  !PASSING.includes(event.type) && !great.some((one) => one.words === words)

export function newsAfter(all: readonly DatedHeadline[], lines: readonly SeenLine[], { after, own }: Answered): News {
  const headlines = all.filter(({ sequence }) => sequence > after)
  // Before somebody has given an order, all there is to know stands on the page.
  const rest =
    own === undefined && after === 0
      ? []
      : standing(lines)
          // That something was taken back is news to whoever had heard of it.
          .filter(({ sequence, takesBack = after }) => sequence > after && takesBack <= after)
          .flatMap(({ sequence, events = [], told = [] }) =>
            events.flatMap((event, at) => {
              const words = told[at] ?? ''
              const isDeed = sequence === own && at === 0
              return words !== '' && !isDeed && isPlainNews(event, words, headlines) ? [words] : []
            }),
          )
  return { headlines, rest }
}
