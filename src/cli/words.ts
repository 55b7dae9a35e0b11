import { GAMES } from './game/words.ts'
import { UPKEEP } from './upkeep/words.ts'

/** All wording of the command stands here. */

export const NAME = 'chancery'

export const OUR_FAULT = (message: string): string => `this is a fault of ours (${message}); CHANCERY_TRACE=1 shows where`

export const PROGRAM = {
  words: 'Referee, record keeper and adviser for the diplomacy of A World at War.',
  after: `
A situation is a JSON or YAML file that says what differs from a scenario's start; - reads it from standard input.
A game will do instead: every question is then answered as a seat sees it (--as), or as everybody does.

Example:
  $ chancery reckon cases/situations/hungary.json --target hungary --by axis

Ends with 0 when answered, 1 when refused with reasons, 2 when misused.`,
}

export const GROUPS = {
  situation: 'Ask about a situation:',
  books: 'Look in the books:',
  doors: 'Other ways in:',
}

export const HELP = {
  help: 'show this help',
  helpCommand: 'show the help of a command',
  version: 'show the version',
  example: 'Example:',
}

/** Shown after a misuse, below what was wrong. */
export const seeHelp = (command?: string): string => `See \`${NAME}${command === undefined ? '' : ` ${command}`} --help\`.`

/** What each command is for, and one that can be typed as it stands. */
export const COMMANDS = {
  ...GAMES,
  ...UPKEEP,
  ask: {
    words: 'Many questions in one go: a file with one JSON question to a line, one JSON answer to each.',
    example: 'ask cases/situations/questions.jsonl',
  },
  schema: {
    words: 'The JSON Schema of a situation file.',
    example: 'schema',
  },
  serve: {
    words: 'Open the referee and the desk for players.',
    example: 'serve --port 4939 --data games',
  },
} as const
export type CommandName = keyof typeof COMMANDS

export const ARGUMENTS = {
  situation: 'a JSON or YAML file, or - for standard input; or the file of a game',
  command: 'the command to tell about',
  questions: 'a file with one question to a line, or - for standard input',
}

export const OPTIONS = {
  json: 'answer as JSON',
  inline: 'the situation itself, instead of a file',
  as: 'in a game: as these seats or players see it; without it, as everybody does',
  port: 'where to listen; without it, PORT or 4939',
  data: 'the folder that keeps the games',
  database: 'a PostgreSQL that keeps the games instead (postgres://user@host/name); without it, CHANCERY_DATABASE',
  host: 'the address to listen on; 0.0.0.0 lets other machines in',
  name: 'also answer under this name, such as that of a proxy before it; may be repeated',
  proxy: 'believe what a proxy at this address or net says of whom it asks for; may be repeated',
  mail: 'the mail server for notices (smtp://user:password@host:587, smtps://…); without it, CHANCERY_MAIL',
  mailFrom: 'whom notices come from ("Chancery <referee@table.example>")',
  contact: 'who answers for this referee to browsers’ push services (mailto:… or https://…); without it none are used',
  site: 'where the desk is for others (https://table.example), for the links in notices',
  privateAddresses: 'let notices go to addresses of this machine and its neighbours too',
  metrics: 'show Prometheus its measures at this port (or host:port) instead of /metrics to this machine',
  newGames: 'who may begin games here: anybody, local (this machine), or a token that they type (default: anybody)',
  diskFloor: 'begin nothing new with less free disk than this: 256M, 2G; 0 for no floor (default: 256M)',
  clearUnused: 'clear games in which nobody gave an order after so many days; 0: never',
  quiet: 'no line a request on standard error',
}

