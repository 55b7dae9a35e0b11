import { all, any, flag, happened, holds, type Notice, not, turnsAfter } from '../../../rules/core/index.ts'
import type { Say } from '../../clauses/saying.ts'
import { isBritainNeutral } from '../war/positions.ts'
import { isTooSoon, mayRaisePartisans } from './surrenders.ts'

/** Past the barred turn, and the war has not come back. */
const isOpenAgain = all(
  isBritainNeutral,
  happened('britain.surrenderTurn'),
  not(any(turnsAfter(0, 'britain.surrenderTurn'), turnsAfter(1, 'britain.surrenderTurn'))),
)

/** What a British surrender means on the map for as long as it lasts. */
export const changeNotices = (say: Say): readonly Notice[] => [
  say('neutral-britain', '59.83-b', ['axis', 'westernAllies'], {
    when: isBritainNeutral,
    words: 'British forces are neutral while the U.S. is',
  }),
  say('neutral-britain-deploys', '59.84-a', ['westernAllies'], {
    when: isBritainNeutral,
    words: 'British and Commonwealth units may deploy to Europe, American ones may not',
  }),
  say('axis-gibraltar', '59.84-b', ['westernAllies'], {
    when: all(isBritainNeutral, holds('axis', 'gibraltar')),
    words: 'no British redeployment past Gibraltar',
  }),
  say('axis-territory', '59.84-c', ['westernAllies'], {
    when: isBritainNeutral,
    words: 'no British redeployment through Axis-held territory',
  }),
  say('barred-turn', '59.86A', ['axis', 'westernAllies'], { when: isTooSoon, words: 'no declaration of war between Germany and the U.S.' }),
  say('war-may-resume', '59.86B-d', ['axis'], {
    when: isOpenAgain,
    words: 'war on the U.S. is war on Britain too; Britain alone may not be attacked',
  }),
  say('later-resistance', '59.871-a', ['westernAllies'], {
    when: flag('britain.surrendered'),
    words: 'units a surrender removed count as unbuilt for British resistance',
  }),
  say('british-partisans', '59.88-a', ['westernAllies'], { when: mayRaisePartisans, words: 'partisans may be built in Axis-held Britain' }),
]
