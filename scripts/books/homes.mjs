import { readFileSync } from 'node:fs'
import { everyFileIn } from '../sources.mjs'
import { ROOT } from '../step.mjs'
import { finderOf } from './mentions.mjs'

/** Rooms whose tests prove rules. */
const TESTED = ['src/rules', 'src/editions', 'src/counsel', 'src/referee', 'src/cli']

const isTest = (path) => /\.test\.tsx?$/.test(path)
/** The texts of the books name every number; those of the rules, what countries and facts are, only where they settle something. */
const isCode = (path) =>
  (path.endsWith('.ts') && !/\.(test|testing)\.ts$/.test(path) && !path.includes('/generated/')) ||
  /^src\/(rules\/.*|editions\/[^/]+\/scenarios)\.yaml$/.test(path)
/** Printed tables and recorded games name rules in passing and prove none. */
const isCase = (path) => /\.(json|jsonl|yaml)$/.test(path) && !/^cases\/(printed|games)\//.test(path)

/**
 * Every number, with the files of code that mention it and the tests and cases that do.
 * Where a clause lives is read off the code; nobody has to keep it in step.
 */
export function mentionsOf(numbers) {
  const find = finderOf(numbers)
  const mentionedIn = (paths) => {
    const files = new Map(numbers.map((number) => [number, []]))
    for (const path of paths) for (const number of find(readFileSync(ROOT + path, 'utf8'))) files.get(number).push(path)
    return files
  }
  const rooms = everyFileIn(['src/rules', 'src/editions', 'src/counsel']).filter(isCode)
  const tests = [...everyFileIn(['cases']).filter(isCase), ...everyFileIn(TESTED).filter(isTest)]
  return { code: mentionedIn(rooms), tests: mentionedIn(tests) }
}

/** The folders that may do what a book says, nearest first: its own, that of the book it amends, then what serves every book. */
const foldersFor = (books) => [...books.map((id) => `src/editions/${id}/`), 'src/rules/', 'src/editions/', 'src/counsel/']

const isOfAnotherBook = (path, books, all) => all.some((id) => !books.includes(id) && path.startsWith(`src/editions/${id}/`))

/** What only tells a player of it. */
const isNotice = (path) => /notices/.test(path)

/** The file that does it: among those that mention it the one nearest to the book. */
function nearest(paths, books, all) {
  const folders = foldersFor(books)
  const rank = (path) => folders.findIndex((folder) => path.startsWith(folder)) + (isNotice(path) ? 0.5 : 0)
  const possible = paths.filter((path) => !isOfAnotherBook(path, books, all))
  return possible.toSorted((one, other) => rank(one) - rank(other) || one.localeCompare(other))[0]
}

const DOING = ['computed', 'enforced', 'sequenced', 'carried-out', 'decided']

/**
 * Where each clause of each book lives, for those that something does: by book, then by number.
 * @param {import('./books.mjs').Book[]} books
 * @returns {Record<string, Record<string, { where: string | null, tests: string[] }>>}
 */
export function homesOf(books) {
  const ids = books.map(({ id }) => id)
  const renumbered = books.flatMap((book) => Object.values(book.renumbered))
  const numbers = [...new Set([...books.flatMap(({ clauses }) => clauses.map(({ number }) => number)), ...renumbered])]
  const { code, tests } = mentionsOf(numbers)

  const homeIn = (number, ownBooks, { where }, formerly = number) => ({
    where: nearest([...code.get(number), ...code.get(formerly)], ownBooks, ids) ?? where ?? null,
    tests: [...new Set([...tests.get(number), ...tests.get(formerly)])].toSorted(),
  })
  const isDone = ({ home }) => DOING.includes(home.is)

  return Object.fromEntries(
    books.map((book) => {
      const root = books.find(({ id }) => id === book.amends)
      const dropped = new Set(book.dropped)
      const inherited = (root?.clauses ?? []).filter((clause) => isDone(clause) && !dropped.has(clause.number))
      return [
        book.id,
        Object.fromEntries([
          ...inherited.map((clause) => {
            const number = book.renumbered[clause.number] ?? clause.number
            return [number, homeIn(number, [root.id, book.id], clause, clause.number)]
          }),
          ...book.clauses
            .filter(isDone)
            .map((clause) => [clause.number, homeIn(clause.number, [book.id, book.amends].filter(Boolean), clause)]),
        ]),
      ]
    }),
  )
}
