import type { Edition, Ledger } from '../../../../editions/index.ts'
import { PARTISAN_TABLES, type PartisanTable } from '../../../../rules/chapters/partisans/index.ts'
import { isMinor, isPower, type Table } from '../../../../rules/core/index.ts'
import type { Chapters, Rulebook } from '../../../../rules/game/index.ts'
import { addressOf } from '../../../address.ts'
import { goTo } from '../../../page.ts'
import { Tick } from '../../../parts/index.ts'
import { situationAddress, useFrontDocument } from '../../../situation/index.ts'
import { TABLE_WORDS } from '../../partisans/words.ts'
import { BookFrame } from '../book-frame.tsx'
import { useBookSearch } from '../book-list.tsx'
import { optionParts, tableHref } from '../links.ts'

interface Props {
  readonly ledger: Ledger
  readonly edition: Edition
  readonly book: Rulebook
}

/** The tables of a book: countries rolled for, powers that receive points, tracks that rise and fall, and all others. */
export function TableList({ ledger, edition, book }: Props) {
  const { field, found } = useBookSearch({
    search: '',
    label: 'Search this book',
    edition: ledger.id,
    hint: `${Object.keys(book.tables).length} tables`,
  })
  const tables = Object.values(book.tables)
  const isMain = ({ id, of }: Table): boolean => id === of
  const parts = [
    { words: 'Countries', tables: tables.filter(({ of }) => isMinor(of)) },
    { words: 'Points that each power receives', tables: tables.filter((table) => isPower(table.of) && isMain(table)) },
    { words: 'Tensions', tables: tables.filter(({ of }) => !isMinor(of) && !isPower(of)) },
    { words: 'Other tables', tables: tables.filter((table) => isPower(table.of) && !isMain(table)) },
  ].filter((part) => part.tables.length > 0)
  return (
    <BookFrame ledger={ledger} at="tables" field={field}>
      {found ?? (
        <>
          <Options edition={edition} book={book} />
          {parts.map(({ words, tables: own }) => (
            <section key={words} className="table-list">
              <h2>{words}</h2>
              <ul>
                {own.map(({ id, title, rows }) => (
                  <li key={id}>
                    <a href={tableHref(book.id, id, book.options)}>{title}</a>
                    <span className="quiet">
                      {rows.length} {rows.length === 1 ? 'line' : 'lines'}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <Partisans book={book} />
          <Elsewhere ledger={ledger} />
        </>
      )}
    </BookFrame>
  )
}

function Options({ edition, book }: Omit<Props, 'ledger'>) {
  if (edition.options.length === 0) return null
  const take = (id: string, isTaken: boolean): void =>
    goTo(
      addressOf(
        ['books', book.id, 'tables'],
        optionParts(edition.options.map((option) => option.id).filter((one) => (one === id ? isTaken : book.options.includes(one)))),
      ),
    )
  return (
    <fieldset className="options">
      <legend className="label">Options</legend>
      {edition.options.map(({ id, title, words }) => (
        <Tick key={id} isSet={book.options.includes(id)} set={(isTaken) => take(id, isTaken)} hint={words}>
          {title}
        </Tick>
      ))}
    </fieldset>
  )
}

/** Partisan tables have years for columns, and stand on a page of their own. */
function Partisans({ book }: { readonly book: Rulebook }) {
  const { partisans } = book.clauses
  if (partisans === undefined) return null
  const countOf = (table: PartisanTable): number => partisans.rows.filter((row) => row.table === table).length
  return (
    <section className="table-list">
      <h2>Partisans</h2>
      <ul>
        {PARTISAN_TABLES.map((table) => (
          <li key={table}>
            <a href={tableHref(book.id, 'partisans')}>{TABLE_WORDS[table]}</a>
            <span className="quiet">{countOf(table)} lines</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where the desk works out the chapters of a book. */
const PAGES: readonly { readonly page: string; readonly words: string; readonly of: readonly (keyof Chapters)[] }[] = [
  { page: 'cooperation', words: 'Cooperation', of: ['cooperation'] },
  { page: 'lending', words: 'Lending', of: ['lending'] },
  { page: 'lend-lease', words: 'Lend-lease', of: ['lendLease'] },
  { page: 'pearl-harbor', words: 'Pearl Harbor', of: ['pearlHarbor'] },
  { page: 'statuses', words: 'Statuses', of: ['statuses'] },
  { page: 'surrender', words: 'Surrender', of: ['changes', 'capitulation'] },
  { page: 'transports', words: 'Transports', of: ['changes'] },
]

/** Chapters that are more than a table, each worked out on a page of the desk. */
function Elsewhere({ ledger: { id, chapters } }: { readonly ledger: Ledger }) {
  const onDesk = useFrontDocument()
  const document = onDesk?.['edition'] === id ? onDesk : { edition: id }
  return (
    <section className="table-list">
      <h2>Worked out on the desk</h2>
      <ul>
        {PAGES.filter(({ of }) => of.some((chapter) => chapters.includes(chapter))).map(({ page, words }) => (
          <li key={page}>
            <a href={situationAddress({ page, parts: {} }, document)}>{words}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
