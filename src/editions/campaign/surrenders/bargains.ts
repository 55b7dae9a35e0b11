import type { Bargain, Spoils, SpoilsOf } from '../../../rules/chapters/surrender/index.ts'
import { all, always, heldBy, holds, not, ruled } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'

/** What may be bargained over in each negotiation. */
export const bargains = (rule: Cite): readonly Bargain[] => [
  {
    of: ['russiaToAxis'],
    gives: {
      seeker: {
        kinds: ['territory', 'points', 'resources'],
        words: 'territory, PPs up to one IC, and resources only',
        cite: rule('3.6.6.3a'),
      },
      winner: { kinds: ['territory'], words: 'territory only, with what lies in it', cite: rule('3.6.6.3b') },
    },
    oneCentre: rule('3.6.6.3a'),
    withReturnedLand: rule('3.6.6.3b'),
    forced: { minimum: rule('3.6.6.1e') },
    agreement: rule('3.6.6.3a'),
  },
  {
    of: ['russiaToJapan'],
    gives: {
      seeker: { kinds: ['territory', 'forces'], words: 'territory and isolated forces only', cite: rule('3.6.6.4b') },
      winner: { kinds: ['territory', 'forces'], words: 'territory and isolated forces only', cite: rule('3.6.6.4b') },
    },
    contiguous: rule('3.6.6.4b'),
    forced: {
      minimum: rule('3.6.6.4c'),
      deadlock: { words: 'talks have stalled: Russia must take Japan’s terms', cite: rule('3.6.6.4c') },
    },
    agreement: rule('3.6.6.4b'),
  },
  {
    of: ['westToAxis'],
    forced: {
      minimum: rule('3.6.7.2c'),
      deadlock: { words: 'without agreement the Allies must accept the terms of the year', cite: rule('3.6.7.2c') },
    },
    agreement: rule('3.6.7.2c'),
  },
  { of: ['russiaAfterWest'], forced: { minimum: rule('3.6.7.6') }, agreement: rule('3.6.7.6') },
  { of: ['usToJapan'], forced: { minimum: rule('3.6.8.5b') }, agreement: rule('3.6.8.5b') },
]

const up: Spoils['up'] = { when: ruled('RC-46', 'rest-up'), ruling: 'RC-46' }

/** Who has what is left of a reserve. */
export const spoils = (rule: Cite): Readonly<Record<SpoilsOf, Spoils>> => {
  const toBritain = (number: string): Spoils => ({
    isEquipmentOnly: true,
    units: rule(number),
    supplies: { share: 'none', cite: rule(number) },
    to: [{ who: 'britain', when: always, cite: rule(number) }],
    up,
  })
  return {
    italy: {
      isEquipmentOnly: false,
      units: rule('3.6.2.1c'),
      supplies: { share: 'half', cite: rule('3.6.2.1c') },
      to: [
        { who: 'allies', when: holds('allies', 'rome'), cite: rule('3.6.2.1c') },
        { who: 'axis', when: all(holds('axis', 'rome'), not(heldBy('italy', 'rome'))), cite: rule('3.6.2.1c') },
      ],
      up,
    },
    france: {
      isEquipmentOnly: true,
      units: rule('3.6.4c'),
      supplies: { share: 'all', cite: rule('3.6.4c') },
      to: [{ who: 'axis', when: always, cite: rule('3.6.4c') }],
      up,
      growth: { cite: rule('3.6.4d'), ruling: 'RC-51' },
    },
    india: toBritain('3.6.5.3e'),
    australia: toBritain('3.6.5.4b'),
  }
}
