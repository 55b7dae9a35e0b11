import { z } from 'zod/mini'
import type { MinorNation } from '../../chapters/statuses/index.ts'
import { factsOfSurrender, minorSurrender, surrendersDue } from '../../chapters/surrender/index.ts'
import { copyWith, type FactValue, type Following, isMinor, withVerb } from '../../core/index.ts'
import type { Rulebook } from '../book/rulebook.ts'
import type { ActDeclaration } from '../declaration/declaration.ts'
import { facts, follows, nation } from '../declaration/shapes.ts'
import { type Game, gameWith } from '../game.ts'
import { putSettlement, type SurrenderSettled, unsettled, waitsForAWord } from '../orders/war/settle-surrender.ts'
import { withFacts, withStanding } from '../situation-changes.ts'
import { followingNote } from '../words/notes.ts'
import { telling } from '../words/telling.ts'

export interface MinorSurrendered {
  readonly type: 'minor-surrendered'
  readonly nation: MinorNation
  readonly facts: Readonly<Record<string, FactValue>>
  readonly follows: readonly Following[]
}

function surrenderOf(book: Rulebook, game: Game, of: MinorNation): MinorSurrendered {
  const { consequences, facts: land } = minorSurrender(book, game.situation, { of, cause: 'capital' })
  return { type: 'minor-surrendered', nation: of, facts: { ...factsOfSurrender(of), ...land }, follows: consequences }
}

/** Minor nations whose capital fell give in (3.5.1), then the powers whose surrender nobody is asked about (3.2.1b). */
export const surrenders: ActDeclaration<{ readonly is: 'surrenders' }, MinorSurrendered, SurrenderSettled> = {
  is: 'surrenders',
  words: 'surrenders that have come about are told',
  carryOut(progress) {
    const { book, game } = progress
    const due = unsettled(book, game, 'surrenders').filter((id) => !waitsForAWord(book, id))
    if (book.clauses.minorSurrenders !== undefined)
      for (const of of surrendersDue(book, game.situation)) progress.put(surrenderOf(book, game, of))
    for (const of of due) putSettlement(progress, { of, answer: 'accepted', isFree: false }, game)
  },
  events: {
    'minor-surrendered': {
      shape: z.looseObject({ nation, facts, follows }),
      evolve(game, { nation, facts }) {
        const situation = withFacts(game.situation, facts)
        if (!isMinor(nation)) return gameWith(game, { situation })
        const standing = copyWith(situation.standings[nation], { conquered: true, since: situation.turn })
        return gameWith(game, { situation: withStanding(situation, nation, standing) })
      },
      show: 'everything',
      tell: (_book, { nation, follows }) => telling(`${withVerb(nation, 'surrenders')}`, [], follows.map(followingNote)),
      heading: null,
    },
  },
}
