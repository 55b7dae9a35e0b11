import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Held } from '../hosting/seats/grant.ts'
import type { Streams } from './live.ts'
import { nameRoute, traceOf } from './observation.ts'
import { OWN_HEADERS, type Problem, problem, problemSaying, type Said, saying, whenAgain } from './problem.ts'
import { type Address, addressOf, pathsOf } from './request/addresses.ts'
import { type Bodies, USUAL_BYTES } from './request/bodies.ts'
import { bearerIn, type Credentials, cookiesIn, cookieText, credentialsFor } from './request/credentials.ts'
import type { Allowances } from './request/quotas.ts'
import { Allowance, type Rate } from './request/rates.ts'
import { readBody, readPart } from './request/reading.ts'
import { isFrom, isJson } from './request/strangers.ts'
import { sharerOf, type Visitor } from './request/visitor.ts'
import type { Asked, Referee, Reply, Route, Who } from './routes/route.ts'
import { OF_GAME } from './routes/shapes.ts'
import { HTTP } from './words/words.ts'

/** A request and what is answered to it: the platform's own objects. */
export interface Bindings {
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
}

/** One request, with who sent it and what it asks for. */
interface Exchange extends Bindings {
  readonly visitor: Visitor
  readonly address: Address
}

export interface RoutingOptions {
  readonly streams: Streams
  /** Whether somebody may ask once more, for something of such a cost. */
  readonly visitorMay: (visitor: Visitor, cost: number) => boolean
  readonly bySecret: Rate
  readonly bodies: Bodies
  readonly allowances: Allowances
  /** Why this asker begins no games here. */
  readonly whyNoGame: (incoming: IncomingMessage, visitor: Visitor) => Problem | undefined
  /** Answers are held to the shapes that are declared for them: for tests. */
  readonly isChecked?: boolean | undefined
}

/** What goes with a problem of a status. The rest of a body that is too large is not read, so nothing more can come over that connection. */
const WITH_STATUS: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  401: { 'WWW-Authenticate': 'Bearer realm="chancery"' },
  413: { Connection: 'close' },
}

const refusing = (found: Problem, more: Readonly<Record<string, string>> = {}): Said =>
  saying(found, { ...WITH_STATUS[found.status], ...whenAgain(found), ...more })

/** By RFC 9110 a tag that a proxy weakened on the way is the same tag. */
const hasAlready = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag) ?? false

const NO_BODY = { ok: true, text: '', done: () => undefined } as const

/** Every route by its path. */
const byPath = (routes: readonly Route[]): readonly (readonly [string, readonly Route[]])[] =>
  [...new Set(routes.map(({ path }) => path))].map((path) => [path, routes.filter((one) => one.path === path)])

const methodsOf = (routes: readonly Route[]): readonly string[] => [...new Set(routes.map(({ method }) => method))].sort()

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
const SEATS_HEADER = 'chancery-seats'

const isAsSeats = (seats: readonly string[], named: string | undefined): boolean => {
  const names = named?.split(',').map((name) => name.trim())
  return names === undefined || (seats.length > 0 && seats.every((seat) => names.includes(seat)))
}

/** What is said to a request, if it is for something that is declared here; of a stream all is said already. */
export type Answer = (exchange: Bindings, visitor: Visitor) => Promise<Said | undefined> | undefined

