/** What a game is played by, set when it is made and never changed. */
export interface GameHeader {
  readonly edition: string
  readonly options: readonly string[]
  readonly rulings: Readonly<Record<string, string>>
  readonly scenario: string
  /** The version of Chancery that made it. */
  readonly engine: string
  /** When it was made, as an ISO date and time; the caller looks at the clock. */
  readonly created: string
}

/** An event under its number in the game: the first is 1, and there are no gaps. */
export interface RecordedEvent {
  readonly version: number
  /** Anything that survives a trip through JSON: the store does not look into it. */
  readonly event: unknown
}

export interface RecordedGame {
  readonly game: string
  readonly header: GameHeader
  /** How many events there are in all. */
  readonly version: number
  readonly events: readonly RecordedEvent[]
}

export type ListedGame = Omit<RecordedGame, 'events'>

/** A conflict means that someone else was first: read what they did and think again. */
export type Appended =
  | { readonly type: 'appended'; readonly version: number }
  | { readonly type: 'conflict'; readonly version: number }
  | { readonly type: 'no-such-game' }

/** Where games are kept. What a promise here resolves to is safely on the disk. */
export interface GameStore {
  readonly kind: string
  /** Opens a game without events, and gives its id. */
  create(header: GameHeader): Promise<string>
  /** Adds the events, all or none, if the game is still at the expected version. */
  append(game: string, expectedVersion: number, events: readonly unknown[]): Promise<Appended>
  /** The game with the events after a version; without one, all of them. */
  read(game: string, fromVersion?: number): Promise<RecordedGame | undefined>
  /** Every game, the oldest first. */
  list(): Promise<readonly ListedGame[]>
  /** Finishes what was asked for and lets go of the files. */
  close(): Promise<void>
}
