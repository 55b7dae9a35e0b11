import { soMany } from '../../rules/core/index.ts'

/** Wording of the commands that keep a game. */

/** How the step is typed that the attack waits for. */
const STRIKE_ORDERS: Readonly<Record<string, string>> = {
  launch: 'strike launch',
  magic: 'strike magic CARDS',
  locate: 'strike locate',
  surprise: 'strike surprise',
  'first-strike': 'strike first TARGETS',
  'first-report': 'strike report LOSSES',
  'second-strike': 'strike withdraw, or strike second TARGETS',
  'second-report': 'strike report LOSSES',
  intercept: 'strike intercept',
  'combat-report': 'strike combat LOSSES',
  return: 'strike return',
}

export const GAMES = {
  new: {
    words: 'Begin a game: a file that keeps every order, die and event, one line to an order.',
    example: 'new games/winter.jsonl --edition 2023 --seat germany=Anna --seat russia=Ben',
  },
  show: {
    words: 'A game as a seat sees it: turn, stage, whose move, tension, standings, points, its own secrets.',
    example: 'show cases/games/fall-1939.jsonl --as germany --menu',
  },
  order: {
    words: 'Give an order in a game; it is put on record with its dice and events, or refused with every reason.',
    example: 'order cases/games/fall-1939.jsonl --as germany --try report oslo.controller=germany',
  },
  play: {
    words: 'Play a game at one terminal: it asks whoever is to move, and hides everything before the next.',
    example: 'play cases/games/fall-1939.jsonl',
  },
  replay: {
    words: 'The story of a game turn by turn, as it was shown to a seat.',
    example: 'replay cases/games/fall-1939.jsonl --lines',
  },
  report: {
    words: 'A year of a game as a report in Markdown, or as one page to print.',
    example: 'report cases/games/fall-1939.jsonl --year 1939',
  },
  review: {
    words: 'Look back on a finished game: what swung it, what mattered, and what the dice gave each seat; or on the years of one seat.',
    example: 'review cases/games/whole-campaign.jsonl',
  },
  verify: {
    words: 'Decide every order of a record again with its dice, and say where this engine would differ.',
    example: 'verify cases/games/fall-1939.jsonl',
  },
  simulate: {
    words: 'Play whole games by random legal orders, to see that none gets stuck.',
    example: 'simulate --edition 2023 --games 1 --seed 4 --scenario scenario-1939',
  },
} as const

export const GAMES_GROUP = 'Keep a game:'

export const GAME_ARGUMENTS = {
  file: 'the file that keeps the game',
  order: 'the order in short, such as: pass, seal turkey=2,hungary=1, roll hungary',
} as const

export const GAME_OPTIONS = {
  edition: 'the book that is played',
  scenario: 'where it begins; the first scenario of the book unless said',
  from: 'where it begins instead: a situation file, or - for standard input; the game begins as its turn does',
  option: 'with this option of the book; may be repeated',
  ruling: 'another answer to a ruling, such as R49-33=plus-two; may be repeated',
  seatOf: 'who sits where, such as germany=Anna or host=Cleo; may be repeated',
  title: 'what to call the game',
  passes: 'implied where nothing is left to say (the usual), or said by everybody each time: said',
  whoseDice: 'whose dice are thrown in this game',
  seat: 'as these seats see it: powers with commas between them, a player’s name, or all; without it, as everybody does',
  menu: 'also every order that could be given',
  closed: 'also the orders that are not open, and what stands against each',
  log: 'also what happened this turn',
  as: 'the seat that gives the order: a power, host, or a player’s name',
  order: 'the order as JSON',
  file: 'a JSON file with the order, or - for standard input',
  reason: 'why a fact is corrected',
  tableDice: 'the dice were thrown at the table; the record will say so',
  dice: 'the faces that fell at the table, in their order, such as 4,2',
  try: 'only say whether the order would be allowed; nothing is recorded',
  leaveOut: 'leave out a last line that breaks off, and go on from there',
  to: 'up to this turn, such as "1941 spring"',
  lines: 'with every line of the reckonings',
  year: 'the year to report on',
  html: 'one page of HTML that can be printed',
  games: 'how many games',
  seed: 'the seed of the first game; each further one takes the next number',
  record: 'keep the game in this file; for one game alone',
  bots: (known: readonly string[]): string => `bots in every seat instead of orders at random: ${known.join(', ')}`,
  script: 'what happens on the map, by name or as a file of your own (docs/scripts.md)',
  reviewScript:
    'what happens on the map as it is played again, by name or as a file; the game’s own script unless said, or history where it had none',
  ownYears: 'only the years that are over, as this seat knew them: its points beside the mix, judgement and luck; while the game runs too',
  ownYear: 'only this year',
} as const

