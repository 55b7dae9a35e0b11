import { z } from 'zod'
import {
  type ArgumentsSchema,
  type BooksDoor,
  CITATION,
  DOORS,
  type GroupDoor,
  LINE,
  REFUSAL,
  REFUSED,
  readingOf,
  type SituationDoor,
  type SubQuestion,
} from '../../counsel/index.ts'
import { SITUATION_DOCUMENT, situationSchema, TURN_DOCUMENT } from '../../editions/reading/index.ts'
import { OPENAPI } from '../words.ts'

type Plain = Readonly<Record<string, unknown>>
type Door = SituationDoor | BooksDoor

const SCHEMAS = '#/components/schemas/'
const JSON_TYPE = 'application/json'

export const HEALTH = z.strictObject({
  ok: z.literal(true),
  version: z.string(),
  store: z.strictObject({ kind: z.string(), games: z.int() }),
})

const refTo = (name: string): Plain => ({ $ref: `${SCHEMAS}${name}` })
const nameOf = ({ name }: Door, what: 'Question' | 'Answer'): string => `${name[0]?.toUpperCase()}${name.slice(1)}${what}`
const carrying = (description: string, schema: Plain): Plain => ({ description, content: { [JSON_TYPE]: { schema } } })

/** Inside a description a schema is known by its place, not by its own name. */
const plain = ({ $schema, $id, ...schema }: Plain): Plain => schema

/** One question of a door that has several: its name is part of what is asked. */
const asking = ({ usual }: GroupDoor, { name, words, args }: SubQuestion): z.core.$ZodType => {
  const question = z.literal(name).describe(words)
  return z.strictObject({ question: usual === name ? question.optional() : question, ...args.shape } as z.core.$ZodLooseShape)
}

const argumentsOf = (door: Door): z.core.$ZodType =>
  'questions' in door ? z.union(door.questions.map((question) => asking(door, question))) : door.args

/** Nothing has to be said. */
const isOptional = (schema: z.core.$ZodType): boolean => z.safeParse(schema, {}).success

/** What is sent to a door. */
function questionOf(door: Door): z.ZodType {
  const args = argumentsOf(door)
  const given = { args: isOptional(args) ? z.optional(args) : args }
  return door.about === 'books' ? z.strictObject(given) : z.strictObject({ situation: SITUATION_DOCUMENT, ...given })
}

const REMARK = z.looseObject({ words: z.string(), fact: z.string().optional(), cite: z.optional(CITATION) })
/** What a door about a situation says beside its own answer. */
const REMARKS = z.looseObject({
  footnotes: z.array(REMARK).optional().describe(OPENAPI.footnotes),
  derived: z.array(REMARK).optional().describe(OPENAPI.derived),
})

const shapeOf = (door: Door): z.core.$ZodType => {
  const shapes = 'questions' in door ? [...new Set(door.questions.map(({ shape }) => shape))] : [door.shape]
  const [first, ...more] = shapes
  return first === undefined || more.length > 0 ? z.union(shapes) : first
}

const answerOf = (door: Door): z.core.$ZodType => (door.about === 'books' ? shapeOf(door) : z.intersection(shapeOf(door), REMARKS))

/** What a schema does not say itself: the names worth offering, and documents that have a schema of their own. */
function told({ zodSchema, jsonSchema }: { readonly zodSchema: z.core.$ZodType; readonly jsonSchema: object }): void {
  const { offered, document } = readingOf(zodSchema)
  if (offered !== undefined)
    Object.assign(jsonSchema, zodSchema instanceof z.core.$ZodRecord ? { propertyNames: { enum: offered } } : { enum: offered })
  if (document !== undefined) Object.assign(jsonSchema, refTo(document))
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
  for (const door of DOORS) {
    registry.add(questionOf(door), { id: nameOf(door, 'Question') })
    registry.add(answerOf(door), { id: nameOf(door, 'Answer') })
  }
  const made = z.toJSONSchema(registry, { io: 'input', override: told, uri: (id) => `${SCHEMAS}${id}` }).schemas
  const named = Object.entries(made).map(([name, schema]) => [name, plain(schema as Plain)])
  return { ...Object.fromEntries(named), Situation: plain(situationSchema() as Plain) }
}

const responses = (door: Door): Plain => ({
  200: carrying(OPENAPI.answered, refTo(nameOf(door, 'Answer'))),
  400: carrying(OPENAPI.malformed, refTo('Refused')),
  413: carrying(OPENAPI.tooLarge, refTo('Refused')),
  422: carrying(OPENAPI.refused, refTo('Refused')),
})

const parameters = ({ args }: { readonly args: ArgumentsSchema }): readonly Plain[] =>
  Object.entries(args.shape).map(([name, type]) => {
    const { description, ...schema } = plain(z.toJSONSchema(type as z.core.$ZodType, { io: 'input', override: told }) as Plain)
    return { name, in: 'query', ...(description === undefined ? {} : { description }), schema }
  })

function operations(door: Door): readonly [string, Plain] {
  const { name, words } = door
  const post = {
    operationId: name,
    summary: words,
    requestBody: { required: door.about === 'situation', content: { [JSON_TYPE]: { schema: refTo(nameOf(door, 'Question')) } } },
    responses: responses(door),
  }
  if (door.about === 'situation') return [`/api/${name}`, { post }]
  const { 200: answered, 422: refused } = responses(door)
  const get = { operationId: `${name}ByAddress`, summary: words, parameters: parameters(door), responses: { 200: answered, 422: refused } }
  return [`/api/${name}`, { get, post }]
}

const reading = (operationId: string, words: string, schema: Plain): Plain => ({
  get: { operationId, summary: words, responses: { 200: carrying(OPENAPI.answered, schema) } },
})

/** The description of every door in OpenAPI 3.1, made from the doors as they are declared. */
export const openApi = (version: string): Plain => ({
  openapi: '3.1.0',
  info: { title: OPENAPI.title, description: OPENAPI.description, version, license: { name: 'MIT', identifier: 'MIT' } },
  servers: [{ url: '/' }],
  paths: {
    ...Object.fromEntries(DOORS.map(operations)),
    '/api/health': reading('health', OPENAPI.health, refTo('Health')),
    '/api/schema/situation': reading('situationSchema', OPENAPI.situation, { type: 'object' }),
    '/api/openapi.json': reading('openApi', OPENAPI.self, { type: 'object' }),
  },
  components: { schemas: schemas() },
})
