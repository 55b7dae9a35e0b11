import type { UnpreparedClauses } from '../../rules/chapters/pearl-harbor/index.ts'
import type { Cite } from '../edition.ts'
import { isSurprise, SURPRISE_ENDS } from './positions.ts'

/** 3.3.3.7: whom Japan surprises. How an Axis attack surprises Russia is a matter of blitz turns (3.3.1.3). */
export const campaignUnprepared = (rule: Cite): UnpreparedClauses => ({
  pacific: {
    onAlert: { value: SURPRISE_ENDS, cite: rule('3.3.3.7') },
    moment: rule('3.3.3.7'),
    hasSurprise: isSurprise,
    isEveryAttack: true,
    effects: [
      {
        id: 'frozen',
        in: ['whole'],
        binds: ['us', 'britain', 'otherWesternAllies', 'dutch'],
        for: ['japan', 'westernAllies'],
        words: 'Allied land, naval and air forces in the Pacific are frozen',
        cite: rule('3.3.3.7'),
      },
    ],
  },
})
