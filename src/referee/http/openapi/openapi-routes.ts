import { z } from 'zod'
import { PROBLEM_TYPE } from '../problem.ts'
import type { Route } from '../routes/route.ts'
import { PROBLEMS, type ProblemName, ROUTE_WORDS, WHO_MAY } from '../words/words.ts'

type Plain = Readonly<Record<string, unknown>>

/** Either of two ways to show the secret of a link. */
export const SECURITY: Plain = {
  bearer: { type: 'http', scheme: 'bearer', description: ROUTE_WORDS.bearer },
  cookie: { type: 'apiKey', in: 'cookie', name: 'chancery_{game}', description: ROUTE_WORDS.cookie },
}

export const problemOf = (description: string): Plain => ({
  description,
  content: { [PROBLEM_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } },
})

/** A shape in the words of JSON Schema, as it is sent or as it is given. */
function schemaOf(shape: z.ZodType, io: 'input' | 'output'): Plain {
  const { $schema, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' }) as Plain
  return schema
}

/** What an address holds: `/games/:game` says its names, the query its own. */
function parametersOf(shape: z.ZodType | undefined, place: 'path' | 'query'): readonly Plain[] {
  if (shape === undefined) return []
  const { properties = {}, required = [] } = schemaOf(shape, 'input') as {
    readonly properties?: Readonly<Record<string, Plain>>
    readonly required?: readonly string[]
  }
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: place,
    ...(place === 'path' || required.includes(name) ? { required: true } : {}),
    ...(description === undefined ? {} : { description }),
    schema,
  }))
}

/** What meets whoever begins too much. */
const BEGINNING: readonly ProblemName[] = ['used-up', 'too-many-begun', 'no-room']

/** Every problem that may be met: what a shape, a secret, a body and the store bring with them, and the route's own. */
function problemsOf({ who, params, query, body, refuses = [], live, isNewGame }: Route): readonly ProblemName[] {
  const brought: readonly (readonly [boolean, readonly ProblemName[]])[] = [
    [body !== undefined, ['malformed-json', 'too-large', 'not-json', 'misshapen', 'slow', 'too-much-at-once', 'too-much-under-way']],
    [isNewGame === true, [...BEGINNING, 'needs-token', 'local-only']],
    [query !== undefined, ['misshapen']],
    [who !== 'anybody', ['no-secret', 'nothing-here', 'not-yours']],
    [params !== undefined, ['nothing-here']],
    [params !== undefined || body !== undefined, ['not-ready', 'closing']],
    [live === true, ['too-many-streams']],
  ]
  return [...new Set([...brought.flatMap(([is, names]) => (is ? names : [])), ...refuses, 'too-many' as const, 'fault' as const])]
}

const TAG: Plain = { description: ROUTE_WORDS.tag, schema: { type: 'string' } }

/** What an asker may say in a header of what he has already. */
const headersOf = ({ live, answers: { isTagged } }: Route): readonly Plain[] =>
  [
    ...(isTagged ? [['If-None-Match', ROUTE_WORDS.ifNoneMatch]] : []),
    ...(live === true ? [['Last-Event-ID', ROUTE_WORDS.lastEventId]] : []),
  ].map(([name, description]) => ({ name, in: 'header', description, schema: { type: 'string' } }))

function responsesOf(route: Route): Plain {
  const { status = 200, words, shape, type = 'application/json', isTagged } = route.answers
  const names = problemsOf(route)
  const statuses = [...new Set(names.map((name) => PROBLEMS[name].status))].sort()
  return {
    [status]: {
      description: words,
      content: {
        [type]: { schema: schemaOf(shape, 'output') },
        ...(route.live === true ? { 'text/event-stream': { schema: { type: 'string' } } } : {}),
      },
      ...(isTagged ? { headers: { ETag: TAG } } : {}),
    },
    ...(isTagged ? { 304: { description: ROUTE_WORDS.hadAlready, headers: { ETag: TAG } } } : {}),
    ...Object.fromEntries(
      statuses.map((one) => [
        one,
        problemOf(
          names
            .filter((name) => PROBLEMS[name].status === one)
            .map((name) => `${name}: ${PROBLEMS[name].detail}`)
            .join('\n\n'),
        ),
      ]),
    ),
  }
}

const operationOf = (route: Route): Plain => ({
  operationId: route.name,
  summary: route.words,
  description: ROUTE_WORDS.who(WHO_MAY[route.who]),
  tags: ['games'],
  ...(route.who === 'anybody' ? {} : { security: [{ bearer: [] }, { cookie: [] }] }),
  parameters: [...parametersOf(route.params, 'path'), ...parametersOf(route.query, 'query'), ...headersOf(route)],
  ...(route.body === undefined
    ? {}
    : { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(route.body, 'input') } } } }),
  responses: responsesOf(route),
})

/** The routes as OpenAPI lists them, by path and method. */
export function routePaths(routes: readonly Route[]): Readonly<Record<string, Plain>> {
  const paths = [...new Set(routes.map(({ path }) => path))]
  return Object.fromEntries(
    paths.map((path) => [
      `/api${path.replaceAll(/:(\w+)/g, '{$1}')}`,
      Object.fromEntries(routes.filter((one) => one.path === path).map((route) => [route.method.toLowerCase(), operationOf(route)])),
    ]),
  )
}
