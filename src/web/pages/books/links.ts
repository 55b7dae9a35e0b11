import { addressOf, type Part } from '../../address.ts'

/** Where the parts of a book lie. */

export const bookHref = (book: string): string => addressOf(['books', book])
export const chapterHref = (book: string, chapter: string): string => addressOf(['books', book], [['chapter', chapter]])
export const ruleHref = (book: string, rule: string): string => addressOf(['books', book], [['rule', rule]])
export const rulingHref = (book: string, ruling: string): string => addressOf(['books', book, 'rulings'], [['rule', ruling]])

/** The clause that a number leads to: its own, or the first of those it is divided into, as 49.31 into 49.31 (a) to (f). */
export function ruleMeant(asked: string, numbers: readonly string[]): string | undefined {
  const said = asked.toLowerCase()
  const isPart = (text: string): boolean => text.startsWith(said) && (said.includes('.') || !/^\d/.test(text.slice(said.length)))
  return numbers.find((number) => number.toLowerCase() === said) ?? numbers.find((number) => isPart(number.toLowerCase()))
}

export const optionParts = (options: readonly string[]): readonly Part[] => (options.length === 0 ? [] : [['options', options.join(',')]])

export const tableHref = (book: string, table: string, options: readonly string[] = []): string =>
  addressOf(['books', book, 'tables', table], optionParts(options))

/** Parts of an address that say something. */
export const said = (parts: Readonly<Record<string, string | undefined>>): readonly Part[] =>
  Object.entries(parts).filter((part): part is [string, string] => part[1] !== undefined && part[1] !== '')
