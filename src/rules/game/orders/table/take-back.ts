import { z } from 'zod/mini'
import { DELEGATION_NAMES, type Delegation } from '../../../core/index.ts'
import type { OrderDeclaration, Shaped } from '../../declaration/declaration.ts'
import { anyone, count, oneLine, text } from '../../declaration/shapes.ts'
import { telling } from '../../words/telling.ts'

const shape = z.strictObject({
  type: z.literal('take-back'),
  by: anyone,
  /** Put in by the record: which order is meant is always the last of whoever asks. */
  order: z.exactOptional(count),
  kind: z.exactOptional(oneLine),
})

export type TakeBack = Shaped<typeof shape>

export interface TakenBack {
  readonly type: 'taken-back'
  readonly by: Delegation | 'referee'
  /** Its number in the record. Nobody is shown it, for it tells how many orders others have given unseen. */
  readonly order: number | null
  readonly kind: string
}

/** What was given last, as one says it aloud. */
const GIVEN_WORDS: Readonly<Partial<Record<string, string>>> = {
  pass: 'the pass',
  quiet: 'the pass for the rest of this turn',
  stand: 'what was left alone',
  'seal-allocation': 'the seal',
  'draft-allocation': 'the draft',
  'name-targets': 'the naming',
  'take-result': 'the result taken',
  'declare-war': 'the declaration of war',
  'report-facts': 'the report from the map',
  'report-declaration': 'the report of a declaration',
  'meet-obligation': 'the report of what was done',
  'use-subversion': 'the subversion',
  'waive-subversion': 'that there is no subversion',
  'play-covert-operations': 'the covert operation',
  'use-tension-point': 'the point used on tension',
  'make-demand': 'the demand',
  'answer-demand': 'the answer to the demand',
}

export const givenWords = (kind: string): string | undefined => GIVEN_WORDS[kind]

/**
 * An order is taken back by whoever gave it. What speaks against it is in the record, not in the game: the record says which orders stand,
 * and folds the events of those alone, so that the game is exactly what it was without the order.
 */
export const takeBack: OrderDeclaration<TakeBack, TakenBack> = {
  type: 'take-back',
  words: 'take back what one said last, while nobody has acted on it',
  shape,
  when: 'always',
  whyNot: () => [],
  carryOut: (progress, { by, order = null, kind = '' }) => progress.put({ type: 'taken-back', by, order, kind }),
  offers: 'nothing',
  short: {
    word: 'undo',
    alike: ['revert', 'cancel', 'retract', 'unseal'],
    usage: 'undo',
    read: (_words, { by }) => ({ type: 'take-back', by }),
    write: () => '',
  },
  events: {
    'taken-back': {
      shape: z.looseObject({ by: anyone, order: z.nullable(count), kind: text }),
      evolve: (game) => game,
      show: (event) => ({ ...event, order: null }),
      tell: (_book, { by, kind }) =>
        telling(`taken back by ${by === 'referee' ? 'the host' : DELEGATION_NAMES[by]}: ${givenWords(kind) ?? 'an order'}`),
      heading: null,
    },
  },
}
