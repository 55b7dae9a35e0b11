import { z } from 'zod/mini'
import {
  FACTION_NAMES,
  type Faction,
  isFaction,
  type Refusal,
  refuse,
  signed,
  situationWith,
  TRACK_NAMES,
  withVerb,
  yearOf,
} from '../../../core/index.ts'
import type { OrderDeclaration, Shaped } from '../../declaration/declaration.ts'
import { faction, pointTrack, whole } from '../../declaration/shapes.ts'
import { gameWith } from '../../game.ts'
import { telling } from '../../words/telling.ts'

/** In U.S.-Axis tension, unless the book lets points work elsewhere too. */
const shape = z.strictObject({ type: z.literal('use-tension-point'), by: faction, track: z.exactOptional(pointTrack) })

export type UseTensionPoint = Shaped<typeof shape>

export interface TensionPointUsed {
  readonly type: 'tension-point-used'
  readonly by: Faction
  readonly amount: number
  readonly track?: 'rgt' | 'usat'
}

/**
 * One point on a track a turn (49.34, 3.2.4.7b), in any diplomatic phase of its owner's (USAT-D0a) in the year it was placed (49.82A,
 * USAT-D0b). Used, it is spent (49.83a). Nobody asks what the faction rolls for in the phase (49.82B).
 */
export const useTensionPoint: OrderDeclaration<UseTensionPoint, TensionPointUsed> = {
  type: 'use-tension-point',
  words: 'use a point placed on tension, one a turn on each track',
  rules: ({ clauses }) => [clauses.tensionPointRule],
  shape,
  when: 'in-ones-turn',
  whyNot(book, { phase, situation }, { by, track = 'usat' }) {
    const cite = book.clauses.tensionPointRule
    const { by: users, tracks, until } = book.clauses.tensionRules.points
    const refusals: Refusal[] = []
    if (phase === null || !phase.movers.includes(by))
      refusals.push(
        refuse('not-your-phase', `it is no diplomatic phase of ${FACTION_NAMES[by]}`, book.clauses.phaseRules.name, { faction: by }),
      )
    if (!users.includes(by))
      refusals.push(refuse('no-tension-points', `${withVerb(by, 'uses')} no points on tension`, cite, { faction: by }))
    if (!tracks.value.includes(track))
      refusals.push(refuse('closed-track', `no points work on ${TRACK_NAMES[track]}`, tracks.cite, { track }))
    if (until !== null && yearOf(situation.turn) > until)
      refusals.push(refuse('usat-years', `points on ${TRACK_NAMES[track]} are used up to ${until}`, cite, { faction: by }))
    const used = situation.tensionPointsUsed.filter(
      (use) => use.by === by && (use.track ?? 'usat') === track && yearOf(use.turn) === yearOf(situation.turn),
    )
    const placed = situation.placements[by][track] ?? 0
    if (used.length >= placed)
      refusals.push(
        refuse('no-point-left', `points of ${FACTION_NAMES[by]} on ${TRACK_NAMES[track]}: ${used.length} used of ${placed} placed`, cite, {
          placed,
          used: used.length,
        }),
      )
    if (used.some(({ turn }) => turn === situation.turn))
      refusals.push(refuse('one-a-turn', `a point of ${FACTION_NAMES[by]} has been used this turn`, cite, { faction: by }))
    return refusals
  },
  /** The Axis calm by a point (49.411C), the others rouse (49.412C, RC-12). */
  carryOut: (progress, { by, track }) =>
    progress.put({ type: 'tension-point-used', by, amount: by === 'axis' ? -1 : +1, ...(track === undefined ? {} : { track }) }),
  offers: (book, _view, by) =>
    isFaction(by)
      ? [
          { type: 'use-tension-point', by },
          ...(book.clauses.tensionRules.points.tracks.value.includes('rgt')
            ? [{ type: 'use-tension-point', by, track: 'rgt' } as const]
            : []),
        ]
      : [],
  // Where the points of a faction lie is its secret; whether it has any is not.
  topic: {
    is: 'tension-points',
    concerns: ({ clauses }, { phase, points, situation }, by) => {
      const { by: users, until } = clauses.tensionRules.points
      const { turn, tensionPointsUsed } = situation
      return (
        isFaction(by) &&
        users.includes(by) &&
        phase?.movers.includes(by) === true &&
        (points?.[by] ?? 0) > 0 &&
        (until === null || yearOf(turn) <= until) &&
        !tensionPointsUsed.some((use) => use.by === by && use.turn === turn)
      )
    },
  },
  short: {
    word: 'point',
    usage: 'point [rgt | usat]',
    read: ([track], { by }) => ({ type: 'use-tension-point', by, ...(track === undefined ? {} : { track }) }),
    write: ({ track = '' }) => track,
  },
  events: {
    'tension-point-used': {
      shape: z.looseObject({ by: faction, amount: whole, track: z.optional(pointTrack) }),
      evolve: (game, { by, track }) =>
        gameWith(game, {
          situation: situationWith(game.situation, {
            tensionPointsUsed: [
              ...game.situation.tensionPointsUsed,
              { by, turn: game.situation.turn, ...(track === undefined ? {} : { track }) },
            ],
          }),
        }),
      show: 'everything',
      tell: ({ clauses }, { by, track = 'usat', amount }) =>
        telling(`a point of ${FACTION_NAMES[by]} is used on ${TRACK_NAMES[track]}: ${signed(amount)}`, [clauses.tensionPointRule]),
      heading: 'announcements',
    },
  },
}
