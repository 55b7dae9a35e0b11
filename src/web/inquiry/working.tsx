import type { Step } from '../../rules/index.ts'
import { Panel } from '../parts/panel.tsx'
import { useSituation } from '../situation/use-situation.ts'
import { RuleLabel } from '../what-if/rule-label.tsx'
import { sentence, typeset } from '../wording.ts'
import { WORDS } from './words.ts'

const figure = (number: number): string => typeset(String(number))

interface Props {
  readonly steps: readonly Step[]
  readonly value: number | null
  readonly heading?: string
  /** What the number is. */
  readonly result: string
}

/** A number that is no plain sum, step by step. */
export function Working({ steps, value, heading = WORDS.working, result }: Props) {
  const { book } = useSituation().current
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
                <RuleLabel cite={step.cite} />
                {step.ruling !== undefined && <RuleLabel cite={{ book: book.id, rule: step.ruling }} />}
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
