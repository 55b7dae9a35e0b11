/** All wording of letters and notes. */

export const LETTERS = {
  nobody: 'there is nobody else to read it; for yourself, write a note',
  noSuchSeat: (seat: string): string => `${seat} has no seat in this game`,
  noTableTalk: 'the host has ruled that there is no talk for the whole table in this game',
  notTo: (from: string, to: string): string => `by the host’s ruling ${from} may not write to ${to}`,
  when: {
    always: '',
    'between-phases': 'by the host’s ruling no letters are sent while a diplomatic phase is under way',
    'at-year-start': 'by the host’s ruling letters are sent only while points are allocated',
    never: 'by the host’s ruling no letters are sent in this game, except to the host',
  },
  notYourSeat: (seat: string): string => `${seat} is not your seat`,
  onlySeated: 'letters and notes belong to people: sit down with a name first',
  onlyHost: 'only the host rules who may write to whom',
  noSuchLetter: 'there is no such letter of yours',
  keyUsed: 'this key was used for something else; every letter and note has a key of its own',
  noSuchNote: 'there is no such note of yours',
  tooManyLetters: (most: number): string => `${most} letters an hour are enough; wait a while`,
  tooMany: (most: number): string => `there are ${most} of these already; delete one first`,
} as const
