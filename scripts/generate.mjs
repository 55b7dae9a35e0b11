import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { changedSince, filesIn, fingerprints, has } from './sources.mjs'
import { ROOT } from './step.mjs'

/** Modules written from the books' text files; no part of what is kept in git. */
const GENERATED = 'src/editions/generated'
const STAMP = `${GENERATED}/.made.json`

const isSource = (path) => path.endsWith('.yaml') || path.endsWith('.mjs')
const sources = () => filesIn(['src/editions', 'scripts/books', 'scripts/generate.mjs']).filter(isSource)

/** Writes the modules of the books, if their texts have changed since. Fast when nothing has. */
export async function generate() {
  const now = fingerprints(sources())
  const before = lastMade()
  if (changedSince(before.sources, now).length === 0 && before.made.every(has)) return
  // What reads YAML is loaded only when there is something to read: this runs before every command of a checkout.
  const { readBooks } = await import('./books/books.mjs')
  const modules = modulesOf(readBooks())
  for (const [path, text] of Object.entries(modules)) writeIfChanged(path, text)
  writeIfChanged(STAMP, JSON.stringify({ sources: now, made: Object.keys(modules) }))
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
const list = (items) => `[\n${items.map((item) => `  ${JSON.stringify(item)},\n`).join('')}]`
const moduleText = (imports, ...constants) => `${[HEAD + imports, ...constants].join('\n')}`
const importOf = (...types) => `import type { ${types.join(', ')} } from '${'../'.repeat(3)}rules/index.ts'\n`

const withoutPath = ({ path: _path, where: _where, ...rest }) => rest

function modulesOf(books) {
  const files = Object.fromEntries(books.flatMap((book) => Object.entries(modulesOfBook(book))))
  return { ...files, [`${GENERATED}/books.ts`]: moduleText('', `export const BOOK_LIST = ${list(books.map(listed))} as const\n`) }
}

const listed = ({ id, title, words, chapters, scenarios }) => ({ id, title, words, chapters, scenarios })

function modulesOfBook({ id, amends, clauses, rulings, dropped, renumbered }) {
  const at = (name) => `${GENERATED}/${id}/${name}.ts`
  const entries = `export const ${amends ? 'added' : 'contents'}: readonly Entry[] = ${list(clauses.map(withoutPath))}\n`
  const choices = rulings.filter((ruling) => ruling.choices).map((ruling) => [ruling.id, ruling.choices.map((choice) => choice.id)])
  if (amends) {
    return {
      [at('contents')]: moduleText(importOf('Entry'), entries, `export const dropped: readonly string[] = ${list(dropped)}\n`),
      [at('renumbered')]: moduleText('', `export const renumbered: Readonly<Record<string, string>> = ${JSON.stringify(renumbered, null, 2)}\n`),
    }
  }
  return {
    [at('contents')]: moduleText(importOf('Entry'), entries),
    [at('rulings')]: moduleText(importOf('Ruling'), `export const rulings: readonly Ruling[] = ${list(rulings.map(withoutPath))}\n`),
    [at('choices')]: moduleText(
      '',
      '/** What each ruling with a choice may answer, ours first; their words stand in the rulings. */',
      `export const choices: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(Object.fromEntries(choices), null, 2)}\n`,
    ),
  }
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
