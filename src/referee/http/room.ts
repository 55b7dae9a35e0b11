import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { secureHeaders } from 'hono/secure-headers'
import { Hall } from '../hosting/hall.ts'
import { grantsIn } from '../hosting/seats/grant.ts'
import { Following } from '../hosting/watching/following.ts'
import { everySoOften, isWritable } from '../store/state.ts'
import type { GameStore } from '../store/store.ts'
import type { Threads } from '../threads/threads.ts'
import { VERSION } from '../version.ts'
import { compressed } from './compression.ts'
import { desk } from './desk.ts'
import { whatFailed, whenBroken } from './failing.ts'
import { openStreams, type StreamLimits } from './live.ts'
import type { Metrics } from './metrics.ts'
import { type Log, nameRoute, noLog, traceOf } from './observation.ts'
import { openApi } from './openapi/openapi.ts'
import { pages } from './pages/pages.ts'
import { problem, say, saying, sendProblem } from './problem.ts'
import { api } from './questions/api.ts'
import { Bodies, type BodyLimits } from './request/bodies.ts'
import { Allowances, type NewGames, type Quotas, whyNoGameFor } from './request/quotas.ts'
import { AddressAllowance, RATES, type Rates } from './request/rates.ts'
import { strangersFrom } from './request/strangers.ts'
import { type CountedPeer, countedPeers, type Visitor, visitorsThrough } from './request/visitor.ts'
import type { Referee, Route } from './routes/route.ts'
import { ROUTES } from './routes/routes.ts'
import { answerRoutes, type Bindings } from './routing.ts'

export interface RoomOptions {
  readonly store: GameStore
  /** The games of the store; made of it where it is not given. */
  readonly hall?: Hall
  /** In which ways notices can be sent from here; in none but webhooks where nothing is said. */
  readonly ways?: Referee['ways']
  readonly threads: Threads
  /** Where the built desk stands. */
  readonly desk: string
  /** Names under which it is asked for beside its address, such as that of a proxy before it. */
  readonly names?: readonly string[]
  /** Addresses or nets of proxies whose word about the visitor is taken. */
  readonly proxies?: readonly string[]
  /** Whose connections are counted: for tests, which come from this machine. */
  readonly countedPeer?: CountedPeer
  readonly rates?: Rates
  readonly streams?: StreamLimits
  readonly bodies?: BodyLimits
  readonly quotas?: Quotas
  /** Who may begin games; anybody where nothing is said. */
  readonly newGames?: NewGames
  /** Whether the store was found to be whole, as far as it was looked through. */
  readonly isWhole?: () => boolean
  /** Whether there is room on the disk to begin anything new. */
  readonly hasRoom?: (() => Promise<boolean>) | undefined
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
  answer(incoming: IncomingMessage, outgoing: ServerResponse): void
  readonly log: Log
  readonly metrics: Metrics | undefined
  readonly countedPeer: CountedPeer
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

const acceptedBy = ({ headers }: IncomingMessage): string | undefined => [headers['accept-encoding'] ?? []].flat().join()

export function room(options: RoomOptions): Room {
  const { store, threads, log = noLog, metrics, routes = ROUTES, newGames = 'anybody', hasRoom = async () => true } = options
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
    threads,
    ways: options.ways ?? { hasMail: false, pushKey: null },
    log,
    grantOf: grants.of,
    lastGrantOf: grants.lastOf,
    description: onceAsked(() => openApi(VERSION)),
    isClosing: () => isClosing,
    newGames,
    hasRoom,
    isWritable: everySoOften(async () => (options.isWhole?.() ?? true) && isWritable(store)),
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
  // Others than this machine are told that there is nothing: how busy a table is concerns nobody.
  own.get('/metrics', async (context, next) => {
    if (metrics === undefined || options.hasMetricsElsewhere === true || !visitorOf(context.env.incoming).isLocal) return next()
    nameRoute(context.env.incoming, '/metrics')
    return context.body(await metrics.text(), 200, { 'Content-Type': metrics.type, 'Cache-Control': 'no-store' })
  })
  const byAddress = new AddressAllowance((options.rates ?? RATES).byAddress)
  const visitorMay = ({ isLocal, address }: Visitor, cost = 1): boolean => isLocal || byAddress.take(address, cost)
  const bodies = new Bodies(options.bodies)
  own.use('/api/*', async (context, next) =>
    visitorMay(visitorOf(context.env.incoming)) ? next() : sendProblem(context, problem('too-many'), { 'Retry-After': '1' }),
  )
  // The doors know no secrets: whoever asks sends all that is answered.
  own.use('/api/*', compress())
  own.route('/', pages(referee.description))
  own.route('/api', api({ threads, routes, bodies, visitorOf }))
  own.use(async (context, next) => {
    nameRoute(context.env.incoming, 'desk')
    await next()
  })
  own.route('/', desk(options.desk))
  own.all('*', (context) => sendProblem(context, problem('nothing-here')))
  own.onError((error, context) => {
    const { found, headers } = whatFailed(error, context.env.incoming, log)
    return sendProblem(context, found, headers)
  })

  const whyStrange = strangersFrom(options.names)
  const answerRoute = answerRoutes(routes, referee, {
    streams,
    visitorMay,
    bySecret: (options.rates ?? RATES).bySecret,
    bodies,
    allowances: new Allowances(hasRoom, options.quotas),
    whyNoGame: whyNoGameFor(newGames),
    isChecked: options.isChecked,
  })
  const answerElse = getRequestListener((request, env) => own.fetch(request, env as Bindings), {
    errorHandler: (error) => whenBroken(error, log),
  })

  function answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const strange = whyStrange(incoming)
    const routed = strange === undefined ? answerRoute({ incoming, outgoing }, visitorOf(incoming)) : Promise.resolve(saying(strange))
    if (routed === undefined) void answerElse(incoming, outgoing)
    else
      routed
        .then(async (said) => {
          if (said === undefined) return
          say(outgoing, said.mayCompress === true ? await compressed(said, acceptedBy(incoming)) : { ...said, body: said.text })
        })
        .catch((error: unknown) => {
          const { found, headers } = whatFailed(error, incoming, log)
          const { text, ...told } = saying(found, headers)
          say(outgoing, { ...told, body: text })
        })
  }

  return {
    answer,
    log,
    metrics,
    countedPeer: options.countedPeer ?? countedPeers(options.proxies),
    isClosing: () => isClosing,
    close: () => {
      isClosing = true
      following.close()
      streams.close()
    },
  }
}
