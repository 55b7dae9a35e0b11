import type { Edition } from '../../editions/index.ts'
import { type Band, type Citation, isMinor, isPower, type Modifier, quantityWords, type Rulebook, type Table } from '../../rules/index.ts'
import { addressOf, type Part } from '../address.ts'
import { goTo } from '../page.ts'
import { ConditionTree } from '../parts/condition-tree.tsx'
import { StandIn } from '../parts/stand-in.tsx'
import { sentence, signed, typeset } from '../wording.ts'
import { bookCrumbs, Crumbs } from './book-frame.tsx'

const optionParts = (options: readonly string[]): readonly Part[] => (options.length === 0 ? [] : [['options', options.join(',')]])

const tableAddress = (book: Rulebook, table: Table): string => addressOf(['books', book.id, 'tables', table.id], optionParts(book.options))

/** The tables of a book: countries rolled for, powers that receive points, tracks that rise and fall. */
export function TableList({ edition, book }: { readonly edition: Edition | undefined; readonly book: Rulebook | undefined }) {
  if (book === undefined || edition === undefined) return null
  const tables = Object.values(book.tables)
  const parts = [
    { words: 'Countries', tables: tables.filter(({ of }) => isMinor(of)) },
    { words: 'Points that each power receives', tables: tables.filter(({ of }) => isPower(of)) },
    { words: 'Tensions', tables: tables.filter(({ of }) => !isMinor(of) && !isPower(of)) },
  ].filter((part) => part.tables.length > 0)
  const toggle = (id: string, isTaken: boolean): void =>
    goTo(
      addressOf(
        ['books', book.id, 'tables'],
        optionParts(edition.options.map((option) => option.id).filter((one) => (one === id ? isTaken : book.options.includes(one)))),
      ),
    )
  return (
    <>
      {edition.options.length > 0 && (
        <fieldset className="options">
          <legend className="label">Options</legend>
          {edition.options.map(({ id, title }) => (
            <label key={id}>
              <input type="checkbox" checked={book.options.includes(id)} onChange={(event) => toggle(id, event.target.checked)} />
              <span>{title}</span>
            </label>
          ))}
        </fieldset>
      )}
      {parts.map(({ words, tables: own }) => (
        <section key={words} className="table-list">
          <h2>{words}</h2>
          <ul>
            {own.map((table) => (
              <li key={table.id}>
                <a href={tableAddress(book, table)}>{table.title}</a> <span className="quiet">{table.rows.length} lines</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function Cite({ book, cite }: { readonly book: Rulebook; readonly cite: Citation }) {
  return (
    <a className="rule-label" href={addressOf(['books', book.id], [['rule', cite.rule]])}>
      {book.contents[cite.rule]?.printed ?? cite.rule}
      <span className="unseen">, {cite.rule}</span>
    </a>
  )
}

function Row({ book, row }: { readonly book: Rulebook; readonly row: Modifier }) {
  return (
    <tr className="line">
      <td className="line-amount">
        {signed(row.value)}
        {row.per !== undefined && <span className="line-each">each</span>}
      </td>
      <td className="line-words">
        {sentence(row.words)}
        {row.per !== undefined && (
          <div className="wanting">
            by {typeset(quantityWords(row.per))}
            {row.cap !== undefined && `, ${row.cap} at most`}
          </div>
        )}
        {row.when !== undefined && (
          <div className="wanting">
            when <ConditionTree condition={row.when} />
          </div>
        )}
      </td>
      <td className="line-rule">
        <Cite book={book} cite={row.cite} />
        {row.ruling !== undefined && <Cite book={book} cite={{ book: book.id, rule: row.ruling }} />}
        {row.standsIn !== undefined && <StandIn of={row.standsIn} />}
      </td>
    </tr>
  )
}

function Results({ book, title, bands }: { readonly book: Rulebook; readonly title: string; readonly bands: readonly Band[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <table className="ledger">
        <tbody>
          {bands.map((band) => (
            <tr key={band.id} className="line">
              <td className="line-amount">
                {typeset(band.id)}
                {band.permanent && '*'}
              </td>
              <td className="line-words">{sentence(band.words)}</td>
              <td className="line-rule">
                <Cite book={book} cite={band.cite} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {bands.some(({ permanent }) => permanent) && <p className="quiet">* for good: the country is not named again.</p>}
    </section>
  )
}

/** One table as the book prints it: signs, conditions, rules, results. */
export function TablePage({ book, table }: { readonly book: Rulebook; readonly table: Table }) {
  const isRolled = table.bands.length > 0
  return (
    <div className="book table-page">
      <header className="dossier-head">
        <div className="book-head">
          <Crumbs
            crumbs={[...bookCrumbs(book), { words: 'Tables', href: addressOf(['books', book.id, 'tables'], optionParts(book.options)) }]}
          />
          <h1>{table.title}</h1>
          <p className="lead">
            A plus {table.plus}. {table.rows.length} lines in printed order.
          </p>
        </div>
        {isRolled && (
          <a className="button" href={addressOf(['dossier', book.id, table.id], dossierParts(book.options))}>
            Open the dossier
          </a>
        )}
      </header>
      <div className="dossier-columns">
        <section>
          <h2>Lines</h2>
          <table className="ledger">
            <tbody>
              {table.rows.map((row) => (
                <Row key={row.id} book={book} row={row} />
              ))}
            </tbody>
          </table>
        </section>
        {isRolled && (
          <div>
            <Results book={book} title="Results" bands={table.bands} />
            {table.demandBands !== undefined && <Results book={book} title="Answers to a demand" bands={table.demandBands} />}
          </div>
        )}
      </div>
    </div>
  )
}

const dossierParts = (options: readonly string[]): readonly Part[] => options.map((option, index) => [`options.${index}`, option])
