import { connect, type Socket } from 'node:net'

export interface Heard {
  readonly status: number
  /** What was said, made of its bytes when somebody reads it. */
  text(): string
}

/** One connection that asks one thing after another, with next to nothing of its own: it is the referee that is timed. */
export interface Wire {
  ask(method: string, path: string, secret: string | undefined, body?: unknown): Promise<Heard>
  close(): void
}

/** All connections read into the same room, one after another: whoever is given a piece takes out of it at once what he wants to keep. */
const room = Buffer.alloc(64 * 1024)

const opened = (url: string, take: (piece: Buffer) => void): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const onread = {
      buffer: room,
      callback: (length: number): boolean => {
        take(room.subarray(0, length))
        return true
      },
    }
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', onread }, () => resolve(socket))
    socket.setNoDelay(true)
    socket.once('error', reject)
  })

const NOTHING: Buffer = Buffer.alloc(0)
const HEAD_END = Buffer.from('\r\n\r\n')
const LENGTH = Buffer.from('Content-Length: ')
const ZERO = 0x30

/** A number as it stands in bytes from there on. */
function numberAt(bytes: Buffer, from: number): number {
  let number = 0
  for (let at = from; ; at++) {
    const digit = (bytes[at] ?? 0) - ZERO
    if (digit < 0 || digit > 9) return number
    number = number * 10 + digit
  }
}

const headOf = (method: string, path: string, secret: string | undefined, more: string): string =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${secret === undefined ? '' : `Authorization: Bearer ${secret}\r\n`}${more}\r\n`

export async function openWire(url: string): Promise<Wire> {
  let pieces = NOTHING
  let waiting: ((heard: Heard) => void) | undefined
  let failed: ((error: Error) => void) | undefined
  const socket = await opened(url, (piece) => {
    const all = pieces.length === 0 ? piece : Buffer.concat([pieces, piece])
    const end = all.indexOf(HEAD_END)
    const named = all.indexOf(LENGTH)
    const whole = end + HEAD_END.length + (named < 0 || named > end ? 0 : numberAt(all, named + LENGTH.length))
    const isWhole = end >= 0 && all.length >= whole
    const rest = isWhole ? whole : 0
    pieces = rest === all.length ? NOTHING : Buffer.from(all.subarray(rest))
    if (!isWhole) return
    const said = Buffer.from(all.subarray(end + HEAD_END.length, whole))
    waiting?.({ status: numberAt(all, 'HTTP/1.1 '.length), text: () => said.toString('utf8') })
  })
  const lost = (): void => failed?.(new Error('the referee hung up'))
  socket.on('close', lost)
  socket.on('error', lost)
  return {
    ask: (method, path, secret, body) =>
      new Promise((resolve, reject) => {
        waiting = resolve
        failed = reject
        const text = body === undefined ? '' : JSON.stringify(body)
        const more = body === undefined ? '' : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n`
        socket.write(headOf(method, path, secret, more) + text)
      }),
    close: () => {
      failed = undefined
      socket.destroy()
    },
  }
}

/** Listens to a game; told the number of each line as it arrives. */
export async function follow(url: string, game: string, secret: string, heard: (line: number) => void): Promise<() => void> {
  let rest = ''
  let begun = (): void => undefined
  const socket = await opened(url, (piece) => {
    rest += piece.toString('latin1')
    begun()
    const last = rest.lastIndexOf('\n\n')
    if (last < 0) return
    for (const [, line] of rest.slice(0, last).matchAll(/(?:^|\n)id: (\d+)\n/g)) heard(Number(line))
    rest = rest.slice(last + 1)
  })
  await new Promise<void>((go) => {
    begun = go
    socket.write(headOf('GET', `/api/games/${game}/events`, secret, 'Accept: text/event-stream\r\n'))
  })
  return () => socket.destroy()
}
