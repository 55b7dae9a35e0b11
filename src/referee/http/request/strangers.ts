import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { hostname } from 'node:os'
import { type Problem, problem } from '../problem.ts'

/** A host without its port: `[::1]:4939`, `localhost:4939`. */
const nameIn = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$|\.$/g, '')

/** A page elsewhere can give its own name this machine's address, but never a number or a name of the machine itself. */
function isOurs(host: string, names: readonly string[]): boolean {
  const name = nameIn(host)
  return isIP(name) !== 0 || name === 'localhost' || name.endsWith('.localhost') || names.includes(name)
}

export const isFrom = (origin: string, host: string): boolean => {
  try {
    return new URL(origin).host.toLowerCase() === host.toLowerCase()
  } catch {
    return false
  }
}

const JSON_TYPE = 'application/json'

export const isJson = (type: string): boolean => type === JSON_TYPE || /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type)

/** A second Host, or an address with another: which of the two a proxy before us has looked at, nobody knows (RFC 9112, 3.2). */
function hasTwoHosts({ rawHeaders, url = '/', headers: { host = '' } }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  return hosts > 1 || (!url.startsWith('/') && url !== '*' && !isFrom(url, host))
}

const CHANGES_NOTHING: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/**
 * Why nothing is answered to a page from elsewhere: not under a foreign name, not what such a page sends, and not what a browser sends for
 * any page without asking, which is text and forms.
 */
export function strangersFrom(names: readonly string[] = []): (incoming: IncomingMessage) => Problem | undefined {
  const own = [hostname(), `${hostname()}.local`, ...names].map(nameIn)
  /** The name of ours that was asked for last: nearly everybody asks under the same. */
  let known: string | undefined
  return (incoming) => {
    const { method = '', headers } = incoming
    const { host, origin, 'content-type': type } = headers
    if (host === undefined || hasTwoHosts(incoming)) return problem('bad-request')
    if (host !== known && !isOurs(host, own)) return problem('foreign-host')
    known = host
    if (CHANGES_NOTHING.includes(method)) return undefined
    if (origin !== undefined && !isFrom(origin, host)) return problem('foreign-origin')
    return type === undefined || isJson(type) ? undefined : problem('not-json')
  }
}
