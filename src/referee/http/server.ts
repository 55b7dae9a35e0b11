import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { codeOf, fault } from '../fault.ts'
import { openGames } from '../store/opening.ts'
import type { GameStore } from '../store/store.ts'
import type { Answering } from './answering.ts'
import { api } from './api.ts'
import { DESK_FOLDER, desk } from './desk.ts'
import { keepStrangersOut } from './strangers.ts'
import { openWorkers, type WorkersOptions } from './workers.ts'

const USUAL_PORT = 4939
const USUAL_HOST = '127.0.0.1'
const USUAL_DATA = 'data'

/** How long requests under way may take to end when the room closes, in milliseconds. */
const GRACE = 2_000

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
  /** The threads that answer the doors. */
  readonly workers?: WorkersOptions
}

export interface Served {
  readonly url: string
  close(): Promise<void>
}

/** Opens the referee's room: the doors, the games and the desk. Rejects with a `RefereeError` that says what is in the way. */
export async function serve({
  port = USUAL_PORT,
  data = USUAL_DATA,
  database,
  host = USUAL_HOST,
  names = [],
  workers: threads = {},
}: ServeOptions = {}): Promise<Served> {
  const store = await openGames({ data, database })
  const workers = openWorkers(threads)
  const closeBehind = async (): Promise<void> => {
    await workers.close()
    await store.close()
  }
  try {
    const { url, close } = await listen(room(store, DESK_FOLDER, workers.answering, [host, ...names]), port, host)
    return {
      url,
      close: async () => {
        await close()
        await closeBehind()
      },
    }
  } catch (error) {
    await closeBehind()
    throw error
  }
}

/** Everything that can be asked for, with nothing let in from elsewhere. */
export function room(store: GameStore, deskFolder: string, answering: Answering, names: readonly string[] = []): Hono {
  const own = new Hono()
  own.use(
    secureHeaders({
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
    }),
  )
  own.use(keepStrangersOut(names))
  own.route('/api', api(store, answering))
  own.route('/', desk(deskFolder))
  return own
}

/** Serves on loopback or wherever it is told to, once the address is truly taken. */
export async function listen(own: Hono, port: number, host: string): Promise<Served> {
  const server = createAdaptorServer({ fetch: own.fetch }) as Server
  await new Promise<void>((taken, failed) => {
    server.once('error', failed)
    server.listen(port, host, () => {
      server.off('error', failed)
      taken()
    })
  }).catch((error: unknown) => {
    throw whyNotListening(error, port, host)
  })
  return { url: urlOf(server.address() as AddressInfo), close: () => closing(server) }
}

function whyNotListening(error: unknown, port: number, host: string): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return fault('port-taken', { host, port }, error)
    case 'EACCES':
      return fault('port-forbidden', { port }, error)
    case 'ERR_SOCKET_BAD_PORT':
      return fault('bad-port', { port }, error)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return fault('no-such-address', { host }, error)
    default:
      return error
  }
}

/** An address that a browser on this machine can open. */
function urlOf({ address, family, port }: AddressInfo): string {
  const isEverywhere = address === '0.0.0.0' || address === '::'
  return `http://${isEverywhere ? 'localhost' : family === 'IPv6' ? `[${address}]` : address}:${port}`
}

async function closing(server: Server): Promise<void> {
  if (!server.listening) return
  const hurry = setTimeout(() => server.closeAllConnections(), GRACE)
  await new Promise((closed) => server.close(closed))
  clearTimeout(hurry)
}
