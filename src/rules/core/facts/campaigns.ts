import { contrary, count, date, forEach, group, yesNo } from './fact.ts'

const front = {
  axisOffensive: contrary(
    'the Axis did not attack this turn on {here}',
    yesNo('the Axis attacked this turn on {here}', ['3.4.4.2f', 'USAT-E1']),
  ),
}
const japaneseFront = {
  japaneseOffensive: contrary('Japan did not attack this turn on {here}', yesNo('Japan attacked this turn on {here}', ['USJT-E4'])),
}

const strength = {
  axisUnits: count('Axis units on {here}', ['3.6.7.7a']),
  westernUnits: count('Western Allied units outside Britain on {here}', ['3.6.7.7a']),
}

const OCCUPIED = {
  britain: ['3.4.2.6'],
  france: ['3.4.2.6', '3.4.3.7a'],
  germany: ['3.3.1.4', '3.6.1.2a', '3.6.1.2b'],
  italy: ['3.4.2.6', '3.4.3.7b'],
  denmark: ['3.4.2.6'],
  netherlands: ['3.4.2.6'],
  norway: ['3.4.2.6'],
  sweden: ['3.4.2.6', '3.4.3.7a'],
  greece: ['3.4.2.6', '3.4.3.7a'],
  yugoslavia: ['3.4.2.6', '3.4.3.7a'],
  spain: ['3.3.1.4', '3.4.2.6', '3.4.3.7a'],
  turkey: ['3.3.1.4', '3.4.2.6', '3.4.3.7a'],
  saudiArabia: ['3.5.1.6'],
  westernPoland: ['3.4.2.6'],
  russia: ['3.4.3.7a'],
  siberia: ['3.4.3.7b'],
  philippines: ['3.4.4.7'],
  homeIslands: ['3.6.3.1a', '3.6.3.1b'],
} as const

/** Whose occupation it is, where only one is meant; elsewhere the holder of the capital tells. */
const OCCUPIER: Readonly<Partial<Record<keyof typeof OCCUPIED, string>>> = {
  britain: 'Axis ',
  france: 'Axis ',
  germany: 'Allied ',
  italy: 'Axis ',
  westernPoland: 'Axis ',
  russia: 'Axis ',
  siberia: 'Japanese ',
  philippines: 'Japanese ',
  homeIslands: 'Allied ',
}

/** The turn, as long as the occupation lasts: a land that is free again has none. */
const occupied = (land: keyof typeof OCCUPIED) => ({
  occupiedSince: contrary(
    `there is no ${OCCUPIER[land] ?? ''}occupation of {here}`,
    date(`the present ${OCCUPIER[land] ?? ''}occupation of {here} began`, OCCUPIED[land]),
  ),
})

/** What the campaign edition asks of the map and no other book does. */
export const campaignGroups = [
  group('worldwide', 'Offensives and fronts', {
    ...forEach(
      { westernFront: 'the Western Front', mediterraneanFront: 'the Mediterranean Front', easternFront: 'the Eastern Front' },
      front,
    ),
    ...forEach({ asianFront: 'the Asian Front', pacificFront: 'the Pacific Front' }, japaneseFront),
    ...forEach({ westernFront: 'the Western Front', mediterraneanFront: 'the Mediterranean Front' }, strength),
    'easternFront.axisUnits': count('Axis units on the Eastern Front', ['3.6.6.2b', '3.6.6.2c']),
    'easternFront.russianUnits': count('Russian units on the Eastern Front', ['3.6.6.2b', '3.6.6.2c']),
    'easternFront.firstOffensiveOnRussia': contrary(
      'the Axis have opened no offensive on Russia',
      date('the Axis opened their first offensive on Russia', ['3.4.2.4a', '3.3.1.3e']),
    ),
    'europe.westernPresence': yesNo('Western Allied forces are on the European mainland or in the Mediterranean', ['3.6.7.7a', '3.4.2.5b']),
  }),
  group('home fronts', 'Germany and Japan occupied', {
    'berchtesgaden.redoubt': contrary(
      'no fortified lines ring Berchtesgaden',
      yesNo('fortified lines ring Berchtesgaden', ['3.6.1a', '3.6.1.1a', '3.6.1.1b']),
    ),
    'berlin.alliedDivisions': count('Allied divisions in Berlin', ['3.6.1.1b']),
    'tokyo.alliedDivisions': count('Allied divisions in Tokyo', ['3.6.3.1c']),
    'slovakia.adjacentRussianUnits': count('Russian units next to Slovakia', ['3.3.1.2c', '3.3.1.2d']),
    'slovakia.adjacentGermanUnits': count('German units next to Slovakia', ['3.3.1.2c', '3.3.1.2d']),
  }),
  group('worldwide', 'Lands occupied', {
    ...forEach(
      {
        britain: 'Britain',
        france: 'France',
        germany: 'German land other than Prague and Slovakia',
        italy: 'Italy',
        denmark: 'Denmark',
        netherlands: 'the Netherlands',
        norway: 'Norway',
        sweden: 'Sweden',
        greece: 'Greece',
        yugoslavia: 'Yugoslavia',
        spain: 'Spain',
        turkey: 'Turkey',
        saudiArabia: 'Saudi Arabia',
        westernPoland: 'western Poland',
        russia: 'Russia, the Ukraine or eastern Poland',
        siberia: 'Siberia',
        philippines: 'the Philippines',
        homeIslands: 'part of the Home Islands',
      },
      occupied,
    ),
    'paris.liberated': contrary('Paris has not been liberated', date('Paris was liberated', ['3.4.2.6'])),
  }),
  group('worldwide', 'Ways for lend-lease', {
    'murmansk.linkedToUrals': contrary(
      'neither Petrozavodsk nor Vologda links Murmansk with the Urals',
      yesNo('Petrozavodsk or Vologda links Murmansk with the Urals', ['3.4.6.2a'], true),
    ),
    'archangel.linkedToMurmansk': yesNo('the way from Murmansk to Archangel is open', ['3.4.6.2b'], true),
    'kunming.linkedToIndochina': yesNo('a land route runs from Indochina through Kunming', ['3.4.6.7a'], true),
    'kunming.linkedToBurma': yesNo('a land route runs from Burma through Kunming', ['3.4.6.8'], true),
    'ethiopia.linkedToLibya': yesNo('a land route joins Libya and East Africa', ['3.3.2.2d']),
    'axis.linkedToEastEdge': contrary(
      'the Axis do not reach the east edge of the European map',
      yesNo('the Axis reach the east edge of the European map', ['3.6.5.1f']),
    ),
    'caspian.russianTransport': contrary(
      'Russian transports do not carry lend-lease over the Caspian',
      yesNo('Russian transports carry lend-lease over the Caspian', ['3.4.6.3b']),
    ),
    'persia.lendLeaseOpen': yesNo('Persia is open to lend-lease', ['3.4.6.3d']),
    'turkey.lendLeaseCeiling': count('lend-lease units a turn that Turkey lets through', ['3.4.6.4']),
    'china.majorPorts': count('major ports in Chinese hands', ['3.4.6.6']),
    'china.minorPorts': count('minor ports in Chinese hands', ['3.4.6.6']),
    'china.airBaseCapacity': count('units that friendly Chinese air bases can take, 2 or 4 each', ['3.4.6.9'], { inSteps: 2 }),
  }),
] as const
