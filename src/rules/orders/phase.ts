import { isBefore, turnName } from '../calendar.ts'
import type { Minor } from '../countries.ts'
import type { Event } from '../event.ts'
import { evolve } from '../evolution.ts'
import { type DiplomaticPhase, FACTIONS_MOVING, type Game } from '../game.ts'
import { openReactions, whyNotName } from '../naming.ts'
import type { OrderOf } from '../order.ts'
import { type ByFaction, FACTION_NAMES, FACTIONS } from '../powers.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { Rulebook } from '../rulebook.ts'
import { hasBeenAtWar, type Placements, type Situation } from '../situation.ts'
import { targetName } from '../targets.ts'
import { isMet } from '../weighing.ts'

export function whyNotOpenPhase(book: Rulebook, game: Game, { turn }: OrderOf<'open-phase'>): readonly Refusal[] {
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
  if (isBefore(turn, game.situation.turn))
    refusals.push(refuse('turn-is-past', `${turnName(turn)} is past; it is ${turnName(game.situation.turn)}`, undefined, { turn }))
  return refusals
}

/** What a country waits on came about a turn ago or more: it waits no longer (SWE-R(9), SWE-R(10)). */
function isWaitOver(book: Rulebook, situation: Situation, now: OrderOf<'open-phase'>['turn']): boolean {
  const { waiting, result } = situation.standings.sweden
  const band = waiting ? book.tables['sweden']?.bands.find(({ policy }) => policy === result) : undefined
  const { since } = situation.standings.finland
  const isDecided = band?.effects.some(
    (effect) => 'waitsFor' in effect && effect.waitsFor !== undefined && isMet(effect.waitsFor, situation),
  )
  return isDecided === true && since !== undefined && isBefore(since, now)
}

export const openPhase = (book: Rulebook, game: Game, { turn, side }: OrderOf<'open-phase'>): readonly Event[] => [
  { type: 'phase-opened', turn, side },
  ...(isWaitOver(book, game.situation, turn) ? [{ type: 'wait-ended', target: 'sweden' } as const] : []),
]

/** Targets rolled for already, and factions that have spoken. */
function whyNotInThisPhase(book: Rulebook, game: Game, phase: DiplomaticPhase, order: OrderOf<'name-targets'>): readonly Refusal[] {
  const { nameFirst } = book.clauses.moments
  const twice = order.nominations
    .filter(({ target }) => phase.rolls[target] !== undefined)
    .map(({ target }) =>
      refuse('two-rolls', `${targetName(target)}: one roll for a target in one phase`, book.clauses.oneRollEach, { target }),
    )
  if (!phase.named.includes(order.by)) return twice
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
  if (phase === null || !FACTIONS_MOVING[phase.side].includes(order.by))
    return [
      refuse('not-your-phase', `it is no diplomatic phase of ${FACTION_NAMES[order.by]}`, book.clauses.moments.name, { faction: order.by }),
    ]
  return [...whyNotName(book, situation, order.by, order.nominations), ...whyNotInThisPhase(book, game, phase, order)]
}

export const pointsIn = (game: Game, targets: readonly Minor[]): ByFaction<Placements> =>
  Object.fromEntries(
    FACTIONS.map((faction) => [
      faction,
      Object.fromEntries(targets.map((target) => [target, game.situation.placements[faction][target] ?? 0])),
    ]),
  ) as unknown as ByFaction<Placements>

/** When the last faction of the side has spoken, all points in the named targets are shown (49.425). */
export function nameTargets(game: Game, { by, nominations }: OrderOf<'name-targets'>): readonly Event[] {
  const named: Event = { type: 'targets-named', by, nominations, inEasternWar: hasBeenAtWar(game.situation, 'germany', 'russia') }
  const after = evolve(game, named)
  const { phase } = after
  if (phase === null || !FACTIONS_MOVING[phase.side].every((faction) => phase.named.includes(faction))) return [named]
  const shown = game.phase?.isRevealed === true ? Object.keys(game.phase.rolls) : []
  const targets = (Object.keys(phase.rolls) as Minor[]).filter((target) => !shown.includes(target))
  return [named, { type: 'points-revealed', targets, placements: pointsIn(after, targets), all: true }]
}

export function whyNotClose(book: Rulebook, game: Game): readonly Refusal[] {
  if (game.phase === null) return [refuse('no-phase', 'no diplomatic phase is under way')]
  const { side, named, rolls } = game.phase
  const silent = FACTIONS_MOVING[side].filter((faction) => !named.includes(faction))
  const open = (Object.keys(rolls) as Minor[]).filter((target) => rolls[target]?.outcome === null)
  return [
    ...silent.map((faction) =>
      refuse('still-to-name', `${FACTION_NAMES[faction]} has still to name its targets, or none`, book.clauses.moments.nameFirst, {
        faction,
      }),
    ),
    ...open.map((target) =>
      refuse('roll-open', `${targetName(target)}: the roll is not finished`, book.clauses.moments.results, { target }),
    ),
  ]
}

/** 49.51: results come about when every die has fallen; reactions already have (49.65). */
export function closePhase(game: Game): readonly Event[] {
  if (game.phase === null) return []
  const waiting = Object.values(game.phase.rolls).filter(({ manner }) => manner === 'ordinary')
  return [
    ...waiting.flatMap(({ outcome }): readonly Event[] => (outcome === null ? [] : [{ type: 'result-applied', outcome }])),
    { type: 'phase-closed', side: game.phase.side },
  ]
}
