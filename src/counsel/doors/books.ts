import { bookLedgers, EDITIONS, type Ledger, openBook } from '../../editions/index.ts'
import { nearest } from '../../editions/reading/index.ts'
import {
  type Band,
  conditionWords,
  type Entry,
  type FactValue,
  factsRead,
  type Modifier,
  NOT_IN_SOURCES,
  quantityWords,
  type Refusal,
  type Rulebook,
  type Ruling,
  refuse,
  type Table,
} from '../../rules/index.ts'
import { factsWithReaders, type ReadFact } from '../read-facts.ts'
import { isSaidIn } from '../said.ts'
import { type Arguments, type Refused, refused } from './answer.ts'
import { isFound, oneOf } from './arguments.ts'

/** The books as they can be looked up: no situation is needed for any of this. */

const unknown = (what: string, name: string, known: readonly string[]): Refusal => {
  const meant = nearest(name, known)
  const hint = meant.length === 0 ? `there are ${known.join(', ')}` : `did you mean ${meant.join(' or ')}?`
  return refuse('unknown', `no ${what} "${name}"; ${hint}`, undefined, { nearest: meant })
}

/** The text asked for; anything but a text finds everything. */
const searched = ({ search }: Arguments): string => (typeof search === 'string' ? search : '')

export interface PrintedRow {
  readonly id: string
  readonly value: number
  readonly words: string
  readonly when?: string
  readonly per?: string
  readonly cap?: number
  readonly cite: Modifier['cite']
  readonly ruling?: string
  readonly standsIn?: Modifier['cite']
  readonly facts: readonly string[]
}

export type PrintedBand = Pick<Band, 'id' | 'words' | 'favours' | 'permanent' | 'cite' | 'standsIn'>

export interface PrintedTable {
  readonly id: string
  readonly title: string
  readonly plus: string
  readonly rows: readonly PrintedRow[]
  readonly results: readonly PrintedBand[]
  readonly answersToDemand: readonly PrintedBand[]
}

const printedRow = ({ id, value, words, when, per, cap, cite, ruling, standsIn }: Modifier): PrintedRow => ({
  id,
  value,
  words,
  ...(when === undefined ? {} : { when: conditionWords(when) }),
  ...(per === undefined ? {} : { per: quantityWords(per) }),
  ...(cap === undefined ? {} : { cap }),
  cite,
  ...(ruling === undefined ? {} : { ruling }),
  ...(standsIn === undefined ? {} : { standsIn }),
  facts: [...new Set([...(when === undefined ? [] : factsRead(when)), ...(per === undefined ? [] : factsRead(per))])],
})

const printedBand = ({ id, words, favours, permanent, cite, standsIn }: Band): PrintedBand => ({
  id,
  words,
  favours,
  ...(permanent ? { permanent } : {}),
  cite,
  ...(standsIn === undefined ? {} : { standsIn }),
})

export const printedTable = ({ id, title, plus, rows, bands, demandBands }: Table): PrintedTable => ({
  id,
  title,
  plus,
  rows: rows.map(printedRow),
  results: bands.map(printedBand),
  answersToDemand: (demandBands ?? []).map(printedBand),
})

function bookFor(args: Arguments): Rulebook | Refused {
  const edition = oneOf(
    args,
    'edition',
    EDITIONS.map(({ id }) => id),
    'classic',
  )
  if (!isFound(edition)) return refused(edition.refusal)
  const options = Array.isArray(args['options']) ? (args['options'] as readonly unknown[]).map(String) : []
  const known = EDITIONS.find(({ id }) => id === edition.value)?.options.map(({ id }) => id) ?? []
  const strangers = options.filter((option) => !known.includes(option))
  return strangers.length > 0
    ? refused(...strangers.map((option) => unknown('option', option, known)))
    : openBook(edition.value, { options })
}

export type TableAnswer = { readonly ok: true; readonly book: string; readonly tables: readonly PrintedTable[] }

/** One table, or all of a book. */
export function answerTable(args: Arguments): TableAnswer | Refused {
  const book = bookFor(args)
  if ('ok' in book) return book
  const asked = args['table']
  if (asked === undefined) return { ok: true, book: book.id, tables: Object.values(book.tables).map(printedTable) }
  const name = String(asked)
  const table = Object.hasOwn(book.tables, name) ? book.tables[name] : undefined
  return table === undefined
    ? refused(unknown('table', String(asked), Object.keys(book.tables)))
    : { ok: true, book: book.id, tables: [printedTable(table)] }
}

export interface RulesAnswer {
  readonly ok: true
  readonly books: Readonly<
    Record<string, { readonly title: string; readonly clauses: readonly Entry[]; readonly rulings: readonly Ruling[] }>
  >
}

/** Clauses and rulings whose number or words hold every word asked for. */
export function answerRules(args: Arguments): RulesAnswer | Refused {
  const ledgers = bookLedgers()
  const ids = ledgers.map(({ id }) => id)
  const asked = args['edition'] === undefined ? ledgers : ledgers.filter(({ id }) => id === args['edition'])
  if (asked.length === 0) return refused(unknown('book', String(args['edition']), ids))
  const text = searched(args)
  const has = (...parts: readonly string[]): boolean => isSaidIn(text, parts)
  return {
    ok: true,
    books: Object.fromEntries(
      asked.map(({ id, title, contents, rulings }: Ledger) => [
        id,
        {
          title,
          clauses: contents.filter((entry) => has(entry.number, entry.heading, entry.printed ?? '')),
          rulings: rulings.filter((ruling) => has(ruling.id, ruling.question, ruling.answer, ruling.reason)),
        },
      ]),
    ),
  }
}

export type ListedFact = ReadFact & { readonly notInSources: boolean; readonly startPerScenario: Readonly<Record<string, FactValue>> }

export interface FactsAnswer {
  readonly ok: true
  readonly facts: readonly ListedFact[]
}

/** The vocabulary: what can be reported, with its start in every scenario and the rules that read it. */
export function answerFacts(args: Arguments): FactsAnswer {
  const text = searched(args)
  const scenarios = EDITIONS.flatMap(({ scenarios: own }) => own)
  return {
    ok: true,
    facts: factsWithReaders()
      .filter((fact) => isSaidIn(text, [fact.id, fact.words, fact.theatre, fact.group, ...fact.readBy]))
      .map((fact) => ({
        ...fact,
        notInSources: NOT_IN_SOURCES.includes(fact.id as (typeof NOT_IN_SOURCES)[number]),
        startPerScenario: Object.fromEntries(scenarios.map((scenario) => [scenario.id, scenario.facts[fact.id] ?? fact.start])),
      })),
  }
}
