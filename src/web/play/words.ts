import { type Turn, turnName } from '../../rules/core/index.ts'
import { ended } from '../wording.ts'

/** All wording of playing on the desk stands here. */
export const PLAY = {
  gameTitle: 'A game · Chancery',
  lobbyTitle: 'Games · Chancery',
  joinTitle: 'Join a game · Chancery',
  byMail: 'Play by mail',
  byMailWords: 'without a server: packets that you carry yourselves, dice that anybody can check',
  noServer: 'The server of the games does not answer',
  noServerHow: 'Your games are safe with it. What you ask without a game works all the same, and a game by mail needs no server.',
  again: 'Try again',
  noGame: 'The address names no game.',
  opening: 'Opening the game…',
  closed: 'This game is not open to you',
  noSeatHere:
    'You no longer have a seat in this game on this device. Where the seat is still yours, your personal link opens it; otherwise ask the host.',
  toLobby: 'Your games',
  over: 'The war is over',
  overHow: 'Nothing more can be ordered. From any moment of the story another game can be played on.',
  lineLost: 'The line to the server is down. The page tries again by itself; nothing you typed is lost.',
  stages: 'Stages of the turn',
  ofTheGame: 'Story, seats and corrections',
  theHost: 'the host',
  somebody: 'somebody',
  sitsDown: (person: string, seats: string): string => (person === seats ? `${person} sits down` : `${person} sits down as ${seats}`),
  sitDown: (people: string): string => `${people} sit down`,
  letterSent: (from: string): string => `${from} sends a letter`,
  lettersRuled: 'the host rules who may write to whom, and when',
  removed: (person: string, seats: string, reason: string): string =>
    `The host removed ${person}${person === seats ? '' : ` (${seats})`}${reason === '' ? '' : `: ${reason}`}`,
  getsUp: (person: string, seats: string): string =>
    person === seats ? `${person}: the seat is given up` : `${person} gives up the seat of ${seats}`,
  youAre: (side: string, powers: string): string => (side === powers ? `You are ${side}` : `You are ${side} (${powers})`),
  youWatch: 'You watch',
  dispatches: 'What happened',
  noDispatches: 'Nothing has happened yet.',
  earlier: 'Earlier',
  fresh: 'New',
  withdrawn: 'Withdrawn',
  newLetters: (count: number): string => `(${count}) `,
  yourMove: 'Your move',
  rulesAhead: (from: string, to: string): string =>
    `This game is played by rules ${from}; this server has rules ${to}. Nothing else can be ordered until everybody has agreed to these. What was decided stands.`,
  rulesNothing: 'Of what you saw, nothing would be decided otherwise.',
  rulesChange: 'Of what you saw, this would be decided otherwise now:',
  rulesAgreed: (agreed: string, open: string): string =>
    `Agreed: ${agreed === '' ? 'nobody yet' : agreed}. Still to agree: ${open}. The host may agree for those who do not answer (agree because REASON).`,
  waiting: (whom: string): string => `Waiting for ${whom}`,
  nobodyMoves: 'Nobody has to move',
  fieldsMeant: 'What the six fields under a country say',
  sealedOdds: 'Odds hold only if nobody else places points. Others seal theirs too, and all are revealed when the countries are named.',
  placedChances: (side: string): string =>
    `Under each country: the result at each face of the die, 1 to 6, if ${side} rolls there, with the points you have placed and what else you know.`,
  paints: 'Black is the Axis’, blue or red the Allies’: underlined BRPs, framed its hexes, hatched an associate, full an ally.',
  barredTargets: 'Where a point brings no roll now',
  closedTargets: 'Where no point may go, and why',
  closedOffers: 'Not now, and why',
  nothingToDecide: 'Pass',
  otherOffers: 'Also possible',
  mayStill: 'You may still order',
  andThen: 'And then',
  byDie: (face: number): string => `On a ${face}`,
  price: (words: string): string => `It costs ${words}.`,
  decidedByDie: 'A die decides the rest.',
  decidedBySecret: 'What others have kept to themselves decides the rest.',
  closer: 'Look closer',
  giveIt: 'Give the order',
  throwIt: 'Throw the die',
  inputsLead: 'The die reads these, and nobody has reported them this turn:',
  inputUsed: (value: number, reported: Turn | undefined): string =>
    reported === undefined ? `not reported, ${value} used` : `reported in ${turnName(reported)}, ${value} used`,
  reportAndThrow: 'Report and throw the die',
  toTheDie: 'in all, added to the die',
  notNow: 'Not now',
  given: 'Done.',
  underWay: 'The server has not answered yet. The order is sent again by itself.',
  refused: 'That is not allowed',
  stale: 'Something happened meanwhile that changes what this order would do. Look again, then decide.',
  points: (placed: number, points: number): string => `${placed} of ${points} points placed`,
  most: (most: number): string => `at most ${most}`,
  draft: 'Keep as a draft',
  drafted: 'Your draft is kept; nobody else can see that there is one.',
  seal: 'Seal',
  sealed: 'Sealed',
  sealSure: (words: string): string => `Seal ${words}? You can take it back until the game moves on; then it stands until next year.`,
  sealNothing: 'nothing at all',
  sealLeft: (left: number): string => (left === 1 ? 'One of your points is placed nowhere.' : `${left} of your points are placed nowhere.`),
  report: 'Report from the map',
  reportSearch: 'Something else changed',
  reportNothing: 'Nothing changed on the map',
  reportNoMore: 'Nothing else changed',
  reportHint: 'A place, a country or a number of a rule.',
  typed: 'Type an order',
  typedHint: 'As on the command line: name hungary, roll hungary, pass.',
  typedGive: 'Give',
  glance: 'At a glance',
  tensions: 'Tension',
  pointsOfYear: 'Points of the year',
  notSealed: 'not sealed yet',
  standings: 'Standings',
  allNeutral: 'No country is anybody’s ally or associate yet.',
  wars: 'Wars',
  atWarSince: (turn: string): string => `At war since ${turn}`,
  ownPlacements: 'Placed by your side',
  shownPlacements: 'shown so far',
  nothingPlaced: 'nothing placed',
  duties: 'Still owed',
  lobby: 'Your games',
  lobbyEmptyLead: 'Play at once, begin a game with friends, or open the link that a host sent you.',
  shared: 'every side at this device',
  isYourMove: 'your move',
  since: 'since',
  sitting: (seats: string): string => `as ${seats}`,
  watching: 'watching',
  newGame: 'A new game',
  token: 'Token of this server, from its operator',
  book: 'Book',
  start: 'Start',
  titleField: 'Its name',
  whoSits: 'Who sits where',
  me: 'me',
  friend: 'a friend, by link',
  bot: 'a bot',
  sideOf: (side: string, powers: string): string => `${side} (${powers})`,
  openSeats: 'Whoever watches or sits may take a seat that somebody has left',
  apart: 'Several share a side: seat every country by itself',
  myName: 'Your name at the table',
  needed: '(needed)',
  begin: 'Begin the game',
  beginning: 'Beginning…',
  whoPlays: 'Who plays',
  withFriends: 'friends, each by a link',
  atThisDevice: 'all at this device, with a curtain',
  alone: 'I play every side',
  solo: 'I alone, against bots',
  mySide: 'I play',
  othersPlay: 'The others',
  botKinds: { fair: 'fair bots', careless: 'careless bots, for practice' },
  botPointsWords: 'Their points',
  botPoints: { '0': 'all of them', '1': 'one fewer a year', '2': 'two fewer a year' },
  onTheMap: 'On the map',
  demonstration: 'Play the demonstration',
  demonstrationWords: 'Spring 1941, every side yours: give an order at once.',
  quickSolo: 'Play against bots',
  quickSoloWords: 'You are the European Axis, from Fall 1939; a script moves the armies, as far as the wars declared allow.',
  hotSeat: 'Start at this device',
  hotSeatWords: 'The whole war from Fall 1939; pass the device around, a curtain falls between.',
  goOn: 'Continue',
  quick: 'At once',
  linksHead: 'Send each friend a link',
  linksLead:
    'A friend opens a link and sits down with a name; from then on their own personal link opens the seat on any device. The links are shown only here; as the host you can take one back and send another.',
  linksKnown: 'Until a link is used you know it too. It shows you the game as that seat sees it, but no letters, notes or drafts.',
  onlyHere: 'These links open only on this machine',
  onlyHereHow:
    'They begin with an address that means “this very machine”. For friends in the same network, start Chancery again as below, and in each link put this machine’s address there (such as 192.168.1.20) in place of',
  onlyHereMore: 'For friends elsewhere the machine has to be reached from outside, under a name and with TLS: docs/operation.md says how.',
  copy: 'Copy',
  copied: 'Copied.',
  copyByHand: 'This browser does not let the page copy: select the link and copy it.',
  openGame: 'To the game',
  join: 'Take your seat',
  joinLead: (seats: string, title: string, host: string | undefined): string =>
    ended(host === undefined ? `You are invited to ${title}, as ${seats}` : `${host} invites you to ${title}, as ${seats}`),
  joinInstead: (seats: string, title: string, holder: string): string => ended(`${holder} hands a seat to you in ${title}: ${seats}`),
  joinWatch: (title: string): string => ended(`You may watch ${title}`),
  joinGo: 'Sit down',
  joinBad: 'This link does not open a game',
  joinBadWhy:
    'It was taken back, was used already, or was not copied in full. If you sit in this game already, your personal link opens your seat on this device too. Otherwise ask the host for a new link.',
  seated: 'You have a seat',
  play: 'Play',
  links: 'Links',
} as const

