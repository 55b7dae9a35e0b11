import {
  DELEGATIONS,
  type Delegation,
  isBefore,
  type Level,
  MINORS,
  type Minor,
  mapEach,
  type Power,
  sideFavoured,
  TRACKS,
  type Track,
  TURNS,
  type Turn,
  turnAfter,
} from '../../rules/core/index.ts'
import type { Game, Rulebook } from '../../rules/game/index.ts'
import { type Held, standingsHeld } from '../advice/worth.ts'
import type { PolicyName, War, WarsAsked } from '../rollouts/wars.ts'
import { hiddenFactions } from './belief.ts'
import { isNoPlan, type Plan } from './plan.ts'

/** What is forecast, and with how much work. */
export interface ForecastAsked {
  /** The last turn that is played. */
  readonly until: Turn
  readonly seed: number
  readonly wars: number
  readonly script: WarsAsked['script']
  readonly plan?: Plan
  readonly bots?: PolicyName
}

/** A level as a turn ends: in one war of ten it is lower than the first, in one of ten higher than the last. */
export interface TrackForecast {
  readonly turn: Turn
  readonly p10: number
  readonly p50: number
  readonly p90: number
  /** How often each threshold of the book has been reached by then. */
  readonly reached: Readonly<Record<string, number>>
}

/** How a country may stand: the chance of each. Who has conquered it has no friend in it. */
export type Prospect = 'axis' | 'allies' | 'conqueredByAxis' | 'conqueredByAllies' | 'neither'
export type CountryForecast = { readonly minor: Minor } & Readonly<Record<Prospect, number>>

export interface Forecast {
  /** How many wars it rests on, and what a chance of one half may be out by (two standard errors): nothing where every way was played. */
  readonly wars: number
  readonly within: number
  readonly exact: boolean
  readonly tracks: Readonly<Record<Track, readonly TrackForecast[]>>
  readonly standings: readonly CountryForecast[]
  /** Wars between powers that may break out, with the chance that they have by each turn. */
  readonly entries: readonly {
    readonly between: readonly [Power, Power]
    readonly turns: readonly { readonly turn: Turn; readonly chance: number }[]
  }[]
  /** How often the war is over, by how it ended. */
  readonly endings: Readonly<Record<string, number>>
}

/** What is handed to whoever plays the wars: nothing in it that these eyes have not been shown. */
export function warsToForecast(book: Rulebook, view: Game, eyes: readonly Delegation[], asked: ForecastAsked): WarsAsked {
  const hidden = hiddenFactions(view, eyes)
  const after = turnAfter(asked.until)
  return {
    edition: book.id,
    options: book.options,
    rulings: book.houseRulings,
    // Whoever plays them may sit in another thread: plain data, with nothing that watches what is read.
    from: JSON.parse(JSON.stringify(view)) as Game,
    policies: mapEach(DELEGATIONS, () => asked.bots ?? 'fair'),
    script: asked.script,
    ...(asked.plan === undefined || isNoPlan(asked.plan) ? {} : { plan: asked.plan }),
    ...(hidden.length === 0 ? {} : { hidden }),
    ...(after === undefined ? {} : { until: after }),
    seeds: Array.from({ length: asked.wars }, (_, index) => asked.seed * 1_000_003 + index),
  }
}

const rounded = (share: number): number => Math.round(share * 10_000) / 10_000

/** How likely these are of all wars. */
const shareOf = (some: readonly War[], all: readonly War[]): number =>
  rounded(some.reduce((sum, { chance = 1 / all.length }) => sum + chance, 0))

interface Weighed {
  readonly level: number
  readonly chance: number
}

/** The level that so large a share of wars does not go beyond. */
function quantile(sorted: readonly Weighed[], of: number): number {
  let sum = 0
  for (const { level, chance } of sorted) {
    sum += chance
    if (sum > of + 1e-9) return level
  }
  return sorted.at(-1)?.level ?? 0
}

/** The turns from where the game stands to the last that is played. */
const turnsTo = (from: Turn, until: Turn): readonly Turn[] => TURNS.filter((turn) => !isBefore(turn, from) && !isBefore(until, turn))

/** Levels as each turn ended; a war that was over before keeps its last. */
function levelsByTurn({ tracks, last }: War, turns: readonly Turn[], track: Track): readonly number[] {
  const began = new Map(tracks.map(({ turn, levels }) => [turn, levels[track]]))
  let level = last[track]
  return turns
    .map((turn) => {
      const next = turnAfter(turn)
      return next === undefined ? undefined : began.get(next)
    })
    .toReversed()
    .map((found) => {
      level = found ?? level
      return level
    })
    .toReversed()
}

