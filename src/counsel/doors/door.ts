import type { Bundle } from '../../editions/index.ts'
import type { Assumption, Derived, Remark } from '../../editions/reading/index.ts'
import {
  type Delegation,
  FACTIONS,
  type FactId,
  type Faction,
  type LevelMoment,
  type Power,
  pairKey,
  type Read,
  type Refusal,
  type Situation,
  saidInTerms,
  watchedSituation,
} from '../../rules/core/index.ts'
import { type Chapters, type Game, type Rulebook, whyNoChapter } from '../../rules/game/index.ts'
import type { Fields, OutputOf, Schema } from '../schema.ts'
import { type Arguments, inOwnTerms, type Refused, refused } from './answer.ts'
import { type Asked, misasked, readArguments, unknownName } from './arguments.ts'
import { type Field, fieldsIn } from './field.ts'
import { heldTo, type Needs, whyNotPlayed } from './left-out.ts'
import { type LevelsRead, levelsRead } from './levels-read.ts'
import { judgedBy, levelsFor, type QuestionLevels, readAt, withMoment } from './question-levels.ts'
import { type Reported, type Trusted, trustedIn } from './trust.ts'
import { type Unreported, unreportedAmong } from './unreported.ts'
import { watchedPlacements } from './watched-placements.ts'

export type Answer = {
  readonly ok: boolean
  readonly assumed?: readonly Assumption[]
  /** What should be known of the situation itself. */
  readonly footnotes?: readonly Remark[]
  /** What it read that nobody reported and that follows from what was. */
  readonly derived?: readonly Derived[]
  /** What it read as the scenario began with it, though by now it has usually changed. */
  readonly trusted?: readonly Trusted[]
  /** Numbers it read that nobody has counted, and what they were taken as; null: as not known. */
  readonly unreported?: readonly Unreported[]
  /** The tension levels it read, and at which moment of the turn they were taken. */
  readonly levelsAt?: LevelsRead
}

/** What is said of whatever can be asked: for help, for a description, and for forms. */
interface Said {
  readonly name: string
  /** What it tells, in a line without a full stop. */
  readonly words: string
}

/** What a question takes and gives. */
interface Asks {
  readonly args: Fields
  readonly fields: readonly Field[]
  /** The answer as others may rely on it; it may carry more. */
  readonly shape: Schema
}

interface AtTheTerminal {
  /** A command that can be typed as it stands. */
  readonly example: string
  /** Arguments that need no flag, in their order. */
  readonly positional?: readonly string[]
  /** Arguments that go by another name as a flag. */
  readonly flags?: Readonly<Record<string, string>>
  /** What `--all` shows beside. */
  readonly all?: string
}

/** The game in which a question is asked, as far as whoever asks has been shown it. */
export interface Course {
  readonly view: Game
  readonly eyes: readonly Delegation[]
}

type Ask<A extends Answer> = (book: Rulebook, situation: Situation, args: Arguments, course?: Course) => A | Refused

/** One question of a door that has several. */
export interface SubQuestion<A extends Answer = Answer> extends Said, Asks {
  readonly chapters: readonly (keyof Chapters)[]
  readonly readsMobilizations: boolean
  readonly fromSetUp?: true
  readonly levels?: QuestionLevels
  /** Powers that it is about though no argument names them: without their theatre it cannot be asked (R50-69). */
  readonly concerns?: readonly Power[]
  readonly answer: Ask<A>
}

interface ToSituation<A extends Answer> extends Said, AtTheTerminal {
  readonly about: 'situation'
  /** Chapters without which it has nothing to say. */
  readonly chapters?: readonly (keyof Chapters)[]
  /** About points, rolls, tension or the steps of a turn: none of them before a game’s set-up (R50-74). */
  readonly fromSetUp?: true
  readonly levels?: QuestionLevels
  /** The part of a book that is enough to answer it; the whole, if nothing is said. */
  readonly bundle?: Bundle
  /** What is asked about when no situation is named. */
  readonly start?: Readonly<Record<string, string>>
  readonly answer: Ask<A>
}

/** A door with one question. */
export interface SingleDoor<A extends Answer = Answer> extends ToSituation<A>, Asks {
  /** Only where mobilizations are asked about does it matter what was assumed of them. */
  readonly readsMobilizations?: true
}

/** A door with several questions, of which the argument `question` names one. */
export interface GroupDoor<A extends Answer = Answer> extends ToSituation<A> {
  readonly questions: readonly SubQuestion<A>[]
  /** The question that is meant if none is named. */
  readonly usual?: string
  /** At the terminal all that is asked comes in one piece, `--with '{ … }'`, and not in flags. */
  readonly isInOnePiece?: true
}

/** A question, or several, that can be put to a situation. */
export type SituationDoor<A extends Answer = Answer> = SingleDoor<A> | GroupDoor<A>

/** A door to the books: no situation is needed. */
export interface BooksDoor<A extends Answer = Answer> extends Said, AtTheTerminal, Asks {
  readonly about: 'books'
  readonly answer: (args: Arguments) => A | Refused
}

/** What an answer is when it is no refusal. */
type Given<A> = Extract<Exclude<A, Refused>, Answer>

/** What every declaration says of its arguments and its answer. */
interface Declared<F extends Fields> {
  readonly args: F
  readonly shape: Schema
}

interface Taking<F extends Fields> {
  readonly asks: Asks
  readonly read: (given: Arguments) => Asked<OutputOf<F>>
}

