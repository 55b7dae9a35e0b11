import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { describe, expect, test, vi } from 'vitest'
import { RefereeError } from '../fault.ts'
import { freshFolder, freshStore, HEADER } from '../http/room.testing.ts'
import { damageFoundLater } from './opening.ts'
import { line } from './place.testing.ts'
import { STORE_FILE } from './sqlite-file.ts'
import { openStore } from './sqlite-store.ts'
import { describeStore } from './store-suite.testing.ts'

/** What stands in the way of opening the games in a folder. */
function whyNotOpen(folder: string): RefereeError {
  try {
    openStore(folder)
  } catch (error) {
    if (error instanceof RefereeError) return error
    throw error
  }
  throw new Error('it opened')
}

/** The same file by another door, as another program would have it. */
function beside(folder: string, sql: string): void {
  const database = new DatabaseSync(join(folder, STORE_FILE))
  database.exec(sql)
  database.close()
}

describeStore('SQLite', async () => {
  const folder = freshFolder()
  return { open: async () => openStore(folder) }
})

test('when the disk fails everyone who waited is told, nothing is kept, and the store goes on', async () => {
  const folder = freshFolder()
  const store = freshStore(folder)
  await store.create('game', HEADER, { lines: [] })
  const writing = { lines: [line(1)] }
  const heard = vi.fn()
  store.watch(heard)
  beside(folder, `CREATE TRIGGER broken BEFORE INSERT ON lines BEGIN SELECT RAISE(ROLLBACK, 'the disk is full'); END`)
  const attempts = await Promise.allSettled([
    store.create('one', HEADER, { lines: [] }),
    store.write('game', 0, writing),
    store.create('two', HEADER, { lines: [] }),
  ])
  for (const attempt of attempts) {
    expect(attempt).toMatchObject({
      status: 'rejected',
      reason: { fault: 'not-recorded', message: expect.stringContaining('the disk is full') },
    })
  }
  beside(folder, 'DROP TRIGGER broken')
  expect(await store.write('game', 0, writing)).toEqual({ type: 'written', sequence: 1 })
  expect(await store.list()).toHaveLength(1)
  expect(heard.mock.calls).toEqual([['game', 1]])
})

test('a game that another program deleted is gone for those who knew it, and the newest is left', async () => {
  const folder = freshFolder()
  const [store, other] = [freshStore(folder), freshStore(folder)]
  await store.create('game', HEADER, { lines: [line(1)] })
  expect(await other.write('game', 1, { lines: [line(2)] })).toEqual({ type: 'written', sequence: 2 })
  expect(await store.remove('game', 2)).toBe(false)
  await store.create('next', HEADER, { lines: [line(1)] })
  expect(await store.remove('game', 2)).toBe(true)
  for (const expected of [2, 0]) expect(await other.write('game', expected, { lines: [line(3)] })).toEqual({ type: 'no-such-game' })
  expect(await other.read('game')).toBeUndefined()
  expect(await other.count()).toBe(1)
})

describe('a file of which pages were overwritten is not opened', () => {
  const BALLAST = `INSERT INTO papers VALUES ('ballast', 'x', NULL, NULL, hex(zeroblob(35000000)))`
  const MERGED = 'PRAGMA wal_checkpoint(TRUNCATE)'

  const damaged = async (more = ''): Promise<string> => {
    const folder = freshFolder()
    const store = openStore(folder)
    await store.create('game', HEADER, { lines: Array.from({ length: 400 }, () => ({ key: null, body: 'x'.repeat(1_000) })) })
    await store.close()
    beside(folder, `${more}; ${MERGED}`)
    const file = join(folder, STORE_FILE)
    const bytes = readFileSync(file)
    for (let page = 20; page < 60; page += 1) bytes.fill(0xa5, page * 4096, (page + 1) * 4096)
    writeFileSync(file, bytes)
    return folder
  }

  test('and it says what to do', async () => {
    const error = whyNotOpen(await damaged())
    expect([error.fault, /are damaged .*restore a backup/.test(error.message)]).toEqual(['store-damaged', true])
  })

  test('or is found damaged while it is served, where it is large', async () => {
    const folder = await damaged(BALLAST)
    const store = openStore(folder)
    expect(await damageFoundLater({ data: folder })).toMatch(/\S/)
    await store.close()
    const whole = freshFolder()
    await openStore(whole).close()
    expect(await damageFoundLater({ data: whole })).toBeUndefined()
  })
})

