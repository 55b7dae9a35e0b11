import { z } from 'zod'
import { FACTIONS } from '../../../rules/core/index.ts'
import type { Denied } from '../../hosting/denial.ts'
import { recordFor, shownRecordOf } from '../../hosting/watching/looking.ts'
import type { ReviewQuestion } from '../../seat/record-review.ts'
import type { FromBody } from '../../threads/works.ts'
import { problem } from '../problem.ts'
import type { DoorReply } from '../questions/answering.ts'
import { costOfText, doneBy } from '../questions/asking.ts'
import { GAME_WORDS } from '../words/games.ts'
import { withParty } from './games.ts'
import { LARGEST_RECORD, REVIEW as REVIEW_BODY, REVIEW_OF_RECORD } from './large-bodies.ts'
import { DEAR, type Referee, type Reply, route } from './route.ts'
import { OF_GAME } from './shapes.ts'

const NUMBER = z.number()
const LUCK = z.strictObject({ faction: z.enum(FACTIONS), rolls: z.int(), expected: NUMBER, fallen: NUMBER, chance: NUMBER })
const PLACED = z.record(z.string(), z.int())

const WHOLE = z.strictObject({
  ok: z.literal(true),
  script: z.string(),
  isOwnScript: z.boolean(),
  swings: z.array(z.strictObject({ at: z.int(), turn: z.string(), words: z.string(), change: NUMBER })),
  decisions: z.array(
    z.strictObject({
      at: z.int(),
      by: z.string(),
      turn: z.string(),
      kind: z.string(),
      did: z.string(),
      instead: z.string(),
      judgement: NUMBER,
      error: NUMBER,
    }),
  ),
  years: z.array(
    z.strictObject({
      at: z.int(),
      by: z.enum(FACTIONS),
      year: z.int(),
      turn: z.string(),
      placed: PLACED,
      mix: PLACED,
      judgement: NUMBER,
      error: NUMBER,
      luck: NUMBER,
    }),
  ),
  luck: z.array(LUCK),
  left: z.int().describe(GAME_WORDS.reviewLeft),
})

const OWN = z.strictObject({
  ok: z.literal(true),
  by: z.enum(FACTIONS),
  years: z.array(
    z.strictObject({
      by: z.enum(FACTIONS),
      year: z.int(),
      placed: PLACED,
      mix: z.array(z.looseObject({ placements: PLACED, chance: NUMBER })),
      judgement: NUMBER,
      error: NUMBER,
      brought: NUMBER,
      expected: NUMBER,
      dice: LUCK,
      wars: z.int(),
    }),
  ),
  left: z.int().describe(GAME_WORDS.reviewLeft),
})

/** What a thread has found. */
function reviewed(reply: FromBody<DoorReply>): Reply {
  if ('problem' in reply) return reply
  const found = JSON.parse(reply.text) as { readonly ok: boolean; readonly refusals?: Denied['refusals'] }
  return found.ok ? { body: found } : { problem: problem('refused', ...(found.refusals ?? [])) }
}

const taskOf = (text: string, from: string | undefined) => ({ kind: 'review', cost: costOfText(text), from }) as const

const reviewOf = async ({ threads }: Referee, question: ReviewQuestion, from: string | undefined): Promise<Reply> =>
  reviewed(doneBy(await threads.work('review', question, taskOf(question.record, from))))

export const reviewRoutes = [
  route({
    method: 'POST',
    path: '/review',
    name: 'reviewRecord',
    words: GAME_WORDS.reviewRecord,
    who: 'anybody',
    body: REVIEW_OF_RECORD,
    isReadInThread: true,
    mostBytes: LARGEST_RECORD,
    cost: DEAR,
    answers: { words: GAME_WORDS.reviewed, shape: z.union([WHOLE, OWN]) },
    refuses: ['refused', 'too-busy'],
    answer: async ({ text, from }, { threads }) => reviewed(doneBy(await threads.work('reviewRecord', { body: text }, taskOf(text, from)))),
  }),
  route({
    method: 'POST',
    path: '/games/:game/review',
    name: 'reviewGame',
    words: GAME_WORDS.reviewGame,
    who: 'holder',
    params: OF_GAME,
    body: REVIEW_BODY,
    cost: DEAR,
    answers: { words: GAME_WORDS.reviewed, shape: z.union([WHOLE, OWN]) },
    refuses: ['refused', 'too-busy'],
    answer: (asked, referee) =>
      withParty(asked, referee, async (party) => {
        const { as } = asked.body
        if (as === undefined) return reviewOf(referee, { ...asked.body, record: await recordFor(referee.hall, party) }, asked.from)
        // A year of one’s own is looked back upon from what that seat was shown, and by nobody else.
        return party.watching.seats.includes(as)
          ? reviewOf(referee, { ...asked.body, record: shownRecordOf(party) }, asked.from)
          : { problem: problem('not-yours') }
      }),
  }),
]
