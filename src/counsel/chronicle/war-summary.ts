import {
  type ByFaction,
  FACTIONS,
  type Faction,
  factionOf,
  isPower,
  mapEach,
  type Nation,
  POWERS,
  type Power,
  SIDE_OF,
  type Turn,
  turnsFrom,
  type War,
  yearOf,
} from '../../rules/core/index.ts'
import { type Event, evolve, type Game, type Rulebook } from '../../rules/game/index.ts'
import { luckBySeat, luckOf, type RollLuck, type SeatLuck } from '../review/luck.ts'
import { type Headline, headlinesOf } from './great-events.ts'
import { type Position, positionsOf } from './positions.ts'

/** A nation that is no plain neutral at the end, and since when it stands so. */
export interface NationHeld {
  readonly nation: Nation
  readonly words: string
  readonly since?: Turn
}

/** When a power first fought one of the other side, and whom it fought then. */
export interface WarEntered {
  readonly power: Power
  readonly turn: Turn
  readonly against: readonly Power[]
}

/** How a war ended, by what stands in the game: the rules of diplomacy know no score, and so there is none here. */
export interface WarSummary {
  /** Nations that stand with each faction. */
  readonly held: ByFaction<readonly NationHeld[]>
  /** Those that were conquered, or stand with nobody. */
  readonly others: readonly NationHeld[]
  readonly entries: readonly WarEntered[]
  /** Every war there was, also those that were over before. */
  readonly wars: readonly War[]
  readonly great: readonly (Headline & { readonly turn: Turn })[]
  /** Points received over all years. */
  readonly points: ByFaction<number>
  readonly luck: readonly SeatLuck[]
}

const holderOf = ({ standing }: Position): Faction | undefined =>
  standing === undefined || standing.conquered || standing.with === null ? undefined : factionOf(standing.with)

const heldAs = ({ minor, words, standing }: Position): NationHeld => {
  // A country that is conquered still knows when it joined: what it is now, it is since its conquest.
  const since = standing?.conquered ? standing.since : (standing?.joined ?? standing?.since)
  return { nation: minor, words, ...(since === undefined ? {} : { since }) }
}

const earliest = (one: Turn, other: Turn): number => turnsFrom(other, one)

/** Each power’s first war with one of the other side, in the order in which they came. */
function entriesIn({ situation: { wars } }: Game): readonly WarEntered[] {
  return POWERS.flatMap((power): readonly WarEntered[] => {
    const own = wars.flatMap(({ between, since }) => {
      const foe = between.find((one) => one !== power)
      return between.includes(power) && foe !== undefined && isPower(foe) && SIDE_OF[foe] !== SIDE_OF[power] ? [{ foe, since }] : []
    })
    const turn = own.map(({ since }) => since).toSorted(earliest)[0]
    return turn === undefined ? [] : [{ power, turn, against: own.filter(({ since }) => since === turn).map(({ foe }) => foe) }]
  }).toSorted((one, other) => earliest(one.turn, other.turn))
}

/** A war as whoever was shown these events can sum it up. */
export function warSummary(book: Rulebook, start: Game, shown: readonly Event[]): WarSummary {
  const great: WarSummary['great'][number][] = []
  const rolls: RollLuck[] = []
  const received = new Map<number, ByFaction<number>>()
  let game = start
  for (const event of shown) {
    const before = game
    game = evolve(game, event)
    const { turn } = game.situation
    great.push(...headlinesOf(book, before, event, game).map((headline) => ({ ...headline, turn })))
    if (event.type === 'rolled') rolls.push(...[luckOf(book, before, event)].filter((one) => one !== undefined))
    if (game.points !== null) received.set(yearOf(turn), game.points)
  }
  const positions = positionsOf(book, game.situation)
  return {
    held: mapEach(FACTIONS, (faction) => positions.filter((one) => holderOf(one) === faction).map(heldAs)),
    others: positions.filter((one) => holderOf(one) === undefined).map(heldAs),
    entries: entriesIn(game),
    wars: game.situation.wars,
    great,
    points: mapEach(FACTIONS, (faction) => [...received.values()].reduce((sum, points) => sum + points[faction], 0)),
    luck: luckBySeat(rolls),
  }
}
