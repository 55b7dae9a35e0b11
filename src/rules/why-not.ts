import { whyNotAllocate } from './allocation.ts'
import { opensYear, turnName } from './calendar.ts'
import { FACTIONS_MOVING, type Game, type PendingRoll } from './game.ts'
import { whyNotTake } from './lesser.ts'
import { openReactions, whyNotName } from './naming.ts'
import type { Order, OrderOf } from './order.ts'
import { FACTION_NAMES, FACTIONS, sideOf } from './powers.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { Rulebook } from './rulebook.ts'
import { isAtWar } from './situation.ts'
import { targetName } from './targets.ts'

/** Every rule an order breaks. Empty means allowed. Buttons, bots and the referee ask this and nothing else. */
export function whyNot(book: Rulebook, game: Game, order: Order): readonly Refusal[] {
  switch (order.type) {
    case 'open-year':
      return whyNotOpenYear(game, order)
    case 'seal-allocation':
      return whyNotSeal(book, game, order)
    case 'open-phase':
      return whyNotOpenPhase(book, game)
    case 'name-targets':
      return whyNotNameNow(book, game, order)
    case 'use-subversion':
      return whyNotSubvert(book, game, order)
    case 'play-covert-operations':
      return whyNotPlayCovert(book, game, order)
    case 'pledge-war-on-russia':
      return whyNotPledge(book, game, order)
    case 'roll':
      return whyNotRoll(book, game, order)
    case 'take-result':
      return whyNotTakeResult(book, game, order)
    case 'close-phase':
      return whyNotClose(book, game)
  }
}

function whyNotOpenYear(game: Game, { turn }: OrderOf<'open-year'>): readonly Refusal[] {
  const refusals: Refusal[] = []
  if (!opensYear(turn)) refusals.push(refuse('not-a-year-start', `${turnName(turn)} does not open a year`, undefined, { turn }))
  if (game.phase !== null) refusals.push(refuse('phase-under-way', 'a diplomatic phase is still under way'))
  return refusals
}

function whyNotSeal(book: Rulebook, game: Game, { by, placements }: OrderOf<'seal-allocation'>): readonly Refusal[] {
  if (game.points === null) return [refuse('no-points-yet', 'points are received before they are allocated', book.clauses.moments.allocate)]
  const refusals = [...whyNotAllocate(book, game.situation, by, placements, game.points[by])]
  if (game.sealed.includes(by))
    refusals.push(
      refuse('already-sealed', `${FACTION_NAMES[by]} has sealed its allocation for the year`, book.clauses.moments.allocate, {
        faction: by,
      }),
    )
  return refusals
}

function whyNotOpenPhase(book: Rulebook, game: Game): readonly Refusal[] {
  const refusals: Refusal[] = []
  const open = FACTIONS.filter((faction) => !game.sealed.includes(faction))
  if (open.length > 0)
    refusals.push(
      refuse(
        'not-all-sealed',
        `still to allocate: ${open.map((faction) => FACTION_NAMES[faction]).join(', ')}`,
        book.clauses.moments.allocate,
        {
          factions: open,
        },
      ),
    )
  if (game.phase !== null) refusals.push(refuse('phase-under-way', 'a diplomatic phase is still under way'))
  return refusals
}

/** A second list in the same phase may only hold reactions to subversion announced since (49.634A). */
const isLateReaction = (order: OrderOf<'name-targets'>): boolean => order.nominations.every(({ manner }) => manner === 'reaction')

