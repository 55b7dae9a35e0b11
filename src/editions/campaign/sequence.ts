import { always, any, type Delegation, inSeason, ruled, setUp } from '../../rules/core/index.ts'
import type { Stage } from '../../rules/game/index.ts'
import type { Cite } from '../edition.ts'

const FACTIONS: readonly Delegation[] = ['axis', 'westernAllies', 'russia']
const EVERYBODY: readonly Delegation[] = [...FACTIONS, 'japan', 'china']

/** A turn of the campaign: one diplomacy phase with its parts in fixed order (3.2a), then the map. */
export const sequence = (rule: Cite): readonly Stage[] => [
  {
    id: 'year-start',
    words: 'the year start: points are allocated',
    cite: rule('3.2b'),
    when: any(setUp, inSeason('spring')),
    enter: [{ is: 'open-year' }],
    asks: FACTIONS,
    orders: ['draft-allocation', 'seal-allocation', 'report-facts'],
  },
  {
    id: 'draws',
    words: 'the draws for the American levels',
    cite: rule('3.2.7.3a'),
    enter: [{ is: 'come-about' }, { is: 'draw-offsets', tracks: ['usat', 'usjt'] }, { is: 'foresee-tension' }],
    asks: [],
    orders: [],
  },
  {
    id: 'surrenders',
    words: 'surrenders and offers',
    cite: rule('3.2.1a'),
    enter: [{ is: 'surrenders' }],
    settles: 'surrenders',
    needs: 'unsettled',
    asks: ['axis', 'japan'],
    orders: ['settle-surrender', 'offer-surrender'],
    leave: [],
  },
  {
    id: 'political-reaction',
    words: 'what America makes of the war',
    cite: rule('3.2.2'),
    settles: 'political-reaction',
    needs: 'unsettled',
    asks: ['axis', 'japan'],
    orders: ['settle-surrender'],
  },
  {
    id: 'initiative',
    words: 'Initiative',
    cite: rule('3.2.3a'),
    enter: [{ is: 'set-initiative' }],
    asks: [],
    orders: [],
  },
  {
    id: 'actions',
    words: 'Diplomatic Actions, one faction after the other',
    cite: rule('3.2.3b'),
    enter: [{ is: 'open-phase', movers: ['axis', 'westernAllies', 'russia'] }],
    asks: FACTIONS,
    byInitiative: { when: always, cite: rule('3.2.3b') },
    orders: [
      'name-targets',
      'use-subversion',
      'waive-subversion',
      'roll',
      'take-result',
      'settle-tie',
      'make-demand',
      'answer-demand',
      'use-tension-point',
      'settle-surrender',
      'offer-surrender',
    ],
    settlesRolls: true,
  },
  {
    id: 'declarations',
    words: 'declarations of war',
    cite: rule('3.2.6b'),
    // 3.2.5a, 3.2.6c: a reaction comes at the moment of the declaration that sets it off, beside all Actions.
    enter: [{ is: 'open-declarations' }],
    asks: EVERYBODY,
    byInitiative: { when: ruled('RC-98', 'declarations-too'), cite: rule('3.2.3b') },
    reactionsOnly: true,
    orders: ['declare-war', 'name-targets', 'roll', 'take-result', 'settle-tie'],
    leave: [{ is: 'close-phase' }],
  },
  {
    id: 'tension',
    words: 'the tension levels are adjusted',
    cite: rule('3.2.7c'),
    enter: [{ is: 'accrue' }],
    asks: [],
    orders: [],
  },
  {
    id: 'operations',
    words: 'Orders and operations on the map: reports',
    cite: rule('3.5.2.3b'),
    asks: EVERYBODY,
    orders: ['offer-surrender', 'intervene', 'report-facts', 'report-declaration'],
  },
  {
    id: 'turn-end',
    words: 'the end of the turn',
    asks: [],
    orders: [],
    enter: [{ is: 'check-ending' }],
  },
]
