import { expect, test } from 'vitest'
import { DOORS } from '../../../counsel/index.ts'
import { situationSchema } from '../../../editions/reading/index.ts'
import { VERSION } from '../../version.ts'
import { openRoom } from '../room.testing.ts'
import { openApi } from './openapi.ts'

type Node = { readonly [name: string]: Node }

const description = JSON.parse(JSON.stringify(openApi(VERSION))) as Node

/** Every value under a name, however deep. */
function* valuesOf(name: string, node: unknown): Generator<unknown> {
  if (typeof node !== 'object' || node === null) return
  for (const [key, value] of Object.entries(node)) {
    if (key === name) yield value
    yield* valuesOf(name, value)
  }
}

const at = (pointer: string): unknown =>
  pointer
    .replace(/^#\//, '')
    .split('/')
    .reduce<Node | undefined>((node, step) => node?.[step.replaceAll('~1', '/').replaceAll('~0', '~')], description)

const operations = Object.entries(description['paths'] ?? {}).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
)

test('every reference leads somewhere, and every schema is used', () => {
  const references = new Set([...valuesOf('$ref', description)] as string[])
  expect(references.size).toBeGreaterThan(DOORS.length)
  for (const reference of references) expect(at(reference), reference).toBeDefined()
  const schemas = Object.keys(description['components']?.['schemas'] ?? {})
  expect([...references].sort()).toEqual(schemas.map((name) => `#/components/schemas/${name}`).sort())
})

test('no schema carries a name or a dialect of its own', () => {
  expect([...valuesOf('$id', description['components'])]).toEqual([])
  expect([...valuesOf('$schema', description['components'])]).toEqual([])
})

test('every door is described', () => {
  for (const { name: door } of DOORS) {
    const post = description['paths']?.[`/api/${door}`]?.['post']
    expect(post, door).toMatchObject({ operationId: door, responses: { 200: {}, 400: {}, 413: {}, 422: {} } })
  }
})

test('every operation has its own id, words, and an answer of some shape', () => {
  const ids = operations.map(({ operation }) => operation['operationId'])
  expect(new Set(ids).size).toBe(operations.length)
  for (const { operation } of operations) {
    expect(operation).toMatchObject({ summary: expect.any(String), responses: expect.any(Object) })
    const [good] = Object.keys(operation['responses'] ?? {}).filter((status) => status.startsWith('2'))
    expect(operation['responses']?.[good ?? '']).toMatchObject({ description: expect.any(String) })
  }
})

test('a situation in it is a situation as published', () => {
  const { $schema, ...published } = situationSchema() as Record<string, unknown>
  expect(at('#/components/schemas/Situation')).toEqual(published)
})

test('it is served, and so is everything in it', async () => {
  const { url, get } = await openRoom()
  const response = await get('/api/openapi.json')
  expect(response.headers.get('Content-Type')).toBe('application/json')
  expect(await response.json()).toEqual(description)
  for (const { path, method, operation } of operations) {
    const { status } = await fetch(url + path.replaceAll(/\{\w+\}/g, 'none'), { method })
    const known = Object.keys(operation['responses'] ?? {}).map(Number)
    expect(known, `${method} ${path}`).toContain(status)
    expect(status).toBeLessThan(500)
  }
})

test('tags, live streams and a store out of reach are described where they are met', () => {
  const headersOf = (operation: unknown) =>
    ((operation as { parameters: { in: string; name: string }[] }).parameters ?? [])
      .filter((one) => one.in === 'header')
      .map(({ name }) => name)
  const { '/api/games/{game}': game, '/api/games/{game}/events': events } = description['paths'] ?? {}
  expect(headersOf(game?.['get'])).toEqual(['If-None-Match'])
  expect(game?.['get']).toMatchObject({ responses: { 200: { headers: { ETag: {} } }, 304: { headers: { ETag: {} } }, 500: {}, 503: {} } })
  expect(headersOf(events?.['get'])).toEqual(['Last-Event-ID'])
})
