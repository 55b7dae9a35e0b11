import { SHEETS, SHEETS_OF_RULES } from './generated/sheets.ts'

/** What a player would look for in print where a number is a code of ours: the label of a rule, as its book's contents would give it. */
export function sheetOf(rule: string): string {
  const [code = ''] = /^(?:DP-)?[A-Z]+(?=-)/.exec(rule) ?? []
  return SHEETS_OF_RULES[rule] ?? SHEETS[code] ?? rule
}
