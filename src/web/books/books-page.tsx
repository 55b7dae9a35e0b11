import { type Choices, type Ledger, library, nearest, openBook, SHELF } from '../../editions/index.ts'
import { type Refusal, refuse } from '../../rules/index.ts'
import { type Address, partNamed } from '../address.ts'
import type { Opened } from '../page.ts'
import { BookFrame } from './book-frame.tsx'
import { Comparison } from './comparison.tsx'
import { Contents } from './contents.tsx'
import { Rulings } from './rulings.tsx'
import { Shelf } from './shelf.tsx'
import { TableList, TablePage } from './tables.tsx'

const misled = (words: string, name: string, known: readonly string[]): { ok: false; refusals: readonly Refusal[] } => {
  const meant = nearest(name, known)
  const hint = meant.length > 0 ? `did you mean ${meant.join(' or ')}?` : `there are ${known.slice(0, 12).join(', ')}`
  return { ok: false, refusals: [refuse('no-such-page', `${words} “${name}”; ${hint}`)] }
}

const page = (title: string, laid: React.ReactNode): Opened => ({ ok: true, title: `${title}: Chancery`, place: 'books', page: laid })

export function openBooks(address: Address): Opened {
  const [, id, section, name] = address.path
  const ledgers = library()
  if (id === undefined) return page('Books', <Shelf ledgers={ledgers} search={partNamed(address, 'search') ?? ''} />)
  if (id === 'compare') return openComparison(section, name)
  const ledger = ledgers.find((one) => one.id === id)
  if (ledger === undefined)
    return misled(
      'no book is called',
      id,
      ledgers.map((one) => one.id),
    )
  switch (section) {
    case undefined:
      return openContents(ledger, address)
    case 'rulings':
      return openRulings(ledger, partNamed(address, 'search') ?? '', partNamed(address, 'rule'))
    case 'tables':
      return openTables(ledger, name, partNamed(address, 'options'))
    default:
      return misled(`${ledger.title} has no part called`, section, ['tables', 'rulings'])
  }
}

function openContents(ledger: Ledger, address: Address): Opened {
  const rule = partNamed(address, 'rule')
  const search = partNamed(address, 'search') ?? ''
  if (rule !== undefined && ledger.rulings.some(({ id }) => id === rule)) return openRulings(ledger, search, rule)
  const numbers = ledger.contents.map(({ number }) => number)
  if (rule !== undefined && !numbers.includes(rule)) return misled(`${ledger.title} has no rule`, rule, numbers)
  return page(
    ledger.title,
    <BookFrame ledger={ledger} at="contents">
      <Contents key={ledger.id} ledger={ledger} search={search} {...(rule === undefined ? {} : { rule })} />
    </BookFrame>,
  )
}

function openRulings(ledger: Ledger, search: string, rule: string | undefined): Opened {
  const ids = ledger.rulings.map(({ id }) => id)
  if (rule !== undefined && !ids.includes(rule)) return misled(`${ledger.title} has no ruling`, rule, ids)
  return page(
    `Rulings, ${ledger.title}`,
    <BookFrame ledger={ledger} at="rulings">
      <Rulings key={ledger.id} ledger={ledger} search={search} {...(rule === undefined ? {} : { rule })} />
    </BookFrame>,
  )
}

function openTables(ledger: Ledger, name: string | undefined, optionsPart: string | undefined): Opened {
  const edition = SHELF.find(({ id }) => id === ledger.id)
  const options = optionsPart === undefined || optionsPart === '' ? [] : optionsPart.split(',')
  const known = edition?.options.map(({ id }) => id) ?? []
  const stranger = options.find((option) => !known.includes(option))
  if (stranger !== undefined) return misled(`${ledger.title} has no option`, stranger, known)
  const choices: Choices = { options }
  const book = edition === undefined ? undefined : openBook(edition.id, choices)
  if (name === undefined || book === undefined || edition === undefined)
    return page(
      `Tables, ${ledger.title}`,
      <BookFrame ledger={ledger} at="tables">
        <TableList edition={edition} book={book} />
      </BookFrame>,
    )
  const table = book.tables[name]
  if (table === undefined) return misled(`${ledger.title} has no table`, name, Object.keys(book.tables))
  return page(`${table.title}, ${ledger.title}`, <TablePage book={book} table={table} />)
}

function openComparison(one = 'classic', other = '2023'): Opened {
  const ids = SHELF.map(({ id }) => id)
  const stranger = [one, other].find((id) => !ids.includes(id))
  if (stranger !== undefined) return misled('no book that can be compared is called', stranger, ids)
  return page('Two editions', <Comparison one={one} other={other} />)
}
