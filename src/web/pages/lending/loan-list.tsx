import { mayDoor } from '../../../counsel/index.ts'
import { allowanceOf, chapterOf, type Loan } from '../../../rules/index.ts'
import { Panel } from '../../parts/panel.tsx'
import { Tag } from '../../parts/tag.tsx'
import { useSituation } from '../../situation/use-situation.ts'
import { RuleLabel } from '../../what-if/rule-label.tsx'
import { sentence } from '../../wording.ts'
import { LENDER_NOTE, loanName, unitsWords } from './words.ts'

function LoanLine({ loan, isAsked }: { readonly loan: Loan; readonly isAsked: boolean }) {
  const { current, ask, address } = useSituation()
  const { lender, to, entitlement } = loan
  const answer = ask(mayDoor, { question: 'lend', lender, to, units: 1 })
  const isAllowed = answer.ok && answer.allowed
  const [against] = answer.refusals
  const left = entitlement === undefined ? undefined : allowanceOf(entitlement, current.judged).left
  return (
    <li className={isAsked ? 'loan loan-asked' : 'loan'} data-loan={`${lender} ${to}`} data-allowed={isAllowed}>
      <a href={address('lending', { parts: { lender, to } })} aria-current={isAsked ? 'true' : undefined}>
        {loanName(lender, to)}
      </a>
      <Tag tone={isAllowed ? 'yes' : 'no'}>{isAllowed ? 'may lend' : 'not now'}</Tag>
      <p className="quiet">
        {against === undefined ? (
          left === undefined ? (
            'Any number of units'
          ) : (
            `${unitsWords(left)} left to lend`
          )
        ) : (
          <>
            {sentence(against.words)} {against.cite !== undefined && <RuleLabel cite={against.cite} />}
          </>
        )}
      </p>
    </li>
  )
}

/** Every loan the book knows, and those it never allows. */
export function LoanList({ lender, to }: { readonly lender: string; readonly to: string }) {
  const { book } = useSituation().current
  const { loans, never, onlyThese } = chapterOf(book, 'lending')
  return (
    <Panel className="loans" heading="Who lends to whom">
      <ul>
        {loans.map((loan) => (
          <LoanLine key={`${loan.lender} ${loan.to}`} loan={loan} isAsked={loan.lender === lender && loan.to === to} />
        ))}
        {never.map(({ lender: nobody, to: whom, words, cite }) => (
          <li key={`${nobody} ${whom ?? ''}`} className="loan loan-never">
            <span>{sentence(words)}</span> <RuleLabel cite={cite} />
          </li>
        ))}
      </ul>
      <p className="quiet">
        {LENDER_NOTE} <RuleLabel cite={onlyThese} />
      </p>
    </Panel>
  )
}
