import { useState } from 'react'
import type { Judgement } from '../../rules/index.ts'
import { Choice } from '../parts/choice.tsx'
import { Mark } from '../parts/mark.tsx'
import { useSheet } from '../situation/use-sheet.ts'
import { RuleLabel } from '../what-if/rule-label.tsx'
import { sentence, typeset } from '../wording.ts'
import { SHOWN_OPTIONS } from './words.ts'

type Shown = (typeof SHOWN_OPTIONS)[number]['id']

/** `Britain with France: not in Paris` says the two again, who stand above. */
const afterNames = (words: string): string => words.slice(words.indexOf(': ') + 2)

function ActivityLine({ judgement, isAsked }: { readonly judgement: Judgement; readonly isAsked: boolean }) {
  const { asked, address } = useSheet()
  const { activity, words, allowed, isRegulated, refusals, notes } = judgement
  return (
    <li className={isAsked ? 'activity activity-asked' : 'activity'} data-activity={activity} data-allowed={allowed}>
      <span className={allowed ? 'activity-sign is-allowed' : 'activity-sign'} aria-hidden="true">
        <Mark is={allowed ? 'yes' : 'no'} />
      </span>
      <div>
        <a href={address('cooperation', { parts: { ...asked.parts, activity } })} aria-current={isAsked ? 'true' : undefined}>
          {sentence(words)}
        </a>
        <span className="unseen">: {allowed ? 'allowed' : 'forbidden'}</span>
        {[...refusals.map(({ words: why, cite }) => ({ words: afterNames(why), cite })), ...notes].map(({ words: why, cite }) => (
          <p key={`${why} ${cite?.rule}`} className="quiet">
            {sentence(why)} {cite !== undefined && <RuleLabel cite={cite} />}
          </p>
        ))}
        {!isRegulated && refusals.length + notes.length === 0 && <p className="quiet">No rule of the chapter speaks of it.</p>}
      </div>
    </li>
  )
}

/** Everything two may be asked about, each with its rule. */
export function Activities({ judgements, activity }: { readonly judgements: readonly Judgement[]; readonly activity: string | undefined }) {
  const [shown, setShown] = useState<Shown>('all')
  const kept = judgements.filter(({ allowed }) => shown === 'all' || allowed === (shown === 'allowed'))
  const closed = judgements.filter(({ allowed }) => !allowed).length
  return (
    <section className="panel activities" aria-labelledby="activities">
      <h2 id="activities">
        What they may do <span className="group-count">{typeset(`${closed} forbidden, ${judgements.length - closed} allowed`)}</span>
      </h2>
      <Choice name="shown" legend="Show" isQuiet value={shown} options={SHOWN_OPTIONS} choose={setShown} />
      {kept.length === 0 ? (
        <p className="quiet">Nothing is {shown} between these two.</p>
      ) : (
        <ul>
          {kept.map((judgement) => (
            <ActivityLine key={judgement.activity} judgement={judgement} isAsked={judgement.activity === activity} />
          ))}
        </ul>
      )}
    </section>
  )
}
