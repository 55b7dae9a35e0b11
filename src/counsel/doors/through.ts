import type { Assumption, Derived, Remark } from '../../editions/reading/index.ts'
import {
  FACTIONS,
  type FactId,
  type Faction,
  type LevelMoment,
  type Nation,
  pairKey,
  type Read,
  type Situation,
  saidInTerms,
  watchedSituation,
} from '../../rules/core/index.ts'
import { type Rulebook, whyNoChapter } from '../../rules/game/index.ts'
import { type Arguments, inOwnTerms, type Refused, refused } from './answers/answer.ts'
import { levelsRead } from './assumptions/levels-read.ts'
import { judgedBy, levelsFor, readAt, withMoment } from './assumptions/question-levels.ts'
import { trustedIn } from './assumptions/trust.ts'
import type { Reported } from './assumptions/trusted.ts'
import { unreportedAmong } from './assumptions/unreported.ts'
import { watchedPlacements } from './assumptions/watched-placements.ts'
import type { Answer, Course, SituationDoor } from './door.ts'
import { heldTo, type Needs, whyNotPlayed } from './left-out.ts'

/** A situation with its book, as the reader gives it. */
export interface Asking {
  readonly book: Rulebook
  readonly situation: Situation
  readonly assumed: readonly Assumption[]
  readonly footnotes?: readonly Remark[]
  readonly derived?: readonly Derived[]
  /** What should be reported; told where an answer reads it. */
  readonly asked?: readonly Remark[]
  /** Facts that are reported; without it, those of the document. */
  readonly reported?: readonly FactId[]
  /** What the document itself says; a situation that no document describes takes nothing on trust. */
  readonly said?: Reported
  readonly course?: Course
  /** Points that are hidden from whoever asks and count as none: told where an answer reads that faction’s. */
  readonly unseen?: Readonly<Partial<Record<Faction, Remark>>>
}

const isAboutMobilizations = (asked: SituationDoor, args: Arguments): boolean =>
  'questions' in asked
    ? asked.questions.some(({ name, readsMobilizations }) => name === args['question'] && readsMobilizations)
    : asked.readsMobilizations === true

/** What an answer says of the situation beside what it was asked. */
function besides(asked: SituationDoor, asking: Asking, judged: Situation, args: Arguments, read: Read): Partial<Answer> {
  const { book, assumed, footnotes = [], derived = [], asked: wanting = [], said } = asking
  const isMobilizing = isAboutMobilizations(asked, args)
  const isFoughtOver = (pair: readonly [Nation, Nation]): boolean =>
    read.wars.has(pairKey(...pair)) || read.declarations.has(pairKey(...pair))
  const concernsWar = ({ beside = [], among = [], minor, track }: Omit<Derived & Remark, 'words'>): boolean =>
    among.some(isFoughtOver) ||
    beside.some((one) => read.facts.has(one)) ||
    (minor !== undefined && read.standings.has(minor)) ||
    (track !== undefined && read.tensions.has(track))
  const concerns = (one: Omit<Derived & Remark, 'words'>): boolean => (one.among === undefined ? concernsAll(one) : concernsWar(one))
  const concernsAll = ({ fact, beside = [], between, declared, minor, mobilized, track }: Omit<Derived & Remark, 'words'>): boolean =>
    (fact === undefined || [fact, ...beside].some((other) => read.facts.has(other))) &&
    (between === undefined || read.wars.has(pairKey(...between))) &&
    (declared === undefined || read.declarations.has(pairKey(...declared))) &&
    (minor === undefined || read.standings.has(minor)) &&
    (track === undefined || read.tensions.has(track)) &&
    (mobilized === undefined || isMobilizing || read.mobilizations.has(mobilized))
  // One word is said once, whichever of its readers was asked, and one war asked for once, whatever else tells of it.
  const isSame = (one: Remark, other: Remark): boolean =>
    one.words === other.words || (one.among !== undefined && JSON.stringify(one.among) === JSON.stringify(other.among))
  const asks = wanting.filter(concerns)
  const once = asks.filter((one, place) => asks.findIndex((other) => isSame(one, other)) === place)
  const remarks = [...footnotes, ...once.map(({ beside: _, among: __, ...remark }) => remark)]
  const followed = derived.filter(concerns)
  const told = new Set<string>(Object.keys(said?.facts ?? {}))
  const untold: Read = { ...read, facts: new Set([...read.facts].filter((one) => !told.has(one))) }
  // What is asked for is not trusted.
  const isAsked = (one: FactId | undefined): boolean => one !== undefined && remarks.some(({ fact }) => fact === one)
  const trusted = said === undefined ? [] : trustedIn(book, judged, said, untold).filter(({ fact }) => !isAsked(fact))
  const uncounted = unreportedAmong(untold.facts, asking.situation)
  return {
    ...(assumed.length > 0 && isMobilizing ? { assumed } : {}),
    ...(remarks.length > 0 ? { footnotes: remarks } : {}),
    ...(followed.length > 0 ? { derived: followed } : {}),
    ...(trusted.length > 0 ? { trusted } : {}),
    ...(uncounted.length > 0 ? { unreported: uncounted } : {}),
  }
}

