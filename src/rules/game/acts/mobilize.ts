import { z } from 'zod/mini'
import { factsAfterMobilizing, type Mobilization, mobilizationsDue, openingMobilization } from '../../chapters/tension/index.ts'
import { type FactValue, type Mobilizations, POWER_NAMES, situationWith } from '../../core/index.ts'
import type { ActDeclaration } from '../declaration/declaration.ts'
import { cite, facts, turn, whole, yes } from '../declaration/shapes.ts'
import { type Game, gameWith } from '../game.ts'
import { withFacts } from '../situation-changes.ts'
import { type Note, telling } from '../words/telling.ts'

export interface Mobilized {
  readonly type: 'mobilized'
  readonly made: readonly Mobilization[]
  readonly after: Mobilizations
  readonly facts: Readonly<Record<string, FactValue>>
}

/** What the start of the turn added to the Japanese track. */
const startOf = (game: Game): number => Object.values(game.counted.usjt).reduce((sum, amount) => sum + amount, 0)

function noteOf({ by, theatre, ordinal, isSecondHalf, brps, placesIc, isForced, cite }: Mobilization): Note {
  const which = ordinal === 0 ? 'of Fall 1939' : String(ordinal)
  const more = `${isSecondHalf ? ', second half' : ''}${isForced ? ', to match the U.S.' : ''}${placesIc ? ', with an industrial centre' : ''}`
  const where = theatre === undefined ? '' : ` for ${theatre === 'Pacific' ? 'the Pacific' : theatre}`
  return { words: `${POWER_NAMES[by]}, mobilization ${which}${where}${more}: ${brps} BRPs of units`, cite }
}

/** In the Axis player turn that of Fall 1939, which Japan makes by itself; after the tension dice those that are due. */
export const mobilize: ActDeclaration<{ readonly is: 'mobilize'; readonly which: 'opening' | 'due' }, Mobilized> = {
  is: 'mobilize',
  words: 'who has reached a level mobilizes',
  rules: ({ clauses }) => (clauses.mobilization === undefined ? [] : [clauses.mobilization.rule('us')]),
  carryOut(progress, { which }) {
    const { book, game } = progress
    const { made, after } =
      which === 'opening'
        ? { made: openingMobilization(book, game.situation), after: game.situation.mobilizations }
        : mobilizationsDue(book, game.situation, game.opening.tensions.usjt.actual + startOf(game))
    if (made.length === 0) return
    progress.put({ type: 'mobilized', made, after, facts: factsAfterMobilizing(game.situation, made) })
  },
  events: {
    mobilized: {
      shape: z.looseObject({
        made: z.array(z.looseObject({ by: z.enum(['russia', 'us', 'japan']), ordinal: whole, brps: whole, cite })),
        after: z.looseObject({
          russia: z.looseObject({ done: whole, isHalfDone: yes, nextDue: z.nullable(turn) }),
          usEurope: whole,
          usPacific: whole,
          japan: whole,
          japanAtWar: whole,
        }),
        facts,
      }),
      evolve: (game, { facts, after }) =>
        gameWith(game, { situation: situationWith(withFacts(game.situation, facts), { mobilizations: after }) }),
      show: 'everything',
      tell: (_book, { made }) => telling('mobilization', [], made.map(noteOf)),
      heading: 'announcements',
    },
  },
}