function trackForecast(
  book: Rulebook,
  wars: readonly War[],
  turns: readonly Turn[],
  track: Track,
  before: number,
): readonly TrackForecast[] {
  const thresholds = [...new Set(book.clauses.thresholds.filter((one) => one.track === track).map(({ level }) => level))].toSorted(
    (one, other) => one - other,
  )
  const levels = wars.map((war) => levelsByTurn(war, turns, track))
  const highest = levels.map(() => before)
  return turns.map((turn, at) => {
    const now = levels.map((of) => of[at] ?? before)
    now.forEach((level, war) => {
      highest[war] = Math.max(highest[war] ?? before, level)
    })
    const sorted = now
      .map((level, war): Weighed => ({ level, chance: wars[war]?.chance ?? 1 / wars.length }))
      .toSorted((one, other) => one.level - other.level)
    return {
      turn,
      p10: quantile(sorted, 0.1),
      p50: quantile(sorted, 0.5),
      p90: quantile(sorted, 0.9),
      reached: Object.fromEntries(
        thresholds.map((level) => [
          level,
          shareOf(
            wars.filter((_, war) => (highest[war] ?? before) >= level),
            wars,
          ),
        ]),
      ),
    }
  })
}

export const PROSPECTS: readonly Prospect[] = ['axis', 'allies', 'conqueredByAxis', 'conqueredByAllies', 'neither']

function prospectOf({ result, conquered, conqueredBy }: Held): Prospect {
  if (conqueredBy !== undefined) return conqueredBy === 'axis' ? 'conqueredByAxis' : 'conqueredByAllies'
  return result === null || conquered ? 'neither' : sideFavoured(result)
}

/** Countries that may stand otherwise than now, the least certain first. */
function standingsIn(wars: readonly War[], view: Game): Forecast['standings'] {
  const held = standingsHeld(view.situation)
  return MINORS.flatMap((minor) => {
    const withProspect = (prospect: Prospect) => wars.filter(({ standings }) => prospectOf(standings[minor]) === prospect)
    const isSettled = withProspect(prospectOf(held[minor])).length === wars.length
    return isSettled ? [] : [{ minor, ...mapEach(PROSPECTS, (prospect) => shareOf(withProspect(prospect), wars)) }]
  }).toSorted((one, other) => likeliest(one) - likeliest(other))
}

const likeliest = (country: CountryForecast): number => Math.max(...PROSPECTS.map((prospect) => country[prospect]))

function entriesIn(wars: readonly War[], turns: readonly Turn[]): Forecast['entries'] {
  const pairs = new Map<string, readonly [Power, Power]>()
  for (const { outbreaks } of wars) for (const { between } of outbreaks) pairs.set(between.join(), between)
  return [...pairs.values()]
    .map((between) => ({
      between,
      turns: turns.map((turn) => {
        const fought = wars.filter(({ outbreaks }) =>
          outbreaks.some((one) => one.between[0] === between[0] && one.between[1] === between[1] && !isBefore(turn, one.turn)),
        )
        return { turn, chance: shareOf(fought, wars) }
      }),
    }))
    .toSorted((one, other) => (other.turns.at(-1)?.chance ?? 0) - (one.turns.at(-1)?.chance ?? 0))
}

const highestOf = ({ actual, highest }: Level): number => Math.max(actual, highest ?? actual)

/** What the wars come to. */
export function forecastOf(book: Rulebook, view: Game, until: Turn, wars: readonly War[]): Forecast {
  const { situation } = view
  const turns = turnsTo(situation.turn, until)
  const isExact = wars.length > 0 && wars.every(({ chance }) => chance !== undefined)
  const endings = [...new Set(wars.flatMap(({ ending }) => ending ?? []))]
  return {
    wars: wars.length,
    within: isExact ? 0 : wars.length === 0 ? 1 : rounded(1 / Math.sqrt(wars.length)),
    exact: isExact,
    tracks: mapEach(TRACKS, (track) => trackForecast(book, wars, turns, track, highestOf(situation.tensions[track]))),
    standings: standingsIn(wars, view),
    entries: entriesIn(wars, turns),
    endings: Object.fromEntries(
      endings.map((words) => [
        words,
        shareOf(
          wars.filter(({ ending }) => ending === words),
          wars,
        ),
      ]),
    ),
  }
}
