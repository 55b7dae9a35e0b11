import { type Line, signed } from '../../rules/index.ts'
import type { Look } from '../terminal.ts'
import { RECKONING } from '../words.ts'
import { wrap } from '../wrap.ts'
import { inBrackets } from './label.ts'

/** Numbers stand right, signs and all; words begin here. */
export const MARGIN = 5

export const figure = (number: number): string => signed(number).padStart(MARGIN - 2)

/** So many of something: a number without a sign. */
export const tally = (number: number): string => String(number).padStart(MARGIN - 2)

/** ` -2  Italy is out of the war  [DT Balkans]` */
export const printLine = (line: Line, look: Look): readonly string[] => indentedLine(line, 0, look)

/** A line of something that is itself a line above it. */
export const lineBelow = (line: Line, look: Look): readonly string[] => indentedLine(line, MARGIN, look)

function indentedLine({ amount, times, words, cite, ruling, standsIn }: Line, indent: number, { paint, columns }: Look): readonly string[] {
  const rule = paint.faint(inBrackets(cite, ruling, standsIn))
  return wrap(`${' '.repeat(indent)}${figure(amount)}  ${words}${RECKONING.times(times)}  ${rule}`, MARGIN + indent, columns)
}
