import { readContents } from './contents.mjs'
import { readBookList } from './list.mjs'
import { BookFault } from './reading.mjs'
import { readRulings } from './rulings.mjs'

/**
 * @typedef {{ number: string, catalogue: string, heading: string, home: { is: string, why?: string }, path: string, where?: string }} Clause
 * @typedef {{ id: string, amends?: string, clauses: Clause[], rulings: { id: string }[], dropped: string[], renumbered: Record<string, string> }} Book
 */

/**
 * Every book as its files have it. Throws with every fault, each with its file and line.
 * @returns {Book[]}
 */
export function readBooks() {
  const { faults, books } = readBookList()
  const read = books.map((book) => {
    const contents = book.contentFiles.map((path) => readContents(path))
    const rulings = book.rulingFiles.map((path) => readRulings(path))
    faults.push(...[...contents, ...rulings].flatMap((one) => one.faults))
    return { ...book, chapterTexts: contents.flatMap(({ chapters }) => chapters), rulings: rulings.flatMap((one) => one.rulings) }
  })
  const whole = read.map((book) => assembled(book, read, faults))
  if (faults.length > 0) throw new BookFault(faults)
  return whole
}

function assembled(book, books, faults) {
  const { chapterTexts, amends } = book
  const clauses = chapterTexts.flatMap((chapter) => chapter.clauses)
  const twice = (items, nameOf) => items.filter((item, index) => items.findIndex((other) => nameOf(other) === nameOf(item)) !== index)
  faults.push(...twice(clauses, ({ number }) => number).map(({ number, path }) => `${path} ${number} stands twice in ${book.id}`))
  faults.push(...twice(book.rulings, ({ id }) => id).map(({ id, path }) => `${path} ${id} stands twice in ${book.id}`))
  const root = books.find(({ id }) => id === amends)
  return {
    ...book,
    clauses,
    renumbered: Object.assign({}, ...chapterTexts.map((chapter) => chapter.renumbered)),
    dropped: chapterTexts.flatMap((chapter) => [
      ...chapter.dropped,
      ...chapter.droppedTables.flatMap((table) => numbersOf(root, table, book, faults)),
    ]),
  }
}

/** The clauses of a table of the amended book, by its printed name. */
function numbersOf(root, table, book, faults) {
  const found = (root?.chapterTexts ?? []).filter(({ printed }) => printed === table).flatMap(({ clauses }) => clauses)
  if (found.length === 0) faults.push(`${book.id} drops the table "${table}", which ${book.amends} does not have`)
  return found.map(({ number }) => number)
}
