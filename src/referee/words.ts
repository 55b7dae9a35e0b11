/** All wording of the referee's room stands here. */

const orMeant = (meant: readonly string[], known: readonly string[]): string =>
  meant.length === 0 ? `there are ${known.join(', ')}` : `did you mean ${meant.join(' or ')}?`

/** Why the room cannot be opened, or a record cannot be made. */
export const FAULTS = {
  'port-taken': ({ host, port }: { readonly host: string; readonly port: number }) =>
    `port ${port} of ${host} is taken by another program; stop it or choose another port`,
  'port-forbidden': ({ port }: { readonly port: number }) => `port ${port} may not be used by this account; choose one above 1023`,
  'bad-port': ({ port }: { readonly port: number }) => `${port} is no port; expected a whole number from 0 to 65535`,
  'no-such-address': ({ host }: { readonly host: string }) => `this machine has no address "${host}" to listen on`,
  'no-data-folder': ({ folder, reason }: { readonly folder: string; readonly reason: string }) =>
    `the folder "${folder}" for the games cannot be made or used (${reason})`,
  'not-a-store': ({ file }: { readonly file: string }) => `"${file}" is not a file of games; move it away or choose another folder`,
  'store-newer': ({ file, found, known }: { readonly file: string; readonly found: number; readonly known: number }) =>
    `"${file}" was written by a newer Chancery (its form is ${found}, this one knows up to ${known}); bring Chancery up to date`,
  'store-unusable': ({ file, reason }: { readonly file: string; readonly reason: string }) =>
    `the games in "${file}" cannot be opened (${reason})`,
  'store-closed': (_: object) => 'the games are closed',
  'record-exists': ({ file }: { readonly file: string }) => `"${file}" is there already; a new game needs a new file`,
  'record-unusable': ({ file, reason }: { readonly file: string; readonly reason: string }) =>
    `"${file}" cannot be used for a game (${reason})`,
  'record-locked': ({ file, holder, lock }: { readonly file: string; readonly holder: string; readonly lock: string }) =>
    `"${file}" is being written by another program (${holder}); if that is gone, remove "${lock}"`,
  'record-changed': ({ file }: { readonly file: string }) => `"${file}" was changed by another program meanwhile; nothing was recorded`,
  'not-recorded': ({ reason }: { readonly reason: string }) => `nothing was recorded (${reason})`,
} as const
export type FaultName = keyof typeof FAULTS

/** What a JSON text needs at a place. */
export const JSON_NEEDS = {
  value: 'a value',
  'value-or-close': 'a value or "]"',
  name: 'a name in double quotes',
  'name-or-close': 'a name in double quotes or "}"',
  colon: '":"',
  'comma-or-brace': '"," or "}"',
  'comma-or-bracket': '"," or "]"',
  'rest-of-string': 'the rest of a text up to its closing double quotes',
  end: 'nothing more',
} as const
export type JsonNeed = keyof typeof JSON_NEEDS

/** What is wrong with a request, apart from what it asks. */
export const REQUEST = {
  malformed: ({ line, column, found, expected }: { line: number; column: number; found: string | null; expected: string }) =>
    `the body is not JSON: line ${line}, column ${column}: ${found === null ? 'the text ends' : `found ${JSON.stringify(found)}`}; expected ${expected}`,
  misshapen: (path: string, message: string) => `${path === '' ? 'the body' : path}: ${message}`,
  noSuchDoor: (path: string, meant: readonly string[], known: readonly string[]) => `no door "${path}"; ${orMeant(meant, known)}`,
  method: (method: string, path: string, allowed: readonly string[]) =>
    `${path} does not take ${method}; it takes ${allowed.join(' and ')}`,
  tooLarge: (most: number) => `the body is larger than ${most / 1024 / 1024} MiB`,
  fault: 'something went wrong on our side; the question was not answered',
} as const

/** What the desk's address says when there is no desk, or nothing at that address. */
export const DESK = {
  missing: `<!doctype html>
<html lang="en">
<title>Chancery</title>
<h1>The desk is not built</h1>
<p>The referee is running, and <a href="/api/openapi.json">its doors under /api</a> answer, but the pages were never made.</p>
<p>In a checkout, run <code>npm run build</code> and start the referee again.</p>
</html>
`,
  notFound: 'There is nothing at this address.\n',
} as const

