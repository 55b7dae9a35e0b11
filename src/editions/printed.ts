import { SHEETS, SHEETS_OF_RULES } from './generated/sheets.ts'

/** What a player would look for in print where a number is a code of ours: the label of a rule, as its book's contents would give it. */
export function sheetOf(rule: string): string {
  const [code = ''] = /^(?:DP-)?[A-Z]+(?=-)/.exec(rule) ?? []
  // A number that two sources use is kept apart by the source's own, which no player looks for.
  return SHEETS_OF_RULES[rule] ?? SHEETS[code] ?? rule.replace(/^00\d (?=\d)/, '')
}
