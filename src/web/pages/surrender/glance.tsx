import {
  type ElectionsAnswer,
  electionsDoor,
  type Refused,
  type SurrenderAnswer,
  surrenderDoor,
  type VerdictAnswer,
} from '../../../counsel/index.ts'
import type { FactId } from '../../../rules/core/index.ts'
import { Fold, Mark, Tag } from '../../parts/index.ts'
import { type Input, inputsOfTable, useSituation } from '../../situation/index.ts'
import { type LedgerLine, Reads, Refusals, RuleLabel, Tests } from '../../what-if/index.ts'
import { sentence, signed, typeset } from '../../wording.ts'
import { WORDS } from './words.ts'

/** Those who surrender by a level, with the fact that says they have. */
const NATIONS = [
  { of: 'france', out: 'france.fallen', table: 'frenchSurrender' },
  { of: 'italy', out: 'italy.surrendered', table: 'italianSurrender' },
  { of: 'britain', out: 'britain.surrendered', table: undefined },
] as const

type Levelled = (typeof NATIONS)[number]

/** A sum of what moves it, or a level that is worked out. */
interface Level {
  readonly figure: string
  readonly lines: readonly LedgerLine[]
}

function levelIn(answer: SurrenderAnswer | Refused): Level | undefined {
  if ('total' in answer) return { figure: signed(answer.total), lines: answer.lines }
  return 'value' in answer ? { figure: typeset(String(answer.value)), lines: answer.steps } : undefined
}

/** Whether Germany may take up an offer, with the rules against it. */
function Offer() {
  const { ask, address } = useSituation()
  const answer = ask(surrenderDoor, { question: 'accept' })
  if (!answer.ok) return <Refusals refusals={answer.refusals} />
  const { allowed, refusals } = answer as VerdictAnswer
  return (
    <>
      <p>
        <Mark is={allowed ? 'yes' : 'no'} />{' '}
        <a href={address('surrender', { thing: 'accept' })}>
          {allowed ? 'Germany may accept an offer' : 'Germany may not accept an offer'}
        </a>
      </p>
      {refusals.length > 0 && <Refusals refusals={refusals} />}
    </>
  )
}

function LevelLines({ of, lines }: Pick<Levelled, 'of'> & Pick<Level, 'lines'>) {
  return (
    <ul className="level-lines">
      {lines.map(({ id, amount, words, cite }) => (
        <li key={id} data-line={id} data-amount={amount}>
          {amount !== 0 && <b>{of === 'britain' ? typeset(String(amount)) : signed(amount)}</b>} <span>{sentence(words)}</span>{' '}
          <RuleLabel cite={cite} />
        </li>
      ))}
    </ul>
  )
}

function NationLevel({ of, out }: Levelled) {
  const { current, ask, askBefore, address } = useSituation()
  const level = levelIn(ask(surrenderDoor, { question: 'level', of }))
  const was = levelIn(askBefore(surrenderDoor, { question: 'level', of }))
  if (level === undefined) return null
  const isOut = current.judged.facts[out] === true
  const [counted, idle] = [level.lines.filter(({ amount }) => amount !== 0), level.lines.filter(({ amount }) => amount === 0)]
  return (
    <section className="panel level" aria-labelledby={`level-${of}`} data-level={of} data-out={isOut}>
      <header className="level-head">
        <h2 id={`level-${of}`}>
          <a href={address('surrender', { thing: 'level', parts: { with: JSON.stringify({ of }) } })}>{WORDS.levelOf[of]}</a>
        </h2>
        <Tag tone={isOut ? 'no' : 'plain'}>{WORDS.outWords[of][isOut ? 'yes' : 'no']}</Tag>
      </header>
      <p>
        <b className="level-figure">{level.figure}</b> <span className="quiet">{WORDS.levelNote[of]}</span>{' '}
        {was !== undefined && was.figure !== level.figure && <span className="was">it was {was.figure}</span>}
      </p>
      <LevelLines of={of} lines={counted} />
      {idle.length > 0 && (
        <Fold name="Lines that do not count" count={idle.length}>
          <LevelLines of={of} lines={idle} />
        </Fold>
      )}
      {of === 'britain' && <Offer />}
    </section>
  )
}

/** How near the Allies are to losing, and what America does meanwhile. */
function Allies() {
  const { ask, address } = useSituation()
  const answer = ask(electionsDoor, { question: 'defeat' })
  if (!answer.ok) return <Refusals refusals={answer.refusals} />
  const { isGameOver, tests } = answer as ElectionsAnswer
  return (
    <section className="panel allies" aria-labelledby="allies" data-over={isGameOver}>
      <header className="level-head">
        <h2 id="allies">
          <a href={address('surrender', { thing: 'defeat' })}>The Allies</a>
        </h2>
        <Tag tone={isGameOver ? 'no' : 'plain'}>{isGameOver ? 'have lost' : 'play goes on'}</Tag>
      </header>
      <p className="quiet">They have lost when all of this is so:</p>
      <Tests tests={tests} />
    </section>
  )
}

const fact = (id: FactId): Input => ({ of: 'fact', fact: id })

/** Everyone who surrenders by a level: where each stands, what moves it, and how near the Allies are to losing. */
export function Glance() {
  const { tables } = useSituation().current.book
  const ofTables = NATIONS.flatMap(({ table }) => (table === undefined ? [] : [tables[table]])).flatMap((table) =>
    table === undefined ? [] : inputsOfTable(table),
  )
  return (
    <div className="surrender-glance">
      <div className="levels">
        {NATIONS.map((nation) => (
          <NationLevel key={nation.of} {...nation} />
        ))}
      </div>
      <div className="inquiry-columns">
        <Allies />
        <Reads
          inputs={[fact('britain.resistance'), ...ofTables.filter(({ of }) => of === 'points' || of === 'fact')]}
          more={[
            ...ofTables,
            ...NATIONS.map(({ out }) => fact(out)),
            fact('russia.surrendered'),
            fact('germany.surrendered'),
            fact('japan.surrendered'),
            fact('britain.surrenderLevel'),
          ]}
        />
      </div>
    </div>
  )
}
