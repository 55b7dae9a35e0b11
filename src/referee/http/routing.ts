import type { IncomingMessage, ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import type { Held } from '../hosting/seats/grant.ts'
import { type Credentials, cookiesIn, cookieText, credentialsFor } from './credentials.ts'
import type { Streams } from './live.ts'
import { nameRoute, traceOf } from './observation.ts'
import { OWN_HEADERS, type Problem, problem, problemSaying, sendProblem } from './problem.ts'
import { allowance, type Rate } from './rates.ts'
import { bodyOf, type ReadPart, readBody, readPart } from './reading.ts'
import type { Asked, Referee, Reply, Route, Who } from './routes/route.ts'
import { isFrom, isJson } from './strangers.ts'
import type { TellVisitor, Visitor } from './visitor.ts'
import { HTTP } from './words.ts'

/** What is behind a request: the platform's own objects. */
export interface Bindings {
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
}
type Env = { Bindings: Bindings }

export interface RoutingOptions {
  readonly visitorOf: TellVisitor
  readonly streams: Streams
  readonly bySecret: Rate
  /** Answers are held to the shapes that are declared for them: for tests. */
  readonly isChecked?: boolean | undefined
}

const USUAL_BYTES = 64 * 1024

/** What goes with a problem of a status. The rest of a body that is too large is not read, so nothing more can come over that connection. */
const WITH_STATUS: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  401: { 'WWW-Authenticate': 'Bearer realm="chancery"' },
  413: { Connection: 'close' },
}

/** By RFC 9110 a tag that a proxy weakened on the way is the same tag. */
const hasAlready = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false

/** Those whose paths say more come first: `/games/import` before `/games/:game`. */
const openness = (path: string): string => path.replaceAll(/:\w+/g, '~')

/** Every route by its path, as they are asked for. */
function byPath(routes: readonly Route[]): readonly (readonly [string, readonly Route[]])[] {
  const paths = [...new Set(routes.map(({ path }) => path))]
  return paths.sort((a, b) => (openness(a) < openness(b) ? -1 : 1)).map((path) => [path, routes.filter((one) => one.path === path)])
}

export const methodsOf = (routes: readonly Route[]): readonly string[] => [...new Set(routes.map(({ method }) => method))].sort()

function may(who: Who, { grant: { seats } }: Held): boolean {
  switch (who) {
    case 'anybody':
    case 'holder':
      return true
    case 'seat':
      return seats.length > 0
    case 'host':
      return seats.includes('host')
  }
}

/** Several who share a browser have a secret each: those of the seats named here are shown, and no others. It can only narrow. */
const SEATS_HEADER = 'Chancery-Seats'

const isAsSeats = (seats: readonly string[], named: string | undefined): boolean => {
  const names = named?.split(',').map((name) => name.trim())
  return names === undefined || (seats.length > 0 && seats.every((seat) => names.includes(seat)))
}

