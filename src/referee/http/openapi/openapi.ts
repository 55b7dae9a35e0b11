import { z } from 'zod'
import {
  array,
  type BooksDoor,
  CITATION,
  DOORS,
  type Fields,
  type GroupDoor,
  int,
  LEVELS_READ,
  LINE,
  maybe,
  misfits,
  names,
  nullable,
  object,
  REFUSAL,
  REFUSED,
  SCRIPT_DOCUMENT,
  type Schema,
  type SituationDoor,
  type SubQuestion,
  strictObject,
  string,
} from '../../../counsel/index.ts'
import { situationSchema, TURN_DOCUMENT } from '../../../editions/reading/index.ts'
import { OPENAPI } from '../../words.ts'
import { PROBLEM } from '../problem.ts'
import { ROUTES } from '../routes/routes.ts'
import { problemOf, routePaths, SECURITY } from './openapi-routes.ts'

type Plain = Readonly<Record<string, unknown>>
type Door = SituationDoor | BooksDoor

const SCHEMAS = '#/components/schemas/'
const JSON_TYPE = 'application/json'

const refTo = (name: string): Plain => ({ $ref: `${SCHEMAS}${name}` })
const nameOf = ({ name }: Door, what: 'Question' | 'Answer'): string => `${name[0]?.toUpperCase()}${name.slice(1)}${what}`
const carrying = (description: string, schema: Plain): Plain => ({ description, content: { [JSON_TYPE]: { schema } } })

/** Inside a description a schema is known by its place, not by its own name. */
const plain = ({ $schema, $id, ...schema }: Plain): Plain => schema

/** What each name stands for in the description. */
const NAMED = new Map<Schema, string>([
  [CITATION, 'Citation'],
  [LINE, 'Line'],
  [REFUSAL, 'Refusal'],
  [REFUSED, 'Refused'],
  [PROBLEM, 'Problem'],
])

function numbers({ isWhole, least, most }: { readonly isWhole: boolean; readonly least?: number; readonly most?: number }): Plain {
  return {
    type: isWhole ? 'integer' : 'number',
    ...(least === undefined ? {} : { minimum: least }),
    ...(most === undefined ? {} : { maximum: most }),
  }
}

function fieldsOf(fields: Fields, isStrict: boolean): Plain {
  const required = Object.entries(fields).filter(([, { def }]) => def.is !== 'optional' && def.is !== 'default')
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, jsonSchema(one)])),
    ...(required.length === 0 ? {} : { required: required.map(([name]) => name) }),
    ...(isStrict ? { additionalProperties: false } : {}),
  }
}

function plainly({ def, offered, document }: Schema): Plain {
  switch (def.is) {
    case 'unknown':
      return document === undefined ? {} : refTo(document)
    case 'null':
    case 'boolean':
      return { type: def.is }
    case 'string':
      return {
        type: 'string',
        ...(offered === undefined ? {} : { enum: offered }),
        ...(def.longest === undefined || offered !== undefined ? {} : { maxLength: def.longest }),
      }
    case 'number':
      return numbers(def)
    case 'names':
      return { enum: offered ?? def.names }
    case 'array':
      return {
        type: 'array',
        items: jsonSchema(def.of),
        ...(def.least === 0 ? {} : { minItems: def.least }),
        ...(def.most === undefined ? {} : { maxItems: def.most }),
      }
    case 'tuple':
      return { type: 'array', prefixItems: def.of.map(jsonSchema), minItems: def.of.length, maxItems: def.of.length }
    case 'object':
      return fieldsOf(def.fields, def.isStrict)
    case 'record': {
      if (document !== undefined) return refTo(document)
      const propertyNames = offered === undefined ? jsonSchema(def.keys) : { enum: offered }
      return {
        type: 'object',
        propertyNames,
        additionalProperties: jsonSchema(def.values),
        ...(def.most === undefined ? {} : { maxProperties: def.most }),
      }
    }
    case 'union':
      return { anyOf: def.of.map(jsonSchema) }
    case 'optional':
      return jsonSchema(def.of)
    case 'default':
      return { ...jsonSchema(def.of), default: def.value }
  }
}

/** A schema of ours in the words of JSON Schema; what has a name is referred to. */
function jsonSchema(schema: Schema): Plain {
  const name = NAMED.get(schema)
  if (name !== undefined) return refTo(name)
  return { ...plainly(schema), ...(schema.words === undefined ? {} : { description: schema.words }) }
}

/** One question of a door that has several: its name is part of what is asked. */
function asking({ usual }: GroupDoor, { name, words, args }: SubQuestion): Plain {
  const question = { ...names([name]), words }
  return fieldsOf({ question: usual === name ? maybe(question) : question, ...args }, true)
}

