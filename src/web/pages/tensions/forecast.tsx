import { entryDoor, type ForecastAnswer, percentWords, tensionsDoor } from '../../../counsel/index.ts'
import { isAtWar, isPower, POWER_NAMES, POWERS, TRACK_NAMES, TRACKS, type Track, type Turn, turnName } from '../../../rules/core/index.ts'
import { aboutWords, chanceFrom } from '../../chances.ts'
import { Fold, Panel, Spoken } from '../../parts/index.ts'
import { useSituation } from '../../situation/index.ts'
import { listed, sentence, typeset } from '../../wording.ts'
import { aheadIn, drawnIn } from './ahead.ts'
import { Chart, type Curve } from './chart.tsx'
import { Outlook } from './outlook/outlook.tsx'
import { useOutlook } from './outlook/use-outlook.ts'
import type { Run } from './run.ts'
import { FORECAST, OUTLOOK, shortTurn, TRACK_SHORT } from './words.ts'

/** A level of a track at which something happens, and when it is reached. */
interface Mark {
  readonly track: Track
  readonly level: number
  readonly words: string
  readonly turn: Turn
}

/** The turns to come as the rules alone bring them: levels, and the marks they reach. */
function usePlainCourse(run: Run): { readonly turns: readonly Turn[]; readonly curves: readonly Curve[]; readonly marks: readonly Mark[] } {
  const { ask, query } = useSituation()
  const longer = Array.from({ length: Math.max(drawnIn(run, query), run.happened.length) }, (_, index) => run.happened[index] ?? {})
  const answer = ask(tensionsDoor, { turns: longer })
  const all = answer.ok ? answer.run : (run.answer?.run ?? [])
  const tracks = TRACKS.filter((track) => all.length > 0 && all.every((turn) => turn.tracks[track] !== undefined))
  return {
    turns: all.map(({ turn }) => turn),
    curves: tracks.map((track) => ({
      track,
      levels: [all[0]?.tracks[track]?.before ?? 0, ...all.map((turn) => turn.tracks[track]?.after ?? 0)],
    })),
    marks: all.flatMap(({ turn, tracks: accounts }) =>
      tracks.flatMap((track) =>
        (accounts[track]?.reached ?? []).filter(({ isNew }) => isNew).map(({ level, words }) => ({ track, level, words, turn })),
      ),
    ),
  }
}

/** When America may go to war, in one sentence. */
function EntrySaid({ run }: { readonly run: Run }) {
  const { ask, query } = useSituation()
  const answer = ask(entryDoor, { ahead: aheadIn(run, query), turns: run.happened })
  if (!answer.ok) return null
  const wars = answer.wars.map(({ on, turns }) => ({
    on: POWER_NAMES[on],
    last: turns.at(-1),
    first: turns.find(({ chance }) => chance !== '0'),
  }))
  const open = wars.flatMap(({ on, first }) => {
    if (first === undefined) return []
    const chance = chanceFrom(first.chance)
    const said = `${aboutWords(chance)} (${percentWords(Number(chance.of), Number(chance.in))})`
    return [FORECAST.entry(on, turnName(first.turn), said)]
  })
  const closed = wars.filter(({ first }) => first === undefined)
  const [last] = closed.flatMap((war) => war.last ?? [])
  return (
    <p className="verdict-said">
      {open.length > 0 && <Spoken words={FORECAST.mayDeclare(listed(open))} />}{' '}
      {last !== undefined &&
        FORECAST.mayNot(
          open.length > 0 ? 'It' : 'As things stand, the U.S.',
          listed(
            closed.map(({ on }) => on),
            'or',
          ),
          turnName(last.turn),
        )}
    </p>
  )
}

/** The same over the wars that were played out: how often America is at war with each by their end. */
function PlayedSaid({ answer: { entries, until, wars } }: { readonly answer: ForecastAnswer }) {
  const fought = entries.flatMap(({ between, turns }) => {
    const enemy = between.filter(isPower).find((one) => one !== 'us')
    const chance = turns.at(-1)?.chance ?? 0
    return between.includes('us') && enemy !== undefined && chance > 0 ? [FORECAST.fought(POWER_NAMES[enemy], percentWords(chance, 1))] : []
  })
  return <p className="verdict-said">{FORECAST.playedOut(wars, turnName(until), fought.length === 0 ? undefined : listed(fought))}</p>
}

