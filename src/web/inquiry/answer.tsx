import type { ReactNode } from 'react'
import type { Consequence } from '../../counsel/index.ts'
import type { Report } from '../../rules/chapters/surrender/index.ts'
import { type Following, factSays, isFactId, NATION_NAMES, type Refusal, type Step, turnName } from '../../rules/core/index.ts'
import { Button, Mark, Panel, tell } from '../parts/index.ts'
import { inputLabel, useSituation } from '../situation/index.ts'
import { Refusals, RuleLabels } from '../what-if/index.ts'
import { bareName, sentence, typeset } from '../wording.ts'
import { nationName, WORDS } from './words.ts'

/** `Britain: least BRP base`; whoever the words name already is not named again. */
function told({ what, who }: Following): string {
  if (who === undefined) return sentence(what)
  const name = nationName(who)
  return what.startsWith(name) ? sentence(what) : `${bareName(name)}: ${typeset(what)}`
}

/** What something brings, line by line, with its numbers before it. */
export function Brought({ rows }: { readonly rows: readonly Following[] }) {
  return (
    <ul className="brought">
      {rows.map((row) => (
        <li key={`${row.what} ${row.who ?? ''} ${row.cite.rule}`}>
          <span className="brought-words">
            {row.amount !== undefined && <b className="brought-amount">{typeset(String(row.amount))}</b>} {told(row)}
          </span>
          <span className="brought-rule">
            <RuleLabels cite={row.cite} ruling={row.ruling} />
          </span>
        </li>
      ))}
    </ul>
  )
}

const figure = (number: number): string => typeset(String(number))

interface WorkingProps {
  readonly steps: readonly Step[]
  readonly value: number | null
  readonly heading?: string
  /** What the number is. */
  readonly result: string
}

/** A number that is no plain sum, step by step. */
export function Working({ steps, value, heading = WORDS.working, result }: WorkingProps) {
  return (
    <Panel className="working" heading={heading} data-value={value ?? 'none'}>
      <table className="ledger">
        <caption className="unseen">Step by step</caption>
        <tbody>
          {steps.map((step) => (
            <tr key={step.id} className="line" data-step={step.id} data-amount={step.amount}>
              <td className="line-amount">{figure(step.amount)}</td>
              <td className="line-words">{sentence(step.words)}</td>
              <td className="line-rule">
                <RuleLabels cite={step.cite} ruling={step.ruling} />
              </td>
            </tr>
          ))}
        </tbody>
        {value !== null && (
          <tfoot>
            <tr>
              <td className="line-amount total">{figure(value)}</td>
              <th scope="row" colSpan={2} className="line-words">
                {result}
              </th>
            </tr>
          </tfoot>
        )}
      </table>
    </Panel>
  )
}

interface VerdictProps {
  readonly allowed: boolean
  /** As it was when the situation was opened, if that was different. */
  readonly was?: boolean | undefined
  readonly refusals: readonly Refusal[]
  readonly price?: Readonly<Record<string, number>>
  readonly consequences: readonly Consequence[]
  readonly yes?: string
  readonly no?: string
  /** What it answers, where a page has more than one answer. */
  readonly label?: string
  readonly children?: ReactNode
}

/** Yes or no, the rules against it, what it costs and what it brings. */
export function Verdict({
  allowed,
  was,
  refusals,
  price = {},
  consequences,
  yes = 'Yes',
  no = 'No',
  label = 'The answer',
  children,
}: VerdictProps) {
  const prices = Object.entries(price)
  return (
    <section className="panel judged" data-allowed={allowed} aria-label={label}>
      <p className={allowed ? 'judged-word judged-yes' : 'judged-word judged-no'} role="status">
        <Mark is={allowed ? 'yes' : 'no'} /> {allowed ? yes : no}
        {was !== undefined && was !== allowed && <span className="was">{WORDS.was(was)}</span>}
      </p>
      {children}
      {prices.length > 0 && (
        <p className="judged-price">{prices.map(([who, amount]) => WORDS.price(amount, nationName(who))).join('; ')}</p>
      )}
      {allowed ? (
        consequences.length > 0 ? (
          <section>
            <h3>What follows</h3>
            <Brought rows={consequences} />
          </section>
        ) : (
          <p className="quiet">No rule of this chapter stands against it.</p>
        )
      ) : (
        <section>
          <h3>What stands against it</h3>
          <Refusals refusals={refusals} />
        </section>
      )}
    </section>
  )
}

/** What the map then says, and a button that lays it on the desk. */
export function Settlement({ report }: { readonly report: Report }) {
  const { current, lay } = useSituation()
  const { facts, wars } = report
  const carryOut = (): void => {
    const isOver = ({ between }: { readonly between: readonly string[] }): boolean =>
      wars.some((war) => war.between.join() === between.join())
    lay({
      ...current.document,
      facts: { ...(current.document['facts'] as object | undefined), ...facts },
      ...(wars.length === 0 ? {} : { wars: [...current.situation.wars.filter((war) => !isOver(war) || war.until !== undefined), ...wars] }),
    })
    tell('Laid on the desk as settled.')
  }
  return (
    <Panel className="report" heading="Then the map says">
      <ul>
        {Object.entries(facts).map(([fact, value]) =>
          isFactId(fact) ? (
            <li key={fact}>
              {inputLabel({ of: 'fact', fact }, current.book)}: <b>{factSays(fact, value)}</b>
            </li>
          ) : null,
        )}
        {wars.map(({ between: [one, other], until }) => (
          <li key={`${one} ${other}`}>
            {sentence(NATION_NAMES[one])} and {NATION_NAMES[other]}: <b>no longer at war, {turnName(until)}</b>
          </li>
        ))}
      </ul>
      <Button words="Settle it so on the desk" onClick={carryOut} />
    </Panel>
  )
}