/** The routes as they are declared: who may, what shape, how much; what is wrong is a problem document. */
export function answerRoutes(routes: readonly Route[], referee: Referee, options: RoutingOptions): Answer {
  const { streams } = options
  const bySecret = new Allowance(options.bySecret)
  const declared = pathsOf(byPath(routes).map(([path, those]) => [`/api${path}`, { pattern: `/api${path}`, those }]))

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
  function whyNotSent({ headers }: IncomingMessage, method: string): Problem | undefined {
    if (method === 'GET') return undefined
    if (!isJson(headers['content-type'] ?? '')) return problem('not-json')
    const { origin, host = '', 'sec-fetch-site': site = 'same-origin' } = headers
    const isOurs = (origin === undefined || isFrom(origin, host)) && (site === 'same-origin' || site === 'none')
    return isOurs ? undefined : problem('foreign-origin')
  }

  /** What the asker holds in the game that the path names, or why it may not be asked. */
  async function whoAsks(
    { incoming, visitor }: Exchange,
    route: Route,
    game: string,
    cookies: ReturnType<typeof cookiesIn>,
  ): Promise<readonly Held[] | Said> {
    if (route.who === 'anybody') {
      const unsent = cookies.size > 0 ? whyNotSent(incoming, route.method) : undefined
      return unsent === undefined ? [] : refusing(unsent)
    }
    const { headers } = incoming
    const shown = credentialsFor(game, headers.authorization, cookies)
    const seats = textOf(headers[SEATS_HEADER])
    const found = (seats === undefined ? heldBefore(shown, game, route) : undefined) ?? (await holding(shown, game, seats))
    if ('code' in found) return refusing(found)
    const unsent = shown?.by === 'cookie' ? whyNotSent(incoming, route.method) : undefined
    if (unsent !== undefined) return refusing(unsent)
    if (!found.some((one) => may(route.who, one))) return refusing(problem('not-yours'))
    const isWithin = visitor.isLocal || found.every(({ hash }) => bySecret.take(hash, route.cost))
    return isWithin ? found : refusing(problem('too-many'))
  }

  /** The request with its parts in their shapes, or what is wrong with one of them. */
  function partsOf({ incoming: { headers }, address }: Exchange, route: Route, params: Readonly<Record<string, string>>, isGame: boolean) {
    // A game that somebody holds something in has a name of the right form.
    const named = route.params === undefined || isGame ? undefined : readPart(route.params, params, 'path')
    if (named?.ok === false) return problem('nothing-here')
    const query = route.query === undefined ? undefined : readPart(route.query, queryIn(address), 'query')
    if (query?.ok === false) return query.problem
    return {
      params: named?.value ?? params,
      query: query?.value,
      wantsLive: route.live === true && (headers.accept ?? '').includes('text/event-stream'),
      lastEventId: textOf(headers['last-event-id']),
    }
  }

  async function answer(exchange: Exchange, route: Route, params: Readonly<Record<string, string>>): Promise<Said | undefined> {
    const { incoming, visitor } = exchange
    const cookies = cookiesIn(incoming.headers.cookie)
    const held = await whoAsks(exchange, route, params['game'] ?? '', cookies)
    if ('status' in held) return held
    const parts = partsOf(exchange, route, params, route.params === OF_GAME && held.length > 0)
    if ('code' in parts) return refusing(parts)
    const takings = options.allowances.takingsOf({ ...visitor, secrets: held.map(({ hash }) => hash) })
    const why = route.isNewGame ? (options.whyNoGame(incoming, visitor) ?? (await takings.take('games'))) : undefined
    if (why !== undefined) return refusing(why)
    const undone = (error: unknown): never => {
      takings.giveBack()
      throw error
    }
    const body =
      route.body === undefined ? NO_BODY : await options.bodies.take(incoming, visitor, route.mostBytes ?? USUAL_BYTES).catch(undone)
    if (!body.ok) {
      takings.giveBack()
      return refusing(body.problem, { Connection: 'close' })
    }
    try {
      const read = route.body === undefined || route.isReadInThread ? undefined : readBody(route.body, body.text, route.isPlain)
      const { text } = body
      const [from, { origin }] = [sharerOf(visitor), visitor]
      const bearer = bearerIn(incoming.headers.authorization)
      const asked = { ...parts, bearer, body: read?.ok ? read.value : undefined, text, from, held, cookies, origin, ...takings }
      const reply = read?.ok === false ? read : await route.answer(asked as unknown as Asked<never, never, never>, referee)
      if ('problem' in reply) {
        takings.giveBack()
        return refusing(reply.problem)
      }
      if ('live' in reply) return stream(exchange, reply, held)
      if (options.isChecked === true) check(route, reply)
      return given(exchange, route, reply)
    } catch (error) {
      return undone(error)
    } finally {
      body.done()
    }
  }

  async function stream(
    { outgoing, visitor }: Exchange,
    { live }: Extract<Reply, { live: unknown }>,
    held: readonly Held[],
  ): Promise<Said | undefined> {
    const listener = {
      address: visitor.isLocal ? undefined : visitor.address,
      secrets: held.map(({ hash }) => hash),
      isWatching: held.every(({ grant }) => grant.seats.length === 0),
    }
    if (referee.isClosing()) return refusing(problem('closing'))
    if (!streams.mayOpen(listener)) return saying(problem('too-many-streams'), { 'Retry-After': '10' })
    const opened = streams.open(outgoing, listener)
    try {
      await live(opened)
    } catch (error) {
      referee.log({ level: 'error', ...traceOf(error) })
      opened.close()
    }
    return undefined
  }

  return ({ incoming, outgoing }, visitor) => {
    const address = addressOf(incoming)
    const found = declared(address.path)
    if (found === undefined) return undefined
    const { pattern, those } = found.at
    nameRoute(incoming, pattern)
    const { method = '' } = incoming
    // Whoever wants the head alone is sent no more of the answer by the platform.
    const route = those.find((one) => one.method === (method === 'HEAD' ? 'GET' : method))
    if (!options.visitorMay(visitor, route?.cost ?? 1)) return Promise.resolve(refusing(problem('too-many')))
    if (route !== undefined) return answer({ incoming, outgoing, visitor, address }, route, found.params)
    const allowed = methodsOf(those)
    const refused = problemSaying('method', HTTP.method(method, address.path, allowed), { allowed })
    return Promise.resolve(saying(refused, { Allow: allowed.join(', ') }))
  }
}

