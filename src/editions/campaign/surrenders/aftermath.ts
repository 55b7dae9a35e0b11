import type { OccupationDuty, WarEnding } from '../../../rules/chapters/surrender/index.ts'
import { all, any, atWar, called, each, flag, happened, not, ruled } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { hasFranceFallen, isEasternWar } from '../positions.ts'
import { isWesternPeace } from './renewals.ts'

const DIVISIONS = 4

/** 3.6.1.1b and 3.6.3.1c: what an occupier must keep there. */
export const duties = (rule: Cite): readonly OccupationDuty[] => [
  {
    id: 'berlin',
    of: 'germany',
    when: all(flag('germany.surrendered'), flag('berchtesgaden.redoubt'), ruled('RC-30', 'duty')),
    present: each('berlin.alliedDivisions'),
    least: DIVISIONS,
    words: 'Allied divisions in Berlin',
    cite: rule('3.6.1.1b'),
    ruling: 'RC-30',
  },
  {
    id: 'tokyo',
    of: 'japan',
    when: flag('japan.surrendered'),
    present: each('tokyo.alliedDivisions'),
    least: DIVISIONS,
    words: 'Allied divisions in Tokyo',
    cite: rule('3.6.3.1c'),
  },
]

/** Russia is out of the war with the Axis, by terms or by surrender. */
const isEasternPeace = all(
  called('Russia and the Axis have come to terms', any(happened('armistice.russiaAxis'), flag('russia.surrendered'))),
  called('Russia is no longer at war with the Axis', not(isEasternWar)),
)

/** When a war is over, and when the game is won. */
export const endings = (rule: Cite): readonly WarEnding[] => [
  {
    id: 'europe-by-surrender',
    when: all(flag('germany.surrendered'), flag('italy.surrendered')),
    words: 'the war in Europe is over: Germany and Italy have surrendered',
    cite: rule('3.6.1b'),
  },
  {
    id: 'europe-by-terms',
    when: all(isWesternPeace, isEasternPeace),
    words: 'the war in Europe is over: neither Russia nor the West fights any more',
    cite: rule('3.6.7.8'),
  },
  {
    id: 'axis-victory',
    when: all(flag('russia.surrendered'), hasFranceFallen, flag('britain.surrendered')),
    isDecisive: true,
    words: 'the U.S. does not intervene; the Axis win decisively',
    cite: rule('3.6.7.1'),
  },
  { id: 'pacific', when: flag('japan.surrendered'), words: 'the war in the Pacific is over', cite: rule('3.6.3.1c') },
  {
    id: 'pacific-for-the-allies',
    when: all(happened('armistice.usJapan'), not(atWar('us', 'japan'))),
    words: 'for the Allies the Pacific war is over',
    cite: rule('3.6.8.6'),
  },
]
