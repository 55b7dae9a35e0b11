import { strikesIn, turnByTurnOf } from '../../rules/chapters/tension/index.ts'
import {
  type Citation,
  isBefore,
  joins,
  type Refusal,
  refuse,
  type Situation,
  TRACKS,
  type Turn,
  type War,
} from '../../rules/core/index.ts'
import type { Rulebook, Scenario } from '../../rules/game/index.ts'
import { BookError, type BookSet, type Choices, startOf } from '../index.ts'
import { contraryReports } from './contrary-reports/contrary-reports.ts'
import {
  brokenPeace,
  earlyLevels,
  earlyTurn,
  endedTooEarly,
  futureActs,
  levelsTooEarly,
  levelsTooFar,
  notYetSo,
  staleWorld,
  stillToCome,
  strayMobilizations,
  strayTensionPoints,
} from './contrary-reports/misstatements.ts'
import type { Derived, Inferred } from './document/derived.ts'
import { type Locate, misread, unknownIn } from './document/misreading.ts'
import { hintsForOneAnswer } from './document/nearest.ts'
import type { SituationDocument } from './document/situation-document.ts'
import { type Remark, unreadFacts } from './document/unread-facts.ts'
import { withMobilizations } from './implied-facts/assumed-mobilizations.ts'
import { impliedNews, withImpliedCentres, withImpliedConquests, withImpliedHelp, withImpliedWaits } from './implied-facts/implications.ts'
import { undatedFalls, withImpliedSurrenders } from './implied-facts/implied-surrenders.ts'
import { inferred } from './implied-facts/inference.ts'
import { withDocument } from './told-situation.ts'
import { withImpliedStandings, withImpliedWars } from './wars/brought-wars.ts'
import { withEasternNamings } from './wars/eastern-namings.ts'
import { endedWars, withEndedWars } from './wars/ended-wars.ts'
import { declaredOnHolders } from './wars/held-lands.ts'
import { declaredSingly, whyNotTogether } from './wars/joint-declarations.ts'
import { tooEarly, warsOf, withTradePacts } from './wars/prelude-dates.ts'
import { withUndeclaredAttacks } from './wars/undeclared-attacks.ts'
import { withBeginnings, withDatedWars } from './wars/war-beginnings.ts'
import { withWarsBeside } from './wars/wars-beside.ts'

/** Something that the document leaves open and that was taken to be so. */
export interface Assumption {
  readonly words: string
  readonly cite: Citation
}

export type ReadSituation =
  | {
      readonly ok: true
      readonly book: Rulebook
      readonly situation: Situation
      readonly assumed: readonly Assumption[]
      readonly footnotes: readonly Remark[]
      /** What follows from the document and nobody reported. */
      readonly derived: readonly Derived[]
      /** What should be reported, because something that is speaks for it. */
      readonly asked: readonly Remark[]
      /** The document itself. */
      readonly said: SituationDocument
    }
  | { readonly ok: false; readonly refusals: readonly Refusal[] }

function chooseBook(document: SituationDocument, { editions, open }: BookSet, locate: Locate | undefined): Rulebook | readonly Refusal[] {
  const edition = editions.find(({ id }) => id === document.edition)
  if (edition === undefined)
    return [
      unknownIn(
        ['edition'],
        document.edition,
        editions.map(({ id }) => id),
        'book',
        locate,
      ),
    ]
  const options = document.options ?? []
  const known = edition.options.map(({ id }) => id)
  const twice = options.flatMap((option, index) =>
    options.indexOf(option) === index ? [] : [misread(['options', index], locate, `"${option}" stands twice`, 'each option once')],
  )
  if (twice.length > 0) return twice
  const hint = hintsForOneAnswer()
  const strangers = options.flatMap((option, index) =>
    known.includes(option)
      ? []
      : known.length === 0
        ? [misread(['options', index], locate, `unknown option "${option}"`, `none: the book "${edition.id}" has no options`)]
        : [unknownIn(['options', index], option, known, 'option', locate, hint)],
  )
  if (strangers.length > 0) return strangers
  const choices: Choices = { options, rulings: document.rulings ?? {} }
  try {
    return open(edition.id, choices)
  } catch (error) {
    if (!(error instanceof BookError)) throw error
    return error.faults.map((fault) => refuse('ruling', `rulings: ${fault}`, undefined, {}))
  }
}

