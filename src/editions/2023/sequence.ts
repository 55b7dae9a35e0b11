import { all, any, type Delegation, inSeason, not, type Side, setUp } from '../../rules/core/index.ts'
import type { OrderType, Stage } from '../../rules/game/index.ts'
import type { Cite } from '../edition.ts'
import { isPacificAlone } from './war/positions.ts'

const AXIS: readonly Delegation[] = ['axis', 'japan']
const ALLIES: readonly Delegation[] = ['westernAllies', 'russia', 'china']
const FACTIONS: readonly Delegation[] = ['axis', 'westernAllies', 'russia']

const ROLLING: readonly OrderType[] = ['roll', 'take-result', 'settle-tie']
/** While the Axis roll: subversion lets them react (49.634A), and Germany may pledge its war. Nothing opens either in an Allied phase. */
const AXIS_ALONE: readonly OrderType[] = ['name-targets', 'pledge-war-on-russia']
const ON_THE_MAP: readonly OrderType[] = ['report-facts', 'report-declaration', 'meet-obligation', 'revoke-declaration']

/** A year start before Spring; the set-up before Fall 1939. */
const opensYear = any(setUp, inSeason('spring'))

/** Without Europe nobody has points, and nobody is named (R50-69). */
const hasDiplomacy = not(isPacificAlone)

/** What stands in place of a diplomatic phase where there is none: the side may declare war. */
const withoutDiplomacy = (side: Side, moment: NonNullable<Stage['moment']>, rule: Cite): Stage => ({
  id: `${side}-window`,
  words: side === 'axis' ? 'the Japanese player turn' : 'the Allied player turn',
  cite: rule('50.11'),
  when: isPacificAlone,
  asks: [],
  orders: [],
  enter: [{ is: 'open-declarations', sides: [side] }],
  moment,
})

/** A game turn of rules 49 to 53: the Axis player turn, then the Allied one. */
export const sequence = (rule: Cite): readonly Stage[] => [
  {
    id: 'year-start',
    words: 'the year start: points are allocated',
    cite: rule('49.23'),
    when: all(opensYear, hasDiplomacy),
    enter: [{ is: 'open-year' }],
    asks: FACTIONS,
    orders: ['draft-allocation', 'seal-allocation', 'report-facts'],
    leave: [{ is: 'announce', what: 'elections-of-the-year' }],
  },
  {
    id: 'new-year',
    words: 'the year start',
    cite: rule('R50-69'),
    when: all(opensYear, isPacificAlone),
    asks: [],
    orders: [],
    leave: [{ is: 'announce', what: 'elections-of-the-year' }],
  },
  {
    id: 'turn-start',
    words: 'the start of the turn',
    cite: rule('49.841A-1'),
    asks: [],
    orders: [],
    moment: 'start',
    // The Winter dice still rule the American points of the year (49.851D, RT-15).
    offsetsEnd: ['usat', 'usjt'],
  },
  {
    id: 'axis-naming',
    words: 'the Axis diplomatic phase: naming',
    cite: rule('49.41'),
    when: hasDiplomacy,
    enter: [{ is: 'open-phase', movers: ['axis'] }],
    asks: ['axis'],
    orders: ['use-tension-point', 'play-covert-operations', 'name-targets'],
    leave: [{ is: 'end-naming' }],
    moment: 'axis',
  },
  ...windows('axis', rule),
  {
    id: 'axis-rolls',
    words: 'the Axis diplomatic phase: dice and results',
    cite: rule('49.425 (4)'),
    when: hasDiplomacy,
    needs: 'rolls',
    asks: ['axis'],
    orders: [...ROLLING, ...AXIS_ALONE],
    leave: [{ is: 'close-phase' }],
  },
  withoutDiplomacy('axis', 'axis', rule),
  {
    id: 'axis-declarations',
    words: 'Axis declarations of war',
    cite: rule('50.11'),
    enter: [{ is: 'mobilize', which: 'opening' }],
    asks: AXIS,
    orders: ['mobilize', 'declare-war', 'give-up-control'],
  },
  {
    id: 'axis-operations',
    words: 'the Axis on the map: reports',
    cite: rule('50.43'),
    asks: AXIS,
    orders: [...ON_THE_MAP, 'strike'],
    leave: [{ is: 'revoke-unmet', side: 'axis' }],
  },
  {
    id: 'allied-naming',
    words: 'the Allied diplomatic phase: naming',
    cite: rule('49.41'),
    when: hasDiplomacy,
    enter: [{ is: 'open-phase', movers: ['westernAllies', 'russia'] }],
    asks: ['westernAllies', 'russia'],
    orders: ['use-tension-point', 'play-covert-operations', 'name-targets', 'make-demand'],
    leave: [{ is: 'end-naming' }],
    moment: 'russian-turn',
  },
  ...windows('allied', rule),
  {
    id: 'allied-rolls',
    words: 'the Allied diplomatic phase: dice and results',
    cite: rule('49.425 (4)'),
    when: hasDiplomacy,
    needs: 'rolls',
    asks: ['westernAllies', 'russia'],
    orders: [...ROLLING, 'answer-demand'],
    leave: [{ is: 'close-phase' }],
  },
  withoutDiplomacy('allies', 'russian-turn', rule),
  {
    id: 'effective-levels',
    words: 'effective levels and mobilizations',
    cite: rule('49.851A-2'),
    asks: [],
    orders: [],
    enter: [
      { is: 'draw-offsets', tracks: ['usat', 'usjt'] },
      { is: 'mobilize', which: 'due' },
    ],
  },
  {
    id: 'allied-declarations',
    words: 'Allied declarations of war, and mining',
    cite: rule('50.11'),
    asks: ALLIES,
    orders: ['declare-war', 'give-up-control', 'mine-norway', 'answer-support', 'meet-support'],
    moment: 'allied',
  },
  {
    id: 'allied-operations',
    words: 'the Allies on the map: reports',
    cite: rule('50.43'),
    asks: ALLIES,
    orders: ON_THE_MAP,
    leave: [{ is: 'revoke-unmet', side: 'allies' }],
  },
  {
    id: 'turn-end',
    words: 'the end of the turn',
    cite: rule('49.841A-1'),
    asks: [],
    orders: [],
    moment: 'end',
    enter: [{ is: 'mobilize', which: 'late' }, { is: 'announce', what: 'elections-of-the-turn' }, { is: 'check-ending' }],
  },
]

/** Between naming and dice: Russia may subvert, then covert operations are announced. */
function windows(phase: 'axis' | 'allied', rule: Cite): readonly Stage[] {
  const whose = phase === 'axis' ? 'Axis' : 'Allied'
  return [
    {
      id: `${phase}-subversion`,
      words: `the ${whose} diplomatic phase: subversion`,
      cite: rule('49.425 (2)'),
      when: hasDiplomacy,
      needs: 'subvertible-rolls',
      asks: ['russia'],
      orders: ['use-subversion'],
    },
    {
      id: `${phase}-covert-operations`,
      words: `the ${whose} diplomatic phase: covert operations`,
      cite: rule('49.425 (3)'),
      when: hasDiplomacy,
      needs: 'rolls',
      asks: FACTIONS,
      orders: ['play-covert-operations', ...(phase === 'axis' ? AXIS_ALONE : [])],
    },
  ]
}