function whyNotNameNow(book: Rulebook, game: Game, order: OrderOf<'name-targets'>): readonly Refusal[] {
  const { phase, situation } = game
  if (phase === null || !FACTIONS_MOVING[phase.side].includes(order.by))
    return [
      refuse('not-your-phase', `it is no diplomatic phase of ${FACTION_NAMES[order.by]}`, book.clauses.moments.name, { faction: order.by }),
    ]
  const refusals = [...whyNotName(book, situation, order.by, order.nominations)]
  for (const { target } of order.nominations)
    if (phase.rolls[target] !== undefined)
      refusals.push(refuse('two-rolls', `${targetName(target)}: one roll for a target in one phase`, book.clauses.oneRollEach, { target }))
  if (phase.named.includes(order.by)) {
    const isLate = isLateReaction(order) && order.nominations.length > 0
    if (!isLate)
      refusals.push(
        refuse('already-named', `${FACTION_NAMES[order.by]} has named its targets for this phase`, book.clauses.moments.nameFirst, {
          faction: order.by,
        }),
      )
    else
      for (const { target } of order.nominations)
        if (!openReactions(book, situation, order.by, target).some((right) => right.id === 'subversion'))
          refusals.push(
            refuse(
              'too-late-to-name',
              `${targetName(target)}: only subversion opens a reaction after the naming`,
              book.clauses.moments.nameFirst,
              { target },
            ),
          )
  }
  return refusals
}

/** The roll in hand, or why there is none to speak of. */
function pending(book: Rulebook, game: Game, target: keyof NonNullable<Game['phase']>['rolls']): PendingRoll | readonly Refusal[] {
  const roll = game.phase?.rolls[target]
  if (roll === undefined || !game.phase?.isRevealed)
    return [
      refuse('not-named', `${targetName(target)} has not been named, or points are not revealed yet`, book.clauses.moments.reveal, {
        target,
      }),
    ]
  return roll
}
const isRefused = (found: PendingRoll | readonly Refusal[]): found is readonly Refusal[] => Array.isArray(found)

const afterTheDie = (book: Rulebook, target: Parameters<typeof targetName>[0]): Refusal =>
  refuse('die-has-fallen', `${targetName(target)}: the die has fallen`, book.clauses.moments.beforeDie, { target })

function whyNotSubvert(book: Rulebook, game: Game, { target, amount }: OrderOf<'use-subversion'>): readonly Refusal[] {
  const roll = pending(book, game, target)
  if (isRefused(roll)) return roll
  const { value, cite } = book.clauses.subversion
  const level = Math.min(value.most, Number(game.situation.facts['russia.subversionLevel'] ?? 0))
  const refusals: Refusal[] = []
  if (roll.rolled !== null) refusals.push(afterTheDie(book, target))
  if (roll.subversion > 0)
    refusals.push(refuse('subverted-already', `${targetName(target)}: one use for a target in a phase`, cite, { target }))
  if (!value.countries.includes(target))
    refusals.push(refuse('not-subvertible', `${targetName(target)} cannot be subverted`, cite, { target }))
  if (game.situation.tensions.rgt.actual < value.fromLevel && !isAtWar(game.situation, 'germany', 'russia'))
    refusals.push(
      refuse('tension-too-low', `subversion needs a Russo-German tension of ${value.fromLevel}, or war`, cite, { needed: value.fromLevel }),
    )
  if (!Number.isInteger(amount) || amount < 1 || amount > level)
    refusals.push(
      refuse('amount', `subversion may push by 1 to ${level}, the research level reached; not by ${amount}`, cite, { amount, level }),
    )
  return refusals
}

function whyNotPlayCovert(book: Rulebook, game: Game, order: OrderOf<'play-covert-operations'>): readonly Refusal[] {
  const roll = pending(book, game, order.target)
  if (isRefused(roll)) return roll
  const refusals: Refusal[] = []
  if (roll.rolled !== null) refusals.push(afterTheDie(book, order.target))
  if (!Number.isInteger(order.operations) || order.operations < 1)
    refusals.push(refuse('amount', `${order.operations} is no number of covert operations`, undefined, { operations: order.operations }))
  return refusals
}

