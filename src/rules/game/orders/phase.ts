import { openReactions, whyNotName } from '../../chapters/rolls/naming.ts'
import { isBefore, type Turn, turnName } from '../../core/calendar.ts'
import { isMet } from '../../core/conditions/weighing.ts'
import type { Minor } from '../../core/countries.ts'
import { type ByFaction, FACTION_NAMES, FACTIONS, type Faction } from '../../core/powers.ts'
import { type Refusal, refuse } from '../../core/refusal.ts'
import { hasBeenAtWar, type Manner, type Placements, type Situation } from '../../core/situation.ts'
import { targetName } from '../../core/targets.ts'
import type { Event } from '../event.ts'
import { evolve } from '../evolution.ts'
import { type DiplomaticPhase, type Game, isLeftToAxis, type PendingRoll } from '../game.ts'
import type { OrderOf } from '../order.ts'
import type { Rulebook } from '../rulebook.ts'

export function whyNotOpenPhase(book: Rulebook, game: Game, { turn }: OrderOf<'open-phase'>): readonly Refusal[] {
  const refusals: Refusal[] = []
  const open = FACTIONS.filter((faction) => !game.sealed.includes(faction))
  if (open.length > 0)
    refusals.push(
      refuse(
        'not-all-sealed',
        `still to allocate: ${open.map((faction) => FACTION_NAMES[faction]).join(', ')}`,
        book.clauses.phaseRules.allocate,
        {
          factions: open,
        },
      ),
    )
  if (game.phase !== null) refusals.push(refuse('phase-under-way', 'a diplomatic phase is still under way'))
  if (isBefore(turn, game.situation.turn))
    refusals.push(refuse('turn-is-past', `${turnName(turn)} is past; it is ${turnName(game.situation.turn)}`, undefined, { turn }))
  return refusals
}

/** What a country waits on came about a turn ago or more: it waits no longer (SWE-R(9), SWE-R(10)). */
function isWaitOver(book: Rulebook, situation: Situation, now: Turn): boolean {
  const { waiting, result } = situation.standings.sweden
  const band = waiting ? book.tables['sweden']?.bands.find(({ policy }) => policy === result) : undefined
  const { since } = situation.standings.finland
  const isDecided = band?.effects.some(
    (effect) => 'waitsFor' in effect && effect.waitsFor !== undefined && isMet(effect.waitsFor, situation),
  )
  return isDecided === true && since !== undefined && isBefore(since, now)
}

export const openPhase = (book: Rulebook, game: Game, turn: Turn, movers: readonly Faction[]): readonly Event[] => [
  { type: 'phase-opened', turn, movers },
  ...(isWaitOver(book, game.situation, turn) ? [{ type: 'wait-ended', target: 'sweden' } as const] : []),
]

/**
 * Why an earlier roll of the phase stands in the way. Where Reactions and demands go beside an Action, only one of the same kind does; of
 * another kind, it has to be finished first.
 */
export function whyNotBeside(book: Rulebook, roll: PendingRoll | undefined, target: Minor, manner: Manner): readonly Refusal[] {
  const { reactsBeside, oneRollEach, phaseRules, demandRoll } = book.clauses
  if (roll === undefined) return []
  if (reactsBeside === undefined || roll.manner === manner)
    return [refuse('two-rolls', `${targetName(target)}: one roll for a target in one phase`, oneRollEach, { target })]
  if (roll.outcome !== null && !isLeftToAxis(roll)) return []
  return roll.manner === 'demand'
    ? [refuse('demand-first', `${targetName(target)}: its answer to the demand comes first`, demandRoll(target), { target })]
    : [refuse('roll-open', `${targetName(target)}: the roll in hand is finished first`, phaseRules.results, { target })]
}

/** Targets rolled for already, and factions that have spoken. */
function whyNotInThisPhase(book: Rulebook, game: Game, phase: DiplomaticPhase, order: OrderOf<'name-targets'>): readonly Refusal[] {
  const { nameFirst } = book.clauses.phaseRules
  const twice = order.nominations.flatMap(({ target, manner }) => whyNotBeside(book, phase.rolls[target], target, manner))
  if (book.clauses.phaseRuns === 'one-by-one' || !phase.named.includes(order.by)) return twice
  // 49.634A: once the targets are named, only subversion announced since opens a further reaction.
  const isLate = order.nominations.length > 0 && order.nominations.every(({ manner }) => manner === 'reaction')
  if (!isLate)
    return [
      ...twice,
      refuse('already-named', `${FACTION_NAMES[order.by]} has named its targets for this phase`, nameFirst, { faction: order.by }),
    ]
  const late = order.nominations
    .filter(({ target }) => !openReactions(book, game.situation, order.by, target).some((right) => right.id === 'subversion'))
    .map(({ target }) =>
      refuse('too-late-to-name', `${targetName(target)}: only subversion opens a reaction after the naming`, nameFirst, { target }),
    )
  return [...twice, ...late]
}

