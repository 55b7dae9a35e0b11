/** What a kind of work may take. */
interface Allowance {
  /** How long anybody waits for it, in milliseconds. */
  readonly patience: number
  /** How many threads it may have at once. */
  readonly atOnce: number
  /** How many of it wait; what comes beyond is refused at once. */
  readonly waiting: number
  /** How many of it one address may have under way, waiting or not, and how many of those in a thread. */
  readonly byAddress: number
  readonly atOnceByAddress: number
  /** It takes milliseconds, and always finds a thread that no other work has. */
  readonly isPrompt?: true
  /** It may hold its thread for most of a minute, so one thread more is kept free of it. */
  readonly isHeld?: true
}

const ANY = Number.POSITIVE_INFINITY

/** All work that threads do, by what it costs. */
export const KINDS = {
  /** Questions that take milliseconds. */
  question: { patience: 1_000, atOnce: ANY, waiting: 200, byAddress: 100, atOnceByAddress: ANY, isPrompt: true },
  /** A new game, or a script to be read. */
  game: { patience: 10_000, atOnce: ANY, waiting: 100, byAddress: 20, atOnceByAddress: 1, isPrompt: true },
  /** A whole record to be read and decided again. */
  record: { patience: 20_000, atOnce: 1, waiting: 6, byAddress: 3, atOnceByAddress: 1 },
  /** Packets whose signatures are checked. */
  packets: { patience: 10_000, atOnce: 1, waiting: 20, byAddress: 4, atOnceByAddress: 1 },
  /** A year solved. */
  advice: { patience: 20_000, atOnce: 1, waiting: 12, byAddress: 3, atOnceByAddress: 1 },
  /** Our own bots at tables with people: how many of them think is bounded by those who ask. */
  bot: { patience: 20_000, atOnce: 1, waiting: ANY, byAddress: ANY, atOnceByAddress: ANY },
  /** Our own bots at tables where nobody waits for them. */
  leisure: { patience: 20_000, atOnce: 1, waiting: ANY, byAddress: ANY, atOnceByAddress: ANY, isHeld: true },
  /** Wars played on. */
  forecast: { patience: 20_000, atOnce: 1, waiting: 6, byAddress: 2, atOnceByAddress: 1, isHeld: true },
  /** A look back on a game: it tells what it has found before its time is up. */
  review: { patience: 60_000, atOnce: 1, waiting: 4, byAddress: 2, atOnceByAddress: 1, isHeld: true },
} as const satisfies Readonly<Record<string, Allowance>>

export type Kind = keyof typeof KINDS

export const allowanceOf = (kind: Kind): Allowance => KINDS[kind]

/** What is prompt always finds a thread that no other work has. */
export const mostBeside = (threads: number): number => Math.max(1, threads - 1)
/** Shorter work finds one that is not held. */
export const mostHeld = (threads: number): number => Math.max(1, threads - 2)
