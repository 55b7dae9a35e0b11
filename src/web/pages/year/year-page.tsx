import { useMemo } from 'react'
import { noticesDoor, tensionsDoor } from '../../../counsel/index.ts'
import { FACTIONS, type Faction, TRACK_NAMES, TRACKS, turnName } from '../../../rules/core/index.ts'
import type { SituationPage } from '../../page.ts'
import { Choice, Fold, optionsOf, Panel } from '../../parts/index.ts'
import { useSituation } from '../../situation/index.ts'
import { Said } from '../../what-if/index.ts'
import { bareName, FACTION_ADJECTIVES, FACTION_LABELS, signed, soMany, typeset } from '../../wording.ts'
import { factionOf, planOf, whyNot } from '../allocation/plan.ts'
import { sinceWords } from '../dossier/shift.ts'
import { Strip } from '../dossier/verdict.tsx'
import { gainsOf } from './gains.ts'
import './year.css'

/** So many are in sight; the rest is folded. */
const MOST_GAINS = 5
const MOST_DUE = 4

/** Where a point would do most: the country, what its roll comes to, and what one more would make of it. */
function Gains({ by }: { readonly by: Faction }) {
  const { current, query, address } = useSituation()
  const plan = planOf(current, query)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the plan follows from the situation and the faction.
  const gains = useMemo(() => gainsOf(current, plan), [current, by])
  if (gains.length === 0) return <p className="quiet">No single point would change the odds anywhere.</p>
  return (
    <ol className="year-gains">
      {gains.slice(0, MOST_GAINS).map(({ target, now, more }) => (
        <li key={target} data-target={target}>
          <a href={address('dossier', { thing: target, parts: { by } })}>
            <strong>{now.table.title}</strong>
            <Strip study={now} />
            <span>Now: {typeset(now.answer.verdict.otherwise ?? now.answer.verdict.words)}</span>
            <span className="quiet">One more point: {sinceWords(now, more)}</span>
          </a>
        </li>
      ))}
    </ol>
  )
}

/** What each track reaches next. */
function Next() {
  const { current, ask } = useSituation()
  const answer = ask(tensionsDoor, { turns: [{}] })
  const run = answer.ok ? answer.run[0] : undefined
  return (
    <ul className="year-tensions">
      {TRACKS.flatMap((track) => {
        const account = run?.tracks[track]
        if (account === undefined) return []
        const isReached = (level: number, words: string): boolean =>
          account.reached.some((one) => one.level === level && one.words === words)
        const [next] = current.book.clauses.thresholds
          .filter((one) => one.track === track && one.level > account.effective && !isReached(one.level, one.words))
          .toSorted((one, other) => one.level - other.level)
        return [
          <li key={track}>
            <b className="year-level">{typeset(String(account.after))}</b>
            <span>
              <strong>{TRACK_NAMES[track]}</strong>
              <br />
              {next === undefined
                ? 'Nothing lies ahead.'
                : `${signed(next.level - account.effective)} to ${next.level}: ${typeset(next.words)}.`}
            </span>
          </li>,
        ]
      })}
    </ul>
  )
}

/** What the rules hold this faction to as things stand. */
function Due({ by }: { readonly by: Faction }) {
  const { ask } = useSituation()
  const answer = ask(noticesDoor, { by })
  const notices = answer.ok ? answer.notices : []
  const list = (shown: typeof notices) => (
    <ul className="year-due">
      {shown.map(({ words, cite }) => (
        <Said key={words} as="li" words={words} cite={cite} />
      ))}
    </ul>
  )
  if (notices.length === 0) return <p className="quiet">Nothing is due.</p>
  return (
    <>
      {list(notices.slice(0, MOST_DUE))}
      {notices.length > MOST_DUE && <Fold name={`${notices.length - MOST_DUE} more`}>{list(notices.slice(MOST_DUE))}</Fold>}
    </>
  )
}

/** A year from one side's chair: its points and where they do most, the tensions, what is due. */
function YearPage() {
  const { current, query, address, turnTo } = useSituation()
  const by = factionOf(query)
  const { points, placed } = planOf(current, query)
  const left = points - placed
  return (
    <div className="year">
      <header className="dossier-head">
        <div>
          <p className="label">Your year</p>
          <h1>
            {FACTION_LABELS[by]}, {turnName(current.situation.turn)}
          </h1>
        </div>
        <Choice
          name="side"
          legend="Which side are you?"
          isQuiet
          value={by}
          options={optionsOf(FACTIONS, FACTION_LABELS)}
          choose={(thing) => turnTo({ thing })}
        />
      </header>
      <p className="year-points">
        <b>{soMany(Math.max(left, 0), 'point')}</b> to place{placed > 0 && `, ${placed} of ${points} placed`}.{' '}
        <a className="button" href={address('allocation', { thing: by })}>
          Place them
        </a>
      </p>
      <div className="year-columns">
        <Panel heading="Where one more point moves most">
          <Gains by={by} />
          <p>
            <a href={address('board', { parts: { by } })}>Every country for the {bareName(FACTION_ADJECTIVES[by])} roll</a>
          </p>
        </Panel>
        <div>
          <Panel heading="Tensions, and what they reach next">
            <p className="quiet">At the end of {turnName(current.situation.turn)}, if nothing more happens.</p>
            <Next />
            <p>
              <a href={address('tensions')}>All of them, turn by turn</a>
            </p>
          </Panel>
          <Panel heading="What is due">
            <Due by={by} />
          </Panel>
        </div>
      </div>
    </div>
  )
}

export const page: SituationPage = {
  title: ({ situation }, query) => `Your year: ${FACTION_LABELS[factionOf(query)]}, ${turnName(situation.turn)}`,
  whyNot,
  Page: YearPage,
}
