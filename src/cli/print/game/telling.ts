import type { Telling, Told, TurnTold } from '../../../counsel/index.ts'
import { type Citation, turnName } from '../../../rules/core/index.ts'
import type { Look } from '../../terminal/terminal.ts'
import { labelOf } from '../label.ts'
import { inset, type Print, paragraphs, plain, printCounting, said } from '../text.ts'

/** Whether reckonings are unfolded into their lines. */
export type Unfolding = 'folded' | 'lines'

/** `  [49.31; 49.34]`, or nothing. */
export const cited = (cites: readonly (Citation | undefined)[], { paint }: Look): string => {
  const labels = [...new Set(cites.flatMap((cite) => (cite === undefined ? [] : [labelOf(cite)])))]
  return labels.length === 0 ? '' : `  ${paint.faint(`[${labels.join('; ')}]`)}`
}

/** A sentence with its rules; what belongs to it below; with their lines, the sums it rests on. */
function printTelling({ words, cites, notes, accounts }: Telling, indent: number, unfolding: Unfolding, look: Look): readonly string[] {
  const sums = unfolding === 'folded' ? [] : accounts
  return [
    ...plain(`${words}${cited(cites, look)}`, indent, look),
    ...notes.flatMap((note) => said(note, indent + 4, look)),
    ...sums.flatMap((account) => [
      `${' '.repeat(indent + 4)}${account.words}`,
      ...inset(indent + 4, look, (narrower) => printCounting(account.lines, narrower)),
    ]),
  ]
}

/** Stages are headings of what happens in them. */
export const printEvent = ({ event, told }: Told, unfolding: Unfolding, look: Look): readonly string[] => {
  if (event.type === 'turn-opened') return []
  return event.type === 'stage-entered'
    ? plain(`${look.paint.strong(told.words)}${cited(told.cites, look)}`, 2, look)
    : printTelling(told, 4, unfolding, look)
}

/** The story, a turn to a paragraph. */
export const printStory =
  (unfolding: Unfolding): Print<{ readonly turns: readonly TurnTold[] }> =>
  ({ turns }, look) =>
    paragraphs(
      turns.map(({ turn, events }) => [look.paint.strong(turnName(turn)), ...events.flatMap((one) => printEvent(one, unfolding, look))]),
    )
