import type { InterventionClauses } from '../../rules/chapters/access/index.ts'
import { all, any, atLeast, declarations, POWERS, ruled } from '../../rules/core/index.ts'
import type { Cite } from '../edition.ts'
import { FAR_EAST, isItalyNeutral, isSurprise } from './positions.ts'

/** Japan went to war with the West, or with the country itself, this very turn and below 40. */
const isSurprised = all(
  isSurprise,
  any(atLeast(1, declarations(['japan'], ['britain', 'us'])), atLeast(1, declarations(['japan'], ['dutchEastIndies']))),
)

/** 3.5.2.3: help for the victim of a declaration of war. */
export const campaignIntervention = (rule: Cite): InterventionClauses => ({
  bars: [
    {
      id: 'surprised',
      by: ['westernAllies'],
      on: ['dutchEastIndies'],
      when: isSurprised,
      words: 'taken by surprise below 40, the Allies cannot help this turn',
      cite: rule('3.5.1.4d'),
    },
    {
      id: 'frozen',
      by: ['westernAllies'],
      on: FAR_EAST.filter((country) => country !== 'dutchEastIndies'),
      when: isSurprised,
      words: 'Allied forces in the Pacific are frozen this turn',
      cite: rule('3.3.3.7'),
    },
  ],
  atPeace: [
    {
      by: ['westernAllies'],
      against: ['italy'],
      when: isItalyNeutral,
      words: 'no help against Italy without a declaration of war on it',
      cite: rule('3.3.2.1d'),
    },
    {
      by: ['axis', 'westernAllies', 'russia'],
      against: POWERS,
      when: ruled('RC-73', 'only-at-war'),
      words: 'no help against a power one is at peace with',
      cite: rule('RC-73'),
      ruling: 'RC-73',
    },
  ],
  japans: { on: FAR_EAST, words: 'Japan is the Axis in the Far East and nowhere else', cite: rule('3.3') },
  rules: {
    call: rule('3.5.2.3a'),
    joins: rule('3.5.2.3b'),
    rebasing: rule('3.5.2.3c'),
    ops: rule('3.5.2.3d'),
    lesser: rule('3.5.2.3e'),
    again: rule('3.5.2.3f'),
    enemies: rule('3.5.5'),
    over: rule('3.5.1.3b'),
  },
})
