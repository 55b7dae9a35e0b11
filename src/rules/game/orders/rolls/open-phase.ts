import { z } from 'zod/mini'
import {
  copyWith,
  FACTION_NAMES,
  FACTIONS,
  FACTIONS_MOVING,
  type Faction,
  isBefore,
  isMet,
  type Minor,
  type Refusal,
  refuse,
  SIDE_OF,
  type Situation,
  sideOf,
  situationWith,
  type Turn,
  targetName,
  turnName,
} from '../../../core/index.ts'
import type { Rulebook } from '../../book/rulebook.ts'
import type { OrderDeclaration, Progress, Shaped } from '../../declaration/declaration.ts'
import { faction, minor, referee, side, turn } from '../../declaration/shapes.ts'
import { gameWith, turnedTo } from '../../game.ts'
import { withStanding } from '../../situation-changes.ts'
import { factionNames } from '../../words/notes.ts'
import { telling } from '../../words/telling.ts'

const shape = z.strictObject({ type: z.literal('open-phase'), by: referee, turn, side })

export type OpenPhase = Shaped<typeof shape>

export interface PhaseOpened {
  readonly type: 'phase-opened'
  readonly turn: Turn
  readonly movers: readonly Faction[]
}

/** Sweden's wait on Finland is over. */
export interface WaitEnded {
  readonly type: 'wait-ended'
  readonly target: Minor
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

export function putPhase(progress: Progress<PhaseOpened | WaitEnded>, turn: Turn, movers: readonly Faction[]): void {
  const isOver = isWaitOver(progress.book, progress.game.situation, turn)
  progress.put({ type: 'phase-opened', turn, movers })
  if (isOver) progress.put({ type: 'wait-ended', target: 'sweden' })
}

/** A diplomatic phase of one side, in a game that keeps no sequence of play. */
export const openPhase: OrderDeclaration<OpenPhase, PhaseOpened | WaitEnded> = {
  type: 'open-phase',
  words: 'a diplomatic phase is opened',
  shape,
  when: 'in-its-stage',
  whyNot(book, game, { turn }) {
    const refusals: Refusal[] = []
    const factions = FACTIONS.filter((faction) => !game.sealed.includes(faction))
    if (factions.length > 0)
      refusals.push(
        refuse(
          'not-all-sealed',
          `still to allocate: ${factions.map((faction) => FACTION_NAMES[faction]).join(', ')}`,
          book.clauses.phaseRules.allocate,
          { factions },
        ),
      )
    if (game.phase !== null) refusals.push(refuse('phase-under-way', 'a diplomatic phase is still under way'))
    if (isBefore(turn, game.situation.turn))
      refusals.push(refuse('turn-is-past', `${turnName(turn)} is past; it is ${turnName(game.situation.turn)}`, undefined, { turn }))
    return refusals
  },
  carryOut: (progress, { turn, side }) => putPhase(progress, turn, FACTIONS_MOVING[side]),
  offers: 'nothing',
  short: null,
  events: {
    'phase-opened': {
      shape: z.looseObject({ turn, movers: z.array(faction) }),
      evolve(game, { turn, movers }) {
        const { situation } = game
        const sides = movers.map(sideOf)
        return gameWith(game, {
          ...turnedTo(game, turn, situation.turn === turn ? situation : situationWith(situation, { turn })),
          phase: { movers, named: [], isRevealed: false, standings: situation.standings, rolls: {} },
          declaring: [],
          support: [],
          duties: game.duties.filter(({ by }) => !sides.includes(SIDE_OF[by])),
        })
      },
      show: 'everything',
      tell: ({ clauses }, { movers }) => telling(`diplomatic phase of ${factionNames(movers)}`, [clauses.phaseRules.name]),
      heading: null,
    },
    'wait-ended': {
      shape: z.looseObject({ target: minor }),
      evolve(game, { target }) {
        const { waiting: _waiting, ...standing } = game.situation.standings[target]
        const situation = withStanding(game.situation, target, { ...standing, joined: game.situation.turn })
        return gameWith(game, { situation, phase: game.phase === null ? null : copyWith(game.phase, { standings: situation.standings }) })
      },
      show: 'everything',
      tell: ({ tables }, { target }) =>
        telling(`${targetName(target)} waits no longer`, [tables[target]?.bands.find(({ policy }) => policy === 9)?.cite]),
      heading: 'announcements',
    },
  },
}
