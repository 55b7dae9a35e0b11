import { readBookFile } from './reading.mjs'

export const BOOKS_FILE = 'src/editions/books.yaml'

const KEYS = ['title', 'words', 'amends', 'chapters', 'unasked', 'scenarios', 'contents', 'facts', 'rulings']
const NEEDED = ['title', 'words']
/** A layer has those of the book it amends, unless it says otherwise. */
const INHERITED = ['chapters', 'scenarios']

/**
 * Every book with what is known of it before it is fetched, and the files it is written in.
 * @param {string} [path]
 * @param {string} [text]
 * @returns {{ faults: string[], books: { id: string, scenarios: { id: string }[], contentFiles: string[], factFiles: string[], rulingFiles: string[] }[] }}
 */
export function readBookList(path = BOOKS_FILE, text) {
  const file = readBookFile(path, text)
  const books = file.pairsOf(file.root, 'the list of books').map(({ name: id, key, node }) => {
    const parts = file.partsOf(node, `book ${id}`, KEYS)
    for (const needed of NEEDED) if (parts[needed] === undefined) file.fault(key, `the book ${id} has no ${needed}`)
    const said = (name) => parts[name] && file.textOf(parts[name], `the ${name} of ${id}`)
    const filesIn = (folder) =>
      file.textsOf(parts[folder], `the ${folder} of ${id}`).map((name) => `src/editions/${id}/${folder}/${name}.yaml`)
    return {
      id,
      title: said('title') ?? '',
      words: said('words') ?? '',
      ...(parts.amends && { amends: said('amends') }),
      chapters: parts.chapters && file.textsOf(parts.chapters, `the chapters of ${id}`),
      unasked: file.textsOf(parts.unasked, `the unasked places of ${id}`),
      scenarios: parts.scenarios && readScenarios(file, parts.scenarios),
      ...(parts.scenarios && { scenarioFile: `src/editions/${id}/scenarios.yaml` }),
      contentFiles: filesIn('contents'),
      factFiles: filesIn('facts'),
      rulingFiles: filesIn('rulings'),
    }
  })
  for (const { amends, ...book } of books) {
    const { id } = book
    const missing = amends === undefined ? INHERITED.filter((part) => book[part] === undefined) : []
    for (const part of missing) file.fault(file.root, `the book ${id} has no ${part}`)
    if (amends !== undefined && !books.some((other) => other.id === amends))
      file.fault(file.root, `${id} amends "${amends}", which is no book`)
  }
  return { faults: file.faults, books: books.map((book) => withInherited(book, books)) }
}

const readScenarios = (file, node) =>
  file.pairsOf(node, 'the scenarios').map(({ name: id, node: value }) => {
    const { title, turn } = file.partsOf(value, `the scenario ${id}`, ['title', 'turn'])
    return { id, title: file.textOf(title, 'the title'), turn: file.textOf(turn, 'the turn') }
  })

function withInherited(book, books) {
  const root = books.find(({ id }) => id === book.amends)
  return { ...book, ...Object.fromEntries(INHERITED.map((part) => [part, book[part] ?? root?.[part] ?? []])) }
}
