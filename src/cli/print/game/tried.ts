import type { Refusal } from '../../../rules/core/index.ts'
import type { Brought, Foresight } from '../../../rules/game/index.ts'
import { TRIED } from '../../game/words.ts'
import type { Look } from '../../terminal/terminal.ts'
import { figure, inset, MARGIN, numbered, type Print, reasons, said } from '../text.ts'
import { nameOf, printAllowed } from '../verdict.ts'
import { VERDICT } from '../words/answers.ts'

/** An order that was only tried: every rule against it, or what it would cost and bring. */
export interface TriedAnswer {
  readonly ok: true
  readonly allowed: boolean
  readonly refusals: readonly Refusal[]
  readonly price: Foresight['price']
  readonly consequences: readonly Brought[]
  readonly faces: Foresight['faces']
  readonly open?: 'die' | 'secret'
}

function brought({ what, who, amount, cite }: Brought, look: Look): readonly string[] {
  const number = amount === undefined ? ' '.repeat(MARGIN - 2) : figure(amount)
  return numbered(number, { words: `${what}${who === undefined ? '' : ` (${nameOf(who)})`}`, cite }, look)
}

/** `costs Germany 10 BRPs` */
export const priceWords = (price: Foresight['price']): readonly string[] =>
  Object.entries(price).map(([power, brps]) => VERDICT.price(nameOf(power), brps))

export const printTried: Print<TriedAnswer> = ({ allowed, refusals, price, consequences, faces, open }, look) => [
  printAllowed(allowed, look),
  ...reasons(refusals, look),
  ...priceWords(price).map((words) => `  ${words}`),
  ...consequences.flatMap((one) => brought(one, look)),
  ...faces.flatMap(({ die, brings }) => [
    ...said({ words: TRIED.face(die) }, 2, look),
    ...inset(2, look, (narrower) => brings.flatMap((one) => brought(one, narrower))),
  ]),
  ...(open === undefined || faces.length > 0 ? [] : said({ words: TRIED.open[open] }, 2, look)),
]
