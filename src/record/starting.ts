import { startOf } from '../editions/index.ts'
import { readSituation, type SituationDocument } from '../editions/reading/index.ts'
import { levelsAt } from '../rules/chapters/tension/index.ts'
import { FACTIONS, isMet, isOneOf, type Refusal, refuse, type Situation } from '../rules/core/index.ts'
import { type Game, gameAt, type Onlooker, type Passes, type Rulebook } from '../rules/game/index.ts'
import { RECORD } from './words.ts'

/** What says where a game begins: a scenario of a book, or a situation that differs from its start. */
export interface Start {
  readonly edition: string
  readonly scenario?: string
  readonly options?: readonly string[]
  readonly rulings?: Readonly<Record<string, string>>
  /** Only what differs from the scenario; what it says of the book is said above. */
  readonly situation?: object
  readonly passes?: Passes
}

export type Chosen =
  | { readonly ok: true; readonly book: Rulebook; readonly start: Game; readonly scenario: string }
  | { readonly ok: false; readonly refusals: readonly Refusal[] }

const opensYear = (book: Rulebook, situation: Situation): boolean =>
  book.sequence.find(({ when }) => when === undefined || isMet(when, situation))?.enter?.some(({ is }) => is === 'open-year') ?? false

/** A game begins as a turn does: what its start adds to the levels is still to come, so that levels which have it are taken back by it. */
function asTurnBegins(book: Rulebook, situation: Situation, { tensions }: Pick<SituationDocument, 'tensions'>): Situation {
  const isAfter = tensions !== undefined && !opensYear(book, situation)
  const { levelsAt: _moment, ...plain } = levelsAt(book, isAfter ? { levelsAt: 'after-rises', ...situation } : situation, 'before-rises')
  return plain
}

/** In the middle of a year all allocations have been sealed, whatever is in them. */
const gameFrom = (book: Rulebook, situation: Situation, passes: Passes): Game => ({
  ...gameAt(situation, passes),
  sealed: opensYear(book, situation) ? [] : FACTIONS,
})

/** The book and the start, by the names of a header or a command. */
export function choose({ edition, scenario, options = [], rulings = {}, situation, passes = 'said' }: Start): Chosen {
  const read = readSituation({ ...situation, edition, options, rulings, ...(scenario === undefined ? {} : { scenario }) })
  if (!read.ok) return read
  const { book } = read
  const found = book.scenarios[read.situation.scenario]
  if (found === undefined || book.sequence.length === 0)
    return { ok: false, refusals: [refuse('no-sequence', RECORD.noSequence(book.title), undefined, { edition })] }
  if (situation === undefined) return { ok: true, book, start: gameAt(startOf(found), passes), scenario: found.id }
  return { ok: true, book, start: gameFrom(book, asTurnBegins(book, read.situation, read.said), passes), scenario: found.id }
}

/** What a document says of the book goes into the header by itself; the rest is where the game begins. */
export function startIn(document: SituationDocument): Start {
  const { edition, scenario, options, rulings, ...situation } = document
  return {
    edition,
    situation,
    ...(scenario === undefined ? {} : { scenario }),
    ...(options === undefined ? {} : { options }),
    ...(rulings === undefined ? {} : { rulings }),
  }
}

/** The start as an onlooker knows it: points that others had placed by then are theirs alone. */
export function startFor(start: Game, to: Onlooker): Game {
  const isShown = (faction: string): boolean => (typeof to === 'string' ? to === faction : isOneOf(to, faction))
  const hidden = FACTIONS.filter((one) => !isShown(one) && Object.keys(start.situation.placements[one]).length > 0)
  if (hidden.length === 0) return start
  const without = (situation: Situation): Situation => ({
    ...situation,
    placements: { ...situation.placements, ...Object.fromEntries(hidden.map((one) => [one, {}])) },
  })
  return { ...start, situation: without(start.situation), opening: without(start.opening) }
}
