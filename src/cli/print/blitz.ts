import type { BlitzAnswer } from '../../counsel/index.ts'
import { type BlitzCampaign, type Citation, NATION_NAMES, type Turn, turnName } from '../../rules/index.ts'
import type { Look } from '../terminal.ts'
import { BLITZ } from '../war-words.ts'
import { wrap } from '../wrap.ts'
import { inBrackets } from './label.ts'
import type { Print } from './print.ts'

const said = (words: string, cite: Citation, { paint, columns }: Look): readonly string[] =>
  wrap(`  ${words}  ${paint.faint(inBrackets(cite))}`, 4, columns)

function printCampaign(
  { words, turns, isOn, left, against, steps, needs, isDeclarerUnknown, cite }: BlitzCampaign,
  look: Look,
): readonly string[] {
  const dates = turns.length === 0 ? BLITZ.none : turns.map(turnName).join(', ')
  return [
    ...said(`${words}: ${dates}${isOn ? BLITZ.now(left, against.map((nation) => NATION_NAMES[nation]).join(', ')) : ''}`, cite, look),
    ...steps.flatMap(({ amount, words: why, cite: rule }) => said(`  ${amount}  ${why}`, rule, look)),
    ...needs.map((fact) => `    ${BLITZ.needs(fact)}`),
    ...(isDeclarerUnknown === true ? [`    ${BLITZ.declarer}`] : []),
  ]
}

/** Whether it is a blitz turn, every campaign with its turns, and what the turn brings. */
export const printBlitz: Print<BlitzAnswer> = ({ turn, isBlitz, campaigns, rounds, dry, severeWinter }, look) => [
  look.paint.strong(BLITZ.head(turnName(turn as Turn), isBlitz)),
  ...campaigns.flatMap((campaign) => printCampaign(campaign, look)),
  ...(rounds.value === 0 ? [] : said(BLITZ.rounds(rounds.value), rounds.cite, look)),
  ...(dry === null ? [] : said(dry.words, dry.cite, look)),
  ...said(severeWinter.words, severeWinter.cite, look),
]
