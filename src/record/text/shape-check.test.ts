import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Event, eventDeclarationOf } from '../../rules/game/index.ts'
import { readRecord } from '../record.ts'
import { checkOf } from './shape-check.ts'

const STRANGE: readonly unknown[] = [null, '', 'axis', -1, 0.5, 1e20, true, [], {}, [{}], { axis: 1 }]

/** The same with one part of it changed or left out, for each part. */
function* spoilt(value: unknown): Generator<unknown> {
  yield* STRANGE
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const [index, inner] of value.entries()) for (const other of spoilt(inner)) yield value.with(index, other)
    yield value.slice(1)
    yield [...value, ...value]
    return
  }
  for (const [key, inner] of Object.entries(value)) {
    const { [key]: _gone, ...rest } = value as Record<string, unknown>
    yield rest
    for (const other of spoilt(inner)) yield { ...value, [key]: other }
  }
  yield { ...value, beside: 1 }
}

function eventsOf(name: string): readonly Event[] {
  const read = readRecord(readFileSync(new URL(`../../../cases/games/${name}.jsonl`, import.meta.url), 'utf8'))
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  return read.record.entries.flatMap(({ events }) => events)
}

describe('what a record has most of is checked without asking its shape', () => {
  test.each(['whole-2023', 'whole-classic', 'whole-campaign'])('%s: every event fits', (name) => {
    expect(eventsOf(name).filter((event) => !checkOf(eventDeclarationOf(event).shape)(event))).toEqual([])
  })

  test('and nothing fits that its shape does not take', () => {
    const firsts = new Map(eventsOf('whole-2023').map((event) => [event.type, event]))
    for (const event of firsts.values()) {
      const { shape } = eventDeclarationOf(event)
      for (const one of spoilt(event))
        if (checkOf(shape)(one)) expect(z.safeParse(shape, one).success, `${event.type}: ${JSON.stringify(one)}`).toBe(true)
    }
  })

  test.each([
    ['an object that may say nothing else', z.strictObject({ a: z.string() }), { a: 'x' }, { a: 'x', b: 1 }],
    ['one of each name', z.record(z.enum(['a', 'b']), z.int()), { a: 1, b: 2 }, { a: 1 }],
    ['some of these names', z.partialRecord(z.enum(['a', 'b']), z.int()), { a: 1 }, { c: 1 }],
    ['a number with a bound', z.int().min(0), 0, -1],
    ['a pair', z.tuple([z.string(), z.string()]), ['a', 'b'], ['a', 'b', 'c']],
    ['a number', z.number(), 0.5, Number.NaN],
  ])('%s', (_words, shape, good, bad) => {
    expect([checkOf(shape)(good), checkOf(shape)(bad)]).toEqual([true, false])
  })
})