/** The address says each name once; what it says twice is a list, which no shape takes by mistake. */
function queryIn({ query }: Address): unknown {
  const given = new URLSearchParams(query)
  return Object.fromEntries(
    [...new Set(given.keys())].map((name) => [name, given.getAll(name).length > 1 ? given.getAll(name) : given.get(name)]),
  )
}

const textOf = (header: string | readonly string[] | undefined): string | undefined => (typeof header === 'string' ? header : undefined)

const JSON_TYPE = 'application/json'
const JSON_HEADERS = { ...OWN_HEADERS, 'Content-Type': JSON_TYPE }

/** Holds an answer to the shape that is declared for it, as it will be read. */
function check({ answers }: Route, reply: Exclude<Reply, { live: unknown } | { problem: unknown }>): void {
  const text = 'body' in reply ? JSON.stringify(reply.body) : reply.text
  answers.shape.parse('body' in reply || reply.type.endsWith('json') ? JSON.parse(text) : text)
  if (('etag' in reply && reply.etag !== undefined) !== (answers.isTagged === true)) throw new Error('a tag is declared where it is given')
}

function given({ incoming, visitor }: Exchange, route: Route, reply: Exclude<Reply, { live: unknown } | { problem: unknown }>): Said {
  const status = route.answers.status ?? 200
  const { etag } = reply as { readonly etag?: string }
  const tagged = etag === undefined ? {} : { ETag: etag, 'Cache-Control': 'private, no-cache' }
  if (etag !== undefined && hasAlready(incoming.headers['if-none-match'], etag))
    return { status: 304, headers: { ...OWN_HEADERS, ...tagged }, text: '' }
  const mayCompress = route.method === 'GET' && route.uncompressed === undefined
  if ('text' in reply) {
    const file = reply.file === undefined ? {} : { 'Content-Disposition': `attachment; filename="${reply.file}"` }
    return { status, headers: { ...OWN_HEADERS, ...tagged, ...file, 'Content-Type': reply.type }, text: reply.text, mayCompress }
  }
  const text = JSON.stringify(reply.body)
  if (reply.cookies === undefined && etag === undefined) return { status, headers: JSON_HEADERS, text, mayCompress }
  const cookies = reply.cookies === undefined ? {} : { 'Set-Cookie': reply.cookies.map((change) => cookieText(change, visitor.isSecure)) }
  return { status, headers: { ...JSON_HEADERS, ...tagged, ...cookies }, text, mayCompress: mayCompress && reply.cookies === undefined }
}
