import { sitesOf } from './site.ts'

const west = sitesOf('western front')
const north = sitesOf('scandinavia')

/** Western Europe, Germany and Scandinavia. */
export const northernPlaces = {
  paris: west.city('Paris', 'france'),
  vichy: west.city('Vichy', 'france'),
  lyon: west.city('Lyon', 'france'),
  marseilles: west.city('Marseilles', 'france'),
  london: west.city('London', 'britain'),
  birmingham: west.city('Birmingham', 'britain'),
  manchester: west.city('Manchester', 'britain'),
  ulster: west.hexes('Ulster', 'britain'),
  dublin: west.city('Dublin', 'ireland'),
  brussels: west.city('Brussels', 'belgium'),
  antwerp: west.city('Antwerp', 'belgium'),
  luxembourg: west.city('Luxembourg', 'luxembourg'),
  theHague: west.city('The Hague', 'netherlands'),
  berlin: west.city('Berlin', 'germany'),
  breslau: west.city('Breslau', 'germany'),
  essen: west.city('Essen', 'germany'),
  cologne: west.city('Cologne', 'germany'),
  leipzig: west.city('Leipzig', 'germany'),
  berchtesgaden: west.city('Berchtesgaden', 'germany'),
  vienna: west.city('Vienna', 'germany'),
  prague: west.city('Prague', 'germany'),
  sudetenland: west.area('the Sudetenland', 'germany'),

  copenhagen: north.city('Copenhagen', 'denmark'),
  oslo: north.city('Oslo', 'norway'),
  bergen: north.city('Bergen', 'norway'),
  stockholm: north.city('Stockholm', 'sweden'),
  helsinki: north.city('Helsinki', 'finland'),
  finnishBorder: north.hexes('the Finnish border hexes', 'finland'),
} as const