function taking<F extends Fields>({ args, shape }: Declared<F>): Taking<F> {
  return { asks: { args, fields: fieldsIn(args), shape }, read: (given) => readArguments(args, given) }
}

type Answering<F extends Fields, A> = Declared<F> & {
  readonly answer: (book: Rulebook, situation: Situation, args: OutputOf<F>, course?: Course) => A
}

/** Arguments reach the function read and typed, or not at all. */
function answering<F extends Fields, A>(declared: Answering<F, A>): Asks & { readonly answer: Ask<Given<A>> } {
  const { asks, read } = taking(declared)
  return {
    ...asks,
    answer: (book, situation, given, course) => {
      const asked = read(given)
      return 'ok' in asked ? asked : (declared.answer(book, situation, asked.value, course) as Given<A> | Refused)
    },
  }
}

/** Declares a door with one question. */
export const door = <const F extends Fields, A>(
  declared: Answering<F, A> &
    Said &
    AtTheTerminal &
    Pick<SingleDoor, 'bundle' | 'chapters' | 'fromSetUp' | 'levels' | 'start' | 'readsMobilizations'>,
): SingleDoor<Given<A>> => ({ ...declared, about: 'situation', ...answering(declared) })

/** Declares one question of a door that has several. */
export const question = <const F extends Fields, A>({
  chapters = [],
  readsMobilizations = false,
  ...declared
}: Answering<F, A> &
  Said &
  Partial<Pick<SubQuestion, 'chapters' | 'concerns' | 'fromSetUp' | 'readsMobilizations' | 'levels'>>): SubQuestion<Given<A>> => ({
  ...declared,
  chapters,
  readsMobilizations,
  ...answering(declared),
})

/** Declares a door to the books. */
export function booksDoor<const F extends Fields, A>(
  declared: Declared<F> & Said & AtTheTerminal & { readonly answer: (args: OutputOf<F>) => A },
): BooksDoor<Given<A>> {
  const { asks, read } = taking(declared)
  return {
    ...declared,
    about: 'books',
    ...asks,
    answer: (given) => {
      const asked = read(given)
      return 'ok' in asked ? asked : (declared.answer(asked.value) as Given<A> | Refused)
    },
  }
}

type AnswerOf<Q> = Q extends SubQuestion<infer A> ? A : never

/** Why the book cannot be asked this; where questions differ in what they need, with those that it can be asked. */
function whySilent(book: Rulebook, asked: SubQuestion, questions: readonly SubQuestion[]): readonly Refusal[] {
  const silent = whyNoChapter(book, ...asked.chapters)
  const open = questions.filter(({ chapters }) => whyNoChapter(book, ...chapters).length === 0).map(({ name }) => name)
  return questions.every(({ chapters }) => chapters.length > 0)
    ? silent.map((refusal) => ({
        ...refusal,
        words: `${asked.name}: ${refusal.words}; it can be asked: ${open.join(', ')}`,
        data: { ...refusal.data, questions: open },
      }))
    : silent
}

/** Declares a door with several questions. */
export function doorOf<const Q extends readonly SubQuestion[]>(
  declared: Said &
    AtTheTerminal &
    Pick<GroupDoor, 'chapters' | 'usual' | 'isInOnePiece'> & {
      readonly questions: Q
    },
): GroupDoor<AnswerOf<Q[number]>> {
  const { questions, usual } = declared
  const names = questions.map(({ name }) => name)
  const answer: Ask<Answer> = (book, situation, { question: given = usual, ...args }, course) => {
    if (given === undefined || given === null)
      return refused(misasked('question', `missing; expected one of ${names.join(', ')}`, 'missing'))
    const asked = questions.find(({ name }) => name === given)
    if (asked === undefined) return refused(unknownName('question', String(given), names))
    const silent = whySilent(book, asked, questions)
    return silent.length > 0 ? refused(...silent) : asked.answer(book, situation, args, course)
  }
  return { ...declared, about: 'situation', questions, answer } as unknown as GroupDoor<AnswerOf<Q[number]>>
}

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
  const concerns = ({ fact, between, minor, mobilized }: Pick<Derived, 'fact' | 'between' | 'minor' | 'mobilized'>): boolean =>
    (fact === undefined || read.facts.has(fact)) &&
    (between === undefined || read.wars.has(pairKey(...between))) &&
    (minor === undefined || read.standings.has(minor)) &&
    (mobilized === undefined || isMobilizing || read.mobilizations.has(mobilized))
  const remarks = [...footnotes, ...wanting.filter(concerns)]
  const followed = derived.filter(concerns)
  const trusted = said === undefined ? [] : trustedIn(book, judged, said, read)
  const uncounted = unreportedAmong(read.facts, asking.situation)
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
  const { situation: watched, read } = watchedSituation(judged, new Set(reported))
  const seen: Situation =
    unseen === undefined ? watched : { ...watched, placements: watchedPlacements(judged.placements, (faction) => looked.add(faction)) }
  const own = asked.answer(book, seen, args, course)
  const given = heldTo(own, whyNotPlayed(book, judged, needsOf(asked, args), args))
  if (!given.ok) return inOwnTerms(given as Refused, book)
  const hidden = FACTIONS.flatMap((faction) => (looked.has(faction) ? (unseen?.[faction] ?? []) : []))
  const isOtherwise = (at: LevelMoment): boolean =>
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
