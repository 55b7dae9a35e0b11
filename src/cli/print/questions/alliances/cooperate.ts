import { type CooperateAnswer, type Finding, findingsOf, openingWords } from '../../../../counsel/index.ts'
import type { Cooperator } from '../../../../rules/chapters/cooperation/index.ts'
import { turnName } from '../../../../rules/core/index.ts'
import type { Look } from '../../../terminal/terminal.ts'
import { type Print, plain, type Said, said } from '../../text.ts'
import { VERDICT } from '../../words/answers.ts'
import { COOPERATION } from '../../words/pacific.ts'

const listed = (all: readonly Pick<Said, 'words' | 'cite'>[], look: Look): readonly string[] =>
  all.flatMap(({ words, cite }) => said({ words, cite }, 2, look))

/** What has one reason is told together. */
function printFinding({ grounds, activities }: Finding, look: Look): readonly string[] {
  const [first, ...more] = activities
  const [ground, ...others] = grounds.length === 0 ? [{ words: COOPERATION.open }] : grounds
  return first !== undefined && more.length === 0
    ? [
        ...said({ words: `${first.words}: ${ground?.words}`, cite: ground?.cite }, 2, look),
        ...others.flatMap(({ words, cite }) => said({ words, cite }, 4, look, 4)),
      ]
    : [
        ...listed(
          [ground, ...others].flatMap((one) => one ?? []),
          look,
        ),
        ...activities.flatMap(({ words }) => plain(`- ${words}`, 4, look)),
      ]
}

/** How the two stand, what would lift it, and every activity with its rule. */
export const print: Print<CooperateAnswer> = (answer, look) => {
  const { restricted, bansLeft, apart, because, lifts, ends, activities, attacksFirst, limits, attrition } = answer
  const verdict = (allowed: boolean): string => (allowed ? VERDICT.allowed : look.paint.alarm(VERDICT.notAllowed))
  const footing = restricted ? 'limited' : bansLeft ? 'someLeft' : apart === undefined ? 'free' : 'apart'
  const whole = (): readonly string[] =>
    findingsOf(activities, answer.one as Cooperator, answer.other as Cooperator).flatMap(({ allowed, opening, findings }) => [
      `${verdict(allowed)}${allowed ? '' : ` ${openingWords(opening)}`}`,
      ...findings.flatMap((one) => printFinding(one, look)),
    ])
  const asked = (): readonly string[] =>
    activities.flatMap(({ words, allowed, isRegulated, refusals, notes, opening }) => [
      `${verdict(allowed)}: ${words}`,
      ...listed([...refusals, ...notes], look),
      ...(opening === undefined ? [] : plain(openingWords(opening), 2, look)),
      ...(isRegulated || refusals.length + notes.length > 0 ? [] : plain(COOPERATION.open, 2, look)),
    ])
  return [
    look.paint.strong(COOPERATION[footing]),
    ...listed([...(apart === undefined ? [] : [apart]), ...because], look),
    ...(ends === null || !restricted ? [] : said({ words: COOPERATION.ends(turnName(ends.turn), ends.side), cite: ends.cite }, 2, look)),
    ...(restricted && lifts.length > 0 ? [COOPERATION.lifts, ...listed(lifts, look)] : []),
    ...(answer.allowed === undefined ? whole() : asked()),
    ...(answer.otherWay.length === 0 ? [] : [COOPERATION.otherWay]),
    ...answer.otherWay.flatMap(({ words, allowed, refusals }) => [
      ...plain(`${verdict(allowed)}: ${words}`, 2, look),
      ...refusals.flatMap((refusal) => said(refusal, 4, look)),
    ]),
    ...(attacksFirst === undefined ? [] : said({ words: `${attacksFirst.who}: ${attacksFirst.words}`, cite: attacksFirst.cite }, 2, look)),
    ...limits.flatMap(({ words, most, cite }) => said({ words: `${words}: ${most}`, cite }, 2, look)),
    ...(attrition === undefined ? [] : listed([attrition], look)),
  ]
}
