import type { ForecastAnswer } from '../../../../counsel/index.ts'
import { entriesOf, NATION_NAMES, type Nation, TRACK_NAMES, TRACKS, type Track, turnName } from '../../../../rules/core/index.ts'
import type { Look } from '../../../terminal/terminal.ts'
import { type Print, paragraphs, said } from '../../text.ts'
import { FORECAST } from '../../words/forecast.ts'

/** Thresholds that may or may not be reached: those that are sure either way say nothing. */
const openReaches = (reached: Readonly<Record<string, number>>): readonly string[] =>
  Object.entries(reached)
    .filter(([, share]) => share > 0 && share < 1)
    .map(([level, share]) => FORECAST.reached(level, share))

function trackLines(answer: ForecastAnswer, track: Track, look: Look): readonly string[] {
  const rows = answer.tracks[track]
  return [
    look.paint.strong(`${TRACK_NAMES[track]} (${FORECAST.heads.join(' · ')})`),
    ...rows.flatMap(({ turn, p10, p50, p90, reached }) => {
      const open = openReaches(reached)
      const numbers = [p10, p50, p90].map((level) => String(level).padStart(4)).join(' ')
      return [`  ${turnName(turn).padEnd(12)}${numbers}`, ...(open.length === 0 ? [] : said({ words: open.join(', ') }, 14, look))]
    }),
  ]
}

function planLines({ tracks, without }: ForecastAnswer, look: Look): readonly string[] {
  if (without === undefined) return []
  const lines = TRACKS.flatMap((track) => {
    const [one, other] = [tracks[track].at(-1), without.tracks[track].at(-1)]
    if (one === undefined || other === undefined) return []
    const reaches = Object.entries(one.reached).filter(([level, share]) => share !== other.reached[level])
    return [
      ...(one.p50 === other.p50 ? [] : [FORECAST.planned(TRACK_NAMES[track], turnName(one.turn), one.p50, other.p50)]),
      ...reaches.map(([level, share]) => FORECAST.plannedReach(TRACK_NAMES[track], level, share, other.reached[level] ?? 0)),
    ]
  })
  return [look.paint.strong(FORECAST.plan), ...lines.flatMap((words) => said({ words }, 2, look))]
}

const headed = (head: string, lines: readonly string[], look: Look): readonly string[] =>
  lines.length === 0 ? [] : [look.paint.strong(head), ...lines.flatMap((words) => said({ words }, 2, look))]

const nameOf = (nation: string): string => NATION_NAMES[nation as Nation]

/** The three tracks turn by turn, what the plan changes, countries and wars. */
export const print: Print<ForecastAnswer> = (answer, look) => {
  const { until, wars, script, seed, within, exact, standings, entries, endings } = answer
  const heading = (turn: string): string => (exact ? FORECAST.exact(turn, wars, script) : FORECAST.title(turn, wars, script, seed))
  return paragraphs(
    [
      [...said({ words: look.paint.strong(heading(turnName(until))) }, 0, look), ...said({ words: FORECAST.within(within) }, 2, look)],
      ...TRACKS.map((track) => trackLines(answer, track, look)),
      planLines(answer, look),
      headed(
        FORECAST.standings,
        standings.map((country) =>
          FORECAST.standing(
            nameOf(country.minor),
            entriesOf(FORECAST.prospects).flatMap(([prospect, words]) => (country[prospect] > 0 ? [[words, country[prospect]]] : [])),
          ),
        ),
        look,
      ),
      headed(
        FORECAST.entries,
        entries.map(({ between: [one = '', other = ''], turns }) =>
          FORECAST.entry(
            nameOf(one),
            nameOf(other),
            turns.map(({ turn, chance }) => ({ turn: turnName(turn), chance })),
          ),
        ),
        look,
      ),
      headed(
        FORECAST.endings,
        Object.entries(endings).map(([words, share]) => FORECAST.ending(words, share)),
        look,
      ),
    ].filter((lines) => lines.length > 0),
  )
}
