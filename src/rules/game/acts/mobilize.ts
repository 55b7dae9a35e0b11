import { z } from 'zod/mini'
import {
  factsAfterMobilizing,
  levelAtStart,
  type Mobilization,
  type MobilizationTurn,
  mobilizationsDue,
  mobilizedBeforeAttack,
  openingMobilization,
  russianBeginning,
  tensionTurn,
} from '../../chapters/tension/index.ts'
import { type FactValue, type Mobilizations, POWER_NAMES, situationWith } from '../../core/index.ts'
import type { Rulebook } from '../book/rulebook.ts'
import type { ActDeclaration, Progress } from '../declaration/declaration.ts'
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

/** The level of the Japanese track with what the start of the turn added. A game without a moment has it with that already. */
const usjtAtStart = (book: Rulebook, { moment, opening, situation }: Game): number =>
  levelAtStart(tensionTurn(book, opening, situation, moment === null ? 'after-start' : 'opening').usjt)

/** Puts what is mobilized, with what it leaves on the map. */
export function putMobilized(progress: Progress<Mobilized>, { made, after }: MobilizationTurn): void {
  if (made.length > 0) progress.put({ type: 'mobilized', made, after, facts: factsAfterMobilizing(progress.game.situation, made) })
}

/** Before Japan attacks the U.S. it makes good what the start of the turn asked for, and tension rises by that first (51.311, RT-48). */
export function mobilizeBeforeAttack(progress: Progress<Mobilized>): void {
  const { book, game } = progress
  if (book.clauses.mobilization === undefined) return
  progress.withTension(() => putMobilized(progress, mobilizedBeforeAttack(book, game.situation, usjtAtStart(book, game))))
}

function noteOf({ by, theatre, ordinal, isSecondHalf, brps, placesIc, isForced, cite }: Mobilization): Note {
  const which = ordinal === 0 ? 'of Fall 1939' : String(ordinal)
  const more = `${isSecondHalf ? ', second half' : ''}${isForced ? ', to match the U.S.' : ''}${placesIc ? ', with an industrial centre' : ''}`
  const where = theatre === undefined ? '' : ` for ${theatre === 'Pacific' ? 'the Pacific' : theatre}`
  return { words: `${POWER_NAMES[by]}, mobilization ${which}${where}${more}: ${brps} BRPs of units`, cite }
}

type Which = 'opening' | 'due' | 'late'

const DUE: Readonly<Record<Which, (book: Rulebook, game: Game) => MobilizationTurn>> = {
  opening: (book, { situation }) => ({ made: openingMobilization(book, situation), after: situation.mobilizations }),
  due: (book, game) => mobilizationsDue(book, game.situation, usjtAtStart(book, game)),
  late: (book, { situation }) => russianBeginning(book, situation),
}

/**
 * In the Axis player turn that of Fall 1939, which Japan makes by itself; after the tension dice those that are due; as the turn ends that
 * of a Russia whose mark was reached since.
 */
export const mobilize: ActDeclaration<{ readonly is: 'mobilize'; readonly which: Which }, Mobilized> = {
  is: 'mobilize',
  words: 'who has reached a level mobilizes',
  rules: ({ clauses }) => (clauses.mobilization === undefined ? [] : [clauses.mobilization.rule('us')]),
  carryOut(progress, { which }) {
    const { book, game } = progress
    putMobilized(progress, DUE[which](book, game))
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