/** The routes as they are declared: who may, what shape, how much; what is wrong is a problem document. */
export function takeRoutes(routes: readonly Route[], referee: Referee, options: RoutingOptions): Hono<Env> {
  const own = new Hono<Env>()
  const { visitorOf, streams } = options
  const secretMay = allowance(options.bySecret)

  /** The grants in the game, or why there are none. Nobody learns here whether a game exists: only the secret is looked up. */
  async function holding(shown: Credentials | undefined, game: string, seats?: string): Promise<readonly Held[] | Problem> {
    if (shown === undefined) return problem('no-secret')
    const found = await Promise.all(shown.secrets.map((secret) => referee.grantOf(secret)))
    const held = found.filter((one) => one !== undefined).filter(({ grant }) => grant.game === game && isAsSeats(grant.seats, seats))
    return held.length === 0 ? problem(shown.by === 'bearer' ? 'nothing-here' : 'no-secret') : held
  }

  /** The grants as they were last looked up, for what asks the journal itself before it is done; undefined where they would not do. */
  function heldBefore(shown: Credentials | undefined, game: string, { who, isDecidedLater }: Route): readonly Held[] | undefined {
    if (isDecidedLater !== true || shown === undefined) return undefined
    const found = shown.secrets.flatMap((secret) => referee.lastGrantOf(secret) ?? [])
    const isWhole = found.length === shown.secrets.length && found.every(({ grant }) => grant.game === game)
    return isWhole && found.some((one) => may(who, one)) ? found : undefined
  }

  /** What a cookie lets in may be sent by a page elsewhere, unless it could not have been. */
  function whyNotSent({ req }: Context, method: string): Problem | undefined {
    if (method === 'GET') return undefined
    if (!isJson(req.header('Content-Type') ?? '')) return problem('not-json')
    const origin = req.header('Origin')
    const site = req.header('Sec-Fetch-Site') ?? 'same-origin'
    const isOurs = (origin === undefined || isFrom(origin, req.header('Host') ?? '')) && (site === 'same-origin' || site === 'none')
    return isOurs ? undefined : problem('foreign-origin')
  }

  async function answer(context: Context<Env>, route: Route): Promise<Response> {
    const { req, env } = context
    const visitor = visitorOf(env.incoming)
    const cookies = cookiesIn(req.header('Cookie'))
    const params = req.param() as Readonly<Record<string, string>>
    const say = (found: Problem): Response => sendProblem(context, found, WITH_STATUS[found.status])

    let held: readonly Held[] = []
    if (route.who !== 'anybody') {
      const shown = credentialsFor(params['game'] ?? '', req.header('Authorization'), cookies)
      const game = params['game'] ?? ''
      const seats = req.header(SEATS_HEADER)
      const found = (seats === undefined ? heldBefore(shown, game, route) : undefined) ?? (await holding(shown, game, seats))
      if ('code' in found) return say(found)
      const unsent = shown?.by === 'cookie' ? whyNotSent(context, route.method) : undefined
      if (unsent !== undefined) return say(unsent)
      if (!found.some((one) => may(route.who, one))) return say(problem('not-yours'))
      if (!visitor.isLocal && !found.every(({ hash }) => secretMay(hash)))
        return sendProblem(context, problem('too-many'), { 'Retry-After': '1' })
      held = found
    } else if (cookies.size > 0) {
      const unsent = whyNotSent(context, route.method)
      if (unsent !== undefined) return say(unsent)
    }

    const read = await partsOf(context, route, params)
    if ('problem' in read) return say(read.problem)
    const asked = {
      ...read,
      held,
      cookies,
      origin: visitor.origin,
      wantsLive: route.live === true && (req.header('Accept') ?? '').includes('text/event-stream'),
      lastEventId: req.header('Last-Event-ID'),
    }
    const reply = await route.answer(asked as unknown as Asked<never, never, never>, referee)
    if ('problem' in reply) return say(reply.problem)
    if ('live' in reply) return stream(context, reply, { visitor, held })
    if (options.isChecked === true && 'body' in reply) route.answers.shape.parse(JSON.parse(JSON.stringify(reply.body)))
    return given(context, route, reply, visitor)
  }

  async function stream(
    context: Context<Env>,
    { live }: Extract<Reply, { live: unknown }>,
    { visitor, held }: { readonly visitor: Visitor; readonly held: readonly Held[] },
  ): Promise<Response> {
    const listener = {
      address: visitor.isLocal ? undefined : visitor.address,
      secrets: held.map(({ hash }) => hash),
      isWatching: held.every(({ grant }) => grant.seats.length === 0),
    }
    if (referee.isClosing()) return sendProblem(context, problem('closing'), { 'Retry-After': '1' })
    if (!streams.mayOpen(listener)) return sendProblem(context, problem('too-many-streams'), { 'Retry-After': '10' })
    const opened = streams.open(context.env.outgoing, listener)
    try {
      await live(opened)
    } catch (error) {
      referee.log({ level: 'error', ...traceOf(error) })
      opened.close()
    }
    return RESPONSE_ALREADY_SENT
  }

  for (const [path, those] of byPath(routes)) {
    const pattern = `/api${path}`
    for (const route of those)
      own.on(route.method, path, (context) => {
        nameRoute(context.env.incoming, pattern)
        return answer(context, route)
      })
    const allowed = methodsOf(those)
    own.all(path, (context) => {
      nameRoute(context.env.incoming, pattern)
      const { method, path: asked } = context.req
      return sendProblem(context, problemSaying('method', HTTP.method(method, asked, allowed), { allowed }), { Allow: allowed.join(', ') })
    })
  }
  return own
}

type Parts = { readonly params: unknown; readonly query: unknown; readonly body: unknown }

/** Parameters, query and body in their shapes. */
async function partsOf(context: Context<Env>, route: Route, params: unknown): Promise<Parts | { readonly problem: Problem }> {
  const nothing: ReadPart = { ok: true, value: undefined }
  const named = route.params === undefined ? nothing : readPart(route.params, params, 'path')
  if (!named.ok) return { problem: problem('nothing-here') }
  const query = route.query === undefined ? nothing : readPart(route.query, queryOf(context), 'query')
  if (!query.ok) return query
  if (route.body === undefined) return { params: named.value, query: query.value, body: undefined }
  const most = route.mostBytes ?? USUAL_BYTES
  const text = await bodyOf(context.env.incoming, most)
  if (text === undefined) return { problem: problemSaying('too-large', HTTP.tooLarge(most), { most }) }
  const body = readBody(route.body, text)
  return body.ok ? { params: named.value, query: query.value, body: body.value } : body
}

/** The address says each name once; what it says twice is a list, which no shape takes by mistake. */
function queryOf(context: Context): unknown {
  const given = new URL(context.req.url).searchParams
  return Object.fromEntries(
    [...new Set(given.keys())].map((name) => [name, given.getAll(name).length > 1 ? given.getAll(name) : given.get(name)]),
  )
}

function given(
  context: Context,
  route: Route,
  reply: Exclude<Reply, { live: unknown } | { problem: unknown }>,
  visitor: Visitor,
): Response {
  const { etag } = reply as { readonly etag?: string }
  const headers: Record<string, string | string[]> = { ...OWN_HEADERS }
  if (etag !== undefined) {
    headers['ETag'] = etag
    headers['Cache-Control'] = 'private, no-cache'
    if (hasAlready(context.req.header('If-None-Match'), etag)) return context.body(null, 304, headers)
  }
  const status = route.answers.status ?? 200
  if ('text' in reply) {
    if (reply.file !== undefined) headers['Content-Disposition'] = `attachment; filename="${reply.file}"`
    headers['Content-Type'] = reply.type
    return context.body(reply.text, status, headers)
  }
  if (reply.cookies !== undefined) headers['Set-Cookie'] = reply.cookies.map((change) => cookieText(change, visitor.isSecure))
  headers['Content-Type'] = 'application/json'
  return context.body(JSON.stringify(reply.body), status, headers)
}
