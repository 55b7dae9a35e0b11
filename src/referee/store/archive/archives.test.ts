import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freshFolder, freshStore, HEADER } from '../../http/room.testing.ts'
import { type GamesPlace, openGames } from '../opening.ts'
import { line, opened } from '../place.testing.ts'
import { postgresForTests, sql } from '../postgres/postgres.testing.ts'
import { STORE_FILE } from '../sqlite-file.ts'
import { openStore } from '../sqlite-store.ts'
import type { GameStore } from '../store.ts'
import { backUp, restore, snapshotOf } from './archives.ts'
import type { ArchiveRow } from './rows.ts'

const { freshDatabase } = postgresForTests()

const quietly = () => {}
const MADE = new Date('1941-06-22T03:15:00Z')
/** All that has ever ended a line or a text by mistake. */
const AWKWARD = 'a\nb\r\u2028c\u2029\u0000 "\\" 🙂 \ud800'

async function fill(store: GameStore): Promise<void> {
  for (const game of ['zulu', 'alpha', 'mike'])
    await store.create(
      game,
      { ...HEADER, game },
      { lines: Array.from({ length: 700 }, (_, index) => line({ index, AWKWARD }, `k${index}`)) },
    )
  await store.create('empty', null, { lines: [] })
  await store.put([
    { kind: 'letter', id: 'é\u2028', game: 'alpha', due: 5, body: { ['__proto__']: AWKWARD } },
    { kind: 'note', id: '', game: null, due: null, body: null },
  ])
}

async function rowsAt(place: GamesPlace): Promise<readonly ArchiveRow[]> {
  const snapshot = await snapshotOf(place)
  const rows: ArchiveRow[] = []
  for await (const row of snapshot.rows()) rows.push(row)
  await snapshot.close()
  return rows
}

async function filledFolder(): Promise<{ readonly data: string }> {
  const data = freshFolder()
  const store = openStore(data)
  await fill(store)
  await store.close()
  return { data }
}

