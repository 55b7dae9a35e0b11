import type { Renewal } from '../../../rules/chapters/surrender/index.ts'
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
import { hasRussiaMadePeace, hasRussiaMadePeaceWithJapan, isEasternWar, twice } from '../positions.ts'

export const isFarEasternWar = atWar('japan', 'russia')

/** A war with a France that has fallen is nobody's war any more. */
export const isWestFighting = any(
  ...(['britain', 'us'] as const).flatMap((ally) => POWERS_OF.axis.map((enemy) => atWar(ally, enemy))),
  all(not(flag('france.fallen')), any(atWar('france', 'germany'), atWar('france', 'italy'))),
)
export const isWesternPeace = all(
  happened('armistice.westernAxis'),
  called('the Western Allies are no longer at war with the Axis', not(isWestFighting)),
)

/** 3.6.7.7a: Western units on either front are there, whatever else is told; those in Britain are not counted. */
export const isWesternPresence = called(
  'Western forces are on the European mainland or in the Mediterranean',
  any(atLeast(1, each('westernFront.westernUnits')), atLeast(1, each('mediterraneanFront.westernUnits')), flag('europe.westernPresence')),
)

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

/** Peaces, and what it takes to break them. */
export const renewals = (rule: Cite): readonly Renewal[] => [
  {
    id: 'russia-on-axis',
    by: ['russia'],
    on: POWERS_OF.axis,
    when: all(hasRussiaMadePeace, not(isEasternWar)),
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
    when: all(hasRussiaMadePeaceWithJapan, not(isFarEasternWar)),
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
