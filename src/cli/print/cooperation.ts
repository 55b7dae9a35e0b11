import { type CooperateAnswer, type Finding, findingsOf, openingWords } from '../../counsel/index.ts'
import { type Cooperator, type Turn, turnName } from '../../rules/index.ts'
import { COOPERATION_PRINT } from '../pacific-words.ts'
import { wrap } from '../wrap.ts'
import { inBrackets } from './label.ts'
import type { Print } from './print.ts'

/** How the two stand, what would lift it, and every activity with its rule; what has one reason is told together. */
export const printCooperation: Print<CooperateAnswer> = (answer, { paint, columns }) => {
  const rule = (cite: Parameters<typeof inBrackets>[0] | undefined): string =>
    cite === undefined ? '' : `  ${paint.faint(inBrackets(cite))}`
  const said = (words: string, cite?: Parameters<typeof inBrackets>[0]): readonly string[] => wrap(`  ${words}${rule(cite)}`, 4, columns)
  const { restricted, bansLeft, apart, because, lifts, ends, activities, attacksFirst, limits, attrition } = answer
  const verdict = (allowed: boolean): string => (allowed ? COOPERATION_PRINT.allowed : paint.alarm(COOPERATION_PRINT.forbidden))
  const found = ({ grounds, activities: alike }: Finding): readonly string[] => {
    const [first, ...more] = alike
    const [ground, ...others] = grounds.length === 0 ? [{ words: COOPERATION_PRINT.open }] : grounds
    return first !== undefined && more.length === 0
      ? [...said(`${first.words}: ${ground?.words}`, ground?.cite), ...others.flatMap(({ words, cite }) => said(`  ${words}`, cite))]
      : [
          ...[ground, ...others].flatMap((one) => (one === undefined ? [] : said(one.words, one.cite))),
          ...alike.flatMap(({ words }) => wrap(`    - ${words}`, 6, columns)),
        ]
  }
  const listed = findingsOf(activities, answer.one as Cooperator, answer.other as Cooperator).flatMap(({ allowed, opening, findings }) => [
    `${verdict(allowed)}${allowed ? '' : ` ${openingWords(opening)}`}`,
    ...findings.flatMap(found),
  ])
  const footing = restricted ? 'limited' : bansLeft ? 'someLeft' : apart === undefined ? 'free' : 'apart'
  return [
    paint.strong(COOPERATION_PRINT[footing]),
    ...(apart === undefined ? [] : said(apart.words, apart.cite)),
    ...because.flatMap(({ words, cite }) => said(words, cite)),
    ...(ends === null || !restricted ? [] : said(COOPERATION_PRINT.ends(turnName(ends.turn as Turn), ends.side), ends.cite)),
    ...(restricted && lifts.length > 0 ? [COOPERATION_PRINT.lifts, ...lifts.flatMap(({ words, cite }) => said(words, cite))] : []),
    ...(answer.allowed === undefined
      ? listed
      : activities.flatMap(({ words, allowed, isRegulated, refusals, notes, opening }) => [
          `${verdict(allowed)}: ${words}`,
          ...[...refusals, ...notes].flatMap(({ words: why, cite }) => said(why, cite)),
          ...(opening === undefined ? [] : said(openingWords(opening))),
          ...(isRegulated || refusals.length + notes.length > 0 ? [] : said(COOPERATION_PRINT.open)),
        ])),
    ...(attacksFirst === undefined ? [] : said(`${attacksFirst.who}: ${attacksFirst.words}`, attacksFirst.cite)),
    ...limits.flatMap(({ words, most, cite }) => said(`${words}: ${most}`, cite)),
    ...(attrition === undefined ? [] : said(attrition.words, attrition.cite)),
  ]
}