const argumentsOf = (door: Door): Plain =>
  'questions' in door ? { anyOf: door.questions.map((question) => asking(door, question)) } : fieldsOf(door.args, true)

/** Nothing has to be said. */
const isOptional = (door: Door): boolean =>
  ('questions' in door ? door.questions.filter(({ name }) => name === door.usual) : [door]).some(
    ({ args }) => misfits(strictObject(args), {}).length === 0,
  )

/** What is sent to a door: with a situation, or with a game in which the asker sits. */
const questionOf = (door: Door): Plain => ({
  type: 'object',
  properties: { ...(door.about === 'books' ? {} : { situation: refTo('Situation'), game: refTo('Game') }), args: argumentsOf(door) },
  ...(isOptional(door) ? {} : { required: ['args'] }),
  ...(door.about === 'books' ? {} : { oneOf: [{ required: ['situation'] }, { required: ['game'] }] }),
  additionalProperties: false,
})

const GAME = {
  ...strictObject({ record: { ...string, words: OPENAPI.record }, as: maybe({ ...string, words: OPENAPI.as }) }),
  words: OPENAPI.game,
}

/** What a door about a situation says beside its own answer. */
const REMARK = object({
  words: string,
  fact: maybe(string),
  scenario: maybe(string),
  between: maybe(array(string)),
  minor: maybe(string),
  turn: maybe(string),
  cite: maybe(CITATION),
})
const TRUSTED = object({ words: string, asAt: string, about: string, report: object({}), fact: maybe(string) })
const REMARKS = object({
  footnotes: maybe({ ...array(REMARK), words: OPENAPI.footnotes }),
  derived: maybe({ ...array(REMARK), words: OPENAPI.derived }),
  trusted: maybe({ ...array(TRUSTED), words: OPENAPI.trusted }),
  unreported: maybe({ ...array(object({ fact: string, words: string, takenAs: nullable(int) })), words: OPENAPI.unreported }),
  levelsAt: maybe({ ...LEVELS_READ, words: OPENAPI.levelsAt }),
})

function answerOf(door: Door): Plain {
  const shapes = 'questions' in door ? [...new Set(door.questions.map(({ shape }) => shape))] : [door.shape]
  const [only, ...more] = shapes.map(jsonSchema)
  const shape = more.length === 0 ? (only ?? {}) : { anyOf: [only, ...more] }
  return door.about === 'books' ? shape : { allOf: [shape, jsonSchema(REMARKS)] }
}

const schemas = (): Plain => ({
  ...Object.fromEntries([...NAMED].map(([schema, name]) => [name, plainly(schema)])),
  Situation: plain(situationSchema() as Plain),
  Game: jsonSchema(GAME),
  Script: jsonSchema(SCRIPT_DOCUMENT),
  Turn: plain(z.toJSONSchema(TURN_DOCUMENT, { io: 'input' }) as Plain),
  ...Object.fromEntries(
    DOORS.flatMap((door) => [
      [nameOf(door, 'Question'), questionOf(door)],
      [nameOf(door, 'Answer'), answerOf(door)],
    ]),
  ),
})

const responses = (door: Door): Plain => ({
  200: carrying(OPENAPI.answered, refTo(nameOf(door, 'Answer'))),
  400: carrying(OPENAPI.malformed, refTo('Refused')),
  413: carrying(OPENAPI.tooLarge, refTo('Refused')),
  403: problemOf(OPENAPI.stranger),
  415: problemOf(OPENAPI.notJson),
  422: carrying(OPENAPI.refused, refTo('Refused')),
  503: carrying(OPENAPI.tooLong, refTo('Refused')),
})

const parameters = ({ args }: { readonly args: Fields }): readonly Plain[] =>
  Object.entries(args).map(([name, type]) => {
    const { description, ...schema } = jsonSchema(type)
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
  const { 200: answered, 422: refused, 503: tooLong } = responses(door)
  const get = {
    operationId: `${name}ByAddress`,
    summary: words,
    parameters: parameters(door),
    responses: { 200: answered, 422: refused, 503: tooLong },
  }
  return [`/api/${name}`, { get, post }]
}

/** The description of every door and route in OpenAPI 3.1, made from them as they are declared. */
export const openApi = (version: string): Plain => ({
  openapi: '3.1.0',
  info: { title: OPENAPI.title, description: OPENAPI.description, version, license: { name: 'MIT', identifier: 'MIT' } },
  servers: [{ url: '/' }],
  paths: {
    ...Object.fromEntries(DOORS.map(operations)),
    ...routePaths(ROUTES),
  },
  components: { schemas: schemas(), securitySchemes: SECURITY },
})
