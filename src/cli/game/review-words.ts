import { ofWorth, signedWorth, WORTH_SCALE, worthWithin } from '../../counsel/index.ts'

const worth = (number: number): string => signedWorth(number, 0)
const NOT_TOLD = 'no difference can be told'

export const REVIEWED = {
  progress: (bar: string, done: number, all: number): string => `${bar} ${done} of ${all} decisions`,
  notOver: 'the game is not over: a review would tell what is still secret',
  map: (title: string, isOwn: boolean): string =>
    `What might have been is played with this on the map: ${title}${isOwn ? '' : ' (the game says of no script)'}.`,
  swings: 'What swung the war (points of worth to the Axis)',
  swing: (at: number, turn: string, order: string, change: number): string => `${worth(change)} in ${turn}, order ${at}: ${order}`,
  decisions:
    'The decisions that mattered most, each against what would have been best instead (points of worth to the own side; namings, results and declarations a year on, points by what the seat could know)',
  decision: (at: number, by: string, turn: string, did: string, instead: string, judgement: number, error: number): string =>
    `${worth(judgement)} ± ${(2 * error).toFixed(0)} in ${turn}, order ${at}, ${by}: ${did || 'nothing'}; instead: ${instead || 'nothing'}`,
  noDecision: 'none of which it can be said: every difference is within what chance does',
  years:
    'Points of each year, and what counsel’s mix does most often (points of worth to the own side, by what it could know as it sealed them)',
  year: (by: string, year: number, placed: string, mix: string, judgement: number, error: number, luck: number): string =>
    `${year}, ${by}: ${placed || 'nothing'}; the mix: ${mix || 'nothing'}. Judgement: ${Math.abs(judgement) <= 2 * error ? NOT_TOLD : worthWithin(judgement, 2 * error)}; luck ${worth(luck)}`,
  luck: 'Dice (points of worth to the own side)',
  scale: WORTH_SCALE,
  dice: (by: string, rolls: number, expected: number, fallen: number, chance: number): string =>
    rolls === 0
      ? `${by}: no rolls`
      : `${by}: ${rolls} ${rolls === 1 ? 'roll' : 'rolls'}, expected ${worth(expected)}, fallen ${worth(fallen)}; in ${Math.round(chance * 100)} of 100 wars the dice are no better`,
} as const

export const OWN_YEARS = {
  progress: (bar: string, done: number, all: number): string => `${bar} ${done} of ${all} years played again`,
  nobody: '--as: expected a seat whose faction places points: the Axis, the Western Allies or Russia',
  unseated: '--year is for one seat: say --as as well',
  notOver: (year: number | undefined): string =>
    year === undefined ? 'no year is over in which this seat placed points' : `${year} is not over, or this seat placed no points in it`,
  heading: (by: string, year: number): string => `${by}, ${year}`,
  placed: (words: string): string => `placed: ${words || 'nothing'}`,
  mix: (words: string, chance: number): string => `the mix, ${Math.round(chance * 100)} %: ${words || 'nothing'}`,
  judgement: (better: number, within: number): string =>
    Math.abs(better) <= within
      ? `judgement: as good as the mix, by what could be known then (${worthWithin(better, within)})`
      : `judgement: ${worthWithin(better, within)} against the mix, by what could be known then`,
  luck: (brought: number, expected: number, wars: number): string =>
    `luck: the year brought ${ofWorth(worth(brought))}, these points bring ${worth(expected)} on average in ${wars} years played again; ${worth(brought - expected)} is dice, the others, and what was done after the seal`,
  dice: (rolls: number, expected: number, fallen: number, chance: number): string =>
    rolls === 0
      ? 'dice: none'
      : `dice: ${rolls === 1 ? '1 roll' : `${rolls} rolls`}, expected ${worth(expected)}, fallen ${worth(fallen)}; in ${Math.round(chance * 100)} of 100 years they are no better`,
  scale: `To the own side. ${WORTH_SCALE} Years are played again with the map as it was reported and bots in all seats.`,
} as const
