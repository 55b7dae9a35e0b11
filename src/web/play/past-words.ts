import { ofWorth, signedWorth, WORTH_SCALE, worthWithin } from '../../counsel/index.ts'

const worthWords = (worth: number): string => signedWorth(worth, 0)

export const YEAR_PAST = {
  heading: 'Your year',
  ask: (year: number): string => `Look back on ${year}`,
  looking: 'The year is played again …',
  none: 'There is nothing to say of this year.',
  nothing: 'no points',
  mostOfMix: 3,
  heads: {
    placed: 'You placed',
    mix: 'Counsel would have placed, by what you knew, with these chances',
    judgement: 'Judgement',
    luck: 'Luck',
  },
  judgement: (better: number, within: number): string =>
    Math.abs(better) <= within
      ? 'As good as counsel’s, by what you could know then.'
      : `By what you could know then, your points were ${better > 0 ? 'better' : 'worse'} than counsel’s: ${worthWithin(better, within)}.`,
  luck: (brought: number, expected: number, wars: number): string =>
    `The year brought your side ${ofWorth(worthWords(brought))}; your points bring ${worthWords(expected)} on average, in ${wars} years played again. The rest, ${worthWords(brought - expected)}, is dice, the others, and what was done after the seal.`,
  dice: ({ rolls, expected, fallen, chance }: { rolls: number; expected: number; fallen: number; chance: number }): string =>
    rolls === 0
      ? 'You rolled no die.'
      : `Your ${rolls === 1 ? 'roll' : `${rolls} rolls`}: expected ${worthWords(expected)}, rolled ${worthWords(fallen)}; in ${Math.round(chance * 100)} of 100 years the dice are no better.`,
  scale: `${WORTH_SCALE} Years are played again with the map as it was reported and bots in all seats.`,
} as const

export const WAR_PAST = {
  heading: 'Review of the war',
  ask: 'Look back on the war',
  how: 'What swung it, the decisions that mattered and how the dice fell: its years are played again on the server, which takes up to a minute.',
  looking: 'The war is played again …',
  map: (script: string, isOwn: boolean): string => `On the map meanwhile: ${script}${isOwn ? '' : ' (this game went by no script)'}.`,
  swings: 'What swung the war, in points of worth to the Axis',
  worth: worthWords,
  swing: (turn: string, words: string): string => `in ${turn}: ${words}`,
  mostSwings: 5,
  decisions: 'The decisions that mattered most',
  within: (judgement: number, error: number): string => worthWithin(judgement, 2 * error, 0),
  decision: (by: string, turn: string, did: string, instead: string): string => `for ${by} in ${turn}: ${did}; instead: ${instead}`,
  nothing: 'no points',
  none: 'None of which it can be said: every difference is within what chance does.',
  luck: 'The dice of each side',
  dice: (by: string, rolls: number, expected: number, fallen: number, chance: number): string =>
    rolls === 0
      ? `${by}: no rolls.`
      : `${by}: ${rolls === 1 ? 'one roll' : `${rolls} rolls`}, expected ${worthWords(expected)}, rolled ${worthWords(fallen)}; in ${Math.round(chance * 100)} of 100 wars the dice are no better.`,
  left: (number: number): string => `There was no time for ${number === 1 ? 'one decision' : `${number} decisions`}.`,
  scale: `${WORTH_SCALE} Points are judged by what their seat could know; any other decision is held against the best other one, played on for a year with the same dice.`,
} as const
