import type { Catalogue, Entry, Home } from './ledger.ts'

type More = Partial<Pick<Entry, 'only' | 'printed' | 'home'>>
type Draft = Pick<Entry, 'number' | 'heading'> & More

/** One line of a book's contents. A clause whose home is not named lives where its chapter does, or is still to do. */
export const clause = (number: string, heading: string, home?: Home, more: More = {}): Draft => ({
  number,
  heading,
  ...(home === undefined ? {} : { home }),
  ...more,
})

/** Clauses of one catalogue; `more` holds for each of them unless it says otherwise. */
export const chapter = (catalogue: Catalogue, clauses: readonly Draft[], more: More = {}): readonly Entry[] =>
  clauses.map((entry) => ({ catalogue, home: { is: 'to-do' }, ...more, ...entry }))

const livesIn =
  (is: 'computed' | 'enforced' | 'sequenced' | 'carried-out' | 'decided') =>
  (where: string, ...tests: readonly [string, ...string[]]): Home => ({ is, where, tests })

/** Yields a number. */
export const computed = livesIn('computed')
/** Allows or forbids. */
export const enforced = livesIn('enforced')
/** Says when, in which order, or who knows what. */
export const sequenced = livesIn('sequenced')
/** Changes the game. */
export const carriedOut = livesIn('carried-out')
/** Settled by a ruling. */
export const decided = livesIn('decided')

/** Text for the player; nothing to execute. */
export const shown = (why: string): Home => ({ is: 'shown', why })
/** Truly of the map game, or of a chapter that is not ours. */
export const outside = (why: string): Home => ({ is: 'outside', why })
