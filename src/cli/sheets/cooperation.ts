import type { CooperateAnswer } from '../../counsel/index.ts'
import { type Turn, turnName } from '../../rules/index.ts'
import { fold } from '../fold.ts'
import { COOPERATION_SHEET } from '../pacific-words.ts'
import { inBrackets } from './label.ts'
import type { Sheet } from './sheet.ts'

/** How the two stand, what would lift it, and every activity with its rule. */
export const cooperationSheet: Sheet<CooperateAnswer> = (answer, { paint, columns }) => {
  const rule = (cite: Parameters<typeof inBrackets>[0] | undefined): string =>
    cite === undefined ? '' : `  ${paint.faint(inBrackets(cite))}`
  const said = (words: string, cite?: Parameters<typeof inBrackets>[0]): readonly string[] => fold(`  ${words}${rule(cite)}`, 4, columns)
  const { restricted, bansLeft, because, lifts, ends, activities, attacksFirst, limits, attrition } = answer
  return [
    paint.strong(restricted ? COOPERATION_SHEET.limited : bansLeft ? COOPERATION_SHEET.someLeft : COOPERATION_SHEET.free),
    ...because.flatMap(({ words, cite }) => said(words, cite)),
    ...(ends === null || !restricted ? [] : said(COOPERATION_SHEET.ends(turnName(ends.turn as Turn), ends.side), ends.cite)),
    ...(restricted && lifts.length > 0 ? [COOPERATION_SHEET.lifts, ...lifts.flatMap(({ words, cite }) => said(words, cite))] : []),
    ...activities.flatMap(({ words, allowed, isRegulated, refusals, notes }) => [
      `${allowed ? COOPERATION_SHEET.allowed : paint.alarm(COOPERATION_SHEET.forbidden)}: ${words}`,
      ...refusals.flatMap(({ words: why, cite }) => said(why, cite)),
      ...notes.flatMap(({ words: why, cite }) => said(why, cite)),
      ...(isRegulated || refusals.length + notes.length > 0 ? [] : said(COOPERATION_SHEET.open)),
    ]),
    ...(attacksFirst === undefined ? [] : said(`${attacksFirst.who}: ${attacksFirst.words}`, attacksFirst.cite)),
    ...limits.flatMap(({ words, most, cite }) => said(`${words}: ${most}`, cite)),
    ...(attrition === undefined ? [] : said(attrition.words, attrition.cite)),
  ]
}
