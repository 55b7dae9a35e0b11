import type { ReactNode } from 'react'
import type { TensionTurnAnswer, TrackAnswer } from '../../../counsel/index.ts'
import { TRACK_NAMES, TRACKS, type Turn, turnName } from '../../../rules/core/index.ts'
import type { SituationPage } from '../../page.ts'
import { Button, Empty, Fold, TensionTrack } from '../../parts/index.ts'
import { type OnDesk, useSituation } from '../../situation/index.ts'
import './tensions.css'
import { InputControl, Refusals, RuleLabel } from '../../what-if/index.ts'
import { sentence } from '../../wording.ts'
import { Entry } from './entry.tsx'
import { Forecast } from './forecast.tsx'
import { History } from './history.tsx'
import { Allowed, Border, Initiative, Mobilized, StruckOff } from './phase.tsx'
import { Repeated } from './repeated.tsx'
import { countedAt, type Run, runOf, shownIn, type ToldTurn, turnsIn, whyNot } from './run.ts'
import { TrackPanel } from './track-panel.tsx'
import { TurnDesk, TurnEditor, TurnRolls, TurnsBar } from './turn-editor.tsx'
import { addedWords, beginningWords, inTurn, phaseName, spokenLevels } from './words.ts'

/** The levels the run begins with. */
function Beginning() {
  const { current } = useSituation()
  const kept = TRACKS.filter((track) => current.book.tables[track] !== undefined)
  return (
    <Fold className="beginning" name={beginningWords(current.situation)}>
      {kept.map((track) => (
        <InputControl key={track} input={{ of: 'level', track }} />
      ))}
    </Fold>
  )
}

/** The level once the start of the turn has added. */
const begunAt = ({ before, lines }: TrackAnswer): number =>
  lines.filter(({ moment }) => moment === 'start').reduce((sum, { amount }) => sum + amount, before)

/** The three tracks at a glance, after the turn that is shown. */
function Tracks({ answer, isByPhase }: { readonly answer: TensionTurnAnswer; readonly isByPhase: boolean }) {
  const { current, query } = useSituation()
  const { book } = current
  const kept = TRACKS.filter((track) => answer.tracks[track] !== undefined)
  return (
    <section className="tracks" aria-label="The tracks">
      {TRACKS.map((track) => {
        const account = answer.tracks[track]
        if (account === undefined) return null
        const { before, after, effective, reached } = account
        const marks = book.clauses.thresholds.filter((one) => one.track === track)
        return (
          <TensionTrack
            key={track}
            label={TRACK_NAMES[track]}
            level={after}
            effective={effective}
            was={before}
            marks={marks.map(({ level, words }) => {
              const mark = reached.find((one) => one.level === level && one.words === words)
              return { level, words, isReached: mark !== undefined, isByDate: mark?.isByDate === true }
            })}
          >
            <span className="track-added">{addedWords({ before, begun: begunAt(account), after }, isByPhase)}</span>
          </TensionTrack>
        )
      })}
      {kept.length === 0 && <Empty title="This game keeps no tension track" />}
      {kept.length > 0 && kept.length < TRACKS.length && (
        <p className="quiet">
          This game does not keep{' '}
          {TRACKS.filter((track) => !kept.includes(track))
            .map((track) => TRACK_NAMES[track])
            .join(', ')}
          .
        </p>
      )}
      <Beginning />
      <p className="unseen" role="status">
        {query.parts['turns'] !== undefined && spokenLevels(kept.map((track) => [TRACK_NAMES[track], answer.tracks[track]?.after ?? 0]))}
      </p>
    </section>
  )
}

interface ShownProps {
  readonly run: Run
  readonly answer: TensionTurnAnswer
  readonly shown: number
}

/** Everything about the turn shown, on the desk of the turn whose doings count in it. */
function TurnShown({ run, answer, shown, told, opening }: ShownProps & { readonly told: ToldTurn | undefined; readonly opening: OnDesk }) {
  const kept = TRACKS.filter((track) => answer.tracks[track] !== undefined)
  // What had counted before this turn is struck off; what counts now is told by its line.
  const struck = run.answer?.run[shown - 1]?.struck ?? opening.current.situation.struck
  return (
    <>
      <div className="turn-told">
        {told !== undefined ? (
          <TurnEditor run={run} told={told} shown={shown} />
        ) : (
          <Empty title="Nothing is known of the turn before">
            <p>What it brought is in the levels the situation begins with. Choose the next phase to tell what happens in this turn.</p>
          </Empty>
        )}
        <TurnRolls run={run} index={shown} tracks={kept} />
      </div>
      {TRACKS.map((track) => {
        const account = answer.tracks[track]
        return account === undefined ? null : (
          <TrackPanel key={track} track={track} account={account} opening={opening} struck={struck}>
            {track === 'rgt' && <Border answer={answer} />}
          </TrackPanel>
        )
      })}
    </>
  )
}

