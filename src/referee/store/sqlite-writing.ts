import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import type { Prepared } from './prepared.ts'
import { SqliteGames } from './sqlite-games.ts'
import { type Statements, statementsOf } from './sqlite-statements.ts'
import type { Paper, Written } from './store.ts'

/** Something to be written, as plain data: a thread can be handed it. */
export type Work =
  | ({ readonly type: 'create'; readonly game: string; readonly header: string } & Prepared)
  | ({ readonly type: 'write'; readonly game: string; readonly expected: number } & Prepared)
  | ({ readonly type: 'put' } & Pick<Prepared, 'papers' | 'discarded'>)
  | { readonly type: 'remove'; readonly game: string; readonly expected: number }
  | { readonly type: 'lease'; readonly kind: string; readonly now: number; readonly until: number; readonly most: number }

export type Outcome =
  | Written
  | { readonly type: 'game-exists' }
  | { readonly type: 'put' }
  | { readonly type: 'removed' }
  | { readonly type: 'leased'; readonly papers: readonly Paper[] }

const PUT: Outcome = { type: 'put' }

/** Writes into a file over one connection, much or little in one transaction. */
export class SqliteWriting {
  readonly #database: DatabaseSyncInstance
  readonly #asked: Statements
  readonly #games: SqliteGames

  constructor(database: DatabaseSyncInstance, asked: Statements = statementsOf(database), games: SqliteGames = new SqliteGames(asked)) {
    this.#database = database
    this.#asked = asked
    this.#games = games
  }

  /** All of it is safely on the disk, or nothing is and it throws. One commit, and so one wait for the disk, answers everyone who waits. */
  commit(works: readonly Work[]): readonly Outcome[] {
    try {
      this.#database.exec('BEGIN IMMEDIATE')
      const outcomes = works.map((work) => this.#carryOut(work))
      this.#database.exec('COMMIT')
      return outcomes
    } catch (error) {
      this.#games.forget()
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
      throw error
    }
  }

  #carryOut(work: Work): Outcome {
    switch (work.type) {
      case 'create':
        if (this.#asked.game(work.game) !== undefined) return { type: 'game-exists' }
        return this.#keep(this.#asked.openGame(work.game, work.header), 0, work)
      case 'write':
        return this.#goOn(work.game, work.expected, work) ?? this.#write(work.game, work.expected, work)
      case 'put':
        this.#keepPapers(work)
        return PUT
      case 'remove':
        return this.#remove(work.game, work.expected)
      case 'lease':
        return { type: 'leased', papers: this.#asked.lease(work.kind, work.now, work.until, work.most) }
    }
  }

  /** One line that is the next of its game, as nearly all are; undefined where that is not so. */
  #goOn(game: string, expected: number, prepared: Prepared): Outcome | undefined {
    const [line] = prepared.lines
    const number = this.#games.get(game)?.number
    // A game without lines may be one that was deleted by another program: that is looked at more closely.
    if (line === undefined || prepared.lines.length > 1 || number === undefined || expected === 0) return undefined
    if (!this.#asked.addNext(number, expected + 1, line.key, line.body)) return undefined
    this.#keepPapers(prepared)
    return { type: 'written', sequence: expected + 1 }
  }

  #write(game: string, expected: number, prepared: Prepared): Outcome {
    const row = this.#games.row(game)
    if (row === undefined) return { type: 'no-such-game' }
    for (const { key } of prepared.lines) {
      const line = key === null ? undefined : this.#asked.lineWith(row, key)
      if (line !== undefined) return { type: 'repeated', line }
    }
    if (row.sequence !== expected) return { type: 'conflict', sequence: row.sequence }
    return this.#keep(row.number, expected, prepared)
  }

  #remove(game: string, expected: number): Outcome {
    const row = this.#games.row(game)
    if (row === undefined) return { type: 'no-such-game' }
    if (row.sequence !== expected || this.#asked.isNewest(row.number)) return { type: 'conflict', sequence: row.sequence }
    this.#asked.removeGame(row)
    this.#games.forget()
    return { type: 'removed' }
  }

  #keep(number: number, before: number, { lines, ...papers }: Prepared): Outcome {
    lines.forEach(({ key, body }, index) => {
      this.#asked.addLine(number, before + index + 1, key, body)
    })
    this.#keepPapers(papers)
    return { type: 'written', sequence: before + lines.length }
  }

  #keepPapers({ papers, discarded }: Pick<Prepared, 'papers' | 'discarded'>): void {
    for (const name of discarded) this.#asked.discardPaper(name)
    for (const paper of papers) this.#asked.putPaper(paper)
  }
}
