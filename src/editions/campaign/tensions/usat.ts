import {
  all,
  any,
  atLeast,
  beganWar,
  below,
  COUNTRIES,
  called,
  counting,
  declared,
  declaredOn,
  everAtWar,
  flag,
  holds,
  longAtWar,
  type Modifier,
  not,
  number,
  type Place,
  POWERS,
  POWERS_OF,
  setUp,
  sum,
  tally,
  usesThisTurn,
} from '../../../rules/core/index.ts'
import { fightingTheAxis } from '../../2023/tensions/rgt.ts'
import { captured, isEgyptEntered, usat as usat2023 } from '../../2023/tensions/usat.ts'
import type { TableDraft } from '../../edition.ts'
import { WESTERN } from '../positions.ts'
import { borrowing, everyTurn, rule } from './borrowed.ts'
import { pointsOn } from './points.ts'

const { status, event } = borrowing(usat2023)

/** A place the Axis take is an event by itself, whatever happens to another (RC-17). */
const taken = (line: string, place: Place, name: string): Modifier =>
  event(line, { id: place, when: holds('axis', place), words: `the Axis take ${name}` })

/** The same, but partisans alone take nothing. */
const strongpoint = (place: Parameters<typeof captured>[0], name: string): Modifier =>
  event('strongpoints', { id: place, when: captured(place), words: `the Axis take ${name}` })

/** Oil for the army and one attack make an Offensive; the attack on Poland is one on the Eastern Front by itself (3.4.4.2f). */
const axisFronts = tally(
  flag('westernFront.axisOffensive'),
  flag('mediterraneanFront.axisOffensive'),
  any(flag('easternFront.axisOffensive'), all(setUp, everAtWar('germany', 'poland'))),
)

/** The Western Allies have begun war with Italy: once it fights one of them it is no neutral to the others. */
const isItalyAttacked = called(
  'the Western Allies declare war on a neutral Italy',
  all(beganWar(WESTERN, ['italy']), not(any(...WESTERN.map((power) => longAtWar('italy', power))))),
)

/** Lines of the U.S.-Axis table of 2023 that have a meaning here; bombing, atomic attacks and elections have none. */
const rows: readonly Modifier[] = [
  everyTurn,
  ...pointsOn('usat'),
  status('two-enemies', { when: atLeast(2, fightingTheAxis) }),
  status('one-enemy', { when: all(atLeast(1, fightingTheAxis), below(2, fightingTheAxis)) }),
  status('no-enemy', { when: all(below(1, fightingTheAxis), not(flag('italy.surrenderedBeforeGermanWar'))) }),
  status('japan-at-war'),
  status('britain-invaded'),
  status('russia-invaded'),
  status('middle-east'),
  status('japan-out'),
  { ...status('offensives', { per: axisFronts, words: 'Fronts with an Axis Offensive' }), cite: rule('3.4.4.2f'), ruling: 'RC-17' },
  event('wars-on-minors', { per: declaredOn(POWERS_OF.axis, COUNTRIES) }),
  // War on the Allies is one declaration, on Britain and France alike (3.3.2.1, RC-17).
  event('wars-on-majors', { per: declaredOn(POWERS_OF.axis, POWERS, [['britain', 'france']]) }),
  taken('capitals', 'paris', 'Paris'),
  taken('capitals', 'london', 'London'),
  strongpoint('birmingham', 'Birmingham'),
  strongpoint('manchester', 'Manchester'),
  strongpoint('gibraltar', 'Gibraltar'),
  strongpoint('malta', 'Malta'),
  strongpoint('baghdad', 'Baghdad'),
  event('strongpoints', { id: 'egypt', when: isEgyptEntered, words: 'the Axis take a city in Egypt' }),
  taken('moscow-baku', 'moscow', 'Moscow'),
  taken('moscow-baku', 'baku', 'Baku'),
  taken('russian-cities', 'leningrad', 'Leningrad'),
  taken('russian-cities', 'stalingrad', 'Stalingrad'),
  taken('russian-cities', 'maikop', 'Maikop'),
  taken('russian-cities', 'grozny', 'Grozny'),
  event('factories', { words: 'Russian industrial centres the Axis take' }),
  // What is done piece by piece is new each time (RC-83).
  status('sent-east'),
  event('ships-east'),
  event('western-wars', { per: sum(declaredOn(WESTERN, COUNTRIES), counting(isItalyAttacked, number(1))) }),
  event('mining'),
  event('russia-on-germany', { when: declared('russia', 'germany') }),
  event('russian-wars', { per: declaredOn(['russia'], COUNTRIES) }),
  event('eastern-poland'),
  event('central-poland'),
  status('subversion', { per: usesThisTurn('subversion') }),
]

export const usat: TableDraft = { ...usat2023, title: 'USA-Axis tension', parts: [rows] }
