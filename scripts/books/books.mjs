import { readContents, readReads } from './contents.mjs'
import { readBookList } from './list.mjs'
import { namesOf } from './names.mjs'
import { BookFault } from './reading.mjs'
import { readRulings } from './rulings.mjs'
import { readCourse, readScenarios } from './scenarios.mjs'
import { factsIn, readVocabulary } from './vocabulary.mjs'
import { readWorths } from './worths.mjs'

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
    const chapterTexts = contents.flatMap(({ chapters }) => chapters)
    const facts = book.factFiles.map((path) => readReads(path))
    const chaptersWithFacts = withFacts(
      chapterTexts,
      facts.flatMap(({ reads }) => reads),
    )
    faults.push(...[...contents, ...facts, ...rulings].flatMap((one) => one.faults))
    return { ...book, chapterTexts: chaptersWithFacts, rulings: rulings.flatMap((one) => one.rulings) }
  })
  const starts = startsOf(books, faults)
  const whole = read.map((book) => ({ ...assembled(book, read, faults), starts: starts[book.id] }))
  if (faults.length > 0) throw new BookFault(faults)
  return whole
}

/** What has usually happened by when: one file for all books. */
export function readUsualCourse() {
  const { faults, ...course } = readCourse('src/editions/usual-course.yaml', vocabularyOfStarts())
  if (faults.length > 0) throw new BookFault(faults)
  return course
}

/** What results are worth to a side when advice weighs them, in each book. */
export function readResultWorths(books) {
  const { faults, worths } = readWorths('src/editions/worths.yaml', books, Object.keys(readVocabulary().minors))
  if (faults.length > 0) throw new BookFault(faults)
  return worths
}

function vocabularyOfStarts() {
  const { groups, minors } = readVocabulary()
  return { names: namesOf(minors), facts: factsIn(groups) }
}

/** What each book that has scenarios of its own begins with. One may take over those of a book before it. */
function startsOf(books, faults) {
  const vocabulary = vocabularyOfStarts()
  const starts = {}
  for (const { id, scenarios: listed, scenarioFile } of books.filter((book) => book.scenarioFile !== undefined)) {
    const read = readScenarios(scenarioFile, listed, vocabulary, (book) => starts[book])
    faults.push(...read.faults)
    starts[id] = read.scenarios
  }
  return starts
}

/** The chapters with the facts that their clauses are said to read. */
function withFacts(chapterTexts, reads) {
  const numbers = new Set(chapterTexts.flatMap(({ clauses }) => clauses.map(({ number }) => number)))
  for (const { number, unknown } of reads) if (!numbers.has(number)) unknown()
  const factsOf = Object.fromEntries(reads.map(({ number, facts }) => [number, { reads: facts }]))
  return chapterTexts.map((chapter) => ({
    ...chapter,
    clauses: chapter.clauses.map((clause) => ({ ...clause, ...factsOf[clause.number] })),
  }))
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
