import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { scratch } from '../terminal/scratch.testing.ts'
import { answerOf, run } from '../terminal/terminal.testing.ts'

const at = scratch()

describe('review', () => {
  test('the record of a game that went by a script names it', async () => {
    const path = at('early.jsonl')
    const setting = ['--edition', '2023', '--scenario', 'scenario-1939', '--bots', 'fair', '--script', 'allies-early']
    await run(['simulate', ...setting, '--record', path])
    const [header = ''] = readFileSync(path, 'utf8').split('\n')
    expect(JSON.parse(header)).toMatchObject({ script: 'allies-early' })
  })

  test('a game is not looked back upon while it runs', async () => {
    const path = at('begun.jsonl')
    await run(['new', path, '--edition', '2023'])
    expect(await run(['review', path])).toMatchObject({ code: 1, out: '', err: expect.stringContaining('not over') })
  })

  test('one seat looks back on its years while the game runs, from what it was shown', { timeout: 60_000 }, async () => {
    const found = answerOf(await run(['review', 'cases/games/history.jsonl', '--as', 'russia', '--year', '1939', '--json']))
    expect(found).toMatchObject({ ok: true, by: 'russia', years: [{ by: 'russia', year: 1939 }] })
  })

  test.each([
    { flags: ['cases/games/fall-1939.jsonl', '--as', 'germany'], code: 1, says: 'no year is over' },
    { flags: ['cases/games/history.jsonl', '--as', 'japan'], code: 2, says: 'a seat whose faction places points' },
    { flags: ['cases/games/history.jsonl', '--year', '1939'], code: 2, says: 'say --as as well' },
    { flags: ['cases/games/history.jsonl', '--as', 'russia', '--year', '1950'], code: 2, says: 'a year from 1939 to 1946' },
    {
      flags: ['cases/games/whole-2023.jsonl', '--script', 'histroy'],
      code: 2,
      says: 'there is no script "histroy"; did you mean "history"?',
    },
    { flags: ['cases/games/whole-2023.jsonl', '--script', 'fun'], code: 2, says: 'there is no script "fun"; there are history, ' },
    { flags: ['cases/situations/hungary.json'], code: 1, says: 'this is no record of a game' },
    { flags: ['cases/situations/fall-1939.yaml'], code: 1, says: 'this is no record of a game' },
  ])('$flags: $says', async ({ flags, code, says }) => {
    expect(await run(['review', ...flags])).toMatchObject({ code, out: '', err: expect.stringContaining(says) })
  })
})
