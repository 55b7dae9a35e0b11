import { join } from 'node:path'
import { fault, RefereeError, whyFailed } from '../fault.ts'
import { makeFolder } from '../folder.ts'
import { keepFile } from '../record/record-file.ts'
import { snapshotOf } from '../store/archive/archives.ts'
import type { Progress } from '../store/archive/rows.ts'
import type { GamesPlace } from '../store/opening.ts'
import { storedGames } from './stored-game.ts'

export interface Exported {
  readonly files: readonly string[]
  readonly unreadable: readonly { readonly game: string; readonly reason: string }[]
}

/** Writes the whole record of every game, or of one, to a folder: a file each, as the command plays them. Nobody's name is in them. */
export async function exportGames(place: GamesPlace, folder: string, only: string | undefined, progress: Progress): Promise<Exported> {
  const snapshot = await snapshotOf(place)
  const files: string[] = []
  const unreadable: { game: string; reason: string }[] = []
  try {
    makeFolder(folder)
    let done = 0
    for await (const stored of storedGames(snapshot)) {
      done += 1
      progress(done, snapshot.counts.games)
      if (only !== undefined && stored.game !== only) continue
      if (!stored.ok) {
        unreadable.push({ game: stored.game, reason: stored.reason })
        continue
      }
      const file = join(folder, `${encodeURIComponent(stored.game)}.jsonl`)
      await keepFile(file, stored.kept.header, stored.kept.entries)
      files.push(file)
    }
    if (only !== undefined && files.length + unreadable.length === 0) throw fault('no-such-game', { game: only })
    return { files, unreadable }
  } catch (error) {
    throw error instanceof RefereeError ? error : fault('backup-unwritable', { file: folder, reason: whyFailed(error) }, error)
  } finally {
    await snapshot.close()
  }
}