function whyNotPledge(book: Rulebook, game: Game, { target }: OrderOf<'pledge-war-on-russia'>): readonly Refusal[] {
  const roll = pending(book, game, target)
  if (isRefused(roll)) return roll
  const refusals: Refusal[] = []
  if (roll.rolled !== null) refusals.push(afterTheDie(book, target))
  if (isAtWar(game.situation, 'germany', 'russia')) refusals.push(refuse('at-war-already', 'Germany and Russia are at war already'))
  if (!book.clauses.pledgeTargets.value.includes(target))
    refusals.push(
      refuse('no-pledge', `${targetName(target)}: no line of its table asks for a pledge`, book.clauses.pledgeTargets.cite, { target }),
    )
  return refusals
}

function whyNotRoll(book: Rulebook, game: Game, { by, target }: OrderOf<'roll'>): readonly Refusal[] {
  const roll = pending(book, game, target)
  if (isRefused(roll)) return roll
  const refusals: Refusal[] = []
  if (roll.by !== by)
    refusals.push(
      refuse('not-your-roll', `${targetName(target)} was named by ${FACTION_NAMES[roll.by]}`, book.clauses.moments.roller, { target }),
    )
  if (roll.rolled !== null)
    refusals.push(refuse('rolled-already', `${targetName(target)}: the die has fallen`, book.clauses.oneRollEach, { target }))
  const rolls = Object.entries(game.phase?.rolls ?? {})
  const subverted = rolls.find(([other, one]) => other !== target && one.subversion > 0 && one.rolled === null)
  if (subverted !== undefined && roll.subversion === 0)
    refusals.push(
      refuse(
        'subverted-first',
        `the subverted country's die is thrown first: ${targetName(subverted[0] as typeof target)}`,
        book.clauses.moments.subvertedFirst,
        { target },
      ),
    )
  const undecided = rolls.find(([, one]) => one.rolled !== null && one.outcome === null)
  if (undecided !== undefined)
    refusals.push(
      refuse(
        'result-still-to-take',
        `${targetName(undecided[0] as typeof target)}: a result is taken before the next roll`,
        book.clauses.moments.lesserAtOnce,
        { target },
      ),
    )
  return refusals
}

function whyNotTakeResult(book: Rulebook, game: Game, { by, target, result }: OrderOf<'take-result'>): readonly Refusal[] {
  const roll = pending(book, game, target)
  if (isRefused(roll)) return roll
  if (roll.rolled === null)
    return [refuse('not-rolled', `${targetName(target)}: the die has not fallen`, book.clauses.moments.lesserAtOnce, { target })]
  if (roll.outcome !== null)
    return [refuse('taken-already', `${targetName(target)}: a result has been taken`, book.clauses.moments.lesserAtOnce, { target })]
  const rolled = book.tables[target]?.bands.find((band) => band.id === roll.rolled?.result)
  if (rolled === undefined) return [refuse('no-such-result', `${targetName(target)} has no result ${roll.rolled.result}`)]
  const refusals = [...whyNotTake(book, game.situation, target, rolled, result)]
  if (rolled.favours === 'nobody' ? by !== roll.by : sideOf(by) !== rolled.favours)
    refusals.push(
      refuse('not-your-choice', `${targetName(target)}: the choice is the favoured side's`, book.clauses.lesserChooser, { target }),
    )
  return refusals
}

function whyNotClose(book: Rulebook, game: Game): readonly Refusal[] {
  if (game.phase === null) return [refuse('no-phase', 'no diplomatic phase is under way')]
  const { side, named, rolls } = game.phase
  const silent = FACTIONS_MOVING[side].filter((faction) => !named.includes(faction))
  const open = Object.entries(rolls).filter(([, roll]) => roll.outcome === null)
  return [
    ...silent.map((faction) =>
      refuse('still-to-name', `${FACTION_NAMES[faction]} has still to name its targets, or none`, book.clauses.moments.nameFirst, {
        faction,
      }),
    ),
    ...open.map(([target]) =>
      refuse('roll-open', `${targetName(target as 'hungary')}: the roll is not finished`, book.clauses.moments.results, { target }),
    ),
  ]
}
