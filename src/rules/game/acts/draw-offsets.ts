import { z } from 'zod/mini'
import { isTrackKept, offsetBy } from '../../chapters/tension/index.ts'
import { copyWith, situationWith, TRACK_NAMES } from '../../core/index.ts'
import type { ActDeclaration } from '../declaration/declaration.ts'
import { dicedTrack, whole } from '../declaration/shapes.ts'
import { gameWith } from '../game.ts'
import { telling } from '../words/telling.ts'

type DicedTrack = 'usat' | 'usjt'

export interface OffsetDrawn {
  readonly type: 'offset-drawn'
  readonly track: DicedTrack
  readonly die: number
  readonly offset: number
}

const offsetWords = (offset: number): string => (offset === 0 ? 'also' : `${Math.abs(offset)} ${offset > 0 ? 'above' : 'below'}`)

/** Dice for the effective levels. */
export const drawOffsets: ActDeclaration<{ readonly is: 'draw-offsets'; readonly tracks: readonly DicedTrack[] }, OffsetDrawn> = {
  is: 'draw-offsets',
  words: 'the dice for the effective levels fall',
  carryOut(progress, { tracks }) {
    const { book, game } = progress
    for (const track of tracks) {
      if (game.offsets[track] !== null || !isTrackKept(book, track, game.situation)) continue
      const die = progress.dice(TRACK_NAMES[track])
      progress.put({ type: 'offset-drawn', track, die, offset: offsetBy(book, die) })
    }
  },
  events: {
    'offset-drawn': {
      shape: z.looseObject({ track: dicedTrack, die: whole, offset: whole }),
      evolve(game, { track, offset }) {
        const { actual, highest } = game.situation.tensions[track]
        const level = { actual, effective: actual + offset, ...(highest === undefined ? {} : { highest }) }
        return gameWith(game, {
          offsets: copyWith(game.offsets, { [track]: offset }),
          situation: situationWith(game.situation, { tensions: copyWith(game.situation.tensions, { [track]: level }) }),
        })
      },
      show: 'everything',
      tell: (_book, { track, die, offset }) =>
        telling(`${TRACK_NAMES[track]}: the die says ${die}, the effective level is ${offsetWords(offset)} the actual one`),
      heading: null,
    },
  },
}
