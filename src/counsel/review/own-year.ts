import {
  DELEGATIONS,
  type Faction,
  mapEach,
  type Placements,
  sideOf,
  type Turn,
  turnAfter,
  type Year,
  yearOf,
} from '../../rules/core/index.ts'
import { decide, type Event, evolve, type Game, type Rulebook } from '../../rules/game/index.ts'
import { adviceFor, type MixedAllocation, weighYearOf } from '../advice/advice.ts'
import { AllocationWorths } from '../advice/allocation.ts'
import { worthOf, worthWhere } from '../advice/worth.ts'
import { hiddenFactions } from '../forecast/belief.ts'
import { playWars, type WarsAsked } from '../rollouts/wars.ts'
import { luckBySeat, luckOf, type RollLuck, type SeatLuck } from './luck.ts'
import { type Dated, mapReported } from './map-reported.ts'
import { mean } from './statistics.ts'

/** A year looked back upon by one of those who played it, from what that seat was shown and nothing else. */
export interface OwnYear {
  readonly by: Faction
  readonly year: Year
  readonly placed: Placements
  /** What the mix would have done, the likeliest first. */
  readonly mix: readonly MixedAllocation[]
  /** How much better than the mix the own points were for the own side, by what it could know as it sealed; twice the error either way nothing can be told. */
  readonly judgement: number
  readonly error: number
  /** What the year brought the own side, and what the own points bring on average. */
  readonly brought: number
  readonly expected: number
  /** The dice of the own rolls. */
  readonly dice: SeatLuck
  /** Years played again with the own points, to tell what they bring on average. */
  readonly wars: number
}

/** What a seat was shown of one year: where it stood as it sealed, and what came of it. */
interface Lived {
  readonly sealed: { readonly game: Game; readonly placements: Placements } | undefined
  readonly dated: readonly Dated[]
  readonly rolls: readonly RollLuck[]
  readonly end: Game | undefined
}

function livedBy(book: Rulebook, start: Game, events: readonly Event[], by: Faction, year: Year): Lived {
  const dated: Dated[] = []
  const rolls: RollLuck[] = []
  let [game, sealed, end]: [Game, Lived['sealed'], Game | undefined] = [start, undefined, undefined]
  for (const event of events) {
    const { turn } = game.situation
    if (yearOf(turn) === year) {
      dated.push({ turn, event })
      if (event.type === 'allocation-sealed' && event.by === by && event.placements !== null)
        sealed = { game, placements: event.placements }
      if (event.type === 'rolled') rolls.push(...[luckOf(book, game, event)].filter((one) => one !== undefined))
    }
    const after = evolve(game, event)
    if (yearOf(turn) === year && yearOf(after.situation.turn) > year) end = game
    game = after
  }
  return { sealed, dated, rolls, end: end ?? (game.ending !== null && yearOf(game.situation.turn) === year ? game : undefined) }
}

/** Years that are over and in which a faction sealed an allocation: those can be looked back upon. */
export function yearsOf(start: Game, events: readonly Event[], by: Faction): readonly Year[] {
  const years = new Set<Year>()
  let game = start
  for (const event of events) {
    if (event.type === 'allocation-sealed' && event.by === by && event.placements !== null) years.add(yearOf(game.situation.turn))
    game = evolve(game, event)
  }
  return [...years].filter((year) => year < yearOf(game.situation.turn) || game.ending !== null)
}

/** How the year goes on with these points, as far as the seat knew it then; others’ points are drawn anew in each war. */
function warsWith(book: Rulebook, { game, by, placements }: { game: Game; by: Faction; placements: Placements }, map: WarsAsked['script']) {
  const given = decide(book, game, { type: 'seal-allocation', by, placements }, () => 1)
  if (!given.accepted) return undefined
  const until = turnAfter(`${yearOf(game.situation.turn)} winter` as Turn)
  const hidden = hiddenFactions(given.game, [by])
  return {
    edition: book.id,
    options: book.options,
    rulings: book.houseRulings,
    from: given.game,
    policies: mapEach(DELEGATIONS, () => 'fair' as const),
    script: map,
    ...(hidden.length === 0 ? {} : { hidden }),
    ...(until === undefined ? {} : { until }),
  }
}

const FIRST_SEED = 40_001
const USUAL_WARS = 24

/** Looks back, one war after the other, so that whoever waits can do something else between two; nothing where the year is not over. */
export function* ownYear(
  book: Rulebook,
  start: Game,
  events: readonly Event[],
  { by, year, wars = USUAL_WARS }: { readonly by: Faction; readonly year: Year; readonly wars?: number },
): Generator<number, OwnYear | undefined, undefined> {
  const { sealed, dated, rolls, end } = livedBy(book, start, events, by, year)
  if (sealed === undefined || end === undefined) return undefined
  const { game, placements } = sealed
  const sign = sideOf(by) === 'axis' ? 1 : -1
  const weighed = weighYearOf(book, game.situation, { view: game, eyes: [by] })
  const { better, within } = new AllocationWorths(weighed, by).judge(placements)
  const asked = warsWith(book, { game, by, placements }, mapReported(dated))
  const played: number[] = []
  for (let at = 0; at < wars && asked !== undefined; at++) {
    yield at
    for (const { standings, last } of playWars({ ...asked, seeds: [FIRST_SEED + at] }))
      played.push(sign * worthWhere(book, { standings, usat: last.usat }))
  }
  const before = sign * worthOf(book, game.situation)
  const [dice] = luckBySeat(rolls).filter(({ faction }) => faction === by)
  if (played.length === 0 || dice === undefined) return undefined
  return {
    by,
    year,
    placed: placements,
    mix: adviceFor(weighed, by).mix,
    judgement: better,
    error: within / 2,
    brought: sign * worthOf(book, end.situation) - before,
    expected: mean(played) - before,
    dice,
    wars: played.length,
  }
}
