import { z } from 'zod/mini'
import { electionsDue } from '../../chapters/elections/index.ts'
import { type Citation, POWER_NAMES, type Power } from '../../core/index.ts'
import type { ActDeclaration } from '../declaration/declaration.ts'
import { cite, power, text } from '../declaration/shapes.ts'
import { telling } from '../words/telling.ts'

/** Matters that come up by themselves at a moment of the turn, and when the chapter on them asks. */
const ANNOUNCEMENTS = { 'elections-of-the-year': 'after-year-start', 'elections-of-the-turn': 'turn-end' } as const

export type Announcement = keyof typeof ANNOUNCEMENTS

/** Something the rules call for now, for the players to see to. */
export interface Announced {
  readonly type: 'announced'
  readonly words: string
  readonly cite: Citation
  readonly who?: Power
}

/** What the rules bring about or call for at this moment is announced. */
export const announce: ActDeclaration<{ readonly is: 'announce'; readonly what: Announcement }, Announced> = {
  is: 'announce',
  words: 'elections that are due are announced',
  rules: ({ clauses }) => clauses.changes?.elections.triggers.map(({ cite }) => cite) ?? [],
  carryOut(progress, { what }) {
    const { book, game } = progress
    if (book.clauses.changes === undefined) return
    for (const { words, cite } of electionsDue(book, game.situation, ANNOUNCEMENTS[what]))
      progress.put({ type: 'announced', words, cite, who: 'us' })
  },
  events: {
    announced: {
      shape: z.looseObject({ words: text, cite, who: z.optional(power) }),
      evolve: (game) => game,
      show: 'everything',
      tell: (_book, { words, cite, who }) => telling(who === undefined ? words : `${POWER_NAMES[who]} votes ${words}`, [cite]),
      heading: 'announcements',
    },
  },
}
