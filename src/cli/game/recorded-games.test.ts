import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { PLAIN } from '../terminal/paint.ts'
import { scratch } from '../terminal/scratch.testing.ts'
import { answerOf, run } from '../terminal/terminal.testing.ts'

const at = scratch()
const CASE = 'cases/games/fall-1939.jsonl'
const order = (path: string, as: string, ...words: readonly string[]) => run(['order', path, '--as', as, ...words])

describe('whole recorded games', () => {
  test.each([
    { edition: '2023', scenario: 'global-war-1939' },
    { edition: 'classic', scenario: 'global-war-1939' },
    { edition: 'campaign', scenario: 'campaign-1939' },
  ])('$edition: recorded at random, replayed to the end and verified', async ({ edition, scenario }) => {
    const path = at(`random-${edition}.jsonl`)
    const flags = ['--edition', edition, '--scenario', scenario, '--seed', '11']
    const played = answerOf(await run(['simulate', ...flags, '--record', path, '--json']))
    expect(played).toMatchObject({ ok: true, games: 1, record: path })
    const verified = answerOf(await run(['verify', path, '--json']))
    expect(verified).toMatchObject({
      ok: true,
      orders: played['orders'],
      verified: played['orders'],
      otherwise: [],
      faults: [],
      torn: null,
    })
    const { turns } = answerOf(await run(['replay', path, '--json'])) as unknown as { turns: readonly unknown[] }
    expect(turns).toHaveLength(played['turns'] as number)
    const { out } = await run(['show', path])
    expect(out).toContain(`the game is over: ${Object.keys(played['endings'] as object)[0]}`)
    expect((await order(path, 'germany', 'pass')).err).toContain('the war is over')
    expect((await run(['simulate', ...flags, '--record', path])).err).toContain('is there already')
  })

  test('a die that was tampered with is found, and the record stands', async () => {
    const path = at('tampered.jsonl')
    copyFileSync(CASE, path)
    writeFileSync(path, readFileSync(path, 'utf8').replace('"dice":[4]', '"dice":[6]'))
    const { code, out, err } = await run(['verify', path])
    expect([code, err]).toEqual([1, ''])
    expect(out).toContain('this engine would have decided otherwise at order 14: event 1 (rolled) differs at die')
    expect((await run(['replay', path])).out).toBe((await run(['replay', CASE])).out)
  })

  test('an order that was cut out is found', async () => {
    const path = at('cut.jsonl')
    writeFileSync(path, readFileSync(CASE, 'utf8').replace(/\n\{"n":7,.*/, ''))
    expect(await run(['verify', path])).toMatchObject({ code: 1, err: expect.stringContaining('line 8: order 8 where 7 should be') })
  })
})

describe('replay and report', () => {
  test('--to stops after a turn', async () => {
    const { out } = await run(['replay', CASE, '--to', '1939 fall'])
    expect(out).toContain('Fall 1939')
    expect(out).not.toContain('Winter 1939')
    expect((await run(['replay', CASE, '--to', '1939 fal'])).err).toContain('did you mean "1939 fall"')
  })

  test('--lines unfolds the reckoning of a roll, to its rules', async () => {
    const line = '         +2  Axis points placed (2 times)  [49.4261]\n'
    expect((await run(['replay', CASE, '--lines'])).out).toContain(line)
    expect((await run(['replay', CASE])).out).not.toContain(line)
  })

  test('a report in Markdown, and as a page that needs nothing else', async () => {
    const { out } = await run(['report', CASE, '--year', '1939', '--as', 'Anna'])
    expect(out).toMatch(/^# Winter evenings: the year 1939\n/)
    for (const heading of [
      'Points received',
      'Allocations',
      'Rolls',
      'Declarations of war',
      'Tension',
      'Standings at the end',
      'Facts reported and corrected',
    ])
      expect(out).toContain(`\n## ${heading}\n`)
    expect(out).toContain('- The European Axis: Hungary 2, Rumania 1\n- The Western Allies: nothing (as far as it was shown)\n')
    const page = (await run(['report', CASE, '--year', '1939', '--html'])).out
    expect(page).toMatch(/^<!doctype html>/)
    expect(page).not.toMatch(/https?:|<script|<link|src=/)
    for (const tag of ['ul', 'li', 'table', 'tr', 'body']) expect(page.split(`<${tag}>`)).toHaveLength(page.split(`</${tag}>`).length)
  })

  test.each([
    { year: ['--year', '1938'], code: 2, says: 'expected a year from 1939 to 1946' },
    { year: [], code: 2, says: 'needed: --year' },
    { year: ['--year', '1944'], code: 1, says: 'the game has not come to 1944' },
  ])('$year: $says', async ({ year, code, says }) => {
    expect(await run(['report', CASE, ...year])).toMatchObject({ code, out: '', err: expect.stringContaining(says) })
  })
})

describe('simulate', () => {
  const base = ['simulate', '--edition', '2023', '--scenario', 'scenario-1939']

  test('the same seed plays the same games', async () => {
    const [one, other] = await Promise.all([1, 2].map(async () => answerOf(await run([...base, '--games', '2', '--seed', '3', '--json']))))
    const { ordersPerSecond: _one, ...first } = one ?? {}
    const { ordersPerSecond: _other, ...second } = other ?? {}
    expect(first).toEqual(second)
    expect(first).toMatchObject({ games: 2, seeds: [3, 4] })
  })

  test('a bar on standard error where somebody watches, and nowhere else', async () => {
    const watched = await run([...base, '--games', '2'], { look: { paint: PLAIN, isScreen: true } })
    expect(watched.err).toMatch(/\r\[#{15} {15}\] 1 of 2 games/)
    expect((await run([...base, '--games', '2'])).err).toBe('')
  })

  test.each([
    { flags: ['--games', '0'], code: 2, says: '--games: expected a whole number' },
    { flags: ['--games', '10001'], code: 2, says: '--games: expected a whole number from 1 to 10000' },
    { flags: ['--seed', 'x'], code: 2, says: '--seed: expected a whole number' },
    { flags: ['--games', '2', '--record', 'games/never.jsonl'], code: 2, says: 'say --games 1' },
  ])('$flags: $says', async ({ flags, code, says }) => {
    expect(await run([...base, ...flags])).toMatchObject({ code, out: '', err: expect.stringContaining(says) })
  })

  test('names are looked up', async () => {
    expect((await run(['simulate', '--edition', '2032'])).err).toContain('did you mean "2023"')
    expect((await run(['simulate'])).err).toContain('needed: --edition')
  })
})