export const GAME_MAP = {
  title: 'The map of Europe, as this game stands',
  heading: 'Map',
  lead: 'Point at a country or a city to read how it stands.',
} as const

export const CHRONICLE = {
  all: 'all',
  country: 'Country',
  track: 'Track',
  side: 'Side',
  year: 'Year',
  print: 'Print the report',
  report: (year: string): string => (year === 'all' ? 'The whole story' : `The year ${year}`),
  map: 'The map then',
  table: 'Tension, standings and wars then',
  linkTo: 'Link to event',
  fork: 'Play on from here',
  forkFriends: 'Play on from here with friends',
  copied: 'The link to this event is copied.',
  open: 'The whole story',
  title: 'Chronicle · Chancery',
  label: 'Chronicle',
  none: 'There is no record of this game to read.',
  slider: (here: number, last: number): string => (here === last ? `Now, after ${last} events` : `After event ${here} of ${last}`),
  save: 'Save the record',
  search: 'Only events about',
  thresholds: 'Only where tension passed a threshold',
  found: (count: number, all: number): string => `${count} of ${all} events, without passes`,
  nothing: 'No event of the story is about that',
  lookAt: 'The game after event',
} as const

export const LETTERS = {
  heading: 'Letters and notes',
  none: 'Nobody has written yet.',
  from: 'From',
  to: 'To',
  toTable: 'the whole table',
  toPartners: 'partners on your side',
  writesTo: 'to',
  text: 'Your letter',
  send: 'Send the letter',
  sent: 'Letter sent.',
  fresh: (count: number): string => (count === 1 ? '1 new letter' : `${count} new letters`),
  came: (from: string, words: string): string => `${from} writes: ${words}`,
  read: 'Read',
  waiting: 'No connection. We send it as soon as the server answers, once.',
  stop: 'Do not send it',
  deleted: 'This letter was deleted.',
  dropForAll: 'Delete for everybody',
  notes: 'Private notes',
  note: 'A note that only this seat sees',
  keep: 'Keep',
  drop: 'Delete',
} as const

