import type { Shelter } from '../../../rules/chapters/war/index.ts'
import {
  all,
  any,
  atLeast,
  atWar,
  below,
  each,
  earlierDeclarations,
  flag,
  holds,
  longAtWar,
  not,
  ruled,
} from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'

/** Japan attacked Britain alone, and the Allied player turn has come: British lands on the Pacific front are under American control. */
const isUnderAmericanControl = all(
  atLeast(1, earlierDeclarations(['japan'], ['britain'])),
  longAtWar('japan', 'britain'),
  not(atWar('japan', 'us')),
)
const isNewGuineaOpen = any(flag('newGuinea.attackedByJapan'), holds('japan', 'newGuinea'), ruled('R50-70', 'always'))

/** What Japan may not attack until war with the U.S.: all but what it had attacked before (50.552C, USJT-B7). */
export const americanProtection = (rule: Cite): readonly Shelter[] => [
  {
    by: ['japan'],
    on: ['australia'],
    when: all(isUnderAmericanControl, not(holds('japan', 'australia'))),
    words: 'it is under American control until war with the U.S.',
    cite: rule('50.552C'),
  },
  {
    by: ['japan'],
    on: ['britishPacificIslands'],
    when: isUnderAmericanControl,
    words: 'groups not attacked before are under American control until war with the U.S.',
    cite: rule('50.552C'),
  },
  {
    by: ['japan'],
    on: ['attackedPacificIslands'],
    when: all(isUnderAmericanControl, below(1, each('britishPacific.groupsAttacked'))),
    words: 'no British island group had been attacked before they passed to American control',
    cite: rule('50.552C'),
  },
  {
    by: ['japan'],
    on: ['newGuinea'],
    when: all(isUnderAmericanControl, not(isNewGuineaOpen)),
    words: 'not attacked before, it is under American control until war with the U.S.',
    cite: rule('50.552C'),
  },
]
