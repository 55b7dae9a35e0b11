import { type Context, Hono } from 'hono'
import { type Arguments, type BooksDoor, DOORS, refused, type SituationDoor } from '../../../counsel/index.ts'
import { nearest } from '../../../editions/reading/index.ts'
import { type Refusal, refuse } from '../../../rules/core/index.ts'
import type { Threads } from '../../threads/threads.ts'
import { REQUEST } from '../../words.ts'
import { nameRoute } from '../observation.ts'
import { OWN_HEADERS, type Problem, problem, sendProblem, whenAgain } from '../problem.ts'
import type { Bodies } from '../request/bodies.ts'
import { sharerOf, type TellVisitor } from '../request/visitor.ts'
import type { Route } from '../routes/route.ts'
import type { Bindings } from '../routing.ts'
import type { DoorReply, DoorRequest } from './answering.ts'
import { AGAIN, askDoor } from './asking.ts'

type Env = { Bindings: Bindings }

const LARGEST_BODY = 1024 * 1024

type RefusedStatus = 404 | 405 | 413

const say = (context: Context, status: RefusedStatus, ...refusals: readonly Refusal[]): Response =>
  context.body(JSON.stringify(refused(...refusals)), status, JSON_TYPE)

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

const JSON_TYPE = { ...OWN_HEADERS, 'Content-Type': 'application/json' }

const given = (context: Context, { status, text }: DoorReply): Response =>
  context.body(text, status, status === 503 ? { ...JSON_TYPE, 'Retry-After': String(AGAIN) } : JSON_TYPE)

export interface ApiOptions {
  readonly threads: Threads
  readonly routes: readonly Route[]
  readonly bodies: Bodies
  readonly visitorOf: TellVisitor
}

function takeDoor(api: Hono<Env>, door: SituationDoor | BooksDoor, { threads, bodies, visitorOf }: ApiOptions): readonly string[] {
  const { name } = door
  const answering = (context: Context<Env>, request: DoorRequest): Promise<DoorReply> => {
    return askDoor(threads, request, sharerOf(visitorOf(context.env.incoming)))
  }
  api.use(`/${name}`, async ({ env }, next) => {
    nameRoute(env.incoming, `/api/${name}`)
    await next()
  })
  api.post(`/${name}`, async (context) => {
    const { incoming } = context.env
    const body = await bodies.take(incoming, visitorOf(incoming), LARGEST_BODY)
    if (!body.ok) return body.problem.status === 413 ? tooLarge(context) : unread(context, body.problem)
    try {
      return given(context, await answering(context, { door: name, body: body.text }))
    } finally {
      body.done()
    }
  })
  if (door.about === 'situation') return ['POST']
  api.get(`/${name}`, async (context) =>
    given(context, await answering(context, { door: name, args: argumentsIn(door, new URL(context.req.url).searchParams) })),
  )
  return ['GET', 'POST']
}

/** The rest of the body is not read, so nothing more can come over this connection. */
function tooLarge(context: Context): Response {
  context.header('Connection', 'close')
  return say(context, 413, refuse('too-large', REQUEST.tooLarge(LARGEST_BODY)))
}

const unread = (context: Context, found: Problem): Response => {
  context.header('Connection', 'close')
  return sendProblem(context, found, whenAgain(found))
}

/** The doors, and what is said under `/api` where there is nothing else. */
export function api(options: ApiOptions): Hono<Env> {
  const { routes } = options
  const own = new Hono<Env>()
  const taken = new Map(DOORS.map((door): [string, readonly string[]] => [door.name, takeDoor(own, door, options)]))
  for (const [path, methods] of taken) {
    own.all(`/${path}`, (context) => {
      const { method, path: asked } = context.req
      context.header('Allow', methods.join(', '))
      return say(context, 405, refuse('method', REQUEST.method(method, asked, methods), undefined, { allowed: methods }))
    })
  }
  own.all('*', (context) => {
    const asked = context.req.path.replace(/^\/api\/?/, '')
    if (routes.some(({ path }) => path.includes(':') && path.split('/')[1] === asked.split('/')[0]))
      return sendProblem(context, problem('nothing-here'))
    const named = routes.filter(({ path }) => !path.includes(':')).map(({ path }) => path.slice(1))
    const known = [...new Set([...taken.keys(), ...named])]
    const meant = nearest(asked, known)
    return say(context, 404, refuse('no-such-door', REQUEST.noSuchDoor(asked, meant, known), undefined, { nearest: meant }))
  })
  return own
}
