import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { type LineRow, lineOf, type PreparedPaper, paperOf } from './prepared.ts'
import type { JournalLine, Paper, PaperName, PaperSize } from './store.ts'

export type GameRow = { readonly number: number; readonly id: string; readonly header: string; readonly sequence: number }

export type Statements = ReturnType<typeof statementsOf>

const GAMES = `SELECT number, id, header, (SELECT coalesce(max(sequence), 0) FROM lines WHERE game = number) AS sequence FROM games`
const LINES = 'SELECT sequence, key, body FROM lines'
const PAPERS = 'SELECT kind, id, game, due, body FROM papers'

const NOT_UNIQUE = 2067

const isTaken = (error: unknown): boolean => (error as { readonly errcode?: number }).errcode === NOT_UNIQUE

/** Everything that is ever asked of a file, made ready once. */
export function statementsOf(database: DatabaseSyncInstance) {
  const insertGame = database.prepare('INSERT INTO games (id, header) VALUES (?, ?)')
  const insertLine = database.prepare('INSERT INTO lines (game, sequence, key, body) VALUES (?, ?, ?, ?)')
  const goOn = database.prepare(
    `INSERT INTO lines (game, sequence, key, body)
     SELECT ?1, ?2, ?3, ?4 WHERE ?2 = 1 + (SELECT coalesce(max(sequence), 0) FROM lines WHERE game = ?1)`,
  )
  const selectGame = database.prepare('SELECT number, header FROM games WHERE id = ?')
  const selectLast = database.prepare('SELECT coalesce(max(sequence), 0) AS sequence FROM lines WHERE game = ?')
  const selectGames = database.prepare(
    `${GAMES} WHERE number > coalesce((SELECT number FROM games WHERE id = ?1), iif(?1 IS NULL, 0, 9e18)) ORDER BY number LIMIT ?2`,
  )
  const countGames = database.prepare('SELECT count(*) AS games FROM games')
  const selectLines = database.prepare(`${LINES} WHERE game = ? AND sequence > ? AND sequence <= ? ORDER BY sequence`)
  const selectKey = database.prepare(`${LINES} WHERE game = ? AND key = ?`)
  const putPaper = database.prepare(
    `INSERT INTO papers (kind, id, game, due, body) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (kind, id) DO UPDATE SET game = excluded.game, due = excluded.due, body = excluded.body`,
  )
  const discardPaper = database.prepare('DELETE FROM papers WHERE kind = ? AND id = ?')
  const selectPaper = database.prepare('SELECT game, due, body FROM papers WHERE kind = ? AND id = ?')
  const selectPapers = database.prepare(`${PAPERS} WHERE game = ? AND kind = ? ORDER BY id`)
  const selectSizes = database.prepare('SELECT id, bytes FROM papers WHERE game = ? AND kind = ? ORDER BY id')
  const selectDue = database.prepare(`${PAPERS} WHERE kind = ? AND due <= ? ORDER BY due, id LIMIT ?`)
  const putOff = database.prepare('UPDATE papers SET due = ? WHERE kind = ? AND id = ?')
  const lastLine = database.prepare('SELECT coalesce(max(rowid), 0) AS last FROM lines')
  const removeLines = database.prepare('DELETE FROM lines WHERE game = ?')
  const removePapers = database.prepare('DELETE FROM papers WHERE game = ?')
  const removeGame = database.prepare('DELETE FROM games WHERE number = ?')
  const newest = database.prepare(
    'SELECT ?1 = (SELECT max(number) FROM games) OR ?1 = (SELECT game FROM lines ORDER BY rowid DESC LIMIT 1) AS newest',
  )
  const linesSince = database.prepare(
    `SELECT games.id, max(lines.sequence) AS sequence FROM lines JOIN games ON games.number = lines.game WHERE lines.rowid > ? GROUP BY lines.game`,
  )
  return {
    openGame: (id: string, header: string): number => Number(insertGame.run(id, header).lastInsertRowid),
    addLine: (game: number, sequence: number, key: string | null, body: string): unknown => insertLine.run(game, sequence, key, body),
    /** The same in one statement with whether it is the next of its game and its key is new; false where it is not. */
    addNext: (game: number, sequence: number, key: string | null, body: string): boolean => {
      try {
        return goOn.run(game, sequence, key, body).changes === 1
      } catch (error) {
        if (isTaken(error)) return false
        throw error
      }
    },
    game: (id: string) => selectGame.get(id) as Pick<GameRow, 'number' | 'header'> | undefined,
    sequence: (game: number): number => (selectLast.get(game) as { readonly sequence: number }).sequence,
    games: (after: string | null, most: number) => selectGames.all(after, most) as readonly GameRow[],
    count: (): number => (countGames.get() as { readonly games: number }).games,
    lines: ({ number, sequence }: GameRow, after: number): readonly JournalLine[] =>
      (selectLines.all(number, after, sequence) as readonly LineRow[]).map(lineOf),
    lineWith: ({ number }: GameRow, key: string): JournalLine | undefined => {
      const row = selectKey.get(number, key) as LineRow | undefined
      return row && lineOf(row)
    },
    putPaper: ({ kind, id, game, due, body }: PreparedPaper): unknown => putPaper.run(kind, id, game, due, body),
    discardPaper: ({ kind, id }: PaperName): unknown => discardPaper.run(kind, id),
    paper: (kind: string, id: string): Paper | undefined => {
      const row = selectPaper.get(kind, id) as Pick<PreparedPaper, 'game' | 'due' | 'body'> | undefined
      return row && paperOf({ kind, id, ...row })
    },
    papersOf: (game: string, kind: string): readonly Paper[] =>
      (selectPapers.all(game, kind) as readonly unknown[] as readonly PreparedPaper[]).map(paperOf),
    sizesOf: (game: string, kind: string) => selectSizes.all(game, kind) as readonly unknown[] as readonly PaperSize[],
    lease: (kind: string, now: number, until: number, most: number): readonly Paper[] =>
      (selectDue.all(kind, now, most) as readonly unknown[] as readonly PreparedPaper[]).map((row) => {
        putOff.run(until, row.kind, row.id)
        return paperOf({ ...row, due: until })
      }),
    /** Whether a game, or a line of it, has the highest number of all: it would be given away again. */
    isNewest: (game: number): boolean => (newest.get(game) as { readonly newest: number }).newest === 1,
    removeGame: ({ number, id }: Pick<GameRow, 'number' | 'id'>): void => {
      removePapers.run(id)
      removeLines.run(number)
      removeGame.run(number)
    },
    /** The number of the last among all lines. */
    lastLine: (): number => (lastLine.get() as { readonly last: number }).last,
    linesSince: (line: number) => linesSince.all(line) as readonly { readonly id: string; readonly sequence: number }[],
  }
}
