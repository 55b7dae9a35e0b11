import type {
  Answer,
  CapitalAnswer,
  CedeAnswer,
  ElectionsAnswer,
  IncomeAnswer,
  Refused,
  SettleAnswer,
  SpoilsAnswer,
  SumAnswer,
  TransferAnswer,
  VerdictAnswer,
  WorkingAnswer,
} from '../../counsel/index.ts'
import { type PlayerTurn, turnName } from '../../rules/core/index.ts'
import { Mark } from '../parts/index.ts'
import { Reckoning, Refusals, RuleLabels, Tests } from '../what-if/index.ts'
import { SIDE_LABELS } from '../wording.ts'
import { Brought, Settlement, Verdict, Working } from './answer.tsx'
import { nationName, WORDS } from './words.ts'

interface Props {
  readonly answer: Answer | Refused
  /** The answer about the situation as it was opened. */
  readonly before: Answer | Refused
  /** What a number that is worked out is. */
  readonly result: string
}

const wasAllowed = (before: Answer): boolean | undefined => (before.ok && 'allowed' in before ? (before.allowed as boolean) : undefined)

const moment = ({ turn, side }: PlayerTurn): string => `${turnName(turn)}, ${SIDE_LABELS[side]}`

function Incomes({ incomes }: IncomeAnswer) {
  return (
    <section className="panel" aria-label="The answer">
      <ul className="incomes">
        {incomes.map(({ what, to, brps, at, cite, ruling }) => (
          <li key={what} className="income" data-brps={brps}>
            <b className="figure">{brps}</b>
            <span>
              BRPs {to === undefined ? 'to nobody' : `to ${nationName(to)}`}, {what}
              {at !== undefined && `: ${moment(at)}`}
            </span>
            <RuleLabels cite={cite} ruling={ruling} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Elections({ question, isHeld, isGameOver, elections, tests, refusals }: ElectionsAnswer) {
  const isSo = question === 'due' ? isHeld : isGameOver
  const words = question === 'due' ? (isHeld ? 'The U.S. votes' : 'No election') : isGameOver ? 'The Allies have lost' : 'Play goes on'
  return (
    <section className="panel judged" data-allowed={isSo} aria-label="The answer">
      <p className={isSo ? 'judged-word judged-yes' : 'judged-word judged-no'} role="status">
        <Mark is={isSo ? 'yes' : 'no'} /> {words}
      </p>
      {elections.length > 0 && <Brought rows={elections} />}
      <h3>The Allies have lost when</h3>
      <Tests tests={tests} />
      {refusals.length > 0 && <Refusals refusals={refusals} />}
    </section>
  )
}

const HEIRS = { enemy: 'to the enemy', allies: 'to the Allies', each: 'as it lies', independent: 'independent' } as const

function Cessions({ cessions, compensation }: CedeAnswer) {
  return (
    <>
      <section className="panel" aria-label="The answer">
        <ul className="incomes">
          {cessions.map(({ name, to, words, cite, ruling }) => (
            <li key={name} className="income">
              <b>{name}</b>
              <span>
                {HEIRS[to]}, {words}
              </span>
              <RuleLabels cite={cite} ruling={ruling} />
            </li>
          ))}
        </ul>
      </section>
      {compensation.steps.length > 0 && <Working {...compensation} result="territories owed in return" />}
    </>
  )
}

const RECIPIENTS = { axis: 'to the Axis', allies: 'to the Allies', britain: 'to Britain', nobody: 'to nobody' } as const

/** Forces sent east: a verdict, what they are in increments, and what tension loses. */
function Transfer({ answer, before }: { readonly answer: TransferAnswer; readonly before: Answer }) {
  const { steps, increments, lines, total } = answer
  return (
    <>
      <Verdict {...answer} was={wasAllowed(before)} yes="They may go" no="They may not go" />
      <Working steps={steps} value={increments} heading="Increments" result="increments" />
      <Reckoning lines={lines} total={total} heading="U.S.–Axis tension" />
    </>
  )
}

/** Whatever a door answers, as it is best read. */
export function Answered({ answer: given, before, result }: Props) {
  if (!given.ok)
    return (
      <section className="panel judged" aria-label="The answer">
        <p className="judged-word judged-no" role="status">
          <Mark is="no" /> It cannot be asked so
        </p>
        <Refusals refusals={(given as Refused).refusals} />
      </section>
    )
  if ('increments' in given) return <Transfer answer={given as TransferAnswer} before={before} />
  if ('allowed' in given) {
    const verdict = given as VerdictAnswer & Pick<SettleAnswer, 'report'> & { readonly due?: string }
    return (
      <>
        <Verdict {...verdict} was={wasAllowed(before)}>
          {verdict.due !== undefined && <p className="quiet">It falls due in {turnName(verdict.due as Parameters<typeof turnName>[0])}.</p>}
        </Verdict>
        {verdict.report !== undefined && <Settlement report={verdict.report} />}
      </>
    )
  }
  if ('tests' in given) return <Elections {...(given as ElectionsAnswer)} />
  if ('incomes' in given) return <Incomes {...(given as IncomeAnswer)} />
  if ('cessions' in given) return <Cessions {...(given as CedeAnswer)} />
  if ('steps' in given) {
    const working = given as WorkingAnswer & Partial<SpoilsAnswer>
    return <Working {...working} result={working.to === undefined ? result : `strength ${RECIPIENTS[working.to]}`} />
  }
  if ('lines' in given) return <Reckoning {...(given as SumAnswer)} heading={WORDS.working} />
  return (
    <section className="panel" aria-label="The answer">
      <Brought rows={(given as CapitalAnswer).consequences} />
    </section>
  )
}
