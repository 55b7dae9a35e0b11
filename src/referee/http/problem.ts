import type { ServerResponse } from 'node:http'
import type { Context } from 'hono'
import { array, int, maybe, names, object, REFUSAL, string } from '../../counsel/index.ts'
import { type Refusal, refuse } from '../../rules/core/index.ts'
import { PROBLEMS, type ProblemName } from './words/words.ts'

/** What a request met, by RFC 9457; `refusals` has every reason with its rule, as the doors give them. */
export interface Problem {
  /** As in every answer that is a refusal. */
  readonly ok: false
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly code: string
  /** The first rule that was broken, where one was. */
  readonly rule?: string
  readonly refusals: readonly Refusal[]
}

export const PROBLEM = object({
  ok: names([false]),
  type: string,
  title: string,
  status: int,
  detail: string,
  code: string,
  rule: maybe(string),
  refusals: array(REFUSAL),
})

export const PROBLEM_TYPE = 'application/problem+json'

/** Where the readable page speaks of it. */
const typeOf = (name: ProblemName): string => `/api#problem-${name}`

export function problem(name: ProblemName, ...refusals: readonly Refusal[]): Problem {
  const { status, title, detail } = PROBLEMS[name]
  const rule = refusals.find(({ cite }) => cite !== undefined)?.cite?.rule
  return {
    ok: false,
    type: typeOf(name),
    title,
    status,
    detail: refusals.length === 0 ? detail : refusals.map(({ words }) => words).join('; '),
    code: name,
    ...(rule === undefined ? {} : { rule }),
    refusals: refusals.length === 0 ? [refuse(name, detail)] : refusals,
  }
}

/** The same with a sentence of its own, and numbers for programs. */
export const problemSaying = (name: ProblemName, words: string, data: Refusal['data'] = {}): Problem =>
  problem(name, refuse(name, words, undefined, data))

/** When to ask again, in seconds, where it may do better later. */
export const whenAgain = ({ status, refusals: [first] }: Problem): Readonly<Record<string, string>> =>
  status === 429 || status === 503 ? { 'Retry-After': String(first?.data['seconds'] ?? 1) } : {}

/** What is said with everything under `/api`: it is for whoever asked, as it is, and for nobody's cache. */
export const OWN_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'self'; frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

export const sendProblem = (context: Context, found: Problem, more: Readonly<Record<string, string>> = {}): Response =>
  context.body(JSON.stringify(found), found.status as 400, { ...OWN_HEADERS, 'Content-Type': PROBLEM_TYPE, ...more })

/** An answer in one piece. */
export interface Said {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly text: string
  /** Nothing in it tells by its length what is secret. */
  readonly mayCompress?: boolean
}

/** An answer as it goes over the line. */
export interface Sent extends Omit<Said, 'text' | 'mayCompress'> {
  readonly body: string | Buffer
}

/** A problem as it is told where no door stands between. */
export const saying = (found: Problem, more: Readonly<Record<string, string>> = {}): Said => ({
  status: found.status,
  headers: { ...OWN_HEADERS, 'Content-Type': PROBLEM_TYPE, ...more },
  text: JSON.stringify(found),
})

/** Nothing is added to an answer that has begun. */
export function say(outgoing: ServerResponse, { status, headers, body }: Pick<Sent, 'status' | 'headers' | 'body'>): void {
  if (outgoing.headersSent) return
  outgoing.writeHead(status, body.length === 0 ? headers : { ...headers, 'Content-Length': String(Buffer.byteLength(body)) }).end(body)
}
