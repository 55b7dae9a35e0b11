import type { Look } from '../terminal.ts'

/** Lays an answer out for a reader, line by line. */
export type Print<A> = (answer: A, look: Look) => readonly string[]
