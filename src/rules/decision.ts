import { allot } from './allotment.ts'
import type { Minor } from './countries.ts'
import type { Event } from './event.ts'
import { evolve } from './evolution.ts'
import { FACTIONS_MOVING, type Game, type PendingRoll, rollOf } from './game.ts'
import { resultByDefault } from './lesser.ts'
import type { Dice, Order, OrderOf } from './order.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { type ByFaction, FACTIONS, type Faction, leaderOf, type Power, sideOf } from './powers.ts'
import { reckon } from './reckoning.ts'
import type { Refusal } from './refusal.ts'
import type { Rulebook } from './rulebook.ts'
import { hasBeenAtWar, isAtWar, type Placements } from './situation.ts'
import { type Band, bandAt, type Table } from './table.ts'
import { isMinorTarget, type Target } from './targets.ts'
import { whyNot } from './why-not.ts'

export type Decision =
  | { readonly accepted: true; readonly events: readonly Event[] }
  | { readonly accepted: false; readonly refusals: readonly Refusal[] }

/** The one way in: an order becomes events, or reasons why not. */
export function decide(book: Rulebook, game: Game, order: Order, dice: Dice): Decision {
  const refusals = whyNot(book, game, order)
  return refusals.length > 0 ? { accepted: false, refusals } : { accepted: true, events: carryOut(book, game, order, dice) }
}

/** A rule of the book says this cannot be missing; if it is, the engine is wrong, not the player. */
function known<T>(found: T | undefined | null, what: string): T {
  if (found === undefined || found === null) throw new Error(`${what} should be known here`)
  return found
}

function carryOut(book: Rulebook, game: Game, order: Order, dice: Dice): readonly Event[] {
  switch (order.type) {
    case 'open-year':
      return [{ type: 'year-opened', turn: order.turn, allotments: allot(book, { ...game.situation, turn: order.turn }) }]
    case 'seal-allocation':
      return [{ type: 'allocation-sealed', by: order.by, placements: order.placements, announced: underEnemyEyes(game, order) }]
    case 'open-phase':
      return [{ type: 'phase-opened', side: order.side }]
    case 'name-targets':
      return nameTargets(game, order)
    case 'use-subversion':
      return [{ type: 'subversion-used', target: order.target, amount: order.amount }]
    case 'play-covert-operations':
      return [{ type: 'covert-operations-played', by: order.by, target: order.target, operations: order.operations }]
    case 'pledge-war-on-russia':
      return [{ type: 'war-on-russia-pledged', target: order.target }]
    case 'roll':
      return [throwDie(book, game, order, dice)]
    case 'take-result':
      return takeResult(book, game, order)
    case 'close-phase':
      return closePhase(game)
  }
}

/** Points in a country where the enemy keeps a spy ring are announced at once (49.21). */
function underEnemyEyes(game: Game, { by, placements }: OrderOf<'seal-allocation'>): Placements {
  const enemies = sideOf(by) === 'axis' ? ['westernSpyRings', 'russianSpyRings'] : ['axisSpyRings']
  const isWatched = (target: string): boolean => enemies.some((rings) => Number(game.situation.facts[`${target}.${rings}`] ?? 0) > 0)
  return Object.fromEntries(
    Object.entries(placements).filter(([target, points]) => points > 0 && isMinorTarget(target as Target) && isWatched(target)),
  )
}

const pointsIn = (game: Game, targets: readonly Minor[]): ByFaction<Placements> =>
  Object.fromEntries(
    FACTIONS.map((faction) => [
      faction,
      Object.fromEntries(targets.map((target) => [target, game.situation.placements[faction][target] ?? 0])),
    ]),
  ) as unknown as ByFaction<Placements>

/** When the last faction of the side has spoken, all points in the named targets are shown (49.425). */
function nameTargets(game: Game, { by, nominations }: OrderOf<'name-targets'>): readonly Event[] {
  const named: Event = { type: 'targets-named', by, nominations, inEasternWar: hasBeenAtWar(game.situation, 'germany', 'russia') }
  const after = evolve(game, named)
  const phase = known(after.phase, 'the diplomatic phase')
  const isLast = FACTIONS_MOVING[phase.side].every((faction) => phase.named.includes(faction))
  const targets = (Object.keys(phase.rolls) as Minor[]).filter(
    (target) => game.phase?.isRevealed !== true || game.phase.rolls[target] === undefined,
  )
  return isLast ? [named, { type: 'points-revealed', targets, placements: pointsIn(after, targets) }] : [named]
}

const tableOf = (book: Rulebook, target: Minor): Table => known(book.tables[target], `the table of ${target}`)
const pendingRoll = (game: Game, target: Minor): PendingRoll => known(game.phase?.rolls[target], `the roll for ${target}`)
const bandOf = (book: Rulebook, target: Minor, result: string): Band =>
  known(
    tableOf(book, target).bands.find((band) => band.id === result),
    `result ${result} of ${target}`,
  )

function throwDie(book: Rulebook, game: Game, { target }: OrderOf<'roll'>, dice: Dice): Event {
  const table = tableOf(book, target)
  const roll = rollOf(target, pendingRoll(game, target))
  const reckoning = reckon(table, game.situation, roll)
  const die = dice()
  const total = reckoning.total + die
  const rolled = known(bandAt(table.bands, total), `the result at ${total}`)
  const byDefault = resultByDefault(book, game.situation, target, rolled)
  const { beneficiary } = outcomeOf(book, game.situation, roll, rolled)
  const tieDie = beneficiary !== undefined && 'tie' in beneficiary ? dice() : null
  return { type: 'rolled', roll, die, reckoning, total, result: rolled.id, byDefault: byDefault.id, tieDie }
}

/** A tie goes to the Western Allies on 1 to 3 and to Russia on 4 to 6 (49.51C). */
function wonBy(game: Game, tieDie: number | null): Power | undefined {
  if (tieDie === null) return undefined
  const winner: Faction = tieDie <= 3 ? 'westernAllies' : 'russia'
  return leaderOf(winner, isAtWar(game.situation, 'us', 'germany'))
}

function takeResult(book: Rulebook, game: Game, { target, result }: OrderOf<'take-result'>): readonly Event[] {
  const pending = pendingRoll(game, target)
  const outcome = outcomeOf(
    book,
    game.situation,
    rollOf(target, pending),
    bandOf(book, target, result),
    wonBy(game, pending.rolled?.tieDie ?? null),
  )
  const taken: Event = { type: 'result-taken', target, result, outcome }
  // 49.65: a reaction takes effect at once; the others wait until every die has fallen.
  return pending.manner === 'reaction' ? [taken, { type: 'result-applied', outcome }] : [taken]
}

function closePhase(game: Game): readonly Event[] {
  const phase = known(game.phase, 'the diplomatic phase')
  const waiting = Object.values(phase.rolls).filter((roll) => roll.manner !== 'reaction')
  const applied = waiting.flatMap(({ outcome }): readonly Event[] =>
    outcome === null ? [] : [{ type: 'result-applied', outcome: outcome as Outcome }],
  )
  return [...applied, { type: 'phase-closed', side: phase.side }]
}
