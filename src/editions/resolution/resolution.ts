import { territoryOf } from '../../rules/chapters/statuses/index.ts'
import {
  type HouseRulings,
  isNever,
  onTerritory,
  placedHere,
  type Section,
  saidInTerms,
  type Table,
  underHouseRulings,
} from '../../rules/core/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'
import type { Edition, Layer, RootEdition, TableDraft } from '../edition.ts'
import { checkBook } from './book-check.ts'
import { type Draft, draftOf, inherit, takeOption } from './draft.ts'

export interface Choices {
  readonly options?: readonly string[]
  /** Another answer than ours, for rulings that leave a choice. */
  readonly rulings?: Readonly<Record<string, string>>
}

/** A book that does not hold together: it does not load. */
export class BookError extends Error {
  readonly faults: readonly string[]
  constructor(book: string, faults: readonly string[]) {
    super(`${book} does not hold together:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
    this.faults = faults
  }
}

const isLayer = (edition: Edition): edition is Layer => 'amends' in edition

function rootOf(edition: Edition, shelf: readonly Edition[]): RootEdition {
  if (!isLayer(edition)) return edition
  const root = shelf.find((other) => other.id === edition.amends)
  if (root === undefined || isLayer(root)) throw new BookError(edition.id, [`it amends "${edition.amends}", which is no whole book here`])
  return root
}

/** Ours unless the host picked another answer. */
function settleRulings({ choices }: Draft, picked: HouseRulings, book: string): HouseRulings {
  const faults = Object.entries(picked).flatMap(([id, choice]) => {
    const answers = Object.hasOwn(choices, id) ? choices[id] : undefined
    if (answers === undefined) return [`${id} is no ruling with a choice`]
    return answers.includes(choice) ? [] : [`${id} cannot be ruled "${choice}": ${answers.join(' or ')}`]
  })
  if (faults.length > 0) throw new BookError(book, faults)
  return Object.fromEntries(Object.entries(choices).map(([id, [ours = '']]) => [id, picked[id] ?? ours]))
}

/** The rows of a table: those of the sections that it takes over, and its own. */
function rowsIn({ id, of, parts }: TableDraft, sections: readonly Section[], houseRulings: HouseRulings): Table['rows'] {
  const rows = parts.flatMap((part) => {
    if (typeof part !== 'string') return part
    const section = sections.find((one) => one.id === part)
    if (section === undefined) throw new BookError(id, [`it takes over a section "${part}" that is not there`])
    return section.rows
  })
  return rows.flatMap((row) => {
    const { when, ...bound } = underHouseRulings(placedHere(row, of), houseRulings)
    // What a ruling always lets count needs no condition; a row that a ruling leaves out for good is no row of this table.
    return when === undefined || when.is === 'always' ? [bound] : isNever(when) ? [] : [{ ...bound, when }]
  })
}

type MakeTable = (head: Omit<Table, 'rows'>, rows: () => Table['rows']) => Table

const tableAtOnce: MakeTable = (head, rows) => ({ ...head, rows: rows() })

/** Its rows are put together when they are first asked for: a roll is reckoned with one table of many. */
const tableWhenAsked: MakeTable = (head, rows) =>
  Object.defineProperty({ ...head, rows: [] }, 'rows', {
    enumerable: true,
    configurable: true,
    get(this: Table) {
      const value = rows()
      Object.defineProperty(this, 'rows', { enumerable: true, value })
      return value
    },
  })

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) freeze(inner)
  }
  return value
}

const byId = <T extends { readonly id: string }>(items: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(items.map((item) => [item.id, item]))

/** Puts a book together: inherits, amends, takes options and settles rulings. */
function putTogether(edition: Edition, shelf: readonly Edition[], { options = [], rulings = {} }: Choices, makeTable: MakeTable) {
  const root = rootOf(edition, shelf)
  const taken = options.map((id) => {
    const option = edition.options.find((one) => one.id === id)
    if (option === undefined) throw new BookError(edition.id, [`it has no option "${id}"`])
    return option
  })
  const printed = isLayer(edition) ? inherit(root, edition) : draftOf(edition)
  const draft = taken.reduce((made, option) => takeOption(made, option, edition.id), printed)
  const houseRulings = settleRulings(draft, rulings, edition.id)
  // 3.5.2.3b: in such a book a country is nobody’s until help has come, wherever its land is asked about.
  const asRead = <T>(data: T): T => onTerritory(data, territoryOf(draft.clauses))
  const inOwnWords = <T>(data: T): T => asRead(saidInTerms(data, draft.clauses.terms))
  const tableOf = (table: TableDraft): Table => {
    const { parts: _, ...head } = table
    const rows = (): Table['rows'] => inOwnWords(rowsIn(table, draft.sections, houseRulings))
    return makeTable(inOwnWords(head), rows)
  }
  const scenarios = isLayer(edition) && edition.scenarios.length === 0 ? root.scenarios : edition.scenarios
  const book: Rulebook = {
    id: edition.id,
    title: edition.title,
    options: [...options],
    houseRulings,
    contents: Object.fromEntries(draft.contents.map((entry) => [entry.number, entry])),
    rulings: byId(draft.rulings),
    sections: byId(draft.sections),
    tables: byId(draft.tables.map(tableOf)),
    optional: Object.fromEntries(
      edition.options.filter((option) => !taken.includes(option)).flatMap(({ title, tables = [] }) => tables.map(({ id }) => [id, title])),
    ),
    clauses: asRead(underHouseRulings(draft.clauses, houseRulings)),
    sequence: underHouseRulings(draft.sequence, houseRulings),
    scenarios: byId(scenarios),
    ...(draft.isStartup ? { isStartup: true } : {}),
  }
  return { book, draft }
}

/** How a book is opened. */
export type Resolve = (edition: Edition, shelf: readonly Edition[], choices?: Choices) => Rulebook

/** Puts a book together, checks everything and freezes it. */
export const resolve: Resolve = (edition, shelf, choices = {}) => {
  const { book, draft } = putTogether(edition, shelf, choices, tableAtOnce)
  // A startup bundle is checked with the whole that holds all of it.
  const faults = draft.isStartup ? [] : checkBook(book, draft)
  if (faults.length > 0) throw new BookError(edition.id, faults)
  return freeze(book)
}

/** The same for books that came with the build, of which tests have shown that they hold together: to be open at once, they are looked at no further. */
export const resolveBuilt: Resolve = (edition, shelf, choices = {}) => putTogether(edition, shelf, choices, tableWhenAsked).book
