import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { Fragment } from 'react'
import type { TensionTurnAnswer, TrackAnswer } from '../../../counsel/index.ts'
import { seasonName, seasonOf, TRACK_NAMES, TRACKS, type Track, type Turn, turnName, yearOf } from '../../../rules/core/index.ts'
import { Panel, useNarrow } from '../../parts/index.ts'
import { signed, typeset } from '../../wording.ts'
import { movedWords, TRACK_SHORT } from './words.ts'

interface Curve {
  readonly track: Track
  /** The level as the run began, and after each turn of it. */
  readonly levels: readonly number[]
  /** The level that the die made of it, where it differs. */
  readonly effective: readonly (number | undefined)[]
}

interface ChartProps {
  readonly curves: readonly Curve[]
  /** Under each level, the first being the beginning. */
  readonly labels: readonly string[]
  /** Which of them the page shows. */
  readonly shown: number
}

/** As wide as it is shown, so that its words keep their size. */
const SIZES = { wide: { width: 560, height: 320, most: 8 }, narrow: { width: 380, height: 260, most: 5 } } as const
const LEFT = 36
const RIGHT = 76
const TOP = 16
const BOTTOM = 32
const TENS = 10

/** Ends that lie on each other are drawn apart, lowest first. */
function apart(ends: readonly { readonly track: Track; readonly y: number }[], gap: number): ReadonlyMap<Track, number> {
  const placed = new Map<Track, number>()
  let last = Number.POSITIVE_INFINITY
  for (const { track, y } of ends.toSorted((one, other) => other.y - one.y)) {
    const at = Math.min(y, last - gap)
    placed.set(track, at)
    last = at
  }
  return placed
}

/** The levels turn by turn. The table beside it says the same in figures. */
export function Chart({ curves, labels, shown }: ChartProps) {
  const { width, height, most } = SIZES[useNarrow() ? 'narrow' : 'wide']
  const all = curves.flatMap(({ levels, effective }) => [...levels, ...effective.flatMap((level) => level ?? [])])
  const x = scaleLinear([0, Math.max(1, labels.length - 1)], [LEFT, width - RIGHT])
  const y = scaleLinear([Math.min(0, ...all), Math.max(50, ...all)], [height - BOTTOM, TOP]).nice(TENS / 2)
  const tens = y.ticks(TENS / 2).filter((level) => level % TENS === 0)
  const course = line<number>((_, index) => x(index), y)
  const every = Math.ceil(labels.length / most)
  const ends = apart(
    curves.map(({ track, levels }) => ({ track, y: y(levels.at(-1) ?? 0) })),
    17,
  )
  return (
    <svg className="tension-chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label="The levels of the tracks, turn by turn">
      {tens.map((ten) => (
        <g key={ten} className={ten === 0 ? 'chart-zero' : 'chart-ten'}>
          <line x1={LEFT} x2={width - RIGHT} y1={y(ten)} y2={y(ten)} />
          <text x={LEFT - 8} y={y(ten) + 4} textAnchor="end">
            {typeset(String(ten))}
          </text>
        </g>
      ))}
      <line className="chart-shown" x1={x(shown)} x2={x(shown)} y1={TOP} y2={height - BOTTOM} />
      {labels.map((label, index) =>
        index % every === 0 ? (
          <text key={label} className="chart-turn" x={x(index)} y={height - 8} textAnchor={index === 0 ? 'start' : 'middle'}>
            {label}
          </text>
        ) : null,
      )}
      {curves.map(({ track, levels, effective }) => (
        <g key={track} className={`curve curve-${track}`}>
          <title>{TRACK_NAMES[track]}</title>
          <path className="curve-line" d={course(levels) ?? ''} />
          {levels.map((level, index) => (
            <circle key={labels[index]} cx={x(index)} cy={y(level)} r={4} />
          ))}
          {effective.map((level, index) =>
            level === undefined ? null : <circle key={labels[index]} className="curve-effective" cx={x(index)} cy={y(level)} r={4} />,
          )}
          <text x={width - RIGHT + 10} y={(ends.get(track) ?? 0) + 4}>
            {TRACK_SHORT[track]} {typeset(String(levels.at(-1) ?? 0))}
          </text>
        </g>
      ))}
    </svg>
  )
}

const shortName = (turn: Turn): string => `${seasonName(seasonOf(turn)).slice(0, 2)} ${String(yearOf(turn)).slice(2)}`

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
      <Chart
        curves={tracks.map((track) => ({
          track,
          levels: [accounts(track)[0]?.before ?? 0, ...accounts(track).map(({ after }) => after)],
          effective: [undefined, ...accounts(track).map((account) => (hasDie(account) ? account.effective : undefined))],
        }))}
        shown={shown + 1}
        labels={['before', ...run.map(({ turn }) => shortName(turn))]}
      />
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
