import { blitzDoor } from '../../../counsel/index.ts'
import type { BlitzCampaign } from '../../../rules/chapters/war/index.ts'
import { chapterOf, isFactId, NATION_NAMES, turnName } from '../../../rules/core/index.ts'
import { Tag } from '../../parts/index.ts'
import { type Input, inputsOf, useSituation } from '../../situation/index.ts'
import { Reads, Refusals, RuleLabel, Said } from '../../what-if/index.ts'
import { listed, sentence } from '../../wording.ts'

const leftWords = (left: number, isOn: boolean): string =>
  isOn ? (left === 1 ? 'this is the last' : `${left} left with this one`) : `${left} still to come`

function CampaignLine({ campaign }: { readonly campaign: BlitzCampaign }) {
  const { words, turns, possible = [], isOn, left, against, steps, cite } = campaign
  return (
    <li data-campaign={campaign.id}>
      <p>
        <b>{sentence(words)}</b> <Tag tone={isOn ? 'yes' : 'plain'}>{isOn ? 'now' : 'not now'}</Tag> <RuleLabel cite={cite} />
      </p>
      <p className="quiet">
        {turns.length > 0 && listed(turns.map(turnName))}
        {possible.length > 0 &&
          `${turns.length > 0 ? ', and ' : ''}perhaps ${listed(possible.map(turnName))}: the level at the declaration decides`}
        {turns.length === 0 && possible.length === 0 && 'No blitz turns as things stand'}
        {left > 0 && `; ${leftWords(left, isOn)}`}
        {isOn && `, against ${listed(against.map((nation) => NATION_NAMES[nation]))}`}.
      </p>
      {steps.length > 0 && (
        <ul className="steps">
          {steps.map((step) => (
            <li key={`${step.id} ${step.words}`}>
              <b>{step.amount}</b> {step.words} <RuleLabel cite={step.cite} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** Turns in which the attacker is faster, and the one severe winter. */
export function Blitz() {
  const { current, ask } = useSituation()
  const answer = ask(blitzDoor)
  if (!answer.ok) return <Refusals refusals={answer.refusals} />
  const { campaigns, isBlitz, mayBeBlitz, rounds, dry, severeWinter } = answer
  const clauses = chapterOf(current.book, 'blitz')
  const reads = clauses.campaigns.flatMap((campaign): readonly Input[] => [
    ...(campaign.is === 'declared'
      ? ([
          { of: 'declaration', by: campaign.by, on: campaign.on },
          { of: 'level', track: campaign.track },
          { of: 'fact', fact: campaign.levelThen.first },
          { of: 'fact', fact: campaign.levelThen.later },
          ...campaign.starts.flatMap(({ when }) => inputsOf(when)),
        ] as const)
      : []),
  ])
  const quarries = clauses.campaigns.flatMap(({ against }) => against.flatMap(({ when }) => inputsOf(when)))
  const needed = campaigns.flatMap(({ needs }) => needs).flatMap((fact): readonly Input[] => (isFactId(fact) ? [{ of: 'fact', fact }] : []))
  const winter: readonly Input[] = [
    { of: 'fact', fact: clauses.severeWinter.attack },
    { of: 'fact', fact: clauses.severeWinter.past },
  ]
  return (
    <section className="beside" aria-labelledby="blitz">
      <div className="panel">
        <h2 id="blitz">Blitz</h2>
        <p className="beside-verdict">
          <b>{isBlitz ? 'This is a blitz turn' : mayBeBlitz === true ? 'This may be a blitz turn' : 'No blitz turn'}</b>
          {rounds.value > 0 && (
            <>
              : {rounds.value} more rounds for each battle and breakthrough <RuleLabel cite={rounds.cite} />
            </>
          )}
        </p>
        <ul className="campaigns">
          {campaigns.map((campaign) => (
            <CampaignLine key={campaign.id} campaign={campaign} />
          ))}
        </ul>
        {dry !== null && <Said as="p" words={dry.words} cite={dry.cite} />}
        <Said as="p" words={severeWinter.words} cite={severeWinter.cite} />
      </div>
      <Reads heading="What blitz turns on" inputs={[...needed, ...reads]} more={[...quarries, ...winter]} />
    </section>
  )
}
