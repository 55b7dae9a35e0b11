import { namesOf } from '../countries.ts'
import { FACTION_NAMES } from '../powers.ts'
import { choice, contrary, count, date, forEach, group, yesNo } from './fact.ts'

/** Minor nations of the campaign whose status is a standing. */
export const TABLED_NATIONS = [
  'belgiumLuxembourg',
  'bulgaria',
  'finland',
  'greece',
  'hungary',
  'ireland',
  'norway',
  'poland',
  'rumania',
  'spain',
  'sweden',
  'turkey',
  'ukraine',
  'vichyFrance',
  'yugoslavia',
] as const

/** Minor nations of the campaign without a diplomatic table: their status is reported. */
export const UNTABLED_NATIONS = [
  'balticStates',
  'denmark',
  'dutchEastIndies',
  'iraq',
  'netherlands',
  'persia',
  'portugal',
  'saudiArabia',
  'thailand',
] as const

const STATUS = ['3.5.2', '3.5.3a', '3.5.4a', '3.5.5', '3.5.6'] as const

/** RC-33: 20, in Finland 10; the sheets say 10 to 30. */
const cooperating = (nation: (typeof TABLED_NATIONS)[number]) => ({
  milcoopCap: count('friendly units that may stay in {here} under Military Cooperation', ['3.5.4b'], {
    start: nation === 'finland' ? 10 : 20,
    least: 10,
    most: 30,
  }),
  expeditionLimit: count('units that {here} may send beyond its area; 0 if unsaid', ['3.5.6.2']),
  expedition: count('units of {here} that are beyond its area', ['3.5.6.2']),
  surrendersByAction: contrary(
    'by its sheet the last Action does not make {here} surrender',
    yesNo('by its sheet the last Action makes {here} surrender', ['3.5.1.1']),
  ),
})

const untabled = {
  status: choice(
    'the status of {here}, where it has changed',
    {
      asAtStart: 'as at the start',
      neutral: 'Neutral',
      economic: 'Economic Cooperation',
      military: 'Military Cooperation',
      coBelligerent: 'Co-Belligerent',
      ally: 'Ally',
    },
    STATUS,
  ),
  favours: choice('the faction favoured by {here}, where that has changed', { nobody: 'nobody', ...FACTION_NAMES, japan: 'Japan' }, STATUS),
}

const fallen = {
  capitalTaken: contrary('no enemy has taken the capital of {here}', date('an enemy last took the capital of {here}', ['3.5.1'])),
}

/** Statuses and surrenders of minor nations as the campaign has them. */
export const statusGroups = [
  group('worldwide', 'Cooperation of minor nations', forEach(namesOf(TABLED_NATIONS), cooperating)),
  group('worldwide', 'Statuses of nations without a table', forEach(namesOf(UNTABLED_NATIONS), untabled)),
  group('worldwide', 'Capitals of minor nations', {
    ...forEach(namesOf([...TABLED_NATIONS, ...UNTABLED_NATIONS.filter((nation) => nation !== 'saudiArabia')]), fallen),
    'thailand.conquered': yesNo('Thailand is conquered', ['3.5.1', '3.3.3.6']),
    'netherlands.surrenderTurn': contrary(
      'the Netherlands have not surrendered',
      date('the Netherlands surrendered', ['3.4.2.2b', '3.5.1.4a']),
    ),
  }),
] as const
