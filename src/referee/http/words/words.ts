/** All wording of what is asked over the network, beside the doors' own. */

const listed = (names: readonly string[]): string => names.join(' and ')

/** Every problem that a request can meet: the status it is answered with, what it is called, and what it says unless more is known. */
export const PROBLEMS = {
  'bad-request': { status: 400, title: 'Not a request', detail: 'this is not a request that can be read' },
  'malformed-json': { status: 400, title: 'Not JSON', detail: 'the body is not JSON' },
  'no-secret': {
    status: 401,
    title: 'A secret is needed',
    detail: 'show the secret of your link: as a cookie (open the link) or as "Authorization: Bearer <secret>"',
  },
  'wrong-secret': {
    status: 401,
    title: 'Not a secret',
    detail:
      'this link opens nothing, or nothing any more: an invitation is used once. If you sit in the game already, your personal link opens your seat on this device; otherwise ask the host for a new link',
  },
  'needs-token': {
    status: 403,
    title: 'A token is needed',
    detail: 'only those who have the token of this referee begin games here; ask its operator for it',
  },
  'not-yours': { status: 403, title: 'Not for you', detail: 'your link does not allow this' },
  'local-only': { status: 403, title: 'Only from here', detail: 'new games are begun on the referee’s own machine only; ask its operator' },
  'foreign-host': {
    status: 403,
    title: 'Not our name',
    detail: 'this referee does not answer under that name; name it with --name when you start it',
  },
  'foreign-origin': { status: 403, title: 'From elsewhere', detail: 'a page from elsewhere may not ask here' },
  'nothing-here': { status: 404, title: 'Nothing here', detail: 'there is nothing at this address, or nothing that your link shows' },
  method: { status: 405, title: 'Not this method', detail: 'this address does not take that method' },
  'no-expectation': { status: 417, title: 'Not expected', detail: 'only "Expect: 100-continue" is understood' },
  slow: { status: 408, title: 'Too slow', detail: 'the request did not arrive in time' },
  stale: { status: 409, title: 'Something has happened since', detail: 'the game has gone on since; look again and decide again' },
  'too-large': { status: 413, title: 'Too large', detail: 'the body is too large' },
  'not-json': { status: 415, title: 'Not said to be JSON', detail: 'the body must be JSON and say so: Content-Type: application/json' },
  misshapen: { status: 422, title: 'Not of the right shape', detail: 'what was sent has not the shape that is described at /api' },
  refused: { status: 422, title: 'Refused', detail: 'the rules do not allow it; every reason is given' },
  'too-many': { status: 429, title: 'Too many requests', detail: 'too many requests at once; wait a moment' },
  'too-much-at-once': {
    status: 429,
    title: 'Too much at once',
    detail: 'too much is being sent from your address; wait until it has arrived',
  },
  'used-up': { status: 429, title: 'Used up', detail: 'that was done too often; wait a while' },
  'too-many-streams': {
    status: 429,
    title: 'Too many streams',
    detail: 'too many live streams are open; close one, or ask for the events instead',
  },
  'long-headers': { status: 431, title: 'Headers too long', detail: 'the headers of the request are too long' },
  fault: { status: 500, title: 'Our fault', detail: 'something went wrong on our side; it was not done' },
  'not-ready': { status: 503, title: 'Not ready', detail: 'the games cannot be reached at the moment; ask again soon' },
  'too-busy': { status: 503, title: 'Busy', detail: 'The server is busy. Ask again in a few seconds.' },
  'too-much-under-way': { status: 503, title: 'No room for it', detail: 'too much is being sent here at the moment; send it again soon' },
  'too-many-begun': { status: 503, title: 'Too many new games', detail: 'too many games are begun here at the moment; try again later' },
  'no-room': {
    status: 503,
    title: 'No room on the disk',
    detail: 'the disk of this referee is nearly full: running games go on, and nothing new can begin',
  },
  closing: { status: 503, title: 'Closing', detail: 'the referee is closing; ask again in a moment' },
} as const
export type ProblemName = keyof typeof PROBLEMS

