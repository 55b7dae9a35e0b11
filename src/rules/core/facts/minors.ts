import { MINORS, type Minor, minorsOn, namesOf } from '../countries.ts'
import { count, forEach, group } from './fact.ts'

/** How the rows of a country's table are coded in the books' contents. */
export const TABLE = {
  albania: 'ALB',
  austria: 'AUS',
  belgiumLuxembourg: 'BEL',
  bulgaria: 'BAL',
  croatia: 'BAL',
  czechoslovakia: 'CZE',
  finland: 'FIN',
  greece: 'GRE',
  hungary: 'BAL',
  ireland: 'IRE',
  norway: 'NOR',
  poland: 'POL',
  rumania: 'BAL',
  serbia: 'BAL',
  spain: 'SPA',
  sweden: 'SWE',
  turkey: 'TUR',
  ukraine: 'UKR',
  vichyFrance: 'VIC',
  yugoslavia: 'BAL',
} as const satisfies Readonly<Record<Minor, string>>

/** The general modifiers of a table count units; Belgium's, Ireland's and the Ukraine's have none or others. */
type Armed = Exclude<Minor, 'belgiumLuxembourg' | 'ireland' | 'ukraine'>

/** The campaign knows no such nations; Poland it knows, but no Action on it. */
const NOT_IN_CAMPAIGN: readonly Minor[] = ['albania', 'austria', 'croatia', 'czechoslovakia', 'serbia']
const NO_ACTION_IN_CAMPAIGN: readonly Minor[] = [...NOT_IN_CAMPAIGN, 'poland']

const foreign = (minor: Exclude<Minor, 'ireland' | 'ukraine'>) => {
  const inCampaign = NOT_IN_CAMPAIGN.includes(minor) ? [] : ['3.5.4b']
  const readBy = ['49.54 (b)', '49.54 (d)', '49.57', 'GN-05 prior (c)', 'GN-12 hex control', ...inCampaign]
  const axisReadBy = minor === 'finland' ? [...readBy, '49.54 (c)', 'FIN-N4'] : readBy
  return {
    axisForeignFactors: count('Axis naval, ground and air factors in or supplied through {here}', axisReadBy),
    alliedForeignFactors: count('Allied naval, ground and air factors in or supplied through {here}', readBy),
  }
}

const unbuiltReadBy = (minor: Minor) => [`${TABLE[minor]}-G4`, '49.4264 (a)', '49.4264 (b)', 'GN-07 unbuilt (a)', 'GN-07 unbuilt (c)']

const forces = (minor: Armed) => {
  const where = minor === 'vichyFrance' ? 'Vichy France, Corsica and colonies not attacked' : '{here}'
  const inCampaign = NO_ACTION_IN_CAMPAIGN.includes(minor) ? [] : ['3.2.4.1a']
  const inGame = [`${TABLE[minor]}-G5`, `${TABLE[minor]}-G6`, 'GN-08 units (a)', 'GN-08 units (b)', 'GN-13 Axis/Allied units']
  const readBy = [...inGame, ...inCampaign]
  return {
    axisFactors: count(`Axis ground and air factors in ${where}`, readBy),
    westernFactors: count(`Western Allied ground and air factors in ${where}`, readBy),
    russianFactors: count(`Russian ground and air factors in ${where}`, readBy),
    unbuilt: count('unbuilt units of {here}, each air factor counting one', unbuiltReadBy(minor)),
    ...foreign(minor),
  }
}

const spies = {
  axisSpyRings: count('Axis spy rings in {here}', ['49.21 (b)', '49.4262']),
  westernSpyRings: count('Western Allied spy rings in {here}', ['49.21 (b)', '49.4262']),
  russianSpyRings: count('Russian spy rings in {here}', ['49.21 (b)', '49.4262']),
}

export const minorGroups = [
  group('balkans', 'Forces in the Balkans', forEach(namesOf(minorsOn('balkans', 'all')), forces)),
  group('mediterranean', 'Forces in neutral countries', forEach(namesOf(minorsOn('mediterranean', 'all')), forces)),
  group('scandinavia', 'Forces in neutral countries', forEach(namesOf(minorsOn('scandinavia', 'all')), forces)),
  group('western front', 'Forces in neutral countries', {
    ...forEach(namesOf(minorsOn('western front', 'all')), forces),
    ...forEach(namesOf(minorsOn('western front', 'foreign')), foreign),
    'ireland.unbuilt': count('Irish partisans unbuilt in the German force pool', ['IRE-M2']),
  }),
  group('eastern front', 'Forces in neutral countries', {
    ...forEach(namesOf(minorsOn('eastern front', 'all')), forces),
    'ukraine.unbuilt': count('unbuilt Ukrainian infantry units that have entered the German force pool', ['UKR-G4']),
  }),
  group('worldwide', 'Spy rings', forEach(namesOf(MINORS), spies)),
] as const
