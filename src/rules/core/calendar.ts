import type { Side } from './nations/powers.ts'

export const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const
export type Season = (typeof SEASONS)[number]

export const YEARS = [1939, 1940, 1941, 1942, 1943, 1944, 1945, 1946] as const
export type Year = (typeof YEARS)[number]

/** A game turn as players write it: `1941 spring`. */
export type Turn = `${Year} ${Season}`

export const FIRST_TURN: Turn = '1939 fall'

/** Every turn that a date may name, in order: those of a prelude, then those of a game. */
export const CALENDAR: readonly Turn[] = YEARS.flatMap((year) => SEASONS.map((season): Turn => `${year} ${season}`))

/** Fall 1939 to Winter 1946: the turns of a game. */
export const TURNS: readonly Turn[] = CALENDAR.slice(CALENDAR.indexOf(FIRST_TURN))

const TURN_NUMBERS: ReadonlyMap<string, number> = new Map(CALENDAR.map((turn, index) => [turn, index]))

export const isTurn = (text: string): text is Turn => TURN_NUMBERS.has(text)

/** Where it stands in the calendar, from nought. */
export const turnNumber = (turn: Turn): number => TURN_NUMBERS.get(turn) ?? -1

const PARTS: ReadonlyMap<Turn, readonly [Year, Season]> = new Map(
  YEARS.flatMap((year) => SEASONS.map((season) => [`${year} ${season}`, [year, season]] as const)),
)

export const yearOf = (turn: Turn): Year => PARTS.get(turn)?.[0] ?? (Number(turn.slice(0, 4)) as Year)
export const seasonOf = (turn: Turn): Season => PARTS.get(turn)?.[1] ?? (turn.slice(5) as Season)

/** The turn so many turns later; nothing once the calendar has run out. */
export const turnAfter = (turn: Turn, turns = 1): Turn | undefined => CALENDAR[turnNumber(turn) + turns]

/** How many turns from one to the other; negative if the second came first. */
export const turnsFrom = (earlier: Turn, later: Turn): number => turnNumber(later) - turnNumber(earlier)

export const isBefore = (one: Turn, other: Turn): boolean => turnsFrom(one, other) > 0

/** Spring and Summer 1939: what happened then, happened in a prelude (R50-74). */
export const isOfPrelude = (turn: Turn): boolean => isBefore(turn, FIRST_TURN)

/** The year's first turn: Spring, but Fall in 1939. */
export const firstTurnOf = (year: Year): Turn => (year === 1939 ? FIRST_TURN : `${year} spring`)

/** A year start sequence comes before this turn (the set-up, before Fall 1939). */
export const opensYear = (turn: Turn): boolean => turn === firstTurnOf(yearOf(turn))

/** This turn and those after it in its year. */
export const turnsLeftInYear = (turn: Turn): number => SEASONS.length - SEASONS.indexOf(seasonOf(turn))

/** Within a game turn the Axis move first, Japan with them; then the Allies. */
export interface PlayerTurn {
  readonly turn: Turn
  readonly side: Side
}

const playerTurnNumber = ({ turn, side }: PlayerTurn): number => turnNumber(turn) * 2 + (side === 'axis' ? 0 : 1)

/** The nth player turn of a side that follows a moment: "the second Allied player turn following". */
export function playerTurnFollowing(moment: PlayerTurn, side: Side, nth = 1): PlayerTurn | undefined {
  const sameTurn = playerTurnNumber({ turn: moment.turn, side }) > playerTurnNumber(moment)
  const turn = turnAfter(moment.turn, sameTurn ? nth - 1 : nth)
  return turn === undefined ? undefined : { turn, side }
}

export const PHASES = [
  'set-up',
  'year-start',
  'turn-start',
  'diplomatic',
  'declaration',
  'movement',
  'combat',
  'construction',
  'redeployment',
  'turn-end',
  'year-end',
] as const

export const seasonName = (season: Season): string => season.charAt(0).toUpperCase() + season.slice(1)

/** `Spring 1941`, as a sentence has it. */
export const turnName = (turn: Turn): string => `${seasonName(seasonOf(turn))} ${yearOf(turn)}`
