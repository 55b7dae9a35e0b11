import { CAPITAL, KEY_CITY, sitesOf, TABLED_CAPITAL } from './place.ts'

const south = sitesOf('mediterranean')
const balkan = sitesOf('balkans')

const CANAL = ['DP-ITA-04', 'DP-BRI-11', 'SPA-A3', 'VIC-A10', 'TUR-A6', 'USAT-S7', 'USAT-E6'] as const
const FRENCH_COLONY = ['3.6.4.1b', '3.6.4.1c', '3.6.4.3a'] as const

/** The Mediterranean, the Middle East, Africa and the Balkans. */
export const southernPlaces = {
  madrid: south.city('Madrid', 'spain', [
    'DP-GER-07',
    'DP-BRI-03',
    'USAT-S7',
    '83.13',
    '83.31A-c',
    '87.51-b',
    '87.51-c',
    ...TABLED_CAPITAL,
  ]),
  tangiers: south.city('Tangiers', 'spain', ['83.13', '87.51-b']),
  gibraltar: south.city('Gibraltar', 'britain', [
    'DP-ITA-03',
    'DP-BRI-12',
    'SPA-A4',
    'VIC-A10',
    'USAT-S7',
    'USAT-E6',
    '59.84-b',
    '3.3.2.3c',
  ]),
  lisbon: south.city('Lisbon', 'portugal', CAPITAL),
  malta: south.island('Malta', 'britain', ['DP-ITA-03', 'VIC-A10', 'USAT-E6', '3.4.2.1']),
  cyprus: south.island('Cyprus', 'britain', ['3.4.2.1']),
  rome: south.city('Rome', 'italy', ['DP-ITA-05', '3.6.2a', '3.6.2b', '3.6.2.1c', ...KEY_CITY]),
  genoa: south.city('Genoa', 'italy', ['DP-ITA-06']),
  milan: south.city('Milan', 'italy', ['DP-ITA-06']),
  sicily: south.island('all of Sicily', 'italy', ['DP-ITA-08', '3.6.7.4']),
  corsica: south.island('Corsica', 'france', ['3.6.4.1c']),
  athens: south.city('Athens', 'greece', ['DP-ITA-03', 'DP-BRI-03', 'DP-RUS-04', ...TABLED_CAPITAL]),
  crete: south.island('Crete', 'greece', ['3.5.1.3a']),
  ankara: south.city('Ankara', 'turkey', ['DP-GER-11', 'DP-RUS-06', ...TABLED_CAPITAL]),
  istanbul: south.city('Istanbul', 'turkey', ['DP-GER-11', 'DP-RUS-06', '3.4.6.4']),
  izmir: south.city('Izmir', 'turkey', ['DP-GER-11', 'DP-RUS-06']),
  kars: south.city('Kars', 'turkey', ['3.4.6.4']),
  alexandria: south.city('Alexandria', 'britain', CANAL),
  suez: south.city('Suez', 'britain', CANAL),
  baghdad: south.city('Baghdad', 'iraq', ['DP-ITA-03', 'DP-BRI-12', 'USAT-E6', ...CAPITAL]),
  teheran: south.city('Teheran', 'persia', CAPITAL),
  saudiArabia: south.area('Saudi Arabia', 'saudiArabia', ['3.5.1.6']),
  palestine: south.area('Palestine', 'britain', ['3.4.2.1']),
  transjordan: south.area('Transjordan', 'britain', ['3.4.2.1']),
  kuwait: south.area('Kuwait', 'britain', ['3.4.2.1']),
  lebanonSyria: south.area('Lebanon-Syria', 'france', FRENCH_COLONY),
  morocco: south.area('Morocco', 'france', [...FRENCH_COLONY, '3.6.5.5a']),
  algeria: south.area('Algeria', 'france', [...FRENCH_COLONY, '3.6.5.5a']),
  tunisia: south.area('Tunisia', 'france', [...FRENCH_COLONY, '3.6.5.5a']),
  libya: south.area('Libya', 'italy', ['3.6.5.5a']),
  egypt: south.area('Egypt', 'britain', ['3.4.2.1', '3.6.5.5a']),
  sudan: south.area('Sudan', 'britain', ['3.4.2.1', '3.6.5.5a']),
  ethiopia: south.area('Ethiopia and East Africa', 'italy', ['3.6.5.5a']),
  rhodesia: south.area('Kenya-Rhodesia', 'britain', ['3.4.2.1', '3.6.5.5a']),

  budapest: balkan.city('Budapest', 'hungary', ['DP-GER-08', 'DP-RUS-04', 'CZE-A4', ...TABLED_CAPITAL]),
  bucharest: balkan.city('Bucharest', 'rumania', ['DP-GER-08', 'DP-RUS-04', 'POL-A4', 'POL-A6', ...TABLED_CAPITAL]),
  ploesti: balkan.city('Ploesti', 'rumania', ['RGT-R45a']),
  bessarabia: balkan.area('Bessarabia', 'rumania', ['POL-A5', 'RGT-S9x', '3.5.2.4c']),
  sofia: balkan.city('Sofia', 'bulgaria', ['DP-GER-08', 'DP-RUS-04', ...TABLED_CAPITAL]),
  belgrade: balkan.city('Belgrade', 'yugoslavia', ['DP-GER-09', 'DP-BRI-03', 'DP-RUS-04', ...TABLED_CAPITAL]),
  zagreb: balkan.city('Zagreb', 'yugoslavia', TABLED_CAPITAL),
  tirana: balkan.city('Tirana', 'italy', TABLED_CAPITAL),
} as const
