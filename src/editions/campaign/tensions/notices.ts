import {
  all,
  any,
  atLeast,
  atWar,
  declarations,
  effectiveLevel,
  type Faction,
  flag,
  longAtWar,
  type Notice,
  not,
  POWERS_OF,
} from '../../../rules/core/index.ts'
import type { Say } from '../../clauses/saying.ts'
import { isUsInEurope, isUsInThePacific } from '../aid.ts'
import { isDestroyerTurn } from './permissions.ts'
import { reached } from './reached.ts'

const WEST: readonly Faction[] = ['westernAllies']
const BOTH: readonly Faction[] = ['axis', 'westernAllies']

const isOwnShippingBare = not(any(reached(50, 'usat'), longAtWar('us', 'germany'), longAtWar('us', 'italy')))

/** What American involvement means on the map, while it lasts. */
export const tensionNotices = (say: Say): readonly Notice[] => [
  say('destroyers-first', '3.4.4.2b', WEST, { when: isDestroyerTurn(1), words: 'the U.S. grants 5 DDs, 5 of 25' }),
  say('destroyers-second', '3.4.4.2b', WEST, { when: isDestroyerTurn(2), words: 'the U.S. grants 10 DDs, 15 of 25' }),
  say('destroyers-third', '3.4.4.2b', WEST, { when: isDestroyerTurn(3), words: 'the U.S. grants 10 DDs, 25 of 25' }),
  say('destroyers-in-the-yard', '3.4.4.2c', WEST, {
    when: any(isDestroyerTurn(1), isDestroyerTurn(2), isDestroyerTurn(3)),
    words: 'granted DDs stand in a British shipyard at strength 10; brought to 12 this turn, they are launched at its end',
  }),
  say('escorts-fight', '3.4.4.2e', BOTH, {
    when: all(atLeast(35, effectiveLevel('usat')), not(isUsInEurope)),
    words: 'U.S. escorts may fight Axis attacks on the convoys they guard, short of war',
  }),
  say('own-shipping-bare', '3.4.4.6a', WEST, { when: isOwnShippingBare, words: 'the U.S. may give its own Atlantic shipping no escort' }),
  say('free-turn', '3.4.4.6b', BOTH, {
    when: all(isOwnShippingBare, atLeast(1, declarations(POWERS_OF.axis, ['us']))),
    words: 'Axis attacks on U.S. Atlantic shipping meet no escort this turn',
  }),
  say('avg-alone', '3.4.4.3b', WEST, {
    when: all(flag('avg.setUp'), not(isUsInThePacific)),
    words: 'the AVG may move to China; no other U.S. unit works with Chinese units',
  }),
  say('fourteenth-air-force', '3.4.4.3c', WEST, {
    when: isUsInThePacific,
    words: 'the 14th Air Force alone, 2 fighters and 2 bombers, gives Chinese units ground support',
  }),
  say('avg-replaced', '3.4.4.3d', WEST, { when: flag('avg.destroyed'), words: 'the AVG comes back without its leader and experience' }),
  say('chinese-cooperation-west', '3.4.5.1', WEST, {
    when: atWar('japan', 'china'),
    words: 'Nationalist China works with the Allies by divisions trained in India-Burma, the AVG, the 14th Air Force and lend-lease alone',
  }),
  say('chinese-cooperation-russia', '3.4.5.1', ['russia'], {
    when: atWar('japan', 'china'),
    words: 'Nationalist China works with neither Communist China nor Russia, whose aid it may take',
  }),
]
