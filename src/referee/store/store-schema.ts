import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { fault } from '../fault.ts'

/** Each step brings a file from one form to the next. Steps that were ever released are not changed; new ones go to the end. */
const STEPS: readonly string[] = [
  `CREATE TABLE games (
     number INTEGER PRIMARY KEY,
     id TEXT NOT NULL UNIQUE,
     header TEXT NOT NULL
   ) STRICT;
   CREATE TABLE events (
     game INTEGER NOT NULL REFERENCES games (number),
     version INTEGER NOT NULL,
     event TEXT NOT NULL,
     UNIQUE (game, version)
   ) STRICT;`,
  // A line is found by its key as well, and papers lie beside the journals. Lines are never deleted, so their rowids follow the order of writing.
  `ALTER TABLE events RENAME TO lines;
   ALTER TABLE lines RENAME COLUMN version TO sequence;
   ALTER TABLE lines RENAME COLUMN event TO body;
   ALTER TABLE lines ADD COLUMN key TEXT;
   CREATE UNIQUE INDEX line_keys ON lines (game, key) WHERE key IS NOT NULL;
   CREATE TABLE papers (
     kind TEXT NOT NULL,
     id TEXT NOT NULL,
     game TEXT,
     due INTEGER,
     body TEXT NOT NULL,
     PRIMARY KEY (kind, id)
   ) STRICT;
   CREATE INDEX papers_of_games ON papers (game, kind, id) WHERE game IS NOT NULL;
   CREATE INDEX papers_due ON papers (kind, due) WHERE due IS NOT NULL;`,
  // How long papers are is read off the index, so that nobody reads a box of them for it.
  `ALTER TABLE papers ADD COLUMN bytes INTEGER GENERATED ALWAYS AS (octet_length(body)) VIRTUAL;
   DROP INDEX papers_of_games;
   CREATE INDEX papers_of_games ON papers (game, kind, id, bytes) WHERE game IS NOT NULL;`,
]

/** The form this version writes. */
export const FORM = STEPS.length

/** The form of a file: nothing in it is form 0. One that says no form has none of ours: what was done in it might be done again. */
function formOf(database: DatabaseSyncInstance, file: string): number {
  const tables = database.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).all() as readonly { readonly name: string }[]
  if (tables.length === 0) return 0
  if (!tables.some(({ name }) => name === 'schema_version')) throw fault('not-a-store', { file })
  const row = database.prepare('SELECT version FROM schema_version').get() as { readonly version: number } | undefined
  if (row === undefined || row.version < 1) throw fault('not-a-store', { file })
  return row.version
}

/** Refuses a file that is not ours to write in, before anything in it is touched. */
export function checkForm(database: DatabaseSyncInstance, file: string): number {
  const found = formOf(database, file)
  if (found > FORM) throw fault('store-newer', { file, found, known: FORM })
  return found
}

/** Brings a file up to the form this version writes; two programs may try at once. */
export function migrate(database: DatabaseSyncInstance, file: string): void {
  database.exec('BEGIN IMMEDIATE')
  try {
    const found = checkForm(database, file)
    if (found === 0) database.exec('CREATE TABLE schema_version (version INTEGER NOT NULL) STRICT; INSERT INTO schema_version VALUES (0)')
    for (const step of STEPS.slice(found)) database.exec(step)
    database.prepare('UPDATE schema_version SET version = ?').run(FORM)
    database.exec('COMMIT')
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}
