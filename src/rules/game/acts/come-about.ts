import { z } from 'zod/mini'
import { type Citation, type FactValue, type Following, following, isMet } from '../../core/index.ts'
import type { ActDeclaration } from '../declaration/declaration.ts'
import { cite, facts, follows, text } from '../declaration/shapes.ts'
import { gameWith } from '../game.ts'
import { withFacts } from '../situation-changes.ts'
import { followingNote } from '../words/notes.ts'
import { telling } from '../words/telling.ts'

export interface CameAbout {
  readonly type: 'came-about'
  readonly words: string
  readonly cite: Citation
  readonly facts: Readonly<Record<string, FactValue>>
  readonly follows: readonly Following[]
}

/** What the map brings about by itself, looked at once a phase. */
export const comeAbout: ActDeclaration<{ readonly is: 'come-about' }, CameAbout> = {
  is: 'come-about',
  words: 'what the position on the map brings about by itself comes about',
  carryOut(progress) {
    const { book, game } = progress
    for (const { when, sets, words, cite: why, brings } of book.clauses.occurrences ?? [])
      if (isMet(when, game.situation))
        progress.put({
          type: 'came-about',
          words,
          cite: why,
          facts: sets as Readonly<Record<string, FactValue>>,
          follows: following(brings, game.situation),
        })
  },
  events: {
    'came-about': {
      shape: z.looseObject({ words: text, cite, facts, follows }),
      evolve: (game, { facts: made }) => gameWith(game, { situation: withFacts(game.situation, made) }),
      show: 'everything',
      tell: (_book, { words, cite: why, follows: brought }) => telling(words, [why], brought.map(followingNote)),
      heading: 'announcements',
    },
  },
}
