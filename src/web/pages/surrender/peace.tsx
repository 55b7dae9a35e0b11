import { type ArmisticeAnswer, type ReactionAnswer, surrenderDoor } from '../../../counsel/index.ts'
import { type CapitulationState, capitulationOf } from '../../../rules/chapters/surrender/index.ts'
import { chapterOf, type Following, POWER_NAMES } from '../../../rules/core/index.ts'
import { Brought, readsOfAnswer } from '../../inquiry/index.ts'
import { Panel, Tag } from '../../parts/index.ts'
import { type Input, inputsOf, type SituationInput, useSituation } from '../../situation/index.ts'
import { Reads, Refusals, RuleLabel, Tests } from '../../what-if/index.ts'
import { listed, sentence } from '../../wording.ts'
import { Triggers } from './nation.tsx'
import { Cities } from './overview.tsx'
import { OUTLOOK_WORDS, WORDS } from './words.ts'

interface TheatreProps {
  readonly heading: string
  readonly state: CapitulationState
  readonly terms: readonly Following[]
}

function Theatre({ heading, state, terms }: TheatreProps) {
  return (
    <section className="panel" aria-label={heading}>
      <h2>
        {heading}{' '}
        <Tag tone={state.outlook === 'offered' ? 'no' : 'plain'}>
          {state.outlook === 'holds-out' ? 'no offer' : OUTLOOK_WORDS[state.outlook]}
        </Tag>
      </h2>
      <Triggers triggers={state.triggers} />
      {terms.length > 0 && <Brought rows={terms} />}
    </section>
  )
}

/** What America makes of the war: the cities, and what it would offer. */
export function PoliticalReaction() {
  const { current, ask } = useSituation()
  const answer = ask(surrenderDoor, { question: 'reaction' })
  if (!answer.ok) return <Refusals refusals={answer.refusals} />
  const { untested, europe, pacific, terms, ...cities } = answer as ReactionAnswer
  const inputs = chapterOf(current.book, 'capitulation').reaction.cities.map(
    (place): SituationInput => ({ of: 'fact', fact: `${place}.controller` }),
  )
  const more: readonly Input[] = [
    ...[europe, pacific].flatMap(({ id }) => capitulationOf(current.book, id).triggers.flatMap(({ when }) => inputsOf(when))),
    ...readsOfAnswer(current, surrenderDoor, { question: 'reaction' }),
  ]
  return (
    <div className="inquiry" data-held={cities.held}>
      <h2 className="inquiry-title">Political reaction</h2>
      <div className="inquiry-columns">
        <div className="inquiry-answer">
          <Cities {...cities} />
          {untested.length > 0 && <Refusals refusals={untested} />}
          <Theatre heading="Europe" state={europe} terms={terms.europe} />
          <Theatre heading="The Pacific" state={pacific} terms={terms.pacific} />
        </div>
        <Reads inputs={inputs} more={more} />
      </div>
    </div>
  )
}

const names = (powers: ArmisticeAnswer['peaces'][number]['by']): string => listed(powers.map((power) => POWER_NAMES[power]))

/** Peaces that hold, who may break them, and which wars are over. */
export function Armistices() {
  const { current, ask } = useSituation()
  const answer = ask(surrenderDoor, { question: 'armistice' })
  if (!answer.ok) return <Refusals refusals={answer.refusals} />
  const { made, peaces, endings } = answer as ArmisticeAnswer
  const chapter = chapterOf(current.book, 'capitulation')
  const readsOfPeace: readonly Input[] = [
    ...[...chapter.renewals, ...chapter.endings].flatMap(({ when }) => inputsOf(when)),
    ...readsOfAnswer(current, surrenderDoor, { question: 'armistice' }),
  ]
  return (
    <div className="inquiry">
      <h2 className="inquiry-title">Armistices</h2>
      <div className="inquiry-columns">
        <div className="inquiry-answer">
          {made.length === 0 && <p className="settled">No armistice and no Russian surrender is in force.</p>}
          {made.map(({ id, words, holds }) => (
            <section key={id} className="panel" aria-label={words}>
              <h2>{sentence(words)}</h2>
              <Brought rows={holds} />
            </section>
          ))}
          <Panel heading="Who may renew the war">
            <ul className="tests">
              {peaces.map(({ id, by, on, isBinding, mayRenew, refusals, cite }) => (
                <li key={id} className="test" data-peace={id}>
                  <span>
                    {sentence(names(by))} on {names(on)}
                  </span>
                  <Tag tone={!isBinding ? 'plain' : mayRenew ? 'yes' : 'no'}>
                    {!isBinding ? 'no peace to break' : mayRenew ? 'may' : 'may not'}
                  </Tag>
                  <RuleLabel cite={cite} />
                  {refusals.length > 0 && <Refusals refusals={refusals} />}
                </li>
              ))}
            </ul>
          </Panel>
          <Panel heading={WORDS.endings}>
            <Tests
              tests={endings.map(({ words, isSo, wanting, cite }) => ({
                words,
                cite,
                isMet: isSo,
                more: !isSo && <span className="wanting"> {`${WORDS.wanting}: ${wanting.join('; ')}`}</span>,
              }))}
            />
          </Panel>
        </div>
        <Reads inputs={[]} more={readsOfPeace} />
      </div>
    </div>
  )
}
