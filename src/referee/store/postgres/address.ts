import pg, { type ClientConfig } from 'pg'
import { codeOf, fault, RefereeError, reasonOf } from '../../fault.ts'

/** How long a database may take to answer before we give up, in milliseconds. */
export const PATIENCE = 5_000
const BETWEEN_ATTEMPTS = 100
/** How long one statement may take: a standby that must confirm may be slow, a line that is cut never ends. */
const LONGEST_STATEMENT = 60_000

/** Where a database is: `url` has its secrets, `place` has none and may be shown. */
export interface Address {
  readonly config: ClientConfig
  readonly place: string
}

export const isAddress = (text: string): boolean => /^postgres(?:ql)?:\/\//.test(text)

export function addressOf(url: string): Address {
  let read: URL | undefined
  try {
    if (isAddress(url)) read = new URL(url)
  } catch {
    // What is wrong with it would be said with all of it, the password too.
  }
  if (read === undefined) throw fault('bad-database', {})
  const config = {
    connectionString: url,
    application_name: 'chancery',
    connectionTimeoutMillis: PATIENCE,
    query_timeout: LONGEST_STATEMENT,
    keepAlive: true,
  }
  return { config, place: `postgres://${read.host}${read.pathname}` }
}

/** What stands in the way of using a database, in a sentence without a secret. */
export function whyNotUsable(error: unknown, place: string): RefereeError {
  return error instanceof RefereeError ? error : fault('no-database', { place, reason: reasonIn(error) }, error)
}

/** Several addresses of one name fail together, and only together they say why. */
export function reasonIn(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(reasonIn))].join('; ')
  return reasonOf(error) || codeOf(error) || 'no reason given'
}

/** A connection of its own. When it breaks, or is closed, `over` hears of it once. */
export async function connected({ config }: Address, over: (client: pg.Client) => void): Promise<pg.Client> {
  const client = new pg.Client(config)
  // What goes wrong is seen by whoever waits for an answer, and by the end that follows.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    client.end().catch(() => {})
    throw error
  }
  client.once('end', () => over(client))
  return client
}

/** Tries again for a while where the connection is at fault: a server that starts anew, or another that takes over. */
export async function patiently<T>(attempt: () => Promise<T>): Promise<T> {
  for (const until = Date.now() + PATIENCE; ; ) {
    try {
      return await attempt()
    } catch (error) {
      if (error instanceof RefereeError || !isAboutConnection(error) || Date.now() > until) throw error
      await new Promise((later) => setTimeout(later, BETWEEN_ATTEMPTS))
    }
  }
}

/** Whether another connection may do better than the one on which this happened. */
export const isAboutConnection = (error: unknown): boolean => {
  const code = codeOf(error)
  // 08 connection, 25006 read only (a standby), 57 operator intervention; what has no code of five letters never reached the server.
  return code === undefined || !/^[0-9A-Z]{5}$/.test(code) || /^(?:08|57|25006)/.test(code)
}
