import { z } from 'zod'
import { situationSchema } from '../../../editions/reading/index.ts'
import { VERSION } from '../../version.ts'
import { problem } from '../problem.ts'
import { ROUTE_WORDS } from '../words/words.ts'
import { route } from './route.ts'

const HEALTH = z.strictObject({
  ok: z.literal(true),
  version: z.string(),
  /** The number is null while the store cannot be reached. */
  store: z.strictObject({ kind: z.string(), games: z.int().nullable() }),
})
const DOCUMENT = z.looseObject({})

let schemaText: string | undefined

export const operationRoutes = [
  route({
    method: 'GET',
    path: '/health',
    name: 'health',
    words: ROUTE_WORDS.health,
    who: 'anybody',
    answers: { words: ROUTE_WORDS.answered, shape: HEALTH },
    answer: async (_, { store }) => {
      const games = await store.count().catch(() => null)
      return { body: { ok: true, version: VERSION, store: { kind: store.kind, games } } satisfies z.infer<typeof HEALTH> }
    },
  }),
  route({
    method: 'GET',
    path: '/ready',
    name: 'ready',
    words: ROUTE_WORDS.ready,
    who: 'anybody',
    answers: {
      words: ROUTE_WORDS.answered,
      shape: z.strictObject({
        ok: z.literal(true),
        newGames: z.enum(['anybody', 'local', 'token', 'nobody']).describe(ROUTE_WORDS.newGames),
      }),
    },
    refuses: ['closing', 'not-ready'],
    answer: async (_, { isWritable, isClosing, hasRoom, newGames }) => {
      if (isClosing()) return { problem: problem('closing') }
      if (!(await isWritable())) return { problem: problem('not-ready') }
      const who = typeof newGames === 'string' ? newGames : 'token'
      return { body: { ok: true, newGames: (await hasRoom()) ? who : 'nobody' } }
    },
  }),
  route({
    method: 'GET',
    path: '/openapi.json',
    name: 'openApi',
    words: ROUTE_WORDS.self,
    who: 'anybody',
    answers: { words: ROUTE_WORDS.answered, shape: DOCUMENT },
    answer: (_, { description }) => ({ text: description(), type: 'application/json' }),
  }),
  route({
    method: 'GET',
    path: '/schema/situation',
    name: 'situationSchema',
    words: ROUTE_WORDS.situation,
    who: 'anybody',
    answers: { words: ROUTE_WORDS.answered, shape: DOCUMENT, type: 'application/schema+json' },
    answer: () => {
      schemaText ??= JSON.stringify(situationSchema())
      return { text: schemaText, type: 'application/schema+json' }
    },
  }),
]
