import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type RecordEntry, readRecord, recordText } from '../../record/index.ts'
import type { HostedHeader } from '../hosting/header.ts'
import type { JournalBody } from '../hosting/journal/journal.ts'
import { freshFolder } from '../http/room.testing.ts'
import { openGames } from '../store/opening.ts'
import { openStore } from '../store/sqlite-store.ts'
import { exportGames } from './exporting.ts'
import { rehearse, upgrade } from './upgrading.ts'

const quietly = () => {}

function recorded() {
  const read = readRecord(readFileSync('cases/games/fall-1939.jsonl', 'utf8'))
  if (!read.ok) throw new Error('no record')
  return read.record
}

/** A folder with two hosted games out of a recorded one, the second with its entries changed, and one that nobody understands. */
async function folderWith(change: (entries: readonly RecordEntry[]) => readonly RecordEntry[], ...headers: readonly unknown[]) {
  const { header, entries } = recorded()
  const hosted: HostedHeader = { record: { ...header, seats: {} }, created: 0, setting: { watchers: true, vacantSeats: 'by-link' } }
  const lines = (all: readonly RecordEntry[]) => ({
    lines: [
      { key: null, body: { type: 'tenure-begun', at: 1, tenure: 'a', seats: ['germany'] } satisfies JournalBody },
      ...all.map((entry) => ({ key: `k${entry.n}`, body: { type: 'order', at: 1, entry, by: null } satisfies JournalBody })),
    ],
  })
  const data = freshFolder()
  const store = openStore(data)
  await store.create('same', hosted, lines(entries))
  await store.create('changed', hosted, lines(change(entries)))
  for (const [index, one] of headers.entries()) await store.create(`strange${index}`, one, { lines: [] })
  await store.close()
  return { data, header: hosted.record, entries }
}

test('every order of every stored game is decided again, and what would differ is said game by game', async () => {
  const { data, entries } = await folderWith((all) => all.map((one, index) => (index === 0 ? { ...one, dice: [7] } : one)))
  const seen: number[] = []
  const found = await rehearse({ data }, (done) => seen.push(done))
  expect(found).toMatchObject({ form: { found: 3, known: 3 }, games: 2, orders: 2 * entries.length, unreadable: [], done: true })
  expect(found.differing).toEqual([
    expect.objectContaining({ game: 'changed', title: recorded().header.title, faults: [expect.any(String), expect.any(String)] }),
  ])
  expect(seen).toEqual([1, 2])
})

test('running games of other rules are named before they stop', async () => {
  const { data, header } = await folderWith((all) => all)
  const store = openStore(data)
  const hosted = { record: { ...header, rules: 'feedfacefeedface' }, created: 0, setting: { watchers: true, vacantSeats: 'by-link' } }
  await store.create('older', hosted, { lines: [] })
  await store.close()
  expect((await rehearse({ data }, quietly)).toAgree).toEqual([{ game: 'older', title: header.title }])
})

test('a game that this version cannot go on with keeps all as they are', async () => {
  const { data } = await folderWith((all) => all, { edition: 'classic' })
  const found = await upgrade({ data }, quietly)
  expect(found.unreadable).toEqual([{ game: 'strange0', reason: expect.stringContaining('this Chancery does not understand it') }])
})

test('the record of every game is written to a folder, with nobody’s name in it, and one alone where it is asked for', async () => {
  const { data, header, entries } = await folderWith((all) => all)
  const folder = join(freshFolder(), 'records')
  const { files } = await exportGames({ data }, folder, undefined, quietly)
  expect(files).toEqual([join(folder, 'same.jsonl'), join(folder, 'changed.jsonl')])
  expect(readFileSync(files[0] ?? '', 'utf8')).toBe(recordText({ header, entries }))
  await expect(exportGames({ data }, folder, undefined, quietly)).rejects.toMatchObject({ fault: 'record-exists' })

  const other = freshFolder()
  await exportGames({ data }, other, 'same', quietly)
  expect(existsSync(join(other, 'changed.jsonl'))).toBe(false)
  await expect(exportGames({ data }, other, 'nowhere', quietly)).rejects.toMatchObject({ fault: 'no-such-game' })
})

test('an id that is no name of a file stays in its folder', async () => {
  const { header } = recorded()
  const data = freshFolder()
  const store = await openGames({ data })
  await store.create(
    '../out',
    { record: { ...header, seats: {} }, created: 0, setting: { watchers: true, vacantSeats: 'by-link' } },
    { lines: [] },
  )
  await store.close()
  const folder = freshFolder()
  expect((await exportGames({ data }, folder, undefined, quietly)).files).toEqual([join(folder, '..%2Fout.jsonl')])
})