/** What each door tells. */
export const DOOR_WORDS = {
  allot: 'Diplomatic points each power receives, line by line',
  reckon: 'Modifiers of one diplomatic roll, its result at each face of the die, and the odds',
  may: 'Whether something is allowed, every rule against it, and what it brings',
  tensions: 'What a turn, or a run of turns, adds to the three tension tracks, what that reaches, and what it allows',
  initiative: 'Who moves first this turn, by the points each faction would get now',
  notices: 'What the rules hold each faction to on the map, as things stand',
  status: 'Where minor nations stand, and what that allows each side',
  transports: 'Where new transports go, which may change box, and how many may be used',
  construction: 'Where a power may build its units',
  research: 'Which research projects may be chosen, and when combat training opens',
  surrender: 'Surrenders and armistices: what it takes, who accepts, on what terms, and what follows',
  elections: 'When America votes, and when the Allies have lost',
  conquest: 'Who has conquered a country, and who has its BRPs when',
  transfer: 'British-commanded units sent to the Pacific, and what they cost in tension',
  'pearl-harbor': 'An attack on Pearl Harbor: exact chances, or one strike step by step from given dice',
  unprepared: 'Who is bound by what after a Japanese attack, player turn by player turn',
  cooperate: 'Whether two powers may do something together, by which rule, and what would lift it',
  partisans: 'Partisan divisions of everybody, row by row: since when they count, how many, or what is wanting',
  'lend-lease': 'What each lend-lease route takes now, or one shipment judged, counted and dated',
  table: 'One table of a book, or all of them',
  rules: 'Clauses and rulings whose number or words hold a text',
  facts: 'What can be reported from the map, with its start in every scenario',
  coverage: 'Every clause of every book and where it lives',
  diff: 'Two books side by side: what only one has, or has otherwise',
} as const

/** What each argument of the doors means. */
export const ARGUMENT_WORDS = {
  power: 'only this power',
  target: 'the minor country',
  by: 'the faction that asks or rolls',
  manner: 'how the roll comes about; ordinary unless said',
  subversion: 'Russian subversion used on the roll; drawn where a book draws it',
  covertAxis: 'Axis covert operations used on the roll',
  covertAllies: 'Allied covert operations used on the roll',
  pledge: 'the Axis pledge war on Russia',
  question: 'what is to be done',
  placements: 'points by target; those of the situation unless said',
  points: 'how many points the faction has to place; its allotment unless said',
  die: 'the face that fell; needed unless the result is given as rolled',
  rolled: 'the result that was rolled',
  result: 'the result to take instead; the usual one unless said',
  track: 'the tension that a point goes on; U.S.-Axis unless said',
  act: 'what a level may allow, by its id among the permissions',
  amount: 'how much of it; only whether it is allowed unless said',
  to: 'who is granted BRPs',
  brps: 'how many BRPs; only whether any are allowed unless said',
  mobilizer: 'who mobilizes',
  turn: 'what happened in one turn; nothing unless said',
  turns: 'what happened turn by turn, instead of one turn',
  factors: 'how many factors are to stand there',
  edition: 'the book; classic unless said',
  book: 'only this book',
  options: 'options of the book that are in play; may be given more than once',
  table: 'only this table',
  search: 'a text to look for',
  one: 'the first book; classic unless said',
  other: 'the second book; 2023 unless said',
} as const

/** What the door and the questions about statuses of minor nations mean. */
export const STATUS_ARGUMENT_WORDS = {
  country: 'only this minor nation',
  by: 'the power whose forces or goods come in',
  in: 'the minor nation, or its border land alone',
  how: 'the way in',
  stage: 'in which part of the turn; in Ops unless said',
  of: 'the minor nation whose forces are used',
  arm: 'which forces',
  task: 'what they do',
  range: 'how far away; at home unless said',
  units: 'how many units; one unless said',
} as const