describe('the file', () => {
  test('is made in a folder that is made for it, with a log written ahead', async () => {
    const folder = join(freshFolder(), 'of', 'games')
    await freshStore(folder).create('game', HEADER, { lines: [] })
    expect(existsSync(join(folder, STORE_FILE))).toBe(true)
    expect(existsSync(join(folder, `${STORE_FILE}-wal`))).toBe(true)
  })

  test('tells nothing of what was deleted, and neither does the log beside it', async () => {
    const folder = freshFolder()
    const store = freshStore(folder)
    const told = (): string => [STORE_FILE, `${STORE_FILE}-wal`].map((file) => readFileSync(join(folder, file), 'latin1')).join('')
    await store.create('game', HEADER, { lines: [] })
    await store.put([{ kind: 'letter', id: 'one', game: 'game', due: null, body: 'a-secret-that-goes' }])
    expect(told()).toContain('a-secret-that-goes')
    await store.put([], [{ kind: 'letter', id: 'one' }])
    await vi.waitFor(() => expect(told()).not.toContain('a-secret-that-goes'), { timeout: 5_000 })
    expect(await store.paper('letter', 'one')).toBeUndefined()
  })

  test('may be there and empty', async () => {
    const folder = freshFolder()
    writeFileSync(join(folder, STORE_FILE), '')
    expect(await freshStore(folder).list()).toEqual([])
  })

  test('of a newer Chancery is left alone, in a sentence', async () => {
    const folder = freshFolder()
    await openStore(folder).close()
    beside(folder, 'UPDATE schema_version SET version = 7')
    const { fault, message } = whyNotOpen(folder)
    expect(fault).toBe('store-newer')
    expect(message).toBe(
      `"${join(folder, STORE_FILE)}" was written by a newer Chancery (its form is 7, this one knows up to 3); bring Chancery up to date`,
    )
  })

  test.each(['UPDATE schema_version SET version = -1', 'UPDATE schema_version SET version = 0', 'DELETE FROM schema_version'])(
    'of a form that never was is left alone, and no step is taken twice: %s',
    async (sql) => {
      const folder = freshFolder()
      await openStore(folder).close()
      beside(folder, sql)
      const before = readFileSync(join(folder, STORE_FILE))
      expect(whyNotOpen(folder).fault).toBe('not-a-store')
      expect(readFileSync(join(folder, STORE_FILE)).equals(before)).toBe(true)
    },
  )

  test('of the first form is brought up to date with the games in it', async () => {
    const folder = freshFolder()
    beside(
      folder,
      `CREATE TABLE schema_version (version INTEGER NOT NULL) STRICT;
       INSERT INTO schema_version VALUES (1);
       CREATE TABLE games (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, header TEXT NOT NULL) STRICT;
       CREATE TABLE events (
         game INTEGER NOT NULL REFERENCES games (number), version INTEGER NOT NULL, event TEXT NOT NULL, UNIQUE (game, version)
       ) STRICT;
       INSERT INTO games VALUES (1, 'old', '{"edition":"classic"}'), (2, 'empty', '{"edition":"2023"}');
       INSERT INTO events VALUES (1, 1, '"one"'), (1, 2, '"two"');`,
    )
    const store = freshStore(folder)
    expect(await store.read('old')).toEqual({
      game: 'old',
      header: { edition: 'classic' },
      sequence: 2,
      lines: [
        { sequence: 1, key: null, body: 'one' },
        { sequence: 2, key: null, body: 'two' },
      ],
    })
    expect(await store.write('old', 2, { lines: [line('three', 'k')] })).toEqual({ type: 'written', sequence: 3 })
    expect(await store.list()).toMatchObject([
      { game: 'old', sequence: 3 },
      { game: 'empty', sequence: 0 },
    ])
  })

  test('of another program is left alone', () => {
    const folder = freshFolder()
    beside(folder, 'CREATE TABLE recipes (name TEXT)')
    expect(whyNotOpen(folder).fault).toBe('not-a-store')
  })

  test('that is no database is left alone', () => {
    const folder = freshFolder()
    writeFileSync(join(folder, STORE_FILE), 'a letter to the ambassador, '.repeat(100))
    expect(whyNotOpen(folder).fault).toBe('not-a-store')
  })

  test('cannot be where a folder cannot be', () => {
    const folder = freshFolder()
    writeFileSync(join(folder, 'note'), '')
    const { fault, message } = whyNotOpen(join(folder, 'note', 'games'))
    expect(fault).toBe('no-data-folder')
    expect(message).toContain('part of its path is not a folder')
  })
})
