import { namesOf } from '../countries.ts'
import { choice, contrary, count, forEach, group, yesNo } from './fact.ts'

const DEMANDED = {
  bessarabia: [
    '49.44 (d)',
    '49.441 (a)',
    '49.71',
    'RUM-A4',
    'RUM-R(1-2)',
    'RUM-R(3-4)',
    'RUM-R(5-6)',
    'RUM-R(7)',
    'RUM-R(8+)',
    'POL-A5',
    '3.2.4.5a',
    '3.2.4.5b',
    '3.5.2.4b',
  ],
  finnishBorder: ['49.44 (d)', 'FIN-N3', 'FIN-A2', '3.2.4.5a', '3.2.4.5b', '3.5.2.4b'],
  easternPoland: ['POL-A8'],
} as const

const ENTERED = {
  bessarabia: ['BAL-B6', 'RUM-A5', '49.91B (2)', 'RGT-P7'],
  finnishBorder: ['BAL-B6', '49.91B (2)', 'RGT-P7'],
  balticStates: ['BAL-B6', 'FIN-A3', 'POL-A7', 'RGT-P7', '3.3.1.1b', '3.4.3.2c', '3.4.3.2b'],
  easternPoland: ['3.3.1.1b', '3.4.3.2c'],
  rumania: ['BAL-B6/B7 variant', 'RGT-P7'],
} as const

const BORDER_WAR = {
  bessarabia: ['49.91B (3)', 'BAL-B8', 'RUM-A6', 'GN-07 unbuilt (b)', '50.527', '3.2.4.5c', '3.2.4.5d', '3.5.2.4a', '3.5.2.4d'],
  finnishBorder: ['GN-07 unbuilt (b)', '50.25', '50.527', '3.2.4.5c', '3.2.4.5d', '3.5.2.4a', '3.5.2.4d'],
  easternPoland: ['49.435C', 'BAL-B8', 'GN-07 unbuilt (b)'],
  danzig: ['GN-07 unbuilt (b)', 'POL-A2'],
} as const

const FOUGHT = {
  bessarabia: ['49.91B (3)', 'BAL-B7'],
  finnishBorder: ['49.91C', 'NOR-A5', 'SWE-A3'],
} as const

const demanded = (area: keyof typeof DEMANDED) => ({ demanded: yesNo('Russia has demanded {here}', DEMANDED[area]) })
const entered = (area: keyof typeof ENTERED) => ({ russiaEntered: yesNo('Russia has entered {here}', ENTERED[area]) })
const borderWar = (area: keyof typeof BORDER_WAR) => ({
  borderWar: choice('the border war over {here}', { none: 'none', open: 'open', escalated: 'escalated', over: 'over' }, BORDER_WAR[area]),
})
const fought = (area: keyof typeof FOUGHT) => ({
  fought: contrary('there was no turn of fighting over {here}', yesNo('there was a turn of fighting over {here}', FOUGHT[area])),
})

const bessarabia = { bessarabia: 'Bessarabia' } as const
const finnishBorder = { finnishBorder: 'the Finnish border hexes' } as const
const easternPoland = { easternPoland: 'eastern Poland' } as const

export const borderGroups = [
  group('balkans', 'Bessarabia', {
    ...forEach(bessarabia, demanded),
    ...forEach({ ...bessarabia, ...namesOf(['rumania']) }, entered),
    ...forEach(bessarabia, borderWar),
    ...forEach(bessarabia, fought),
    'rumania.adjacentRussianFactors': count('Russian ground factors next to Rumania', ['RUM-A1', '49.441 (a)']),
  }),
  group('scandinavia', 'The Finnish border', {
    ...forEach(finnishBorder, demanded),
    ...forEach(finnishBorder, entered),
    ...forEach(finnishBorder, borderWar),
    ...forEach(finnishBorder, fought),
    'finland.russiaEntered': contrary(
      'Russia did not enter Finland proper before Finland joined Germany',
      yesNo('Russia entered Finland proper before Finland joined Germany', ['SWE-A4']),
    ),
  }),
  group('eastern front', 'Poland and the Baltic States', {
    ...forEach(easternPoland, demanded),
    ...forEach({ ...easternPoland, ...namesOf(['balticStates']) }, entered),
    ...forEach({ ...easternPoland, danzig: 'Danzig and the Corridor' }, borderWar),
  }),
  group('eastern front', 'Garrison of the Russian border', {
    'russianBorder.infantry23': count('Russian 2-3 infantry units within four hexes of the border', ['RGT-GA1']),
    'russianBorder.infantry33': count('Russian 3-3 infantry units within four hexes of the border', ['RGT-GA1']),
    'russianBorder.armor35': count('Russian 3-5 armor units within four hexes of the border', ['RGT-GA1']),
    'russianBorder.aaf': count('Russian army air factors within three hexes of the border', ['RGT-GA2']),
    'russianBorder.russianUnits': count('Russian ground units on the border with the Axis', ['3.4.3.5d']),
    'russianBorder.axisUnits': count('Axis ground units outside minor countries on the border with Russia', [
      '3.4.3.5b',
      '3.4.3.5c',
      '3.4.3.5d',
    ]),
  }),
] as const
