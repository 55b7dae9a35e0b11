import type { TransferClauses } from '../../../rules/chapters/transports/index.ts'
import { all, always, atWar, inScenario, not, ruled } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'

/** Until Britain and Japan are at war, in a global war alone (GW-PT-a). */
export const isTransferLimited = all(inScenario('global'), not(atWar('britain', 'japan')))

/** Global War: British-commanded units sent to the Pacific before war with Japan. */
export const transfer = (rule: Cite): TransferClauses => ({
  inForce: { when: isTransferLimited, cite: rule('GW-PT-a') },
  mostIncrements: { value: 4, cite: rule('GW-PT-b') },
  increment: { value: { ground: 1, squadrons: 3, naval: 5 }, cite: rule('GW-PT-c') },
  free: [
    {
      id: 'returning',
      nationalities: ['australian', 'indian'],
      fromEurope: true,
      when: always,
      words: 'Australian and Indian units back from Europe',
      cite: rule('GW-PT-e'),
      ruling: 'R16-35',
    },
    { id: 'chindit', isChindit: true, when: always, words: 'the Chindit', cite: rule('GW-PT-f') },
    {
      id: 'india-ground',
      kinds: ['armor', 'infantry', 'otherGround'],
      to: 'indiaBox',
      when: ruled('R16-30', 'india-ground-free'),
      words: 'ground factors in the India box',
      cite: rule('GW-PT-h'),
      ruling: 'R16-30',
    },
  ],
  naval: { value: { limit: 10, bracket: 5 }, cite: rule('GW-PT-g') },
  navalFree: { value: 7, cite: rule('GW-PT-d') },
  navalNationalities: ['british', 'canadian', 'southAfrican'],
  perFactor: { value: ['british', 'canadian', 'southAfrican'], cite: rule('GW-PT-h') },
  balance: rule('GW-PT-i'),
  ownKind: rule('GW-PT-j'),
  noBalance: rule('GW-PT-k'),
})
