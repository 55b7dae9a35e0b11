import { z } from 'zod'
import { type Arguments, answer, type Question, refused } from '../../../counsel/index.ts'
import { readStrictJson } from '../../../record/index.ts'
import { LONGEST_TEXT, MOST_REASONS, type Refusal, refuse } from '../../../rules/core/index.ts'
import { type ReviewQuestion, reviewOfRecord } from '../../seat/record-review.ts'
import { answerOfRecord } from '../../seat/seat-question.ts'
import { REQUEST } from '../../words.ts'

/** What is asked of a door: the body as it came, or the arguments of an address. */
export type DoorRequest = { readonly door: string } & ({ readonly body: string } | { readonly args: Arguments })

export interface DoorReply {
  readonly status: 200 | 400 | 422 | 500 | 503
  /** JSON. */
  readonly text: string
}

export const refusing = (status: DoorReply['status'], ...refusals: readonly Refusal[]): DoorReply => ({
  status,
  text: JSON.stringify(refused(...refusals)),
})

const ASKED = z.strictObject({
  situation: z.unknown().optional(),
  game: z.strictObject({ record: z.string(), as: z.string().optional() }).optional(),
  args: z.record(z.string(), z.unknown()).optional(),
})

/** A question about a situation, or about a game as a seat sees it. */
type InGame = { readonly game?: { readonly record: string; readonly as?: string | undefined } | undefined }
type Asked = Omit<Question, 'door'> & InGame

/** The question in a body; an empty one asks without arguments. */
function askedIn(body: string): Asked | DoorReply {
  if (body.trim() === '') return {}
  const read = readStrictJson(body)
  if (!read.ok) {
    const { position, line, column } = read.flaw
    return refusing(400, refuse('malformed-json', REQUEST.malformed(read.flaw), undefined, { position, line, column }))
  }
  const parsed = ASKED.safeParse(read.value)
  if (parsed.success) {
    const { situation, game, args } = parsed.data
    if (situation !== undefined && game !== undefined) return refusing(422, refuse('misshapen', REQUEST.oneMatter))
    return { situation, game, ...(args === undefined ? {} : { args }) }
  }
  const reasons = parsed.error.issues.slice(0, MOST_REASONS)
  return refusing(
    422,
    ...reasons.map(({ path, message }) => refuse('misshapen', REQUEST.misshapen(path.join('.'), message.slice(0, LONGEST_TEXT)))),
  )
}

/** A look back plays many years again: it is done for so long, in milliseconds, and then told as far as it has come. */
export const REVIEWING = 40_000

/** What is found as somebody looks back, in so many milliseconds. */
export function reviewing(question: ReviewQuestion, most: number): DoorReply {
  const found = reviewOfRecord(question, { most, now: () => performance.now() })
  return { status: found.ok ? 200 : 422, text: JSON.stringify(found) }
}

/** The reply to what is asked of a door. */
export function replyOfDoor(request: DoorRequest): DoorReply {
  const asked = 'body' in request ? askedIn(request.body) : { args: request.args }
  if ('status' in asked) return asked
  const { game, ...question } = asked
  const { door } = request
  const { args = {} } = question
  const found =
    game === undefined
      ? answer({ door, ...question })
      : answerOfRecord({ door, args, record: game.record, ...(game.as === undefined ? {} : { as: game.as }) })
  return { status: found.ok ? 200 : 422, text: JSON.stringify(found) }
}
