import { all, any, flag, happened, holds, type Notice, not, turnsAfter } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { isBritainNeutral, isTooSoon, mayRaisePartisans } from './surrenders.ts'

/** Past the barred turn, and the war has not come back. */
const isOpenAgain = all(
  isBritainNeutral,
  happened('britain.surrenderTurn'),
  not(any(turnsAfter(0, 'britain.surrenderTurn'), turnsAfter(1, 'britain.surrenderTurn'))),
)

/** What a British surrender means on the map for as long as it lasts. */
export const changeNotices = (rule: Cite): readonly Notice[] => [
  {
    id: 'neutral-britain',
    for: ['axis', 'westernAllies'],
    when: isBritainNeutral,
    words: 'British forces are neutral while the U.S. is',
    cite: rule('59.83-b'),
  },
  {
    id: 'neutral-britain-deploys',
    for: ['westernAllies'],
    when: isBritainNeutral,
    words: 'British and Commonwealth units may deploy to Europe, American ones may not',
    cite: rule('59.84-a'),
  },
  {
    id: 'axis-gibraltar',
    for: ['westernAllies'],
    when: all(isBritainNeutral, holds('axis', 'gibraltar')),
    words: 'no British redeployment past Gibraltar',
    cite: rule('59.84-b'),
  },
  {
    id: 'axis-territory',
    for: ['westernAllies'],
    when: isBritainNeutral,
    words: 'no British redeployment through Axis-held territory',
    cite: rule('59.84-c'),
  },
  {
    id: 'barred-turn',
    for: ['axis', 'westernAllies'],
    when: isTooSoon,
    words: 'no declaration of war between Germany and the U.S.',
    cite: rule('59.86A'),
  },
  {
    id: 'war-may-resume',
    for: ['axis'],
    when: isOpenAgain,
    words: 'war on the U.S. is war on Britain too; Britain alone may not be attacked',
    cite: rule('59.86B-d'),
  },
  {
    id: 'later-resistance',
    for: ['westernAllies'],
    when: flag('britain.surrendered'),
    words: 'units a surrender removed count as unbuilt for British resistance',
    cite: rule('59.871-a'),
  },
  {
    id: 'british-partisans',
    for: ['westernAllies'],
    when: mayRaisePartisans,
    words: 'partisans may be built in Axis-held Britain',
    cite: rule('59.88-a'),
  },
]
