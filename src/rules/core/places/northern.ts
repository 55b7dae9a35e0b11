import { CAPITAL, KEY_CITY, sitesOf, TABLED_CAPITAL } from './site.ts'

const west = sitesOf('western front')
const north = sitesOf('scandinavia')

/** Western Europe, Germany and Scandinavia. */
export const northernPlaces = {
  paris: west.city('Paris', 'france', [
    'DP-GER-03',
    'DP-BRI-05',
    'DP-USA-03',
    '49.91G (6)',
    'RGT-E1',
    'USAT-E5',
    'USJT-E8',
    '3.4.2.6',
    '3.6.4a',
    '3.6.4.1a',
    ...KEY_CITY,
  ]),
  vichy: west.city('Vichy', 'france', ['49.91G (6)']),
  lyon: west.city('Lyon', 'france', ['DP-FRA-05', '3.6.4.1b', '3.6.4.1c']),
  marseilles: west.city('Marseilles', 'france', ['DP-FRA-05', '3.6.4.1b', '3.6.4.1c']),
  london: west.city('London', 'britain', ['DP-GER-04', 'DP-BRI-09', 'RGT-E1', 'USAT-E5', '3.6.5.1a', ...KEY_CITY]),
  birmingham: west.city('Birmingham', 'britain', ['DP-BRI-10', 'RGT-E2', 'USAT-E6']),
  manchester: west.city('Manchester', 'britain', ['DP-BRI-10', 'RGT-E2', 'USAT-E6']),
  ulster: west.hexes('Ulster', 'britain', ['59.88-a']),
  dublin: west.city('Dublin', 'ireland', [...TABLED_CAPITAL, 'IRE-R(7) (d)']),
  brussels: west.city('Brussels', 'belgium', ['DP-GER-05', 'DP-BRI-06', 'DP-FRA-03', ...TABLED_CAPITAL]),
  antwerp: west.city('Antwerp', 'belgium', ['DP-BRI-06']),
  luxembourg: west.city('Luxembourg', 'luxembourg', ['DP-GER-05', 'DP-BRI-06', ...TABLED_CAPITAL]),
  theHague: west.city('The Hague', 'netherlands', ['DP-GER-05', 'DP-BRI-06', ...CAPITAL, '3.4.2.6']),
  berlin: west.city('Berlin', 'germany', ['DP-GER-17', '3.6.1a', '3.6.1.1b']),
  breslau: west.city('Breslau', 'germany', ['DP-GER-18']),
  essen: west.city('Essen', 'germany', ['DP-GER-18']),
  cologne: west.city('Cologne', 'germany', ['DP-GER-18']),
  leipzig: west.city('Leipzig', 'germany', ['DP-GER-18']),
  berchtesgaden: west.city('Berchtesgaden', 'germany', ['3.6.1a', '3.6.1.1b']),
  vienna: west.city('Vienna', 'germany', ['CZE-A3', 'AUS-N1']),
  prague: west.city('Prague', 'germany', ['POL-A3', 'CZE-N1']),
  sudetenland: west.area('the Sudetenland', 'germany', ['CZE-A5']),

  copenhagen: north.city('Copenhagen', 'denmark', ['DP-GER-06', 'DP-RUS-03', ...CAPITAL, '3.4.2.6']),
  oslo: north.city('Oslo', 'norway', ['DP-GER-06', 'DP-BRI-03', 'SWE-A1', 'SWE-A2', ...TABLED_CAPITAL, '3.4.2.6']),
  bergen: north.city('Bergen', 'norway', ['NOR-N3', 'NOR-N5', '001 Norway-mine']),
  stockholm: north.city('Stockholm', 'sweden', ['DP-GER-10', 'DP-RUS-03', 'SWE-R(0)', ...TABLED_CAPITAL, '3.4.2.6', '3.4.3.7a']),
  helsinki: north.city('Helsinki', 'finland', ['DP-GER-10', 'DP-RUS-03', ...TABLED_CAPITAL]),
  finnishBorder: north.hexes('the Finnish border hexes', 'finland', ['3.5.2.4c']),
} as const
