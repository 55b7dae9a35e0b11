import { z } from 'zod'
import { SEATS } from '../../../rules/game/index.ts'
import type { Denied } from '../../hosting/denial.ts'
import { LONGEST_REASON } from '../../hosting/journal/seating.ts'
import { secretIn } from '../../hosting/seats/grant.ts'
import { personalLinksOf, renewPersonalLink } from '../../hosting/seats/personal-links.ts'
import {
  deleteName,
  handOver,
  join,
  leave,
  remove,
  revokeLink,
  type Seated,
  type Sent,
  seatSecrets,
  sendLink,
  takeOver,
} from '../../hosting/seats/sitting.ts'
import { linkTo } from '../links.ts'
import { problem } from '../problem.ts'
import { keeping } from '../request/credentials.ts'
import { GAME_WORDS } from '../words/games.ts'
import { refusing, replying, withParty } from './games.ts'
import { type Asked, type Reply, route } from './route.ts'
import { GAME_ID, line, OF_GAME } from './shapes.ts'

const seat = z.enum(SEATS)
const seats = z.array(seat).max(SEATS.length)
const some = seats.min(1).describe(GAME_WORDS.which)
const NAME = line(60).describe(GAME_WORDS.name)
const OK = z.literal(true)
const ID = z.string().regex(/^[\w-]{1,64}$/)
const link = z.string().min(1).max(2_000)

const SEATED = z.strictObject({
  ok: OK,
  tenure: z.string(),
  seats,
  secret: z.string().describe(GAME_WORDS.credential),
  link: z.string().describe(GAME_WORDS.personal),
})
const SENT = z.strictObject({ ok: OK, id: z.string(), seats, link: z.string().describe(GAME_WORDS.link) })
const DONE = z.strictObject({ ok: OK })

/** A browser keeps the new secret in place of those that are used up. */
const seated = (
  asked: Pick<Asked<unknown, unknown, unknown>, 'origin'>,
  game: string,
  done: Seated | Denied,
  used: readonly string[],
  before: readonly string[] = [],
): Reply => {
  if (!done.ok) return refusing(done)
  const left = before.filter((one) => !used.includes(one))
  const { personal, ...told } = done
  return { body: { ...told, link: linkTo(asked.origin, personal) }, cookies: [keeping(game, done.secret, left)] }
}

const sent = (done: Sent | Denied, origin: string): Reply =>
  done.ok ? { body: { ok: true, id: done.link, seats: done.seats, link: linkTo(origin, done.secret) } } : refusing(done)

/** The secrets that were shown for a game: a bearer's goes before cookies. */
const secretsOf = ({
  bearer,
  cookies,
  params,
}: Pick<Asked<{ readonly game: string }, unknown, unknown>, 'bearer' | 'cookies' | 'params'>) =>
  bearer === undefined ? (cookies.get(params.game) ?? []) : [bearer]

