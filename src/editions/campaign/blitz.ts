import type { BlitzClauses } from '../../rules/chapters/war/index.ts'
import { always, atWar, not, ruled } from '../../rules/core/index.ts'
import type { Cite } from '../edition.ts'
import { AXIS, hasFranceFallen, isEasternWar } from './positions.ts'

/** 3.3.1.3: when the Axis have their blitz, and what it is worth. */
export const campaignBlitz = (rule: Cite): BlitzClauses => ({
  campaigns: [
    {
      is: 'dated',
      id: 'poland',
      by: ['germany'],
      against: [{ nation: 'poland', when: atWar('germany', 'poland') }],
      turns: ['1939 fall'],
      words: 'against Poland',
      cite: rule('3.3.1.3a'),
    },
    {
      is: 'dated',
      id: 'france',
      by: ['germany'],
      against: [
        { nation: 'france', when: not(hasFranceFallen) },
        { nation: 'belgiumLuxembourg', when: always },
        { nation: 'netherlands', when: always },
      ],
      turns: ['1940 spring', '1940 summer'],
      words: 'against France and the Low Countries',
      cite: rule('3.3.1.3b'),
    },
    {
      is: 'declared',
      id: 'russia',
      by: AXIS,
      on: 'russia',
      against: [{ nation: 'russia', when: isEasternWar }],
      track: 'rgt',
      steps: [
        { below: 40, turns: 2 },
        { below: 50, turns: 1 },
      ],
      levelThen: { first: 'russia.tensionAtAxisAttack', later: 'russia.tensionAtLaterAxisAttack' },
      starts: [
        { turnsLater: 0, when: ruled('RC-21', 'from-declaration'), cite: rule('RC-21') },
        { turnsLater: 1, when: ruled('RC-21', 'from-next-turn'), cite: rule('RC-21') },
      ],
      words: 'against Russia',
      cite: rule('3.3.1.3c'),
    },
  ],
  rounds: { value: 5, cite: rule('3.3.1.3f') },
  dry: { of: 'russia', seasons: ['spring'], words: 'surprise in the East: dry ground instead of mud', cite: rule('3.3.1.3d') },
  severeWinter: {
    of: 'russia',
    past: 'russia.severeWinterPast',
    attack: 'easternFront.firstOffensiveOnRussia',
    cite: rule('3.3.1.3e'),
  },
})
