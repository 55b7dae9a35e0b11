import { Agent, request } from 'node:http'
import { connect as connectTo } from 'node:net'

const PATIENCE = 60_000

/** Whether an answer is what a stranger may be told: what he asked for, or a refusal in a sentence. */
export function faultOf({ status, text }) {
  if (status >= 200 && status < 400) return undefined
  if (status >= 500 && status !== 503) return `${status}: ${text.slice(0, 200)}`
  try {
    const { refusals: [first] = [], detail = first?.words } = JSON.parse(text)
    return typeof detail === 'string' && detail.includes(' ') ? undefined : `${status} without a sentence: ${text.slice(0, 200)}`
  } catch {
    return `${status} without a sentence: ${text.slice(0, 200)}`
  }
}

/**
 * What asks a referee, and counts what it was answered. `from` is the address that it asks for. A connection that is cut off is `{ cut: true }`: that
 * is a way to refuse what is too much, and no answer.
 */
export function openClient(url) {
  const { hostname, port } = new URL(url)
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  const statuses = new Map()
  const faults = []

  const noted = (reply) => {
    const name = reply.cut ? 'cut' : String(reply.status)
    statuses.set(name, (statuses.get(name) ?? 0) + 1)
    const found = reply.cut ? undefined : faultOf(reply)
    if (found !== undefined && faults.length < 5) faults.push(found)
    return reply
  }

  const ask = (path, { method, body, from = '198.51.100.1', headers = {}, timeout = PATIENCE } = {}) =>
    new Promise((resolve) => {
      const text = typeof body === 'object' ? JSON.stringify(body) : body
      const sending = request({
        agent,
        hostname,
        port,
        path,
        method: method ?? (text === undefined ? 'GET' : 'POST'),
        timeout,
        headers: {
          'X-Forwarded-For': from,
          ...(text === undefined ? {} : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
          ...headers,
        },
      })
      sending.on('response', (response) => {
        const chunks = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('error', () => resolve({ cut: true }))
        response.on('end', () => {
          const said = Buffer.concat(chunks).toString()
          resolve({ status: response.statusCode, headers: response.headers, text: said, json: () => JSON.parse(said) })
        })
      })
      sending.on('timeout', () => sending.destroy(new Error('late')))
      sending.on('error', () => resolve({ cut: true }))
      sending.end(text)
    }).then(noted)

  /** A bare connection: what is written to it, byte for byte, and what comes back. */
  function connect() {
    const socket = connectTo(Number(port), hostname)
    const chunks = []
    const closed = new Promise((over) => socket.once('close', over))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', () => undefined)
    return { socket, closed, text: () => Buffer.concat(chunks).toString() }
  }

  return { ask, connect, statuses, faults, close: () => agent.destroy() }
}

/** So many do something at once, each again and again until it is over. */
export const crowd = (count, isOver, act) =>
  Promise.all(
    Array.from({ length: count }, async (_, at) => {
      for (let round = 0; !isOver(); round += 1) await act(at, round)
    }),
  )
