import type { InitiativeAnswer } from '../../counsel/index.ts'
import { FACTION_NAMES, type Line, NATION_NAMES, POWERS, type Power, type Turn, turnName } from '../../rules/index.ts'
import { fold } from '../fold.ts'
import type { Look } from '../terminal.ts'
import { INITIATIVE } from '../words.ts'
import { inBrackets } from './label.ts'
import { lineOnSheet, MARGIN } from './line.ts'
import type { Sheet } from './sheet.ts'

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const isPower = (id: string): id is Power => (POWERS as readonly string[]).includes(id)

type LinesOf = (line: Line, answer: InitiativeAnswer) => readonly Line[]

/** The sum of each power, or every line that counts in it. */
const summed: LinesOf = (line) => [line]
const inFull: LinesOf = (line, { powers }) => [
  line,
  ...((isPower(line.id) ? powers[line.id]?.lines : undefined) ?? []).filter(({ applies }) => applies),
]

const sheetOf =
  (linesOf: LinesOf): Sheet<InitiativeAnswer> =>
  (answer, look: Look) => {
    const { holder, order, reason, turn, book, rules } = answer
    const { strong, faint } = look.paint
    const head = INITIATIVE.holder(capital(FACTION_NAMES[holder]), turnName(turn as Turn), book, reason.words)
    return [
      ...fold(`${strong(head)}  ${faint(inBrackets(reason.cite))}`, 2, look.columns),
      '',
      ...order.flatMap(({ faction, rank, points, lines, partners }) => [
        strong(INITIATIVE.rank(rank, capital(FACTION_NAMES[faction]), points)),
        ...lines
          .flatMap((line) => linesOf(line, answer))
          .filter(({ applies }) => applies)
          .flatMap((line) => lineOnSheet(line, look)),
        ...partners.map((nation) => `${' '.repeat(MARGIN)}${INITIATIVE.with(NATION_NAMES[nation])}  ${faint(inBrackets(rules.partners))}`),
        '',
      ]),
    ].slice(0, -1)
  }

/** Who moves first, then the factions in their order with what their powers bring. */
export const initiativeSheet = sheetOf(summed)

/** The same with the lines that make up each power's points. */
export const wholeInitiativeSheet = sheetOf(inFull)