describe('a backup', () => {
  test.each(['games.backup', 'games.backup.gz'])('%s: all of it is back in another folder, and games go on there', async (name) => {
    const from = await filledFolder()
    const file = join(freshFolder(), name)
    expect(await backUp(from, file, MADE, quietly)).toEqual({ games: 4, lines: 2_100, papers: 2 })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const text = name.endsWith('.gz') ? gunzipSync(readFileSync(file)).toString() : readFileSync(file, 'utf8')
    expect(text.split('\n')[0]).toMatch(/^\{"backup":1,"chancery":"[^"]+","made":"1941-06-22T03:15:00.000Z"\}$/)
    const to = { data: join(freshFolder(), 'new') }
    expect(await restore(file, to, quietly)).toEqual({ games: 4, lines: 2_100, papers: 2 })
    expect(await rowsAt(to)).toEqual(await rowsAt(from))
    const store = freshStore(to.data)
    expect(await store.write('mike', 700, { lines: [line('next')] })).toEqual({ type: 'written', sequence: 701 })
    expect((await store.list()).map(({ game }) => game)).toEqual(['zulu', 'alpha', 'mike', 'empty'])
    expect(await store.paper('letter', 'é\u2028')).toMatchObject({ due: 5, game: 'alpha' })
  })

  test('goes from a folder to a database, from database to database, and back, without losing a letter', async () => {
    const from = await filledFolder()
    const [one, other] = [
      { data: '', database: await freshDatabase() },
      { data: '', database: await freshDatabase() },
    ]
    expect(await restore(from.data, one, quietly)).toEqual({ games: 4, lines: 2_100, papers: 2 })
    await restore(one.database, other, quietly)
    const file = join(freshFolder(), 'games.backup.gz')
    await backUp(other, file, MADE, quietly)
    const back = { data: freshFolder() }
    await restore(file, back, quietly)
    expect(await rowsAt(back)).toEqual(await rowsAt(from))

    const store = await opened({ open: () => openGames(other) })
    expect(await store.write('mike', 700, { lines: [line('next', 'new')] })).toEqual({ type: 'written', sequence: 701 })
    expect(await store.write('mike', 0, { lines: [line('again', 'k5')] })).toMatchObject({ type: 'repeated', line: { sequence: 6 } })
    await store.create('later', HEADER, { lines: [] })
    expect((await store.list()).map(({ game }) => game)).toEqual(['zulu', 'alpha', 'mike', 'empty', 'later'])
  })

  test.each(['folder', 'database'] as const)('of a %s is of one moment, while others write', async (where) => {
    const place = { data: freshFolder(), database: where === 'folder' ? undefined : await freshDatabase() }
    const store = await opened({ open: () => openGames(place) })
    // Every writing adds one to each of two games, and a paper that says how many there are.
    for (const game of ['a', 'b']) await store.create(game, HEADER, { lines: [] })
    let isOver = false
    onTestFinished(() => {
      isOver = true
    })
    const writing = (async () => {
      for (let done = 0; !isOver; done += 1) {
        await store.write('a', done, { lines: [line(done)], papers: [{ kind: 'count', id: 'a', game: 'a', due: null, body: done + 1 }] })
        await store.write('b', done, { lines: [line(done)] })
      }
    })()
    for (let round = 0; round < 5; round += 1) {
      await new Promise((later) => setTimeout(later, 20))
      const rows = await rowsAt(place)
      const lines = Object.fromEntries(rows.flatMap((row) => (row.type === 'game' ? [[row.game, row.lines]] : [])))
      const counted = rows.flatMap((row) => (row.type === 'paper' ? [Number(row.body)] : []))[0] ?? 0
      expect(lines['a']).toBe(counted)
      expect(counted - (lines['b'] ?? 0)).toBeOneOf([0, 1])
      expect(rows.filter(({ type }) => type === 'line')).toHaveLength(counted + (lines['b'] ?? 0))
    }
    isOver = true
    await writing
  })

  test('of a folder in an older form is in the form of this version, and the folder stays as it was', async () => {
    const data = freshFolder()
    const { DatabaseSync } = await import('@photostructure/sqlite')
    const database = new DatabaseSync(join(data, STORE_FILE))
    database.exec(
      `CREATE TABLE schema_version (version INTEGER NOT NULL) STRICT; INSERT INTO schema_version VALUES (1);
       CREATE TABLE games (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, header TEXT NOT NULL) STRICT;
       CREATE TABLE events (game INTEGER NOT NULL REFERENCES games (number), version INTEGER NOT NULL, event TEXT NOT NULL, UNIQUE (game, version)) STRICT;
       INSERT INTO games VALUES (1, 'old', '{}'); INSERT INTO events VALUES (1, 1, '"one"');`,
    )
    database.close()
    const before = readFileSync(join(data, STORE_FILE))
    const snapshot = await snapshotOf({ data })
    expect(snapshot.form).toEqual({ found: 1, known: 3 })
    await snapshot.close()
    expect(await rowsAt({ data })).toEqual([
      { type: 'game', game: 'old', header: '{}', lines: 1 },
      { type: 'line', key: null, body: '"one"' },
    ])
    expect(readFileSync(join(data, STORE_FILE)).equals(before)).toBe(true)
  })
})

describe('nothing is changed, and it is said why', () => {
  async function backup(): Promise<string> {
    const file = join(freshFolder(), 'games.backup')
    await backUp(await filledFolder(), file, MADE, quietly)
    return file
  }

  async function whyNot(file: string, to: GamesPlace): Promise<string> {
    const reason: unknown = await restore(file, to, quietly).catch((error: unknown) => error)
    expect(reason).toMatchObject({ name: 'RefereeError' })
    const isUntouched = to.database === undefined && readdirSync(to.data).length === 0
    expect(isUntouched ? [] : await rowsAt(to)).toEqual([])
    return (reason as Error).message
  }

  const spoilt = (file: string, spoil: (text: string) => string | Buffer): string => {
    writeFileSync(file, spoil(readFileSync(file, 'utf8')))
    return file
  }

  test.each([
    ['cut off', (text: string) => text.slice(0, 9_000), 'is none of a backup'],
    ['cut off between lines', (text: string) => `${text.split('\n').slice(0, 300).join('\n')}\n`, 'it breaks off after line 300'],
    ['without a line', (text: string) => text.split('\n').toSpliced(5, 1).join('\n'), 'does not belong there'],
    ['with a number changed', (text: string) => text.replace('"index":7,', '"index":8,'), 'it was changed, or lines are missing'],
    ['with more after the end', (text: string) => `${text}{}\n`, 'is none of a backup'],
    ['empty', () => '', 'it is empty'],
    ['something else', () => '{"edition":"classic"}\n', 'it does not begin like one'],
    ['compressed and cut off', (text: string) => gzipSync(text).subarray(0, 2_000), 'Z_BUF_ERROR'],
    ['newer', (text: string) => text.replace('"backup":1', '"backup":9'), 'was made by a newer Chancery'],
  ])('%s', async (_, spoil, says) => {
    const file = spoilt(await backup(), spoil)
    expect(await whyNot(file, { data: freshFolder() })).toContain(says)
  })

  test('in a database too', async () => {
    const file = spoilt(await backup(), (text) => text.replace('"index":699,', '"index":8,'))
    const database = await freshDatabase()
    await restore(await backup(), { data: '', database }, quietly)
    await sql(database, 'DELETE FROM chancery.lines; DELETE FROM chancery.games; DELETE FROM chancery.papers')
    expect(await whyNot(file, { data: '', database })).toContain('it was changed')
  })

  test('where there are games already', async () => {
    const to = await filledFolder()
    const before = await rowsAt(to)
    await expect(restore(await backup(), to, quietly)).rejects.toThrow(`there are games in ${to.data} already; nothing was changed`)
    expect(await rowsAt(to)).toEqual(before)
  })

  test('where there are none to write down, the file is there, or there is none', async () => {
    const nowhere = join(freshFolder(), 'nowhere')
    await expect(backUp({ data: nowhere }, join(freshFolder(), 'x'), MADE, quietly)).rejects.toThrow(`there are no games in ${nowhere}`)
    expect(existsSync(nowhere)).toBe(false)
    await expect(backUp({ data: '', database: await freshDatabase() }, 'x', MADE, quietly)).rejects.toThrow(
      'there are no games in postgres://127',
    )
    const file = await backup()
    await expect(backUp(await filledFolder(), file, MADE, quietly)).rejects.toThrow('is there already')
    await expect(restore(join(nowhere, 'x'), { data: freshFolder() }, quietly)).rejects.toThrow('there is no such file')
  })
})