const orMeant = (meant: readonly string[]): string =>
  meant.length === 0 ? '' : `; did you mean ${meant.map((one) => `"${one}"`).join(' or ')}?`

export const GAME_NEEDED = {
  order: 'which order? Say it in short, or as JSON with --order or --file',
  oneOrder: 'one order, please: in short, with --order or with --file',
  tableDice: '--dice are for dice thrown at the table: say --table-dice as well',
  dice: '--dice: expected faces with commas between them, such as 4,2',
  bots: (said: string, known: readonly string[], meant: readonly string[]): string =>
    `--bots: unknown "${said}"${meant.length === 0 ? `; expected one of ${known.join(', ')}` : orMeant(meant)}`,
  number: (flag: string, most: number): string => `--${flag}: expected a whole number from 1 to ${most}`,
  pair: (flag: string, text: string, example: string): string => `--${flag}: "${text}"; expected a pair such as ${example}`,
  passes: (text: string): string => `--passes: "${text}"; expected implied or said`,
  fromAlone: (flag: string): string => `--${flag}: the situation says this itself`,
  oneGame: '--record keeps one game: say --games 1',
  turn: (text: string, meant: readonly string[]): string => `--to: unknown turn "${text}"${orMeant(meant)}`,
  year: (text: string): string => `--year: "${text}"; expected a year from 1939 to 1946`,
  noYear: (year: number): string => `the game has not come to ${year}`,
  torn: (line: number): string => `line ${line} breaks off or is missing; say --leave-out-torn-line to go on from what stands before it`,
  warning: (file: string, words: string): string => `${file}: ${words}`,
} as const

