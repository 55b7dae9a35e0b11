import type { BlitzAnswer } from '../../../../counsel/index.ts'
import type { BlitzCampaign } from '../../../../rules/chapters/war/index.ts'
import { NATION_NAMES, turnName } from '../../../../rules/core/index.ts'
import type { Look } from '../../../terminal/terminal.ts'
import { type Print, said } from '../../text.ts'
import { BLITZ } from '../../words/war.ts'

function printCampaign(
  { words, turns, possible = [], isOn, left, against, steps, needs, isDeclarerUnknown, cite }: BlitzCampaign,
  look: Look,
): readonly string[] {
  const known = turns.map(turnName).join(', ')
  const perhaps = possible.length === 0 ? '' : BLITZ.possible(possible.map(turnName).join(', '))
  const dates = [known, perhaps].filter((part) => part !== '').join(', ') || BLITZ.none
  const now = isOn ? BLITZ.now(left, against.map((nation) => NATION_NAMES[nation]).join(', ')) : ''
  return [
    ...said({ words: `${words}: ${dates}${now}`, cite }, 2, look),
    ...steps.flatMap(({ amount, words: why, cite: rule }) => said({ words: `${amount}  ${why}`, cite: rule }, 4, look, 4)),
    ...needs.map((fact) => `    ${BLITZ.needs(fact)}`),
    ...(isDeclarerUnknown === true ? [`    ${BLITZ.declarer}`] : []),
  ]
}

/** Whether it is a blitz turn, every campaign with its turns, and what the turn brings. */
export const print: Print<BlitzAnswer> = ({ turn, campaigns, rounds, dry, severeWinter, ...found }, look) => [
  look.paint.strong(BLITZ.head(turnName(turn), found)),
  ...campaigns.flatMap((campaign) => printCampaign(campaign, look)),
  ...(rounds.value === 0 ? [] : said({ words: BLITZ.rounds(rounds.value), cite: rounds.cite }, 2, look)),
  ...(dry === null ? [] : said(dry, 2, look)),
  ...said(severeWinter, 2, look),
]
