import { PACKET_FORMAT } from '../fair/index.ts'
import { list, POWERS, quoted } from '../rules/core/index.ts'

/** All wording about the record of a game. */

export const RECORD = {
  empty: 'there is nothing in this file; a record begins with a line that says which book is played',
  unlike: 'line 1: this is no record of a game; a record begins with a line that says which book is played',
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
  tooLong: (most: number): string => `this record has more than ${most} lines; no game has as many`,
  noRecord: (line: number): string => `line ${line}: so many lines are wrong that nothing further was read`,
  unfoldable: (n: number, why: string): string => `order ${n}: its events do not fit the game (${why})`,
  unreadable: (event: string): string =>
    `nothing was recorded: the event ${event} could not be read back. This is a fault of Chancery; please report it with the order you gave`,
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
  otherRules: (version: string, rules: string, own: string, ownRules: string): string =>
    `the game is played by rules ${rules}, with which Chancery ${version} began it or which were agreed to since; this is Chancery ${own} with rules ${ownRules}: go on with the program that has the former, or agree all of you to these (the order agree; the host may speak for others with a reason: agree because …). What was decided stands`,
  notTheseRules: (rules: string): string =>
    `agreed to can only be the rules of this program (${rules}), and only where the game is played by others`,
  byMail: 'this game is played by mail: give the order with chancery mail write, so that it is signed and its dice proven',
  noSeat: (text: string, meant: readonly string[]): string =>
    `unknown seat or player "${text}"${meant.length === 0 ? `; expected a power (${POWERS.join(', ')}), host or a player’s name` : `; did you mean ${meant.map((one) => `"${one}"`).join(' or ')}?`}`,
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

/** What is wrong with what should prove a line. */
export const PROOF = {
  badParty: (name: string): string => `${name} did not sign the key and the chain that stand under that name`,
  noChair: (name: string): string => `the chair ${name} has to be a party and to hold the host’s seat`,
  twice: (name: string): string => `two parties are called ${name}`,
  bothSides: (name: string): string =>
    `${name} holds seats of both sides: nothing would be the worst for him if he kept his link, so a party plays one side`,

  stranger: (name: string): string => `${name} is no party to this game`,
  forged: (name: string): string => `${name} did not sign this`,
  notPlaced: 'the chair did not sign that this stands here: it was put in, moved or changed',
  replayed: (name: string, number: number): string => `request ${number} of ${name} was dealt with before`,
  otherSeat: (name: string): string => `${name} does not hold the seat this is asked from`,
  badLink: (name: string, roll: number, fault: string): string =>
    fault === 'burnt'
      ? `${name} shows a link that was shown before: it is burnt and serves no second roll (roll ${roll})`
      : `${name} shows a link for roll ${roll} that does not belong to the chain published at the start`,
  notOpened: (name: string, faction: string, target: string): string => `${name} does not open what ${faction} sealed for ${target}`,
  otherThanSealed: (name: string, faction: string, target: string): string =>
    `${name} opens something else for ${target} than ${faction} sealed`,
  notInTheOpen:
    'this cannot be said by mail, where all read it: keep a draft or a standing order to yourself and act on it when it is time',
  sealAlone: 'an allocation is sealed in a packet of its own: seal one, send it, then the next',
  stepAlone: 'a step of the attack on Pearl Harbor is asked for in a packet of its own: send it, then the next',
  lacksSecret:
    'what is secret in an attack on Pearl Harbor stands under a seal and is not said: cards put down, carriers that try to intercept',
  notAskedToSay: (name: string): string => `${name} is not asked to say anything of this step`,
  badClaim: (name: string): string => `what ${name} says of this step cannot be: it names other carriers, or no whole number of cards`,
  claimedTwice: (name: string): string => `${name} said two different things of one step: the first counts, and both are signed`,
  notOpenedSecret: (name: string, what: string): string => `${name} does not open what is sealed of the attack on Pearl Harbor (${what})`,
  otherSecret: (name: string, what: string): string =>
    `${name} opens something else than was sealed of the attack on Pearl Harbor (${what})`,
  unproven: (n: number, name: string): string =>
    `order ${n}: ${name} did not open what was sealed of the attack on Pearl Harbor, or had said something else of it: all its carriers count as lost`,
  lacksClaim: (n: number, name: string): string => `order ${n}: ${name} neither said what came of this step nor is said to have refused`,
  lacksSeals: 'an allocation by mail has a seal for every target, those without points too',
  otherThanAnnounced: (name: string, faction: string): string => `${name} announced something else for ${faction} than was sealed`,
  badRenewal: (name: string): string => `the new chain of ${name} is endorsed neither by the old key nor by the chair`,
  notAgreed: (name: string): string => `${name} has not agreed to other rules`,
  otherRules: (from: string, now: string): string => `the agreement is about rules ${from}; the game is played by ${now}`,
  noSeal: (name: string, faction: string): string => `${name} sealed no such allocation of ${faction}`,
  noProof: (n: number): string => `order ${n} stands without the proof that this game asks for`,
  lacksLink: (n: number, name: string): string => `order ${n}: ${name} neither showed his link nor is said to have refused`,
  otherFaces: (n: number, faces: string, recorded: string): string => `order ${n}: the links make ${faces}, the record says ${recorded}`,
  otherPoints: (n: number, faction: string, target: string, said: number, opened: number): string =>
    `order ${n}: ${said} points of ${faction} in ${target} were counted, ${opened} were opened`,
  notTheWorst: (n: number, faces: string, recorded: string): string =>
    `order ${n}: the worst dice for whoever refused are ${faces}, the record says ${recorded}`,
  at: (n: number, words: string): string => `order ${n}: ${words}`,
  afterOrder: (n: number, words: string): string => `after order ${n}: ${words}`,
  refused: (n: number, name: string): string => `order ${n}: ${name} did not open in time; the dice count as the worst for his side`,
  refusedSay: (n: number, name: string, said: readonly string[]): string =>
    `order ${n}: ${name} did not open in time, say ${said.join(' and ')}; the dice count as the worst for the side of ${name}`,
  voided: (after: number, name: string, chair: string): string =>
    `after order ${after}: ${chair} endorsed new keys of ${name} while a roll waited for ${name}; the roll was declared anew`,
  noWitness: (chair: string, party: string, name: string): string =>
    `${chair} says that ${party} showed no link, and ${name} does not say so: it counts only when everyone else says it`,
  ownWord: (chair: string, accused: readonly string[]): string =>
    `${chair} says that ${accused.join(' and ')} showed no link, and only opponents say so: the roll has to wait for the link`,
  otherTerms: (name: string, chair: string): string => `${name} agreed to play another game than ${chair} began`,
  stale: (name: string, number: number): string =>
    `request ${number} of ${name} was written for a stage that is over: it can be placed no more`,
  unopened: (name: string, faction: string, turn: string, n: number): string =>
    `${name} has not opened what ${faction} sealed in ${turn} (order ${n}), though that year is over: ${name} can order nothing until it is opened`,
  closedAtEnd: (name: string, faction: string, turn: string, n: number): string =>
    `${name} has not opened what ${faction} sealed in ${turn} (order ${n}), though the game is over`,
  overAllotted: (n: number, name: string, faction: string, turn: string, sum: number, given: number): string =>
    `order ${n}: ${name} has opened ${sum} points of ${faction} for ${turn}, and had ${given} to place`,
} as const

/** As many characters as a letter by mail may have. */
export const LONGEST_LETTER = 10_000

/** What is wrong with a packet, or with what packets tell. */
export const MAIL = {
  noPacket: 'there is no packet here; one begins with a line -----BEGIN CHANCERY PACKET----- and ends with -----END CHANCERY PACKET-----',
  nothingNew: 'nothing new: these packets were read before',
  lastSent: (name: string): string => `your last packet is ${name}; mail write FOLDER --again NAME prints any of yours again`,
  tornPacket: 'a packet begins here and does not end: the text was cut off; copy all of it, down to the line -----END CHANCERY PACKET-----',
  tooLong: 'this packet is longer than any that this program writes',
  noBody: 'it does not say what it is',
  speaksFor: (name: string): string => `it speaks for ${name}`,
  malformed: (name: string, from: string, words: readonly string[]): string =>
    `packet ${name} is signed by ${from} and says nothing that a program of ours writes, so it counts as not sent: ${words.join('; ')}`,
  otherKeys: (name: string, chair: string): string =>
    `${chair} began the game with other keys for ${name} than this folder has: if you joined twice, play in the other folder; if not, somebody else joined as ${name}, so tell ${chair} by another way`,
  moreChanges: (many: number): string => `and ${many} more decisions`,
  longLetter: (most: number): string => `a letter has at most ${most} characters: send it in two`,
  changed: 'a letter of this packet was changed or lost on its way; ask for it again',
  newer: (format: number, version: string, rules: string, own: string, ownRules: string): string =>
    `this packet has form ${format} and was written by Chancery ${version} (rules ${rules}); this is Chancery ${own} (rules ${ownRules}), which reads up to form ${PACKET_FORMAT}: bring it up to date, the game stays as it is`,
  otherRules: (version: string, rules: string, own: string, ownRules: string): string =>
    `the game is played by rules ${rules} of Chancery ${version}; this is Chancery ${own} with rules ${ownRules}: go on with ${version}, or agree all of you to these (mail write FOLDER --agree-to-rules, or on the desk): what was decided stands`,
  notRenewable: 'new keys come when the game has begun and the last new ones stand',
  sameRules: 'the game is played by the rules of this program: there is nothing to agree to',
  wouldChange: (changes: readonly string[]): string =>
    changes.length === 0
      ? 'these rules would have decided nothing otherwise so far'
      : `these rules would have decided otherwise so far: ${changes.join('; ')}`,
  agreeing: (agreed: readonly string[], open: readonly string[]): string =>
    `to go on by these rules: agreed ${agreed.length === 0 ? 'nobody yet' : agreed.join(', ')}; still to agree ${open.join(', ')}`,
  needsParties: 'a game by mail has at least two parties, the first of them with the host’s seat: he puts the orders in their order',
  badName: (name: string): string => `"${name}" is no name of a party; expected up to 40 letters, digits, - and _`,
  seatTwice: (seat: string): string => `the seat ${seat} is given twice`,
  notInvited: (name: string, names: readonly string[]): string =>
    `nobody called "${name}" is invited; ${names.length === 0 ? 'that is no invitation' : `there are ${names.join(', ')}`}`,
  isChair: (name: string): string => `${name} wrote the invitation and plays in the folder it was written from`,
  otherProgram:
    'this invitation was written by a program that reads its book otherwise than this one, or was changed: bring both up to date and ask for another',
  emptyLetter: 'there is nothing in this letter',
  noSuchParty: (name: string, known: readonly string[]): string => `nobody called "${name}" plays; there are ${known.join(', ')}`,
  onlyChairEndorses: 'new keys for somebody who has lost his folder are endorsed by the chair, while nothing waits for links',
  nobodyRejoins: (name: string): string =>
    `nobody asks for new keys as ${name}: whoever has lost his folder comes back by mail rejoin or on the desk, and you read his packet first`,
  rejoins: (name: string, key: string): string =>
    `somebody asks for new keys as ${name}, the first letters of his are ${key.slice(0, 8)}: ask ${name} by another way whether they are his; then the chair endorses them (mail write FOLDER --endorse ${name}, or on the desk). What ${name} had sealed stays closed and counts as no points`,
  notEndorsed: (chair: string): string => `your new keys are not endorsed yet: send ${chair} the packet that asks for it`,
  noMailRecord: 'this is no record of a game by mail',
  chairLost: 'the chair’s place cannot be given new keys by anybody else: keep a copy of the chair’s folder',
  notOverdue: 'nobody’s link or word is waited for, or the chair has not said yet that the time is over',
  noInvitation: 'this box belongs to no invitation: the invitation it is named after has to be put into it first',
  boxFull: 'this box is full',
  noBox: 'the invitation is not in this folder, and without it there is no box on a server',
  exchanged: (put: number, taken: number): string =>
    `${put === 1 ? '1 packet' : `${put} packets`} put into the box on the server, ${taken} taken out`,
  shutOut: (name: string): string =>
    `${name} has newer keys than this folder: what you write here is not taken any more. Go on in the folder that has them`,
  noSuchPacket: (name: string): string => `there is no packet ${name} in this folder`,
  stands: (orders: number): string => (orders === 1 ? '1 order stands' : `${orders} orders stand`),
  waitsFor: (people: readonly string[]): string =>
    people.length === 0 ? 'the game waits for the host' : `the game waits for ${people.join(', ')}`,
  notBegun: 'the game has not begun: the chair begins it when everybody has joined',
  joining: (names: readonly string[]): string => `still to join: ${names.join(', ')}`,
  onItsWay: (by: string, chair: string): string => `an order of ${by} is on its way to ${chair}, who places it`,
  pending: (by: string, missing: readonly string[]): string => `an order of ${by} waits for a link of ${missing.join(', ')}`,
  pendingWord: (by: string, missing: readonly string[]): string =>
    `an order of ${by} waits for ${missing.join(', ')} to say what came of it`,
  lost: (name: string): string => `packet ${name} is missing: ask its sender for it by that name`,
  lostMore: (many: number): string => `and ${many} more packets are missing`,
  declined: (packet: string, chair: string, reasons: readonly string[]): string =>
    `${chair} could not place your order (${packet}): ${reasons.join('; ')}`,
  foreign: (name: string, game: string, own: string): string => `packet ${name} belongs to game ${game}; this folder is of ${own}`,
  stranger: (name: string, from: string): string => `packet ${name}: ${from} is no party to this game, or his invitation has not come yet`,
  forged: (name: string, from: string): string => `packet ${name} was not signed by ${from}`,
  otherKeyForYou: (name: string, from: string): string =>
    `packet ${name} is for you and closed to a key that is not yours: ask ${from} by another way to send it anew. Perhaps it is the key of another folder of yours, or somebody else joined in your name`,
  notForAll: 'what only some can read; only letters are for some',
  joinedTwice: (name: string, keys: readonly string[]): string =>
    `two different keys have joined as ${name} (${keys.map((key) => key.slice(0, 8)).join(' and ')} are their first letters): the first is taken here. Ask ${name} by another way which is right, before you play on`,
  notForYou: (name: string): string => `packet ${name} is not closed to you: it is for others, or for a key of another device`,
  unknownBody: (name: string, version: string, own: string): string =>
    `packet ${name} says something that this Chancery does not know (it was written by ${version}, this is ${own}); bring it up to date`,
  twoOfOneName: (name: string): string =>
    `there are two different packets called ${name}: its sender says one thing to some and another to others, or its folder went on from an old copy`,
  chairFirst: (chair: string, roll: number): string =>
    `${chair} placed roll ${roll} without his own link: nobody else shows his before the chair has`,
  forked: (line: number, chair: string, packets: readonly string[]): string =>
    `${chair} placed two different things as line ${line}: the record goes no further, and both are signed (packets ${packets.join(', ')})`,
  shownTwice: (name: string, packets: readonly string[]): string =>
    `${name} showed one link for two declarations: he may have chosen between two rolls (packets ${packets.join(', ')})`,
  begunTwice: (chair: string, packets: readonly string[]): string =>
    `${chair} began this game twice, each time otherwise (packets ${packets.join(', ')}): the first stays`,
  otherGame: (chair: string, packet: string): string =>
    `${chair} began another game than you were invited to (packet ${packet}): book, options, rulings, situation, seats and keys must be those of the invitation`,
  otherInvitation: (name: string, chair: string, packet: string): string =>
    `${name} joined another game than you (packet ${packet}): ${chair} sent ${name} another invitation, or ${name} changed it; compare yours by another way`,
  inPacket: (packet: string, words: string): string => `packet ${packet}: ${words}`,
  placedWrongly: (chair: string, packet: string, words: string): string => `${chair} placed what cannot stand (packet ${packet}): ${words}`,
  declinedPlaced: (chair: string, by: string, declined: string, placed: string): string =>
    `${chair} declined a request of ${by} (packet ${declined}) and placed it later (packet ${placed}): what was declined is dead, and the record goes no further`,
  placedDeclined: (chair: string, by: string, placed: string, declined: string): string =>
    `${chair} placed a request of ${by} (packet ${placed}) and declined it afterwards (packet ${declined}): it stands`,
  linkIsHere: (chair: string, party: string, claim: string, packet: string): string =>
    `${chair} says that ${party} has shown no link (packet ${claim}), and here it is: packet ${packet}. It counts. Until ${chair} goes on with it nothing else does; if ${chair} lacks it, send it again`,
  linkWasHere: (said: readonly string[], party: string, claims: readonly string[], packet: string): string =>
    `${said.join(' and ')} ${said.length === 1 ? 'says' : 'say'} that ${party} showed no link (packets ${claims.join(', ')}), and here it is: packet ${packet}. It came late, or they lie`,
  lostIsHere: (chair: string, party: string, act: string, packet: string): string =>
    `${chair} endorsed new keys of ${party} because a link was lost (packet ${act}), and here it is: packet ${packet}. It was found again, or ${chair} lies`,
  otherLine: (chair: string, packet: string): string =>
    `${chair} goes on from a line that this record does not have (packet ${packet}): ${chair} has another record than you, made of what nobody sent you`,
  otherLineOfOlder: (chair: string, packet: string): string =>
    `${chair} goes on from a line that this record does not have (packet ${packet}): the others still play by the older rules, or their record differs from yours; read their packets with the older program, and accept them there (--accept-packets) before you agree to newer rules`,
  acceptWithOlder: 'what older rules decided can be accepted only with the older program',
  otherRecord: (line: number): string =>
    `what the packets tell differs from the record in this folder at line ${line}: the record stays as it is, and the game goes no further here. To accept what they tell and go on: mail read FOLDER --accept-packets, or on the desk; your record is kept beside the new one`,
  lessThanRecord: (line: number): string =>
    `the packets in this folder tell nothing from line ${line} of its record on: the record stays as it is, and the game goes no further here. Packets are missing: ask the others for all of theirs and read them`,
  nothingToAccept: 'the packets in this folder tell what its record says: there is nothing to accept',
  packetsMissing:
    'the packets in this folder tell no line that its record does not have: packets are missing, ask the others for all of theirs and read them',
  accepted: (kept: string): string => `you accept what the packets tell; the record of before is kept as ${kept}`,
  badRecord:
    'the record in this folder is none that the packets tell: it stays as it is. To have it written anew: mail read FOLDER --accept-packets',
  onlyTwo: (missing: readonly string[]): string =>
    `with two parties nobody else can say whether the link came: the roll waits for ${missing.join(', ')}. Send your packets again; for new keys of somebody who has lost the folder, use --endorse`,
  overdueSaid: (chair: string, party: string, open: readonly string[]): string =>
    `${chair} says that the time of ${party} is over; it counts once all the others have said so too (mail write FOLDER --overdue, or on the desk). Still to say so: ${open.join(', ')}`,
  onlyOpponents: (missing: readonly string[]): string =>
    `nobody on the side of ${missing.join(', ')} can say that the link did not come, so the roll waits for it, or for new keys of ${missing.join(', ')}`,
  protection: (parties: number): string =>
    parties === 2
      ? 'two parties: if one shows no link the roll waits, and neither can say that the other did not'
      : `${parties} parties: somebody has shown no link when all the others say so, one of them not an opponent; all the others together can still lie about one, and that folder proves it`,
  olderForm: (agreed: readonly string[], open: readonly string[]): string =>
    `this game is played with the first form of packets, in which the chair alone says whose link did not come: agree all of you to the second (mail write FOLDER --agree-to-rules, or on the desk); agreed ${agreed.length === 0 ? 'nobody yet' : agreed.join(', ')}, still to agree ${open.join(', ')}`,
  notPlacedYet: (by: string, packet: string, chair: string, lines: number): string =>
    `${chair} has neither placed nor declined what ${by} asked for in packet ${packet}, and has placed ${lines} ${lines === 1 ? 'line' : 'lines'} since: send it to ${chair} again`,
} as const

/** What packets or another record say against a record. */
export const COMPARED = {
  otherGame: 'what lies beside this record belongs to another game, or to one begun otherwise',
  noGame: 'the folder beside this record tells no game',
  otherLine: (line: number): string => `line ${line} is another than in what lies beside this record`,
  leftOut: (lines: number, more: number): string =>
    `this record ends after line ${lines}; ${more === 1 ? '1 line that was placed after it is' : `${more} lines that were placed after it are`} left out`,
  byPacket: (words: string, packet: string): string => `${words} (packet ${packet})`,
  linkIsHere: (n: number, party: string, packet: string): string =>
    `order ${n}: the record says that ${party} showed no link, and here it is: packet ${packet}`,
} as const

/** Who is waited for, and what for. */
export const MOVES = {
  roll: (target: string): string => `the die for ${target} is still to be thrown`,
  'take-result': (target: string): string => `take a result for ${target}`,
  subversion: (target: string): string => `Russia says whether it subverts ${target}`,
  'answer-demand': (target: string): string => `the Axis say whether ${target} resists the demand`,
  'declare-war': (by: string, on: string): string => `war on ${on} is due of ${by}`,
  'settle-surrender': (title: string, since: readonly string[]): string =>
    ['an offer of surrender or armistice is to be answered', title, ...since].join(': '),
  support: (country: string): string => `support of ${country} is to be settled`,
  strike: 'the attack on Pearl Harbor goes on',
  asked: 'asked in this stage',
  agree: 'the game goes on when everybody has agreed to newer rules',
  advance: 'nobody is asked; the game is to be moved on',
} as const

/** Of one thing alone: that one may do without it stands before what belongs to it. */
const orPass = (said: readonly string[]): string => {
  const [first = '', ...rest] = said.join('; or ').split('; ')
  return said.length === 1 ? [`${first}, or pass`, ...rest].join('; ') : `${said.join('; or ')}; or pass`
}

/** What a seat is asked for, in a sentence. */
export const ASKED = {
  allocation: (points: number, limit: number, untold: readonly string[]): string =>
    `${untold.length === 0 ? '' : `report ${list(untold, 'and')}, which these points go by; `}${
      points === 0
        ? 'seal: there are no points this year'
        : `place up to ${points === 1 ? '1 point' : `${points} points`}, at most ${limit} in one target, then seal`
    }`,
  report: 'report what changed on the map',
  orders: (said: readonly string[], mayPass: boolean, isHidden: boolean): string =>
    said.length === 0
      ? mayPass
        ? `nothing to decide: pass${isHidden ? '; everybody is asked alike, so that nobody learns who has points to use' : ''}`
        : 'nothing to decide now'
      : mayPass
        ? orPass(said)
        : said.join('; or '),
} as const

/** What is wrong with an order as it was typed. */
export const SHORT_FORM = {
  unknown: (word: string, meant: readonly string[]): string =>
    `unknown order ${quoted(word)}${meant.length === 0 ? '' : `; did you mean ${meant.map((one) => `"${one}"`).join(' or ')}?`}`,
  none: 'no order was said',
  usage: (usage: string): string => `expected: ${usage}`,
  badJson: (words: string): string => `this is no JSON: ${words}`,
} as const

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
  'another-name': 'a name that is not there already',
  'less-depth': 'something that is not nested so deep',
  'less-in-all': 'fewer things at once',
} as const
export type JsonNeed = keyof typeof JSON_NEEDS
