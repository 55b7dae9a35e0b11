import { type Consequence, mayDoor, type WarCell } from '../../../counsel/index.ts'
import { POWER_NAMES, type Power } from '../../../rules/index.ts'
import { useSituation } from '../../situation/use-situation.ts'
import { RuleLabel } from '../../what-if/rule-label.tsx'
import { Consequences, Refusals } from '../../what-if/said.tsx'
import { sentence } from '../../wording.ts'
import { brpsWords, unpriced } from './words.ts'

const isPrice = ({ is }: Consequence): boolean => is === 'price'

/** Who pays what for it, line by line. */
function Price({ lines }: { readonly lines: readonly Consequence[] }) {
  return (
    <section>
      <h3>What it costs</h3>
      <ul className="price-lines">
        {lines.map(({ what, who, amount, cite }) => (
          <li key={`${what} ${who ?? ''}`} data-price={amount}>
            {amount !== undefined && <b>{brpsWords(amount)}</b>}
            <span>
              {sentence(unpriced(what))}
              {who !== undefined && `; ${POWER_NAMES[who as Power]} pays`} <RuleLabel cite={cite} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What a declaration costs and brings, once nothing stands against it. */
export function Brings({ cell, isAsked }: { readonly cell: WarCell; readonly isAsked: boolean }) {
  const { ask, query } = useSituation()
  const { support, choice } = query.parts
  const answer = ask(mayDoor, {
    question: 'declare',
    by: cell.by,
    on: cell.on,
    ...(isAsked && support !== undefined ? { support } : {}),
    ...(isAsked && choice !== undefined ? { choice } : {}),
  })
  if (!answer.ok || !answer.allowed) return <Refusals refusals={answer.refusals} />
  const prices = answer.consequences.filter(isPrice)
  return (
    <>
      {prices.length > 0 && <Price lines={prices} />}
      <section>
        <h3>What it brings</h3>
        <Consequences consequences={answer.consequences.filter((line) => !isPrice(line))} />
      </section>
    </>
  )
}
