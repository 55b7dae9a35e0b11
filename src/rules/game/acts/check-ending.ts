import { z } from 'zod/mini'
import { isAlliedDefeat } from '../../chapters/elections/index.ts'
import { type Citation, isMet, type Situation } from '../../core/index.ts'
import type { Rulebook } from '../book/rulebook.ts'
import type { ActDeclaration } from '../declaration/declaration.ts'
import { cite, text } from '../declaration/shapes.ts'
import { gameWith } from '../game.ts'
import { telling } from '../words/telling.ts'

export interface WarEnded {
  readonly type: 'war-ended'
  readonly words: string
  readonly cite?: Citation
}

/** How the war has ended, if it has: a defeat of the Allies needs no vote and no turn's end (62.91). */
export function endingOf(book: Rulebook, situation: Situation): WarEnded | undefined {
  const { endings, changes } = book.clauses
  const isDefeat = changes !== undefined && isAlliedDefeat(book, situation)
  const over = endings.find(({ when }) => isMet(when, situation)) ?? (isDefeat ? changes.elections.defeat : undefined)
  return over === undefined ? undefined : { type: 'war-ended', words: over.words, ...(over.cite === undefined ? {} : { cite: over.cite }) }
}

/** Whether the war is over as the turn ends: what ends it at once has done so by then. */
export const checkEnding: ActDeclaration<{ readonly is: 'check-ending' }, WarEnded> = {
  is: 'check-ending',
  words: 'whether the war has ended is looked at',
  carryOut(progress) {
    const { book, game } = progress
    const over = endingOf(book, game.situation)
    if (over !== undefined) progress.put(over)
  },
  events: {
    'war-ended': {
      shape: z.looseObject({ words: text, cite: z.optional(cite) }),
      evolve: (game, { words, cite }) =>
        gameWith(game, { asked: [], ending: { turn: game.situation.turn, words, ...(cite === undefined ? {} : { cite }) } }),
      show: 'everything',
      tell: (_book, { words, cite }) => telling(`the game is over: ${words}`, [cite]),
      heading: 'announcements',
    },
  },
}
