import { expect, test } from 'vitest'
import { z } from 'zod'
import { inTime } from '../../../../test/in-time.ts'
import { MOST_REASONS, type Refusal } from '../../../rules/core/index.ts'
import { readSituation } from '../situation-reader.ts'
import { refusalsIn } from './document-errors.ts'

const hinted = (refusals: readonly Refusal[]): number =>
  refusals.filter(({ data }) => (data['nearest'] as readonly string[])?.length > 0).length

const refused = (shape: z.ZodType, value: unknown): readonly Refusal[] => {
  const read = shape.safeParse(value)
  return read.success ? [] : refusalsIn(read.error.issues, value, undefined, shape)
}

test('of 90,000 unknown names fifty are told, the rest counted, and three compared', () => {
  const names = Object.fromEntries(Array.from({ length: 90_000 }, (_, at) => [`hungary${at}`, 1]))
  const found = inTime(1_500, () => refused(z.strictObject({ hungary: z.int().optional() }), names))
  expect(found).toHaveLength(MOST_REASONS + 1)
  expect(found.at(-1)).toMatchObject({ code: 'more', data: { more: 90_000 - MOST_REASONS } })
  expect(hinted(found)).toBeLessThanOrEqual(3)
})

test('of thousands of wrong values as well', () => {
  const found = inTime(1_500, () => refused(z.array(z.enum(['hungary', 'turkey'])), Array(20_000).fill('hungry')))
  expect(found).toHaveLength(MOST_REASONS + 1)
  expect(found.at(-1)).toMatchObject({ data: { more: 20_000 - MOST_REASONS } })
  expect(hinted(found)).toBe(3)
})

test('a situation with hundreds of slips names three neighbours', () => {
  const facts = Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`hungary.axisFactor${at}`, 1]))
  const read = inTime(500, () => readSituation({ edition: '2023', facts }))
  expect(read.ok ? 0 : hinted(read.refusals)).toBeLessThanOrEqual(3)
})
