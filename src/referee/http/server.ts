import type { BotAsked } from '../hosting/bots/bot-thinking.ts'
import { Hall } from '../hosting/hall.ts'
import { Rounds } from '../hosting/rounds.ts'
import { clearing } from '../hosting/time/clearing.ts'
import { openPost, type PostSetting } from '../hosting/told/post.ts'
import { damageFoundLater, openGames } from '../store/opening.ts'
import { everySoOften, hasFree } from '../store/state.ts'
import { openThreads, type ThreadsOptions } from '../threads/threads.ts'
import { DESK_FOLDER } from './desk.ts'
import { type Listening, listen, listenForMetrics } from './listening.ts'
import { openMetrics } from './metrics.ts'
import { jsonLog, noLog, traceOf } from './observation.ts'
import type { NewGames } from './request/quotas.ts'
import { room } from './room.ts'

const USUAL_PORT = 4939
const USUAL_HOST = '127.0.0.1'
const USUAL_DATA = 'data'
/** In days. */
const USUAL_CLEARING = 30
const USUAL_FLOOR = 256 * 1024 * 1024

export interface ServeOptions {
  /** 0 takes any that is free. */
  readonly port?: number | undefined
  /** The folder of the games; made if it is missing. */
  readonly data?: string
  /** The address of a PostgreSQL that keeps the games instead. */
  readonly database?: string | undefined
  readonly host?: string | undefined
  /** Names under which it is asked for beside its address, such as that of a proxy before it. */
  readonly names?: readonly string[]
  /** Addresses or nets of proxies that say for whom they ask. */
  readonly proxies?: readonly string[]
  /** Takes the lines of the log; without it nothing is logged. */
  readonly log?: ((text: string) => void) | undefined
  /** Where Prometheus asks for measures, if not under `/metrics` from this machine. */
  readonly metrics?: { readonly host: string; readonly port: number } | undefined
  /** How people are told of open decisions, beside webhooks to public addresses. */
  readonly post?: PostSetting
  /** Who may begin games; anybody where nothing is said. */
  readonly newGames?: NewGames
  /** Nothing new is begun with less free disk than this, in bytes. */
  readonly diskFloor?: number | undefined
  /** After how many days a game is cleared in which nobody gave an order; 0: never. */
  readonly clearUnused?: number
  /** The threads that do what takes longer than a moment. */
  readonly threads?: ThreadsOptions
}

/** Threads that come up with the referee: one for what is prompt, and one for what is not. */
const READY = 2

export type Served = Listening

/** Opens the referee's room: the doors, the games and the desk. Rejects with a `RefereeError` that says what is in the way. */
export async function serve({
  port = USUAL_PORT,
  data = USUAL_DATA,
  database,
  host = USUAL_HOST,
  names = [],
  proxies = [],
  log,
  metrics: elsewhere,
  post: posting = {},
  newGames = 'anybody',
  diskFloor = USUAL_FLOOR,
  clearUnused = USUAL_CLEARING,
  threads: threading,
}: ServeOptions = {}): Promise<Served> {
  const store = await openGames({ data, database })
  const threads = openThreads({ ready: READY, ...threading })
  const metrics = openMetrics()
  const opened: (() => Promise<void>)[] = [() => store.close()]
  const close = async (): Promise<void> => {
    // Requests and bots wait for threads, so these end first.
    await threads.close()
    for (const one of opened.splice(0).reverse()) await one()
    metrics.close()
  }
  try {
    const hall = new Hall(store)
    const told = log === undefined ? noLog : jsonLog(log)
    const think = async (asked: BotAsked, isAtLeisure: boolean) => {
      const worked = await threads.work('bot', asked, { kind: isAtLeisure ? 'leisure' : 'bot' })
      return 'done' in worked ? worked.done : undefined
    }
    const post = await openPost(hall, think, posting, (error) => told({ level: 'error', ...traceOf(error) }))
    opened.push(post.close)
    if (clearUnused > 0) {
      const errand = clearing(clearUnused, () => told({ level: 'info', cleared: 1 }))
      const unused = new Rounds(hall, errand, (error) => told({ level: 'error', ...traceOf(error) }))
      unused.start()
      opened.push(() => unused.stop())
    }
    let isDamaged = false
    void damageFoundLater({ data, database }).then((damage) => {
      isDamaged = damage !== undefined
      if (isDamaged) told({ level: 'error', error: 'store-damaged' })
    })
    const own = room({
      store,
      isWhole: () => !isDamaged,
      hall,
      ways: post.ways,
      threads,
      desk: DESK_FOLDER,
      names: [host, ...names],
      proxies,
      log: told,
      metrics,
      hasMetricsElsewhere: elsewhere !== undefined,
      newGames,
      // A database is on a disk that we cannot see.
      hasRoom: database === undefined ? everySoOften(() => hasFree(data, diskFloor)) : undefined,
    })
    if (elsewhere !== undefined) opened.push((await listenForMetrics(metrics, elsewhere.port, elsewhere.host)).close)
    const listening = await listen(own, port, host)
    opened.push(listening.close)
    told({ level: 'info', clearsUnusedAfterDays: clearUnused })
    return { url: listening.url, close }
  } catch (error) {
    await close()
    throw error
  }
}
