import { namesOf } from '../countries.ts'
import { count, forEach, group, yesNo } from './fact.ts'

/** Minor nations of the campaign that have divisions to lose. */
export const NATIONS_WITH_DIVISIONS = [
  'belgiumLuxembourg',
  'bulgaria',
  'finland',
  'greece',
  'hungary',
  'norway',
  'rumania',
  'spain',
  'sweden',
  'turkey',
  'ukraine',
  'vichyFrance',
  'yugoslavia',
] as const

/** What is missing of its usual forces weighs on every Action (3.2.4.1b); what is left goes over with a nation that switches (3.5.7.1). */
const forces = {
  divisionsUsual: { ...count('divisions that {here} usually has', ['3.2.4.1b', '3.5.7.1']), beside: 'divisions' },
  divisions: { ...count('divisions that {here} has now', ['3.2.4.1b', '3.5.7.1']), beside: 'divisionsUsual' },
  airForceLost: yesNo('{here} has lost its air force', ['3.2.4.1b']),
}

export const divisionGroups = [
  group('worldwide', 'Divisions of minor nations', forEach(namesOf(NATIONS_WITH_DIVISIONS), forces)),
  group('balkans', 'Ground units of either Ally', {
    'balkans.westernGroundUnit': yesNo('a Western Allied ground unit is in the Balkans', ['3.1.4d', '3.2.4.1a']),
    'balkans.russianGroundUnit': yesNo('a Russian ground unit is in the Balkans', ['3.1.4d', '3.2.4.1a']),
  }),
  group('western front', 'Invasions beaten in battle', {
    'france.invasionsBeaten': count('invasions of Occupied France that Germany beat in battle', ['3.3.1b']),
  }),
] as const
