import { frozenTheatres, type Power, type Refusal, refuse, type Situation, whyLeftOut, whyNotBegun } from '../../rules/core/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'
import { type Arguments, type Refused, refused } from './answers/answer.ts'

/** Names among the arguments, wherever they stand. */
const namesIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(namesIn)
  return typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, inner]) => [key, ...namesIn(inner)]) : []
}

/** What a question needs of a game. */
export interface Needs {
  readonly chapters: readonly string[]
  readonly fromSetUp: boolean
  /** Powers it is about, named or not. */
  readonly concerns: readonly Power[]
}

/** What keeps a question from being asked: in a game of one theatre whom it names or the chapters it is about (R50-69), before it begins (R50-74). */
export function whyNotPlayed(
  book: Rulebook,
  situation: Situation,
  { chapters, fromSetUp, concerns }: Needs,
  args: Arguments,
): readonly Refusal[] {
  const early = fromSetUp ? whyNotBegun(book, situation.turn) : []
  if (early.length > 0) return early
  const frozen = frozenTheatres(book, situation)
  if (frozen.length === 0) return []
  const closed = frozen.filter((theatre) => theatre.chapters.some((chapter) => chapters.includes(chapter)))
  return closed.length > 0
    ? closed.map(({ words, cite }) => refuse('other-theatre', words, cite))
    : whyLeftOut(book, situation, [...namesIn(Object.values(args)), ...concerns])
}

const isVerdict = (given: object): given is { readonly allowed: boolean; readonly refusals: readonly Refusal[] } =>
  'allowed' in given && 'refusals' in given

/** What is not played cannot be asked about; where the answer is whether something may be done, it may not. */
export function heldTo<A extends { readonly ok: boolean }>(given: A | Refused, absent: readonly Refusal[]): A | Refused {
  if (absent.length === 0) return given
  // Before the game begins there is nothing else to say; a slip in the question is said all the same.
  if (!given.ok) {
    const isAsked = 'refusals' in given && given.refusals.every(({ code }) => code !== 'misasked')
    return isAsked && absent.some(({ code }) => code === 'not-begun') ? refused(...absent) : given
  }
  if (!isVerdict(given)) return refused(...absent)
  const isSaid = given.refusals.some(({ code }) => code === 'other-theatre')
  return { ...given, allowed: false, refusals: isSaid ? given.refusals : [...absent, ...given.refusals] }
}