export function whyNotNameNow(book: Rulebook, game: Game, order: OrderOf<'name-targets'>): readonly Refusal[] {
  const { phase, situation } = game
  if (phase === null || !phase.movers.includes(order.by))
    return [
      refuse('not-your-phase', `it is no diplomatic phase of ${FACTION_NAMES[order.by]}`, book.clauses.phaseRules.name, {
        faction: order.by,
      }),
    ]
  // Where each Action runs its course alone, passing says that there is no more.
  if (book.clauses.phaseRuns === 'one-by-one' && order.nominations.length === 0)
    return [refuse('nothing-named', 'nothing is named; pass when there is nothing more to do', book.clauses.phaseRules.nameFirst)]
  return [...whyNotName(book, situation, order.by, order.nominations), ...whyNotInThisPhase(book, game, phase, order)]
}

export const pointsIn = (game: Game, targets: readonly Minor[]): ByFaction<Placements> =>
  Object.fromEntries(
    FACTIONS.map((faction) => [
      faction,
      Object.fromEntries(targets.map((target) => [target, game.situation.placements[faction][target] ?? 0])),
    ]),
  ) as unknown as ByFaction<Placements>

/** When the last of the movers has spoken, all points in the named targets are shown (49.425); Action by Action, at once. */
export function nameTargets(book: Rulebook, game: Game, { by, nominations }: OrderOf<'name-targets'>): readonly Event[] {
  const named: Event = { type: 'targets-named', by, nominations, inEasternWar: hasBeenAtWar(game.situation, 'germany', 'russia') }
  const after = evolve(game, named)
  const { phase } = after
  const isComplete = book.clauses.phaseRuns === 'one-by-one' || phase?.movers.every((faction) => phase.named.includes(faction))
  if (phase === null || !isComplete) return [named]
  const shown = game.phase?.isRevealed === true ? Object.keys(game.phase.rolls) : []
  const targets = (Object.keys(phase.rolls) as Minor[]).filter((target) => !shown.includes(target))
  return [named, { type: 'points-revealed', targets, placements: pointsIn(after, targets), all: true }]
}

export function whyNotClose(book: Rulebook, game: Game): readonly Refusal[] {
  if (game.phase === null) return [refuse('no-phase', 'no diplomatic phase is under way')]
  const { movers, named, rolls } = game.phase
  const silent = book.clauses.phaseRuns === 'one-by-one' ? [] : movers.filter((faction) => !named.includes(faction))
  const open = (Object.keys(rolls) as Minor[]).filter((target) => rolls[target]?.outcome === null)
  const asked = (Object.keys(rolls) as Minor[]).filter((target) => rolls[target] !== undefined && isLeftToAxis(rolls[target]))
  return [
    ...asked.map((target) =>
      refuse('demand-open', `${targetName(target)}: the Axis have still to say whether it resists`, book.clauses.demandAnswers?.cite, {
        target,
      }),
    ),
    ...silent.map((faction) =>
      refuse('still-to-name', `${FACTION_NAMES[faction]} has still to name its targets, or none`, book.clauses.phaseRules.nameFirst, {
        faction,
      }),
    ),
    ...open.map((target) =>
      refuse('roll-open', `${targetName(target)}: the roll is not finished`, book.clauses.phaseRules.results, { target }),
    ),
  ]
}

/** Results of these rolls come about as soon as they are taken: reactions (49.65), and all where each Action runs its course alone (3.5.2.2). */
export const comesAtOnce = (book: Rulebook, { manner }: PendingRoll): boolean =>
  book.clauses.phaseRuns === 'one-by-one' || manner !== 'ordinary'

/** 49.51: results come about when every die has fallen, unless they already have. */
export function closePhase(book: Rulebook, game: Game): readonly Event[] {
  if (game.phase === null) return []
  const waiting = Object.values(game.phase.rolls).filter((roll) => !comesAtOnce(book, roll))
  return [
    ...waiting.flatMap(({ outcome }): readonly Event[] => (outcome === null ? [] : [{ type: 'result-applied', outcome }])),
    { type: 'phase-closed', movers: game.phase.movers },
  ]
}