export const HTTP = {
  method: (method: string, path: string, allowed: readonly string[]) => `${path} does not take ${method}; it takes ${listed(allowed)}`,
  tooLarge: (most: number) => `the body is larger than ${most >= 1024 * 1024 ? `${most / 1024 / 1024} MiB` : `${most / 1024} KiB`}`,
  bodyWanted: 'the body must be a JSON object',
  oddText: 'a text holds a character that is none (a zero, or half of a pair)',
} as const

/** How those are called who may use a route. */
export const WHO_MAY = {
  anybody: 'anybody',
  holder: 'whoever has a link to the game',
  seat: 'whoever has a seat',
  host: 'the host',
} as const

/** The words of the routes themselves. */
export const ROUTE_WORDS = {
  secret: 'the secret at the end of a link, or the whole link',
  game: 'the game’s id',
  key: 'at most a hundred letters, digits and signs without a space',
  line: 'a line of text that can be read',
  prose: 'a text that can be read',
  sequence: 'a whole number, 0 or more',
  seats: 'the seats it opens, the host’s among them; none: it is for watching',
  sits: 'whether the bearer sits there; else it is a link to where nobody sits yet',
  invites: 'where a link lets its bearer sit down, be it that somebody hands the seat over',
  signIn: 'Exchanges the secret of a link for a cookie',
  signedIn: 'What the secret opens; the cookie comes with it',
  sessions: 'What the cookies of this browser open',
  sessionsShown: 'Every game that this browser holds a link to',
  signOut: 'Signs this browser out of one game, or of all: the cookie goes, and what a person who sits had by it opens nothing any longer',
  signedOut: 'What is still open',
  health: 'Whether the referee is well',
  ready: 'Whether requests are taken: no, while it closes or its store cannot be written; and whether games can begin',
  newGames: 'who may begin games here; `nobody` while the disk is nearly full',
  situation: 'The JSON Schema of a situation',
  self: 'This description',
  answered: 'The answer',
  tag: 'changes with every letter of the answer',
  hadAlready: 'Nothing has changed since the tag that was sent',
  ifNoneMatch: 'the tag of the answer that one has',
  lastEventId: 'for a live stream: the last line that was received, in place of `after`',
  who: (who: string) => `For ${who}.`,
  bearer: 'the secret at the end of a link, or the whole link',
  cookie: 'one cookie a game; POST /api/session gives it for the secret of a link',
} as const

/** The readable page of what can be asked for. */
export const PAGE_WORDS = {
  title: 'What can be asked of Chancery',
  machine: 'For programs the same stands in <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).',
  secrets: 'Secrets',
  aboutSecrets:
    'Whoever makes a game gets its links, and each link ends in its secret. A browser exchanges it for a cookie (<a href="#signIn">POST /api/session</a>); a program sends it with every request: <code>Authorization: Bearer &lt;secret&gt;</code>, the whole link will do. What is changed by cookie must be JSON and come from this address.',
  games: 'Games, links and operation',
  questions: 'Questions about a situation or the books',
  problems: 'Problems',
  aboutProblems:
    'What cannot be done is answered with a problem document (RFC 9457, <code>application/problem+json</code>): <code>code</code> is one of these, <code>detail</code> says it in a sentence, and <code>refusals</code> has every reason with its rule.',
  more: 'what is sent and given',
  parameters: 'In the address',
  body: 'Sent as JSON',
  given: 'Given as JSON',
  answers: 'Answers',
} as const

/** The page behind a link. */
export const JOIN_WORDS = {
  title: 'Your link to a game',
  opening: 'Opening your link…',
  noScript: 'This page needs its script: your secret stands in a part of the address that only the browser knows.',
  home: 'Chancery: to the front page',
  failed: 'The referee cannot be reached. Try the link again in a moment.',
} as const
