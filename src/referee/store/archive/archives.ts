import { statSync } from 'node:fs'
import type { GamesPlace } from '../opening.ts'
import { isAddress } from '../postgres/address.ts'
import { readArchive, writeArchive } from './archive-file.ts'
import { restoreIntoDatabase, snapshotOfDatabase } from './postgres-archive.ts'
import { allOf, type Counts, type Progress, type Snapshot, watched } from './rows.ts'
import { restoreIntoFolder, snapshotOfFolder } from './sqlite-archive.ts'

export const snapshotOf = async ({ data, database }: GamesPlace): Promise<Snapshot> =>
  database === undefined ? snapshotOfFolder(data) : snapshotOfDatabase(database)

/** Writes all games to a file, while they are played. */
export async function backUp(place: GamesPlace, file: string, made: Date, progress: Progress): Promise<Counts> {
  const snapshot = await snapshotOf(place)
  try {
    await writeArchive(file, watched(snapshot.rows(), allOf(snapshot.counts), progress), made.toISOString())
    return snapshot.counts
  } finally {
    await snapshot.close()
  }
}

/** Puts all games of a backup, of a folder or of a database where none are yet. */
export async function restore(from: string, { data, database }: GamesPlace, progress: Progress): Promise<Counts> {
  const snapshot = isAddress(from)
    ? await snapshotOf({ data, database: from })
    : isFolder(from)
      ? await snapshotOf({ data: from })
      : undefined
  try {
    const rows = watched(snapshot?.rows() ?? readArchive(from), snapshot && allOf(snapshot.counts), progress)
    const begun = await readAhead(rows)
    return await (database === undefined ? restoreIntoFolder(data, begun) : restoreIntoDatabase(database, begun))
  } finally {
    await snapshot?.close()
  }
}

/** With the first of them read: what is no backup is told before a place for it is made. */
async function readAhead<Row>(rows: AsyncIterable<Row>): Promise<AsyncIterable<Row>> {
  const reading = rows[Symbol.asyncIterator]()
  const first = await reading.next()
  return (async function* () {
    if (first.done !== true) yield first.value
    yield* { [Symbol.asyncIterator]: () => reading }
  })()
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
