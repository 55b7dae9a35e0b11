import {
  type Citation,
  type Clauses,
  type Condition,
  conditionsSettled,
  type Entry,
  inBook,
  isNever,
  type Modifier,
  onTerritory,
  placedHere,
  quantitySettled,
  type Rulebook,
  type Section,
  type Table,
  territoryOf,
} from '../rules/index.ts'
import { type Amendment, AmendmentError, amended } from './amendment.ts'
import { checkBook } from './book-check.ts'
import type { Cite, Edition, Layer, Option, RootEdition, TableDraft } from './edition.ts'

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

/** A book being put together: everything that amendments may still change. */
interface Draft {
  readonly contents: readonly Entry[]
  readonly sections: readonly Section[]
  readonly tables: readonly TableDraft[]
  readonly clauses: Clauses
}

const isLayer = (edition: Edition): edition is Layer => 'amends' in edition

function rootOf(edition: Edition, shelf: readonly Edition[]): RootEdition {
  if (!isLayer(edition)) return edition
  const root = shelf.find((other) => other.id === edition.amends)
  if (root === undefined || isLayer(root)) throw new BookError(edition.id, [`it amends "${edition.amends}", which is no whole book here`])
  return root
}

/** The amended book's citations, in the heir's own numbering. */
const recite =
  (layer: Layer) =>
  ({ rule }: Citation): Citation => ({ book: layer.id, rule: layer.renumbered[rule] ?? rule })

const recited = <T extends { readonly cite: Citation }>(items: readonly T[], cite: (old: Citation) => Citation): readonly T[] =>
  items.map((item) => ({ ...item, cite: cite(item.cite) }))

function inheritedContents(root: RootEdition, layer: Layer): readonly Entry[] {
  const numbers = new Set(root.contents.map((entry) => entry.number))
  const strangers = [...layer.dropped, ...Object.keys(layer.renumbered)].filter((number) => !numbers.has(number))
  if (strangers.length > 0)
    throw new AmendmentError(`${layer.id} drops or renumbers clauses ${root.id} does not have: ${strangers.join(', ')}`)
  const dropped = new Set(layer.dropped)
  const kept = root.contents
    .filter((entry) => !dropped.has(entry.number))
    .map((entry) => ({ ...entry, number: layer.renumbered[entry.number] ?? entry.number }))
  return [...kept, ...layer.added]
}

function inherit(root: RootEdition, layer: Layer): Draft {
  const cite = recite(layer)
  const ownRule: Cite = (number) => cite({ book: root.id, rule: number })
  const clauses = root.clauses(ownRule)
  return {
    contents: layer.isAbridged ? [] : inheritedContents(root, layer),
    sections: root.sections.map((section) => ({ ...section, rows: recited(section.rows, cite) })),
    tables: root.tables.map((table) => ({
      ...table,
      parts: table.parts.map((part) => (typeof part === 'string' ? part : recited(part, cite))),
      bands: recited(table.bands, cite),
      ...(table.demandBands === undefined ? {} : { demandBands: recited(table.demandBands, cite) }),
    })),
    clauses: { ...clauses, ...layer.clauses?.(ownRule, clauses), ...root.apart?.(ownRule), ...layer.apart?.(ownRule) },
  }
}

function makeAmendment(draft: Draft, amendment: Amendment): Draft {
  const rowsOf = (table: TableDraft): readonly Modifier[] => table.parts.flatMap((part) => (typeof part === 'string' ? [] : part))
  if (draft.sections.some((section) => section.id === amendment.in)) {
    return {
      ...draft,
      sections: draft.sections.map((section) =>
        section.id === amendment.in ? { ...section, rows: amended(section.rows, amendment) } : section,
      ),
    }
  }
  const table = draft.tables.find((one) => one.id === amendment.in)
  if (table === undefined) throw new AmendmentError(`there is no section or table "${amendment.in}" to amend`)
  const own = amended(rowsOf(table), amendment)
  const shared = table.parts.filter((part) => typeof part === 'string')
  return { ...draft, tables: draft.tables.map((one) => (one === table ? { ...table, parts: [...shared, own] } : one)) }
}

