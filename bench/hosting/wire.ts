import { connect, type Socket } from 'node:net'

export interface Heard {
  readonly status: number
  readonly text: string
}

/** One connection that asks one thing after another, with next to nothing of its own: it is the referee that is timed. */
export interface Wire {
  ask(method: string, path: string, secret: string | undefined, body?: unknown): Promise<Heard>
  close(): void
}

const opened = (url: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => resolve(socket))
    socket.setNoDelay(true)
    socket.once('error', reject)
  })

const headOf = (method: string, path: string, secret: string | undefined, more: string): string =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${secret === undefined ? '' : `Authorization: Bearer ${secret}\r\n`}${more}\r\n`

export async function openWire(url: string): Promise<Wire> {
  const socket = await opened(url)
  let pieces: Buffer = Buffer.alloc(0)
  let waiting: ((heard: Heard) => void) | undefined
  let failed: ((error: Error) => void) | undefined
  socket.on('data', (piece: Buffer) => {
    pieces = pieces.length === 0 ? piece : Buffer.concat([pieces, piece])
    const end = pieces.indexOf('\r\n\r\n')
    if (end < 0) return
    const head = pieces.toString('latin1', 0, end)
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
    if (pieces.length < end + 4 + length) return
    const text = pieces.toString('utf8', end + 4, end + 4 + length)
    pieces = pieces.subarray(end + 4 + length)
    waiting?.({ status: Number(head.slice(9, 12)), text })
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
  const socket = await opened(url)
  let rest = ''
  await new Promise<void>((begun) => {
    socket.on('data', (piece) => {
      rest += piece.toString('latin1')
      begun()
      const last = rest.lastIndexOf('\n\n')
      if (last < 0) return
      for (const [, line] of rest.slice(0, last).matchAll(/(?:^|\n)id: (\d+)\n/g)) heard(Number(line))
      rest = rest.slice(last + 1)
    })
    socket.write(headOf('GET', `/api/games/${game}/events`, secret, 'Accept: text/event-stream\r\n'))
  })
  return () => socket.destroy()
}
