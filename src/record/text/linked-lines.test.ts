import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomRecord, textOf } from '../record.testing.ts'
import { readRecord } from '../record.ts'
import { brokenLinks } from './linked-lines.ts'

const record = randomRecord('classic', 11)
const whole = textOf(record)
const shortest = record.entries.filter(({ events }) => JSON.stringify(events).length < 400).slice(0, 2)
const short = textOf({ ...record, entries: shortest.map((entry, index) => ({ ...entry, n: index + 1 })) })

/** Whether somebody who reads or checks the text is told that it is not as it was written. */
function isNoticed(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('utf8')
  if (brokenLinks(text).length > 0) return true
  const read = readRecord(text)
  return !read.ok || read.record.torn !== null
}

const withByte = (text: string, at: number, change: number): Uint8Array => {
  const bytes = new Uint8Array(Buffer.from(text))
  bytes[at] = ((bytes[at] ?? 0) + change) % 256
  return bytes
}

describe('the lines of a record', () => {
  test('hang together as they were written', () => {
    expect(brokenLinks(whole)).toEqual([])
    expect(isNoticed(Buffer.from(whole))).toBe(false)
  })

  test('are linked by what sha256sum says of the line before', () => {
    const [header = '', first = ''] = short.split('\n')
    expect(JSON.parse(first)).toMatchObject({ n: 1, previous: createHash('sha256').update(header).digest('hex') })
  })

  test('every byte that is changed in a short record is noticed', () => {
    for (let at = 0; at < Buffer.byteLength(short); at += 1) {
      for (const change of [1, 32, 128, 255]) expect(isNoticed(withByte(short, at, change)), `byte ${at} + ${change}`).toBe(true)
    }
  })

  test('any byte that is changed in a whole game is noticed', () => {
    const place = fc.integer({ min: 0, max: Buffer.byteLength(whole) - 1 })
    fc.assert(
      fc.property(place, fc.integer({ min: 1, max: 255 }), (at, change) => isNoticed(withByte(whole, at, change))),
      { numRuns: 60 },
    )
  })

  test('a changed line is told by its number', () => {
    const lines = whole.split('\n')
    lines[5] = (lines[5] ?? '').replace('"dice":[', '"dice": [')
    expect(brokenLinks(lines.join('\n'))).toMatchObject([{ code: 'broken-link', data: { line: 7 } }])
  })

  test('records of the forms before have none, and nothing is said of it', () => {
    const older = { ...record, header: { ...record.header, format: 2 } }
    expect(textOf(older)).not.toContain('previous')
    expect(brokenLinks(textOf(older))).toEqual([])
  })
})
