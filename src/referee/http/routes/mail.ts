import { z } from 'zod'
import { LONGEST_PACKET } from '../../../fair/index.ts'
import { hashesIn, isBoxUsed, type Judge, packetsWith, putInBox } from '../../mail/mailbox.ts'
import { REQUEST } from '../../words.ts'
import { problemSaying } from '../problem.ts'
import { AGAIN } from '../questions/asking.ts'
import { CORRESPONDENCE_WORDS as WORDS } from '../words/correspondence.ts'
import { DEAR, route } from './route.ts'
import { prose } from './shapes.ts'

const HASH = z.string().regex(/^[0-9a-f]{64}$/)
const OF_BOX = z.strictObject({ box: HASH.describe(WORDS.box) })
const OK = z.literal(true)

const MOST_AT_ONCE = 50
/** How long it takes to check a signature, in milliseconds. */
const MOST_SIGNED = 5
const MOST_BYTES = 1024 * 1024

export const mailRoutes = [
  route({
    method: 'GET',
    path: '/mail/:box',
    name: 'seeMailbox',
    words: WORDS.mailbox,
    who: 'anybody',
    params: OF_BOX,
    answers: { words: WORDS.mailboxShown, shape: z.strictObject({ packets: z.array(HASH) }) },
    answer: async ({ params }, { store }) => ({ body: { packets: await hashesIn(store, params.box) } }),
  }),
  route({
    method: 'POST',
    path: '/mail/:box',
    name: 'putInMailbox',
    words: WORDS.putInMailbox,
    who: 'anybody',
    params: OF_BOX,
    body: z.strictObject({ packets: z.array(prose(LONGEST_PACKET)).min(1).max(MOST_AT_ONCE) }),
    mostBytes: MOST_BYTES,
    cost: DEAR,
    refuses: ['used-up', 'too-many-begun', 'no-room', 'too-busy'],
    answers: {
      words: WORDS.putIn,
      shape: z.strictObject({ ok: OK, kept: z.int(), refused: z.array(z.string()) }),
    },
    answer: async ({ params, body, take, giveBack, from }, { store, hall, threads }) => {
      const used = (await isBoxUsed(store, params.box)) ? undefined : await take('boxes')
      if (used !== undefined) return { problem: used }
      const letters = body.packets.reduce((sum, text) => sum + text.length, 0)
      const tooMuch = await take('letters', letters)
      if (tooMuch !== undefined) return { problem: tooMuch }
      const judge: Judge = async (judging) => {
        const worked = await threads.work('packets', judging, { kind: 'packets', cost: MOST_SIGNED * judging.texts.length, from })
        return 'done' in worked ? { judged: worked.done } : undefined
      }
      const put = await putInBox(store, judge, params.box, body.packets, hall.sources.now())
      if (put === undefined) return { problem: problemSaying('too-busy', REQUEST.busy, { seconds: AGAIN }) }
      if (put.kept === 0) giveBack()
      return { body: { ok: true, kept: put.kept, refused: put.refusals.map(({ words }) => words) } }
    },
  }),
  route({
    method: 'POST',
    path: '/mail/:box/packets',
    name: 'takeFromMailbox',
    words: WORDS.takeFromMailbox,
    who: 'anybody',
    params: OF_BOX,
    body: z.strictObject({ packets: z.array(HASH).min(1).max(MOST_AT_ONCE) }),
    answers: { words: WORDS.taken, shape: z.strictObject({ packets: z.array(z.string()) }) },
    answer: async ({ params, body }, { store }) => ({ body: { packets: await packetsWith(store, params.box, body.packets) } }),
  }),
]
