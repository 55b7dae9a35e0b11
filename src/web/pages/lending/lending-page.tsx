import { mayDoor } from '../../../counsel/index.ts'
import { allowanceOf, LENDERS, type Lender, type Loan, lenderName, loanOf } from '../../../rules/chapters/lending/index.ts'
import { chapterOf, isLeftOut, isMet, POWER_NAMES, POWERS, type Power, turnName } from '../../../rules/core/index.ts'
import { silent } from '../../inquiry/index.ts'
import type { SituationPage } from '../../page.ts'
import { LabelledStepper, type OptionGroup, PageHead, Panel, Picker, Tag } from '../../parts/index.ts'
import { askOf, type Input, inputsOf, type OpenSituation, type Query, useSituation } from '../../situation/index.ts'
import { Consequences, Reads, Refusals, RuleLabel, Said } from '../../what-if/index.ts'
import { bareName, sentence } from '../../wording.ts'
import '../war-room/war-room.css'
import '../cooperation/cooperation.css'
import './lending.css'

type Played = Pick<OpenSituation, 'book' | 'situation'>

/** All wording about lent units. */

const loanName = (lender: Lender, to: Power): string => `${sentence(lenderName(lender))} to ${POWER_NAMES[to]}`

const unitsWords = (units: number): string => (units === 1 ? '1 unit' : `${units} units`)

/** Who is of the theatres that are played (R50-69). */
const isPlayed =
  ({ book, situation }: Played) =>
  (name: string): boolean =>
    !isLeftOut(book, situation, name)

/** Loans of the book between those who are. */
function loansIn(current: Played): readonly Loan[] {
  const isThere = isPlayed(current)
  return (current.book.clauses.lending?.loans ?? []).filter(({ lender, to }) => isThere(lender) && isThere(to))
}

/** Everybody who may be asked about, those first whom the book lets lend. */
function lendersOf(current: Played): readonly OptionGroup[] {
  const lending = new Set(loansIn(current).map(({ lender }) => lender))
  const option = (id: Lender) => ({ id, words: bareName(lenderName(id)) })
  return [
    { words: 'Lend in this book', options: [...lending].map(option) },
    { words: 'Lend nothing', options: LENDERS.filter((id) => !lending.has(id) && isPlayed(current)(id)).map(option) },
  ]
}

