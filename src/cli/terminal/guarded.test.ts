import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { COLOURED, readable } from './paint.ts'
import { scratch } from './scratch.testing.ts'
import { run } from './terminal.testing.ts'

const at = scratch()
const NASTY = ['\u001b[31m', '\u0007', '\u009b2J', '\u001b]8;;http://x\u0007', '\u202e', '\u2066', '\r', '\u007f', '\u0085']

/** What a terminal would obey. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const OBEYED = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const OUR_COLOURS = /\u001b\[(?:1|2|22|31|39)m/g

describe('nothing from a file or a person commands a terminal', () => {
  test.each(NASTY)('%j in a title, a seat, a file and a flag', async (nasty) => {
    const path = at(`nasty-${NASTY.indexOf(nasty)}.jsonl`)
    expect((await run(['new', path, '--edition', '2023', '--title', `a${nasty}b`])).err).toContain('title: expected a text on one line')
    expect((await run(['new', path, '--edition', '2023', '--seat', `germany=A${nasty}a`])).code).toBe(1)
    await run(['new', path, '--edition', '2023'])
    writeFileSync(path, readFileSync(path, 'utf8').replace('Global War, Fall 1939', JSON.stringify(`G${nasty}W`).slice(1, -1)))
    const situation = at(`nasty-${NASTY.indexOf(nasty)}.json`)
    writeFileSync(situation, JSON.stringify({ edition: '2023', [`k${nasty}`]: nasty }))
    const runs = [
      await run(['show', path]),
      await run(['show', path, '--json']),
      await run(['show', path], { look: { paint: COLOURED } }),
      await run(['reckon', situation, '--target', 'turkey', '--by', 'axis']),
      await run(['reckon', situation, '--target', `t${nasty}`, '--by', 'axis', '--json']),
      await run([`re${nasty}`]),
      await run(['order', path, '--as', `x${nasty}`, 'pass']),
    ]
    for (const { seen } of runs) expect(seen.replaceAll(OUR_COLOURS, '')).not.toMatch(OBEYED)
    expect(runs[0]?.seen).toContain(nasty === '\u0085' || nasty === '\u007f' ? '\\u00' : '\\u')
  })

  test('JSON stays the same JSON, and our own emphasis stays', () => {
    expect(JSON.parse(readable(JSON.stringify({ a: NASTY })))).toEqual({ a: NASTY })
    expect(readable(COLOURED.strong('x'))).toBe('\u001b[1mx\u001b[22m')
    expect(readable('\u001b[1mx')).toBe('\\u001b[1mx')
  })
})

describe('a file that cannot be used is told in a sentence, and nothing is left behind', () => {
  test('devices, folders and names that are too long', async () => {
    for (const path of ['/dev/zero', '/dev/full', dirname(at('x')), `${at('x'.repeat(300))}`]) {
      for (const command of [
        ['show', path],
        ['reckon', path, '--target', 'turkey', '--by', 'axis'],
        ['ask', path],
      ]) {
        const { code, err, out } = await run(command)
        expect([command, code > 0 || out.includes('"ok":false')]).toEqual([command, true])
        expect(err).not.toMatch(/\n {4}at /)
      }
    }
  })

  test('a record whose lock has no room for its name', async () => {
    const path = at(`${'n'.repeat(240)}.jsonl`)
    await run(['new', path, '--edition', '2023'])
    const { code, err } = await run(['order', path, '--as', 'germany', 'report', 'germany.brps=53'])
    expect([code, err]).toEqual([2, expect.stringContaining('too long')])
    expect(readdirSync(dirname(path)).filter((name) => name.includes('.lock'))).toEqual([])
    expect(existsSync(path)).toBe(true)
  })
})

describe('numbers have ranges, and nothing is said twice', () => {
  test.each([
    { order: 'report germany.brps=530', says: 'did you mean 53?' },
    { order: 'report germany.brps=99999999999999999999', says: 'from 0 to 499' },
    { order: 'seal turkey=530', says: '99 or less; did you mean 53?' },
    { order: 'seal turkey=1,turkey=1', says: '"said twice: 1, then 1"; expected a whole number' },
    { order: 'report germany.brps=5,germany.brps=6', says: 'said twice: 5, then 6' },
  ])('$order', async ({ order, says }) => {
    const path = at(`${order.replaceAll(/\W/g, '')}.jsonl`)
    await run(['new', path, '--edition', '2023'])
    const before = readFileSync(path, 'utf8')
    const { code, err } = await run(['order', path, '--as', 'germany', order])
    expect([code, err]).toEqual([1, expect.stringContaining(says)])
    expect(readFileSync(path, 'utf8')).toBe(before)
  })
})
