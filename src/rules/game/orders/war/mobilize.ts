import { z } from 'zod/mini'
import { japanChoosesToMobilize, whyNotAct } from '../../../chapters/tension/index.ts'
import { type Mobilized, putMobilized } from '../../acts/mobilize.ts'
import { whyNoChapter } from '../../book/rulebook.ts'
import type { OrderDeclaration, Shaped } from '../../declaration/declaration.ts'

const shape = z.strictObject({ type: z.literal('mobilize'), by: z.literal('japan') })

export type Mobilize = Shaped<typeof shape>

/** Japan alone may choose when it mobilizes, as long as it matches the U.S. (USJT-JM2, USJT-JM3). */
export const mobilizeByChoice: OrderDeclaration<Mobilize, never, Mobilized> = {
  type: 'mobilize',
  words: 'Japan may mobilize',
  rules: ({ clauses }) => [clauses.mobilization?.japan.own],
  shape,
  when: 'in-its-stage',
  whyNot(book, { situation }) {
    const silent = whyNoChapter(book, 'mobilization')
    return silent.length > 0 ? silent : whyNotAct(book, situation, 'japan-mobilizes')
  },
  carryOut: (progress) => putMobilized(progress, japanChoosesToMobilize(progress.book, progress.game.situation)),
  offers: ({ clauses }, _view, by) => (by === 'japan' && clauses.mobilization !== undefined ? [{ type: 'mobilize', by }] : []),
  topic: { is: 'declarations', concerns: 'what-is-offered' },
  short: {
    word: 'mobilize',
    alike: ['mobilise'],
    usage: 'mobilize',
    read: () => ({ type: 'mobilize', by: 'japan' }),
    write: () => '',
  },
  events: {},
}
