import { z } from 'zod'
import { CHANNELS } from '../../hosting/journal/telling.ts'
import { addBrowser, confirmMail, noticesFor, removeBrowser, sendTest, setGameWebhook, setNotices } from '../../hosting/told/wishing.ts'
import { OCCASIONS } from '../../notices/notice.ts'
import { SUBSCRIPTION } from '../../notices/push.ts'
import { WISHES } from '../../notices/quiet.ts'
import type { Problem } from '../problem.ts'
import { CORRESPONDENCE_WORDS as WORDS } from '../words/correspondence.ts'
import { refusing, replying, withParty } from './games.ts'
import { type Asked, type Reply, route } from './route.ts'
import { OF_GAME } from './shapes.ts'

const OK = z.literal(true)
const DONE = z.strictObject({ ok: OK })
const at = z.number()
const url = z.string().min(1).max(2_000)

const DELIVERY = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('queued'), attempts: z.int(), reason: z.string().optional() }),
  z.strictObject({ is: z.literal('sent'), at }),
  z.strictObject({ is: z.literal('refused'), at, reason: z.string() }),
  z.strictObject({ is: z.literal('unneeded'), at }),
])

const NOTICES = z.strictObject({
  ok: OK,
  mail: z.strictObject({ address: z.string(), isConfirmed: z.boolean() }).nullable(),
  webhook: z.string().nullable(),
  browsers: z.int(),
  wishes: WISHES,
  gameWebhook: z.string().nullable().optional(),
  hasMail: z.boolean(),
  pushKey: z.string().nullable(),
  notices: z.array(
    z.strictObject({ what: z.enum(OCCASIONS), channel: z.enum(CHANNELS), queued: at, due: at.nullable(), delivery: DELIVERY }),
  ),
})

/** Sends codes or trials, counted by the address that asks for them. */
async function counting(
  { take }: Pick<Asked<unknown, unknown, unknown>, 'take'>,
  send: (mayAsk: () => Promise<boolean>) => ReturnType<typeof sendTest>,
): Promise<Reply> {
  const over: Problem[] = []
  const sent = await send(async () => {
    const problem = await take('codes')
    if (problem !== undefined) over.push(problem)
    return problem === undefined
  })
  const [problem] = over
  return problem === undefined ? replying(sent) : { problem }
}

export const noticeRoutes = [
  route({
    method: 'GET',
    path: '/games/:game/notices',
    name: 'seeNotices',
    words: WORDS.notices,
    who: 'seat',
    params: OF_GAME,
    answers: { words: WORDS.noticesShown, shape: NOTICES },
    answer: (asked, referee) =>
      withParty(asked, referee, async (party) => {
        const found = await noticesFor(referee.hall, party)
        return found.ok ? { body: { ...found, ...referee.ways } } : refusing(found)
      }),
  }),
  route({
    method: 'PUT',
    path: '/games/:game/notices',
    name: 'setNotices',
    words: WORDS.setNotices,
    who: 'seat',
    params: OF_GAME,
    body: z.strictObject({
      mail: z.email('an address such as anna@example.org').max(254).nullable().default(null),
      webhook: url.nullable().default(null),
      wishes: WISHES.prefault({}),
    }),
    answers: { words: WORDS.queued, shape: DONE },
    refuses: ['refused', 'used-up'],
    answer: (asked, referee) =>
      withParty(asked, referee, (party) => counting(asked, (mayAsk) => setNotices(referee.hall, party, asked.body, mayAsk))),
  }),
  route({
    method: 'POST',
    path: '/games/:game/notices/confirm',
    name: 'confirmMail',
    words: WORDS.confirm,
    who: 'seat',
    params: OF_GAME,
    body: z.strictObject({ code: z.string().min(1).max(100) }),
    answers: { words: WORDS.done, shape: DONE },
    refuses: ['refused'],
    answer: (asked, referee) =>
      withParty(asked, referee, async (party) => replying(await confirmMail(referee.hall, party, asked.body.code))),
  }),
  route({
    method: 'POST',
    path: '/games/:game/notices/test',
    name: 'testNotices',
    words: WORDS.test,
    who: 'seat',
    params: OF_GAME,
    answers: { words: WORDS.queued, shape: DONE },
    refuses: ['refused', 'used-up'],
    answer: (asked, referee) => withParty(asked, referee, (party) => counting(asked, (mayAsk) => sendTest(referee.hall, party, mayAsk))),
  }),
  route({
    method: 'POST',
    path: '/games/:game/notices/browsers',
    name: 'addBrowser',
    words: WORDS.addBrowser,
    who: 'seat',
    params: OF_GAME,
    body: SUBSCRIPTION,
    answers: { status: 201, words: WORDS.queued, shape: DONE },
    refuses: ['refused'],
    answer: (asked, referee) => withParty(asked, referee, async (party) => replying(await addBrowser(referee.hall, party, asked.body))),
  }),
  route({
    method: 'DELETE',
    path: '/games/:game/notices/browsers',
    name: 'removeBrowser',
    words: WORDS.removeBrowser,
    who: 'seat',
    params: OF_GAME,
    query: z.strictObject({ endpoint: url.optional() }),
    answers: { words: WORDS.done, shape: DONE },
    answer: (asked, referee) =>
      withParty(asked, referee, async (party) => replying(await removeBrowser(referee.hall, party, asked.query.endpoint))),
  }),
  route({
    method: 'PUT',
    path: '/games/:game/notices/game',
    name: 'setGameWebhook',
    words: WORDS.gameWebhook,
    who: 'host',
    params: OF_GAME,
    body: z.strictObject({ webhook: url.nullable() }),
    answers: { words: WORDS.queued, shape: DONE },
    refuses: ['refused'],
    answer: (asked, referee) =>
      withParty(asked, referee, async (party) => replying(await setGameWebhook(referee.hall, party, asked.body.webhook))),
  }),
]
