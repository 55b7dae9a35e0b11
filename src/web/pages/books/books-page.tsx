import type { ReactNode } from 'react'
import { bookLedgers, EDITIONS, type Ledger, openBook } from '../../../editions/index.ts'
import { nearest } from '../../../editions/reading/index.ts'
import { type Refusal, refuse } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { type Address, partNamed, writeAddress } from '../../address.ts'
import type { Opened } from '../../page.ts'
import { Arrival } from './book-frame.tsx'
import { BookList, type Sought } from './book-list.tsx'
import { chaptersOf } from './contents/chapters.ts'
import { Contents } from './contents/contents.tsx'
import { KINDS } from './found.tsx'
import { ruleMeant } from './links.ts'
import { Rulings } from './rulings.tsx'
import { Comparison } from './tables/comparison.tsx'
import { PartisanTables } from './tables/partisan-tables.tsx'
import { TableList } from './tables/table-list.tsx'
import { TablePage } from './tables/table-page.tsx'
import './found.css'
import './tables/book-tables.css'

type Refused = Extract<Opened, { ok: false }>

const misled = (words: string, name: string, known: readonly string[]): Refused => {
  const meant = nearest(name, known)
  const hint =
    meant.length > 0 ? `did you mean ${meant.join(' or ')}?` : `there are ${known.slice(0, 12).join(', ')}${known.length > 12 ? ' …' : ''}`
  const refusal: Refusal = refuse('no-such-page', `${words} “${name}”; ${hint}`)
  return { ok: false, refusals: [refusal] }
}

/** Parts that each page of the books knows; a stranger is refused, not passed over. */
const PARTS = {
  list: ['search', 'in'],
  contents: ['search', 'in', 'rule', 'chapter'],
  rulings: ['search', 'rule', 'choices'],
  tables: ['options'],
  compare: ['table'],
} as const satisfies Readonly<Record<string, readonly string[]>>

function strangerIn({ parts }: Address, page: keyof typeof PARTS): Refused | undefined {
  const known: readonly string[] = PARTS[page]
  const stranger = parts.find(([name]) => !known.includes(name))
  return stranger === undefined ? undefined : misled('this page of the books knows no part', stranger[0], known)
}

interface Laid {
  readonly title: string
  readonly page: ReactNode
}

export function openBooks(address: Address): Opened {
  const laid = layBooks(address)
  if ('ok' in laid) return laid
  const { title, page } = laid
  return { ok: true, title: `${title}: Chancery`, place: 'books', page: <Arrival address={writeAddress(address)}>{page}</Arrival> }
}

function layBooks(address: Address): Laid | Refused {
  const [, id, section, name] = address.path
  const ledgers = bookLedgers()
  if (id === undefined) return layBookList(ledgers, address)
  if (id === 'compare') return layComparison(ledgers, address)
  const ledger = ledgers.find((one) => one.id === id)
  if (ledger === undefined)
    return misled(
      'no book is called',
      id,
      ledgers.map((one) => one.id),
    )
  switch (section) {
    case undefined:
      return layContents(ledger, address)
    case 'rulings':
      return layRulings(ledger, address)
    case 'tables':
      return layTables(ledger, name, address)
    default:
      return misled(`${ledger.title} has no part called`, section, ['tables', 'rulings'])
  }
}

/** What the address looks for, or why it cannot. */
function soughtAt(address: Address): Sought | Refused {
  const query = partNamed(address, 'in')
  const kind = KINDS.find((one) => one === query)
  if (query !== undefined && kind === undefined) return misled('nothing that can be found is called', query, KINDS)
  return { search: partNamed(address, 'search') ?? '', ...(kind === undefined ? {} : { kind }) }
}

function layBookList(ledgers: readonly Ledger[], address: Address): Laid | Refused {
  const stranger = strangerIn(address, 'list')
  const sought = soughtAt(address)
  if (stranger !== undefined) return stranger
  return 'ok' in sought ? sought : { title: 'Books', page: <BookList ledgers={ledgers} {...sought} /> }
}