export const SHOWN = {
  heading: (title: string, book: string, turn: string): string => `${title} (${book}): ${turn}`,
  as: (names: readonly string[]): string => `as seen by ${names.join(', ')}`,
  public: 'as everybody sees it',
  rules: 'newer rules',
  rulesAhead: (from: string, to: string): string =>
    `this game is played by rules ${from}; this program has rules ${to}. Nothing else is ordered until everybody has said "agree", or the host for the others "agree because REASON". What was decided stands`,
  rulesNothing: 'of what you saw, nothing would be decided otherwise',
  rulesChange: (words: string): string => `would be decided otherwise now: ${words}`,
  rulesAgreed: (agreed: readonly string[], open: readonly string[]): string =>
    `agreed: ${agreed.length === 0 ? 'nobody yet' : agreed.join(', ')}; still to agree: ${open.join(', ')}`,
  toMove: 'to move',
  mover: (who: string, people: readonly string[], words: string): string =>
    `${who}${people.length === 0 ? '' : ` (${people.join(', ')})`}: ${words}`,
  over: (words: string): string => `the game is over: ${words}`,
  tension: 'tension',
  level: (name: string, actual: number, effective: number): string =>
    `${name}: ${actual}${effective === actual ? '' : `, effective ${effective}`}`,
  standings: 'standings',
  noStandings: 'every country is neutral',
  wars: 'wars',
  war: (one: string, other: string, since: string): string => `${one} and ${other}, since ${since}`,
  points: 'points of the year',
  faction: (name: string, points: number, isSealed: boolean): string => `${name}: ${points}${isSealed ? ', sealed' : ', not sealed yet'}`,
  known: (placed: string): string => `known: ${placed}`,
  own: (name: string): string => `kept by ${name} alone`,
  placed: (placed: string): string => `placed: ${placed}`,
  standing: 'Your standing orders (stand down ends them)',
  standingOf: (who: string, words: string): string => `${who}: ${words}`,
  draft: (placed: string): string => `draft: ${placed}`,
  rolls: 'rolls of this phase',
  roll: (target: string, by: string, state: string): string => `${target}, by ${by}: ${state}`,
  rollState: {
    open: 'the die has not fallen',
    rolled: (result: string): string => `${result} rolled, to be taken`,
    taken: (result: string): string => `${result} taken`,
  },
  warsOwed: 'wars to be declared',
  warOwed: (by: string, on: string, target: string, how: 'pledged' | 'gained'): string =>
    how === 'pledged' ? `${by} on ${on}, pledged for ${target}` : `${by} on ${on}, or a lesser result in ${target}`,
  duties: 'to be acted upon this turn',
  duty: (by: string, on: readonly string[]): string => `${by} against ${on.join(', ')}`,
  support: (country: string, isGiven: boolean): string =>
    isGiven ? `Germany supports ${country}; Russia has to answer` : `Germany is asked whether it supports ${country}`,
  strike: (step: string): string => `the attack on Pearl Harbor waits for: ${STRIKE_ORDERS[step] ?? step}`,
  log: 'this turn',
} as const

export const MENU = {
  open: (who: string): string => `open to ${who}`,
  closed: (who: string): string => `not open to ${who}`,
  none: 'nothing',
  price: (words: readonly string[]): string => (words.length === 0 ? '' : ` (${words.join(', ')})`),
  means: (names: readonly string[]): string => (names.length === 0 ? '' : `: also ${names.join(', ')}`),
  allocation: (points: number, limit: number): string =>
    `seal TARGET=POINTS,… (${points === 1 ? '1 point' : `${points} points`}, at most ${limit} in one target)`,
  draft: 'draft TARGET=POINTS,… (kept for later, seen by nobody else)',
  targets: (list: string): string => `targets: ${list}`,
  closedTarget: (target: string): string => `points in ${target}`,
  report: 'report FACT=VALUE,… (see `chancery facts`)',
  correct: 'correct FACT=VALUE,… because REASON',
  strike: (step: string): string => `${STRIKE_ORDERS[step] ?? 'strike STEP'} (the attack on Pearl Harbor)`,
} as const

export const GIVEN_WORDS = {
  recorded: 'on record',
  leaves: (what: string): string => `note: ${what}`,
  dice: (faces: readonly number[], isTable: boolean): string =>
    `${faces.length === 1 ? 'die' : 'dice'}: ${faces.join(', ')}${isTable ? ' (thrown at the table)' : ''}`,
  begun: (file: string, title: string): string => `${title} begins in ${file}`,
} as const

export const TRIED = {
  face: (die: number): string => `on a ${die}:`,
  open: { die: 'dice decide what comes then', secret: 'points that are still secret come to light then' },
} as const

