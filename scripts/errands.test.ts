import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
/** The books, what writes their modules, and what it reads off where a clause lives. */
const COPIED = ['package.json', 'tsconfig.base.json', 'tsconfig.pure.json', 'scripts', 'src', 'cases']

const scratch = mkdtempSync(join(tmpdir(), 'chancery-errand-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** The files that an errand of CONTRIBUTING names, as it shows them. */
function filesOf(errand: string): readonly { readonly path: string; readonly text: string; readonly isChange: boolean }[] {
  const [, section = ''] = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8').split(`\n## ${errand}\n`)
  const [own = ''] = section.split('\n## ')
  return [...own.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm)].map(([, language, path = '', text = '']) => ({
    path,
    text,
    isChange: language === 'diff',
  }))
}

/** A file that is there grows by what is shown; any other is written. */
function write(path: string, text: string): void {
  const place = join(scratch, path)
  mkdirSync(dirname(place), { recursive: true })
  if (existsSync(place)) appendFileSync(place, `\n${text}`)
  else writeFileSync(place, text)
}

/** A file is changed where it reads as is shown. */
function change(path: string, text: string): void {
  const place = join(scratch, path)
  for (const hunk of text.split('@@\n')) {
    const lines = hunk.trimEnd().split('\n')
    const side = (left: string): string => lines.flatMap((line) => (line.startsWith(left) ? [] : [`${line.slice(1)}\n`])).join('')
    const before = readFileSync(place, 'utf8')
    if (!before.includes(side('+'))) throw new Error(`${path} does not read:\n${side('+')}`)
    writeFileSync(place, before.replace(side('+'), side('-')))
  }
}

let editions: typeof import('../src/editions/index.ts')
let core: typeof import('../src/rules/core/index.ts')
let game: typeof import('../src/rules/game/index.ts')
let counsel: typeof import('../src/counsel/index.ts')

beforeAll(async () => {
  for (const part of COPIED)
    cpSync(join(ROOT, part), join(scratch, part), { recursive: true, filter: (path) => !path.includes(join('src', 'web')) })
  symlinkSync(join(ROOT, 'node_modules'), join(scratch, 'node_modules'))
  for (const { path, text, isChange } of ['Add an edition', 'Add an order'].flatMap(filesOf)) (isChange ? change : write)(path, text)
  execFileSync(process.execPath, ['scripts/generate.mjs'], { cwd: scratch })
  editions = await import(join(scratch, 'src/editions/index.ts'))
  core = await import(join(scratch, 'src/rules/core/index.ts'))
  game = await import(join(scratch, 'src/rules/game/index.ts'))
  counsel = await import(join(scratch, 'src/counsel/index.ts'))
}, 120_000)

test('an edition with ten changed modifiers takes the two files that CONTRIBUTING shows', async () => {
  expect(filesOf('Add an edition').map(({ path }) => path)).toEqual(['src/editions/books.yaml', 'src/editions/our-table/edition.ts'])
  const { openBook, startOf, fetchEditions, bookSetOf } = editions
  const startup = bookSetOf(await fetchEditions('our-table', 'startup')).open('our-table')
  expect(startup.isStartup).toBe(true)
  for (const book of [openBook('our-table'), startup]) {
    const table = book.tables['hungary']
    const scenario = book.scenarios['global-war-1939']
    if (table === undefined || scenario === undefined) throw new Error('the book has Hungary and the war of 1939')
    const { lines } = core.reckon(table, startOf(scenario), core.ordinaryRoll('hungary', 'axis'))
    const counted = lines.filter(({ amount }) => amount !== 0).map(({ id, amount, cite }) => ({ id, amount, book: cite.book }))
    // HUN-0 and BAL-B3: in print Hungary leans to the Axis by 5, and a standing France takes 2 from an Axis roll.
    expect(counted).toEqual([
      { id: 'alignment', amount: +4, book: 'our-table' },
      { id: 'france-stands', amount: -1, book: 'our-table' },
    ])
  }
  expect(openBook('our-table').tables['turkey']?.rows.map(({ id }) => id)).not.toContain('inertia-up')
  expect(editions.BOOKS.map(({ id }) => id)).toContain('our-table')
}, 120_000)

test('an order takes the three files that CONTRIBUTING shows, and the random player plays it', () => {
  expect(filesOf('Add an order').map(({ path }) => path)).toEqual([
    'src/rules/game/orders/table/lodge-protest.ts',
    'src/rules/game/orders/register.ts',
    'src/editions/2023/sequence.ts',
  ])
  execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.pure.json', '--noEmit'], { cwd: scratch })
  const book = editions.openBook('2023')
  const { moves } = counsel.playAtRandom(book, 'scenario-1939', 1)
  const protest = moves.find(({ order }) => String(order.type) === 'lodge-protest')
  expect(protest?.events.map((event) => game.tell(book, event).words).join()).toMatch(/ protests over /)
}, 120_000)