function layContents(ledger: Ledger, address: Address): Laid | Refused {
  const stranger = strangerIn(address, 'contents')
  if (stranger !== undefined) return stranger
  const sought = soughtAt(address)
  if ('ok' in sought) return sought
  const asked = partNamed(address, 'rule')
  const chapter = partNamed(address, 'chapter')
  if (asked !== undefined && ledger.rulings.some(({ id }) => id === asked)) return layRulings(ledger, address)
  const numbers = ledger.contents.map(({ number }) => number)
  const rule = asked === undefined ? undefined : ruleMeant(asked, numbers)
  if (asked !== undefined && rule === undefined) return misled(`${ledger.title} has no rule`, asked, numbers)
  const names = chaptersOf(ledger.contents).map((one) => one.name)
  if (chapter !== undefined && !names.includes(chapter)) return misled(`${ledger.title} has no chapter`, chapter, names)
  return {
    title: [rule ?? chapter, ledger.title].filter((part) => part !== undefined).join(', '),
    page: <Contents key={ledger.id} ledger={ledger} {...sought} rule={rule} chapter={chapter} />,
  }
}

function layRulings(ledger: Ledger, address: Address): Laid | Refused {
  const stranger = strangerIn(address, 'rulings')
  if (stranger !== undefined) return stranger
  const rule = partNamed(address, 'rule')
  const ids = ledger.rulings.map(({ id }) => id)
  if (rule !== undefined && !ids.includes(rule)) return misled(`${ledger.title} has no ruling`, rule, ids)
  return {
    title: `Rulings, ${ledger.title}`,
    page: (
      <Rulings
        key={ledger.id}
        ledger={ledger}
        search={partNamed(address, 'search') ?? ''}
        isOpenOnly={partNamed(address, 'choices') === 'yes'}
        rule={rule}
      />
    ),
  }
}

function layTables(ledger: Ledger, name: string | undefined, address: Address): Laid | Refused {
  const stranger = strangerIn(address, 'tables')
  if (stranger !== undefined) return stranger
  const edition = EDITIONS.find(({ id }) => id === ledger.id)
  if (edition === undefined) throw new Error(`${ledger.id} is no book of ours`)
  const options = (partNamed(address, 'options') ?? '').split(',').filter((option) => option !== '')
  const known = edition.options.map(({ id }) => id)
  const strange = options.find((option) => !known.includes(option))
  if (strange !== undefined) return misled(`${ledger.title} has no option`, strange, known)
  const book = openBook(edition.id, { options })
  return name === undefined
    ? { title: `Tables, ${ledger.title}`, page: <TableList ledger={ledger} edition={edition} book={book} /> }
    : layTable(book, name)
}

function layTable(book: Rulebook, name: string): Laid | Refused {
  const { partisans } = book.clauses
  if (name === 'partisans' && partisans !== undefined)
    return { title: `Partisans, ${book.title}`, page: <PartisanTables book={book} rows={partisans.rows} /> }
  const table = Object.hasOwn(book.tables, name) ? book.tables[name] : undefined
  if (table === undefined)
    return misled(`${book.title} has no table`, name, [...Object.keys(book.tables), ...(partisans === undefined ? [] : ['partisans'])])
  return { title: `${table.title}, ${book.title}`, page: <TablePage book={book} table={table} /> }
}

function layComparison(ledgers: readonly Ledger[], address: Address): Laid | Refused {
  const stranger = strangerIn(address, 'compare')
  if (stranger !== undefined) return stranger
  const [, , first = 'classic', second = '2023'] = address.path
  const ids = ledgers.map(({ id }) => id)
  const [one, other] = [first, second].map((id) => ledgers.find((ledger) => ledger.id === id))
  if (one === undefined) return misled('no book that can be compared is called', first, ids)
  if (other === undefined) return misled('no book that can be compared is called', second, ids)
  const table = partNamed(address, 'table')
  const tables = [...new Set([one, other].flatMap(({ id }) => Object.keys(openBook(id).tables)))]
  if (table !== undefined && !tables.includes(table)) return misled('neither book has a table', table, tables)
  return {
    title: `${one.title} and ${other.title}`,
    page: <Comparison one={one} other={other} table={table} />,
  }
}
