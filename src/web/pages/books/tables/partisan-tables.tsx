import { type DivisionCount, PARTISAN_TABLES, type PartisanRow, RUNNER_NAMES } from '../../../../rules/chapters/partisans/index.ts'
import { quantityWords } from '../../../../rules/core/index.ts'
import type { Rulebook } from '../../../../rules/game/index.ts'
import { addressOf } from '../../../address.ts'
import { ConditionTree } from '../../../parts/index.ts'
import { situationAddress, useFrontDocument } from '../../../situation/index.ts'
import { bareName, sentence, typeset } from '../../../wording.ts'
import { TABLE_NOTES, TABLE_WORDS, WORDS } from '../../partisans/words.ts'
import { bookCrumbs, Crumbs } from '../book-frame.tsx'
import { Cite } from './table-page.tsx'

/** `–, 2, 4`: one number to a column of the print, a dash where it is blank. */
function divisionWords(divisions: DivisionCount): string {
  switch (divisions.is) {
    case 'cells':
      return divisions.cells.map((cell) => cell ?? '–').join(', ')
    case 'each-year-start':
      return `${divisions.number} more a year`
    case 'counted':
      return quantityWords(divisions.number)
    case 'by-diplomacy':
    case 'by-sheet':
      return WORDS[divisions.is]
  }
}

function Row({ book, row }: { readonly book: Rulebook; readonly row: PartisanRow }) {
  return (
    <tr className="line">
      <th scope="row" className="line-words">
        {sentence(row.words)}
        {row.when.is !== 'always' && (
          <div className="wanting">
            when <ConditionTree condition={row.when} />
          </div>
        )}
      </th>
      <td>{typeset(divisionWords(row.divisions))}</td>
      <td>{bareName(RUNNER_NAMES[row.by])}</td>
      <td className="line-rule">
        <Cite book={book} cite={row.cite} />
        {row.ruling !== undefined && <Cite book={book} cite={{ book: book.id, rule: row.ruling }} />}
      </td>
    </tr>
  )
}

/** The partisan tables of a book as they are printed. */
export function PartisanTables({ book, rows }: { readonly book: Rulebook; readonly rows: readonly PartisanRow[] }) {
  const onDesk = useFrontDocument()
  const document = onDesk?.['edition'] === book.id ? onDesk : { edition: book.id }
  return (
    <div className="book table-page">
      <header className="dossier-head">
        <div className="book-head">
          <Crumbs crumbs={[...bookCrumbs(book), { words: 'Tables', href: addressOf(['books', book.id, 'tables']) }]} />
          <h1>Partisans</h1>
          <p className="lead">Divisions by the column of the table, a dash where it is blank.</p>
        </div>
        <a className="button" href={situationAddress({ page: 'partisans', parts: {} }, document)}>
          Count them on the desk
        </a>
      </header>
      {PARTISAN_TABLES.map((table) => (
        <section key={table}>
          <h2>{TABLE_WORDS[table]}</h2>
          <p className="quiet">{TABLE_NOTES[table]}</p>
          <table className="ledger partisan-print">
            <thead>
              <tr>
                <th scope="col">Where</th>
                <th scope="col">Divisions</th>
                <th scope="col">Run by</th>
                <th scope="col">Rule</th>
              </tr>
            </thead>
            <tbody>
              {rows
                .filter((row) => row.table === table)
                .map((row) => (
                  <Row key={row.id} book={book} row={row} />
                ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  )
}