/** `axis, westernAllies or russia`. */
export const orList = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`

export const QUESTION = {
  which: (name: string, questions: readonly string[]): string => `${name}: which question? One of ${questions.join(', ')}`,
  /** What `--all` shows: of every situation, what was taken on trust. */
  all: (own: string | undefined, about: 'situation' | 'books'): string =>
    about === 'books'
      ? (own ?? '')
      : [own, `${own === undefined ? 'also ' : ''}all that was taken on trust`].filter(Boolean).join(', and '),
  with: 'what is asked beside the question, as JSON or YAML',
  flagsTaken: 'What each question takes (? may be left out):',
  piecesTaken: '--with takes (? may be left out):',
  many: (what: string): string => (what.endsWith('y') ? `${what.slice(0, -1)}ies` : what === 'list' ? what : `${what}s`),
  range: (least: number, most: number): string => `${least} to ${most}`,
  usual: (usual: string | number): string => `; ${usual} if not said`,
  empty: 'there is nothing here',
  notNamed: (flag: string): string => `${flag}: expected named values, such as { box: atlantic }`,
}

export const NEEDED = {
  situation: "which situation? Name a file, - for standard input, or --situation '{ … }'",
  oneSituation: 'one situation, please: a file or --situation, not both',
  game: (name: string): string => `--as is for a game; ${name} is a situation`,
  oneRun: "what happened, please, in one way: --turns with a file or --turn '{ … }', not both",
  oneInput: 'standard input can be read once: as the situation or as the turns, not both',
  script: (name: string, known: readonly string[], meant: readonly string[]): string =>
    `there is no script "${name}"; ${meant.length === 0 ? `there are ${known.join(', ')}, or the name of a file` : `did you mean ${meant.map((one) => `"${one}"`).join(' or ')}?`}`,
  emptyScript: 'there is nothing here; a script has a title and happenings',
  flags: (names: readonly string[]): string => `needed: ${names.map((name) => `--${name}`).join(' and ')}`,
}

export const unknownCommand = (name: string, meant: readonly string[]): string =>
  `unknown command '${name}'${meant.length === 0 ? '' : `; did you mean ${meant.join(' or ')}?`}`

export const STANDARD_INPUT = 'standard input'
export const INLINE = '--situation'
export const INLINE_TURN = '--turn'

export const refusedAt = (name: string): string => `${name} is refused:`
export const REFUSED = 'refused:'
export const assumedThat = (words: string): string => `assumed: ${words}`
export const derivedThat = (words: string, turn?: string): string => `it follows${turn === undefined ? '' : `, in ${turn}`}: ${words}`

export const offered = (words: string, scenario: string): string => `${words} (scenario: ${scenario})`

/** What an answer read as the scenario began with it. */
export const TRUST = {
  short: (asAt: string, words: readonly string[], more: number): string =>
    `taken on trust, as at ${asAt}: ${words.join('; ')}${more === 0 ? '' : `; and ${more} more (--all)`}`,
  heading: (asAt: string): string => `taken on trust, as at ${asAt}; so it would be reported:`,
  line: (words: string, report: string): string => `${words}  (${report})`,
}

export const levelsWith = ({ words, otherwise }: { readonly words: string; readonly otherwise?: string | undefined }): string =>
  otherwise === undefined ? words : `${words}; ${otherwise}`

/** Numbers that nobody has counted, the first few by name. */
const MOST_NAMED = 4
export function notReported(all: readonly { readonly words: string; readonly takenAs: number | null }[]): string {
  const [first] = all
  const isAlike = all.every(({ takenAs }) => takenAs === first?.takenAs)
  const taken = (takenAs: number | null | undefined): string => (takenAs == null ? '' : `taken as ${takenAs}`)
  const named = all.slice(0, MOST_NAMED).map(({ words, takenAs }) => (isAlike || takenAs === null ? words : `${words} (${taken(takenAs)})`))
  const more = all.length - named.length
  const start = isAlike && first?.takenAs !== null ? `not reported, ${taken(first?.takenAs)}` : 'not reported'
  return `${start}: ${named.join('; ')}${more === 0 ? '' : `; and ${more} more, in --json`}`
}

/** A turn further on than the calendar goes. */
export const turnInList = (number: number): string => `turn ${number}`

export const ASKING = {
  notAnObject: (line: number): string => `line ${line}: expected one question { "id", "door", "situation", "args" }`,
  noDoor: (doors: readonly string[]): string => `door: missing; expected one of ${doors.join(', ')}`,
  badArguments: 'args: expected an object { … }',
  badGame: 'game: expected { "file", "as" }, a file and whoever asks',
  fault: (line: number, why: string): string => `line ${line}: this question could not be answered: ${why}`,
}

export const SERVING = {
  // The address ends its line: terminals make a link of it, and of whatever stands behind it.
  open: (url: string, data: string): string => `Chancery is open at ${url}\nGames are kept in ${data}. Ctrl-C closes it.`,
  /** After an address that is this machine’s own. */
  onlyHere: 'Only this machine can open it. For friends: --host 0.0.0.0, and --name with the name they type (docs/operation.md).',
  badPlace: 'Expected a port, or an address and a port: 9464 or 0.0.0.0:9464.',
  badDays: 'Expected a number of days, or 0.',
  clearing: (days: number): string =>
    days === 0
      ? 'Games are kept for good (--clear-unused 0).'
      : `Games in which nobody gives an order are cleared after ${days} days (--clear-unused).`,
  badFloor: 'Expected a size such as 256M or 2G.',
  badNewGames: (shortest: number): string =>
    `--new-games is anybody, local, or a token of at least ${shortest} letters, digits and signs without a space`,
  badMail: 'this is no mail server; expected smtp://host:587 or smtps://user:password@host',
  noMailFrom: 'a mail server needs --mail-from: whom notices come from',
  badContact: 'Expected mailto:you@table.example, or an https address.',
  badSite: 'Expected an address such as https://table.example.',
  badPort: 'Expected a whole number from 0 to 65535.',
  badPortVariable: (value: string): string => `PORT is "${value}"; expected a whole number from 0 to 65535`,
}
