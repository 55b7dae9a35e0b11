import type { AllotAnswer } from '../../counsel/index.ts'
import { type Allotment, FACTION_NAMES, FACTIONS, type Line, POWER_NAMES, POWERS_OF } from '../../rules/index.ts'
import type { Look } from '../terminal.ts'
import { ALLOTMENT } from '../words.ts'
import { printLine } from './line.ts'
import type { Print } from './print.ts'

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const counts = ({ applies }: Line): boolean => applies

function printPower(heading: string, { lines }: Allotment, isShown: (line: Line) => boolean, look: Look): readonly string[] {
  return [look.paint.strong(heading), ...lines.filter(isShown).flatMap((line) => printLine(line, look)), '']
}

const allotments =
  (isShown: (line: Line) => boolean): Print<AllotAnswer> =>
  ({ powers, factions, notes = [] }, look) => {
    const isOne = Object.keys(powers).length === 1
    const lines = FACTIONS.flatMap((faction) => {
      const { total, limit } = factions[faction]
      const sum = ALLOTMENT.faction(capital(FACTION_NAMES[faction]), total, limit)
      // Russia is a faction by itself: one heading says both.
      const isAlone = POWERS_OF[faction].length === 1
      const own = POWERS_OF[faction].flatMap((power) => {
        const allotment = powers[power]
        if (allotment === undefined) return []
        const heading = isAlone ? sum : ALLOTMENT.power(capital(POWER_NAMES[power]), allotment.total)
        return printPower(heading, allotment, isShown, look)
      })
      return own.length === 0 || isOne || isAlone ? own : [...own, look.paint.strong(sum), '']
    })
    return [...notes.flatMap(({ what, cite }) => [`${capital(what)}  ${look.paint.faint(`[${cite.rule}]`)}`, '']), ...lines.slice(0, -1)]
  }

/** Each power's points with the lines that count, and what its faction may do with them. */
export const printAllotment = allotments(counts)

/** The same with every line of the tables. */
export const printWholeAllotment = allotments(() => true)