/** What the arguments about Pearl Harbor, lent units and cooperation mean. */
export const PACIFIC_ARGUMENT_WORDS = {
  level: 'effective tension as Japan declares war; that of the situation unless said',
  actual: 'actual tension instead, with the final die open or given',
  finalDie: 'the final tension die',
  rises: 'count what the start of this turn adds to the level reported',
  mobilized: 'tension forced a Japanese mobilization this turn',
  shipbuilding: 'shipbuilding increases out of that mobilization',
  magicUs: 'American strategic Magic cards',
  magicJapan: 'Japanese strategic Magic cards',
  carriers: 'American carrier forces; those of the situation unless said',
  carrierDice: 'two faces for each carrier force: one strike is played',
  surpriseDie: 'the Japanese surprise die',
  secondStrike: 'Japan strikes a second time',
  interceptionDice: 'a face for each carrier force at sea with a number',
  nas: 'Japanese NAS; 18 unless said',
  cap: 'NAS held back from the second strike',
  oilResult: 'air attack result against the oil',
  first: 'what the first strike came to; nothing lost unless said',
  second: 'what the second strike came to; nothing lost unless said',
  combat: 'what the combat with carriers that came up came to',
  playerTurn: 'whose player turn; every one, or the Allied one, unless said',
  surprised: 'only whose forces',
  one: 'who acts',
  other: 'with or for whom',
  activity: 'what they do; everything unless said',
  hex: 'one of the closed French hexes',
  wasAxisHeld: 'Axis forces once held that Maginot hex',
  oneFactors: 'combat factors of the first',
  otherFactors: 'combat factors of the second',
  attackDie: 'the die that settles equal factors',
  lender: 'whose units',
  borrower: 'who borrows them',
  units: 'how many units; one unless said',
  carrier: 'the fast carrier; a CV unless said',
  fourFactorBattleships: '4-factor battleships beside it',
  threeFactorBattleships: '3-factor battleships beside it',
  lightFactors: 'factors of light ships beside it',
} as const

/** What the arguments about partisans and lend-lease mean. */
export const AID_ARGUMENT_WORDS = {
  table: 'only this table',
  nation: 'only rows about this land',
  year: 'as it would stand at the start of this year, all else unchanged; the present unless said',
  route: 'only this route, or the one a load goes by',
  load: 'a shipment to judge: amounts by cargo, as named values or as supply=300,dd=2',
  by: 'who sends it; the route’s usual sender unless said',
  via: 'one of the route’s ways, where all of it goes by that',
  to: 'where it is landed, where the route leaves a choice',
  already: 'units that went this turn under the same limit; none unless said',
  transports: 'transports at hand; enough of them unless said',
  carriers: 'whose transports carry it',
  escort: 'whose ships escort it',
  behind: 'stops on the way that it has behind it; none unless said',
} as const

/** What the door and the questions about declarations of war mean. */
export const WAR_WORDS = {
  room: 'Who may declare war on whom: every power against every power and country, the price, and every rule against it',
  only: 'only this power',
  by: 'the power that declares war',
  on: 'the power or country, or several of them',
  together: 'the two named are taken as a unit, by one declaration',
  payers: 'who is to pay; the declarer unless said',
  alongside: 'further declarations of the same player turn',
  support: 'what Germany answers when it is asked for support',
  choice: 'what Russia does when Germany supports its victim',
  attacker: 'the power whose forces attack',
  prey: 'whom or what they attack',
  blitz: 'Whether this is a blitz turn, against whom, how many are left, and what it brings',
  helper: 'the faction that helps',
  victim: 'the country that is attacked',
  divisions: 'divisions that arrive during Orders; one unless said',
  specialForces: 'whether special forces come',
  supplies: 'whether supplies come',
} as const

/** The words of the description that is served beside the doors. */
export const OPENAPI = {
  title: 'Chancery',
  description: 'The diplomacy of A World at War: every door answers a question as JSON, or refuses it with every reason.',
  answered: 'The answer',
  refused: 'The question cannot be answered; every reason is given',
  malformed: 'The body is not JSON; the place is given',
  tooLarge: 'The body is larger than 1 MiB',
  health: 'Whether the referee is well',
  situation: 'The JSON Schema of a situation',
  self: 'This description',
  footnotes: 'what the situation reports in vain, or what cannot well be so',
} as const
