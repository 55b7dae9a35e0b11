import {
  DELEGATIONS,
  isBefore,
  isTurn,
  mapEach,
  type Refusal,
  refuse,
  type Situation,
  TRACKS,
  type Turn,
  turnName,
  unwatched,
} from '../../../rules/core/index.ts'
import { type Game, gameAt, type Rulebook } from '../../../rules/game/index.ts'
import { type Forecast, type ForecastAsked, forecastOf, warsToForecast } from '../../forecast/forecast.ts'
import { isNoPlan, PLANNED, type Plan, type PlannedWar } from '../../forecast/plan.ts'
import { playEveryWay, playWars, type War, type WarsAsked } from '../../rollouts/wars.ts'
import * as s from '../../schema.ts'
import { WRITTEN } from '../../scripts/known-scripts.ts'
import { readScript } from '../../scripts/script-reader.ts'
import { type Arguments, type Refused, refused } from '../answers/answer.ts'
import { ABOUT, about, bool, int, listed, string, TURN } from '../answers/shapes.ts'
import { amounts, choiceOrDocument, list, maybe, text, usually, whole } from '../arguments/argument.ts'
import { type Asked, misasked, readArguments } from '../arguments/arguments.ts'
import { type Course, door } from '../door.ts'
import { plannedWar, unknownTurn } from './planned-war.ts'

const LEVELS = s.object({
  turn: TURN,
  /** As the turn ends: in one war of ten it is lower, in half of them, and in nine. */
  p10: int,
  p50: int,
  p90: int,
  /** How often each threshold has been reached by then. */
  reached: s.record(s.number),
})

const FORECAST = {
  /** Wars played for it, and how far a chance may be out: two standard errors of one half, or nothing where these are all ways it can go. */
  wars: int,
  within: s.number,
  exact: bool,
  tracks: s.recordOf(TRACKS, listed(LEVELS)),
  standings: listed(
    s.object({
      minor: string,
      axis: s.number,
      allies: s.number,
      conqueredByAxis: s.number,
      conqueredByAllies: s.number,
      neither: s.number,
    }),
  ),
  entries: listed(s.object({ between: listed(string), turns: listed(s.object({ turn: TURN, chance: s.number })) })),
  endings: s.record(s.number),
}

const ANSWER = s.object({
  ...ABOUT,
  until: TURN,
  seed: int,
  script: string,
  ...FORECAST,
  /** The same wars without the plan, dice and chance alike, where there is one. */
  without: s.maybe(s.object(FORECAST)),
})

export type ForecastAnswer = Readonly<s.Output<typeof ANSWER>>

/** More than this nobody waits for; threads play as many beside each other as there are cores. */
export const MOST_WARS = 20_000
/** What one thread plays within a second or so. */
export const USUAL_WARS = 100

const SCRIPT_WORDS = `what happens on the map: ${WRITTEN.join(', ')}, or a script of your own`

const ARGS = {
  until: maybe(text('the last turn that is played, such as 1941 winter; the end of the year without it')),
  seed: usually(whole(1, 999_999_999, 'the same seed plays the same wars'), 1),
  wars: usually(whole(1, MOST_WARS, 'how many wars are played: more are surer and take longer'), USUAL_WARS),
  script: usually(choiceOrDocument(WRITTEN, 'Script', SCRIPT_WORDS), 'history'),
  brps: maybe(amounts(PLANNED, 999, 'your plan: BRPs of offensive operations every turn')),
  declare: maybe(list(text(), 'your plan: wars in their turns, such as germany - russia in 1941 summer')),
}

type Args = s.OutputOf<typeof ARGS>

/** What has to be played for an answer, and the answer once it has been. */
export interface ForecastWork {
  readonly asked: WarsAsked
  /** The same wars without the plan, where there is one. */
  readonly without?: WarsAsked
  /** The exact answer, where no more ways are left to go than wars were asked for: tried before they are played. */
  readonly exactly: () => ForecastAnswer | undefined
  readonly answer: (wars: readonly War[], without?: readonly War[]) => ForecastAnswer
}

function planIn({ brps, declare = [] }: Args, situation: Situation, until: Turn): Plan | readonly Refusal[] {
  const declares: PlannedWar[] = []
  const wrong: Refusal[] = []
  for (const said of declare) {
    const war = plannedWar(said, situation, until)
    if ('by' in war) declares.push(war)
    else wrong.push(...war)
  }
  return wrong.length > 0 ? wrong : { ...(brps === undefined ? {} : { brps }), declares }
}

