import { z } from 'zod'
import { SEATS } from '../../../rules/game/index.ts'
import { type Held, secretIn } from '../../hosting/seats/grant.ts'
import { signInDevice, signOutDevices } from '../../hosting/seats/personal-links.ts'
import { problem } from '../problem.ts'
import { keeping } from '../request/credentials.ts'
import { ROUTE_WORDS } from '../words/words.ts'
import { refusing } from './games.ts'
import { type Referee, route } from './route.ts'
import { GAME_ID } from './shapes.ts'

const HOLDING = z.object({
  game: z.string(),
  seats: z.array(z.enum(SEATS)).describe(ROUTE_WORDS.seats),
  sits: z.boolean().describe(ROUTE_WORDS.sits),
  invites: z.array(z.enum(SEATS)).describe(ROUTE_WORDS.invites),
})
const HOLDINGS = z.object({ holds: z.array(HOLDING) })

async function shown({ grant: { game, seats, as } }: Held, { hall }: Referee): Promise<z.infer<typeof HOLDING>> {
  const link = 'link' in as ? (await hall.open(game))?.table.seating.links[as.link] : undefined
  return { game, seats: [...seats], sits: 'tenure' in as, invites: [...(link?.seats ?? [])] }
}

async function holdings(cookies: ReadonlyMap<string, readonly string[]>, referee: Referee): Promise<z.infer<typeof HOLDINGS>> {
  const found = await Promise.all(
    [...cookies].flatMap(([game, secrets]) =>
      secrets.map(async (secret) => {
        const held = await referee.grantOf(secret)
        return held?.grant.game === game ? [await shown(held, referee)] : []
      }),
    ),
  )
  return { holds: found.flat() }
}

export const sessionRoutes = [
  route({
    method: 'POST',
    path: '/session',
    name: 'signIn',
    words: ROUTE_WORDS.signIn,
    who: 'anybody',
    body: z.strictObject({ secret: z.string().min(1).max(2_000).describe(ROUTE_WORDS.secret) }),
    answers: { words: ROUTE_WORDS.signedIn, shape: HOLDING },
    refuses: ['wrong-secret', 'refused'],
    answer: async ({ body, cookies }, referee) => {
      const secret = secretIn(body.secret.trim())
      const held = secret === undefined ? undefined : await referee.grantOf(secret)
      if (secret === undefined || held === undefined) return { problem: problem('wrong-secret') }
      const { game } = held.grant
      const own = cookies.get(game) ?? []
      const device = held.grant.isPersonal === true ? await signInDevice(referee.hall, held, secret, own) : { secret }
      if (!('secret' in device)) return refusing(device)
      return { body: await shown(held, referee), cookies: [keeping(game, device.secret, own)] }
    },
  }),
  route({
    method: 'GET',
    path: '/session',
    name: 'sessions',
    words: ROUTE_WORDS.sessions,
    who: 'anybody',
    answers: { words: ROUTE_WORDS.sessionsShown, shape: HOLDINGS },
    answer: async ({ cookies }, referee) => ({ body: await holdings(cookies, referee) }),
  }),
  route({
    method: 'DELETE',
    path: '/session',
    name: 'signOut',
    words: ROUTE_WORDS.signOut,
    who: 'anybody',
    query: z.strictObject({ game: GAME_ID.optional() }),
    answers: { words: ROUTE_WORDS.signedOut, shape: HOLDINGS },
    answer: async ({ query, cookies }, referee) => {
      const gone = query.game === undefined ? [...cookies.keys()] : [query.game]
      for (const game of gone) await signOutDevices(referee.hall, game, cookies.get(game) ?? [])
      const left = new Map([...cookies].filter(([game]) => !gone.includes(game)))
      return { body: await holdings(left, referee), cookies: gone.map((game) => ({ game, secrets: [] })) }
    },
  }),
]
