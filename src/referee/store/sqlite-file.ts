import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { fault, RefereeError, reasonOf, whyFailed } from '../fault.ts'
import { makeFolder } from '../folder.ts'
import { checkForm, migrate } from './store-schema.ts'

export const STORE_FILE = 'chancery.db'

/** How long another program may hold the file before we give up, in milliseconds. */
const PATIENCE = 5_000

const CORRUPT = 11
const NOT_A_DATABASE = 26

/** Makes a folder for games if it is missing, and names the file in it. */
export function openFolder(folder: string): string {
  try {
    makeFolder(folder)
  } catch (error) {
    throw fault('no-data-folder', { folder, reason: whyFailed(error) })
  }
  return join(folder, STORE_FILE)
}

/**
 * What is deleted (a name, a letter) is overwritten, not only left out. The journal goes into the file at 32 MB: the pages of a game that is
 * played are written there once for many orders, and those who order wait less often.
 */
export const SETTINGS = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA wal_autocheckpoint = 8000'

/** A file up to this size is looked through as it is opened, which takes a fifth of a second where it is in memory; a larger one meanwhile. */
const CHECKED_AT_ONCE = 64 * 1024 * 1024

/** What is wrong with a file, if anything: every page is looked at, but not whether what is looked up finds it. */
export function damageIn(database: DatabaseSyncInstance): string | undefined {
  try {
    const { quick_check: found } = database.prepare('PRAGMA quick_check(1)').get() as { readonly quick_check: string }
    return found === 'ok' ? undefined : found.replaceAll(/\s+/g, ' ')
  } catch (error) {
    return reasonOf(error)
  }
}

/** Whether a file is too large to be looked through before anybody is served. */
export const isCheckedLater = (file: string): boolean => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > CHECKED_AT_ONCE

/** Opens the file of a store, and looks through it unless that would take long. */
export function openChecked(file: string): DatabaseSyncInstance {
  const isLater = isCheckedLater(file)
  const database = openDatabase(file)
  const reason = isLater ? undefined : damageIn(database)
  if (reason === undefined) return database
  database.close()
  throw fault('store-damaged', { place: file, reason })
}

export function openDatabase(file: string): DatabaseSyncInstance {
  let database: DatabaseSyncInstance | undefined
  try {
    database = new DatabaseSync(file, { timeout: PATIENCE })
    checkForm(database, file)
    database.exec(SETTINGS)
    migrate(database, file)
    return database
  } catch (error) {
    database?.close()
    if (error instanceof RefereeError) throw error
    const reason = reasonOf(error)
    // The lowest eight bits say what is wrong, those above in more detail.
    switch (((error as { readonly errcode?: number }).errcode ?? 0) & 0xff) {
      case NOT_A_DATABASE:
        throw fault('not-a-store', { file }, error)
      case CORRUPT:
        throw fault('store-damaged', { place: file, reason }, error)
      default:
        throw fault('store-unusable', { file, reason }, error)
    }
  }
}

/** Merges the journal into the file and cuts it off; false where that cannot be just now, for somebody else is at it: nobody here waits for him. */
export function isMerged(database: DatabaseSyncInstance): boolean {
  database.exec('PRAGMA busy_timeout = 0')
  try {
    return (database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { readonly busy: number }).busy === 0
  } catch {
    return false
  } finally {
    database.exec(`PRAGMA busy_timeout = ${PATIENCE}`)
  }
}
