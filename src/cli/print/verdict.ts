import type { Consequence, MayAnswer } from '../../counsel/index.ts'
import { FACTION_NAMES, isFaction, isPower, POWER_NAMES, type Power } from '../../rules/core/index.ts'
import type { Look } from '../terminal/terminal.ts'
import { printPermission } from './permission.ts'
import { figure, MARGIN, numbered, type Print, reasons } from './text.ts'
import { VERDICT } from './words/answers.ts'

export const nameOf = (name: string): string => (isPower(name) ? POWER_NAMES[name] : isFaction(name) ? FACTION_NAMES[name] : name)

export const printAllowed = (allowed: boolean, { paint }: Look): string =>
  allowed ? paint.strong(VERDICT.allowed) : paint.alarm(VERDICT.notAllowed)

function consequence({ what, who, amount, ...rules }: Consequence, look: Look): readonly string[] {
  const number = amount === undefined ? ' '.repeat(MARGIN - 2) : figure(amount)
  return numbered(number, { ...rules, words: `${what}${who === undefined ? '' : ` (${nameOf(who)})`}` }, look)
}

/** Here an amount is the most there may be of something, not what comes of it. */
const permitted = ({ what, who, amount, ...rules }: Consequence, look: Look): readonly string[] =>
  printPermission({ ...rules, words: what, by: who as Power | undefined, most: amount }, look)

const verdict =
  (told: (one: Consequence, look: Look) => readonly string[]): Print<MayAnswer> =>
  ({ allowed, refusals, price, consequences }, look) => [
    refusals.length > 0 && refusals.every(({ code }) => code === 'unreported') ? VERDICT.unknown : printAllowed(allowed, look),
    ...reasons(refusals, look),
    ...Object.entries(price).map(([power, brps]) => `  ${VERDICT.price(nameOf(power), brps)}`),
    ...consequences.flatMap((one) => told(one, look)),
  ]

/** Allowed or not; every rule against it, or what it costs and brings. */
export const printVerdict = verdict(consequence)

/** The same where a level allows so much of something. */
export const printPermissionVerdict = verdict(permitted)
