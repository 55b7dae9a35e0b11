import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { scratch } from '../terminal/scratch.testing.ts'
import { run } from '../terminal/terminal.testing.ts'

const path = scratch()

/** A store without a game, out of a backup without one. */
async function emptyStore(name: string): Promise<string> {
  const first = '{"backup":1,"chancery":"0.1.0","made":"1939-09-01T04:45:00.000Z"}\n'
  const sha256 = createHash('sha256').update(first).digest('hex')
  writeFileSync(path('empty.backup'), `${first}${JSON.stringify({ end: { games: 0, lines: 0, papers: 0 }, sha256 })}\n`)
  expect(await run(['restore', path('empty.backup'), '--data', path(name)])).toMatchObject({ code: 0 })
  return path(name)
}

describe('stored games', () => {
  test('are backed up, restored, exported and brought up to date by a command each', async () => {
    const data = await emptyStore('one')
    const [file, other, records] = [path('all.backup'), path('other'), path('records')]
    expect(await run(['backup', file, '--data', data])).toMatchObject({
      code: 0,
      out: `0 games with 0 lines written to ${file}\n`,
      err: '',
    })
    expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(2)
    expect(await run(['restore', file, '--data', other])).toMatchObject({ code: 0, out: `0 games with 0 lines put into ${other}\n` })
    expect(await run(['restore', other, '--data', path('third')])).toMatchObject({ code: 0 })
    expect(await run(['export', records, '--data', data])).toMatchObject({ code: 0, out: `0 records written to ${records}\n` })
    expect(await run(['forget', 'x', 'Anna', '--data', data])).toMatchObject({ code: 1, err: 'chancery: there is no game "x"\n' })
    expect(await run(['upgrade', '--rehearse', '--data', data])).toMatchObject({
      code: 0,
      out: '0 games, 0 orders: every order is decided as it was\nThe games are kept in form 3, as this version does.\n',
    })
    expect(JSON.parse((await run(['upgrade', '--json', '--data', data])).out)).toMatchObject({
      ok: true,
      form: { found: 3, known: 3 },
      done: true,
    })
  })

  test.each([
    [['backup', 'x', '--data', 'nowhere'], 'chancery: there are no games in nowhere\n'],
    [['restore', 'nowhere.backup'], 'chancery: "nowhere.backup" is no whole backup (there is no such file); nothing was changed\n'],
    [['forget', 'x', 'Anna', '--data', 'nowhere'], 'chancery: there are no games in nowhere\n'],
    [['export', 'x', '--data', 'nowhere'], 'chancery: there are no games in nowhere\n'],
    [
      ['upgrade', '--database', 'postgres://u:magenta@127.0.0.1:1/x'],
      'chancery: the games in postgres://127.0.0.1:1/x cannot be reached (connect ECONNREFUSED 127.0.0.1:1)\n',
    ],
  ])('%j is refused in a sentence without a secret, and leaves nothing behind', async (argv, err) => {
    const data = argv.includes('--data') || argv.includes('--database') ? [] : ['--data', path('fresh')]
    expect(await run([...argv, ...data])).toMatchObject({ code: 1, out: '', err })
    expect(existsSync('nowhere')).toBe(false)
    expect(existsSync(path('fresh'))).toBe(false)
  })

  test.each([
    [['--database', 'mysql://u:magenta@h/x'], 'that is no address of a PostgreSQL; expected postgres://user@host:port/database'],
    [['--proxy', 'x'], '"x" is no address of a proxy; expected an address or a net, such as 127.0.0.1 or 10.0.0.0/8'],
  ])('serve %j is misuse, whatever the machine is like', async (flags, words) => {
    expect(await run(['serve', '--port', '0', '--data', path('fresh'), ...flags])).toMatchObject({
      code: 2,
      out: '',
      err: `chancery: ${words}\n`,
    })
  })

  test('are found by CHANCERY_DATABASE, which a flag goes before', async () => {
    const env = { CHANCERY_DATABASE: 'postgres://u:magenta@127.0.0.1:1/x' }
    expect(await run(['upgrade', '--rehearse'], { env })).toMatchObject({ code: 1, err: expect.stringContaining('ECONNREFUSED') })
    expect((await run(['upgrade', '--rehearse', '--database', 'x'], { env })).err).toContain('no address of a PostgreSQL')
  })
})

test.each([
  [['--new-games', 'anyone'], '--new-games is anybody, local, or a token of at least 8 letters'],
  [['--disk-floor', 'much'], 'Expected a size such as 256M or 2G'],
  [['--mail', 'smtp://mail.example'], 'a mail server needs --mail-from: whom notices come from'],
  [['--mail', 'https://u:magenta@mail.example', '--mail-from', 'a@b.example'], 'this is no mail server'],
  [['--contact', 'me'], 'Expected mailto:'],
  [['--site', 'table.example'], 'Expected an address such as https://table.example'],
])('serve %j is refused before anything is opened', async (flags, words) => {
  const { code, err } = await run(['serve', '--data', path('unserved'), ...flags])
  expect(code).toBe(2)
  expect(err).toContain(words)
  expect(err).not.toContain('magenta')
  expect(existsSync(path('unserved'))).toBe(false)
})