/** A script by its name, or one of the asker’s own with its title. */
function scriptIn({ script }: Args): { readonly named: string; readonly script: WarsAsked['script'] } | Refused {
  if (typeof script === 'string') return { named: script, script }
  const read = readScript(script)
  if (!read.ok) return refused(...read.faults.map((fault) => misasked('script', fault)))
  return { named: read.script.title, script: read.script }
}

const isPlan = (found: Plan | readonly Refusal[]): found is Plan => !Array.isArray(found)

const lastTurnOf = ({ turn }: Situation): Turn => `${turn.slice(0, 4)} winter` as Turn

/** A war played on reads nearly all there is: to name every number that nobody counted would say nothing. */
const BEGINS_AS_TOLD = { words: 'numbers that nobody has reported begin as at the start, and the script brings the rest' }

/** What a forecast takes, worked out before anything is played: nothing of it is hidden from whoever asks. */
export function forecastWork(book: Rulebook, situation: Situation, args: Args, course?: Course): ForecastWork | Refused {
  const until = args.until ?? lastTurnOf(situation)
  if (book.sequence.length === 0) return refused(refuse('no-sequence', `${book.title} has no sequence of play to go through`))
  if (!isTurn(until)) return refused(unknownTurn('until', until))
  if (isBefore(until, situation.turn))
    return refused(refuse('past-turn', `${turnName(until)} is over: it is ${turnName(situation.turn)}`, undefined, { turn: until }))
  const plan = planIn(args, situation, until)
  if (!isPlan(plan)) return refused(...plan)
  // What is played is handed on as plain data: facts that are watched would be none. Levels are looked up one by one, so that they count as read.
  const tensions = mapEach(TRACKS, (track) => situation.tensions[track])
  const view: Game = course?.view ?? gameAt({ ...unwatched(situation), tensions })
  if (view.ending !== null) return refused(refuse('war-over', `the war is over: ${view.ending.words}`))
  const found = scriptIn(args)
  if ('ok' in found) return found
  const { seed, wars } = args
  const { script } = found
  const asked: ForecastAsked = { until, seed, wars, script, plan }
  const toPlay = (one: ForecastAsked): WarsAsked => warsToForecast(book, view, course?.eyes ?? DELEGATIONS, one)
  const [planned, unplanned] = [toPlay(asked), isNoPlan(plan) ? undefined : toPlay({ until, seed, wars, script })]
  const answer: ForecastWork['answer'] = (played, without) => ({
    ...about(book, situation),
    until,
    seed,
    script: found.named,
    ...plainly(forecastOf(book, view, until, played)),
    ...(without === undefined ? {} : { without: plainly(forecastOf(book, view, until, without)) }),
    ...(course === undefined ? { footnotes: [BEGINS_AS_TOLD] } : {}),
  })
  return {
    asked: planned,
    ...(unplanned === undefined ? {} : { without: unplanned }),
    exactly: () => {
      const every = playEveryWay(planned, wars)
      const without = unplanned && every && playEveryWay(unplanned, wars)
      return every === undefined || (unplanned !== undefined && without === undefined) ? undefined : answer(every, without)
    },
    answer,
  }
}

const plainly = (found: Forecast) => found as unknown as Omit<ForecastAnswer, 'ok' | 'book' | 'turn' | 'until' | 'seed' | 'script'>

/** The arguments as the door reads them, for whoever has more hands to play with. */
export const readForecast = (given: Arguments): Asked<Args> => readArguments(ARGS, given)

export const forecastDoor = door({
  name: 'forecast',
  words: 'Where tension, countries and wars are likely to be by a date, by playing the rest many times with bots and a script of the map',
  example: 'forecast cases/situations/year-start-1941.yaml --until "1941 winter" --wars 20 --brps axis=30',
  args: ARGS,
  fromSetUp: true,
  isLong: true,
  believes: true,
  isPlayed: true,
  shape: ANSWER,
  answer: (book, situation, args, course) => {
    const work = forecastWork(book, situation, args, course)
    if ('ok' in work) return work
    return work.exactly() ?? work.answer([...playWars(work.asked)], work.without === undefined ? undefined : [...playWars(work.without)])
  },
})
