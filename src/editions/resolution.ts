import { territoryOf } from '../rules/chapters/statuses/index.ts'
import {
  type HouseRulings,
  isNever,
  onTerritory,
  placedHere,
  type Section,
  saidInTerms,
  type Table,
  underHouseRulings,
} from '../rules/core/index.ts'
import type { Rulebook } from '../rules/game/index.ts'
import { checkBook } from './book-check.ts'
import { type Draft, draftOf, inherit, takeOption } from './draft.ts'
import type { Edition, Layer, RootEdition, TableDraft } from './edition.ts'

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

function assemble({ parts, ...draft }: TableDraft, sections: readonly Section[], houseRulings: HouseRulings): Table {
  const rows = parts.flatMap((part) => {
    if (typeof part !== 'string') return part
    const section = sections.find((one) => one.id === part)
    if (section === undefined) throw new BookError(draft.id, [`it takes over a section "${part}" that is not there`])
    return section.rows
  })
  return {
    ...draft,
    rows: rows.flatMap((row) => {
      const { when, ...bound } = underHouseRulings(placedHere(row, draft.of), houseRulings)
      // What a ruling always lets count needs no condition; a row that a ruling leaves out for good is no row of this table.
      return when === undefined || when.is === 'always' ? [bound] : isNever(when) ? [] : [{ ...bound, when }]
    }),
  }
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) freeze(inner)
  }
  return value
}

const byId = <T extends { readonly id: string }>(items: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(items.map((item) => [item.id, item]))

/** The same tables, each put together when it is first asked for: a roll is reckoned with one of many. */
function tablesWhenAsked(drafts: readonly TableDraft[], tableOf: (draft: TableDraft) => Table): Readonly<Record<string, Table>> {
  const tables: Record<string, Table> = {}
  for (const draft of drafts) {
    const get = (): Table => {
      const value = tableOf(draft)
      Object.defineProperty(tables, draft.id, { enumerable: true, value })
      return value
    }
    Object.defineProperty(tables, draft.id, { enumerable: true, configurable: true, get })
  }
  return tables
}

/** Puts a book together: inherits, amends, takes options, settles rulings, checks everything and freezes it. */
export function resolve(edition: Edition, shelf: readonly Edition[], { options = [], rulings = {} }: Choices = {}): Rulebook {
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
  const tableOf = (table: TableDraft): Table => asRead(saidInTerms(assemble(table, draft.sections, houseRulings), draft.clauses.terms))
  const scenarios = isLayer(edition) && edition.scenarios.length === 0 ? root.scenarios : edition.scenarios
  const book: Rulebook = {
    id: edition.id,
    title: edition.title,
    options: [...options],
    houseRulings,
    contents: Object.fromEntries(draft.contents.map((entry) => [entry.number, entry])),
    rulings: byId(draft.rulings),
    sections: byId(draft.sections),
    tables: draft.isStartup ? tablesWhenAsked(draft.tables, tableOf) : byId(draft.tables.map(tableOf)),
    optional: Object.fromEntries(
      edition.options.filter((option) => !taken.includes(option)).flatMap(({ title, tables = [] }) => tables.map(({ id }) => [id, title])),
    ),
    clauses: asRead(underHouseRulings(draft.clauses, houseRulings)),
    sequence: underHouseRulings(draft.sequence, houseRulings),
    scenarios: byId(scenarios),
    ...(draft.isStartup ? { isStartup: true } : {}),
  }
  // The whole book is checked wherever it is opened, and it holds all of the startup bundle.
  const faults = draft.isStartup ? [] : checkBook(book, draft)
  if (faults.length > 0) throw new BookError(edition.id, faults)
  // What is frozen in every whole book need not be in the bundle that is to open at once.
  return draft.isStartup ? book : freeze(book)
}