function chooseScenario(book: Rulebook, document: SituationDocument, locate: Locate | undefined): Scenario | readonly Refusal[] {
  const ids = Object.keys(book.scenarios)
  const id = document.scenario ?? ids[0] ?? ''
  const scenario = Object.hasOwn(book.scenarios, id) ? book.scenarios[id] : undefined
  return scenario ?? [unknownIn(['scenario'], id, ids, 'scenario', locate)]
}

const isRefused = <T>(found: T | readonly Refusal[]): found is readonly Refusal[] => Array.isArray(found)

/** When the document says that this war was declared. */
const declarationOf = ({ declarations = [] }: SituationDocument, war: War): Turn | undefined =>
  declarations.find(({ by, on, turn, revoked }) => turn !== undefined && revoked !== true && joins(war, by, on))?.turn

/** A document upon the position its scenario opens with: what it says, and no more; `undated` are wars that it gave no date. */
function reported(book: Rulebook, opening: Situation, document: SituationDocument, undated: readonly War[] = []): Situation {
  const said = withDocument(book, opening, document)
  // A war that a file names without a date was on when the turn began (49.841A), unless a declaration with a date began it.
  const dated = new Set((document.wars ?? []).flatMap((entry) => (Array.isArray(entry) ? [] : [JSON.stringify(entry.between)])))
  const fresh = new Set((document.wars ?? []).filter((entry) => Array.isArray(entry)).map((entry) => JSON.stringify(entry)))
  const wars = said.wars.map((war): War => {
    const pair = JSON.stringify(war.between)
    const isOlder = isBefore(war.since, opening.turn)
    if (isOlder && undated.some(({ between: [one, other] }) => joins(war, one, other))) return { ...war, opening: true }
    if (dated.has(pair)) return war
    const began = fresh.has(pair) ? declarationOf(document, war) : undefined
    return began === undefined ? { ...war, opening: true } : { ...war, since: began }
  })
  return { ...said, wars }
}

const told = new WeakMap<Rulebook, Map<string, ReadonlySet<string>>>()

/** What already follows from a scenario as it opens, in words: no news of a document upon it. Worked out once for each book. */
function oldNews(book: Rulebook, scenario: Scenario): ReadonlySet<string> {
  const known = told.get(book) ?? new Map<string, ReadonlySet<string>>()
  told.set(book, known)
  const news = known.get(scenario.id) ?? newsAtStart(book, scenario)
  known.set(scenario.id, news)
  return news
}

function newsAtStart(book: Rulebook, scenario: Scenario): ReadonlySet<string> {
  const { derived, situation } = inferred(book, startOf(scenario), {})
  return new Set([...derived, ...endedWars(book, situation)].map(({ words }) => words))
}

/** The situation with all that follows from it, in the order in which one thing needs another. */
function situationOf(book: Rulebook, written: SituationDocument, scenario: Scenario, locate: Locate | undefined): Inferred {
  const start = startOf(scenario)
  // An empty list is a word too: nobody is at war.
  const wars = written.wars?.length === 0 ? [] : warsOf(book, start, written)
  // Levels that nobody reported in the scenario’s own turn are those with which it opens.
  const isOpening = written.tensions === undefined && (written.turn ?? start.turn) === start.turn && turnByTurnOf(book) === undefined
  const at = written.levelsAt ?? (isOpening ? 'before-rises' : undefined)
  const opening = { ...start, ...(at === undefined ? {} : { levelsAt: at }), wars, turn: written.turn ?? start.turn }
  const beside = withWarsBeside(book, reported(book, opening, written), written)
  const dated = withDatedWars(book, reported(book, opening, beside.document), wars, beside.document)
  const begun = withBeginnings(
    book,
    reported(book, opening, dated.document),
    wars,
    dated.document,
    [...(isOpening ? TRACKS : Object.keys(written.tensions ?? {})), ...Object.keys(written.facts ?? {})],
    dated.undated,
  )
  const first = reported(book, opening, begun.document, dated.undated)
  const { document, derived: held } = declaredOnHolders(book, first, begun.document)
  const pacts = withTradePacts(book, document === begun.document ? first : reported(book, opening, document, dated.undated), document)
  const stood = withImpliedStandings(book, pacts.situation, document)
  const conquered = withImpliedConquests(stood.situation, document, book)
  const waiting = withImpliedWaits(book, conquered, document)
  const implied = withImpliedHelp(
    book,
    withImpliedWars(book, withImpliedCentres(waiting.situation, document, document.mobilizations?.russia), document),
    document,
  )
  const attacks = withUndeclaredAttacks(book, implied, document)
  const surrenders = withImpliedSurrenders(book, attacks.situation, document)
  const facts = inferred(book, surrenders.situation, document, locate)
  const known = oldNews(book, scenario)
  const namings = withEasternNamings(book, withEndedWars(facts.situation), document, locate)
  return {
    situation: namings.situation,
    derived: [
      ...beside.derived,
      ...begun.derived,
      ...held,
      ...pacts.derived,
      ...surrenders.derived,
      ...attacks.derived,
      ...stood.derived.filter(({ minor }) => minor === undefined || !conquered.standings[minor].conquered),
      ...waiting.derived,
      ...impliedNews(book, { ...start, wars }, { ...implied, wars: namings.situation.wars }, document),
      ...[...facts.derived, ...endedWars(book, facts.situation)].filter(({ words }) => !known.has(words)),
      ...namings.derived,
    ],
    asked: [...begun.asked, ...facts.asked, ...namings.asked, ...undatedFalls(book, namings.situation)],
    refusals: [...facts.refusals, ...namings.refusals],
  }
}