export const VERIFIED = {
  with: 'a folder of the same game by mail, or another record of it: what it says against this record is said too',
  counted: (orders: number, events: number, dice: number, table: number): string =>
    `${soMany(orders, 'order')}, ${soMany(events, 'event')}, ${soMany(dice, 'die', 'dice')}${table === 0 ? '' : ` (${table} thrown at the table)`}`,
  all: 'every order was decided again with its dice and came to the same events',
  shown: 'this is what some seats were shown of a game: only a whole record can be decided again',
  some: (verified: number, orders: number, engine: string, began: string): string =>
    `${verified} of ${orders} orders came to the same events; this is Chancery ${engine}, the record was begun by ${began} and stands`,
  reworded: (orders: readonly number[]): string =>
    `${soMany(orders.length, 'order')} decided alike, told in other words than this version's: ${orders.slice(0, 10).join(', ')}${orders.length > 10 ? ', …' : ''}`,
  sameRules: (rules: string): string =>
    `played by rules ${rules}, which this Chancery has: what would be decided otherwise was changed, or decided by something else`,
  otherRules: (played: string, here: string): string =>
    `played by rules ${played}; this Chancery has ${here}: what is decided otherwise is a rule that was corrected since, and the old decision stands`,
  proven: (proven: number, dice: number): string =>
    proven < dice
      ? `${proven} of ${dice} dice ${proven === 1 ? 'follows' : 'follow'} from links that everybody showed; the rest are said below`
      : dice === 1
        ? 'the one die follows from links that everybody showed'
        : `all ${dice} dice follow from links that everybody showed`,
  trusted: (dice: number): string =>
    `${soMany(dice, 'die', 'dice')} on the word of whoever threw them: this game trusts its referee or its table`,
  sealed: (what: readonly string[]): string => `still sealed, so that nobody can say yet whether it was allowed: ${what.join(', ')}`,
} as const

export const SIMULATED = {
  games: (games: number, scenario: string, book: string, first: number, last: number): string =>
    `${games} ${games === 1 ? 'game' : 'games'} of ${scenario} (${book}), ${first === last ? `seed ${first}` : `seeds ${first} to ${last}`}`,
  counted: (turns: number, orders: number, refused: number): string =>
    `${turns === 1 ? '1 turn' : `${turns} turns`}, ${orders === 1 ? '1 order' : `${orders} orders`}, ${refused} more refused`,
  ended: (words: string, times: number): string => `${words}: ${times}`,
  rate: (rate: number): string => `${rate} orders a second`,
  crashed: (seed: number, why: string): string => `seed ${seed}: ${why}`,
  kept: (file: string): string => `the game is kept in ${file}`,
  progress: (bar: string, done: number, games: number): string => `${bar} ${done} of ${games} games`,
} as const

export const PLAYED = {
  handOver: (name: string): string => `It is the turn of ${name}. Press Enter when only ${name} can see.`,
  prompt: (name: string): string => `${name}> `,
  help: 'A number gives that order; or type one in short, with the faces of dice thrown at the table after it: [4]. Also: menu, menu all (with what is closed, and why), show, log, why ORDER, help, next (hand over), quit.',
  orders: 'Orders in short:',
  ordersOf: (books: readonly string[]): string => `Only in ${books.join(' and ')}:`,
  quit: 'Everything is kept. Until next time.',
  ended: (words: string): string => `The game is over: ${words}`,
  noNumber: (number: number, most: number): string => `there is no order ${number}; expected 1 to ${most}`,
  nobody: 'whoever plays for',
  hidden: '-'.repeat(60),
} as const

export const REPORT = {
  title: (title: string, year: number): string => `${title}: the year ${year}`,
  book: (book: string, seen: string): string => `${book}, ${seen}.`,
  seen: { public: 'as everybody saw it', seats: (names: readonly string[]): string => `as ${names.join(', ')} saw it` },
  allotments: 'Points received',
  noAllotments: 'No points were received.',
  allocations: 'Allocations',
  allocation: (name: string, placed: string): string => `${name}: ${placed}`,
  whole: '',
  partly: ' (as far as it was shown)',
  unsealed: 'not sealed',
  rolls: 'Rolls',
  noRolls: 'No die was thrown for a country.',
  declarations: 'Declarations of war',
  noDeclarations: 'Nobody declared war.',
  tensions: 'Tension',
  turn: 'turn',
  before: 'before',
  change: 'what moved it',
  after: 'after',
  effective: 'effective',
  announcements: 'Also',
  standings: 'Standings at the end',
  wars: 'Wars at the end',
  facts: 'Facts reported and corrected',
  noFacts: 'Nothing was reported.',
  ended: (words: string): string => `The game ended: ${words}.`,
} as const
