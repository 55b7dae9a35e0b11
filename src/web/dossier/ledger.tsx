import type { ExplainedLine } from '../../counsel/index.ts'
import type { Citation, Modifier } from '../../rules/index.ts'
import { StandIn } from '../parts/stand-in.tsx'
import { sentence, signed, typeset } from '../wording.ts'
import { RuleLabel } from './rule-label.tsx'
import type { Study } from './study.ts'
import { Wanting } from './wanting.tsx'

/** A rule somebody wants to read, and the row that cites it. */
export interface Shown {
  readonly cite: Citation
  readonly row?: Modifier
}

interface Props {
  readonly study: Study
  readonly show: (shown: Shown) => void
}

const favours = (amount: number): string => (amount > 0 ? 'for-axis' : amount < 0 ? 'for-allies' : 'for-nobody')

function Labels({ study, line, row, show }: Props & { readonly line: ExplainedLine; readonly row: Modifier }) {
  return (
    <td className="line-rule">
      <RuleLabel book={study.book} cite={line.cite} show={(cite) => show({ cite, row })} />
      {line.ruling !== undefined && (
        <RuleLabel book={study.book} cite={{ book: study.book.id, rule: line.ruling }} show={(cite) => show({ cite, row })} />
      )}
      {line.standsIn !== undefined && <StandIn of={line.standsIn} />}
    </td>
  )
}

/** The reckoning as a ledger: what counts, and folded away what does not and what would make it. */
export function Ledger({ study, show }: Props) {
  const { answer, table } = study
  const rows = answer.lines.flatMap((line, index) => {
    const row = table.rows[index]
    return row === undefined ? [] : [{ line, row }]
  })
  const counted = rows.filter(({ line }) => line.applies)
  const idle = rows.filter(({ line }) => !line.applies)
  return (
    <section className="panel reckoning" aria-labelledby="reckoning">
      <h2 id="reckoning">Reckoning</h2>
      <table className="ledger">
        <caption className="unseen">Lines that count</caption>
        <thead className="unseen">
          <tr>
            <th scope="col">amount</th>
            <th scope="col">line</th>
            <th scope="col">rule</th>
          </tr>
        </thead>
        <tbody>
          {counted.map(({ line, row }) => (
            <tr key={line.id} className={`line ${favours(line.amount)}`} data-line={line.id} data-amount={line.amount}>
              <td className="line-amount">{signed(line.amount)}</td>
              <td className="line-words">
                {sentence(line.words)}
                {line.times > 1 && <span className="line-times"> ({line.times} times)</span>}
              </td>
              <Labels study={study} line={line} row={row} show={show} />
            </tr>
          ))}
          {counted.length === 0 && (
            <tr className="line">
              <td className="line-amount">0</td>
              <td className="line-words" colSpan={2}>
                No line counts: the die alone decides.
              </td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <td className="line-amount total">{signed(answer.total)}</td>
            <th scope="row" colSpan={2} className="line-words">
              in all
              <span className="line-times">; a plus {typeset(answer.plus)}</span>
            </th>
          </tr>
        </tfoot>
      </table>
      <details className="idle">
        <summary>lines that do not apply ({idle.length})</summary>
        <p className="quiet">Open the rule of a line to change what it reads.</p>
        <table className="ledger">
          <caption className="unseen">Lines that do not apply, and what would make them</caption>
          <tbody>
            {idle.map(({ line, row }) => (
              <tr key={line.id} className="line" data-line={line.id} data-amount="0">
                <td className="line-amount">
                  {signed(row.value)}
                  {row.per !== undefined && <span className="line-each">each</span>}
                </td>
                <td className="line-words">
                  {sentence(line.words)}
                  <Wanting row={row} study={study} />
                </td>
                <Labels study={study} line={line} row={row} show={show} />
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
