import { type Citation, type Line, type Refusal, signed } from '../../rules/core/index.ts'
import type { Look } from '../terminal/terminal.ts'
import { wrap } from '../terminal/wrap.ts'
import { inBrackets } from './label.ts'
import { RECKONING } from './words/answers.ts'

/** Lays an answer out for a reader, line by line. */
export type Print<A> = (answer: A, look: Look) => readonly string[]

/** Something said, with what it rests on. */
export interface Said {
  readonly words: string
  readonly cite?: Citation | undefined
  readonly ruling?: string | undefined
  readonly standsIn?: Citation | undefined
}

/** `words  [DT Balkans]`; without a rule, the words alone. */
export const withRule = ({ words, cite, ruling, standsIn }: Said, { paint }: Look): string =>
  cite === undefined ? words : `${words}  ${paint.faint(inBrackets(cite, ruling, standsIn))}`

/** A sentence with its rule, so far in; what does not fit stands two further in. */
export const said = (one: Said, indent: number, look: Look, hanging = indent + 2): readonly string[] =>
  wrap(' '.repeat(indent) + withRule(one, look), hanging, look.columns)

/** Words without a rule. */
export const plain = (words: string, indent: number, look: Look): readonly string[] => said({ words }, indent, look)

/** Numbers stand right, signs and all; words begin here. */
export const MARGIN = 5

export const figure = (number: number): string => signed(number).padStart(MARGIN - 2)

/** So many of something: a number without a sign. */
export const tally = (number: number | string): string => String(number).padStart(MARGIN - 2)

/** A sentence behind the number it is about. */
export const numbered = (number: string, one: Said, look: Look, indent = 0): readonly string[] =>
  said({ ...one, words: `${number}  ${one.words}` }, indent, look, indent + MARGIN)

/** ` -2  Italy is out of the war  [DT Balkans]` */
export const printLine = (line: Line, look: Look, indent = 0): readonly string[] =>
  numbered(figure(line.amount), { ...line, words: line.words + RECKONING.times(line.times) }, look, indent)

export const printCounting = (lines: readonly Line[], look: Look): readonly string[] =>
  lines.filter(({ applies }) => applies).flatMap((line) => printLine(line, look))

/** One broken rule or plain mistake. */
export const reason = ({ words, cite }: Refusal, look: Look): readonly string[] => said({ words, cite }, 2, look)

export const reasons = (refusals: readonly Refusal[], look: Look): readonly string[] => refusals.flatMap((one) => reason(one, look))

/** A heading and what stands under it; nothing where there is nothing. */
export const titled = (title: string, lines: readonly string[]): readonly string[] => (lines.length === 0 ? [] : [title, ...lines])

/** Blocks with a blank line between them; those with nothing in them are left out. */
export const paragraphs = (blocks: readonly (readonly string[])[]): readonly string[] =>
  blocks.filter((lines) => lines.length > 0).flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]))

/** Lines that were laid out as if the page began further right. */
export const inset = (by: number, { columns, ...look }: Look, lay: (narrower: Look) => readonly string[]): readonly string[] =>
  lay({ ...look, ...(columns === undefined ? {} : { columns: columns - by }) }).map((line) => ' '.repeat(by) + line)

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

export const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(({ length }) => length))

/** Words behind a name, in a column of their own. */
export const inColumn = (name: string, width: number, words: string, indent: number, { columns }: Look): readonly string[] =>
  wrap(`${' '.repeat(indent)}${name.padEnd(width)}  ${words}`, indent + width + 2, columns)
