import { openBook, SHELF } from '../../editions/index.ts'
import type { Citation } from '../../rules/index.ts'

/** What a player would look for in print: `DT Balkans` where the number is a code of ours, else the number itself. */
export function labelOf({ book, rule }: Citation): string {
  const isOpen = SHELF.some(({ id }) => id === book)
  return (isOpen ? openBook(book).contents[rule]?.printed : undefined) ?? rule
}

/** `[DT Balkans]`, or `[49.4262; R49-46]` where the line rests on a ruling of ours. */
export const inBrackets = (cite: Citation, ruling?: string): string =>
  `[${[labelOf(cite), ruling].filter((part) => part !== undefined && part !== '').join('; ')}]`
