import type { Book } from './book/book.ts'
import type { Citation } from './book/citation.ts'
import { type Refusal, refuse } from './book/refusal.ts'
import { CALENDAR, FIRST_TURN, isOfPrelude, TURNS, type Turn, turnName } from './calendar.ts'
import { isOneOf } from './names.ts'
import { isNation, type Nation } from './nations/countries.ts'
import { isPlace, PLACES } from './places/places.ts'
import type { ScenarioKind } from './situation/situation.ts'

/** A game that an option has played before this one: what happened in it may be told. */
export interface Prelude {
  readonly option: string
  readonly title: string
  readonly isPlayed: boolean
  /** Whose wars and doings are of it. */
  readonly nations: readonly Nation[]
  /** Nobody of it is at war before Fall 1939 unless it is told. */
  readonly isAtPeace: boolean
}

export interface CalendarChapter {
  readonly calendar: {
    /** That a game begins in Fall 1939. */
    readonly opens: Citation
    /** That points, rolls and tension wait for its set-up. */
    readonly waits: Citation
    /** What may be played before it. */
    readonly preludes: readonly Prelude[]
  }
}

type Dated = Pick<Book<CalendarChapter>, 'clauses'>

/** The prelude that the doings of these are of: Asia's if one is Asian, and otherwise Europe's. */
export const preludeOf = ({ clauses: { calendar } }: Dated, names: readonly string[]): Prelude | undefined =>
  calendar.preludes.find(({ nations }) => names.some((name) => isOneOf(nations, name))) ?? calendar.preludes.at(-1)

/** What a date should have been that these cannot have in this game, and by which rule; nothing if they can. */
export function datedOtherwise(
  book: Dated,
  turn: Turn,
  names: readonly string[],
): { readonly words: string; readonly cite: Citation } | undefined {
  const prelude = preludeOf(book, names)
  if (!isOfPrelude(turn) || prelude?.isPlayed === true) return undefined
  const later = `a turn from ${FIRST_TURN} on`
  const words =
    prelude === undefined
      ? `${later}: this book has no prelude`
      : `${later}, or the option ${prelude.option}: with ${prelude.title} ${CALENDAR[0]} and later`
  return { words, cite: book.clauses.calendar.opens }
}

/** The turns in which something of these can have happened. */
export const datesFor = (book: Dated, names: readonly string[]): readonly Turn[] =>
  preludeOf(book, names)?.isPlayed === true ? CALENDAR : TURNS

/** Whose calendar a game goes by: in the Pacific alone Asia’s. */
export const calendarOf = (kind: ScenarioKind): readonly Nation[] => [kind === 'pacific' ? 'japan' : 'germany']

/** Whose doing a fact tells of: its subject, or the country of the place it is about. */
export function nationOfFact(fact: string): string {
  const subject = fact.slice(0, fact.indexOf('.'))
  return isPlace(subject) && !isNation(subject) ? PLACES[subject].country : subject
}

/** That a turn is of the prelude: what begins with the set-up cannot be asked of it. */
export const whyNotBegun = ({ clauses: { calendar } }: Dated, turn: Turn): readonly Refusal[] =>
  isOfPrelude(turn)
    ? [
        refuse(
          'not-begun',
          `${turnName(turn)} is of the prelude, whose own rules are not in this book; points, rolls and tension begin in ${turnName(FIRST_TURN)}`,
          calendar.waits,
          { turn },
        ),
      ]
    : []
