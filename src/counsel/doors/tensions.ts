import { nextTurn, readTurn, withDice } from '../../editions/index.ts'
import {
  type Citation,
  isMet,
  type Mobilization,
  mobilizationTurn,
  mostOf,
  type Power,
  type Rulebook,
  reachedAt,
  refuse,
  type Situation,
  type TensionLine,
  TRACKS,
  type Track,
  tensionTurn,
} from '../../rules/index.ts'
import { type Arguments, type Refused, refused } from './answer.ts'

export interface TrackAnswer {
  readonly before: number
  readonly lines: readonly TensionLine[]
  readonly after: number
  readonly effective: number
  /** Thresholds that the level has reached, and which of them this turn. */
  readonly reached: readonly { readonly level: number; readonly words: string; readonly cite: Citation; readonly isNew: boolean }[]
}

export interface TensionTurnAnswer {
  readonly turn: string
  readonly tracks: Readonly<Partial<Record<Track, TrackAnswer>>>
  readonly mobilizations: readonly Mobilization[]
  readonly permissions: readonly {
    readonly id: string
    readonly by: Power
    readonly words: string
    readonly most?: number
    readonly cite: Citation
  }[]
}

export type TensionsAnswer = { readonly ok: true; readonly book: string } & TensionTurnAnswer & {
    /** The turns of a run, one after the other; a single turn is a run of one. */
    readonly run: readonly TensionTurnAnswer[]
  }

const withLevels = (situation: Situation, accounts: ReturnType<typeof tensionTurn>): Situation => ({
  ...situation,
  tensions: Object.fromEntries(
    TRACKS.map((track) => {
      const actual = accounts[track]?.after ?? situation.tensions[track].actual
      return [track, { actual, effective: actual }]
    }),
  ) as unknown as Situation['tensions'],
})

/** One turn: what it adds to each track, what that reaches, who mobilizes and what is allowed then. */
function turnAnswer(
  book: Rulebook,
  before: Situation,
  after: Situation,
  dice: { usat?: number; usjt?: number },
): { readonly answer: TensionTurnAnswer; readonly end: Situation } {
  const first = tensionTurn(book, before, after)
  const mobilized = mobilizationTurn(book, withDice(withLevels(after, first), dice))
  // A Japanese mobilization forced by the American one raises the tension in the same turn (RT-23).
  const final = { ...after, mobilizations: mobilized.after }
  const accounts = tensionTurn(book, before, final)
  const end = withDice(withLevels(final, accounts), dice)
  const tracks = Object.fromEntries(
    TRACKS.flatMap((track) => {
      const account = accounts[track]
      if (account === undefined) return []
      const { effective } = end.tensions[track]
      const level = track === 'rgt' ? account.after : effective
      const reached = reachedAt(book, track, level).map(({ level: at, words, cite }) => ({
        level: at,
        words,
        cite,
        // A level that last turn's die reached is not new because this turn's die reaches it again.
        isNew: Math.max(account.before, before.tensions[track].effective) < at,
      }))
      return [[track, { ...account, effective, reached }]]
    }),
  )
  const permissions = book.clauses.permissions
    .filter(({ when }) => isMet(when, end))
    .map((permission) => {
      const most = mostOf(permission, end)
      const { id, by, words, cite } = permission
      return { id, by, words, ...(most === undefined ? {} : { most }), cite }
    })
  return { answer: { turn: after.turn, tracks, mobilizations: mobilized.made, permissions }, end }
}

/** What this turn, or a run of turns, adds to the three tracks. `turn` or `turns` say what happened; without them, nothing did. */
export function answerTensions(book: Rulebook, situation: Situation, args: Arguments): TensionsAnswer | Refused {
  const given = args['turns'] ?? [args['turn'] ?? {}]
  if (!Array.isArray(given) || given.length === 0)
    return refused(refuse('misasked', 'turns: expected a list of what happened, turn by turn'))
  const run: TensionTurnAnswer[] = []
  let before: Situation | undefined = situation
  for (const [index, happened] of given.entries()) {
    if (before === undefined) return refused(refuse('misasked', `turns.${index}: the calendar ends with Winter 1946`))
    const read = readTurn(before, happened)
    if (!read.ok)
      return refused(
        ...read.refusals.map((refusal) => ({
          ...refusal,
          words: args['turns'] === undefined ? refusal.words : `turns.${index}: ${refusal.words}`,
        })),
      )
    const { answer, end } = turnAnswer(book, before, read.after, read.dice)
    run.push(answer)
    before = nextTurn(end)
  }
  const last = run.at(-1)
  return last === undefined ? refused(refuse('misasked', 'no turn was asked about')) : { ok: true, book: book.id, ...last, run }
}
