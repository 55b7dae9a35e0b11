import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { type Arguments, answer, type BooksDoor, DOORS, type Question, refused, type SituationDoor } from '../../counsel/index.ts'
import { nearest, situationSchema } from '../../editions/reading/index.ts'
import { type Refusal, refuse, visible } from '../../rules/core/index.ts'
import { readStrictJson } from '../json-text.ts'
import { answerOfRecord } from '../seat/seat-question.ts'
import type { GameStore } from '../store/store.ts'
import { VERSION } from '../version.ts'
import { REQUEST } from '../words.ts'
import { type HEALTH, openApi } from './openapi.ts'

const LARGEST_BODY = 1024 * 1024

type RefusedStatus = 400 | 404 | 405 | 413 | 422 | 500

const say = (context: Context, status: RefusedStatus, ...refusals: readonly Refusal[]): Response =>
  context.json(refused(...refusals), status)

const ASKED = z.strictObject({
  situation: z.unknown().optional(),
  game: z.strictObject({ record: z.string(), as: z.string().optional() }).optional(),
  args: z.record(z.string(), z.unknown()).optional(),
})

/** A question about a situation, or about a game as a seat sees it. */
type InGame = { readonly game?: { readonly record: string; readonly as?: string | undefined } | undefined }

type Asked = { readonly question: Omit<Question, 'door'> & InGame } | { readonly status: 400 | 422; readonly refusals: readonly Refusal[] }

/** The question in a body; an empty one asks without arguments. */
function askedIn(body: string): Asked {
  if (body.trim() === '') return { question: {} }
  const read = readStrictJson(body)
  if (!read.ok) {
    const { position, line, column } = read.flaw
    return { status: 400, refusals: [refuse('malformed-json', REQUEST.malformed(read.flaw), undefined, { position, line, column })] }
  }
  const parsed = ASKED.safeParse(read.value)
  if (parsed.success) {
    const { situation, game, args } = parsed.data
    if (situation !== undefined && game !== undefined) return { status: 422, refusals: [refuse('misshapen', REQUEST.oneMatter)] }
    return { question: { situation, game, ...(args === undefined ? {} : { args }) } }
  }
  const refusals = parsed.error.issues.map(({ path, message }) => refuse('misshapen', REQUEST.misshapen(path.join('.'), message)))
  return { status: 422, refusals }
}

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

function reply(context: Context, { game, ...question }: Question & InGame): Response {
  const { door, args = {} } = question
  const found =
    game === undefined
      ? answer(question)
      : answerOfRecord({ door, args, record: game.record, ...(game.as === undefined ? {} : { as: game.as }) })
  return context.json(found, found.ok ? 200 : 422)
}

function takeDoor(api: Hono, door: SituationDoor | BooksDoor): readonly string[] {
  const { name } = door
  api.post(`/${name}`, async (context) => {
    const asked = askedIn(await context.req.text())
    return 'question' in asked ? reply(context, { door: name, ...asked.question }) : say(context, asked.status, ...asked.refusals)
  })
  if (door.about === 'situation') return ['POST']
  api.get(`/${name}`, (context) => reply(context, { door: name, args: argumentsIn(door, new URL(context.req.url).searchParams) }))
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
export function api(store: GameStore): Hono {
  const own = new Hono()
  const description = onceAsked(() => openApi(VERSION))
  const situation = onceAsked(situationSchema)

  own.use(async (context, next) => {
    await next()
    context.header('Cache-Control', 'no-store')
  })
  own.use(bodyLimit({ maxSize: LARGEST_BODY, onError: tooLarge }))

  const taken = new Map(DOORS.map((door): [string, readonly string[]] => [door.name, takeDoor(own, door)]))
  const reading = (path: string, read: (context: Context) => Response | Promise<Response>): void => {
    own.get(`/${path}`, read)
    taken.set(path, ['GET'])
  }
  reading('health', async (context) => {
    const games = (await store.list()).length
    return context.json({ ok: true, version: VERSION, store: { kind: store.kind, games } } satisfies z.infer<typeof HEALTH>)
  })
  reading('openapi.json', (context) => context.body(description(), 200, { 'Content-Type': 'application/json' }))
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
