import { z } from 'zod'
import { FACTIONS, YEARS } from '../../../rules/core/index.ts'
import { SEATS } from '../../../rules/game/index.ts'
import type { Denied } from '../../hosting/denial.ts'
import { recordFor, shownRecordOf } from '../../hosting/watching/looking.ts'
import type { ReviewQuestion } from '../../seat/record-review.ts'
import { REVIEW } from '../../words.ts'
import { problem, problemSaying } from '../problem.ts'
import { GAME_WORDS } from '../words/games.ts'
import { LARGEST_RECORD, withParty } from './games.ts'
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

const HOW = {
  as: z.enum(SEATS).optional().describe(GAME_WORDS.reviewAs),
  year: z
    .int()
    .min(YEARS[0] ?? 0)
    .max(YEARS.at(-1) ?? 0)
    .optional()
    .describe(GAME_WORDS.reviewYear),
  script: z.unknown().optional().describe(GAME_WORDS.reviewScript),
}

/** What a thread finds; whoever asks for a year has to say whose. */
async function reviewed({ answering }: Referee, question: ReviewQuestion): Promise<Reply> {
  if (question.as === undefined && question.year !== undefined) return { problem: problemSaying('misshapen', REVIEW.unseated, {}) }
  const { status, text } = await answering({ review: question })
  const found = JSON.parse(text) as { readonly ok: boolean; readonly refusals?: Denied['refusals'] }
  if (found.ok) return { body: found }
  return { problem: problem(status === 503 ? 'too-busy' : status === 500 ? 'fault' : 'refused', ...(found.refusals ?? [])) }
}

export const reviewRoutes = [
  route({
    method: 'POST',
    path: '/review',
    name: 'reviewRecord',
    words: GAME_WORDS.reviewRecord,
    who: 'anybody',
    body: z.strictObject({ record: z.string().min(1).describe(GAME_WORDS.record), ...HOW }),
    mostBytes: LARGEST_RECORD,
    cost: DEAR,
    answers: { words: GAME_WORDS.reviewed, shape: z.union([WHOLE, OWN]) },
    refuses: ['refused', 'too-busy'],
    answer: ({ body }, referee) => reviewed(referee, body),
  }),
  route({
    method: 'POST',
    path: '/games/:game/review',
    name: 'reviewGame',
    words: GAME_WORDS.reviewGame,
    who: 'holder',
    params: OF_GAME,
    body: z.strictObject(HOW),
    cost: DEAR,
    answers: { words: GAME_WORDS.reviewed, shape: z.union([WHOLE, OWN]) },
    refuses: ['refused', 'too-busy'],
    answer: (asked, referee) =>
      withParty(asked, referee, async (party) => {
        const { as } = asked.body
        if (as === undefined) return reviewed(referee, { ...asked.body, record: await recordFor(referee.hall, party) })
        // A year of one’s own is looked back upon from what that seat was shown, and by nobody else.
        return party.watching.seats.includes(as)
          ? reviewed(referee, { ...asked.body, record: shownRecordOf(party) })
          : { problem: problem('not-yours') }
      }),
  }),
]
