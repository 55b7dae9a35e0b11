import type { Told } from '../../../counsel/index.ts'
import type { Letter } from '../../../record/index.ts'
import type { SeatView } from '../../../referee/index.ts'
import { MAILED } from '../../game/mail-words.ts'
import { type Print, plain } from '../text.ts'
import { printSeatView } from './seat.ts'
import { printEvent } from './telling.ts'

/** What came of reading or writing in a folder. */
export interface MailAnswer {
  readonly send: readonly string[]
  readonly letters: readonly Letter[]
  readonly declined: readonly string[]
  readonly told: readonly Told[]
  readonly state: readonly string[]
  readonly view?: SeatView
}

/** What happened, what was written, what is to be sent, and where the game stands. */
export const printMail: Print<MailAnswer> = ({ send, letters, declined, told, state, view }, look) => [
  ...told.flatMap((one) => printEvent(one, 'folded', look)),
  ...letters.flatMap(({ from, to, text }) => [
    '',
    look.paint.strong(MAILED.letter(from, to)),
    ...text.split('\n').map((line) => `  ${line}`),
  ]),
  ...declined.flatMap((words) => plain(look.paint.alarm(words), 0, look)),
  ...(view === undefined ? [] : [...printSeatView(view, look), '']),
  ...(send.length === 0 ? [] : [MAILED.send(send.length), ...send]),
  ...state.flatMap((words) => plain(words, 0, look)),
]
