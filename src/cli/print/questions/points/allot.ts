import type { AllotAnswer } from '../../../../counsel/index.ts'
import { FACTION_NAMES, FACTIONS, type Line, POWER_NAMES, POWERS_OF } from '../../../../rules/core/index.ts'
import type { PrintQuestion } from '../../question.ts'
import { capital, type Print, paragraphs, printLine } from '../../text.ts'
import { ALLOTMENT } from '../../words/answers.ts'

const allotments =
  (isShown: (line: Line) => boolean): Print<AllotAnswer> =>
  ({ powers, factions, notes = [] }, look) => {
    const { strong, faint } = look.paint
    const isOne = Object.keys(powers).length === 1
    const blocks = FACTIONS.flatMap((faction) => {
      const { total, limit } = factions[faction]
      const sum = ALLOTMENT.faction(capital(FACTION_NAMES[faction]), total, limit)
      // Russia is a faction by itself: one heading says both.
      const isAlone = POWERS_OF[faction].length === 1
      const own = POWERS_OF[faction].flatMap((power) => {
        const allotment = powers[power]
        if (allotment === undefined) return []
        const heading = isAlone ? sum : ALLOTMENT.power(capital(POWER_NAMES[power]), allotment.total)
        return [[strong(heading), ...allotment.lines.filter(isShown).flatMap((line) => printLine(line, look))]]
      })
      return own.length === 0 || isOne || isAlone ? own : [...own, [strong(sum)]]
    })
    return paragraphs([...notes.map(({ what, cite }) => [`${capital(what)}  ${faint(`[${cite.rule}]`)}`]), ...blocks])
  }

/** Each power's points with the lines that count, or all of them, and what its faction may do with them. */
export const print: PrintQuestion<AllotAnswer> = (answer, look, { isWhole }) =>
  allotments(({ applies }) => applies || isWhole)(answer, look)
