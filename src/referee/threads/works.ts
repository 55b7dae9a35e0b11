import type { z } from 'zod'
import type { GameRecord } from '../../record/index.ts'
import type { Order } from '../../rules/game/index.ts'
import { type BotAsked, botThinks } from '../hosting/bots/bot-thinking.ts'
import type { Denied } from '../hosting/denial.ts'
import { type Making, makeFork, makeFromRecord, makeNew, NEW_GAME } from '../hosting/play/making.ts'
import { type Problem, problemSaying } from '../http/problem.ts'
import { type DoorReply, type DoorRequest, replyOfDoor, reviewing } from '../http/questions/answering.ts'
import { readBody } from '../http/request/reading.ts'
import { FORK, IMPORT, REVIEW_OF_RECORD } from '../http/routes/large-bodies.ts'
import { type Judged, type Judging, judge } from '../mail/judging.ts'
import type { ReviewQuestion } from '../seat/record-review.ts'
import { REVIEW } from '../words.ts'

/** What came of a body that a thread has read: it has not the shape declared for it, or what was asked for. */
export type FromBody<T> = { readonly problem: Problem } | T

function fromBody<S extends z.ZodType, T>(shape: S, body: string, make: (asked: z.output<S>) => T): FromBody<T> {
  const read = readBody(shape, body)
  return read.ok ? make(read.value as z.output<S>) : { problem: read.problem }
}

/** Whoever asks for a year has to say whose. */
const reviewed = (question: ReviewQuestion, most: number): FromBody<DoorReply> =>
  question.as === undefined && question.year !== undefined
    ? { problem: problemSaying('misshapen', REVIEW.unseated) }
    : reviewing(question, most)

/** A body as it came. */
interface InBody {
  readonly body: string
}

/** What threads do, by name: from plain data to plain data. Looking back on a game ends after so many milliseconds, with what is found by then. */
export const worksWithin = (reviewFor: number) => ({
  door: (request: DoorRequest): DoorReply => replyOfDoor(request),
  newGame: ({ body }: InBody): FromBody<Making | Denied> => fromBody(NEW_GAME, body, makeNew),
  importGame: ({ body }: InBody): FromBody<Making | Denied> =>
    fromBody(IMPORT, body, ({ record, table, asItStands }) => makeFromRecord(record, table, asItStands)),
  forkGame: ({ body, ...record }: InBody & Pick<GameRecord, 'header' | 'entries'>): FromBody<Making | Denied> =>
    fromBody(FORK, body, ({ orders, table }) => makeFork(record, orders, table)),
  packets: (asked: Judging): Judged | undefined => judge(asked),
  bot: (asked: BotAsked): Order | null => botThinks(asked),
  review: (question: ReviewQuestion): FromBody<DoorReply> => reviewed(question, reviewFor),
  reviewRecord: ({ body }: InBody): FromBody<DoorReply> => fromBody(REVIEW_OF_RECORD, body, (question) => reviewed(question, reviewFor)),
})

export type Works = ReturnType<typeof worksWithin>
