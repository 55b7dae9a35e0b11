import { z } from 'zod'
import { SEATS } from '../../../rules/game/index.ts'
import { type Denied, deny } from '../../hosting/denial.ts'
import { type Begun, begin } from '../../hosting/play/beginning.ts'
import { type Making, NEW_GAME } from '../../hosting/play/making.ts'
import { giveOrder, isDraft, isPlainOrder, ORDER_REQUEST } from '../../hosting/play/ordering.ts'
import { admit, admitBefore, type Party } from '../../hosting/seats/admission.ts'
import { eventsAfter, look, menuOf, recordFor, shownRecordOf, situationFor, tableFor } from '../../hosting/watching/looking.ts'
import { HOSTING } from '../../hosting/words.ts'
import type { FromBody } from '../../threads/works.ts'
import { REQUEST } from '../../words.ts'
import { linkTo } from '../links.ts'
import { problem, problemSaying } from '../problem.ts'
import { AGAIN, askDoor, costOfText, doneBy } from '../questions/asking.ts'
import { GAME_WORDS } from '../words/games.ts'
import { FORK, IMPORT, LARGEST_RECORD, LARGEST_START } from './large-bodies.ts'
import { type Asked, DEAR, type Referee, type Reply, route } from './route.ts'
import { OF_GAME, SEQUENCE } from './shapes.ts'
import { TABLE_SHOWN, VIEW_SHOWN } from './shown-shapes.ts'

/** Reasons of the games as a problem document. */
export function refusing({ status, refusals }: Denied): Reply {
  switch (status) {
    case 401:
      return { problem: problem('wrong-secret', ...refusals) }
    case 403:
      return { problem: problem('not-yours', ...refusals) }
    case 404:
      return { problem: problem('nothing-here', ...refusals) }
    case 409:
      return { problem: problem('stale', ...refusals) }
    case 422:
      return { problem: problem('refused', ...refusals) }
  }
}

/** Somebody whose grants still hold, in the game that the path names. */
export async function withParty(
  { held, params }: Pick<Asked<{ readonly game: string }, unknown, unknown>, 'held' | 'params'>,
  { hall }: Referee,
  answer: (party: Party) => Reply | Promise<Reply>,
): Promise<Reply> {
  const party = await admit(hall, params.game, held)
  return party === undefined ? { problem: problem('nothing-here') } : answer(party)
}

/** What was done, or why not. */
export const replying = (done: { readonly ok: true } | Denied): Reply => (done.ok ? { body: done } : refusing(done))

const link = z.string().describe(GAME_WORDS.link)
const seat = z.enum(SEATS)
const OK = z.literal(true)

const BEGUN = z.strictObject({
  ok: OK,
  id: z.string(),
  links: z.strictObject({ host: link, watch: link.nullable(), seats: z.partialRecord(seat, link) }),
})

/** Opens the game that a thread has made ready. */
async function opened(made: FromBody<Making | Denied>, { hall }: Referee, origin: string): Promise<Reply> {
  if ('problem' in made) return made
  return made.ok ? withLinks(await begin(hall, made), origin) : refusing(made)
}

function withLinks({ id, secrets }: Begun, origin: string): Reply {
  const seats = Object.fromEntries(Object.entries(secrets.seats).map(([name, secret]) => [name, linkTo(origin, secret ?? '')]))
  const watch = secrets.watch === null ? null : linkTo(origin, secrets.watch)
  return { body: { ok: true, id, links: { host: linkTo(origin, secrets.host), watch, seats } } satisfies z.infer<typeof BEGUN> }
}

const JSON_TYPE = 'application/json'
const RECORD_TYPE = 'application/jsonl'

/** A body with more has a record in it: scripts and situations are smaller. */
const LARGEST_WITHOUT_RECORD = 100_000

const flag = z
  .enum(['1', 'true', '0', 'false'])
  .transform((said) => said === '1' || said === 'true')
  .optional()

const LINE = z.looseObject({ sequence: z.int(), type: z.string(), at: z.number() })

