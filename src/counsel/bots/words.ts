import { type Delegation, type Placements, type Target, targetName } from '../../rules/core/index.ts'
import { PURPOSES } from '../generated/purposes.ts'

const placed = (placements: Placements): string =>
  Object.entries(placements)
    .filter(([, points]) => points > 0)
    .map(([target, points]) => `${targetName(target as Target)} ${points}`)
    .join(', ')

/** What a bot says. It promises nothing, for it keeps no promises. */
export const BOT_WORDS = {
  name: { fair: 'a bot (fair)', careless: 'a bot (careless)' },
  /** To a letter, by turns; every one of them is true. */
  answers: [
    'I am a bot. I have read nothing into your letter and promise nothing.',
    'I am a bot: I follow the purpose of my power and the dice, not agreements.',
    'Thank you. I am a bot and cannot bargain; watch what I do.',
  ],
  /** Once a year is over and nothing of it is secret any longer. */
  why: (by: Delegation, year: number, placements: Placements): string =>
    placed(placements) === ''
      ? `Why I did so in ${year}: I had nothing to place. ${PURPOSES[by].words}`
      : `Why I did so in ${year}: I placed ${placed(placements)}, drawn by chance from what seemed best against anything the others could do. ${PURPOSES[by].words}`,
  whyCareless: (year: number): string => `Why I did so in ${year}: I did whatever was allowed, at random.`,
} as const
