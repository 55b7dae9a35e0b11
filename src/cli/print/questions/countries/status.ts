import type { StatusAnswer, StatusReport } from '../../../../counsel/index.ts'
import { FRIEND_NAMES } from '../../../../rules/chapters/statuses/index.ts'
import { NATION_NAMES, turnName } from '../../../../rules/core/index.ts'
import type { Look } from '../../../terminal/terminal.ts'
import { type Print, type Said, said, withRule } from '../../text.ts'
import { STATUS } from '../../words/status.ts'

const heading = ({ name, statusName, favours, since, cite }: StatusReport, look: Look): string => {
  const words = STATUS.heading(name, statusName, favours === null ? undefined : FRIEND_NAMES[favours])
  return withRule({ words: look.paint.strong(`${words}${since === undefined ? '' : STATUS.since(turnName(since))}`), cite }, look)
}

/** One nation: how it came there, its economy, who may come in, what its forces may do, whom it fights. */
function printNation(one: StatusReport, look: Look): readonly string[] {
  const { reachedBy, economy, open, closed, forces, wars, stay, notes } = one
  const listed = (all: readonly Said[], named: (words: string) => string = (words) => words, indent = 2): readonly string[] =>
    all.flatMap(({ words, cite }) => said({ words: named(words), cite }, indent, look))
  return [
    heading(one, look),
    ...listed([reachedBy], STATUS.reachedBy),
    ...listed(economy, STATUS.economy),
    ...listed(open, STATUS.open),
    ...(stay === undefined ? [] : listed([{ words: STATUS.stay(stay.most, stay.there), cite: stay.cite }])),
    ...listed(closed, STATUS.closed),
    ...(wars.with.length === 0 ? [] : listed([{ words: STATUS.atWar(wars.with.map((nation) => NATION_NAMES[nation])), cite: wars.cite }])),
    `  ${STATUS.forces}`,
    ...listed(forces, undefined, 4),
    ...listed(notes),
  ]
}

/** One nation in full; of several, only where each stands. */
export const print: Print<StatusAnswer> = ({ countries }, look) =>
  countries.length === 1 ? countries.flatMap((one) => printNation(one, look)) : countries.map((one) => heading(one, look))
