import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { changedSince, filesIn, fingerprints, has } from './sources.mjs'
import { ROOT } from './step.mjs'

/** Modules written from the books' text files; no part of what is kept in git. */
const GENERATED = 'src/editions/generated'
const HOMES = 'src/counsel/generated/homes.ts'
const STAMP = `${GENERATED}/.made.json`

const isSource = (path) => path.endsWith('.yaml') || path.endsWith('.mjs') || path.endsWith('/startup.ts')
const sources = () => filesIn(['src/editions', 'scripts/books', 'scripts/generate.mjs']).filter(isSource)

/** Writes the modules of the books, if their texts have changed since. Fast when nothing has. */
export async function generate() {
  const now = fingerprints(sources())
  const before = lastMade()
  if (changedSince(before.sources, now).length === 0 && before.made.every(has)) return
  // What reads YAML is loaded only when there is something to read: this runs before every command of a checkout.
  const { readBooks } = await import('./books/books.mjs')
  const books = readBooks()
  const modules = modulesOf(books)
  for (const [path, text] of Object.entries(modules)) writeIfChanged(path, text)
  await writeHomes(books)
  writeIfChanged(STAMP, JSON.stringify({ sources: now, made: [HOMES, ...Object.keys(modules)] }))
}

/** Writes where each clause lives, read off the code and the tests as they are now. Only Node asks for it: the desk is not told of our files. */
export async function writeHomes(books) {
  const { homesOf } = await import('./books/homes.mjs')
  const { readBooks } = await import('./books/books.mjs')
  const type = 'Readonly<Record<string, Readonly<Record<string, { readonly where: string | null; readonly tests: readonly string[] }>>>>'
  writeIfChanged(HOMES, moduleText('', constant('homes', type, homesOf(books ?? readBooks()))))
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

const HEAD = '// Written by scripts/generate.mjs from the YAML beside the books. Change that, not this.\n'
/** Parsed when it is loaded, which is faster than a literal of this size, for the compiler too. */
const constant = (name, type, value) => `export const ${name}: ${type} = JSON.parse(\`${inLines(value).replace(/[\\`]|\$\{/g, '\\$&')}\`)\n`

/** JSON with a line for each item; of an object of objects for each of theirs. */
function inLines(value) {
  if (Array.isArray(value)) return `[\n${value.map((item) => JSON.stringify(item)).join(',\n')}\n]`
  const isNested = (part) => Object.values(part).some((inner) => typeof inner === 'object' && !Array.isArray(inner))
  const lines = Object.entries(value).map(
    ([name, part]) => `${JSON.stringify(name)}:${isNested(part) ? inLines(part) : JSON.stringify(part)}`,
  )
  return `{\n${lines.join(',\n')}\n}`
}
const literal = (name, value) => `export const ${name} = ${JSON.stringify(value, null, 2)} as const\n`
const moduleText = (imports, ...constants) => [HEAD + imports, ...constants].join('\n')
const importOf = (type) => `import type { ${type} } from '../../../rules/index.ts'\n`

const withoutFiles = ({ path: _path, where: _where, ...rest }) => rest

function modulesOf(books) {
  const files = Object.assign({}, ...books.map(modulesOfBook))
  return {
    ...files,
    [`${GENERATED}/books.ts`]: moduleText('', literal('BOOK_LIST', books.map(listed))),
    [`${GENERATED}/editions.ts`]: editionsModule(books),
    [`${GENERATED}/bundles.ts`]: bundlesModule(books),
    [`${GENERATED}/sheets.ts`]: sheetsModule(books),
  }
}

/** The printed sheet of each code, and of each rule that stands on another than its code says. */
function sheetsModule(books) {
  const type = 'Readonly<Record<string, string>>'
  const coded = books
    .flatMap(({ clauses }) => clauses)
    .filter(({ printed }) => printed !== undefined)
    .map(({ number, printed }) => ({ number, printed, code: /^(?:DP-)?[A-Z]+(?=-)/.exec(number)?.[0] }))
  const sheets = {}
  for (const { code, printed } of coded) if (code !== undefined) sheets[code] ??= printed
  const elsewhere = coded.filter(({ code, printed }) => sheets[code] !== printed).map(({ number, printed }) => [number, printed])
  return moduleText('', constant('SHEETS', type, sheets), constant('SHEETS_OF_RULES', type, Object.fromEntries(elsewhere)))
}

/** Every book at once, for whoever holds them all. */
function editionsModule(books) {
  const imports = books.map(({ id }, index) => `import { edition as book${index} } from '../${id}/edition.ts'\n`).join('')
  return moduleText(
    `import type { Edition } from '../edition.ts'\n${imports}`,
    `export const EDITIONS: readonly Edition[] = [${books.map((_, index) => `book${index}`).join(', ')}]\n`,
  )
}

/** Every book by itself, for whoever fetches one; a layer written in one piece is its own startup bundle. */
function bundlesModule(books) {
  const lines = books.map(({ id, amends }) => {
    const startup = has(`src/editions/${id}/startup.ts`)
      ? `(await import('../${id}/startup.ts')).startup`
      : `startupOf((await import('../${id}/edition.ts')).edition)`
    const under = amends ? `amends: '${amends}', ` : ''
    return `  '${id}': { ${under}startup: async () => ${startup}, whole: async () => (await import('../${id}/edition.ts')).edition },\n`
  })
  const startupOf = lines.some((line) => line.includes('startupOf(')) ? ', startupOf' : ''
  return moduleText(
    `import { type Bundles${startupOf} } from '../edition.ts'\n`,
    `export const BUNDLES: Readonly<Record<string, Bundles>> = {\n${lines.join('')}}\n`,
  )
}

const listed = ({ id, title, words, chapters, scenarios }) => ({ id, title, words, chapters, scenarios })

function modulesOfBook({ id, amends, clauses, rulings, dropped, renumbered }) {
  const at = (name) => `${GENERATED}/${id}/${name}.ts`
  const entries = constant(amends ? 'added' : 'contents', 'readonly Entry[]', clauses.map(withoutFiles))
  if (amends) {
    return {
      [at('contents')]: moduleText(importOf('Entry'), entries, constant('dropped', 'readonly string[]', dropped)),
      [at('renumbered')]: moduleText('', constant('renumbered', 'Readonly<Record<string, string>>', renumbered)),
    }
  }
  return {
    [at('contents')]: moduleText(importOf('Entry'), entries),
    [at('rulings')]: moduleText(importOf('Ruling'), constant('rulings', 'readonly Ruling[]', rulings.map(withoutFiles))),
    [at('choices')]: moduleText('', constant('choices', 'Readonly<Record<string, readonly string[]>>', choicesOf(rulings))),
  }
}

/** What each ruling with a choice may answer, ours first; their words stand in the rulings. */
const choicesOf = (rulings) =>
  Object.fromEntries(rulings.flatMap((ruling) => (ruling.choices ? [[ruling.id, ruling.choices.map((choice) => choice.id)]] : [])))

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
