import { z } from 'zod/mini'
import { landDemandedOf } from '../../../chapters/rolls/index.ts'
import { type DemandAnswer, type FactValue, type Minor, refuse, targetName } from '../../../core/index.ts'
import type { OrderDeclaration, Progress, Shaped } from '../../declaration/declaration.ts'
import { axis, facts, minor, yes } from '../../declaration/shapes.ts'
import { given, named, yesOrNo, yesWord } from '../../declaration/typed-words.ts'
import { gameWith, isLeftToAxis } from '../../game.ts'
import { withFacts } from '../../situation-changes.ts'
import { factNotes } from '../../words/fact-notes.ts'
import { telling } from '../../words/telling.ts'
import { rollsOf, withRoll } from './pending.ts'

/** Whether a nation resists that may. */
const shape = z.strictObject({ type: z.literal('answer-demand'), by: axis, of: minor, resists: yes })

export type AnswerDemand = Shaped<typeof shape>

export interface DemandAnswered {
  readonly type: 'demand-answered'
  readonly of: Minor
  readonly answer: Exclude<DemandAnswer, 'may-resist'>
  /** The Axis’ own decision. */
  readonly isChosen: boolean
  /** It comes about as the phase ends: no other roll of it is changed (49.4267). */
  readonly later?: true
  readonly facts: Readonly<Record<string, FactValue>>
}

const ANSWER_WORDS: Readonly<Record<DemandAnswered['answer'], string>> = {
  cedes: 'cedes the land that Russia demands',
  resists: 'resists Russia’s demand: a border war',
  dropped: 'keeps its land: Russia drops its demand',
}

/** Land that is ceded is Russia’s; a nation that resists has its border war. */
function factsOf(of: Minor, answer: DemandAnswer): Readonly<Record<string, FactValue>> {
  const land = landDemandedOf(of)
  if (land === undefined) return {}
  if (answer === 'cedes') return { [`${land}.controller`]: 'russia', [`${land}.russiaEntered`]: true }
  return answer === 'resists' ? { [`${land}.borderWar`]: 'open' } : {}
}

function putAnswer(progress: Progress<DemandAnswered>, of: Minor, answer: DemandAnswered['answer'], isChosen: boolean): void {
  // 49.4267: no other roll of the phase is changed by it.
  const later = progress.book.clauses.phaseRuns === 'together' ? { later: true as const } : {}
  progress.put({ type: 'demand-answered', of, answer, isChosen, facts: factsOf(of, answer), ...later })
}

/** What follows when a result has been taken, unless the Axis have a choice; nothing in a book whose games do not keep it. */
export function putDemandSettled(progress: Progress<DemandAnswered>, of: Minor, answer: DemandAnswer | undefined): void {
  const { book } = progress
  if (answer === undefined || answer === 'may-resist' || book.clauses.demandAnswers === undefined) return
  putAnswer(progress, of, answer, false)
}

const answers = (game: Parameters<typeof rollsOf>[0], choices: readonly boolean[]): readonly AnswerDemand[] =>
  rollsOf(game)
    .filter(([, roll]) => isLeftToAxis(roll))
    .flatMap(([of]) => choices.map((resists): AnswerDemand => ({ type: 'answer-demand', by: 'axis', of, resists })))

/** Where a demand leaves it to the Axis, they say whether the nation resists (3.2.4.5c). */
export const answerDemand: OrderDeclaration<AnswerDemand, DemandAnswered> = {
  type: 'answer-demand',
  words: 'the Axis say whether a country resists a demand',
  rules: ({ clauses }) => [clauses.demandTargets.cite],
  shape,
  when: 'in-its-stage',
  whyNot(book, game, { of }) {
    const roll = game.phase?.rolls[of]
    return roll !== undefined && isLeftToAxis(roll)
      ? []
      : [refuse('no-demand-open', `${targetName(of)}: no demand leaves it to the Axis`, book.clauses.demandAnswers, { target: of })]
  },
  carryOut(progress, { of, resists }) {
    putAnswer(progress, of, resists ? 'resists' : 'cedes', true)
  },
  offers: (_book, view, by) => (by === 'axis' ? answers(view, [true, false]) : []),
  owed: (_book, game, by) => (by === 'axis' ? answers(game, [false]) : []),
  short: {
    word: 'resist',
    usage: 'resist COUNTRY yes|no',
    read: ([of = '', answer]) => given(yesOrNo(answer), (resists) => ({ type: 'answer-demand', by: 'axis', of: named(of), resists })),
    write: ({ of, resists }) => `${of} ${yesWord(resists)}`,
  },
  events: {
    'demand-answered': {
      shape: z.looseObject({ of: minor, answer: z.enum(['cedes', 'resists', 'dropped']), isChosen: yes, facts, later: z.optional(yes) }),
      evolve: (game, { of, facts, later }) =>
        later
          ? withRoll(game, of, (roll) => ({ ...roll, isAnswered: true, brings: facts }))
          : withRoll(gameWith(game, { situation: withFacts(game.situation, facts) }), of, (roll) => ({ ...roll, isAnswered: true })),
      show: 'everything',
      tell: (book, { of, answer, isChosen, facts }) =>
        telling(
          `${targetName(of)} ${ANSWER_WORDS[answer]}${isChosen ? ', as the Axis decide' : ''}`,
          [isChosen ? book.clauses.demandAnswers : book.clauses.demandRoll(of)],
          factNotes(book, facts),
        ),
      heading: 'announcements',
    },
  },
}
