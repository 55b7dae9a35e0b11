import { namesOf } from '../countries.ts'
import { FACTION_NAMES } from '../powers.ts'
import { choice, count, forEach, group, yesNo } from './fact.ts'

/** Minor countries that can lie on the border between Russia and the Axis. */
export const BORDER_MINORS = ['finland', 'hungary', 'rumania', 'turkey'] as const

const onTheBorder = {
  borderUnits: count('ground units of {here} on its border with Russia', ['3.4.3.5b', '3.4.3.5d']),
  germanBorderUnits: count('German ground units in {here} on its border with Russia', ['3.4.3.5c', '3.4.3.5d']),
}

/** What the campaign's tension, initiative and American aid ask of the map. */
export const tensionGroups = [
  group('worldwide', 'Initiative', {
    'initiative.holder': choice('the faction that had the Initiative last', FACTION_NAMES, ['3.1.2b', '3.2.3a']),
  }),
  group('eastern front', 'Minor countries on the Russian border', forEach(namesOf(BORDER_MINORS), onTheBorder)),
  group('asia', 'American aircraft for China', {
    'avg.setUp': yesNo('the American Volunteer Group has been set up', ['3.4.4.3b', '3.4.4.3c', '3.4.4.3d']),
    'avg.destroyed': yesNo('the American Volunteer Group has been destroyed', ['3.4.4.3d']),
    'china.aircraftGranted': count('aircraft units that the U.S. has granted China', ['3.4.4.3a']),
  }),
] as const
