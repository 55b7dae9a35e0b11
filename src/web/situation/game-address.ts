import { type Address, addressOf, partNamed } from '../address.ts'
import type { Document } from './document.ts'

/**
 * A situation of a game in hand holds what its seat alone knows: points that are sealed or drafted, and whatever is tried with them. It says
 * which game it is of; its address names that game and nothing of what is in it, and it is kept in memory alone.
 */
const GAME = 'game'

/** The page of the desk under which such addresses lie: `#/think/GAME/PAGE/THING?at=1`. */
export const THINK = 'think'

/** What a page was asked, under a number that says nothing to anybody else. */
const AT = 'at'

export function gameOf({ [GAME]: game }: Document): string | undefined {
  return typeof game === 'string' ? game : undefined
}

export const asOfGame = (document: Document, game: string): Document => ({ ...document, [GAME]: game })

/** What the engine reads, and what may be written to a file. */
export function withoutGame({ [GAME]: _game, ...document }: Document): Document {
  return document
}

type Parts = Readonly<Record<string, string>>

/** What a page is asked beside the situation. */
interface Query {
  readonly page: string
  readonly thing?: string
  readonly parts: Parts
}

const laid = new Map<string, Document>()

/** The situation of a game as it was last laid on the desk in this window. */
export const laidOf = (game: string): Document | undefined => laid.get(game)

export function rememberLaid(document: Document): void {
  const game = gameOf(document)
  if (game !== undefined) laid.set(game, document)
}

const MOST_ASKED = 1_000
const asked = new Map<string, Parts>()
const numbers = new Map<string, string>()
let count = 0

function numberOf(parts: Parts): string {
  const said = JSON.stringify(parts)
  const known = numbers.get(said)
  if (known !== undefined) return known
  const [oldest] = numbers
  if (numbers.size >= MOST_ASKED && oldest !== undefined) {
    numbers.delete(oldest[0])
    asked.delete(oldest[1])
  }
  count += 1
  numbers.set(said, String(count))
  asked.set(String(count), parts)
  return String(count)
}

export const gameAddress = (game: string, { page, thing, parts }: Query): string =>
  addressOf([THINK, game, page, ...(thing === undefined ? [] : [thing])], [[AT, numberOf(parts)]])

interface GameQuery {
  readonly game: string
  readonly query: Query
  /** The address was made in this window: the situation it is about is still here, unless the page was loaded anew. */
  readonly isFromHere: boolean
}

/** What such an address asks. Links from the game itself have no number, and ask of the game as it stands. */
export function gameQueryAt(address: Address): GameQuery {
  const [, game = '', page = 'board', thing] = address.path
  const at = partNamed(address, AT)
  const said = Object.fromEntries(address.parts.filter(([name]) => name !== AT))
  const parts = { ...said, ...(at === undefined ? {} : asked.get(at)) }
  return { game, query: { page, ...(thing === undefined ? {} : { thing }), parts }, isFromHere: at !== undefined && asked.has(at) }
}
