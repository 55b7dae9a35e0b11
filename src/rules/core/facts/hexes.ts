import { namesOf } from '../countries.ts'
import { contrary, count, forEach, group, yesNo } from './fact.ts'

const RGT_FIRST_HEX = {
  finland: ['RGT-E3a', 'RGT-P1'],
  hungary: ['RGT-E3b', 'RGT-P1'],
  rumania: ['RGT-E3c', 'RGT-P1'],
  bulgaria: ['RGT-E3d', 'RGT-P1'],
  turkey: ['RGT-E3e', 'RGT-P1', 'USAT-S7'],
  balticStates: ['RGT-P1'],
  finnishBorder: ['RGT-E6'],
  bessarabia: ['RGT-E7'],
  persianBorder: ['RGT-E8', 'RGT-P3'],
} as const

const axisHexes = (area: keyof typeof RGT_FIRST_HEX) => ({
  axisHexes: count('hexes in {here} that the Axis hold', RGT_FIRST_HEX[area]),
})

const RUSSIA_WEST = {
  hungary: ['BAL-B1', 'RGT-E11a', 'RGT-P6'],
  rumania: ['BAL-B1', 'RGT-E11b', 'RGT-P6'],
  bulgaria: ['BAL-B1', 'RGT-E11c', 'RGT-P6'],
  yugoslavia: ['BAL-B1', 'RGT-E11e', 'RGT-P6'],
  croatia: ['BAL-B1', 'RGT-E11e', 'RGT-P6'],
  serbia: ['BAL-B1', 'RGT-E11e', 'RGT-P6'],
  turkey: ['RGT-E11d', 'RGT-P6'],
} as const

const russianHexes = (country: keyof typeof RUSSIA_WEST) => ({
  russianHexes: count('hexes in {here} that Russia holds', RUSSIA_WEST[country]),
})

const other = { russianHexes: count('hexes in {here} that Russia holds', ['RGT-E11e', 'RGT-P6']) }

/** Held by units: hexes that only partisans hold are left out (USAT-S7x). */
const middleEast = { axisHexes: count('hexes in {here} that Axis units hold', ['USAT-S7', 'USAT-S7x']) }

const heldByPartisans = (readBy: readonly string[]) => ({
  heldByPartisans: contrary('not only Axis partisans hold {here}', yesNo('only Axis partisans hold {here}', readBy)),
})

export const hexGroups = [
  group('balkans', 'Hexes held', {
    ...forEach({ ...namesOf(['hungary', 'rumania', 'bulgaria']), bessarabia: 'Bessarabia' }, axisHexes),
    ...forEach(namesOf(['hungary', 'rumania', 'bulgaria', 'yugoslavia', 'croatia', 'serbia']), russianHexes),
    ...forEach(namesOf(['greece', 'albania']), other),
  }),
  group('scandinavia', 'Hexes held', {
    ...forEach({ ...namesOf(['finland']), finnishBorder: 'the Finnish border zone' }, axisHexes),
    ...forEach(
      { ...namesOf(['finland']), finnishBorder: 'the Finnish border zone' },
      {
        russianHexes: count('hexes in {here} that Russia holds', ['FIN-A1']),
      },
    ),
    ...forEach(namesOf(['norway', 'sweden', 'denmark']), other),
  }),
  group('eastern front', 'Hexes held', {
    ...forEach(namesOf(['balticStates']), axisHexes),
    'russia.axisHexes': count('hexes in Russia proper that the Axis hold', ['BAL-B1', 'FIN-A1']),
    'poland.russianHexes': count('hexes in central Poland that Russia holds', ['USAT-E20', 'RGT-E11e', 'RGT-P6']),
  }),
  group('western front', 'Hexes held', {
    'britain.axisHexes': count('British hexes outside Ulster that the Axis hold', ['DP-GER-20', 'DP-BRI-13', 'SPA-A5', '59.88-a']),
    'britain.axisSuppliedHexes': count('British hexes that the Axis hold in full supply', ['DP-GER-12']),
    'britain.axisEverHeldHex': contrary('the Axis never held a British hex', yesNo('the Axis once held a British hex', ['DP-GER-20'])),
    'britain.allHexesCutOff': contrary(
      'some British hex, or Ulster, is neither isolated nor Axis-held',
      yesNo('every British hex, Ulster too, is isolated or Axis-held', ['27.42D-c', '59.82B']),
    ),
    'france.axisSuppliedHexes': count('European French hexes that the Axis hold in full supply', ['DP-FRA-04']),
    'germany.alliedSuppliedHexes': count('German hexes that the Allies hold in full supply', ['DP-GER-16']),
    'germany.westernObjectives': count('German objective hexes that the Western Allies hold', ['DP-BRI-07']),
    'germany.russianObjectives': count('German objective hexes that Russia holds', ['DP-RUS-07']),
    ...forEach(namesOf(['austria', 'czechoslovakia', 'belgiumLuxembourg', 'netherlands', 'ireland', 'vichyFrance']), other),
    ...forEach({ birmingham: 'Birmingham', manchester: 'Manchester' }, heldByPartisans(['USAT-E6x'])),
  }),
  group('mediterranean', 'Hexes and cities held', {
    ...forEach(namesOf(['turkey']), axisHexes),
    ...forEach(namesOf(['turkey']), russianHexes),
    ...forEach({ persianBorder: 'Persia next to Russia' }, axisHexes),
    ...forEach(
      {
        iraq: 'Iraq',
        lebanonSyria: 'Lebanon-Syria',
        palestine: 'Palestine',
        persia: 'Persia',
        transjordan: 'Transjordan',
      },
      middleEast,
    ),
    'lebanonSyria.axisByBritishAttack': yesNo('a British attack alone gave the Axis Lebanon-Syria', ['USAT-S7x']),
    'palestine.axisCities': count('cities in Palestine or Transjordan that the Axis hold', ['TUR-A7']),
    'egypt.axisCities': count('cities in Egypt that Axis units hold', ['USAT-S7', 'USAT-E6', 'USAT-E6x']),
    'egypt.allCitiesAxis': contrary('the Axis do not hold every city in Egypt', yesNo('the Axis hold every city in Egypt', ['TUR-A6'])),
    'libya.alliedCities': count('cities in Libya that the Allies hold', ['TUR-A3']),
    'libya.allCitiesAllied': contrary(
      'the Allies do not hold every city in Libya',
      yesNo('the Allies hold every city in Libya', ['DP-ITA-09']),
    ),
    'northAfrica.allCitiesWestern': contrary(
      'the Western Allies do not hold every city from Egypt to Morocco',
      yesNo('the Western Allies hold every city from Egypt to Morocco', ['DP-BRI-04']),
    ),
    'italy.alliedSuppliedHexes': count('mainland Italian hexes that the Allies hold in full supply', ['DP-ITA-07']),
    'italy.westernObjectives': count('Italian objective hexes that the Western Allies hold', ['DP-BRI-07']),
    ...forEach(namesOf(['spain', 'portugal']), other),
    ...forEach({ gibraltar: 'Gibraltar', alexandria: 'Alexandria', suez: 'Suez' }, heldByPartisans(['USAT-S7x', 'USAT-E6x'])),
    ...forEach({ malta: 'Malta', baghdad: 'Baghdad' }, heldByPartisans(['USAT-E6x'])),
    ...forEach({ madrid: 'Madrid' }, heldByPartisans(['USAT-S7x'])),
  }),
  group('asia', 'Hexes held', {
    'asia.russianObjectives': count('objective hexes in Manchuria, China and Korea that Russia holds', ['DP-RUS-08']),
  }),
] as const