const LENDER_NOTE = 'Whoever is not in this list lends nothing.'

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
function LoanList({ lender, to }: { readonly lender: string; readonly to: string }) {
  const { current } = useSituation()
  const { never, onlyThese } = chapterOf(current.book, 'lending')
  const isThere = isPlayed(current)
  return (
    <Panel className="loans" heading="Who lends to whom">
      <ul>
        {loansIn(current).map((loan) => (
          <LoanLine key={`${loan.lender} ${loan.to}`} loan={loan} isAsked={loan.lender === lender && loan.to === to} />
        ))}
        {never
          .filter((one) => isThere(one.lender))
          .map(({ lender: nobody, to: whom, words, cite }) => (
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

interface Request {
  readonly lender: Lender
  readonly to: Power
  readonly units: number
}

/** What is asked first: of the loans that are played, the first. */
const usualLoan = (current: Played): Pick<Loan, 'lender' | 'to'> => loansIn(current)[0] ?? { lender: 'spain', to: 'germany' }

const requestOf = (current: Played, { parts }: Query): Request => ({
  lender: LENDERS.find((id) => id === parts['lender']) ?? usualLoan(current).lender,
  to: POWERS.find((id) => id === parts['to']) ?? usualLoan(current).to,
  units: Number(parts['units'] ?? 1),
})

/** Everything that bears on a loan. */
function readsOf(loan: ReturnType<typeof loanOf>): readonly Input[] {
  if (loan === undefined) return []
  const { needs, entitlement } = loan
  return [
    ...needs.flatMap(({ when }) => inputsOf(when)),
    ...(entitlement === undefined ? [] : [entitlement.units, entitlement.lent, entitlement.lost].flatMap((part) => inputsOf(part))),
  ]
}

/** How many of its units a country may still send east. */
function Allowance({ request }: { readonly request: Request }) {
  const { book, judged } = useSituation().current
  const entitlement = loanOf(book, request)?.entitlement
  if (entitlement === undefined) return null
  const { entitled, lent, lost, left, cite } = allowanceOf(entitlement, judged)
  // Whoever never had any is told why above.
  if (entitled === 0 && lent === 0 && lost === 0) return null
  return (
    <dl className="allowance-figures">
      <div>
        <dt>
          by its result <RuleLabel cite={cite} />
        </dt>
        <dd>{entitled}</dd>
      </div>
      <div>
        <dt>lent already</dt>
        <dd>{lent}</dd>
      </div>
      <div>
        <dt>
          lost in the east <RuleLabel cite={entitlement.lostCite} />
        </dt>
        <dd>{lost}</dd>
      </div>
      <div className="allowance-left">
        <dt>left to lend</dt>
        <dd data-left={left}>{left}</dd>
      </div>
    </dl>
  )
}

function Asking({ request }: { readonly request: Request }) {
  const { current, turnTo, adjust } = useSituation()
  const { lender, to, units } = request
  const loans = loansIn(current)
  return (
    <div className="asking pair-asking">
      <Picker
        label="Whose units"
        room="wide"
        value={lender}
        groups={lendersOf(current)}
        pick={(id) => turnTo({ parts: { lender: id, to: loans.find((loan) => loan.lender === id)?.to ?? to, units: undefined } })}
      />
      <Picker
        label="Lent to"
        value={to}
        options={POWERS.filter(isPlayed(current)).map((id) => ({ id, words: bareName(POWER_NAMES[id]) }))}
        pick={(id) => turnTo({ parts: { lender, to: id, units: undefined } })}
      />
      <LabelledStepper
        label="Units"
        value={units}
        least={1}
        most={99}
        set={(value) => adjust({ parts: { units: value === 1 ? undefined : String(value) } })}
      />
    </div>
  )
}

function Verdict({ request }: { readonly request: Request }) {
  const { ask, askBefore } = useSituation()
  const args = { question: 'lend', ...request }
  const answer = ask(mayDoor, args)
  const before = askBefore(mayDoor, args)
  if (!answer.ok) return <Refusals refusals={answer.refusals} />
  const { allowed, refusals, consequences } = answer
  return (
    <div className="loan-verdict" data-allowed={allowed}>
      <div className="footing-head" role="status">
        <h2>
          {allowed ? 'May lend' : 'May not lend'} {unitsWords(request.units)}
        </h2>
        {before.ok && before.allowed !== allowed && <p className="was">it was {before.allowed ? 'allowed' : 'not allowed'}</p>}
      </div>
      {!allowed && <Refusals refusals={refusals} />}
      <Allowance request={request} />
      {allowed && (
        <section>
          <h3>What follows</h3>
          <Consequences consequences={consequences} amounts="counts" />
        </section>
      )}
    </div>
  )
}

/** What the chapter asks of the players as things stand. */
function InForce() {
  const { book, judged } = useSituation().current
  const notices = chapterOf(book, 'lending').notices.filter(({ when }) => isMet(when, judged))
  if (notices.length === 0) return null
  return (
    <Panel heading="In force now">
      <ul className="plain-list in-force">
        {notices.map(({ id, words, cite }) => (
          <Said as="li" key={id} words={words} cite={cite} />
        ))}
      </ul>
    </Panel>
  )
}

function LendingPage() {
  const { current, query } = useSituation()
  const request = requestOf(current, query)
  return (
    <div className="lending">
      <PageHead label="Lending and volunteers" heading={loanName(request.lender, request.to)} />
      <Asking request={request} />
      <div className="cooperation-columns">
        <div className="cooperation-main">
          <Verdict request={request} />
          <Reads inputs={readsOf(loanOf(current.book, request))} none="Nothing on the map would change it: the book knows no such loan." />
        </div>
        <div className="cooperation-main">
          <LoanList lender={request.lender} to={request.to} />
          <InForce />
        </div>
      </div>
    </div>
  )
}

export const page: SituationPage = {
  parts: ['lender', 'to', 'units'],
  title: (current, query) => {
    const { lender, to } = requestOf(current, query)
    return `${loanName(lender, to)}, ${turnName(current.situation.turn)}`
  },
  // As the address says it, so that a wrong name is refused and not replaced.
  whyNot: (current, query) => {
    const usual = usualLoan(current)
    const { lender = usual.lender, to = usual.to, units = 1 } = query.parts
    const answer = askOf(current, mayDoor, { question: 'lend', lender, to, units })
    return answer.ok ? [] : answer.refusals
  },
  Page: LendingPage,
  Silent: silent({
    label: 'Lending and volunteers',
    heading: 'Lent units',
    chapter: 'lending',
    instead: { words: 'What allies may do for each other in this book stands under', page: 'cooperation', link: 'Cooperation' },
    className: 'lending',
  }),
}
