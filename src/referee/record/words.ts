import { quoted } from '../../rules/core/index.ts'

/** All wording about the record of a game. */

export const RECORD = {
  empty: 'there is nothing in this file; a record begins with a line that says which book is played',
  notJson: (line: number, column: number, found: string | null, expected: string): string =>
    `line ${line}, column ${column}: ${found === null ? 'the line ends' : `found ${JSON.stringify(found)}`}; expected ${expected}`,
  slip: (line: number, words: string): string => `line ${line}: ${words}`,
  newer: (format: number, known: number): string =>
    `line 1: this record was written by a newer Chancery (its form is ${format}, this one knows up to ${known})`,
  number: (line: number, found: number, expected: number): string =>
    `line ${line}: order ${found} where ${expected} should be: ${found < expected ? 'an order stands twice' : 'orders are missing'}`,
  torn: (line: number): string =>
    `line ${line} breaks off or is missing: the writer was stopped or the file cut off there, and no order after ${line - 2} stands`,
  end: (line: number, said: number, there: number): string =>
    `line ${line}: the end after ${said} orders where ${there} stand: ${there < said ? 'orders are missing' : 'orders were added by hand'}`,
  brokenLink: (line: number): string =>
    `line ${line} was not written after the line that stands before it: something before it was changed, put in or taken out`,
  noRecord: (line: number): string => `line ${line}: so many lines are wrong that nothing further was read`,
  unfoldable: (n: number, why: string): string => `order ${n}: its events do not fit the game (${why})`,
  noSequence: (title: string): string => `${title} has no sequence of play: it can be asked, but no game of it can be kept`,
} as const

/** What is wrong with a seat, a ruling or a die on the way to a game. */
export const GIVEN = {
  refereesDice: 'this game is played with the referee’s dice; those of the table are agreed when a game is begun (new --dice table)',
  tableDice: 'this game is played with dice of the table',
  notOneLine: (what: string): string => `${what}: expected a text on one line of at most 200 letters, without control characters`,
  tooFewDice: (given: number): string =>
    given === 0 ? 'faces are wanting' : given === 1 ? '1 die is too few' : `${given} dice are too few`,
  wantsFaces: (why: string, wanted: readonly string[]): string => {
    const what = [...new Set(wanted)].map((one) => {
      const times = wanted.filter((other) => other === one).length
      return `for ${one}${times === 1 ? '' : ` (${times} dice)`}`
    })
    return wanted.length === 1
      ? `${why}: a die is thrown ${what[0]}; say the face that fell (--table-dice --dice 4; in play, [4] after the order)`
      : `${why}: ${wanted.length} dice are thrown, ${what.join(', then ')}; say the faces that fell, in this order (--table-dice --dice 4,2; in play, [4,2] after the order)`
  },
  tooManyDice: (thrown: number, given: number): string =>
    `${given === 1 ? '1 die is' : `${given} dice are`} too many: ${thrown === 0 ? 'none is' : thrown === 1 ? 'only one is' : `only ${thrown} are`} thrown for this`,
  noSeat: (text: string, meant: readonly string[]): string =>
    `unknown seat or player "${text}"${meant.length === 0 ? '' : `; did you mean ${meant.map((one) => `"${one}"`).join(' or ')}?`}`,
  badFace: (face: number): string => `${face} is no face of a die; expected 1 to 6`,
} as const

/** Why an order stays. */
export const TAKING_BACK = {
  nothing: 'there is no order of yours to take back',
  dieFell: 'a die fell on it: only the host can put right what followed, by a correction or a ruling',
  secretShown: 'it showed what was hidden: only the host can put right what followed, by a correction or a ruling',
  actedOn:
    'your own last order was acted on: only the host can put right what followed, by a correction or a ruling. A later order is taken back by whoever gave it',
} as const

/** Why something cannot be put right. */
export const REPAIRING = { notSaid: (id: string, turn: string): string => `${id} was not reported in ${turn} or before` } as const

/** What a check of a record finds. */
export const VERIFICATION = {
  badDie: (n: number, face: number): string => `order ${n}: ${face} is no face of a die`,
  unusedDice: (n: number, unused: number): string =>
    `order ${n}: ${unused} recorded ${unused === 1 ? 'die was' : 'dice were'} never thrown`,
  otherwise: (n: number, how: string): string => `this engine would have decided otherwise at order ${n}: ${how}`,
  unknownOrder: 'it does not know this order',
  otherSeat: 'it would not have taken it from this seat',
  refuses: 'it would have refused it',
  moreDice: 'it would have thrown more dice',
  fewerEvents: (recorded: number, now: number): string => `${now} events instead of ${recorded}`,
  otherEvent: (event: number, type: string, path: string): string => `event ${event} (${type}) differs at ${path}`,
} as const

/** Who is waited for, and what for. */
export const MOVES = {
  roll: (target: string): string => `the die for ${target} is still to be thrown`,
  'take-result': (target: string): string => `a result is to be taken for ${target}`,
  subversion: (target: string): string => `Russia says whether it subverts ${target}`,
  'answer-demand': (target: string): string => `the Axis say whether ${target} resists the demand`,
  support: (country: string): string => `support of ${country} is to be settled`,
  strike: 'the attack on Pearl Harbor goes on',
  asked: 'asked in this stage',
  advance: 'nobody is asked; the game is to be moved on',
} as const

/** What a seat is asked for, in a sentence. */
export const ASKED = {
  allocation: (points: number, limit: number): string =>
    points === 0
      ? 'seal: there are no points this year'
      : `place up to ${points === 1 ? '1 point' : `${points} points`}, at most ${limit} in one target, then seal`,
  report: 'report what changed on the map',
  orders: (said: readonly string[], mayPass: boolean): string =>
    said.length === 0
      ? mayPass
        ? 'nothing to decide: pass'
        : 'nothing to decide now'
      : `${said.join('; or ')}${mayPass ? '; then pass' : ''}`,
} as const

/** What is wrong with an order as it was typed. */
export const SHORT_FORM = {
  unknown: (word: string, meant: readonly string[]): string =>
    `unknown order ${quoted(word)}${meant.length === 0 ? '' : `; did you mean ${meant.map((one) => `"${one}"`).join(' or ')}?`}`,
  none: 'no order was said',
  usage: (usage: string): string => `expected: ${usage}`,
  badJson: (words: string): string => `this is no JSON: ${words}`,
} as const
