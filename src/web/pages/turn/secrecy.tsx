import { secretsDoor, yearStartDoor } from '../../../counsel/index.ts'
import { type Delegation, FACTIONS } from '../../../rules/core/index.ts'
import { Panel, Picker, Tag } from '../../parts/index.ts'
import { useSituation } from '../../situation/index.ts'
import { Refusals, RuleLabel } from '../../what-if/index.ts'
import { FACTION_LABELS, listed, sentence } from '../../wording.ts'
import { DELEGATION_TONES, delegationTitle, FROM_OPTIONS, TOLD_LABELS } from './words.ts'

/** What is announced at a year start, to whom, and what stays secret. */
export function YearStart() {
  const answer = useSituation().ask(yearStartDoor)
  return (
    <Panel className="year-start" heading="At a year start">
      {!answer.ok ? (
        <Refusals refusals={answer.refusals} />
      ) : (
        <>
          {answer.notes?.map(({ what, cite }) => (
            <p key={what} className="quiet">
              {sentence(what)} <RuleLabel cite={cite} />
            </p>
          ))}
          <ul className="turn-points">
            {FACTIONS.map((faction) => (
              <li key={faction} data-points={answer.factions[faction].points}>
                <b className="figure">{answer.factions[faction].points}</b> {FACTION_LABELS[faction]}
                <span className="quiet">{answer.factions[faction].limit} in one target at most</span>
              </li>
            ))}
          </ul>
          <ol className="told-list">
            {answer.told.map(({ words, to, cite }) => (
              <li key={words} data-to={to}>
                <span>
                  {sentence(words)} <RuleLabel cite={cite} />
                </span>
                <Tag tone={to === 'everybody' ? 'yes' : 'plain'}>{TOLD_LABELS[to]}</Tag>
              </li>
            ))}
          </ol>
        </>
      )}
    </Panel>
  )
}

/** What is hidden from whom now, and what everybody has seen. */
export function Secrets() {
  const { ask, query, adjust } = useSituation()
  const to = (query.parts['to'] ?? '') as Delegation | ''
  const answer = ask(secretsDoor, to === '' ? {} : { to })
  return (
    <Panel className="secrets" heading="What is secret now">
      <Picker label="Hidden from" value={to} options={FROM_OPTIONS} pick={(id) => adjust({ parts: { to: id === '' ? undefined : id } })} />
      {!answer.ok ? (
        <Refusals refusals={answer.refusals} />
      ) : (
        <ul className="secret-list">
          {answer.hidden.map(({ words, of, from, until, cite }) => (
            <li key={words} data-secret={of}>
              <p>
                {sentence(words)} <RuleLabel cite={cite} />
              </p>
              <p className="quiet">
                {to === '' && <>Hidden from {listed(from.map(delegationTitle))}. </>}
                Until {until}.
              </p>
            </li>
          ))}
          {answer.hidden.length === 0 && <li className="quiet">Nothing is hidden: no points are placed that were not shown.</li>}
          {answer.shown.map(({ of, words, cite }) => (
            <li key={words} data-shown={of}>
              <Tag tone={DELEGATION_TONES[of]}>shown</Tag> {sentence(words)} <RuleLabel cite={cite} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
