import { isBookId, sheetOf } from '../../editions/index.ts'
import type { Citation } from '../../rules/core/index.ts'

/** What a player would look for in print: `DT Balkans` where the number is a code of ours, else the number itself. */
export const labelOf = ({ book, rule }: Citation): string => (isBookId(book) ? sheetOf(rule) : rule)

/** `stand-in: 2023 DT Balkans` */
export const borrowedFrom = (standsIn: Citation): string => `stand-in: ${standsIn.book} ${labelOf(standsIn)}`

/** `[DT Balkans]`, `[49.4262; R49-46]` where the line rests on a ruling of ours, `[RC-14; stand-in: 2023 DT Balkans]` where it is borrowed. */
export const inBrackets = (cite: Citation, ruling?: string, standsIn?: Citation): string => {
  const borrowed = standsIn === undefined ? undefined : borrowedFrom(standsIn)
  return `[${[labelOf(cite), ruling, borrowed].filter((part) => part !== undefined && part !== '').join('; ')}]`
}
