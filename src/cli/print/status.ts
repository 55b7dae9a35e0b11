import type { StatusAnswer, StatusReport } from '../../counsel/index.ts'
import { type Citation, FRIEND_NAMES, NATION_NAMES, turnName } from '../../rules/index.ts'
import { STATUS_PRINT } from '../status-words.ts'
import type { Look } from '../terminal.ts'
import { wrap } from '../wrap.ts'
import { inBrackets } from './label.ts'
import type { Print } from './print.ts'

const heading = ({ name, statusName, favours, since, cite }: StatusReport, { paint }: Look): string => {
  const words = STATUS_PRINT.heading(name, statusName, favours === null ? undefined : FRIEND_NAMES[favours])
  return `${paint.strong(`${words}${since === undefined ? '' : STATUS_PRINT.since(turnName(since))}`)}  ${paint.faint(inBrackets(cite))}`
}

/** One nation: how it came there, its economy, who may come in, what its forces may do, whom it fights. */
function report(one: StatusReport, look: Look): readonly string[] {
  const { reachedBy, economy, open, closed, forces, wars, stay, notes } = one
  const line = (words: string, cite: Citation, indent = 2): readonly string[] =>
    wrap(`${' '.repeat(indent)}${words}  ${look.paint.faint(inBrackets(cite))}`, indent + 2, look.columns)
  return [
    heading(one, look),
    ...line(STATUS_PRINT.reachedBy(reachedBy.words), reachedBy.cite),
    ...economy.flatMap(({ words, cite }) => line(STATUS_PRINT.economy(words), cite)),
    ...open.flatMap(({ words, cite }) => line(STATUS_PRINT.open(words), cite)),
    ...(stay === undefined ? [] : line(STATUS_PRINT.stay(stay.most, stay.there), stay.cite)),
    ...closed.flatMap(({ words, cite }) => line(STATUS_PRINT.closed(words), cite)),
    ...(wars.with.length === 0 ? [] : line(STATUS_PRINT.atWar(wars.with.map((nation) => NATION_NAMES[nation])), wars.cite)),
    `  ${STATUS_PRINT.forces}`,
    ...forces.flatMap(({ words, cite }) => line(words, cite, 4)),
    ...notes.flatMap(({ words, cite }) => line(words, cite)),
  ]
}

/** One nation in full; of several, only where each stands. */
export const printStatus: Print<StatusAnswer> = ({ countries }, look) =>
  countries.length === 1 ? countries.flatMap((one) => report(one, look)) : countries.map((one) => heading(one, look))
