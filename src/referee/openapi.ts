import { z } from 'zod'
import { DOORS, type Door } from '../counsel/index.ts'
import { SITUATION_DOCUMENT, situationSchema, TURN_DOCUMENT } from '../editions/reading/index.ts'
import { CITATION, HEALTH, LINE, REFUSAL, REFUSED } from './answer-shapes.ts'
import { argumentsOf, DOOR_SHAPES, type DoorShape } from './door-shapes.ts'
import { OPENAPI } from './words.ts'

type Plain = Readonly<Record<string, unknown>>

const SCHEMAS = '#/components/schemas/'
const JSON_TYPE = 'application/json'

const refTo = (name: string): Plain => ({ $ref: `${SCHEMAS}${name}` })
const nameOf = (door: Door, what: 'Question' | 'Answer'): string => `${door[0]?.toUpperCase()}${door.slice(1)}${what}`
const carrying = (description: string, schema: Plain): Plain => ({ description, content: { [JSON_TYPE]: { schema } } })

/** Inside a description a schema is known by its place, not by its own name. */
const plain = ({ $schema, $id, ...schema }: Plain): Plain => schema

const described: readonly (readonly [Door, DoorShape])[] = DOORS.flatMap((door) => {
  const shape = DOOR_SHAPES[door]
  return shape === undefined ? [] : [[door, shape] as const]
})

/** What is sent to a door. */
const questionOf = ({ about, args }: DoorShape): z.ZodType => {
  const given = { args: args.safeParse({}).success ? args.optional() : args }
  return about === 'books' ? z.strictObject(given) : z.strictObject({ situation: SITUATION_DOCUMENT, ...given })
}

const REMARK = z.looseObject({ words: z.string(), fact: z.string().optional(), cite: CITATION.optional() })
/** What a door about a situation says beside its own answer. */
const REMARKS = { footnotes: z.array(REMARK).optional().describe(OPENAPI.footnotes) }

const answerOf = ({ about, answer }: DoorShape): z.ZodType => {
  if (about === 'books') return answer
  return answer instanceof z.ZodObject ? answer.extend(REMARKS) : answer.and(z.looseObject(REMARKS))
}

function schemas(): Plain {
  const registry = z.registry<{ id: string }>()
  registry.add(CITATION, { id: 'Citation' })
  registry.add(LINE, { id: 'Line' })
  registry.add(REFUSAL, { id: 'Refusal' })
  registry.add(REFUSED, { id: 'Refused' })
  registry.add(HEALTH, { id: 'Health' })
  registry.add(SITUATION_DOCUMENT, { id: 'Situation' })
  registry.add(TURN_DOCUMENT, { id: 'Turn' })
  for (const [door, shape] of described) {
    registry.add(questionOf(shape), { id: nameOf(door, 'Question') })
    registry.add(answerOf(shape), { id: nameOf(door, 'Answer') })
  }
  const made = z.toJSONSchema(registry, { io: 'input', uri: (id) => `${SCHEMAS}${id}` }).schemas
  const named = Object.entries(made).map(([name, schema]) => [name, plain(schema as Plain)])
  return { ...Object.fromEntries(named), Situation: plain(situationSchema() as Plain) }
}

const responses = (door: Door): Plain => ({
  200: carrying(OPENAPI.answered, refTo(nameOf(door, 'Answer'))),
  400: carrying(OPENAPI.malformed, refTo('Refused')),
  413: carrying(OPENAPI.tooLarge, refTo('Refused')),
  422: carrying(OPENAPI.refused, refTo('Refused')),
})

function parameters(door: Door): readonly Plain[] {
  return Object.entries(argumentsOf(door)).map(([name, type]) => {
    const { description, ...schema } = plain(z.toJSONSchema(type, { io: 'input' }) as Plain)
    return { name, in: 'query', ...(description === undefined ? {} : { description }), schema }
  })
}

function operations([door, { about, words }]: readonly [Door, DoorShape]): readonly [string, Plain] {
  const post = {
    operationId: door,
    summary: words,
    requestBody: { required: about === 'situation', content: { [JSON_TYPE]: { schema: refTo(nameOf(door, 'Question')) } } },
    responses: responses(door),
  }
  if (about === 'situation') return [`/api/${door}`, { post }]
  const { 200: answered, 422: refused } = responses(door)
  const get = { operationId: `${door}ByAddress`, summary: words, parameters: parameters(door), responses: { 200: answered, 422: refused } }
  return [`/api/${door}`, { get, post }]
}

const reading = (operationId: string, words: string, schema: Plain): Plain => ({
  get: { operationId, summary: words, responses: { 200: carrying(OPENAPI.answered, schema) } },
})

/** The description of every door in OpenAPI 3.1, made from the doors and their shapes. */
export const openApi = (version: string): Plain => ({
  openapi: '3.1.0',
  info: { title: OPENAPI.title, description: OPENAPI.description, version, license: { name: 'MIT', identifier: 'MIT' } },
  servers: [{ url: '/' }],
  paths: {
    ...Object.fromEntries(described.map(operations)),
    '/api/health': reading('health', OPENAPI.health, refTo('Health')),
    '/api/schema/situation': reading('situationSchema', OPENAPI.situation, { type: 'object' }),
    '/api/openapi.json': reading('openApi', OPENAPI.self, { type: 'object' }),
  },
  components: { schemas: schemas() },
})