/** Events that are said to be struck off and that no table of the book has. */
function unknownStrikes(book: Rulebook, struck: Readonly<Record<string, number>>, locate: Locate | undefined): readonly Refusal[] {
  const known = strikesIn(book)
  if (known.length === 0 && Object.keys(struck).length > 0)
    return [misread(['struck'], locate, 'events struck off', 'none in this book, whose events may count again')]
  const hint = hintsForOneAnswer()
  return Object.keys(struck).flatMap((name) =>
    known.includes(name) ? [] : [unknownIn(['struck', name], name, known, 'event to strike off', locate, hint)],
  )
}

const OF_THE_BOOK: readonly string[] = ['edition', 'options', 'rulings', 'scenario'] satisfies readonly (keyof SituationDocument)[]

/** Scenarios as they open, where a document says nothing else: each is read once. */
const openings = new WeakMap<Rulebook, Map<string, ReadSituation>>()

/** The situation that a well-formed document describes, with one of these books, or what is wrong with it. */
export function situationIn(given: SituationDocument, books: BookSet, locate?: Locate): ReadSituation {
  const book = chooseBook(given, books, locate)
  if (isRefused(book)) return { ok: false, refusals: book }
  const document = declaredSingly(given)
  const scenario = chooseScenario(book, document, locate)
  if (isRefused(scenario)) return { ok: false, refusals: scenario }
  if (!Object.keys(document).every((key) => OF_THE_BOOK.includes(key))) return situationUpon(book, scenario, given, document, locate)
  const known = openings.get(book) ?? new Map<string, ReadSituation>()
  openings.set(book, known)
  const read = known.get(scenario.id) ?? situationUpon(book, scenario, given, document, locate)
  if (!read.ok) return read
  known.set(scenario.id, read)
  return { ...read, said: document }
}

/** The same upon the position that a scenario opens with. */
function situationUpon(
  book: Rulebook,
  scenario: Scenario,
  given: SituationDocument,
  document: SituationDocument,
  locate: Locate | undefined,
): ReadSituation {
  const wrong = [
    ...whyNotTogether(book, given, locate),
    ...tooEarly(book, document, scenario.kind, locate),
    ...unknownStrikes(book, document.struck ?? {}, locate),
    ...futureActs(document, document.turn ?? scenario.turn, locate),
    ...endedTooEarly(document, locate),
    ...levelsTooFar(book, document, locate),
    ...levelsTooEarly(book, document, document.turn ?? scenario.turn, locate),
    ...strayMobilizations(book, document, locate),
    ...strayTensionPoints(book, document, document.turn ?? scenario.turn, locate),
  ]
  if (wrong.length > 0) return { ok: false, refusals: wrong }
  const { situation, derived, asked, refusals } = situationOf(book, document, scenario, locate)
  const contrary = contraryReports(book, startOf(scenario), situation, document, asked, locate)
  const impossible = [
    ...stillToCome(document, situation, locate),
    ...brokenPeace(document, situation, locate),
    ...contrary.refusals,
    ...refusals,
  ]
  if (impossible.length > 0) return { ok: false, refusals: impossible }
  const footnotes = [
    ...unreadFacts(book, document.facts ?? {}),
    ...earlyLevels(book, document, situation),
    ...earlyTurn(book, situation),
    ...staleWorld(book, document, situation),
    ...contrary.footnotes,
    ...notYetSo(document, situation),
  ]
  const read = { ok: true, book, footnotes, derived, asked: [...asked, ...contrary.doubts], said: document } as const
  const mobilized = withMobilizations(book, situation, document)
  return { ...read, ...mobilized, derived: [...derived, ...mobilized.derived] }
}
