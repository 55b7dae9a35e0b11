import { type SequenceAnswer, sequenceDoor } from '../../../counsel/index.ts'
import type { Citation } from '../../../rules/core/index.ts'
import { Fold, Tag } from '../../parts/index.ts'
import { useSituation } from '../../situation/index.ts'
import { Refusals, RuleLabel } from '../../what-if/index.ts'
import { sentence } from '../../wording.ts'
import { DELEGATION_TONES, delegationTitle, stepsWords } from './words.ts'

type Step = SequenceAnswer['steps'][number]

const isPlayed = ({ when }: Step): boolean => when?.holds !== false

function Ruled({ words, cites }: { readonly words: string; readonly cites: readonly Citation[] }) {
  return (
    <>
      {sentence(words)}{' '}
      {cites.map((cite) => (
        <span key={cite.rule}>
          <RuleLabel cite={cite} />{' '}
        </span>
      ))}
    </>
  )
}

/** What the referee does as a step begins or ends. */
function Doings({ when, doings }: { readonly when: string; readonly doings: Step['begins'] }) {
  return doings.map(({ words, cites }) => (
    <li key={words} className="step-doing">
      <span className="label">{when}</span> <Ruled words={words} cites={cites} />
    </li>
  ))
}

function StepLine({ step }: { readonly step: Step }) {
  const { id, words, cite, needs, asks, isByInitiative, begins, orders, ends } = step
  const isSilent = begins.length + orders.length + ends.length === 0
  const head = (
    <span className="step-head">
      <b>{sentence(words)}</b>{' '}
      {asks.map((one) => (
        <Tag key={one} tone={DELEGATION_TONES[one]}>
          {delegationTitle(one)}
        </Tag>
      ))}
    </span>
  )
  return (
    <li className={isPlayed(step) ? 'stage' : 'step-idle'} data-step={id} data-played={isPlayed(step)}>
      {step.when?.holds === false ? (
        <p>
          {sentence(words)} <span className="quiet">only if {step.when.words}</span> {cite !== undefined && <RuleLabel cite={cite} />}
        </p>
      ) : isSilent ? (
        <p className="step-alone">
          {head} {cite !== undefined && <RuleLabel cite={cite} />}
        </p>
      ) : (
        <Fold className="step" name={head}>
          {() => (
            <>
              <p className="quiet">
                {cite !== undefined && <RuleLabel cite={cite} />} {isByInitiative && 'In the order of the initiative. '}
                {needs !== undefined && `${sentence(needs)}.`}
              </p>
              <ul className="step-doings">
                <Doings when="first" doings={begins} />
                {orders.map(({ order, words: said, isOwed, cites }) => (
                  <li key={order} data-order={order} data-owed={isOwed}>
                    {isOwed && <Tag tone="yes">must</Tag>} <Ruled words={said} cites={cites} />
                  </li>
                ))}
                <Doings when="then" doings={ends} />
              </ul>
            </>
          )}
        </Fold>
      )}
    </li>
  )
}

/** The steps of the turn in their order; what is not played this turn stands apart. */
export function Steps() {
  const answer = useSituation().ask(sequenceDoor)
  if (!answer.ok) return <Refusals refusals={answer.refusals} />
  const [played, idle] = [answer.steps.filter(isPlayed), answer.steps.filter((step) => !isPlayed(step))]
  return (
    <section className="turn-steps" aria-labelledby="steps">
      <h2 id="steps">Step by step</h2>
      <p className="quiet">{stepsWords(played.length)}</p>
      <ol className="stages">
        {played.map((step) => (
          <StepLine key={step.id} step={step} />
        ))}
      </ol>
      {idle.length > 0 && (
        <Fold name="Not this turn" count={idle.length}>
          {() => (
            <ul className="steps-idle">
              {idle.map((step) => (
                <StepLine key={step.id} step={step} />
              ))}
            </ul>
          )}
        </Fold>
      )}
    </section>
  )
}
