import {
  all,
  any,
  atLeast,
  atWar,
  COUNTRIES,
  called,
  counting,
  declarations,
  declared,
  declaredOn,
  holds,
  larger,
  less,
  level,
  longAtWar,
  type Modifier,
  NATION_NAMES,
  not,
  number,
  POWERS_OF,
  type Quantity,
} from '../../../rules/core/index.ts'
import { russianHexIn } from '../../2023/tensions/hexes-held.ts'
import { FURTHER, fives, OTHERS, rgt as rgt2023, russiaHoldsIn } from '../../2023/tensions/rgt.ts'
import type { TableDraft } from '../../edition.ts'
import { borrowing, everyTurn } from './borrowed.ts'
import { pointsOn } from './points.ts'

const { status, event } = borrowing(rgt2023)

/** A place the Axis take is an event by itself, whatever happens to another (RC-17). */
const taken = (line: string, place: 'paris' | 'london' | 'birmingham' | 'manchester', name: string): Modifier =>
  event(line, { id: place, when: holds('axis', place), words: `the Axis take ${name}` })

/** Each country by itself; its worth is a figure of the map, nothing unless reported. */
const entered = (country: (typeof OTHERS)[number] | (typeof FURTHER)[number] | 'poland', per: Quantity): Modifier =>
  event('others-russian', { id: `${country}-russian`, per, words: `fives of BRPs: Russia enters ${NATION_NAMES[country]}` })

/** Italy has declared war on Russia this turn, and Germany is at war with it by that. */
const isGermanyBroughtEast = called(
  'an Italian declaration on Russia brings Germany’s war',
  all(atLeast(1, declarations(['italy'], ['russia'])), atWar('germany', 'russia'), not(longAtWar('germany', 'russia'))),
)

/** Lines of the Russo-German table of 2023 that have a meaning here; factories and the variable Pact line have none. */
const rows: readonly Modifier[] = [
  everyTurn,
  ...pointsOn('rgt'),
  status('two-enemies'),
  status('one-enemy'),
  status('no-enemy'),
  status('japan-out'),
  status('poland-stands', { timing: 'turn-end' }),
  status('axis-in-balkans'),
  status('britain-invaded'),
  status('russia-in-balkans'),
  taken('capitals', 'paris', 'Paris'),
  taken('capitals', 'london', 'London'),
  taken('british-cities', 'birmingham', 'Birmingham'),
  taken('british-cities', 'manchester', 'Manchester'),
  event('in-finland'),
  event('in-hungary'),
  event('in-rumania'),
  event('in-bulgaria'),
  event('in-turkey'),
  event('war-on-baltic', { when: declared(POWERS_OF.axis, 'balticStates'), words: 'the Axis declare war on the Baltic States' }),
  event('eastern-poland-axis'),
  event('finnish-border'),
  event('bessarabia'),
  event('persian-border'),
  event('russian-wars', { per: declaredOn(['russia'], COUNTRIES) }),
  event('eastern-poland-russian'),
  event('hungary-russian'),
  event('rumania-russian'),
  event('bulgaria-russian'),
  event('turkey-russian'),
  ...OTHERS.map((minor) => entered(minor, counting(russiaHoldsIn(minor), fives(`${minor}.brpValue`)))),
  ...FURTHER.map((country) => entered(country, counting(russianHexIn(country), fives(`${country}.brpValue`)))),
  entered('poland', counting(russianHexIn('poland'), fives('poland.brpValue'))),
  // Once in the game too, on the level that all else has made.
  event('germany-attacks', {
    timing: 'russian-turn',
    when: any(atLeast(1, declarations(['germany'], ['russia'])), isGermanyBroughtEast),
    per: larger(number(0), less(number(50), level('rgt'))),
  }),
]

export const rgt: TableDraft = { ...rgt2023, title: 'Russo-Axis tension', parts: [rows] }
