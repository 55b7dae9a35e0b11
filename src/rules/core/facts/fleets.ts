import { choice, contrary, count, forEach, group, yesNo } from './fact.ts'

const AVAILABLE = ['20.636', '20.636B-a', '20.636B-b'] as const

const box = (moreReadBy: readonly string[], start = 0) => ({
  transports: count('transports in {here}', ['20.621A-a', '20.621A-c', '20.622A-a', '20.622A-b', ...moreReadBy], { start }),
  undamaged: count('undamaged transports in {here}', ['20.636A', ...AVAILABLE], { start }),
  damaged: count('transports in {here} damaged by the last strategic combat', ['20.636B-c', ...AVAILABLE]),
  before: count('transports in {here} when their last player turn ended', AVAILABLE, { start }),
})

const carriers = ['51.223', '51.312'] as const

export const fleetGroups = [
  group('atlantic', 'Transports', {
    ...forEach({ atlanticBox: 'the Atlantic box' }, box([], 15)),
    ...forEach({ indianOceanBox: 'the Indian Ocean box' }, box([], 5)),
    ...forEach({ pacificBox: 'the Pacific box' }, box(['51.73A-8b', '51.73A-9'], 10)),
    ...forEach(
      { japaneseBox: "Japan's Pacific box" },
      {
        undamaged: count('undamaged transports in {here}', ['20.636A', ...AVAILABLE]),
        damaged: count('transports in {here} damaged by the last strategic combat', ['20.636B-c', ...AVAILABLE]),
        before: count('transports in {here} when their last player turn ended', AVAILABLE),
      },
    ),
  }),
  group('pacific', 'The U.S. Pacific Fleet', {
    // byLevel: not reported, so where 51.231 and 51.232 put it.
    'pacificFleet.base': choice(
      'the base of the Pacific Fleet',
      { byLevel: 'as the tension has it', usBox: 'the U.S. box', pearlHarbor: 'Pearl Harbor', free: 'wherever the U.S. likes' },
      ['51.224C', '51.231', '51.232', '51.31', 'USJT-F2', 'USJT-F3'],
    ),
    'pacificFleet.carriers': count('CVs in the Pacific Fleet', carriers, { start: 3 }),
    'pacificFleet.lightCarriers': count('CVLs in the Pacific Fleet', carriers),
    'pacificFleet.largeCarriers': count('CVBs in the Pacific Fleet', carriers),
    'pacificFleet.destroyers': count('American destroyer factors in the Pacific', ['51.73A-8a', '51.73A-8'], {
      start: 12,
    }),
    'pearlHarbor.attacked': contrary(
      'Japan did not open its war on the U.S. at Pearl Harbor',
      yesNo('Japan opened its war on the U.S. at Pearl Harbor', ['51.73A-8', '51.73A-8a', '51.73A-8b', '3.6.8.1', '3.6.8.2', '3.6.8.4']),
    ),
  }),
  group('pacific', 'The British in the Far East', {
    'farEast.factorsSent': count('British, Canadian and South African factors sent east this turn', [
      'USAT-E12',
      'USAT-E12x',
      'GW-PT-h',
      'Scenario note (002)',
    ]),
    'farEast.britishNavalFactors': count('British naval factors in India and the Far East', ['USAT-E13', 'GW-PT-d', 'GW-PT-g'], {
      start: 3,
    }),
    'farEast.mostBritishNavalFactors': count('most British naval factors so far in India and the Far East', ['USAT-E13', 'GW-PT-g'], {
      start: 3,
    }),
  }),
  group('pacific', 'What Japan has done', {
    'japan.shipbuildingIncreases': count('Japanese shipbuilding increases so far', ['USJT-E1', '51.311-mob']),
    'japan.launchesThisTurn': count('named Japanese ships of three factors or more launched this turn', ['USJT-E2']),
    'japan.fortsThisTurn': count('fortifications that Japan built this turn', ['USJT-E3']),
    'japan.bombedThisTurn': contrary(
      'Japan did not bomb China, India or Australia this turn',
      yesNo('Japan bombed China, India or Australia this turn', ['USJT-E5']),
    ),
    'japan.oilEmbargo': yesNo('an oil embargo on Japan is on', ['USJT-S4', 'USJT-R20d']),
    'newGuinea.attackedByJapan': yesNo('Japan has attacked New Guinea', ['50.552C', 'USJT-B7']),
    'britishPacific.groupsAttacked': count('British island groups that Japan has attacked', ['50.552C', 'USJT-B7', '3.3.3.3b']),
  }),
] as const
