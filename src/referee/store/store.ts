/** A line of a game's journal under its number: the first is 1, and there are no gaps. */
export interface JournalLine {
  readonly sequence: number
  /** What makes a repeated request known again; unique in its game. */
  readonly key: string | null
  /** Anything that survives a trip through JSON: the store does not look into it. */
  readonly body: unknown
}

export type NewLine = Omit<JournalLine, 'sequence'>

/** Something kept beside the journals, found by kind and id (a link's grant, a letter's text, a notice that is to be sent). */
export interface Paper {
  readonly kind: string
  readonly id: string
  readonly game: string | null
  /** When somebody should look at it, in milliseconds since 1970; null where nobody need. */
  readonly due: number | null
  readonly body: unknown
}

export type PaperName = Pick<Paper, 'kind' | 'id'>

/** What is known of a paper without reading it. */
export interface PaperSize {
  readonly id: string
  readonly bytes: number
}

/** Lines and papers that are written together or not at all. */
export interface Writing {
  readonly lines: readonly NewLine[]
  /** Put in the place of what has the same kind and id. */
  readonly papers?: readonly Paper[]
  readonly discarded?: readonly PaperName[]
}

export interface KeptJournal {
  readonly game: string
  readonly header: unknown
  /** How many lines there are in all. */
  readonly sequence: number
  readonly lines: readonly JournalLine[]
}

export type ListedGame = Omit<KeptJournal, 'lines'>

/** How many games a page has, unless told otherwise. */
export const USUAL_PAGE = 100

/** A conflict means that someone else was first: read what they did and think again. A repeated key means that it was done before. */
export type Written =
  | { readonly type: 'written'; readonly sequence: number }
  | { readonly type: 'conflict'; readonly sequence: number }
  | { readonly type: 'repeated'; readonly line: JournalLine }
  | { readonly type: 'no-such-game' }

/** Where games are kept. What a promise here resolves to is safely on the disk. */
export interface GameStore {
  readonly kind: string
  /** Opens a game under an id of the caller's, with its first lines and papers. Rejects with the fault `game-exists` where there is one. */
  create(game: string, header: unknown, writing: Writing): Promise<void>
  /** Adds lines and papers, all or none, if no key of them is known and the game is still at the expected sequence. What is to be discarded goes before what is put. */
  write(game: string, expected: number, writing: Writing): Promise<Written>
  /** Papers without a line (what was sent, whom to tell). */
  put(papers: readonly Paper[], discarded?: readonly PaperName[]): Promise<void>
  /**
   * Deletes a game with its journal and its papers, if it is still at the expected sequence; whether it did. The newest may be left: what numbers
   * stand for in a store never changes.
   */
  remove(game: string, expected: number): Promise<boolean>
  /** The game with the lines after a sequence; without one, all of them. */
  read(game: string, after?: number): Promise<KeptJournal | undefined>
  /** The line with a key. */
  lineWith(game: string, key: string): Promise<JournalLine | undefined>
  /** Games in the order they were made, a page at a time: those after a game, none after one that is not there. */
  list(after?: string, most?: number): Promise<readonly ListedGame[]>
  /** How many there are. */
  count(): Promise<number>
  paper(kind: string, id: string): Promise<Paper | undefined>
  /** In the order of their ids. */
  papersOf(game: string, kind: string): Promise<readonly Paper[]>
  /** The same without what they say, however long they are. */
  sizesOf(game: string, kind: string): Promise<readonly PaperSize[]>
  /** Papers of a kind that are due by now, the earliest first; each is put off until `until`, and says so, so that no other process takes it meanwhile. */
  lease(kind: string, now: number, until: number, most: number): Promise<readonly Paper[]>
  /** Hears of every write, of other processes too; gives what ends it. What was missed while the line was down is heard of as sequence null: look again. */
  watch(heard: (game: string, sequence: number | null) => void): () => void
  /** Finishes what was asked for and lets go of the files. */
  close(): Promise<void>
}
