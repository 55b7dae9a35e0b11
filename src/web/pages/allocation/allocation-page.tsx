import { lazy, type RefObject, useRef } from 'react'
import { FACTIONS, opensYear } from '../../../rules/core/index.ts'
import type { SituationPage } from '../../page.ts'
import { Button, Choice, Empty, FootBar, optionsOf, Stepper } from '../../parts/index.ts'
import { useSituation } from '../../situation/index.ts'
import { OnAsking, Refusals, RuleLabel, Said } from '../../what-if/index.ts'
import { FACTION_LABELS, typeset } from '../../wording.ts'
import { Allotments } from './allotments.tsx'
import { Onlookers } from './onlookers.tsx'
import { factionOf, type Plan, planOf, whyNot } from './plan.ts'
import { Planner } from './planner.tsx'
import './allocation.css'
import { ADVICE, ALL_PLACED, headingWords, leftWords, limitWords, momentWords, receivesNothing } from './words.ts'

const Advice = lazy(async () => ({ default: (await import('./advice.tsx')).Advice }))

/** How many points are left, and what binds them. */
function Purse({ plan, place }: { readonly plan: Plan; readonly place: RefObject<HTMLElement | null> }) {
  const { current, adjust } = useSituation()
  const { points, received, placed, refusals } = plan
  const left = points - placed
  const limit = current.book.clauses.allocationLimit(points)
  const { turn } = current.situation
  return (
    <section className="purse" aria-labelledby="purse" ref={place}>
      <h2 id="purse" className="unseen">
        Points left
      </h2>
      <div className="purse-head">
        <p className="purse-left" data-left={left}>
          <b>{typeset(String(Math.abs(left)))}</b> {leftWords(left, points)}
        </p>
        <Stepper
          label="Points to place"
          value={points}
          most={99}
          set={(value) => adjust({ parts: { points: value === received ? undefined : String(value) } })}
        />
      </div>
      <div className="purse-pips" aria-hidden="true">
        {Array.from({ length: points }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike and never change places.
          <span key={index} className={index < placed ? 'pip pip-placed' : 'pip'} />
        ))}
      </div>
      {points > 0 && <Said as="p" className="quiet" words={limitWords(limit.value, points)} cite={limit.cite} />}
      {left === 0 && points > 0 && (
        <p className="quiet">
          {ALL_PLACED} <RuleLabel cite={current.book.clauses.pointsReceived} />
        </p>
      )}
      <p className="quiet">{points === received ? momentWords(turn, opensYear(turn)) : `The book hands out ${received}.`}</p>
      <div role="status">{refusals.length > 0 && <Refusals refusals={refusals} />}</div>
    </section>
  )
}

function AllocationPage() {
  const { current, query, changes, turnTo, change } = useSituation()
  const plan = planOf(current, query)
  const { by } = plan
  const purse = useRef<HTMLElement>(null)
  const left = plan.points - plan.placed
  const { turn } = current.situation
  return (
    <div className="allocation">
      <header className="dossier-head">
        <div>
          <p className="label">Allocation</p>
          <h1>{headingWords(by, turn)}</h1>
        </div>
        <div className="dossier-ways">
          <Choice
            name="faction"
            legend="Whose points"
            isQuiet
            value={by}
            options={optionsOf(FACTIONS, FACTION_LABELS)}
            choose={(thing) => turnTo({ thing, parts: { points: undefined } })}
          />
          <Button look="quiet" words="Take all back" disabled={plan.placed === 0} onClick={() => change(['placements', by], undefined)} />
          <Button look="quiet" words="Print" onClick={() => print()} />
        </div>
      </header>
      <div className="allocation-columns">
        <div className="allocation-plan">
          {plan.points === 0 && plan.placed === 0 ? (
            <Empty title={receivesNothing(by)}>
              <p>The lines of its powers say why. Give it points to place, or change what the lines read.</p>
            </Empty>
          ) : (
            <Planner plan={plan} />
          )}
          {plan.points > 0 && (
            <OnAsking key={by} heading={ADVICE.heading} about={ADVICE.about} words={ADVICE.ask}>
              <Advice by={by} />
            </OnAsking>
          )}
          <Onlookers plan={plan} />
        </div>
        <div className="allocation-sources">
          <Purse plan={plan} place={purse} />
          <Allotments by={by} />
        </div>
      </div>
      <p className="unseen" role="status">
        {changes > 0 && `${Math.abs(left)} ${leftWords(left, plan.points)}`}
      </p>
      <FootBar of={purse}>
        <b>{Math.abs(left)}</b>
        <span>{leftWords(left, plan.points)}</span>
      </FootBar>
    </div>
  )
}

export const page: SituationPage = {
  parts: ['points'],
  title: ({ situation }, query) => headingWords(factionOf(query), situation.turn),
  whyNot,
  Page: AllocationPage,
}
