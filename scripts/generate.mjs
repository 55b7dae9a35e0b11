import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { changedSince, filesIn, fingerprints, has } from './sources.mjs'
import { ROOT } from './step.mjs'

/** Modules written from text files are no part of what is kept in git. */
const HOMES = 'src/counsel/generated/homes.ts'
const RULES_VERSION = 'src/record/generated/version.ts'
const STAMP = 'src/editions/generated/.made.json'

/** Texts, and the code that says which books have a startup bundle and what names there are. */
const isSource = (path) => /\.(yaml|mjs)$|\/(startup|powers|countries)\.ts$/.test(path)
const sources = () =>
  filesIn(['src/editions', 'src/rules/core', 'src/counsel/scripts', 'src/counsel/bots', 'scripts/books', 'scripts/generate.mjs']).filter(
    isSource,
  )

/** Writes the modules of the books and of the vocabulary, if their texts have changed since. Fast when nothing has. */
export async function generate() {
  writeVersion()
  const now = fingerprints(sources())
  const before = lastMade()
  if (changedSince(before.sources, now).length === 0 && before.made.every(has)) return
  // What reads YAML is loaded only when there is something to read: this runs before every command of a checkout.
  const [
    { readBooks, readResultWorths, readUsualCourse },
    { courseModule, modulesOf, worthsModule },
    { vocabularyModules },
    { counselModules },
  ] = await Promise.all([
    import('./books/books.mjs'),
    import('./books/modules.mjs'),
    import('./books/vocabulary-module.mjs'),
    import('./books/counsel-modules.mjs'),
  ])
  const books = readBooks()
  const modules = {
    ...modulesOf(books),
    ...courseModule(readUsualCourse()),
    ...worthsModule(readResultWorths(books)),
    ...vocabularyModules(),
    ...counselModules(),
  }
  for (const [path, text] of Object.entries(modules)) writeIfChanged(path, text)
  await writeHomes(books)
  writeIfChanged(STAMP, JSON.stringify({ sources: now, made: [HOMES, ...Object.keys(modules)] }))
}

/** Writes where each clause lives, read off the code and the tests as they are now. Only Node asks for it: the desk is not told of our files. */
export async function writeHomes(books) {
  const { homesOf } = await import('./books/homes.mjs')
  const { readBooks } = await import('./books/books.mjs')
  const { constant, moduleText } = await import('./books/module-text.mjs')
  const type = 'Readonly<Record<string, Readonly<Record<string, { readonly where: string | null; readonly tests: readonly string[] }>>>>'
  writeIfChanged(HOMES, moduleText('', constant('homes', type, homesOf(books ?? readBooks()))))
}

/** What decides no order: the list of clauses with their headings, and what results are worth to somebody who is advised. */
const decidesNothing = (path) => /(^|[\\/])(contents[\\/][^\\/]+|worths)\.yaml$/.test(path)

/** A file without its lines of comment and its empty lines: a game does not stop for a remark. */
export function decidingLines(path, text) {
  const lines = text.split('\n').map((line) => line.trim())
  if (path.endsWith('.yaml')) return lines.filter((line) => line !== '' && !line.startsWith('#')).join('\n')
  let isWithin = false
  const isDeciding = (line) => {
    if (!isWithin && !line.startsWith('/*')) return line !== '' && !line.startsWith('//')
    const end = line.indexOf('*/')
    isWithin = end < 0
    // What stands behind a comment on its line decides.
    return end >= 0 && line.length > end + 2
  }
  return lines.filter(isDeciding).join('\n')
}

/** The version of this package, and a digest of all that decides an order: a record says by which it was played. */
function writeVersion() {
  const { version } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'))
  const digest = createHash('sha256')
  for (const path of filesIn(['src/rules', 'src/editions']).filter((one) => !decidesNothing(one)))
    digest.update(`${path}\n${decidingLines(path, readFileSync(ROOT + path, 'utf8'))}\n`)
  const rules = digest.digest('hex').slice(0, 16)
  writeIfChanged(RULES_VERSION, `export const VERSION = '${version}'\nexport const RULES = '${rules}'\n`)
}

function lastMade() {
  try {
    return JSON.parse(readFileSync(ROOT + STAMP, 'utf8'))
  } catch {
    return { sources: {}, made: [] }
  }
}

/** A file that says the same stays untouched: what is built from it is not stale. */
function writeIfChanged(path, text) {
  if (has(path) && readFileSync(ROOT + path, 'utf8') === text) return
  mkdirSync(dirname(ROOT + path), { recursive: true })
  writeFileSync(ROOT + path, text)
}

async function main() {
  try {
    await generate()
  } catch (error) {
    if (error.faults === undefined) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await main()
