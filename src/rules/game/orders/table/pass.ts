import { z } from 'zod/mini'
import { DELEGATION_NAMES, type Delegation, isFaction, itsOf, refuse } from '../../../core/index.ts'
import type { OrderDeclaration, Progress, Shaped } from '../../declaration/declaration.ts'
import { delegation, text } from '../../declaration/shapes.ts'
import { gameWith } from '../../game.ts'
import { asksBefore, isSettledFirst, stageOf, whyNotLeave, whyNotWithWarsDue } from '../../sequence.ts'
import { telling } from '../../words/telling.ts'
import { speaksOfSupport, whyNotBeforeSupport } from '../war/answer-support.ts'
import { goOn, type TableEvent } from './advance.ts'
import { knowingly, readAnyway, unmet, writeAnyway } from './losses.ts'

const shape = z.strictObject({ type: z.literal('pass'), by: delegation, knowingly })

export type Pass = Shaped<typeof shape>

export interface Passed {
  readonly type: 'passed'
  readonly by: Delegation
  /** Why it needed no order of its own. */
  readonly because?: PassReason
}

/** Of what was said beforehand only its delegation is told. */
const REASONS = {
  sealed: '{their} allocation is sealed',
  'nothing-to-choose': 'there is nothing to choose',
  'standing-order': 'as {their} standing order has it',
  'rolls-next': 'the die is next',
  'nothing-happened': 'nothing happened on the map',
} as const
export type PassReason = keyof typeof REASONS

/** The last to pass ends the stage. */
export function putPass(progress: Progress<Passed | TableEvent>, by: Delegation, because?: PassReason): void {
  progress.put(because === undefined ? { type: 'passed', by } : { type: 'passed', by, because })
  if (progress.game.asked.length === 0) goOn(progress)
}

/** Nothing more in this stage: who passes says that he is done; who still has something to settle cannot. */
export const pass: OrderDeclaration<Pass, Passed, TableEvent> = {
  type: 'pass',
  words: 'say that there is nothing more to do',
  shape,
  when: 'at-any-time',
  whyNot(book, game, { by, knowingly = false }) {
    const stage = stageOf(book, game)
    if (stage === undefined) return [refuse('no-sequence', 'this game keeps no sequence of play')]
    // 50.24: it is asked in its enemies’ window too, and nobody is done before it has spoken.
    if (speaksOfSupport(game, by)) return whyNotBeforeSupport(book, game)
    if (!game.asked.includes(by)) return [refuse('not-asked', `nothing more is asked here of ${DELEGATION_NAMES[by]}`, stage.cite, { by })]
    const isLast = game.asked.length === 1
    if (stage.orders.includes('seal-allocation') && isFaction(by) && !game.sealed.includes(by))
      return [refuse('not-sealed', 'the allocation for the year has still to be sealed', stage.cite, { faction: by })]
    if (book.clauses.phaseRuns === 'together' && isFaction(by) && game.phase?.movers.includes(by) && !game.phase.named.includes(by))
      return [
        refuse(
          'still-to-name',
          'a pass does not say whom you name: name your targets, or say "name nothing"',
          book.clauses.phaseRules.nameFirst,
          { faction: by },
        ),
      ]
    const first = asksBefore(game, stage, by)
    if (first.length > 0) return first
    // Whoever is asked about a surrender says something of it before he goes; 3.2.3: a faction ends its rolls before the next acts.
    const fast = isLast || isSettledFirst(game, stage) ? whyNotLeave(book, game, stage) : whyNotWithWarsDue(book, game, stage, [by])
    return fast.length > 0 || knowingly ? fast : unmet(book, game, stage, by)
  },
  carryOut: (progress, { by }) => putPass(progress, by),
  offers(book, game, by) {
    const stage = stageOf(book, game)
    if (stage === undefined || !game.asked.includes(by)) return []
    const isCostly = unmet(book, game, stage, by).length > 0
    return [{ type: 'pass', by }, ...(isCostly ? [{ type: 'pass' as const, by, knowingly: true as const }] : [])]
  },
  short: {
    word: 'pass',
    alike: ['done', 'end', 'skip', 'finish', 'no'],
    usage: 'pass [anyway]',
    read: (words, { by }) => ({ type: 'pass', by, ...readAnyway(words) }),
    write: writeAnyway,
  },
  events: {
    passed: {
      shape: z.looseObject({ by: delegation, because: z.optional(text) }),
      evolve: (game, { by }) => gameWith(game, { asked: game.asked.filter((one) => one !== by) }),
      show: ({ because, ...event }, eyes) =>
        because === undefined || (because === 'standing-order' && !eyes.includes(event.by)) ? event : { ...event, because },
      tell: (_book, { by, because }) =>
        telling(
          `${DELEGATION_NAMES[by]}: passed`,
          [],
          because === undefined ? [] : [{ words: REASONS[because].replace('{their}', itsOf(by)) }],
        ),
      heading: null,
    },
  },
}
