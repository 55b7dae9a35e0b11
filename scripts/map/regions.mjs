/** The regions of the map: which of today's districts made up the lands of Fall 1939. Names are those of Natural Earth. */

/** `land`: a country's districts go to the region of that name, unless named elsewhere. */
export const EUROPE = {
  germany: ['deu'],
  austria: ['aut', 'lie'],
  czechoslovakia: ['cze', 'svk'],
  poland: ['pol'],
  easternPoland: [],
  balticStates: ['est', 'lva', 'ltu'],
  finland: ['fin', 'ald'],
  sweden: ['swe'],
  norway: ['nor'],
  denmark: ['dnk'],
  netherlands: ['nld'],
  belgiumLuxembourg: ['bel', 'lux'],
  switzerland: ['che'],
  france: ['fra'],
  vichyFrance: ['mco'],
  corsica: [],
  spain: ['esp', 'and'],
  portugal: ['prt'],
  britain: ['gbr', 'imn', 'ggy', 'jey'],
  ulster: [],
  ireland: ['irl'],
  italy: ['ita', 'smr', 'vat'],
  sicily: [],
  albania: ['alb'],
  serbia: ['srb', 'kos', 'mkd', 'mne'],
  croatia: ['hrv', 'bih'],
  slovenia: ['svn'],
  hungary: ['hun'],
  rumania: ['rou'],
  bessarabia: ['mda'],
  bulgaria: ['bgr'],
  greece: ['grc'],
  crete: [],
  turkey: ['tur'],
  russia: ['rus', 'blr', 'geo', 'arm', 'aze', 'kaz', 'tkm', 'uzb'],
  ukraine: ['ukr'],
  cyprus: ['cyp', 'cyn', 'wsb', 'esb', 'cnm'],
  malta: ['mlt'],
  lebanonSyria: ['syr', 'lbn'],
  palestine: ['isr', 'psx'],
  transjordan: ['jor'],
  iraq: ['irq'],
  persia: ['irn'],
  kuwait: ['kwt'],
  saudiArabia: ['sau'],
  egypt: ['egy'],
  libya: ['lby'],
  tunisia: ['tun'],
  algeria: ['dza'],
  morocco: ['mar'],
}

export const PACIFIC = {
  japan: ['jpn'],
  korea: ['kor', 'prk'],
  formosa: ['twn'],
  manchuria: [],
  china: ['chn', 'mac', 'hkg'],
  mongolia: ['mng'],
  russia: ['rus', 'kaz', 'kgz', 'tjk', 'uzb'],
  indochina: ['vnm', 'lao', 'khm'],
  thailand: ['tha'],
  burma: ['mmr'],
  malaya: ['mys', 'sgp'],
  brunei: ['brn'],
  dutchEastIndies: ['idn', 'tls'],
  philippines: ['phl'],
  newGuinea: ['png', 'slb'],
  australia: ['aus'],
  india: ['ind', 'pak', 'bgd', 'lka', 'npl', 'btn'],
  us: [],
  others: ['afg', 'irn', 'tkm'],
}

/** Countries of several regions: their outline as a whole. */
export const WHOLES = {
  poland: ['poland', 'easternPoland'],
  rumania: ['rumania', 'bessarabia'],
  yugoslavia: ['serbia', 'croatia', 'slovenia'],
}

const names = (region, country, ...list) => list.map((name) => [country, name, region])

/** Districts that lay elsewhere than their country of today; undefined leaves one off the map. */
export const DISTRICTS = new Map(
  [
    ...names('germany', 'pol', 'Warmian-Masurian', 'Lower Silesian', 'West Pomeranian', 'Lubusz', 'Opole'),
    ...names('germany', 'rus', 'Kaliningrad'),
    ...names('easternPoland', 'ukr', 'Volyn', 'Rivne', "L'viv", "Ternopil'", "Ivano-Frankivs'k"),
    ...names('easternPoland', 'blr', 'Brest', 'Grodno'),
    ...names('easternPoland', 'ltu', 'Vilniaus'),
    ...names('easternPoland', 'pol', 'Podlachian'),
    ...names('hungary', 'ukr', 'Transcarpathia'),
    ...names('bessarabia', 'ukr', 'Chernivtsi'),
    ...names('russia', 'ukr', 'Crimea', 'Sevastopol'),
    ...names('ukraine', 'mda', 'Stîngă Nistrului', 'Transnistria', 'Grigoriopol', 'Camenca'),
    ...names('rumania', 'bgr', 'Dobrich', 'Silistra'),
    ...names('italy', 'hrv', 'Istarska'),
    ...names('crete', 'grc', 'Kriti'),
    ...names('corsica', 'fra', 'Corse-du-Sud', 'Haute-Corse'),
    ...names(
      'vichyFrance',
      'fra',
      ...['Ain', 'Allier', 'Alpes-de-Haute-Provence', 'Alpes-Maritimes', 'Ardèche', 'Ariège', 'Aude', 'Aveyron', 'Bouches-du-Rhône'],
      ...['Cantal', 'Corrèze', 'Creuse', 'Dordogne', 'Drôme', 'Gard', 'Gers', 'Haute-Garonne', 'Haute-Loire', 'Haute-Savoie'],
      ...['Haute-Vienne', 'Hautes-Alpes', 'Hautes-Pyrénées', 'Hérault', 'Indre', 'Isère', 'Loire', 'Lot', 'Lot-et-Garonne', 'Lozère'],
      ...['Puy-de-Dôme', 'Pyrénées-Orientales', 'Rhône', 'Savoie', 'Tarn', 'Tarn-et-Garonne', 'Var', 'Vaucluse'],
    ),
    ...names(undefined, 'fra', 'Martinique', 'Guyane française', 'La Réunion', 'Mayotte', 'Guadeloupe'),
    ...names(undefined, 'esp', 'Las Palmas', 'Santa Cruz de Tenerife'),
    ...names(undefined, 'nor', 'Bouvet Island', 'Svalbard'),
    ...names(undefined, 'nld', 'Saba', 'St. Eustatius', 'Bonaire'),
    ...names(undefined, 'prt', 'Azores', 'Madeira'),
    ...names('manchuria', 'chn', 'Liaoning', 'Jilin', 'Heilongjiang'),
    ...names('brunei', 'mys', 'Sabah', 'Sarawak', 'Labuan'),
    ...names('us', 'usa', 'Hawaii', 'Alaska'),
  ].map(([country, name, region]) => [`${country} ${name}`, region]),
)

