import {
  bondOf,
  calendarOf,
  datedOtherwise,
  entriesOf,
  FIRST_TURN,
  factClause,
  factsWith,
  isOfPrelude,
  isTurn,
  joins,
  nationOfFact,
  preludeOf,
  type Refusal,
  type Situation,
  type Turn,
  turnName,
} from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import type { Derived } from '../document/derived.ts'
import { type Locate, misread, type Path } from '../document/misreading.ts'
import type { SituationDocument } from '../document/situation-document.ts'

interface Date {
  readonly path: Path
  readonly at: unknown
  /** Whom it is about. */
  readonly names: readonly string[]
}

type Document = Omit<SituationDocument, 'edition'>

/** Dates of what a prelude has too: wars, declarations, where countries stand, what was reported with its turn. */
const historyIn = ({ facts = {}, standings = {}, wars = [], declarations = [] }: Document): readonly Date[] => [
  ...Object.entries(facts).map(([id, at]) => ({ path: ['facts', id], at, names: [nationOfFact(id)] })),
  ...Object.entries(standings).flatMap(([minor, entry]) =>
    (['since', 'joined'] as const).map((part) => ({ path: ['standings', minor, part], at: entry?.[part], names: [minor] })),
  ),
  ...wars.flatMap((war, index) =>
    'between' in war
      ? (['since', 'until'] as const).map((part) => ({ path: ['wars', index, part], at: war[part], names: war.between }))
      : [],
  ),
  ...declarations.map(({ by, on, turn }, index) => ({ path: ['declarations', index, 'turn'], at: turn, names: [by, on] })),
]

/** Dates of what begins with the set-up: points and rolls, and what tension brings. */
const doingsIn = ({ namings = [], subversions = [], tensionPointsUsed = [], mobilizations }: Document): readonly Date[] => [
  ...Object.entries({ namings, subversions, tensionPointsUsed }).flatMap(([part, entries]) =>
    entries.map(({ turn }, index) => ({ path: [part, index, 'turn'], at: turn, names: [] })),
  ),
  { path: ['mobilizations', 'russia', 'nextDue'], at: mobilizations?.russia?.nextDue, names: ['russia'] },
]

const isEarly = (at: unknown): at is Turn => typeof at === 'string' && isTurn(at) && isOfPrelude(at)

/** Dates before Fall 1939 that this game has not: its prelude was not played, or it is something that no prelude has (R50-74). */
export function tooEarly(book: Rulebook, document: Document, kind: Situation['kind'], locate: Locate | undefined): readonly Refusal[] {
  const own: Date = { path: ['turn'], at: document.turn, names: calendarOf(kind) }
  const { waits, preludes } = book.clauses.calendar
  const isPreludePlayed = preludes.some(({ isPlayed }) => isPlayed)
  const never = isPreludePlayed ? { words: `a turn from ${FIRST_TURN} on: points, rolls and tension begin then`, cite: waits } : undefined
  const refusal = ({ path, at }: Date, expected: ReturnType<typeof datedOtherwise>): readonly Refusal[] =>
    expected === undefined
      ? []
      : [{ ...misread(path, locate, `${String(at)}, before the game begins`, expected.words), cite: expected.cite }]
  const early = <D extends Date>(dates: readonly D[]) => dates.filter((date): date is D & { at: Turn } => isEarly(date.at))
  return [
    ...early([own, ...historyIn(document)]).flatMap((date) => refusal(date, datedOtherwise(book, date.at, date.names))),
    ...early(doingsIn(document)).flatMap((date) => refusal(date, never ?? datedOtherwise(book, date.at, date.names))),
  ]
}

/**
 * Wars that are on in this turn unless a document says otherwise: before Fall 1939 those of Europe have yet to break out, and after a
 * prelude that was played some may never have (50.21B): pairs that it says are at peace.
 */
export const warsOf = (book: Rulebook, { wars, turn: opening }: Situation, { turn = opening, peace = [] }: Document): Situation['wars'] =>
  wars.filter((war) => {
    const prelude = preludeOf(book, war.between)
    if (prelude?.isAtPeace !== true) return true
    return !isOfPrelude(turn) && !(prelude.isPlayed && peace.some(([one, other]) => joins(war, one, other)))
  })

/** Rolls begin in Fall 1939, so an economic interest that is older came of a trade pact (RGT-S11). */
export function withTradePacts(
  { clauses }: Rulebook,
  situation: Situation,
  { standings = {}, facts = {} }: Document,
): { readonly situation: Situation; readonly derived: readonly Derived[] } {
  const pacts = entriesOf(standings).flatMap(([minor, entry]) => {
    const { result, with: holder } = situation.standings[minor]
    const fact = `${minor}.tradePact` as const
    const isInterest = result !== null && bondOf(result, minor) === 'income'
    if (!isEarly(entry?.since) || !isInterest || holder === null || Object.hasOwn(facts, fact)) return []
    return [
      { fact, holder, words: `${factClause(fact, holder)}, since its result is of ${turnName(entry.since)}`, cite: clauses.calendar.waits },
    ]
  })
  const told = Object.fromEntries(pacts.map(({ fact, holder }) => [fact, holder]))
  return {
    situation: pacts.length === 0 ? situation : { ...situation, facts: factsWith(situation.facts, told) },
    derived: pacts.map(({ fact, words, cite }) => ({ fact, words, cite })),
  }
}
