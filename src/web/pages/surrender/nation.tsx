import { type NationAnswer, surrenderDoor } from '../../../counsel/index.ts'
import { CAPITULATIONS, type Capitulation, capitulationOf, type TriggerState } from '../../../rules/chapters/surrender/index.ts'
import type { Following } from '../../../rules/core/index.ts'
import { Brought } from '../../inquiry/index.ts'
import { Fold, Mark, Panel, Picker, Tag } from '../../parts/index.ts'
import { type Input, inputsOf, useSituation } from '../../situation/index.ts'
import { Reads, Reckoning, Refusals, RuleLabels, Said } from '../../what-if/index.ts'
import { sentence } from '../../wording.ts'
import { ASKED_WORDS, OUTLOOK_WORDS, WORDS } from './words.ts'

/** The ways in which it may come about, and what each still takes. */
export function Triggers({ triggers }: { readonly triggers: readonly TriggerState[] }) {
  return (
    <ul className="triggers">
      {triggers.map(({ id, words, isMet, wanting, points, cite, ruling }) => (
        <li key={id} className={isMet ? 'trigger trigger-met' : 'trigger'} data-trigger={id} data-met={isMet}>
          <p className="trigger-words">
            <Mark is={isMet ? 'yes' : 'no'} /> {sentence(words)} <RuleLabels cite={cite} ruling={ruling} />
          </p>
          {!isMet && (
            <ul className="wanting-list">
              {wanting.map((part) => (
                <li key={part}>{sentence(part)}</li>
              ))}
            </ul>
          )}
          {points !== undefined && (
            <Fold name={WORDS.points} count={points.total}>
              <Reckoning lines={points.lines} total={points.total} heading={WORDS.points} />
            </Fold>
          )}
        </li>
      ))}
    </ul>
  )
}

/** What it turns on, of all the ways it may come about. */
const readsOf = ({ triggers, delays, done }: Capitulation): readonly Input[] => [
  ...triggers.flatMap(({ when }) => inputsOf(when)),
  ...delays.flatMap(({ when }) => inputsOf(when)),
  ...inputsOf(done.when),
]

function Part({ heading, rows }: { readonly heading: string; readonly rows: readonly Following[] }) {
  if (rows.length === 0) return null
  return (
    <Panel heading={heading}>
      <Brought rows={rows} />
    </Panel>
  )
}

interface NationProps {
  readonly of: string
  readonly question: 'nation' | 'collapse'
}

/** One nation: what would bring it to terms, and what would follow. */
export function Nation({ of, question }: NationProps) {
  const { current, ask, askBefore, turnTo, address } = useSituation()
  const args = question === 'collapse' ? { question } : { question, of }
  const answer = ask(surrenderDoor, args)
  if (!answer.ok) return <Refusals refusals={answer.refusals} />
  const { state, freely, terms, ifAccepted, ifDeclined } = answer as NationAnswer
  const before = askBefore(surrenderDoor, args)
  const was = before.ok ? (before as NationAnswer).state.outlook : state.outlook
  const isDone = state.outlook === 'done'
  const isOpen = state.outlook === 'due' || state.outlook === 'offered' || freely.allowed
  return (
    <div className="inquiry" data-nation={state.id} data-outlook={state.outlook}>
      <div className="nation-head">
        <h2 className="inquiry-title">{sentence(state.title)}</h2>
        {question === 'nation' && (
          <Picker
            label="Nation"
            value={of}
            options={CAPITULATIONS.map((id) => ({ id, words: sentence(capitulationOf(current.book, id).title) }))}
            pick={(id) => turnTo({ thing: 'nation', parts: { with: JSON.stringify({ of: id }) } })}
          />
        )}
      </div>
      <p className="nation-outlook" role="status">
        <Tag tone={isOpen ? 'no' : 'plain'}>{OUTLOOK_WORDS[state.outlook]}</Tag>
        {state.asked !== undefined && <span className="quiet"> {sentence(ASKED_WORDS[state.asked])}.</span>}
        {was !== state.outlook && <span className="was"> it was: {OUTLOOK_WORDS[was]}</span>}
      </p>
      <div className="inquiry-columns">
        <div className="inquiry-answer">
          {!isDone && (
            <Panel heading="What would bring it">
              <Triggers triggers={state.triggers} />
              {state.delays.map(({ words, cite }) => (
                <Said as="p" key={words} className="quiet" words={words} cite={cite} />
              ))}
              {freely.allowed && <p>It may also offer of its own will.</p>}
              {isOpen && (
                <p>
                  <a className="button" href={address('surrender', { thing: 'settle', parts: { with: JSON.stringify({ of: state.id }) } })}>
                    Settle it
                  </a>
                </p>
              )}
            </Panel>
          )}
          <Part heading="Meanwhile" rows={state.meanwhile} />
          {!isDone && <Part heading="What is offered" rows={terms} />}
          <Part heading={isDone ? 'What holds now' : 'What follows if it is accepted'} rows={ifAccepted.slice(isDone ? 0 : terms.length)} />
          {!isDone && <Part heading="What follows if it is declined" rows={ifDeclined} />}
        </div>
        <Reads inputs={readsOf(capitulationOf(current.book, state.id))} />
      </div>
    </div>
  )
}
