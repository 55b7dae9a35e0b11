import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { describe, expect, test } from 'vitest'
import { RefereeError } from '../fault.ts'
import { freshFolder, freshStore, HEADER } from '../http/room.testing.ts'
import { openStore, STORE_FILE } from './sqlite-store.ts'

const sealed = (by: string) => ({ type: 'allocation-sealed', by, words: 'Straße «é» 🙂', nothing: null })

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

describe('a game', () => {
  test('begins at version 0 with the header it was made with', async () => {
    const store = freshStore()
    const game = await store.create(HEADER)
    expect(await store.read(game)).toEqual({ game, header: HEADER, version: 0, events: [] })
  })

  test('numbers its events from 1 without gaps and gives them back as they were', async () => {
    const store = freshStore()
    const game = await store.create(HEADER)
    expect(await store.append(game, 0, [sealed('axis'), sealed('russia')])).toEqual({ type: 'appended', version: 2 })
    expect(await store.append(game, 2, [sealed('westernAllies')])).toEqual({ type: 'appended', version: 3 })
    expect((await store.read(game))?.events).toEqual([
      { version: 1, event: sealed('axis') },
      { version: 2, event: sealed('russia') },
      { version: 3, event: sealed('westernAllies') },
    ])
  })

  test('can be read from the version that is known already', async () => {
    const store = freshStore()
    const game = await store.create(HEADER)
    await store.append(game, 0, [1, 2, 3])
    expect(await store.read(game, 2)).toMatchObject({ version: 3, events: [{ version: 3, event: 3 }] })
    expect(await store.read(game, 3)).toMatchObject({ version: 3, events: [] })
  })

  test('that nobody made is none', async () => {
    const store = freshStore()
    expect(await store.read('nowhere')).toBeUndefined()
    expect(await store.append('nowhere', 0, [1])).toEqual({ type: 'no-such-game' })
  })

  test('takes nothing that JSON cannot carry', async () => {
    const store = freshStore()
    const game = await store.create(HEADER)
    await expect(store.append(game, 0, [1, undefined])).rejects.toThrow(TypeError)
    expect(await store.read(game)).toMatchObject({ version: 0 })
  })
})

test('games are listed in the order they were made, with their versions', async () => {
  const store = freshStore()
  const first = await store.create(HEADER)
  const second = await store.create({ ...HEADER, edition: '2023', options: ['gathering-storm'] })
  await store.append(second, 0, [1, 2])
  expect(await store.list()).toEqual([
    { game: first, header: HEADER, version: 0 },
    { game: second, header: { ...HEADER, edition: '2023', options: ['gathering-storm'] }, version: 2 },
  ])
})

describe('two who expect the same version', () => {
  test('at once: one is first, the other hears of it', async () => {
    const store = freshStore()
    const game = await store.create(HEADER)
    const [one, other] = await Promise.all([store.append(game, 0, ['one']), store.append(game, 0, ['other', 'more'])])
    expect(one).toEqual({ type: 'appended', version: 1 })
    expect(other).toEqual({ type: 'conflict', version: 1 })
    expect((await store.read(game))?.events).toEqual([{ version: 1, event: 'one' }])
  })

  test('from two programs: one is first, the other hears of it', async () => {
    const folder = freshFolder()
    const here = freshStore(folder)
    const there = freshStore(folder)
    const game = await here.create(HEADER)
    const answers = await Promise.all([here.append(game, 0, ['here']), there.append(game, 0, ['there'])])
    expect(answers.map(({ type }) => type).sort()).toEqual(['appended', 'conflict'])
    expect(await here.read(game)).toEqual(await there.read(game))
  })

  test.each([1, -1, 0.5])('a version that is not there yet, %d, is a conflict as well', async (expected) => {
    const store = freshStore()
    const game = await store.create(HEADER)
    expect(await store.append(game, expected, ['early'])).toEqual({ type: 'conflict', version: 0 })
  })
})

test('200 at once in 20 games are all there after the file is opened anew', async () => {
  const folder = freshFolder()
  const store = freshStore(folder)
  const games = await Promise.all(Array.from({ length: 20 }, () => store.create(HEADER)))
  const turns = Array.from({ length: 10 }, (_, version) => version)
  const answers = await Promise.all(games.flatMap((game) => turns.map((version) => store.append(game, version, [{ game, version }]))))
  expect(answers.map(({ type }) => type)).toEqual(Array(200).fill('appended'))
  await store.close()

  const again = freshStore(folder)
  expect((await again.list()).map(({ game, version }) => ({ game, version }))).toEqual(games.map((game) => ({ game, version: 10 })))
  for (const game of games) {
    const events = turns.map((version) => ({ version: version + 1, event: { game, version } }))
    expect((await again.read(game))?.events).toEqual(events)
  }
})

test('when the disk fails everyone who waited is told, nothing is kept, and the store goes on', async () => {
  const folder = freshFolder()
  const store = freshStore(folder)
  const game = await store.create(HEADER)
  beside(folder, `CREATE TRIGGER broken BEFORE INSERT ON events BEGIN SELECT RAISE(ROLLBACK, 'the disk is full'); END`)
  const attempts = await Promise.allSettled([store.create(HEADER), store.append(game, 0, [1]), store.create(HEADER)])
  for (const attempt of attempts) {
    expect(attempt).toMatchObject({
      status: 'rejected',
      reason: { fault: 'not-recorded', message: expect.stringContaining('the disk is full') },
    })
  }
  beside(folder, 'DROP TRIGGER broken')
  expect(await store.append(game, 0, [1])).toEqual({ type: 'appended', version: 1 })
  expect(await store.list()).toHaveLength(1)
})

describe('closing', () => {
  test('finishes what was asked for', async () => {
    const folder = freshFolder()
    const store = freshStore(folder)
    const game = await store.create(HEADER)
    const asked = store.append(game, 0, ['last'])
    await store.close()
    expect(await asked).toEqual({ type: 'appended', version: 1 })
    expect(await freshStore(folder).read(game)).toMatchObject({ version: 1 })
  })

  test('twice is once, and nothing can be asked for afterwards', async () => {
    const store = freshStore()
    await store.close()
    await store.close()
    await expect(store.create(HEADER)).rejects.toMatchObject({ fault: 'store-closed' })
    await expect(store.list()).rejects.toMatchObject({ fault: 'store-closed' })
  })
})

describe('the file', () => {
  test('is made in a folder that is made for it, with a log written ahead', async () => {
    const folder = join(freshFolder(), 'of', 'games')
    await freshStore(folder).create(HEADER)
    expect(existsSync(join(folder, STORE_FILE))).toBe(true)
    expect(existsSync(join(folder, `${STORE_FILE}-wal`))).toBe(true)
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
      `"${join(folder, STORE_FILE)}" was written by a newer Chancery (its form is 7, this one knows up to 1); bring Chancery up to date`,
    )
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
    expect(message).toContain('ENOTDIR')
  })
})
