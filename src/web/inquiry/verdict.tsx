import type { ReactNode } from 'react'
import type { Consequence } from '../../counsel/index.ts'
import type { Refusal } from '../../rules/index.ts'
import { Mark } from '../parts/mark.tsx'
import { Refusals } from '../what-if/refusals.tsx'
import { Brought } from './brought.tsx'
import { nationName, WORDS } from './words.ts'

interface Props {
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
  yes = WORDS.yes,
  no = WORDS.no,
  label = 'The answer',
  children,
}: Props) {
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
            <h3>{WORDS.follows}</h3>
            <Brought rows={consequences} />
          </section>
        ) : (
          <p className="quiet">{WORDS.free}</p>
        )
      ) : (
        <section>
          <h3>{WORDS.against}</h3>
          <Refusals refusals={refusals} />
        </section>
      )}
    </section>
  )
}
