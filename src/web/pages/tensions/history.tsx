import { Fragment } from 'react'
import type { TensionTurnAnswer, TrackAnswer } from '../../../counsel/index.ts'
import { TRACK_NAMES, TRACKS, type Track, turnName } from '../../../rules/core/index.ts'
import { Panel } from '../../parts/index.ts'
import { signed, typeset } from '../../wording.ts'
import { Chart } from './chart.tsx'
import { movedWords, shortTurn, TRACK_SHORT } from './words.ts'

const hasDie = ({ after, effective }: TrackAnswer): boolean => after !== effective

function Cell({ account }: { readonly account: TrackAnswer | undefined }) {
  if (account === undefined) return <td>not kept</td>
  const { before, after, effective } = account
  return (
    <td data-level={after}>
      {movedWords(before, after)} {before !== after && <span className="quiet">({signed(after - before)})</span>}
      {hasDie(account) && <span className="history-effective">{typeset(String(effective))} counts</span>}
    </td>
  )
}

const newsOf = ({ tracks }: TensionTurnAnswer): readonly string[] =>
  TRACKS.flatMap((track) =>
    (tracks[track]?.reached ?? []).filter(({ isNew }) => isNew).map(({ level, words }) => `${TRACK_SHORT[track]} ${level}: ${words}`),
  )

/** The levels of the run, as a chart and as a table. */
export function History({ run, shown }: { readonly run: readonly TensionTurnAnswer[]; readonly shown: number }) {
  const tracks = TRACKS.filter((track) => run.every((turn) => turn.tracks[track] !== undefined))
  const accounts = (track: Track): readonly TrackAnswer[] => run.flatMap((turn) => turn.tracks[track] ?? [])
  return (
    <Panel className="history" heading="The course of the run">
      {run.length > 1 && (
        <Chart
          curves={tracks.map((track) => ({
            track,
            levels: [accounts(track)[0]?.before ?? 0, ...accounts(track).map(({ after }) => after)],
            effective: [undefined, ...accounts(track).map((account) => (hasDie(account) ? account.effective : undefined))],
          }))}
          shown={shown + 1}
          labels={['before', ...run.map(({ turn }) => shortTurn(turn))]}
        />
      )}
      <table className="history-table">
        <caption className="unseen">The levels turn by turn, and the thresholds reached</caption>
        <thead>
          <tr>
            <th scope="col">Turn</th>
            {tracks.map((track) => (
              <th key={track} scope="col">
                <abbr title={TRACK_NAMES[track]}>{TRACK_SHORT[track]}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {run.map((turn, index) => (
            <Fragment key={turn.turn}>
              <tr data-turn={turn.turn} className={index === shown ? 'history-shown' : undefined}>
                <th scope="row">{turnName(turn.turn)}</th>
                {tracks.map((track) => (
                  <Cell key={track} account={turn.tracks[track]} />
                ))}
              </tr>
              {newsOf(turn).length > 0 && (
                <tr className="history-news">
                  <td colSpan={tracks.length + 1}>{typeset(newsOf(turn).join('; '))}</td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