export const FALLEN = {
  label: (target: string): string => `The die for ${target}`,
  odds: (chance: string, percent: number): string => `this result had ${chance} (${percent}%)`,
  reckoning: 'The reckoning',
  noLine: 'No line counted: the die alone decided.',
  choose: 'Take this result or a lesser one',
  only: 'The result to take',
  byDefault: 'if nothing is said',
  take: (result: string): string => `Take ${result}`,
  closed: 'Cannot be taken, and why',
  others: 'The choice is for others.',
  taken: (result: string): string => `result ${result} is taken`,
  either: 'Whichever is taken',
  neutral: 'is neutral',
} as const

/** What a roll would bring. */
export const OUTLOOK = {
  ifAlone: 'if nobody else has points there',
  ifYouRoll: 'If you roll:',
  ifAxisRolls: 'If the Axis rolls:',
  total: (total: string): string => `total ${total}`,
  without: (total: string, gain: string): string => `Without your points: total ${total}, gain ${gain}.`,
} as const

/** The countries to roll for in a phase. */
export const NAMING = {
  byKnown: 'Odds count only the points you can see. Those of others are revealed once everyone has named.',
  tickFirst: 'Tick the countries to name',
  nobody: 'Name no country',
  nothing: 'You have no country to name',
  endStep: 'Nothing to name: end this step',
  closed: 'Cannot be named, and why',
} as const

