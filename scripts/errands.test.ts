import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
/** The books, what writes their modules, and what it reads off where a clause lives. */
const COPIED = ['package.json', 'scripts', 'src', 'cases']

const scratch = mkdtempSync(join(tmpdir(), 'chancery-errand-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** The files that an errand of CONTRIBUTING names, as it shows them. */
function filesOf(errand: string): readonly { readonly path: string; readonly text: string }[] {
  const [, section = ''] = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8').split(`\n## ${errand}\n`)
  const [own = ''] = section.split('\n## ')
  return [...own.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].map(([, path = '', text = '']) => ({ path, text }))
}

/** A file that is there grows by what is shown; any other is written. */
function write(path: string, text: string): void {
  const place = join(scratch, path)
  mkdirSync(dirname(place), { recursive: true })
  if (existsSync(place)) appendFileSync(place, `\n${text}`)
  else writeFileSync(place, text)
}

test('an edition with ten changed modifiers takes the two files that CONTRIBUTING shows', async () => {
  for (const part of COPIED)
    cpSync(join(ROOT, part), join(scratch, part), { recursive: true, filter: (path) => !path.includes(join('src', 'web')) })
  symlinkSync(join(ROOT, 'node_modules'), join(scratch, 'node_modules'))
  const files = filesOf('Add an edition')
  expect(files.map(({ path }) => path)).toEqual(['src/editions/books.yaml', 'src/editions/our-table/edition.ts'])
  for (const { path, text } of files) write(path, text)
  execFileSync(process.execPath, ['scripts/generate.mjs'], { cwd: scratch })

  const editions: typeof import('../src/editions/index.ts') = await import(join(scratch, 'src/editions/index.ts'))
  const rules: typeof import('../src/rules/index.ts') = await import(join(scratch, 'src/rules/index.ts'))
  const { openBook, startOf, fetchEditions, bookSetOf } = editions
  const startup = bookSetOf(await fetchEditions('our-table', 'startup')).open('our-table')
  expect(startup.isStartup).toBe(true)
  for (const book of [openBook('our-table'), startup]) {
    const table = book.tables['hungary']
    const scenario = book.scenarios['global-war-1939']
    if (table === undefined || scenario === undefined) throw new Error('the book has Hungary and the war of 1939')
    const { lines } = rules.reckon(table, startOf(scenario), rules.ordinaryRoll('hungary', 'axis'))
    const counted = lines.filter(({ amount }) => amount !== 0).map(({ id, amount, cite }) => ({ id, amount, book: cite.book }))
    // HUN-0 and BAL-B3: in print Hungary leans to the Axis by 5, and a standing France takes 2 from an Axis roll.
    expect(counted).toEqual([
      { id: 'alignment', amount: +4, book: 'our-table' },
      { id: 'france-stands', amount: -1, book: 'our-table' },
    ])
  }
  expect(openBook('our-table').tables['turkey']?.rows.map(({ id }) => id)).not.toContain('inertia-up')
  expect(editions.BOOKS.map(({ id }) => id)).toContain('our-table')
}, 60_000)
