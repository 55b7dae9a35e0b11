import { EDITIONS, openBook } from '../../editions/index.ts'
import type { Citation } from '../../rules/core/index.ts'

/** What a player would look for in print: `DT Balkans` where the number is a code of ours, else the number itself. */
export function labelOf({ book, rule }: Citation): string {
  const isOpen = EDITIONS.some(({ id }) => id === book)
  return (isOpen ? openBook(book).contents[rule]?.printed : undefined) ?? rule
}

/** `stand-in: 2023 DT Balkans` */
export const borrowedFrom = (standsIn: Citation): string => `stand-in: ${standsIn.book} ${labelOf(standsIn)}`

/** `[DT Balkans]`, `[49.4262; R49-46]` where the line rests on a ruling of ours, `[RC-14; stand-in: 2023 DT Balkans]` where it is borrowed. */
export const inBrackets = (cite: Citation, ruling?: string, standsIn?: Citation): string => {
  const borrowed = standsIn === undefined ? undefined : borrowedFrom(standsIn)
  return `[${[labelOf(cite), ruling, borrowed].filter((part) => part !== undefined && part !== '').join('; ')}]`
}