export const seatRoutes = [
  route({
    method: 'POST',
    path: '/games/:game/join',
    name: 'join',
    words: GAME_WORDS.join,
    who: 'anybody',
    params: OF_GAME,
    body: z.strictObject({
      link: link.optional().describe(GAME_WORDS.joinLink),
      more: z.array(link).max(SEATS.length).optional().describe(GAME_WORDS.moreLinks),
      name: NAME,
      key: z.string().min(16).max(200).optional().describe(GAME_WORDS.joinKey),
    }),
    answers: { status: 201, words: GAME_WORDS.seated, shape: SEATED },
    refuses: ['wrong-secret', 'not-yours'],
    answer: async ({ params: { game }, body, cookies, bearer, origin }, { hall }) => {
      const own = cookies.get(game)
      const link = body.link ?? bearer
      const shown = link === undefined ? await seatSecrets(hall, game, own ?? []) : [link, ...(body.more ?? [])]
      const [first, ...more] = shown.map((one) => secretIn(one.trim()))
      const others = more.flatMap((one) => one ?? [])
      if (first === undefined || others.length < more.length) return { problem: problem('wrong-secret') }
      return seated({ origin }, game, await join(hall, game, [first, ...others], body), [first, ...others], own)
    },
  }),
  route({
    method: 'POST',
    path: '/games/:game/leave',
    name: 'leave',
    words: GAME_WORDS.leave,
    who: 'seat',
    params: OF_GAME,
    body: z.strictObject({ seats: some.optional() }),
    answers: { words: GAME_WORDS.left, shape: DONE },
    refuses: ['refused'],
    answer: (asked, referee) => withParty(asked, referee, async (party) => replying(await leave(referee.hall, party, asked.body.seats))),
  }),
  route({
    method: 'POST',
    path: '/games/:game/hand-over',
    name: 'handOver',
    words: GAME_WORDS.handOver,
    who: 'seat',
    params: OF_GAME,
    body: z.strictObject({ seats: some.optional() }),
    answers: { status: 201, words: GAME_WORDS.sent, shape: SENT },
    refuses: ['refused'],
    answer: (asked, referee) =>
      withParty(asked, referee, async (party) => sent(await handOver(referee.hall, party, asked.body.seats), asked.origin)),
  }),
  route({
    method: 'POST',
    path: '/games/:game/take-over',
    name: 'takeOver',
    words: GAME_WORDS.takeOver,
    who: 'holder',
    params: OF_GAME,
    body: z.strictObject({ seats: some, name: NAME }),
    answers: { status: 201, words: GAME_WORDS.seated, shape: SEATED },
    refuses: ['stale', 'refused'],
    answer: (asked, referee) =>
      withParty(asked, referee, async (party) => {
        const done = await takeOver(referee.hall, party, asked.body.seats, asked.body.name)
        return seated(asked, asked.params.game, done, [], asked.cookies.get(asked.params.game))
      }),
  }),
  route({
    method: 'GET',
    path: '/games/:game/personal-links',
    name: 'seePersonalLinks',
    words: GAME_WORDS.personalLinks,
    who: 'seat',
    params: OF_GAME,
    answers: {
      words: GAME_WORDS.personalLinksShown,
      shape: z.strictObject({
        ok: OK,
        links: z.array(z.strictObject({ tenure: z.string(), seats, link: z.string().nullable().describe(GAME_WORDS.personalHere) })),
      }),
    },
    answer: (asked, referee) =>
      withParty(asked, referee, async (party) => {
        const found = await personalLinksOf(referee.hall, party, secretsOf(asked))
        const links = found.map(({ personal, ...one }) => ({ ...one, link: personal === null ? null : linkTo(asked.origin, personal) }))
        return { body: { ok: true, links } }
      }),
  }),
  route({
    method: 'POST',
    path: '/games/:game/personal-links',
    name: 'renewPersonalLink',
    words: GAME_WORDS.renewPersonal,
    who: 'seat',
    params: OF_GAME,
    body: z.strictObject({ seats: some.optional(), signOutOthers: z.boolean().default(false).describe(GAME_WORDS.signOutOthers) }),
    answers: {
      status: 201,
      words: GAME_WORDS.sent,
      shape: z.strictObject({ ok: OK, tenure: z.string(), seats, link: z.string().describe(GAME_WORDS.personal) }),
    },
    refuses: ['refused'],
    answer: (asked, referee) =>
      withParty(asked, referee, async (party) => {
        const done = await renewPersonalLink(referee.hall, party, secretsOf(asked), asked.body)
        if (!done.ok) return refusing(done)
        const { personal, ...told } = done
        return { body: { ...told, link: linkTo(asked.origin, personal ?? '') } }
      }),
  }),
  route({
    method: 'POST',
    path: '/games/:game/links',
    name: 'sendLink',
    words: GAME_WORDS.sendLink,
    who: 'host',
    params: OF_GAME,
    body: z.strictObject({ seats: seats.describe(GAME_WORDS.linkSeats) }),
    answers: { status: 201, words: GAME_WORDS.sent, shape: SENT },
    refuses: ['refused'],
    answer: (asked, referee) =>
      withParty(asked, referee, async (party) => sent(await sendLink(referee.hall, party, asked.body.seats), asked.origin)),
  }),
  route({
    method: 'DELETE',
    path: '/games/:game/links/:link',
    name: 'revokeLink',
    words: GAME_WORDS.revokeLink,
    who: 'seat',
    params: z.strictObject({ game: GAME_ID, link: ID }),
    answers: { words: GAME_WORDS.revoked, shape: DONE },
    refuses: ['refused'],
    answer: (asked, referee) =>
      withParty(asked, referee, async (party) => replying(await revokeLink(referee.hall, party, asked.params.link))),
  }),
  route({
    method: 'POST',
    path: '/games/:game/removals',
    name: 'remove',
    words: GAME_WORDS.remove,
    who: 'host',
    params: OF_GAME,
    body: z.strictObject({ seat, reason: line(LONGEST_REASON).describe(GAME_WORDS.reason) }),
    answers: { status: 201, words: GAME_WORDS.sent, shape: SENT },
    refuses: ['refused'],
    answer: (asked, referee) =>
      withParty(asked, referee, async (party) => sent(await remove(referee.hall, party, asked.body.seat, asked.body.reason), asked.origin)),
  }),
  route({
    method: 'DELETE',
    path: '/games/:game/names/:tenure',
    name: 'deleteName',
    words: GAME_WORDS.deleteName,
    who: 'holder',
    params: z.strictObject({ game: GAME_ID, tenure: ID }),
    answers: { words: GAME_WORDS.deleted, shape: DONE },
    answer: (asked, referee) =>
      withParty(asked, referee, async (party) => replying(await deleteName(referee.hall, party, asked.params.tenure))),
  }),
]
