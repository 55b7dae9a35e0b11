import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { z } from 'zod'
import { type Arguments, type BooksDoor, DOORS, refused, type SituationDoor } from '../../counsel/index.ts'
import { nearest, situationSchema } from '../../editions/reading/index.ts'
import { type Refusal, refuse, visible } from '../../rules/core/index.ts'
import type { GameStore } from '../store/store.ts'
import { VERSION } from '../version.ts'
import { REQUEST } from '../words.ts'
import type { Answering, DoorReply } from './answering.ts'
import { type HEALTH, openApi } from './openapi.ts'

const LARGEST_BODY = 1024 * 1024

type RefusedStatus = 404 | 405 | 413 | 500

const say = (context: Context, status: RefusedStatus, ...refusals: readonly Refusal[]): Response =>
  context.json(refused(...refusals), status)

/** The arguments in an address: a list may be given piece by piece. */
function argumentsIn({ fields }: BooksDoor, asked: URLSearchParams): Arguments {
  const lists = fields.filter(({ shape }) => shape.is === 'list').map(({ name }) => name)
  return Object.fromEntries(
    [...new Set(asked.keys())].map((name) => {
      const values = asked.getAll(name)
      return [name, values.length > 1 || lists.includes(name) ? values : values[0]]
    }),
  )
}

const JSON_TYPE = { 'Content-Type': 'application/json' }

const given = (context: Context, { status, text }: DoorReply): Response =>
  context.body(text, status, status === 503 ? { ...JSON_TYPE, 'Retry-After': '1' } : JSON_TYPE)

function takeDoor(api: Hono, door: SituationDoor | BooksDoor, answering: Answering): readonly string[] {
  const { name } = door
  api.post(`/${name}`, async (context) => given(context, await answering({ door: name, body: await context.req.text() })))
  if (door.about === 'situation') return ['POST']
  api.get(`/${name}`, async (context) =>
    given(context, await answering({ door: name, args: argumentsIn(door, new URL(context.req.url).searchParams) })),
  )
  return ['GET', 'POST']
}

/** JSON that is the same for everyone, made when the first asks for it. */
function onceAsked(make: () => unknown): () => string {
  let text: string | undefined
  return () => {
    text ??= JSON.stringify(make())
    return text
  }
}

/** The rest of the body is not read, so nothing more can come over this connection. */
function tooLarge(context: Context): Response {
  context.header('Connection', 'close')
  return say(context, 413, refuse('too-large', REQUEST.tooLarge(LARGEST_BODY)))
}

/** Everything under `/api`: the doors, and what describes them. */
export function api(store: GameStore, answering: Answering): Hono {
  const own = new Hono()
  const description = onceAsked(() => openApi(VERSION))
  const situation = onceAsked(situationSchema)

  own.use(async (context, next) => {
    await next()
    context.header('Cache-Control', 'no-store')
  })
  own.use(bodyLimit({ maxSize: LARGEST_BODY, onError: tooLarge }))

  const taken = new Map(DOORS.map((door): [string, readonly string[]] => [door.name, takeDoor(own, door, answering)]))
  const reading = (path: string, read: (context: Context) => Response | Promise<Response>): void => {
    own.get(`/${path}`, read)
    taken.set(path, ['GET'])
  }
  reading('health', async (context) => {
    const games = await store.count()
    return context.json({ ok: true, version: VERSION, store: { kind: store.kind, games } } satisfies z.infer<typeof HEALTH>)
  })
  reading('openapi.json', (context) => context.body(description(), 200, JSON_TYPE))
  reading('schema/situation', (context) => context.body(situation(), 200, { 'Content-Type': 'application/schema+json' }))

  for (const [path, methods] of taken) {
    own.all(`/${path}`, (context) => {
      const { method, path: asked } = context.req
      context.header('Allow', methods.join(', '))
      return say(context, 405, refuse('method', REQUEST.method(method, asked, methods), undefined, { allowed: methods }))
    })
  }
  own.all('*', (context) => {
    const asked = context.req.path.replace(/^\/api\/?/, '')
    const known = [...taken.keys()]
    const meant = nearest(asked, known)
    return say(context, 404, refuse('no-such-door', REQUEST.noSuchDoor(asked, meant, known), undefined, { nearest: meant }))
  })
  own.onError((error, context) => {
    console.error(visible(error.stack ?? String(error)))
    return say(context, 500, refuse('fault', REQUEST.fault))
  })
  return own
}
