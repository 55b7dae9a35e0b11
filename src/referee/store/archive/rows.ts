import type { LineRow, PreparedPaper } from '../prepared.ts'

/** Everything in a store, piece by piece: a game, then as many lines as it has, then the next; the papers last. Headers and bodies are text. */
export type ArchiveRow =
  | { readonly type: 'game'; readonly game: string; readonly header: string; readonly lines: number }
  | ({ readonly type: 'line' } & Omit<LineRow, 'sequence'>)
  | ({ readonly type: 'paper' } & PreparedPaper)

export interface Counts {
  readonly games: number
  readonly lines: number
  readonly papers: number
}

/** All games as they were at one moment, whatever is written meanwhile. */
export interface Snapshot {
  /** The form in which they are kept, and the one this version writes. */
  readonly form: { readonly found: number; readonly known: number }
  readonly counts: Counts
  rows(): AsyncIterable<ArchiveRow>
  close(): Promise<void>
}

/** Hears how much is done, and of how much where that is known. */
export type Progress = (done: number, all: number | undefined) => void

export const allOf = ({ games, lines, papers }: Counts): number => games + lines + papers

const OFTEN = 500

/** The same rows, with somebody told how far they are. */
export async function* watched(rows: AsyncIterable<ArchiveRow>, all: number | undefined, progress: Progress): AsyncGenerator<ArchiveRow> {
  let done = 0
  for await (const row of rows) {
    yield row
    done += 1
    if (done % OFTEN === 0) progress(done, all)
  }
  progress(done, all ?? done)
}