export const gameRoutes = [
  route({
    method: 'POST',
    path: '/games',
    name: 'newGame',
    words: GAME_WORDS.newGame,
    who: 'anybody',
    body: NEW_GAME,
    isReadInThread: true,
    mostBytes: LARGEST_START,
    cost: DEAR,
    isNewGame: true,
    answers: { status: 201, words: GAME_WORDS.begun, shape: BEGUN },
    refuses: ['refused', 'too-busy'],
    answer: async ({ text, from, origin }, referee) => {
      const kind = text.length > LARGEST_WITHOUT_RECORD ? 'record' : 'game'
      const made = doneBy(await referee.threads.work('newGame', { body: text }, { kind, cost: costOfText(text), from }))
      return opened(made, referee, origin)
    },
  }),
  route({
    method: 'POST',
    path: '/games/import',
    name: 'importGame',
    words: GAME_WORDS.importGame,
    who: 'anybody',
    body: IMPORT,
    isReadInThread: true,
    mostBytes: LARGEST_RECORD,
    cost: DEAR,
    isNewGame: true,
    answers: { status: 201, words: GAME_WORDS.begun, shape: BEGUN },
    refuses: ['refused', 'too-busy'],
    answer: async ({ text, from, origin }, referee) => {
      const task = { kind: 'record', cost: costOfText(text), from } as const
      return opened(doneBy(await referee.threads.work('importGame', { body: text }, task)), referee, origin)
    },
  }),
  route({
    method: 'POST',
    path: '/games/:game/fork',
    name: 'forkGame',
    words: GAME_WORDS.fork,
    who: 'holder',
    params: OF_GAME,
    body: FORK,
    isReadInThread: true,
    mostBytes: LARGEST_START,
    cost: DEAR,
    isNewGame: true,
    answers: { status: 201, words: GAME_WORDS.begun, shape: BEGUN },
    refuses: ['refused', 'too-busy'],
    answer: (asked, referee) =>
      withParty(asked, referee, async ({ hosted }) => {
        const { text, from, origin } = asked
        const { header, entries, game } = hosted.table.play
        // While a game runs, nobody may look behind what he was shown.
        if (game.ending === null) return refusing(deny(422, 'not-over', HOSTING.notOver))
        const task = { kind: 'record', cost: entries.length, from } as const
        return opened(doneBy(await referee.threads.work('forkGame', { body: text, header, entries }, task)), referee, origin)
      }),
  }),
  route({
    method: 'GET',
    path: '/games/:game',
    name: 'seeGame',
    words: GAME_WORDS.game,
    who: 'holder',
    params: OF_GAME,
    query: z.strictObject({ menu: flag, log: flag }),
    answers: {
      words: GAME_WORDS.view,
      shape: VIEW_SHOWN,
      isTagged: true,
    },
    answer: (asked, referee) =>
      withParty(asked, referee, async (party) => {
        const { menu, log } = asked.query
        const { text, etag } = await look(referee.hall, party, { ...(menu ? { menu } : {}), ...(log ? { log } : {}) })
        return { text, etag, type: JSON_TYPE }
      }),
  }),
  route({
    method: 'GET',
    path: '/games/:game/menu',
    name: 'seeMenu',
    words: GAME_WORDS.menu,
    who: 'holder',
    params: OF_GAME,
    answers: {
      words: GAME_WORDS.menus,
      shape: z.strictObject({
        ok: OK,
        sequence: z.int(),
        menus: z.array(z.looseObject({ for: z.string(), offers: z.array(z.unknown()) })),
      }),
    },
    answer: (asked, referee) => withParty(asked, referee, async (party) => ({ body: await menuOf(party) })),
  }),
  route({
    method: 'POST',
    path: '/games/:game/orders',
    name: 'giveOrder',
    words: GAME_WORDS.order,
    who: 'seat',
    params: OF_GAME,
    body: ORDER_REQUEST,
    isPlain: isPlainOrder,
    answers: {
      status: 201,
      words: GAME_WORDS.given,
      shape: z.strictObject({
        ok: OK,
        sequence: z.int(),
        events: z.array(z.looseObject({ type: z.string() })),
        told: z.array(z.string()),
        dice: z.array(z.int()),
        at: z.number(),
      }),
    },
    refuses: ['stale', 'refused', 'used-up'],
    isDecidedLater: true,
    answer: async (asked, referee) => {
      const used = isDraft(asked.body) ? await asked.take('drafts') : undefined
      if (used !== undefined) return { problem: used }
      const give = (party: Party): Promise<Reply> => giveOrder(referee.hall, party, asked.body).then(replying)
      const party = admitBefore(referee.hall, asked.params.game, asked.held)
      return party === undefined ? withParty(asked, referee, give) : give(party)
    },
  }),
  route({
    method: 'GET',
    path: '/games/:game/events',
    name: 'followGame',
    words: GAME_WORDS.events,
    who: 'holder',
    params: OF_GAME,
    query: z.strictObject({ after: SEQUENCE.optional() }),
    live: true,
    answers: {
      words: GAME_WORDS.lines,
      shape: z.strictObject({ ok: OK, sequence: z.int(), more: z.boolean(), events: z.array(LINE) }),
    },
    refuses: ['stale'],
    answer: (asked, referee) =>
      withParty(asked, referee, (party) => {
        const last = asked.wantsLive ? SEQUENCE.safeParse(asked.lastEventId) : undefined
        const after = last?.success ? last.data : (asked.query.after ?? 0)
        const { sequence } = party.hosted.seenBy(party.watching)
        if (after > sequence) return { problem: problemSaying('stale', GAME_WORDS.ahead(sequence, after), { sequence, after }) }
        if (!asked.wantsLive) return { text: eventsAfter(party, after), type: JSON_TYPE }
        return { live: (stream) => referee.following.follow(party, after, stream) }
      }),
  }),
  route({
    method: 'GET',
    path: '/games/:game/record',
    name: 'exportRecord',
    words: GAME_WORDS.recordOf,
    who: 'holder',
    params: OF_GAME,
    answers: { words: GAME_WORDS.recordText, shape: z.string(), type: RECORD_TYPE },
    answer: (asked, referee) =>
      withParty(asked, referee, async (party) => ({
        text: await recordFor(referee.hall, party),
        type: RECORD_TYPE,
        file: `${party.hosted.id}.jsonl`,
      })),
  }),
  route({
    method: 'POST',
    path: '/games/:game/ask',
    name: 'askInGame',
    words: GAME_WORDS.ask,
    who: 'holder',
    params: OF_GAME,
    body: z.strictObject({
      door: z.string().min(1).max(100).describe(GAME_WORDS.door),
      args: z.record(z.string(), z.unknown()).optional(),
    }),
    answers: { words: GAME_WORDS.answered, shape: z.looseObject({ ok: z.boolean() }) },
    refuses: ['refused', 'too-busy'],
    answer: (asked, referee) =>
      withParty(asked, referee, async (party) => {
        const { door, args } = asked.body
        const game = { record: shownRecordOf(party), as: party.watching.seats.filter((one) => one !== 'host').join() }
        const body = JSON.stringify({ game: game.as === '' ? { record: game.record } : game, args })
        const { text, status } = await askDoor(referee.threads, { door, body }, asked.from)
        if (status === 503) return { problem: problemSaying('too-busy', REQUEST.busy, { seconds: AGAIN }) }
        const answer = JSON.parse(text) as { readonly ok: boolean; readonly refusals?: Denied['refusals'] }
        return answer.ok ? { text, type: JSON_TYPE } : { problem: problem('refused', ...(answer.refusals ?? [])) }
      }),
  }),
  route({
    method: 'GET',
    path: '/games/:game/situation',
    name: 'whatIf',
    words: GAME_WORDS.situation,
    who: 'holder',
    params: OF_GAME,
    query: z.strictObject({ of: z.enum(['everybody']).optional().describe(GAME_WORDS.situationOf) }),
    answers: { words: GAME_WORDS.situationShown, shape: z.looseObject({ edition: z.string(), scenario: z.string() }) },
    answer: (asked, referee) =>
      withParty(asked, referee, ({ hosted, watching }) => ({
        body: situationFor({ hosted, watching: asked.query.of === undefined ? watching : { seats: [] } }),
      })),
  }),
  route({
    method: 'GET',
    path: '/games/:game/table',
    name: 'seeTable',
    words: GAME_WORDS.table,
    who: 'holder',
    params: OF_GAME,
    answers: { words: GAME_WORDS.atTable, shape: TABLE_SHOWN },
    answer: (asked, referee) => withParty(asked, referee, async (party) => ({ body: await tableFor(referee.hall, party) })),
  }),
]
