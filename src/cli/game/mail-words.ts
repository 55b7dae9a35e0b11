/** All wording of play by mail at the terminal. */

export const MAIL_COMMANDS = {
  mail: {
    words: 'Play by mail without a server: packets of text, signed, and closed to whom they are for.',
    example: 'mail new our-game --edition 2023 --party anna=germany,italy,japan,host --party ben=britain,france,us,russia,china',
  },
  new: {
    words: 'Begin a game by mail in a new folder, and print the invitation; the first party is the chair.',
    example: 'mail new our-game --edition 2023 --party anna=germany,italy,japan,host --party ben=britain,france,us,russia,china',
  },
  join: {
    words: 'Join a game by its invitation, in a new folder; print the answer.',
    example: 'mail join my-game invitation.txt --as ben',
  },
  rejoin: {
    words: 'Come back after a folder is lost, in a new one: new keys, which the chair endorses; what was sealed stays closed.',
    example: 'mail rejoin my-game record.jsonl packets.txt --as ben',
  },
  write: {
    words: 'Write orders (; between several, which share their dice), a letter, or a packet again; print the packet to send.',
    example: 'mail write my-game seal turkey=2',
  },
  read: {
    words: 'Read packets from files or from what is pasted; answer what the program answers by itself.',
    example: 'mail read my-game inbox.txt',
  },
  sync: {
    words:
      'Exchange packets with a box on a server, which can read none of them; answer what came. A folder goes to and from mail at any time.',
    example: 'mail sync my-game http://localhost:4000',
  },
  status: { words: 'Where a game by mail stands, whom it waits for, and which packets were lost.', example: 'mail status my-game' },
} as const

export const MAIL_OPTIONS = {
  folder: 'the folder that keeps the packets and your secret',
  files: 'files with packets in them; without any, what is typed or pasted',
  edition: 'the book that is played',
  scenario: 'where the game begins',
  title: 'what the game is called',
  party: 'a name and the seats it plays, such as anna=germany,italy,host; once for everybody, the chair first',
  as: 'your name in the invitation',
  order: 'orders in short, such as: seal turkey=2; for the host’s own, host: advance',
  letter: 'a letter instead of an order',
  to: 'whom the letter is for; without it, everybody',
  server: 'the address of a Chancery server',
  every: 'do so again after so many seconds, until it is stopped',
  again: 'print a packet again that was lost, by its name',
  acceptPackets: 'go on by what the packets tell where your record says otherwise; the record of before is kept beside it',
  agree: 'agree to go on by the rules of this program, once it is newer than the game; what was decided stands',
  newKeys: 'new keys and a new chain of dice, after the folder came to you from somebody or a copy of it may be in wrong hands',
  record: 'the record as somebody else has it',
  endorse: 'the chair: the new keys that were asked for under this name are his, whom you have asked by another way',
  overdue: 'say that a link has not come in time: the chair first, then all the others; with two parties the roll waits',
} as const

export const MAILED = {
  send: (packets: number): string => (packets === 1 ? 'Send this packet to everybody:' : `Send these ${packets} packets to everybody:`),
  letter: (from: string, to: readonly string[]): string => `Letter from ${from}${to.length === 0 ? '' : ` to ${to.join(', ')}`}`,
  noFolder: (path: string): string => `"${path}" is no folder of a game by mail; make one with mail new or mail join`,
  badServer: (address: string): string => `"${address}" is no address of a server; expected one such as http://localhost:4000`,
  noServer: (address: string, why: string): string => `the server at ${address} does not answer as one of ours: ${why}`,
  badSeconds: '--every: expected a number of seconds, at least 1',
  badParty: (text: string): string => `"${text}": expected a name and its seats, such as anna=germany,italy,host`,
  badSeat: (said: string, meant: readonly string[], seats: readonly string[]): string =>
    `"${said}" is no seat; ${meant.length === 0 ? `expected ${seats.join(', ')}` : `did you mean ${meant.map((one) => `"${one}"`).join(' or ')}?`}`,
  folderThere: (path: string): string => `"${path}" has a game by mail already; a new one needs a new folder`,
} as const
