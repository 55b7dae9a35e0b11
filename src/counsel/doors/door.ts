import type { Bundle } from '../../editions/index.ts'
import type { Assumption, Derived, Remark } from '../../editions/reading/index.ts'
import type { Delegation, Power, Refusal, Situation } from '../../rules/core/index.ts'
import { type Chapters, type Game, type Rulebook, whyNoChapter } from '../../rules/game/index.ts'
import type { Fields, OutputOf, Schema } from '../schema.ts'
import { type Arguments, type Refused, refused } from './answers/answer.ts'
import { type Asked, misasked, readArguments, unknownName } from './arguments/arguments.ts'
import { type Field, fieldsIn } from './arguments/field.ts'
import type { LevelsRead } from './assumptions/levels-read.ts'
import type { QuestionLevels } from './assumptions/question-levels.ts'
import type { Trusted } from './assumptions/trusted.ts'
import type { Unreported } from './assumptions/unreported.ts'

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
  /** Wars are played or a year is solved for it: seconds, where the others take milliseconds. */
  readonly isLong?: true
  /** It draws what it cannot see, or weighs it: points that have not been shown count as they are believed, not as none. */
  readonly believes?: true
  /** Whole wars are played for it: it is not answered again only to see whether something else would have been said. */
  readonly isPlayed?: true
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

/** The name itself, from which a program is told the shape of the answer. */
export interface Named<N extends string> {
  readonly name: N
}

/** Declares a door with one question. */
export const door = <const F extends Fields, A, const N extends string>(
  declared: Answering<F, A> &
    Said &
    Named<N> &
    AtTheTerminal &
    Pick<SingleDoor, 'believes' | 'bundle' | 'chapters' | 'fromSetUp' | 'isLong' | 'isPlayed' | 'levels' | 'start' | 'readsMobilizations'>,
): SingleDoor<Given<A>> & Named<N> => ({ ...declared, about: 'situation', ...answering(declared) })

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
export function booksDoor<const F extends Fields, A, const N extends string>(
  declared: Declared<F> & Said & Named<N> & AtTheTerminal & { readonly answer: (args: OutputOf<F>) => A },
): BooksDoor<Given<A>> & Named<N> {
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
export function doorOf<const Q extends readonly SubQuestion[], const N extends string>(
  declared: Said &
    Named<N> &
    AtTheTerminal &
    Pick<GroupDoor, 'chapters' | 'usual' | 'isInOnePiece'> & {
      readonly questions: Q
    },
): GroupDoor<AnswerOf<Q[number]>> & Named<N> {
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
  return { ...declared, about: 'situation', questions, answer } as unknown as GroupDoor<AnswerOf<Q[number]>> & Named<N>
}
