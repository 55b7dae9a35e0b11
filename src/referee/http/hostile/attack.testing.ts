import { Agent, request } from 'node:http'
import { connect } from 'node:net'

/** A request that deserves nothing but a sentence. */
export interface Malice {
  readonly kind: string
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** Not a request at all: these bytes go over the line instead. */
  readonly raw?: string
  /** A repeated order is answered as it was the first time. */
  readonly mayBeAnswered?: boolean
}

export interface Reply {
  readonly status: number
  readonly text: string
}

const CONNECTIONS = 40

/** One attacker with some connections that are used again. */
export function openAttack(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const port = Number(new URL(url).port)

  const spoken = ({ method, path, headers, body }: Malice): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const sending = request({ agent, host: '127.0.0.1', port, method, path, headers }, (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (piece: string) => {
          text += piece
          // Whoever is let in to a stream has been answered.
          if (String(response.headers['content-type']).startsWith('text/event-stream')) response.destroy()
        })
        response.on('close', () => resolve({ status: response.statusCode ?? 0, text }))
      })
      sending.on('error', reject)
      sending.end(body)
    })

  const raw = (text: string): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.end(text, 'latin1'))
      let back = ''
      socket.on('data', (piece) => {
        back += piece.toString()
      })
      socket.on('close', () =>
        resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(back)?.[1] ?? 0), text: back.slice(back.indexOf('\r\n\r\n') + 4) }),
      )
      socket.on('error', reject)
    })

  /** A body that is too large may be cut off while it is still being sent: then the answer is lost, and it is sent again alone. */
  const send = async (malice: Malice): Promise<Reply> => {
    for (let attempt = 0; ; attempt++) {
      try {
        return await (malice.raw === undefined ? spoken(malice) : raw(malice.raw))
      } catch (error) {
        if (attempt === 3) throw error
      }
    }
  }
  return { send, close: () => agent.destroy() }
}

/** What was said, in a sentence for whoever reads it. */
export function sentenceIn(text: string): string {
  try {
    const told = JSON.parse(text) as { readonly detail?: string; readonly refusals?: readonly { readonly words: string }[] }
    return told.detail ?? told.refusals?.[0]?.words ?? ''
  } catch {
    return text
  }
}

/** What was wrong with an answer to malice; undefined where it is as it should be. */
export function faultIn({ mayBeAnswered = false }: Malice, { status, text }: Reply): string | undefined {
  const isRefused = status >= 400 && status < 500
  // The doors break off what takes longer than a second.
  const isBrokenOff = status === 503 && text.includes('"too-long"')
  if (mayBeAnswered && status >= 200 && status < 300) return undefined
  if (!isRefused && !isBrokenOff) return `status ${status}`
  return /\w+ \w+/.test(sentenceIn(text)) ? undefined : 'no sentence'
}