/** Levels that the turns to come reach, season by season. */
function Reached({ turns, marks }: { readonly turns: readonly Turn[]; readonly marks: readonly Mark[] }) {
  const seasons = turns.filter((turn) => marks.some((mark) => mark.turn === turn))
  if (seasons.length === 0) return <p className="quiet">{FORECAST.none}</p>
  return (
    <dl className="forecast-reached" aria-label={FORECAST.next}>
      {seasons.map((turn) => (
        <div key={turn}>
          <dt>{turnName(turn)}</dt>
          {marks
            .filter((mark) => mark.turn === turn)
            .map(({ track, level, words }) => (
              <dd key={`${track} ${level} ${words}`}>
                <b>
                  {TRACK_SHORT[track]} {level}
                </b>{' '}
                {sentence(words)}
              </dd>
            ))}
        </div>
      ))}
    </dl>
  )
}

/** The turns that were played out. */
const turnsOf = ({ tracks }: ForecastAnswer): readonly Turn[] =>
  (TRACKS.map((track) => tracks[track]).find((rows) => rows !== undefined) ?? []).map(({ turn }) => turn)

/** Levels that nobody knows to be reached or not: the chance of each, season by season. */
function Chances({ answer }: { readonly answer: ForecastAnswer }) {
  const turns = turnsOf(answer)
  const rows = TRACKS.flatMap((track) =>
    Object.keys(answer.tracks[track]?.[0]?.reached ?? {}).flatMap((level) => {
      const chances = (answer.tracks[track] ?? []).map(({ reached }) => reached[level] ?? 0)
      return (chances[0] ?? 0) === 1 || (chances.at(-1) ?? 0) === 0 ? [] : [{ track, level, chances }]
    }),
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: many seasons are more than a page is wide, and keys move them.
    <section className="forecast-seasons" aria-label={FORECAST.marks} tabIndex={0}>
      <table className="history-table forecast-chances">
        <caption className="unseen">{FORECAST.marks}</caption>
        <thead>
          <tr>
            <th scope="col">{sentence(FORECAST.reached)}</th>
            {turns.map((turn) => (
              <th key={turn} scope="col">
                <abbr title={turnName(turn)}>{shortTurn(turn)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ track, level, chances }) => (
            <tr key={`${track} ${level}`}>
              <th scope="row">
                <abbr title={TRACK_NAMES[track]}>{TRACK_SHORT[track]}</abbr> {level}
              </th>
              {chances.map((chance, index) => (
                <td key={turns[index]} className="figure">
                  {percentWords(chance, 1)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The curves with their fans, the level of today before them. */
const fansOf = ({ tracks }: ForecastAnswer, curves: readonly Curve[]): readonly Curve[] =>
  curves.flatMap(({ track, levels: [now = 0] }) => {
    const found = tracks[track]
    return found === undefined
      ? []
      : [
          {
            track,
            levels: [now, ...found.map(({ p50 }) => p50)],
            between: [[now, now] as const, ...found.map(({ p10, p90 }) => [p10, p90] as const)],
          },
        ]
  })

/** Where tension is going: by the rules alone at once, and over many wars played out if that is asked for. */
export function Forecast({ run }: { readonly run: Run }) {
  const { turns, curves, marks } = usePlainCourse(run)
  const wars = useOutlook()
  const answer = wars.outlook?.answer
  const { situation } = useSituation().current
  const isAtPeace = !POWERS.some((power) => isAtWar(situation, 'us', power))
  return (
    <Panel className="forecast" heading={FORECAST.heading}>
      {answer === undefined || !isAtPeace ? <EntrySaid run={run} /> : <PlayedSaid answer={answer} />}
      <div className="forecast-columns">
        <Chart
          curves={answer === undefined ? curves : fansOf(answer, curves)}
          labels={['now', ...(answer === undefined ? turns : turnsOf(answer)).map(shortTurn)]}
          about={answer === undefined ? FORECAST.chart : FORECAST.fans}
        />
        <div className="forecast-said">
          {answer === undefined ? <Reached turns={turns} marks={marks} /> : <Chances answer={answer} />}
          <p className="quiet">{typeset(answer === undefined ? FORECAST.plain : FORECAST.played)}</p>
        </div>
      </div>
      <Fold name={OUTLOOK.open}>{() => <Outlook {...wars} />}</Fold>
    </Panel>
  )
}
