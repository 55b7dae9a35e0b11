import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { isOutOfReach } from '../fault.ts'
import { Hall } from '../hosting/hall.ts'
import { grantsIn } from '../hosting/seats/grant.ts'
import { Following } from '../hosting/watching/following.ts'
import type { GameStore } from '../store/store.ts'
import { VERSION } from '../version.ts'
import type { Answering } from './answering.ts'
import { api } from './api.ts'
import { desk } from './desk.ts'
import { openStreams, type StreamLimits } from './live.ts'
import type { Metrics } from './metrics.ts'
import { type Log, nameRoute, noLog, traceOf } from './observation.ts'
import { openApi } from './openapi.ts'
import { pages } from './pages/pages.ts'
import { problem, sendProblem } from './problem.ts'
import { allowance, RATES, type Rates } from './rates.ts'
import type { Referee, Route } from './routes/route.ts'
import { ROUTES } from './routes/routes.ts'
import { type Bindings, takeRoutes } from './routing.ts'
import { keepStrangersOut } from './strangers.ts'
import { visitorsThrough } from './visitor.ts'

export interface RoomOptions {
  readonly store: GameStore
  /** The games of the store; made of it where it is not given. */
  readonly hall?: Hall
  /** In which ways notices can be sent from here; in none but webhooks where nothing is said. */
  readonly ways?: Referee['ways']
  readonly answering: Answering
  /** Where the built desk stands. */
  readonly desk: string
  /** Names under which it is asked for beside its address, such as that of a proxy before it. */
  readonly names?: readonly string[]
  /** Addresses or nets of proxies whose word about the visitor is taken. */
  readonly proxies?: readonly string[]
  readonly rates?: Rates
  readonly streams?: StreamLimits
  readonly log?: Log
  readonly metrics?: Metrics
  /** The measures are asked for elsewhere, and not here. */
  readonly hasMetricsElsewhere?: boolean
  /** Those that are asked for beside the doors, if not all. */
  readonly routes?: readonly Route[]
  /** Answers are held to their declared shapes: for tests. */
  readonly isChecked?: boolean
}

/** Everything that can be asked for, with nothing let in from elsewhere. */
export interface Room {
  readonly fetch: (request: Request, env: unknown) => Response | Promise<Response>
  readonly log: Log
  readonly metrics: Metrics | undefined
  readonly isClosing: () => boolean
  /** Takes no more, and sends those away who listen. */
  close(): void
}

/** JSON that is the same for everyone, made when the first asks for it. */
function onceAsked(make: () => unknown): () => string {
  let text: string | undefined
  return () => {
    text ??= JSON.stringify(make())
    return text
  }
}

export function room(options: RoomOptions): Room {
  const { store, answering, log = noLog, metrics, routes = ROUTES } = options
  const streams = openStreams(options.streams)
  const visitorOf = visitorsThrough(options.proxies)
  let isClosing = false
  const hall = options.hall ?? new Hall(store)
  const grants = grantsIn(store)
  const following = new Following(hall, (error) => log({ level: 'error', ...traceOf(error) }))
  const referee: Referee = {
    store,
    hall,
    following,
    answering,
    ways: options.ways ?? { hasMail: false, pushKey: null },
    log,
    grantOf: grants.of,
    lastGrantOf: grants.lastOf,
    description: onceAsked(() => openApi(VERSION)),
    isClosing: () => isClosing,
  }
  metrics?.gauge('chancery_live_streams', 'live streams that are open', streams.count)
  metrics?.gauge('chancery_games', 'games that are kept', () => store.count())

  const own = new Hono<{ Bindings: Bindings }>()
  const forPages = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    xFrameOptions: 'DENY',
    // The room speaks plain HTTP; whoever puts TLS before it decides about this.
    strictTransportSecurity: false,
  })
  own.use((context, next) => (context.req.path.startsWith('/api/') ? next() : forPages(context, next)))
  own.use(keepStrangersOut(options.names))
  // Others than this machine are told that there is nothing: how busy a table is concerns nobody.
  own.get('/metrics', async (context, next) => {
    if (metrics === undefined || options.hasMetricsElsewhere === true || !visitorOf(context.env.incoming).isLocal) return next()
    nameRoute(context.env.incoming, '/metrics')
    return context.body(await metrics.text(), 200, { 'Content-Type': metrics.type, 'Cache-Control': 'no-store' })
  })
  const addressMay = allowance((options.rates ?? RATES).byAddress)
  own.use('/api/*', async (context, next) => {
    const { isLocal, address } = visitorOf(context.env.incoming)
    return isLocal || addressMay(address) ? next() : sendProblem(context, problem('too-many'), { 'Retry-After': '1' })
  })
  own.route('/', pages(referee.description))
  own.route(
    '/api',
    takeRoutes(routes, referee, { visitorOf, streams, bySecret: (options.rates ?? RATES).bySecret, isChecked: options.isChecked }),
  )
  own.route('/api', api(answering, routes))
  own.use(async (context, next) => {
    nameRoute(context.env.incoming, 'desk')
    await next()
  })
  own.route('/', desk(options.desk))
  own.all('*', (context) => sendProblem(context, problem('nothing-here')))
  own.onError((error, context) => {
    // Whoever hung up in the middle of a body is nobody's fault.
    if (context.env.incoming.readableAborted) return sendProblem(context, problem('bad-request'))
    if (isOutOfReach(error)) {
      log({ level: 'error', error: error.fault })
      return sendProblem(context, problem('not-ready'), { 'Retry-After': '1' })
    }
    log({ level: 'error', ...traceOf(error) })
    return sendProblem(context, problem('fault'))
  })
  return {
    fetch: (request, env) => own.fetch(request, env as Bindings),
    log,
    metrics,
    isClosing: () => isClosing,
    close: () => {
      isClosing = true
      following.close()
      streams.close()
    },
  }
}