/** What the script of the map is made for this turn. */
export const MAP_READY = (happening: string, wars: string): string => `The armies are ready for ${happening}: ${wars}.`

/** What the script of the map holds back. */
export const MAP_WAITS = (happening: string, wars: string, then: string | undefined): string =>
  `The map waits: ${happening} comes only with a war of ${wars}${then === undefined ? '' : `, and ${then} only after it`}.`

/** Wars to declare, several at once. */
export const DECLARING = {
  on: (power: string): string => `${power} declares war on`,
  others: 'Others',
  tickFirst: 'Tick the countries to declare war on',
  free: 'no cost',
} as const

/** Declarations to act upon, all at once. */
export const OBLIGATION = {
  war: (power: string, country: string): string => `${power} against ${country}`,
  how: (war: string): string => `${war}: what was done`,
  report: (count: number): string => (count === 1 ? 'Report that it was done' : `Report that all ${count} were done`),
} as const

/** The strip that a game lays on the pages where one thinks. */
export const STRIP = {
  label: 'Orders in the game',
  back: 'Back to the game',
  away: 'Leave the game',
  awayHow: 'Go on here without the game; nothing in it changes',
  trying: (changes: number): string =>
    `${changes === 1 ? '1 change' : `${changes} changes`} tried here; orders go by the game as it stands.`,
  anew: 'Show the game as it is',
  movedOn: 'The game has moved on since this page was opened.',
  nothing: 'Nothing to order here now.',
  elsewhere: 'Nothing to order from this page: your move is on the page of the game.',
  fromHere: 'Orders from this page',
  open: (count: number): string => (count === 0 ? 'none now' : `${count} open`),
  notMine: 'These points are not yours to place.',
  sealed: 'Sealed',
  wait: 'Points are placed when the year begins.',
} as const

export const REPORT = {
  lead: 'What the rules read next, as last reported. Change what is different.',
  none: 'The rules read nothing of yours next. What changed all the same is found by searching.',
  give: (count: number): string => (count === 1 ? 'Report 1 change' : `Report ${count} changes`),
  undo: 'Leave all as it was',
  brings: 'What this report brings',
  found: (count: number, most: number): string =>
    count > most ? `${count} found, the first ${most} of them here: say more` : `${count} found`,
  saidBy: (who: string, when: string): string => `told by ${who}, ${when}`,
} as const

/** Several at one device. */
export const CURTAIN = {
  heading: 'The curtain is drawn',
  lead: 'Nothing secret is in sight. Hand the device over; whoever plays next says who they are.',
  choose: 'Which side first?',
  chooseLead: 'You play every side. Each sees only what it knows; change sides at the top.',
  iAm: (side: string): string => side,
  toMove: 'to move',
  sides: 'Sides at this device',
  draw: 'Draw the curtain',
  goOnAs: (side: string): string => `Go on as ${side}`,
  next: (side: string): string => `is done for now. Next: ${side}.`,
} as const

export const STRIKE = {
  label: 'The attack on Pearl Harbor',
  launchSure: 'The attack sails, and cannot be called back.',
  ships: 'names, with commas between',
} as const

/** The pages to think on, with the table as this seat knows it. */
export const THINKING = {
  heading: 'Think it over',
  lead: 'Every page, with the game as your side knows it. What you try there changes nothing in the game.',
  opening: 'Opening…',
} as const

export const COUNSEL = {
  heading: 'Counsel',
  about: 'Advice from what your side knows. Nobody learns that you asked.',
  ask: 'Ask counsel',
  weighing: 'Weighing…',
  nothing: 'no points',
  one: 'Place them like this:',
  mix: 'Choose one of these at random, with these chances:',
  rest: 'Chosen less often',
  placeThese: 'Place these',
  placed: 'Placed on the form. Nothing is sealed.',
  namings: 'What may be named, and what it brings in points of worth',
  heads: ['Target', 'Expected', 'From to', 'You gain'],
  range: (low: number, high: number): string => `${low.toFixed(1)} to ${high.toFixed(1)}`.replaceAll('-', '−'),
  exploitability: (percent: string, allocations: number): string =>
    `${allocations === 1 ? 'Placed like this' : 'If you choose one of these at random with these chances'}, whatever the others place costs you at most ${percent}% of what is at stake.`,
} as const
