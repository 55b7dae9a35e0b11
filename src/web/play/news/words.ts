import { soMany } from '../../wording.ts'

export const MEANWHILE = {
  heading: 'Meanwhile',
  earlier: 'Earlier headlines',
  rest: 'What else happened',
  count: (number: number): string => soMany(number, 'thing'),
  read: 'I have read this',
} as const

export const VERDICT = {
  held: (side: string): string => `With ${side}`,
  nobody: 'No country',
  others: 'Conquered, or with nobody',
  entries: 'Who entered the war, and when',
  against: (foes: string): string => `against ${foes}`,
  noEntries: 'No power fought another.',
  great: 'The great events',
  figures: 'Points and dice',
  heads: ['Side', 'Points received', 'Rolls', 'Dice no better in'],
  noRoll: 'no roll',
  chance: (chance: number): string => `${Math.round(chance * 100)} of 100 wars`,
  shownOnly: 'All of this as far as your side was shown it.',
  levels: 'Tension at the end',
  since: (turn: string): string => `since ${turn}`,
  reading: 'Summing up the war …',
  toReview: 'What swung it',
  fork: 'Play on from before the end',
} as const