/** Larger parts of a country that the data name themselves. */
export const PARTS = [
  { country: 'ita', of: 'region', name: 'Sicily', region: 'sicily' },
  { country: 'gbr', of: 'geonunit', name: 'Northern Ireland', region: 'ulster' },
]

/**
 * Lines of 1939 that run through a district of today, drawn by hand in degrees east and north: what of these countries lies inside
 * goes to the region.
 */
export const CUTS = [
  // The Karelian isthmus, Ladoga Karelia and the Salla corner, as they were before the Winter War.
  {
    region: 'finland',
    from: ['rus'],
    ring: [
      [27.6, 60.3],
      [28.6, 59.95],
      [29.9, 60.15],
      [30.6, 60.3],
      [30.95, 60.65],
      [31.6, 61],
      [32.6, 61.1],
      [32.9, 61.7],
      [32.3, 62.1],
      [31.6, 62.9],
      [29.5, 62.6],
      [27, 61],
    ],
  },
  {
    region: 'finland',
    from: ['rus'],
    ring: [
      [28.4, 66.1],
      [29.6, 66.3],
      [30.2, 66.9],
      [29.9, 67.5],
      [29.2, 67.9],
      [28.2, 67.2],
    ],
  },
  {
    region: 'finland',
    from: ['rus'],
    ring: [
      [28.4, 68.2],
      [29.9, 68.6],
      [31.2, 69.2],
      [32.4, 69.6],
      [32.2, 70.1],
      [30.6, 69.9],
      [28.6, 69.1],
    ],
  },
  // Poland west of Minsk and Polotsk.
  {
    region: 'easternPoland',
    from: ['blr'],
    ring: [
      [25, 52.6],
      [27.1, 52.6],
      [27.2, 53.3],
      [26.6, 53.75],
      [27, 54.1],
      [27.4, 54.8],
      [28, 55.3],
      [27.6, 55.85],
      [26.4, 55.9],
      [25, 55],
    ],
  },
  // Bessarabia down to the sea.
  {
    region: 'bessarabia',
    from: ['ukr'],
    ring: [
      [28, 46.6],
      [29.7, 46.5],
      [30.2, 46.35],
      [30.55, 46.1],
      [30.3, 45],
      [28, 45],
    ],
  },
  // Memel, German since March.
  {
    region: 'germany',
    from: ['ltu'],
    ring: [
      [20.7, 55.95],
      [21.25, 55.9],
      [21.5, 55.5],
      [22, 55.25],
      [22.7, 55.1],
      [22.6, 54.9],
      [20.7, 55.1],
    ],
  },
  // Pomerania east of the Oder, up to the Corridor.
  {
    region: 'germany',
    from: ['pol'],
    ring: [
      [16.4, 54.9],
      [17.95, 54.95],
      [17.85, 54.5],
      [17.4, 54.2],
      [17.35, 53.4],
      [16.6, 53.2],
      [16.3, 53.9],
    ],
  },
  // West Prussia east of the Vistula.
  {
    region: 'germany',
    from: ['pol'],
    ring: [
      [18.95, 54.2],
      [18.85, 53.75],
      [19.3, 53.7],
      [19.6, 53.9],
      [19.7, 54.5],
      [19.35, 54.4],
    ],
  },
  // Venezia Giulia with Istria and Fiume.
  {
    region: 'italy',
    from: ['svn', 'hrv'],
    ring: [
      [13.3, 46.55],
      [13.75, 46.5],
      [14, 46.1],
      [14.25, 45.85],
      [14.45, 45.5],
      [14.5, 45.3],
      [14.2, 44.9],
      [13.3, 44.8],
    ],
  },
  // The Dodecanese, Italian since 1912.
  {
    region: 'italy',
    from: ['grc'],
    ring: [
      [26.2, 37.6],
      [27.6, 37.6],
      [28.6, 36.7],
      [28.6, 35.2],
      [26.6, 35.2],
      [26.1, 36.4],
    ],
  },
]
