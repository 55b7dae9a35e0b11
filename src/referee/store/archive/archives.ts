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
    return await (database === undefined ? restoreIntoFolder(data, rows) : restoreIntoDatabase(database, rows))
  } finally {
    await snapshot?.close()
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
