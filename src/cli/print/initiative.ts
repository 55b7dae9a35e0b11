import type { InitiativeAnswer } from '../../counsel/index.ts'
import { FACTION_NAMES, type Line, NATION_NAMES, POWERS, type Power, type Turn, turnName } from '../../rules/index.ts'
import type { Look } from '../terminal.ts'
import { INITIATIVE } from '../words.ts'
import { wrap } from '../wrap.ts'
import { inBrackets } from './label.ts'
import { lineBelow, MARGIN, printLine } from './line.ts'
import type { Print } from './print.ts'

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const isPower = (id: string): id is Power => (POWERS as readonly string[]).includes(id)

type Below = (line: Line, answer: InitiativeAnswer) => readonly Line[]

/** Below the sum of each power nothing, or every line that counts in it. */
const nothing: Below = () => []
const itsLines: Below = ({ id }, { powers }) => ((isPower(id) ? powers[id]?.lines : undefined) ?? []).filter(({ applies }) => applies)

const printWith =
  (below: Below): Print<InitiativeAnswer> =>
  (answer, look: Look) => {
    const { holder, order, reason, turn, book, rules } = answer
    const { strong, faint } = look.paint
    const head = INITIATIVE.holder(capital(FACTION_NAMES[holder]), turnName(turn as Turn), book, reason.words)
    return [
      ...wrap(`${strong(head)}  ${faint(inBrackets(reason.cite))}`, 2, look.columns),
      '',
      ...order.flatMap(({ faction, rank, points, lines, partners }) => [
        strong(INITIATIVE.rank(rank, capital(FACTION_NAMES[faction]), points)),
        ...lines
          .filter(({ applies }) => applies)
          .flatMap((line) => [...printLine(line, look), ...below(line, answer).flatMap((one) => lineBelow(one, look))]),
        ...partners.map((nation) => `${' '.repeat(MARGIN)}${INITIATIVE.with(NATION_NAMES[nation])}  ${faint(inBrackets(rules.partners))}`),
        '',
      ]),
    ].slice(0, -1)
  }

/** Who moves first, then the factions in their order with what their powers bring. */
export const printInitiative = printWith(nothing)

/** The same with the lines that make up each power's points. */
export const printWholeInitiative = printWith(itsLines)
