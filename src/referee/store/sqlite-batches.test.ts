import { expect, test, vi } from 'vitest'
import { freshFolder } from '../http/room.testing.ts'
import { SqliteBatches } from './sqlite-batches.ts'
import { openDatabase, openFolder } from './sqlite-file.ts'
import { type Outcome, SqliteWriting, type Work } from './sqlite-writing.ts'

const NOTHING = { papers: [], discarded: [] }
const line = (game: string, expected: number, key: string): Work => ({
  type: 'write',
  game,
  expected,
  lines: [{ key, body: `"${key}"` }],
  ...NOTHING,
})
const SIX = ['a', 'b', 'c', 'd', 'e', 'f']

/** Batches of a new file, with a spy on what is committed here and not in the thread. */
function open() {
  const file = openFolder(freshFolder())
  const database = openDatabase(file)
  const writing = new SqliteWriting(database)
  const here = vi.spyOn(writing, 'commit')
  const kept = vi.fn<(works: readonly Work[], outcomes: readonly Outcome[]) => void>()
  const batches = new SqliteBatches(writing, file, kept)
  const keepAll = (works: readonly Work[]): Promise<readonly Outcome[]> => Promise.all(works.map((work) => batches.keep(work)))
  const close = async (): Promise<void> => {
    await batches.finish()
    database.close()
  }
  /** Games a to f, and a thread that has come up. */
  const withThread = async (): Promise<void> => {
    await keepAll(SIX.map((game): Work => ({ type: 'create', game, header: '{}', lines: [], ...NOTHING })))
    await expect
      .poll(async () => {
        here.mockClear()
        await keepAll(SIX.map((): Work => ({ type: 'put', ...NOTHING })))
        return here.mock.calls.length
      })
      .toBe(0)
  }
  return { file, database, here, kept, keepAll, close, withThread }
}

test('many at once are committed by a thread, few where they are asked for, each on what the other did', async () => {
  const { here, kept, keepAll, close, withThread } = open()
  await withThread()
  kept.mockClear()
  expect(await keepAll(SIX.map((game) => line(game, 0, 'first')))).toEqual(SIX.map(() => ({ type: 'written', sequence: 1 })))
  expect(here).not.toHaveBeenCalled()
  expect(kept).toHaveBeenCalledTimes(1)
  expect(await keepAll([line('a', 1, 'second')])).toEqual([{ type: 'written', sequence: 2 }])
  expect(here).toHaveBeenCalledTimes(1)
  expect(await keepAll([line('a', 1, 'third'), line('a', 2, 'first'), line('a', 2, 'fourth'), line('nobody', 0, 'first')])).toEqual([
    { type: 'conflict', sequence: 2 },
    { type: 'repeated', line: { sequence: 1, key: 'first', body: 'first' } },
    { type: 'written', sequence: 3 },
    { type: 'no-such-game' },
  ])
  expect(here).toHaveBeenCalledTimes(1)
  await close()
})

test('when the disk fails under the thread everyone is told, nothing is kept, and it goes on', async () => {
  const { database, kept, keepAll, close, withThread } = open()
  await withThread()
  kept.mockClear()
  database.exec(`CREATE TRIGGER broken BEFORE INSERT ON lines BEGIN SELECT RAISE(ROLLBACK, 'the disk is full'); END`)
  const works = SIX.map((game) => line(game, 0, 'first'))
  await expect(keepAll(works)).rejects.toMatchObject({ fault: 'not-recorded', message: expect.stringContaining('the disk is full') })
  expect(kept).not.toHaveBeenCalled()
  database.exec('DROP TRIGGER broken')
  expect(await keepAll(works)).toEqual(works.map(() => ({ type: 'written', sequence: 1 })))
  await close()
})

test('what was asked for before the end is written', async () => {
  const { file, keepAll, close, withThread } = open()
  await withThread()
  const asked = keepAll(SIX.map((game) => line(game, 0, 'first')))
  await new Promise((go) => setImmediate(go))
  const more = keepAll([line('a', 1, 'second')])
  await close()
  expect(await asked).toHaveLength(6)
  expect(await more).toEqual([{ type: 'written', sequence: 2 }])
  const again = openDatabase(file)
  expect(again.prepare('SELECT count(*) AS lines FROM lines').get()).toEqual({ lines: 7 })
  again.close()
})
