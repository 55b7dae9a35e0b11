import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Metrics } from './metrics.ts'

/** Takes one line of the log. It is never given a secret, a body, a name, or an address with an id in it. */
export type Log = (entry: Readonly<Record<string, string | number | boolean | readonly string[]>>) => void

export const jsonLog =
  (write: (text: string) => void): Log =>
  (entry) =>
    write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`)

export const noLog: Log = () => undefined

/** What an error may say in a log: where it came from, but not its message, which may quote what a player wrote. */
export function traceOf(error: unknown): { readonly error: string; readonly trace: readonly string[] } {
  if (!(error instanceof Error)) return { error: typeof error, trace: [] }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { error: error.name, trace: frames.slice(0, 12).map((line) => line.trim()) }
}

const ROUTE = Symbol('route')
type Named = IncomingMessage & { [ROUTE]?: string }

/** Says which route a request found, as it is declared. */
export const nameRoute = (incoming: IncomingMessage, pattern: string): void => {
  ;(incoming as Named)[ROUTE] = pattern
}

const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']

/** A line and a measure for each request when it is over. What found no route is told without its address. */
export function observe(incoming: IncomingMessage, outgoing: ServerResponse, log: Log, metrics: Metrics | undefined): void {
  const from = performance.now()
  outgoing.on('close', () => {
    const ms = performance.now() - from
    const method = METHODS.includes(incoming.method ?? '') ? String(incoming.method) : 'other'
    const route = (incoming as Named)[ROUTE] ?? 'none'
    const status = outgoing.statusCode
    const isLive = String(outgoing.getHeader('Content-Type') ?? '').startsWith('text/event-stream')
    metrics?.answered({ method, route, status, seconds: isLive ? undefined : ms / 1_000 })
    // The desk's files are of no interest where all is well.
    if (log === noLog || (route === 'desk' && status < 500)) return
    log({
      method,
      route,
      status,
      ms: Math.round(ms * 10) / 10,
      ...(isLive ? { live: true } : {}),
      ...(outgoing.writableFinished ? {} : { cut: true }),
    })
  })
}
