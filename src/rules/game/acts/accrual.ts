import { z } from 'zod/mini'
import { accrue as accruedIn, type TensionLine, turnByTurnOf, withComing } from '../../chapters/tension/index.ts'
import { isMet, mapEach, type Situation, situationWith, TRACK_NAMES, TRACKS } from '../../core/index.ts'
import type { ActDeclaration } from '../declaration/declaration.ts'
import { level, line, text, whole } from '../declaration/shapes.ts'
import { type Game, gameWith } from '../game.ts'
import { type TensionMoved, type TrackMove, withReached } from '../tension-moves.ts'
import { distinct, type Telling, telling } from '../words/telling.ts'

/** The levels that the adjustment of this phase will make, where its earlier steps read them. */
export interface TensionForeseen {
  readonly type: 'tension-foreseen'
  readonly tensions: Situation['tensions']
}

function moved(game: Game, { tracks, struck }: TensionMoved): Game {
  const { tensions } = game.situation
  return gameWith(game, {
    counted: mapEach(TRACKS, (track) => tracks[track]?.counted ?? game.counted[track]),
    situation: situationWith(game.situation, {
      tensions: mapEach(TRACKS, (track) => tracks[track]?.level ?? tensions[track]),
      ...(struck === undefined ? {} : { struck }),
    }),
  })
}

/** Where no line moved a level, either its die has lapsed with the Allied player turn (49.851C), or the turn brought nothing. */
function unmoved({ lines, level: { actual, effective } }: TrackMove, struck: TensionMoved['struck']): string {
  if (lines.length > 0 || effective !== actual) return `${actual}${effective === actual ? ', unchanged' : `, effective ${effective}`}`
  return struck === undefined ? `${actual} again: the die of the turn counts no longer` : `${actual}, unchanged`
}

function movedTold({ tracks, struck }: TensionMoved): Telling {
  const moves = TRACKS.flatMap((track) => {
    const move = tracks[track]
    if (move === undefined) return []
    const change = move.lines.reduce((sum, { amount }) => sum + amount, 0)
    const { actual, effective } = move.level
    // Each line is only what came on top of what it had counted before, so how often it counts in all is not said.
    const shown = effective === actual ? '' : `, effective ${effective}`
    const level = change === 0 ? unmoved(move, struck) : `${actual - change} to ${actual}${shown}`
    const words = `${TRACK_NAMES[track]} ${level}`
    return [{ words, lines: move.lines.map((one) => ({ ...one, times: 1, applies: true })) }]
  })
  const counting = moves.flatMap(({ lines }) => lines).filter(({ amount }) => amount !== 0)
  return telling(
    moves.map(({ words }) => words).join('; '),
    distinct(counting.map(({ cite }) => cite)),
    TRACKS.flatMap((track) =>
      (tracks[track]?.reached ?? []).map(({ level: at, words, cite }) => ({ words: `${TRACK_NAMES[track]} ${at}: ${words}`, cite })),
    ),
    moves.filter(({ lines }) => lines.length > 0),
  )
}

/** Last turn's modifiers and this phase's points make the new levels (3.2.7c). */
export const accrue: ActDeclaration<{ readonly is: 'accrue' }, TensionMoved> = {
  is: 'accrue',
  words: 'the levels move by what the turn before brought',
  carryOut(progress) {
    const { book, game } = progress
    const { accounts, tensions, struck } = accruedIn(book, game.past, game.situation)
    const tracks = Object.fromEntries(
      TRACKS.flatMap((track) => {
        const account = accounts[track]
        if (account === undefined) return []
        const lines: TensionLine[] = []
        const counted: Record<string, number> = {}
        for (const line of account.lines) {
          if (line.amount === 0) continue
          lines.push(line)
          counted[line.id] = line.amount
        }
        return [[track, withReached(book, game, track, { level: tensions[track], lines, counted })]]
      }),
    )
    progress.put({ type: 'tension-moved', tracks, struck })
  },
  events: {
    'tension-moved': {
      shape: z.looseObject({
        tracks: z.partialRecord(z.enum(TRACKS), z.looseObject({ level, lines: z.array(line), counted: z.record(z.string(), whole) })),
        struck: z.optional(z.record(z.string(), whole)),
      }),
      evolve: moved,
      show: 'everything',
      tell: (_book, event) => movedTold(event),
      heading: null,
    },
  },
}

/** Where a host rules that the steps before the adjustment read the level to come (RC-11), it is worked out beforehand. */
export const foreseeTension: ActDeclaration<{ readonly is: 'foresee-tension' }, TensionForeseen> = {
  is: 'foresee-tension',
  words: 'the levels to come are told',
  carryOut(progress) {
    const { book, game } = progress
    const rules = turnByTurnOf(book)
    if (rules === undefined || !isMet(rules.coming.when, game.situation)) return
    const { tensions } = withComing(game.situation, accruedIn(book, game.past, game.situation))
    progress.put({ type: 'tension-foreseen', tensions })
  },
  events: {
    'tension-foreseen': {
      shape: z.looseObject({ tensions: z.record(text, level) }),
      evolve: (game, { tensions }) => gameWith(game, { situation: situationWith(game.situation, { tensions }) }),
      show: 'everything',
      tell: (_book, { tensions }) =>
        telling(
          'levels that this turn will make',
          [],
          TRACKS.flatMap((track) => {
            const { coming } = tensions[track]
            return coming === undefined ? [] : [{ words: `${TRACK_NAMES[track]}: ${coming}` }]
          }),
        ),
      heading: null,
    },
  },
}