/** On the desk as the turn opened: what is changed about its beginning was done in the turn before, or stands in the situation. */
function OnTurn({ run, told, ...shown }: ShownProps & { readonly told: ToldTurn | undefined }) {
  const opening = useSituation()
  const inside = <TurnShown run={run} told={told} opening={opening} {...shown} />
  return told === undefined ? (
    inside
  ) : (
    <TurnDesk run={run} told={told}>
      {inside}
    </TurnDesk>
  )
}

/** The turn that is shown, laid on the desks of the turn it counts and of the one before that. */
function Laid(props: ShownProps) {
  const { run, shown } = props
  const told = run.told[countedAt(run, shown)]
  const earlier = told === undefined ? undefined : run.told[told.index - 1]
  const inside: ReactNode = <OnTurn {...props} told={told} />
  return earlier === undefined ? (
    inside
  ) : (
    <TurnDesk run={run} told={earlier}>
      {inside}
    </TurnDesk>
  )
}

function TensionsPage() {
  const { current, query } = useSituation()
  const run = runOf(current, query)
  const shown = shownIn(run, query)
  const answer = run.answer?.run[shown]
  const turn = turnsIn(run)[shown] ?? current.situation.turn
  const told = run.told[countedAt(run, shown)]
  return (
    <div className="tensions">
      <header className="dossier-head">
        <div>
          <p className="label">Tensions</p>
          <h1>{phaseName(turn, run.isByPhase)}</h1>
        </div>
        <p className="dossier-ways">
          <Button look="quiet" words="Print" onClick={() => print()} />
        </p>
      </header>
      <TurnsBar run={run} shown={shown} />
      {answer === undefined ? (
        <>
          <Beginning />
          <section className="notice" role="alert">
            <h2>The run cannot be so</h2>
            <Refusals refusals={run.refusals.map((refusal) => inTurn(refusal, turnsIn(run)))} />
          </section>
          <div className="turn-told">
            {told !== undefined && (
              <TurnDesk run={run} told={told}>
                <TurnEditor run={run} told={told} shown={shown} />
              </TurnDesk>
            )}
            <TurnRolls run={run} index={shown} tracks={TRACKS} />
          </div>
        </>
      ) : (
        <>
          <Forecast key={JSON.stringify(current.document)} run={run} />
          <Entry run={run} />
          <Tracks answer={answer} isByPhase={run.isByPhase} />
          <Repeated run={run} tracks={TRACKS.filter((track) => answer.tracks[track] !== undefined)} />
          <History run={run.answer?.run ?? []} shown={shown} />
          {run.answer?.assumed?.map(({ words, cite }) => (
            <p key={words} className="quiet">
              {sentence(words)}. <RuleLabel cite={cite} />
            </p>
          ))}
          <Followed answer={run.answer} turn={answer.turn} />
          <Laid run={run} answer={answer} shown={shown} />
          <div className="tension-columns">
            <Allowed answer={answer} />
            <Mobilized answer={answer} />
            <StruckOff answer={answer} />
            <Initiative />
          </div>
        </>
      )}
    </div>
  )
}

/** What follows from what was told of the turn, and what should be told of it. */
function Followed({ answer, turn }: { readonly answer: Run['answer']; readonly turn: Turn }) {
  const derived = (answer?.derived ?? []).filter((one) => one.turn === turn)
  return [...derived, ...(answer?.footnotes ?? [])].map(({ words, cite }) => (
    <p key={words} className="quiet">
      {sentence(words)}. {cite !== undefined && <RuleLabel cite={cite} />}
    </p>
  ))
}

export const page: SituationPage = {
  parts: ['turns', 'at', 'ahead'],
  title: ({ situation }) => `Tensions, ${turnName(situation.turn)}`,
  whyNot,
  Page: TensionsPage,
}
