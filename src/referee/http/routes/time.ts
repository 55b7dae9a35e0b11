import { z } from 'zod'
import { delegationOf, POWERS } from '../../../rules/core/index.ts'
import { VOTES } from '../../hosting/journal/timing.ts'
import { LONGEST_HOURS, PACE_SHAPE } from '../../hosting/time/pace.ts'
import { announceAbsence, endAbsence, giveTime, setPace, setPause, setSealing, vote } from '../../hosting/time/ruling.ts'
import { timeShown } from '../../hosting/time/time-shown.ts'
import { CORRESPONDENCE_WORDS as WORDS } from '../words/correspondence.ts'
import { replying, withParty } from './games.ts'
import { type Route, route } from './route.ts'
import { GAME_ID, OF_GAME } from './shapes.ts'
import { TIME_SHOWN } from './shown-shapes.ts'

const OK = z.literal(true)
const DONE = z.strictObject({ ok: OK })
const moment = z.iso.datetime({ offset: true }).max(40).describe(WORDS.moment)

const pausing = (wish: (typeof VOTES)[number]): Route =>
  route({
    method: 'POST',
    path: `/games/:game/${wish}`,
    name: wish,
    words: WORDS[wish],
    who: 'host',
    params: OF_GAME,
    answers: { words: WORDS.done, shape: DONE },
    refuses: ['refused'],
    answer: (asked, referee) => withParty(asked, referee, async (party) => replying(await setPause(referee.hall, party, wish))),
  })

export const timeRoutes = [
  route({
    method: 'GET',
    path: '/games/:game/pace',
    name: 'seeTime',
    words: WORDS.time,
    who: 'holder',
    params: OF_GAME,
    answers: { words: WORDS.timeShown, shape: TIME_SHOWN },
    answer: (asked, referee) =>
      withParty(asked, referee, ({ hosted, watching }) => ({
        body: { ok: true, ...timeShown(hosted.table, hosted.seenBy(watching).view, watching) },
      })),
  }),
  route({
    method: 'PUT',
    path: '/games/:game/pace',
    name: 'setPace',
    words: WORDS.setPace,
    who: 'host',
    params: OF_GAME,
    body: PACE_SHAPE,
    answers: { words: WORDS.done, shape: DONE },
    answer: (asked, referee) => withParty(asked, referee, async (party) => replying(await setPace(referee.hall, party, asked.body))),
  }),
  ...VOTES.map(pausing),
  route({
    method: 'POST',
    path: '/games/:game/votes',
    name: 'vote',
    words: WORDS.vote,
    who: 'seat',
    params: OF_GAME,
    body: z.strictObject({ for: z.enum(VOTES).nullable() }),
    answers: { words: WORDS.done, shape: DONE },
    refuses: ['refused'],
    answer: (asked, referee) => withParty(asked, referee, async (party) => replying(await vote(referee.hall, party, asked.body.for))),
  }),
  route({
    method: 'POST',
    path: '/games/:game/extensions',
    name: 'extend',
    words: WORDS.extend,
    who: 'host',
    params: OF_GAME,
    body: z.strictObject({ seat: z.enum(POWERS), hours: z.number().positive().max(LONGEST_HOURS) }),
    answers: { words: WORDS.done, shape: DONE },
    refuses: ['refused'],
    answer: (asked, referee) =>
      withParty(asked, referee, async (party) =>
        replying(await giveTime(referee.hall, party, delegationOf(asked.body.seat), asked.body.hours)),
      ),
  }),
  route({
    method: 'PUT',
    path: '/games/:game/sealing',
    name: 'setSealing',
    words: WORDS.setSealing,
    who: 'seat',
    params: OF_GAME,
    body: z.strictObject({ seals: z.boolean(), seat: z.enum(POWERS).optional() }),
    answers: { words: WORDS.sealingSet, shape: DONE },
    refuses: ['refused'],
    answer: (asked, referee) =>
      withParty(asked, referee, async (party) => replying(await setSealing(referee.hall, party, asked.body.seat, asked.body.seals))),
  }),
  route({
    method: 'POST',
    path: '/games/:game/absences',
    name: 'announceAbsence',
    words: WORDS.announce,
    who: 'seat',
    params: OF_GAME,
    body: z.strictObject({ from: moment, until: moment }),
    answers: { status: 201, words: WORDS.done, shape: DONE },
    refuses: ['refused'],
    answer: (asked, referee) =>
      withParty(asked, referee, async (party) =>
        replying(await announceAbsence(referee.hall, party, Date.parse(asked.body.from), Date.parse(asked.body.until))),
      ),
  }),
  route({
    method: 'DELETE',
    path: '/games/:game/absences/:absence',
    name: 'endAbsence',
    words: WORDS.endAbsence,
    who: 'seat',
    params: z.strictObject({ game: GAME_ID, absence: z.string().regex(/^[\w-]{1,64}$/) }),
    answers: { words: WORDS.done, shape: DONE },
    answer: (asked, referee) =>
      withParty(asked, referee, async (party) => replying(await endAbsence(referee.hall, party, asked.params.absence))),
  }),
]
