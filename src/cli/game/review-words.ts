const worth = (number: number): string => `${number >= 0 ? '+' : '−'}${Math.abs(number).toFixed(0)}`

export const REVIEWED = {
  progress: (bar: string, done: number, all: number): string => `${bar} ${done} of ${all} decisions`,
  notOver: 'the game is not over: a review would tell what is still secret',
  map: (title: string, isOwn: boolean): string =>
    `What might have been is played with this on the map: ${title}${isOwn ? '' : ' (the game says of no script)'}.`,
  swings: 'What swung the war (worth to the Axis; Turkey as an ally is 100)',
  swing: (at: number, turn: string, order: string, change: number): string => `${worth(change)} in ${turn}, order ${at}: ${order}`,
  decisions: 'The decisions that mattered most, each against what would have been best instead (worth to the own side, a year on)',
  decision: (at: number, by: string, turn: string, did: string, instead: string, judgement: number, error: number): string =>
    `${worth(judgement)} ± ${(2 * error).toFixed(0)} in ${turn}, order ${at}, ${by}: ${did || 'nothing'}; instead: ${instead || 'nothing'}`,
  noDecision: 'none of which it can be said: every difference is within what chance does',
  years: 'Points of each year: yours, and what the mix does most often; the same dice and chance for both',
  year: (by: string, year: number, placed: string, mix: string, judgement: number, error: number, luck: number): string =>
    `${year}, ${by}: ${placed || 'nothing'}; the mix: ${mix || 'nothing'}. Judgement ${worth(judgement)} ± ${(2 * error).toFixed(0)}, luck ${worth(luck)}`,
  luck: 'Dice (worth to the own side)',
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
  judgement: (better: number, within: number, wars: number): string =>
    Math.abs(better) <= within
      ? `judgement: no difference can be told (${worth(better)} ± ${within.toFixed(0)}, ${wars} years with the same dice for both)`
      : `judgement: ${worth(better)} ± ${within.toFixed(0)} against the mix (${wars} years with the same dice for both)`,
  luck: (brought: number, expected: number): string =>
    `luck: the year brought ${worth(brought)}, these points bring ${worth(expected)} on average; ${worth(brought - expected)} is dice, the others, and what was done after the seal`,
  dice: (rolls: number, expected: number, fallen: number, chance: number): string =>
    rolls === 0
      ? 'dice: none'
      : `dice: ${rolls === 1 ? '1 roll' : `${rolls} rolls`}, expected ${worth(expected)}, fallen ${worth(fallen)}; in ${Math.round(chance * 100)} of 100 years they are no better`,
  scale: 'In worth to the own side (Turkey as an ally is 100). The map goes as it was reported; bots play all seats.',
} as const
