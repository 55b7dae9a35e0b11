import type { OccupationDuty, Renewal, WarEnding } from '../../../rules/chapters/surrender/index.ts'
import {
  all,
  any,
  atLeast,
  atWar,
  called,
  each,
  exceeds,
  flag,
  happened,
  not,
  POWERS_OF,
  type Quantity,
  ruled,
  sameYear,
} from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { hasFranceFallen, isEasternWar, twice } from '../positions.ts'
import { isWesternPeace, isWesternPresence } from './armistices.ts'
import { isFarEasternWar } from './russia.ts'

const DIVISIONS = 4

/** 3.6.1.1b and 3.6.3.1c: what an occupier must keep there. */
export const duties = (rule: Cite): readonly OccupationDuty[] => [
  {
    id: 'berlin',
    of: 'germany',
    when: all(flag('germany.surrendered'), flag('berchtesgaden.redoubt'), ruled('RC-30', 'duty')),
    present: each('berlin.alliedDivisions'),
    least: DIVISIONS,
    words: 'Allied divisions in Berlin',
    cite: rule('3.6.1.1b'),
    ruling: 'RC-30',
  },
  {
    id: 'tokyo',
    of: 'japan',
    when: flag('japan.surrendered'),
    present: each('tokyo.alliedDivisions'),
    least: DIVISIONS,
    words: 'Allied divisions in Tokyo',
    cite: rule('3.6.3.1c'),
  },
]

/** Russia is out of the war with the Axis, by terms or by surrender. */
const isEasternPeace = all(
  called('Russia and the Axis have come to terms', any(happened('armistice.russiaAxis'), flag('russia.surrendered'))),
  called('Russia is no longer at war with the Axis', not(isEasternWar)),
)

/** When a war is over, and when the game is won. */
export const endings = (rule: Cite): readonly WarEnding[] => [
  {
    id: 'europe-by-surrender',
    when: all(flag('germany.surrendered'), flag('italy.surrendered')),
    words: 'the war in Europe is over: Germany and Italy have surrendered',
    cite: rule('3.6.1b'),
  },
  {
    id: 'europe-by-terms',
    when: all(isWesternPeace, isEasternPeace),
    words: 'the war in Europe is over: neither Russia nor the West fights any more',
    cite: rule('3.6.7.8'),
  },
  {
    id: 'axis-victory',
    when: all(flag('russia.surrendered'), hasFranceFallen, flag('britain.surrendered')),
    words: 'the U.S. does not intervene; the Axis win decisively',
    cite: rule('3.6.7.1'),
  },
  { id: 'pacific', when: flag('japan.surrendered'), words: 'the war in the Pacific is over', cite: rule('3.6.3.1c') },
  {
    id: 'pacific-for-the-allies',
    when: all(happened('armistice.usJapan'), not(atWar('us', 'japan'))),
    words: 'for the Allies the Pacific war is over',
    cite: rule('3.6.8.6'),
  },
]

/** At least twice as many, of units that are reported on both sides. */
const isDouble = (has: Quantity, units: Quantity) => all(atLeast(1, has), atLeast(0, units), not(exceeds(twice(units), has)))

const russians = each('easternFront.russianUnits')
const axisInTheEast = each('easternFront.axisUnits')
const siberians = each('siberia.russianUnits')
const manchurians = each('manchuria.japaneseUnits')

/** The Axis are reported with less than half as much there as the Allies. */
const isThin = (western: Quantity, axis: Quantity) => all(atLeast(1, western), atLeast(0, axis), exceeds(western, twice(axis)))

const FRONTS = [
  { has: each('westernFront.westernUnits'), axis: each('westernFront.axisUnits') },
  { has: each('mediterraneanFront.westernUnits'), axis: each('mediterraneanFront.axisUnits') },
] as const

/** 3.6.6.2b: the surrender holds, or an armistice that is as good (RC-53). */
const isBound = all(any(flag('russia.surrendered'), all(ruled('RC-53', 'both'), happened('armistice.russiaAxis'))), not(isEasternWar))

/** Peaces, and what it takes to break them. */
export const renewals = (rule: Cite): readonly Renewal[] => [
  {
    id: 'russia-on-axis',
    by: ['russia'],
    on: POWERS_OF.axis,
    when: isBound,
    needs: [
      {
        id: 'no-yss',
        when: all(not(sameYear('russia.surrenderTurn')), any(ruled('RC-53', 'surrender-only'), not(sameYear('armistice.russiaAxis')))),
        words: 'not before the YSS after the surrender or armistice',
      },
      {
        id: 'too-few-units',
        when: isDouble(russians, axisInTheEast),
        words: 'units in the East: Russian {russian}, Axis {axis}; twice as many are needed',
        figures: { russian: russians, axis: axisInTheEast },
      },
    ],
    cite: rule('3.6.6.2b'),
    ruling: 'RC-53',
    renouncing: rule('3.6.6.2c'),
    ifBroken: { words: 'no Russian offer before a YSS has passed and another IC is lost', cite: rule('3.6.6.1g') },
  },
  {
    id: 'russia-on-japan',
    by: ['russia'],
    on: ['japan'],
    when: all(happened('armistice.russiaJapan'), not(isFarEasternWar)),
    needs: [
      { id: 'no-yss', when: not(sameYear('armistice.russiaJapan')), words: 'not before the YSS after the armistice' },
      {
        id: 'too-few-units',
        when: isDouble(siberians, manchurians),
        words: 'units in Siberia: {russian}, in Manchuria: {japanese}; twice as many are needed',
        figures: { russian: siberians, japanese: manchurians },
      },
    ],
    cite: rule('3.6.6.5b'),
    ifBroken: { words: 'no Russian offer before a YSS has passed and Japan has gained land', cite: rule('3.6.6.5c') },
  },
  {
    id: 'west-on-axis',
    by: POWERS_OF.westernAllies,
    on: POWERS_OF.axis,
    when: isWesternPeace,
    needs: [
      {
        id: 'no-presence',
        when: isWesternPresence,
        words: 'not without Western forces on the European mainland or in the Mediterranean',
      },
      {
        id: 'axis-strong-enough',
        when: any(...FRONTS.map(({ has, axis }) => isThin(has, axis))),
        words:
          'not while the Axis keep half the Allied units; Axis and Allied in the West: {axisWest} and {west}, in the Mediterranean: {axisSouth} and {south}',
        figures: { west: FRONTS[0].has, axisWest: FRONTS[0].axis, south: FRONTS[1].has, axisSouth: FRONTS[1].axis },
      },
    ],
    cite: rule('3.6.7.7a'),
  },
]
