import { type Citation, type Entry, inBook, type Modifier, type Ruling, type Section } from '../../rules/core/index.ts'
import type { Clauses, Stage } from '../../rules/game/index.ts'
import { type Amendment, AmendmentError, amended, type Change, changed, namedBy } from '../amendment.ts'
import type { Cite, Layer, Option, RootEdition, TableDraft } from '../edition.ts'

/** A book being put together: everything that amendments may still change. */
export interface Draft {
  readonly contents: readonly Entry[]
  readonly rulings: readonly Ruling[]
  /** What each ruling with a choice may answer, ours first. */
  readonly choices: Readonly<Record<string, readonly string[]>>
  readonly sections: readonly Section[]
  readonly tables: readonly TableDraft[]
  readonly clauses: Clauses
  readonly sequence: readonly Stage[]
  /** Neither contents nor rulings nor a sequence are there to be amended. */
  readonly isStartup: boolean
}

const choicesIn = (rulings: readonly Pick<Ruling, 'id' | 'choices'>[]): Draft['choices'] =>
  Object.fromEntries(rulings.flatMap(({ id, choices }) => (choices ? [[id, choices.map((one) => one.id)]] : [])))

const choicesOf = ({ rulings, choices, isStartup }: RootEdition): Draft['choices'] => (isStartup ? choices : choicesIn(rulings))

/** What of a book does not depend on whose numbering its rules are cited in. */
const printed = (root: RootEdition): Omit<Draft, 'clauses' | 'sequence'> => ({
  contents: root.contents,
  rulings: root.rulings,
  choices: choicesOf(root),
  sections: root.sections,
  tables: root.tables,
  isStartup: root.isStartup === true,
})

/** A whole book as it is printed. */
export const draftOf = (root: RootEdition): Draft => ({
  ...printed(root),
  clauses: { ...root.clauses(inBook(root.id)), ...root.reference?.(inBook(root.id)) },
  sequence: root.sequence(inBook(root.id)),
})

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

/** The book that a layer amends, in the layer's numbering, with the layer's amendments made. */
export function inherit(root: RootEdition, layer: Layer): Draft {
  const cite = recite(layer)
  const ownRule: Cite = (number) => cite({ book: root.id, rule: number })
  const clauses = root.clauses(ownRule)
  const draft = printed(root)
  // A reader may hold the amended book whole and of this one only what starts up.
  const isStartup = draft.isStartup || layer.isStartup === true
  const inherited: Draft = {
    ...draft,
    isStartup,
    contents: isStartup ? [] : inheritedContents(root, layer),
    rulings: isStartup ? [] : draft.rulings,
    sections: root.sections.map((section) => ({ ...section, rows: recited(section.rows, cite) })),
    tables: root.tables.map((table) => ({
      ...table,
      parts: table.parts.map((part) => (typeof part === 'string' ? part : recited(part, cite))),
      bands: recited(table.bands, cite),
      ...(table.demandBands === undefined ? {} : { demandBands: recited(table.demandBands, cite) }),
    })),
    clauses: { ...clauses, ...layer.clauses?.(ownRule, clauses), ...root.reference?.(ownRule), ...layer.reference?.(ownRule) },
    sequence: isStartup ? [] : root.sequence(ownRule),
  }
  return layer.amendments.reduce(makeAmendment, inherited)
}

/** The parts of a table with one change made in the part where its row stands, so that every line keeps its printed place. */
function changedParts(parts: TableDraft['parts'], change: Change<Modifier>, what: string): TableDraft['parts'] {
  const at = parts.findIndex((part) => typeof part !== 'string' && part.some(({ id }) => id === namedBy(change)))
  const part = parts[at] ?? []
  return parts.with(Math.max(at, 0), changed(typeof part === 'string' ? [] : part, change, what))
}

/** The table of this name, changed. */
function withTable(draft: Draft, id: string, what: string, change: (table: TableDraft) => TableDraft): Draft {
  if (!draft.tables.some((table) => table.id === id)) throw new AmendmentError(`there is no ${what} "${id}" to amend`)
  return { ...draft, tables: draft.tables.map((table) => (table.id === id ? change(table) : table)) }
}

function withRows(draft: Draft, place: string, changes: readonly Change<Modifier>[]): Draft {
  const what = `${place} has no row`
  if (draft.sections.some(({ id }) => id === place))
    return {
      ...draft,
      sections: draft.sections.map((one) => (one.id === place ? { ...one, rows: amended(one.rows, changes, what) } : one)),
    }
  return withTable(draft, place, 'section or table', (table) => ({
    ...table,
    parts: changes.reduce((parts, change) => changedParts(parts, change, what), table.parts),
  }))
}

/** Rulings with their choices. A startup bundle has only the choices: it takes over those that an amendment says anew. */
function withRulings(draft: Draft, changes: readonly Change<Ruling>[]): Draft {
  if (!draft.isStartup) {
    const rulings = amended(draft.rulings, changes, 'there is no ruling')
    return { ...draft, rulings, choices: choicesIn(rulings) }
  }
  const dropped = changes.flatMap((change) => (change.is === 'drop' ? [change.id] : []))
  const said = changes.flatMap((change): readonly Pick<Ruling, 'id' | 'choices'>[] =>
    change.is === 'insert'
      ? change.items
      : change.is === 'replace' && change.with.choices
        ? [{ id: change.id, choices: change.with.choices }]
        : [],
  )
  const choices = { ...draft.choices, ...choicesIn(said) }
  return { ...draft, choices: Object.fromEntries(Object.entries(choices).filter(([id]) => !dropped.includes(id))) }
}

function makeAmendment(draft: Draft, amendment: Amendment): Draft {
  switch (amendment.of) {
    case 'rows':
      return withRows(draft, amendment.in, amendment.changes)
    case 'results':
      return withTable(draft, amendment.in, 'table', (table) => ({
        ...table,
        bands: amended(table.bands, amendment.changes, `${table.id} has no result`),
      }))
    case 'answers to demands':
      return withTable(draft, amendment.in, 'table', (table) => ({
        ...table,
        demandBands: amended(table.demandBands ?? [], amendment.changes, `${table.id} has no answer to a demand`),
      }))
    case 'sequence':
      return draft.isStartup ? draft : { ...draft, sequence: amended(draft.sequence, amendment.changes, 'the sequence has no stage') }
    case 'rulings':
      return withRulings(draft, amendment.changes)
  }
}

export function takeOption(draft: Draft, option: Option, book: string): Draft {
  const withTables = { ...draft, tables: [...draft.tables, ...(option.tables ?? [])] }
  const made = option.amendments.reduce(makeAmendment, withTables)
  const { clauses } = draft
  const rule = inBook(book)
  return { ...made, clauses: { ...clauses, ...option.clauses?.(rule, clauses), ...option.reference?.(rule, clauses) } }
}
