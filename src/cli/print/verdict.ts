import type { Consequence, MayAnswer } from '../../counsel/index.ts'
import { FACTION_NAMES, type Faction, POWER_NAMES, type Power, type Refusal } from '../../rules/index.ts'
import type { Look } from '../terminal.ts'
import { VERDICT } from '../words.ts'
import { wrap } from '../wrap.ts'
import { inBrackets } from './label.ts'
import { figure, MARGIN } from './line.ts'
import { printPermission } from './permission.ts'
import type { Print } from './print.ts'

/** One broken rule or plain mistake. */
export const reason = ({ words, cite }: Refusal, { paint, columns }: Look): readonly string[] =>
  wrap(`  ${words}${cite === undefined ? '' : `  ${paint.faint(inBrackets(cite))}`}`, 4, columns)

export const nameOf = (name: string): string => POWER_NAMES[name as Power] ?? FACTION_NAMES[name as Faction] ?? name

function consequence({ what, who, amount, cite, ruling, standsIn }: Consequence, { paint, columns }: Look): readonly string[] {
  const number = amount === undefined ? ' '.repeat(MARGIN - 2) : figure(amount)
  const whom = who === undefined ? '' : ` (${nameOf(who)})`
  return wrap(`${number}  ${what}${whom}  ${paint.faint(inBrackets(cite, ruling, standsIn))}`, MARGIN, columns)
}

/** Here an amount is the most there may be of something, not what comes of it. */
const permitted = ({ what, who, amount, cite, ruling, standsIn }: Consequence, look: Look): readonly string[] =>
  printPermission({ words: what, by: who as Power | undefined, most: amount, cite, ruling, standsIn }, look)

const verdict =
  (told: (one: Consequence, look: Look) => readonly string[]): Print<MayAnswer> =>
  ({ allowed, refusals, price, consequences }, look) => [
    allowed ? look.paint.strong(VERDICT.allowed) : look.paint.alarm(VERDICT.notAllowed),
    ...refusals.flatMap((refusal) => reason(refusal, look)),
    ...Object.entries(price).map(([power, brps]) => `  ${VERDICT.price(nameOf(power), brps)}`),
    ...consequences.flatMap((one) => told(one, look)),
  ]

/** Allowed or not; every rule against it, or what it costs and brings. */
export const printVerdict = verdict(consequence)

/** The same where a level allows so much of something. */
export const printPermissionVerdict = verdict(permitted)
