import type { AllotAnswer } from '../../counsel/index.ts'
import { type Allotment, FACTION_NAMES, FACTIONS, type Line, POWER_NAMES, POWERS_OF, type Power } from '../../rules/index.ts'
import type { Look } from '../terminal.ts'
import { ALLOTMENT } from '../words.ts'
import { lineOnSheet } from './line.ts'
import type { Sheet } from './sheet.ts'

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const counts = ({ applies }: Line): boolean => applies

function powerOnSheet(power: Power, { lines, total }: Allotment, isShown: (line: Line) => boolean, look: Look): readonly string[] {
  const heading = look.paint.strong(ALLOTMENT.power(capital(POWER_NAMES[power]), total))
  return [heading, ...lines.filter(isShown).flatMap((line) => lineOnSheet(line, look)), '']
}

const allotments =
  (isShown: (line: Line) => boolean): Sheet<AllotAnswer> =>
  ({ powers, factions }, look) => {
    const asked = Object.keys(powers)
    const sheet = FACTIONS.flatMap((faction) => {
      const own = POWERS_OF[faction].flatMap((power) => {
        const allotment = powers[power]
        return allotment === undefined ? [] : powerOnSheet(power, allotment, isShown, look)
      })
      const { total, limit } = factions[faction]
      const sum = look.paint.strong(ALLOTMENT.faction(capital(FACTION_NAMES[faction]), total, limit))
      return own.length === 0 || asked.length === 1 ? own : [...own, sum, '']
    })
    return sheet.slice(0, -1)
  }

/** Each power's points with the lines that count, and what its faction may do with them. */
export const allotmentSheet = allotments(counts)

/** The same with every line of the tables. */
export const wholeAllotmentSheet = allotments(() => true)
