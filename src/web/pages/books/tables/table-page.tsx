import type { Threshold } from '../../../../rules/chapters/tension/index.ts'
import {
  type Band,
  type Citation,
  type Condition,
  conditionWords,
  type Modifier,
  quantityWords,
  type Table,
} from '../../../../rules/core/index.ts'
import type { Rulebook } from '../../../../rules/game/index.ts'
import { addressOf, type Part } from '../../../address.ts'
import { ConditionTree, StandIn } from '../../../parts/index.ts'
import { situationAddress, useFrontDocument } from '../../../situation/index.ts'
import { sentence, signed, typeset } from '../../../wording.ts'
import { bookCrumbs, Crumbs } from '../book-frame.tsx'
import { optionParts, ruleHref } from '../links.ts'

export function Cite({ book, cite }: { readonly book: Rulebook; readonly cite: Citation }) {
  const printed = book.contents[cite.rule]?.printed ?? cite.rule
  return (
    <a className="rule-label" href={ruleHref(book.id, cite.rule)} data-rule={cite.rule}>
      {printed}
      {printed !== cite.rule && <span className="unseen">, {cite.rule}</span>}
    </a>
  )
}

/** A condition that the words of the row already say is not said twice. */
const isSaidBy = (words: string, condition: Condition): boolean => conditionWords(condition).toLowerCase() === words.toLowerCase()

function Row({ book, row }: { readonly book: Rulebook; readonly row: Modifier }) {
  const { value, words, when, per, cap, cite, ruling, standsIn } = row
  return (
    <tr className="line">
      <td className="line-amount">
        {signed(value)}
        {per !== undefined && <span className="line-each">each</span>}
      </td>
      <td className="line-words">
        {sentence(words)}
        {per !== undefined && (
          <div className="wanting">
            by {typeset(quantityWords(per))}
            {cap !== undefined && `, ${cap} at most`}
          </div>
        )}
        {when !== undefined && !isSaidBy(words, when) && (
          <div className="wanting">
            when <ConditionTree condition={when} />
          </div>
        )}
      </td>
      <td className="line-rule">
        <Cite book={book} cite={cite} />
        {ruling !== undefined && <Cite book={book} cite={{ book: book.id, rule: ruling }} />}
        {standsIn !== undefined && <StandIn of={standsIn} />}
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
              <th scope="row" className="line-amount">
                {typeset(band.id)}
                {band.permanent && '*'}
              </th>
              <td className="line-words">{sentence(band.words)}</td>
              <td className="line-rule">
                <Cite book={book} cite={band.cite} />
                {band.standsIn !== undefined && <StandIn of={band.standsIn} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {bands.some(({ permanent }) => permanent) && <p className="quiet">* for good: the country is not named again.</p>}
    </section>
  )
}

/** What each level of a track brings. */
function Levels({ book, thresholds }: { readonly book: Rulebook; readonly thresholds: readonly Threshold[] }) {
  return (
    <section>
      <h2>What a level brings</h2>
      <table className="ledger">
        <tbody>
          {thresholds.map(({ level, words, cite, standsIn }) => (
            <tr key={`${level} ${words}`} className="line">
              <th scope="row" className="line-amount">
                {typeset(String(level))}
              </th>
              <td className="line-words">{sentence(words)}</td>
              <td className="line-rule">
                <Cite book={book} cite={cite} />
                {standsIn !== undefined && <StandIn of={standsIn} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const dossierParts = (options: readonly string[]): readonly Part[] => options.map((option, index) => [`options.${index}`, option])

/** The dossier of a country with what lies on the desk, where that is of this book. */
function DossierLink({ book, table }: { readonly book: Rulebook; readonly table: Table }) {
  const onDesk = useFrontDocument()
  const href =
    onDesk?.['edition'] === book.id && book.options.length === 0
      ? situationAddress({ page: 'dossier', thing: table.id, parts: {} }, onDesk)
      : addressOf(['dossier', book.id, table.id], dossierParts(book.options))
  return (
    <a className="button" href={href}>
      Open the dossier
    </a>
  )
}

/** One table as the book prints it: signs, conditions, rules, and beside them what comes of the sum. */
export function TablePage({ book, table }: { readonly book: Rulebook; readonly table: Table }) {
  const thresholds = book.clauses.thresholds.filter(({ track }) => track === table.of)
  const hasBeside = table.bands.length > 0 || thresholds.length > 0
  return (
    <div className="book table-page">
      <header className="dossier-head">
        <div className="book-head">
          <Crumbs
            crumbs={[...bookCrumbs(book), { words: 'Tables', href: addressOf(['books', book.id, 'tables'], optionParts(book.options)) }]}
          />
          <h1>{table.title}</h1>
          <p className="lead">A plus {table.plus}. The lines stand in printed order.</p>
        </div>
        {table.bands.length > 0 && <DossierLink book={book} table={table} />}
      </header>
      <div className={hasBeside ? 'table-columns' : undefined}>
        <section>
          <h2>
            Lines <span className="group-count">{table.rows.length}</span>
          </h2>
          <table className="ledger">
            <tbody>
              {table.rows.map((row) => (
                <Row key={row.id} book={book} row={row} />
              ))}
            </tbody>
          </table>
        </section>
        {hasBeside && (
          <div className="table-beside">
            {table.bands.length > 0 && <Results book={book} title="Results" bands={table.bands} />}
            {table.demandBands !== undefined && <Results book={book} title="Answers to a demand" bands={table.demandBands} />}
            {thresholds.length > 0 && <Levels book={book} thresholds={thresholds} />}
          </div>
        )}
      </div>
    </div>
  )
}
