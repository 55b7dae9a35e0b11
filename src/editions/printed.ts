/** What a player would look for in print where a number is a code of ours, by what the code begins with. */
const SHEETS: Readonly<Record<string, string>> = {
  'DP-GER': 'DP table Germany',
  'DP-ITA': 'DP table Italy',
  'DP-BRI': 'DP table Britain',
  'DP-FRA': 'DP table France',
  'DP-USA': 'DP table United States',
  'DP-RUS': 'DP table Russia',
  GN: 'DT notes',
  BAL: 'DT Balkans',
  BUL: 'DT Bulgaria',
  HUN: 'DT Hungary',
  RUM: 'DT Rumania',
  YUG: 'DT Yugoslavia',
  CRO: 'DT Croatia',
  SER: 'DT Serbia',
  ALB: 'DT Albania',
  AUS: 'DT Austria',
  BEL: 'DT Belgium/Luxembourg',
  CZE: 'DT Czechoslovakia',
  FIN: 'DT Finland',
  GRE: 'DT Greece',
  IRE: 'DT Ireland',
  NOR: 'DT Norway',
  POL: 'DT Poland',
  SPA: 'DT Spain',
  SWE: 'DT Sweden',
  TUR: 'DT Turkey',
  UKR: 'DT Ukraine',
  VIC: 'DT Vichy France',
  RGT: 'RGT table',
  USAT: 'USAT table',
  USJT: 'USJT table',
}

/** Codes that stand on another sheet than their beginning says. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'BAL-B6/B7 variant': 'RGT table',
  '001 Belgium -1': 'DT Belgium/Luxembourg',
  '001 Belgium m': 'DT Belgium/Luxembourg',
  '001 Balkan-m1': 'DT Balkans',
  '001 Balkan-m2': 'DT Balkans',
  '001 Italy-s1': 'DP table Italy',
  '001 Italy-s2': 'DP table Italy',
  '001 Italy-dp': 'DP table Italy',
  '001 Norway-mine': 'DT Norway',
  '001 Norway-name': 'DT Norway',
  '001 Finland/Poland +2': 'DT Finland, DT Poland',
  'Scenario note (002)': 'Global War: Transfer of Additional Forces',
}

/** The label of a rule without its book's contents, as the contents would give it. */
export function sheetOf(rule: string): string {
  const [code = ''] = /^(?:DP-)?[A-Z]+(?=-)/.exec(rule) ?? []
  return ELSEWHERE[rule] ?? SHEETS[code] ?? rule.replace(/^002 (?=59)/, '')
}
