/** Wording of answers at the terminal. */

/** What a door says of a row that counts something there is none of. */
const UNCOUNTED = ['none counted so far', 'not reported, taken as none']

export const RECKONING = {
  total: (signed: string, target: string, by: string, turn: string, book: string): string =>
    `${signed} in all for ${target}, rolled for by ${by}, ${turn} (${book})`,
  manner: { ordinary: '', reaction: ' in reaction', demand: ' in answer to a demand' },
  times: (times: number): string => (Math.abs(times) > 1 ? ` (${Math.abs(times)} times)` : ''),
  die: 'die',
  comesTo: 'comes to',
  result: 'result',
  odds: 'odds',
  demandOdds: 'odds of the demand',
  otherwise: (words: string): string => `were it allowed: ${words}`,
  drawnFrom: '; with a draw of 1',
  draw: 'draw',
  before: 'before the die',
  caution: (words: string): string => `note: ${words}`,
  permanent: ', for good',
  demand: (words: string): string => `the demand: ${words}`,
  refused: 'this roll is not allowed:',
  idle: 'lines that do not count',
  wanting: (words: string): string => (UNCOUNTED.includes(words) ? words : `would need: ${words}`),
}

export const ALLOTMENT = {
  power: (name: string, total: number): string => `${name}: ${total} in all`,
  faction: (name: string, total: number, limit: number): string => `${name}: ${total} in all, at most ${limit} in one target`,
}

export const TENSIONS = {
  track: (name: string, change: string): string => `${name}: ${change}`,
  change: (before: string, after: string): string => `${before} to ${after}`,
  effective: (level: string): string => `, effective ${level}`,
  atDie: (level: string): string => ` (${level} at the die, for mobilization)`,
  undrawn: ' (no draw given)',
  reached: (level: number, words: string): string => `reached ${level}: ${words}`,
  nextTurn: ', from next turn',
  mobilizations: 'mobilizations',
  mobilization: (power: string, ordinal: number): string =>
    `BRPs of units for ${power}, ${ordinal === 0 ? 'its mobilization of Fall 1939' : `mobilization ${ordinal}`}`,
  theatre: { Europe: ' for Europe', Pacific: ' for the Pacific' },
  secondHalf: ', second half',
  forced: ', to match the U.S.',
  centre: ', with an industrial centre',
  from: (arm: string, turn: string): string => `${arm} from ${turn}`,
  allowed: 'allowed now',
  allowedAfter: (turn: string): string => `allowed after ${turn}`,
  allowedIn: (turn: string): string => `allowed in ${turn}`,
  border: (axis: number, russian: number, ratio: string, worth: number): string =>
    `Axis and Russian ground units on the border: ${axis} and ${russian}, ${ratio}, worth ${worth}`,
  most: (most: number | null): string => (most === null ? ': without limit' : `: at most ${most}`),
}

export const INITIATIVE = {
  holder: (faction: string, turn: string, book: string, why: string): string => `${faction} first in ${turn} (${book}): ${why}`,
  rank: (rank: number, faction: string, points: number): string => `${rank}. ${faction}: ${points} in all`,
  with: (nation: string): string => `with ${nation}`,
}

export const NOTICES = {
  none: 'nothing to heed',
}

export const VERDICT = {
  allowed: 'allowed',
  notAllowed: 'not allowed',
  unknown: 'not known',
  price: (power: string, brps: number): string => `costs ${power} ${brps} BRPs`,
}

export const BOOKS = {
  when: (words: string): string => `when ${words}`,
  per: (words: string): string => `for each of: ${words}`,
  cap: (most: number): string => `at most ${most} either way`,
  results: 'results',
  answers: 'in answer to a territorial demand',
  permanent: (id: string): string => `${id}*`,
  permanentNote: '* for good: the country is not named again',
  rulings: 'rulings',
  nothing: (search: string): string => `nothing holds "${search}"`,
  found: (clauses: number, rulings: number): string => `${counted(clauses, 'clause')}, ${counted(rulings, 'ruling')}`,
  facts: (number: number): string => counted(number, 'fact'),
}

export const FACT_VALUES = {
  'yes-no': 'true or false',
  control: 'a power, a country or nobody',
  date: 'a turn or null',
  from: (least: number, most: number | undefined): string =>
    most !== undefined ? `${least} to ${most}` : least < -99 ? 'a whole number' : `${least} or more`,
  unreported: (number: number): string => `${number}: not reported`,
  choice: (says: Readonly<Record<string, string>>): string =>
    Object.entries(says)
      .map(([id, words]) => (id === words ? id : `${id}: ${words}`))
      .join('; '),
}

export const DIFFERENCE = {
  against: (one: string, other: string): string => `${one} against ${other}`,
  onlyTable: (table: string, book: string): string => `table ${table} only in ${book}`,
  inTables: (tables: readonly string[]): string => `in ${tables.join(', ')}`,
  tables: 'tables',
  clausesOnlyIn: (book: string, number: number): string => `${counted(number, 'clause')} only in ${book}`,
  onlyIn: (book: string): string => `only in ${book}`,
  reworded: (number: number): string => `${counted(number, 'clause')} under the same number with another heading`,
  none: 'no difference',
}

export const COVERAGE = {
  book: 'book',
  catalogue: 'catalogue',
  clauses: 'clauses',
  all: 'all',
}

export const counted = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`

export const SEQUENCE = {
  heading: (turn: string, book: string): string => `The steps of ${turn} (${book})`,
  now: ' (now)',
  when: (words: string, holds: boolean): string => `only if ${words}${holds ? '' : ': not this turn'}`,
  needs: (what: string): string =>
    ({
      rolls: 'passed over where nobody named a country',
      'subvertible-rolls': 'passed over where Russia could subvert nothing',
      unsettled: 'passed over where there is nothing to settle',
    })[what] ?? what,
  asks: (names: readonly string[], isByInitiative: boolean): string =>
    `asked: ${names.join(', ')}${isByInitiative ? ', one after the other as Initiative has it' : ''}`,
  may: '- ',
  owed: '- before it ends: ',
  ends: (words: string): string => `at its end ${words}`,
} as const

export const YEAR_START = {
  heading: (turn: string, book: string): string => `What is announced at the year start of ${turn} (${book})`,
  to: { everybody: 'to everybody', 'its faction alone': 'to its faction alone', nobody: 'to nobody yet' },
} as const

export const SECRETS = {
  heading: (turn: string, book: string): string => `What is secret in ${turn} (${book})`,
  hidden: 'hidden',
  none: 'nothing',
  shown: 'seen by everybody',
  from: (names: readonly string[], until: string): string => `from ${names.join(', ')}, until ${until}`,
} as const

export const NAMINGS = {
  heading: (faction: string, turn: string, book: string): string => `${faction} in a diplomatic phase of ${turn} (${book}) may roll for`,
  manner: { ordinary: 'one target', free: 'free targets', reaction: 'in reaction', demand: 'by demand' },
  none: 'none now',
} as const
