import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { codeOf, fault } from '../fault.ts'
import type { Metrics } from './metrics.ts'
import { observe } from './observation.ts'
import { PROBLEM_TYPE, type Problem, problem } from './problem.ts'
import { NetTally } from './request/nets.ts'
import type { Room } from './room.ts'
import type { ProblemName } from './words/words.ts'

/** How long requests under way may take to end when the room closes, in milliseconds: what takes longer is broken off in its thread. */
const GRACE = 500

/** Limits that hold before anything of a request is looked at; times in milliseconds. */
export interface Patience {
  readonly headers: number
  /** The whole of it, with its body. */
  readonly request: number
  /** A connection on which nothing is asked. */
  readonly idle: number
  /** A connection on which nothing moves at all: streams have their heartbeat. */
  readonly silent: number
  readonly look: number
}
export const PATIENCE: Patience = { headers: 10_000, request: 30_000, idle: 10_000, silent: 60_000, look: 1_000 }

const MOST_HEADER_BYTES = 16 * 1024
const MOST_CONNECTIONS = 12_000
/** Of one address. A browser has six, and live games a few more. */
const MOST_BY_ADDRESS = 200

export interface Listening {
  readonly url: string
  close(): Promise<void>
}

/** Serves on loopback or wherever it is told to, once the address is truly taken. */
export async function listen(room: Room, port: number, host: string, patience: Patience = PATIENCE): Promise<Listening> {
  const { log, metrics } = room
  // Not the answers under way: a set that every one is put into and taken out of again would keep them from being cleared up long after.
  const connections = new Set<Socket>()
  const server = createServer(
    {
      maxHeaderSize: MOST_HEADER_BYTES,
      headersTimeout: patience.headers,
      requestTimeout: patience.request,
      keepAliveTimeout: patience.idle,
      connectionsCheckingInterval: patience.look,
    },
    (incoming, outgoing) => {
      observe(incoming, outgoing, log, metrics)
      outgoing.shouldKeepAlive &&= !room.isClosing()
      room.answer(incoming, outgoing)
    },
  )
  server.maxConnections = MOST_CONNECTIONS
  server.timeout = patience.silent
  const byAddress = new NetTally()
  server.on('connection', (socket) => {
    const peer = room.countedPeer(socket)
    if (peer !== undefined && !byAddress.hasRoom(peer, MOST_BY_ADDRESS)) {
      socket.destroy()
      return
    }
    connections.add(socket)
    if (peer !== undefined) byAddress.add(peer, 1)
    socket.once('close', () => {
      connections.delete(socket)
      if (peer !== undefined) byAddress.add(peer, -1)
    })
  })
  server.on('clientError', (error, socket) => turnAway(socket, nameOfError(error)))
  server.on('connect', (_, socket) => turnAway(socket, 'method'))
  server.on('checkExpectation', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    observe(incoming, outgoing, log, metrics)
    const found = problem('no-expectation')
    outgoing.writeHead(found.status, { 'Content-Type': PROBLEM_TYPE, Connection: 'close' }).end(JSON.stringify(found))
  })
  await take(server, port, host)
  const close = async (): Promise<void> => {
    room.close()
    for (const outgoing of [...connections].flatMap((socket) => answerOn(socket) ?? [])) outgoing.shouldKeepAlive = false
    await closing(server)
  }
  return { url: urlOf(server.address() as AddressInfo), close }
}

/** What Prometheus asks for, at an address of its own. */
export async function listenForMetrics(metrics: Metrics, port: number, host: string): Promise<Listening> {
  const server = createServer((incoming, outgoing) => {
    if (incoming.url !== '/metrics') outgoing.writeHead(404).end()
    else
      void metrics.text().then(
        (text) => outgoing.writeHead(200, { 'Content-Type': metrics.type }).end(text),
        () => outgoing.writeHead(503).end(),
      )
  })
  await take(server, port, host)
  return { url: urlOf(server.address() as AddressInfo), close: () => closing(server) }
}

async function take(server: Server, port: number, host: string): Promise<void> {
  await new Promise<void>((taken, failed) => {
    server.once('error', failed)
    server.listen(port, host, () => {
      server.off('error', failed)
      taken()
    })
  }).catch((error: unknown) => {
    throw whyNotListening(error, port, host)
  })
}

function nameOfError(error: Error): ProblemName {
  switch (codeOf(error)) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 'slow'
    case 'HPE_HEADER_OVERFLOW':
      return 'long-headers'
    default:
      return 'bad-request'
  }
}

/** What is being answered on a connection; what was asked after that waits for it. */
const answerOn = (socket: Duplex): ServerResponse | undefined => (socket as { readonly _httpMessage?: ServerResponse })._httpMessage

/** Says why to somebody whose request never became one, and hangs up. */
function turnAway(socket: Duplex, name: ProblemName): void {
  const found: Problem = problem(name)
  if (!socket.writable || answerOn(socket)?.headersSent === true) {
    socket.destroy()
    return
  }
  const text = JSON.stringify(found)
  const headers = [`Content-Type: ${PROBLEM_TYPE}`, `Content-Length: ${Buffer.byteLength(text)}`, 'Connection: close']
  socket.end(`HTTP/1.1 ${found.status} ${STATUS_CODES[found.status]}\r\n${headers.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy())
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