function takeOption(draft: Draft, option: Option, book: string): Draft {
  const withTables = { ...draft, tables: [...draft.tables, ...(option.tables ?? [])] }
  const amendedDraft = option.amendments.reduce(makeAmendment, withTables)
  const { clauses } = draft
  const rule = inBook(book)
  return { ...amendedDraft, clauses: { ...clauses, ...option.clauses?.(rule, clauses), ...option.apart?.(rule, clauses) } }
}

/** What each ruling with a choice may answer, ours first. */
const choicesOf = ({ rulings, choices, isAbridged }: RootEdition): Readonly<Record<string, readonly string[]>> =>
  isAbridged ? choices : Object.fromEntries(rulings.flatMap(({ id, choices: own }) => (own ? [[id, own.map((one) => one.id)]] : [])))

/** Ours unless the host picked another answer. */
function settleRulings(root: RootEdition, picked: Readonly<Record<string, string>>, book: string): Readonly<Record<string, string>> {
  const open = choicesOf(root)
  const faults = Object.entries(picked).flatMap(([id, choice]) => {
    const answers = Object.hasOwn(open, id) ? open[id] : undefined
    if (answers === undefined) return [`${id} is no ruling with a choice`]
    return answers.includes(choice) ? [] : [`${id} cannot be ruled "${choice}": ${answers.join(' or ')}`]
  })
  if (faults.length > 0) throw new BookError(book, faults)
  return Object.fromEntries(Object.entries(open).map(([id, [ours = '']]) => [id, picked[id] ?? ours]))
}

function assemble(draft: TableDraft, sections: readonly Section[], houseRulings: Readonly<Record<string, string>>): Table {
  const rows = draft.parts.flatMap((part) => {
    if (typeof part !== 'string') return part
    const section = sections.find((one) => one.id === part)
    if (section === undefined) throw new BookError(draft.id, [`it takes over a section "${part}" that is not there`])
    return section.rows
  })
  return {
    id: draft.id,
    title: draft.title,
    of: draft.of,
    plus: draft.plus,
    // A row that a ruling leaves out for good is no row of this table.
    rows: rows
      .map((row) => {
        const { when, ...bound } = placedHere(row, draft.of)
        const settled = when === undefined ? undefined : conditionsSettled(when, houseRulings)
        return {
          ...bound,
          // What a ruling always lets count needs no condition.
          ...(settled === undefined || settled.is === 'always' ? {} : { when: settled }),
          ...(bound.per === undefined ? {} : { per: quantitySettled(bound.per, houseRulings) }),
        }
      })
      .filter((row) => row.when === undefined || !isNever(row.when)),
    bands: draft.bands,
    ...(draft.demandBands === undefined ? {} : { demandBands: draft.demandBands }),
  }
}

/** Under these names a group of clauses keeps its conditions. */
const CONDITIONS: readonly string[] = ['when', 'before', 'applies', 'unless', 'binds']
const isCondition = (key: string, value: unknown): value is Condition =>
  CONDITIONS.includes(key) && typeof value === 'object' && value !== null && 'is' in value

/** A group of clauses, with every question of a ruling in its conditions answered. */
function settledWithin<T>(group: T, settled: (condition: Condition) => Condition): T {
  if (typeof group !== 'object' || group === null) return group
  if (Array.isArray(group)) return group.map((one) => settledWithin(one, settled)) as T
  return Object.fromEntries(
    Object.entries(group).map(([key, value]) => [key, isCondition(key, value) ? settled(value) : settledWithin(value, settled)]),
  ) as T
}

