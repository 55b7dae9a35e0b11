import { has } from '../sources.mjs'
import { constant, literal, moduleText } from './module-text.mjs'

const GENERATED = 'src/editions/generated'

const importOf = (type) => `import type { ${type} } from '../../../rules/core/index.ts'\n`
const SCENARIO = "import type { Scenario } from '../../../rules/game/index.ts'\n"
const withoutFiles = ({ path: _path, where: _where, ...rest }) => rest

/** The modules of all books, by their paths. */
export function modulesOf(books) {
  const files = Object.assign({}, ...books.map(modulesOfBook))
  return {
    ...files,
    [`${GENERATED}/books.ts`]: moduleText('', literal('BOOK_LIST', books.map(listed))),
    [`${GENERATED}/unasked.ts`]: unaskedModule(books),
    [`${GENERATED}/editions.ts`]: editionsModule(books),
    [`${GENERATED}/bundles.ts`]: bundlesModule(books),
    [`${GENERATED}/sheets.ts`]: sheetsModule(books),
  }
}

/** What has usually happened by when. */
export const courseModule = ({ course, withWar }) => ({
  [`${GENERATED}/usual-course.ts`]: moduleText(
    "import type { Nation } from '../../rules/core/index.ts'\nimport type { Scenario } from '../../rules/game/index.ts'\n",
    constant('USUAL_COURSE', "readonly Pick<Scenario, 'turn' | 'facts' | 'wars'>[]", course),
    constant(
      'USUAL_WITH_WAR',
      "readonly { readonly facts: Scenario['facts']; readonly wars: readonly (readonly [Nation, Nation])[] }[]",
      withWar,
    ),
  ),
})

/** What results are worth, by book. */
export const worthsModule = (worths) => ({
  [`${GENERATED}/worths.ts`]: moduleText(
    "import type { ResultWorths } from '../worths.ts'\n",
    constant('RESULT_WORTHS', 'ResultWorths', worths),
  ),
})

/** The places that no rule of a book asks for, apart from the list of books: few pages need them. */
const unaskedModule = (books) =>
  moduleText(
    "import type { Place } from '../../rules/core/index.ts'\n",
    constant('UNASKED', 'Readonly<Record<string, readonly Place[]>>', Object.fromEntries(books.map(({ id, unasked }) => [id, unasked]))),
  )

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

function modulesOfBook({ id, amends, clauses, rulings, dropped, renumbered, starts }) {
  const at = (name) => `${GENERATED}/${id}/${name}.ts`
  const entries = constant(amends ? 'added' : 'contents', 'readonly Entry[]', clauses.map(withoutFiles))
  const scenarios = starts && { [at('scenarios')]: moduleText(SCENARIO, constant('scenarios', 'readonly Scenario[]', starts)) }
  if (amends) {
    return {
      ...scenarios,
      [at('contents')]: moduleText(importOf('Entry'), entries, constant('dropped', 'readonly string[]', dropped)),
      [at('renumbered')]: moduleText('', constant('renumbered', 'Readonly<Record<string, string>>', renumbered)),
    }
  }
  return {
    ...scenarios,
    [at('contents')]: moduleText(importOf('Entry'), entries),
    [at('rulings')]: moduleText(importOf('Ruling'), constant('rulings', 'readonly Ruling[]', rulings.map(withoutFiles))),
    [at('choices')]: moduleText('', constant('choices', 'Readonly<Record<string, readonly string[]>>', choicesOf(rulings))),
  }
}

/** What each ruling with a choice may answer, ours first; their words stand in the rulings. */
const choicesOf = (rulings) =>
  Object.fromEntries(rulings.flatMap((ruling) => (ruling.choices ? [[ruling.id, ruling.choices.map((choice) => choice.id)]] : [])))
