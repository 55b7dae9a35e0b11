import type { Note, Telling, Told, TurnTold } from '../../counsel/index.ts'
import { type Citation, turnName } from '../../rules/index.ts'
import type { Look } from '../terminal.ts'
import { wrap } from '../wrap.ts'
import { labelOf } from './label.ts'
import { printLine } from './line.ts'
import type { Print } from './print.ts'

/** Whether reckonings are unfolded into their lines. */
export type Unfolding = 'folded' | 'lines'

/** `  [49.31; 49.34]`, or nothing. */
export const cited = (cites: readonly (Citation | undefined)[], { paint }: Look): string => {
  const labels = [...new Set(cites.flatMap((cite) => (cite === undefined ? [] : [labelOf(cite)])))]
  return labels.length === 0 ? '' : `  ${paint.faint(`[${labels.join('; ')}]`)}`
}

const indented = (lines: readonly string[], by: number): readonly string[] => lines.map((line) => ' '.repeat(by) + line)

const printNote = ({ words, cite }: Note, indent: number, look: Look): readonly string[] =>
  wrap(`${' '.repeat(indent)}${words}${cited([cite], look)}`, indent + 2, look.columns)

/** A sentence with its rules; what belongs to it below; with their lines, the sums it rests on. */
export function printTelling(
  { words, cites, notes, accounts }: Telling,
  indent: number,
  unfolding: Unfolding,
  look: Look,
): readonly string[] {
  const sums = unfolding === 'folded' ? [] : accounts
  const { columns } = look
  const narrow: Look = { paint: look.paint, ...(columns === undefined ? {} : { columns: columns - indent - 4 }) }
  return [
    ...wrap(`${' '.repeat(indent)}${words}${cited(cites, look)}`, indent + 2, columns),
    ...notes.flatMap((note) => printNote(note, indent + 4, look)),
    ...sums.flatMap((account) => [
      `${' '.repeat(indent + 4)}${account.words}`,
      ...indented(
        account.lines.filter(({ applies }) => applies).flatMap((line) => printLine(line, narrow)),
        indent + 4,
      ),
    ]),
  ]
}

/** Stages are headings of what happens in them. */
export const printEvent = ({ event, told }: Told, unfolding: Unfolding, look: Look): readonly string[] => {
  if (event.type === 'turn-opened') return []
  return event.type === 'stage-entered'
    ? wrap(`  ${look.paint.strong(told.words)}${cited(told.cites, look)}`, 4, look.columns)
    : printTelling(told, 4, unfolding, look)
}

/** The story, a turn to a paragraph. */
export const printStory =
  (unfolding: Unfolding): Print<{ readonly turns: readonly TurnTold[] }> =>
  ({ turns }, look) =>
    turns.flatMap(({ turn, events }, index) => [
      ...(index === 0 ? [] : ['']),
      look.paint.strong(turnName(turn)),
      ...events.flatMap((one) => printEvent(one, unfolding, look)),
    ])
