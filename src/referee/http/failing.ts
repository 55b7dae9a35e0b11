import type { IncomingMessage } from 'node:http'
import { RequestError } from '@hono/node-server'
import { isOutOfReach } from '../fault.ts'
import { type Log, traceOf } from './observation.ts'
import { PROBLEM_TYPE, type Problem, problem } from './problem.ts'

interface Failed {
  readonly found: Problem
  readonly headers?: Readonly<Record<string, string>>
}

/** What is told of an error, and logged where it is ours. */
export function whatFailed(error: unknown, { readableAborted }: IncomingMessage, log: Log): Failed {
  // Whoever hung up in the middle of a body is nobody's fault.
  if (readableAborted) return { found: problem('bad-request') }
  if (isOutOfReach(error)) {
    log({ level: 'error', error: error.fault })
    return { found: problem('not-ready'), headers: { 'Retry-After': '1' } }
  }
  log({ level: 'error', ...traceOf(error) })
  return { found: problem('fault') }
}

/** What cannot be read as a request is the asker's doing; the rest is ours. */
export function whenBroken(error: unknown, log: Log): Response {
  const found = problem(error instanceof RequestError ? 'bad-request' : 'fault')
  if (found.status === 500) log({ level: 'error', ...traceOf(error) })
  return new Response(JSON.stringify(found), { status: found.status, headers: { 'Content-Type': PROBLEM_TYPE } })
}
