import {
  FACTIONS,
  type Faction,
  isFaction,
  mapEach,
  type Situation,
  sideOf,
  TURNS,
  type Turn,
  targetName,
  turnName,
  yearOf,
} from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { weighYear } from '../../advice/advice.ts'
import { BELIEFS, type BeliefBy, beliefAt, type Likely } from '../../advice/belief.ts'
import { asYearBegan, knownTo } from '../../advice/known-points.ts'
import { LEVERS, leversOn } from '../../advice/levers.ts'
import { unknownOdds } from '../../advice/unknown-odds.ts'
import * as s from '../../schema.ts'
import { type Refused, refused } from '../answers/answer.ts'
import { ABOUT, about, faction, int, listed, string } from '../answers/shapes.ts'
import { amounts, choice, maybe, usually } from '../arguments/argument.ts'
import { misasked } from '../arguments/arguments.ts'
import { type Course, door } from '../door.ts'
import { by, noTable, ROLL, rollFrom, tableFor } from './roll.ts'

const NUMBERS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

const believed = (whose: string) => maybe(amounts(NUMBERS, 1000, `own belief of ${whose} there, by number, in any shares: 0=3,1=2,2=1`))

const ARGS = {
  ...ROLL,
  by: by('the faction that asks: it knows its own points'),
  roller: maybe(choice(FACTIONS, 'the faction that rolls; the one that asks if not said')),
  turn: maybe(choice(TURNS, 'a later turn of this year')),
  belief: usually(choice(BELIEFS, 'how others are held to have placed: by the advised mix, or every legal allocation alike'), 'mix'),
  axisPoints: believed('Axis points'),
  westernPoints: believed('Western Allied points'),
  russianPoints: believed('Russian points'),
}

const CHANCE = s.number

const ODDS = s.object({
  ...ABOUT,
  target: string,
  by: faction,
  roller: faction,
  /** How likely each faction has so many points there. */
  believed: s.recordOf(FACTIONS, s.record(CHANCE)),
  /** Whether anything of it is not known. */
  belief: s.names(['mix', 'uniform', 'own', 'known']),
  totals: listed(s.object({ total: int, chance: CHANCE })),
  odds: listed(s.object({ result: string, chance: CHANCE, favours: string, words: string })),
  /** How likely the side of whoever asks gains something that it has not, and how likely the other does. */
  gain: CHANCE,
  loss: CHANCE,
  /** What he could do about it, what changes most for each point or unit of it first. */
  levers: listed(s.object({ lever: s.names(LEVERS), words: string, amount: int, from: CHANCE, to: CHANCE })),
})

export type OddsAnswer = Readonly<s.Output<typeof ODDS>>
type Asked = s.OutputOf<typeof ARGS>

const rounded = (chance: number): number => Math.round(chance * 1e6) / 1e6

const chancesOf = (likely: Likely): Record<string, number> =>
  Object.fromEntries(likely.flatMap((chance, points) => (chance > 0 ? [[String(points), rounded(chance)]] : [])))

/** Shares by number as a list from none upwards. */
const likelyFrom = (given: Readonly<Partial<Record<string, number>>> | undefined): Likely | undefined =>
  given === undefined ? undefined : NUMBERS.map((number) => given[number] ?? 0)

/** What was said of points oneself. */
function ownBeliefs({ axisPoints, westernPoints, russianPoints }: Asked): Readonly<Partial<Record<Faction, Likely>>> {
  const said = { axis: likelyFrom(axisPoints), westernAllies: likelyFrom(westernPoints), russia: likelyFrom(russianPoints) }
  return Object.fromEntries(Object.entries(said).filter(([, likely]) => likely !== undefined))
}

const ARGUMENT_OF: Readonly<Record<Faction, keyof typeof ARGS>> = {
  axis: 'axisPoints',
  westernAllies: 'westernPoints',
  russia: 'russianPoints',
}

const isNothing = (likely: Likely | undefined): boolean => likely?.every((one) => one === 0) === true

function later(situation: Situation, turn: Turn | undefined): Situation | Refused {
  if (turn === undefined || turn === situation.turn) return situation
  return yearOf(turn) === yearOf(situation.turn) && TURNS.indexOf(turn) > TURNS.indexOf(situation.turn)
    ? { ...situation, turn }
    : refused(misasked('turn', `${turnName(turn)}; expected a later turn of ${yearOf(situation.turn)}: points are lost with the year`))
}

/** In a game nobody asks for another than himself: a faction that he does not speak for is the one that rolls. */
function askerOf(said: Faction, course: Course | undefined): Faction {
  const [own, ...others] = course?.eyes.filter(isFaction) ?? []
  return own === undefined || others.length > 0 || own === said ? said : own
}

function oddsAnswered(book: Rulebook, now: Situation, asked: Asked, course: Course | undefined): OddsAnswer | Refused {
  const { by: said, roller = said, belief: beliefBy, axisPoints: _1, westernPoints: _2, russianPoints: _3, turn, ...rest } = asked
  const asker = askerOf(said, course)
  const found = rollFrom(book, { ...rest, by: roller })
  if ('ok' in found) return found
  const situation = later(now, turn)
  if ('ok' in situation) return situation
  const { roll } = found
  const table = tableFor(book, roll.target)
  if (table === undefined) return noTable(book, roll.target)
  const own = ownBeliefs(asked)
  const empty = FACTIONS.find((one) => isNothing(own[one]))
  if (empty !== undefined) return refused(misasked(ARGUMENT_OF[empty], `no share of any number of points in ${targetName(roll.target)}`))
  const known = knownTo(book, now, course?.eyes ?? [asker], course)
  const isKnown = FACTIONS.every((one) => own[one] !== undefined || known[one].placements[roll.target] !== undefined)
  const weighed =
    isKnown || beliefBy === 'uniform'
      ? undefined
      : weighYear(book, asYearBegan(now), { points: mapEach(FACTIONS, (one) => known[one].received) })
  const belief = beliefAt(book, asYearBegan(now), roll.target, known, weighed, own)
  const odds = unknownOdds(table, situation, roll, belief)
  const side = sideOf(asker)
  return {
    ...about(book, situation),
    target: roll.target,
    by: asker,
    roller,
    believed: mapEach(FACTIONS, (one) => chancesOf(belief[one])),
    belief: isKnown ? (Object.keys(own).length > 0 ? 'own' : 'known') : (beliefBy satisfies BeliefBy),
    totals: odds.totals.map(({ total, chance }) => ({ total, chance: rounded(chance) })),
    odds: odds.results.map(({ band, chance }) => ({ result: band.id, chance: rounded(chance), favours: band.favours, words: band.words })),
    gain: rounded(odds.gaining[side]),
    loss: rounded(odds.gaining[side === 'axis' ? 'allies' : 'axis']),
    levers: leversOn(book, table, situation, roll, asker, belief, known[asker].received).map((lever) => ({
      ...lever,
      from: rounded(lever.from),
      to: rounded(lever.to),
    })),
  }
}

export const oddsDoor = door({
  name: 'odds',
  fromSetUp: true,
  isLong: true,
  believes: true,
  words: 'The odds of a roll when the others’ points are not known, and what would change them most',
  example: 'odds cases/situations/year-start-1941.yaml --target turkey --by axis',
  args: ARGS,
  shape: ODDS,
  answer: oddsAnswered,
})
