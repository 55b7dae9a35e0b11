import { appendFileSync, copyFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { scratch } from '../terminal/scratch.testing.ts'
import { answerOf, run } from '../terminal/terminal.testing.ts'

const at = scratch()
const GAME = 'cases/games/history.jsonl'

describe('a question about a game', () => {
  test.each([
    ['reckon', '--target', 'hungary'],
    ['may', 'name', '--target', 'turkey'],
    ['tensions'],
    ['status'],
    ['notices'],
    ['war-room'],
    ['allot'],
  ])('%s, as a player sees it', async (door, ...flags) => {
    const ran = await run([door, GAME, ...flags, '--as', 'Anna', '--json'])
    if (door === 'status') return expect(answerOf(ran)).toMatchObject({ ok: false, refusals: [{ code: 'no-such-chapter' }] })
    expect(ran.err).toBe('')
    expect(answerOf(ran)).toMatchObject({ ok: true })
  })

  test.each(['status', 'partisans', 'lend-lease', 'initiative'])('%s, in a game of the campaign', async (door) => {
    const { code, err } = await run([door, 'cases/games/whole-campaign.jsonl', '--as', 'russia'])
    expect([code, err]).toEqual([0, ''])
  })

  test('a player nobody knows is asked back, and --as needs a game', async () => {
    const nobody = await run(['reckon', GAME, '--as', 'Ann', '--target', 'hungary'])
    expect([nobody.code, nobody.err]).toEqual([1, 'refused:\n  unknown seat or player "Ann"; did you mean "Anna"?\n'])
    const situation = await run(['reckon', 'cases/situations/hungary.json', '--as', 'Anna', '--target', 'hungary'])
    expect(situation.code).toBe(2)
    expect(situation.err).toContain('--as is for a game; cases/situations/hungary.json is a situation')
  })

  test('without --as it is asked as everybody sees it, and whose roll has to be said', async () => {
    expect((await run(['reckon', GAME, '--target', 'hungary'])).code).toBe(2)
    expect((await run(['reckon', GAME, '--target', 'hungary', '--by', 'axis'])).code).toBe(0)
  })

  test('a line that breaks off is told of', async () => {
    const torn = at('torn.jsonl')
    copyFileSync(GAME, torn)
    appendFileSync(torn, '{"n":')
    expect((await run(['notices', torn, '--as', 'Anna'])).err).toContain('breaks off')
  })

  test('many in one go name the file', async () => {
    const lines = [
      { id: 1, door: 'reckon', game: { file: GAME, as: 'Anna' }, args: { target: 'hungary' } },
      { id: 2, door: 'reckon', game: { file: at('none.jsonl') }, args: { target: 'hungary' } },
      { id: 3, door: 'reckon', game: GAME },
    ]
    const { out } = await run(['ask', '-'], { input: lines.map((line) => JSON.stringify(line)).join('\n') })
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown)
    expect(answers).toMatchObject([
      { id: 1, ok: true, by: 'axis' },
      { id: 2, ok: false },
      { id: 3, ok: false, refusals: [{ code: 'misasked' }] },
    ])
  })
})