/** What the situation says by itself, and what the question added to it: a run of turns has news of its own. */
const joined = <P extends 'derived' | 'footnotes'>(part: P, more: Partial<Answer>, given: Answer[P]): Partial<Answer> => {
  const all = [...(more[part] ?? []), ...(given ?? [])]
  return all.length === 0 ? {} : { [part]: all }
}

/** What a question needs of a game: its chapters, and whether it has to have begun. */
function needsOf(asked: SituationDoor, args: Arguments): Needs {
  const question = 'questions' in asked ? asked.questions.find(({ name }) => name === (args['question'] ?? asked.usual)) : undefined
  return {
    chapters: [...(asked.chapters ?? []), ...(question?.chapters ?? [])],
    fromSetUp: asked.fromSetUp === true || question?.fromSetUp === true,
    concerns: question?.concerns ?? [],
  }
}

/** The answer to one question about a situation that has been read. */
export function through<A extends Answer>(asked: SituationDoor<A>, asking: Asking, args: Arguments = {}): A | Refused {
  if (typeof asked?.answer !== 'function' || asking?.book === undefined || asking.situation === undefined)
    throw new Error('a door of DOORS is asked with a book and a situation, as readSituation gives them')
  const { book, situation, said, reported = Object.keys(said?.facts ?? {}), unseen, course } = asking
  const silent = whyNoChapter(book, ...(asked.chapters ?? []))
  if (silent.length > 0) return refused(...silent)
  const looked = new Set<Faction>()
  const judged = judgedBy(asked, asking, args)
  // A report that is doubted is told where an answer reads it.
  const doubted = new Set<string>(
    (asking.asked ?? []).flatMap(({ fact, beside = [] }) => (fact === undefined ? beside : [fact, ...beside])),
  )
  const { situation: watched, read } = watchedSituation(judged, new Set(reported.filter((fact) => !doubted.has(fact))))
  const seen: Situation =
    unseen === undefined ? watched : { ...watched, placements: watchedPlacements(judged.placements, (faction) => looked.add(faction)) }
  const own = asked.answer(book, seen, args, course)
  const given = heldTo(own, whyNotPlayed(book, judged, needsOf(asked, args), args))
  if (!given.ok) return inOwnTerms(given as Refused, book)
  const hidden = asked.believes === true ? [] : FACTIONS.flatMap((faction) => (looked.has(faction) ? (unseen?.[faction] ?? []) : []))
  const isOtherwise = (at: LevelMoment): boolean =>
    asked.isPlayed === true ||
    JSON.stringify(asked.answer(book, judgedBy(asked, { ...asking, situation: { ...situation, levelsAt: at } }, args), args)) !==
      JSON.stringify(own)
  // A game knows when its levels stand.
  const need = levelsFor(asked, args)
  const isSaid = situation.levelsAt !== undefined
  const levels =
    course === undefined ? levelsRead(book, withMoment(asking, need), isSaid, readAt(need), read.tensions, isOtherwise) : undefined
  const more = besides(asked, { ...asking, footnotes: [...hidden, ...(asking.footnotes ?? [])] }, judged, args, read)
  const { derived, footnotes, ...plain } = given as A
  const whole = {
    ...plain,
    ...more,
    ...joined('derived', more, derived),
    ...joined('footnotes', more, footnotes),
    ...(levels === undefined ? {} : { levelsAt: levels }),
  } as A
  return saidInTerms(whole, book.clauses.terms)
}
