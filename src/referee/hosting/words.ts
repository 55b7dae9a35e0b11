/** All wording about hosted games. */

const seatsSaid = (seats: readonly string[]): string => seats.join(', ')

export const HOSTING = {
  unknownSecret: 'this secret opens nothing here: it was never given out, or has been revoked or used up',
  noSuchGame: 'there is no such game, or none that this secret opens',
  gameFull: (most: number): string =>
    `this game has ${most.toLocaleString('en')} lines, and takes no more; you can still leave, and delete what you wrote`,
  notSeated: 'whoever only watches gives no orders',
  sitDownFirst: 'somebody sits there: this link only lets you take the seat over, by joining with a name',
  onlyHost: 'only the host may do this',
  onlySeated: 'only somebody who has joined with a name may do this',
  onlyByLink: 'only a link to a seat lets somebody sit down',
  keyUsed: 'this key was used for another order; every order has a key of its own',
  stale: (sequence: number, after: number): string =>
    `the game has gone on since line ${after} (it is at ${sequence}), and this order would now do something else: look again before you give it`,
  ahead: (sequence: number, after: number): string => `the game has no line ${after} for you yet; the last is ${sequence}`,
  oneOrder: 'an order or a text, please: one of them, not both',
  notThisTable: (seat: string): string => `nobody sits for ${seat} in this game`,
  held: (seat: string): string => `somebody sits for ${seat}`,
  invited: (seat: string): string => `somebody is invited to sit for ${seat}`,
  tooManyDevices: 'your personal link was renewed, or devices were signed out, too often; ask the host for a new link',
  notHeld: (seat: string): string => `you do not sit for ${seat}`,
  whichSeats: 'you sit in several places: say which seats',
  nobodyThere: 'nobody sits there who could be removed',
  hostStays: 'a game needs a host: hand the host’s seat over, then you can leave',
  noVacancy: 'here the host sends links to vacant seats',
  noSuchLink: 'there is no such link, or it is used up',
  lastWayIn: 'this is the only way in that the host has: send a new link first',
  noWatchers: 'this table lets nobody watch',
  noSuchTenure: 'nobody has sat here under this id',
  notYourName: 'only whoever bears a name, or the host, deletes it',
  notOver: 'another game can be begun from any point of this one when it is over; until then, ask “what if” of what you know',
  noSuchOrder: (orders: number): string => `the record has ${orders} orders`,
  byMail:
    'this game is played by mail: carry its packets over this server as they are (chancery mail sync FOLDER ADDRESS, or the button of the desk), and it stays the same game',
  situationAlone: 'the situation says itself which book, scenario, options and rulings it goes by',
  noBook: 'say where the game begins: an edition, with a scenario if you like; a situation; or a record',
  lapsed: 'whoever had said so beforehand has left',
  begun: 'the game begins',
  brought: 'brought here with its record',
  seats: seatsSaid,
} as const
