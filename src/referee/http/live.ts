import type { ServerResponse } from 'node:http'
import { NetTally } from './request/nets.ts'

/** Events as they happen, to one who listens (text/event-stream). */
export interface LiveStream {
  /** Whoever takes in too little is dropped, and comes back for the rest with the last id that was received. */
  send(frame: Uint8Array): void
  /** Whether more may be sent now; if not, `later` is called when it may. */
  hasRoom(later: () => void): boolean
  /** Ends it; the listener comes back, and is let in or not. */
  close(): void
  /** Called once when it is over, whoever ended it; at once where it is over already. */
  onClose(over: () => void): void
}

interface Frame {
  readonly id?: number
  readonly event?: string
  readonly data: unknown
}

/** The bytes of an event: made once, sent to many. */
export const frameOf = ({ id, event, data }: Frame): Uint8Array =>
  Buffer.from(`${id === undefined ? '' : `id: ${id}\n`}${event === undefined ? '' : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`)

export interface StreamLimits {
  /** In all, from one address, and with one secret; a link to watch is meant to be passed on. */
  readonly inAll: number
  readonly byAddress: number
  readonly bySecret: number
  readonly byWatchers: number
}

const STREAM_LIMITS: StreamLimits = { inAll: 5_000, byAddress: 100, bySecret: 20, byWatchers: 2_000 }

/** What may wait to be sent to one listener, in bytes. */
const MOST_UNSENT = 1024 * 1024
/** Of a long past, so much at once. */
const MOST_AT_ONCE = 256 * 1024
/** Proxies close what is silent for long; in milliseconds. */
const HEARTBEAT = 20_000
/** When a listener comes back, in milliseconds: not all at the same moment. */
const COME_BACK = () => 1_000 + Math.floor(Math.random() * 2_000)

const SILENCE = Buffer.from(':\n\n')

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
}

/** Whose stream it is: what is counted. A local address is not. */
export interface Listener {
  readonly address: string | undefined
  readonly secrets: readonly string[]
  readonly isWatching: boolean
}

export interface Streams {
  readonly count: () => number
  mayOpen(listener: Listener): boolean
  open(outgoing: ServerResponse, listener: Listener): LiveStream
  /** Ends all of them: the listeners come back when there is somebody again. */
  close(): void
}

/** How many of each there are. */
function tally() {
  const counts = new Map<string, number>()
  return {
    of: (name: string): number => counts.get(name) ?? 0,
    add: (name: string, change: 1 | -1): void => {
      const count = (counts.get(name) ?? 0) + change
      if (count === 0) counts.delete(name)
      else counts.set(name, count)
    },
  }
}

export function openStreams(limits: StreamLimits = STREAM_LIMITS): Streams {
  const all = new Map<LiveStream, ServerResponse>()
  const addresses = new NetTally()
  const holders = tally()

  const beat = setInterval(() => {
    for (const stream of all.keys()) stream.send(SILENCE)
  }, HEARTBEAT)
  beat.unref()

  function count({ address, secrets }: Listener, change: 1 | -1): void {
    if (address !== undefined) addresses.add(address, change)
    for (const secret of secrets) holders.add(secret, change)
  }

  function open(outgoing: ServerResponse, listener: Listener): LiveStream {
    const after: (() => void)[] = []
    let isOver = false
    const stream: LiveStream = {
      send: (frame) => {
        if (isOver || outgoing.writableEnded) return
        if (outgoing.writableLength + frame.length > MOST_UNSENT) outgoing.destroy()
        else outgoing.write(frame)
      },
      hasRoom: (later) => {
        if (isOver || outgoing.writableLength < MOST_AT_ONCE) return true
        outgoing.once('drain', later)
        return false
      },
      close: () => {
        if (!isOver && !outgoing.writableEnded) outgoing.end(`retry: ${COME_BACK()}\n\n`)
      },
      onClose: (over) => {
        if (isOver) over()
        else after.push(over)
      },
    }
    all.set(stream, outgoing)
    count(listener, 1)
    outgoing.once('close', () => {
      isOver = true
      all.delete(stream)
      count(listener, -1)
      for (const over of after) over()
    })
    outgoing.writeHead(200, HEADERS)
    outgoing.write(`retry: ${COME_BACK()}\n\n`)
    return stream
  }

  return {
    count: () => all.size,
    mayOpen: ({ address, secrets, isWatching }) =>
      all.size < limits.inAll &&
      (address === undefined || addresses.hasRoom(address, limits.byAddress)) &&
      secrets.every((secret) => holders.of(secret) < (isWatching ? limits.byWatchers : limits.bySecret)),
    open,
    close: () => {
      clearInterval(beat)
      for (const stream of all.keys()) stream.close()
    },
  }
}
