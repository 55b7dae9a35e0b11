import {
  type Citation,
  type Condition,
  FACTS,
  factsRead,
  faultsInBands,
  type Modifier,
  type Quantity,
  type Table,
} from '../../rules/core/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'
import type { Draft } from './draft.ts'

const MOST_WORDS = 10

const twice = (names: readonly string[]): readonly string[] => [...new Set(names.filter((name, index) => names.indexOf(name) !== index))]

function factFaults(part: Condition | Quantity | undefined): readonly string[] {
  if (part === undefined) return []
  return factsRead(part).flatMap((fact) => (fact in FACTS ? [] : [`unknown fact "${fact}"`]))
}

function rowFaults(row: Modifier): readonly string[] {
  return [
    ...factFaults(row.when),
    ...factFaults(row.per),
    ...(Number.isInteger(row.value) ? [] : [`its value ${row.value} is no whole number`]),
    ...(row.words.split(/\s+/).length > MOST_WORDS ? [`its words are more than ${MOST_WORDS}`] : []),
  ]
}

/** Everything that is wrong with a book; an empty list lets it load. */
export function checkBook(book: Rulebook, { contents, rulings }: Pick<Draft, 'contents' | 'rulings'>): readonly string[] {
  const citeFaults = ({ book: cited, rule }: Citation): readonly string[] =>
    cited !== book.id
      ? [`it cites ${rule} of the book "${cited}"`]
      : rule in book.contents || rule in book.rulings
        ? []
        : [`it cites ${rule}, which is not in the contents`]

  const tableFaults = (table: Table): readonly string[] => [
    ...twice(table.rows.map((row) => row.id)).map((id) => `the row "${id}" stands twice`),
    ...table.rows.flatMap((row) =>
      [
        ...rowFaults(row),
        ...citeFaults(row.cite),
        ...(row.ruling === undefined || row.ruling in book.rulings ? [] : [`no ruling ${row.ruling}`]),
      ].map((fault) => `row "${row.id}": ${fault}`),
    ),
    ...faultsInBands(table.bands),
    ...faultsInBands(table.demandBands ?? []),
    ...[...table.bands, ...(table.demandBands ?? [])].flatMap((band) =>
      citeFaults(band.cite).map((fault) => `result ${band.id}: ${fault}`),
    ),
  ]

  return [
    ...twice(contents.map((entry) => entry.number)).map((number) => `${number} stands twice in the contents`),
    ...twice(rulings.map(({ id }) => id)).map((id) => `the ruling ${id} stands twice`),
    ...twice(book.sequence.map(({ id }) => id)).map((id) => `the stage "${id}" stands twice`),
    ...book.sequence.flatMap(({ id, when, cite }) =>
      [...factFaults(when), ...(cite === undefined ? [] : citeFaults(cite))].map((fault) => `stage ${id}: ${fault}`),
    ),
    ...Object.values(book.tables).flatMap((table) => tableFaults(table).map((fault) => `table ${table.id}: ${fault}`)),
    ...Object.values(book.scenarios).flatMap((scenario) =>
      Object.keys(scenario.facts).flatMap((fact) => (fact in FACTS ? [] : [`scenario ${scenario.id}: unknown fact "${fact}"`])),
    ),
  ]
}
