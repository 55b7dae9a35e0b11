const worthWords = (worth: number): string => `${worth < 0 ? '-' : '+'}${Math.abs(worth).toFixed(0)}`

export const YEAR_PAST = {
  heading: 'Your year',
  ask: (year: number): string => `Look back on ${year}`,
  looking: 'The year is played again …',
  none: 'There is nothing to say of this year.',
  nothing: 'no points',
  mostOfMix: 3,
  heads: {
    placed: 'You placed',
    mix: 'Counsel would have placed, by what you knew, so often each',
    judgement: 'Judgement',
    luck: 'Luck',
  },
  judgement: (better: number, within: number, wars: number): string =>
    Math.abs(better) <= within
      ? `No difference between the two can be told: ${worthWords(better)} ± ${within.toFixed(0)} in ${wars} years with the same dice for both.`
      : `Your points do ${better > 0 ? 'better' : 'worse'} by ${Math.abs(better).toFixed(0)} ± ${within.toFixed(0)} on average, in ${wars} years with the same dice for both.`,
  luck: (brought: number, expected: number): string =>
    `The year brought your side ${worthWords(brought)}; your points bring ${worthWords(expected)} on average. The rest, ${worthWords(brought - expected)}, is dice, the others, and what was done after the seal.`,
  dice: ({ rolls, expected, fallen, chance }: { rolls: number; expected: number; fallen: number; chance: number }): string =>
    rolls === 0
      ? 'You rolled no die.'
      : `Your ${rolls === 1 ? 'roll' : `${rolls} rolls`}: expected ${worthWords(expected)}, fallen ${worthWords(fallen)}; in ${Math.round(chance * 100)} of 100 years the dice are no better.`,
  scale: 'In worth to your side: Turkey as an ally is 100. The map goes as it was reported; bots play all seats.',
} as const

export const WAR_PAST = {
  heading: 'The war looked back upon',
  ask: 'Look back on the war',
  how: 'What swung it, the decisions that mattered and how the dice fell: its years are played again on the server, which takes up to a minute.',
  looking: 'The war is played again …',
  map: (script: string, isOwn: boolean): string => `On the map meanwhile: ${script}${isOwn ? '' : ' (this game went by no script)'}.`,
  swings: 'What swung the war, in worth to the Axis',
  worth: worthWords,
  swing: (turn: string, words: string): string => `in ${turn}: ${words}`,
  mostSwings: 5,
  decisions: 'The decisions that mattered most',
  within: (judgement: number, error: number): string => `${worthWords(judgement)} ± ${(2 * error).toFixed(0)}`,
  decision: (by: string, turn: string, did: string, instead: string): string => `for ${by} in ${turn}: ${did}; instead: ${instead}`,
  nothing: 'no points',
  none: 'None of which it can be said: every difference is within what chance does.',
  luck: 'The dice of each side',
  dice: (by: string, rolls: number, expected: number, fallen: number, chance: number): string =>
    rolls === 0
      ? `${by}: no rolls.`
      : `${by}: ${rolls === 1 ? 'one roll' : `${rolls} rolls`}, expected ${worthWords(expected)}, fallen ${worthWords(fallen)}; in ${Math.round(chance * 100)} of 100 wars the dice are no better.`,
  left: (number: number): string => `There was no time for ${number === 1 ? 'one decision' : `${number} decisions`}.`,
  scale: 'Turkey as an ally is 100. Each decision is held against the best other one, played on for a year with the same dice.',
} as const
