import { BOOKS } from '../../editions/index.ts'
import { isTurn, type Turn, turnName } from '../../rules/core/index.ts'
import { type Document, partsOf } from './document.ts'

/** Where a situation begins, as far as it can be told before its book is fetched. */
export interface Beginning {
  readonly edition: string
  readonly scenario: string
  /** The scenario's title; its id if no list has it. */
  readonly title: string
  readonly turn: Turn | undefined
}

/** A document that names no scenario or turn has the first of its book and the scenario's own. */
function beginningOf(document: Document): Beginning {
  const edition = String(document['edition'])
  const listed = BOOKS.find(({ id }) => id === edition)?.scenarios ?? []
  const said = document['scenario']
  const found = said === undefined ? listed[0] : listed.find(({ id }) => id === said)
  const turn = document['turn']
  return {
    edition,
    scenario: found?.id ?? String(said ?? ''),
    title: found?.title ?? String(said ?? ''),
    turn: typeof turn === 'string' && isTurn(turn) ? turn : found?.turn,
  }
}

/** Everything a document says, in one order; what goes without saying is said. */
function saying(document: Document): string {
  const { scenario, turn } = beginningOf(document)
  const parts = partsOf({ ...document, scenario, ...(turn === undefined ? {} : { turn }) }).map(([name, value]) => `${name}=${value}`)
  return parts.toSorted().join('&')
}

/** They say the same: the scenario a book begins with and a scenario's own turn may be spelt out or left out. */
export const isSameDocument = (one: Document, other: Document): boolean => one === other || saying(one) === saying(other)

/** `Spring 1941, classic` */
export function shortName(document: Document): string {
  const { edition, title, turn } = beginningOf(document)
  return [turn === undefined ? title : turnName(turn), edition].filter((part) => part !== '').join(', ')
}

/** `Global War, Fall 1939`; a scenario named after its turn is enough by itself. */
export const titledTurn = (title: string, turn: Turn): string => (title.endsWith(turnName(turn)) ? title : `${title}, ${turnName(turn)}`)

/** `Global War, Fall 1939, 2023` */
function longName(document: Document): string {
  const { edition, title, turn } = beginningOf(document)
  return `${turn === undefined ? title : titledTurn(title, turn)}, ${edition}`
}

/** Names that tell situations apart: by turn and book, else by scenario too, else by number. */
export function namesOf(documents: readonly Document[]): readonly string[] {
  const names = documents.map((document) => {
    const alike = documents.filter((other) => shortName(other) === shortName(document))
    return new Set(alike.map((other) => beginningOf(other).scenario)).size > 1 ? longName(document) : shortName(document)
  })
  return names.map((name, index) => {
    const number = names.slice(0, index + 1).filter((other) => other === name).length
    return names.filter((other) => other === name).length > 1 ? `${name} (${number})` : name
  })
}