/** The bars, with every question of a ruling answered. */
function settledClauses(clauses: Clauses, settled: (condition: Condition) => Condition): Clauses {
  const settle = <T extends { readonly when: Condition }>(items: readonly T[]): readonly T[] =>
    items.map((item) => ({ ...item, when: settled(item.when) }))
  return {
    ...clauses,
    placing: settle(clauses.placing),
    naming: settle(clauses.naming),
    barredTargets: settle(clauses.barredTargets),
    reacting: settle(clauses.reacting),
    subversion: settledWithin(clauses.subversion, settled),
    mapEffects: settledWithin(clauses.mapEffects, settled),
    ...(clauses.cautions === undefined ? {} : { cautions: settle(clauses.cautions) }),
    ...(clauses.demandBars === undefined ? {} : { demandBars: settle(clauses.demandBars) }),
    ...(clauses.beyondLimit === undefined ? {} : { beyondLimit: settle(clauses.beyondLimit) }),
    ...(clauses.freeWhen === undefined ? {} : { freeWhen: settled(clauses.freeWhen) }),
    ...(clauses.sinksBelowZero === undefined ? {} : { sinksBelowZero: settled(clauses.sinksBelowZero) }),
    permissions: settledWithin(clauses.permissions, settled),
    notices: settle(clauses.notices),
    tensionRules: settledWithin(clauses.tensionRules, settled),
    war: settledWithin(clauses.war, settled),
    ...(clauses.cooperation === undefined ? {} : { cooperation: settledWithin(clauses.cooperation, settled) }),
    ...(clauses.changes === undefined ? {} : { changes: settledWithin(clauses.changes, settled) }),
    ...(clauses.capitulation === undefined ? {} : { capitulation: settledWithin(clauses.capitulation, settled) }),
    ...(clauses.blitz === undefined ? {} : { blitz: settledWithin(clauses.blitz, settled) }),
    ...(clauses.intervention === undefined ? {} : { intervention: settledWithin(clauses.intervention, settled) }),
    ...(clauses.partisans === undefined ? {} : { partisans: settledWithin(clauses.partisans, settled) }),
    ...(clauses.lendLease === undefined ? {} : { lendLease: settledWithin(clauses.lendLease, settled) }),
    ...(clauses.statuses === undefined ? {} : { statuses: settledWithin(clauses.statuses, settled) }),
    ...(clauses.minorSurrenders === undefined ? {} : { minorSurrenders: settledWithin(clauses.minorSurrenders, settled) }),
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

/** Puts a book together: inherits, amends, takes options, settles rulings, checks everything and freezes it. */
export function resolve(edition: Edition, shelf: readonly Edition[], { options = [], rulings = {} }: Choices = {}): Rulebook {
  const root = rootOf(edition, shelf)
  const start: Draft = isLayer(edition)
    ? edition.amendments.reduce(makeAmendment, inherit(root, edition))
    : {
        contents: edition.contents,
        sections: edition.sections,
        tables: edition.tables,
        clauses: { ...edition.clauses(inBook(edition.id)), ...edition.apart?.(inBook(edition.id)) },
      }
  const taken = options.map((id) => {
    const option = edition.options.find((one) => one.id === id)
    if (option === undefined) throw new BookError(edition.id, [`it has no option "${id}"`])
    return option
  })
  const draft = taken.reduce((made, option) => takeOption(made, option, edition.id), start)
  const houseRulings = settleRulings(root, rulings, edition.id)
  const settled = (condition: Condition): Condition => conditionsSettled(condition, houseRulings)
  // 3.5.2.3b: in such a book a country is nobody’s until help has come, wherever its land is asked about.
  const asRead = <T>(data: T): T => onTerritory(data, territoryOf(draft.clauses))
  const scenarios = isLayer(edition) && edition.scenarios.length === 0 ? root.scenarios : edition.scenarios
  const book: Rulebook = {
    id: edition.id,
    title: edition.title,
    options: [...options],
    houseRulings,
    contents: Object.fromEntries(draft.contents.map((entry) => [entry.number, entry])),
    rulings: byId(root.rulings),
    sections: byId(draft.sections),
    tables: byId(draft.tables.map((table) => asRead(assemble(table, draft.sections, houseRulings)))),
    optional: Object.fromEntries(
      edition.options.filter((option) => !taken.includes(option)).flatMap(({ title, tables = [] }) => tables.map(({ id }) => [id, title])),
    ),
    clauses: asRead(settledClauses(draft.clauses, settled)),
    sequence: root.sequence(isLayer(edition) ? (number) => recite(edition)({ book: root.id, rule: number }) : inBook(edition.id)),
    scenarios: byId(scenarios),
    ...(edition.isAbridged ? { isAbridged: true } : {}),
  }
  // The whole book is checked wherever it is opened, and it holds all of the abridged one.
  const faults = edition.isAbridged ? [] : checkBook(book, draft.contents)
  if (faults.length > 0) throw new BookError(edition.id, faults)
  return freeze(book)
}
