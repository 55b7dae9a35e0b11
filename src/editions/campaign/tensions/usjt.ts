import { all, atLeast, atWar, declarations, declared, flag, type Modifier, tally } from '../../../rules/core/index.ts'
import { usjt as usjt2023 } from '../../2023/tensions/usjt.ts'
import type { TableDraft } from '../../edition.ts'
import { borrowing, everyTurn, rule } from './borrowed.ts'

const { status, event } = borrowing(usjt2023)

const japaneseFronts = tally(flag('asianFront.japaneseOffensive'), flag('pacificFront.japaneseOffensive'))

/**
 * Lines of the U.S.-Japanese table of 2023 that have a meaning here; mobilizations, named ships, bombing and elections have none. No line
 * reads points (3.2.4.7c). War on Britain alone brings its own by itself (3.3.3.3c).
 */
const rows: readonly Modifier[] = [
  everyTurn,
  status('germany-at-war'),
  status('both-on-russia'),
  status('embargo'),
  status('indochina'),
  event('shipbuilding'),
  status('fortifications'),
  { ...status('offensives', { per: japaneseFronts, words: 'Fronts with a Japanese Offensive' }), cite: rule('3.4.4.2f'), ruling: 'RC-17' },
  event('war-on-russia', { when: declared('japan', 'russia') }),
  event('war-on-britain', { when: all(atLeast(1, declarations(['japan'], ['britain'])), atWar('japan', 'us')) }),
  event('paris'),
  event('britain-out'),
  event('russia-on-japan', { when: declared('russia', 'japan') }),
  event('attack-on-britain', { timing: 'declaration' }),
  status('britain-alone'),
]

export const usjt: TableDraft = { ...usjt2023, title: 'USA-Japan tension', parts: [rows] }
