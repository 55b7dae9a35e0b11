import {
  all,
  any,
  atLeast,
  called,
  declared,
  each,
  every,
  flag,
  holds,
  holdsAll,
  holdsAny,
  inScenario,
  type Modifier,
  not,
  type Party,
  type Place,
  ruled,
  setUp,
  tally,
} from '../../../rules/core/index.ts'
import type { TableDraft } from '../../edition.ts'
import { rule } from './general.ts'

/**
 * At the set-up of the campaign games only the basic allotment counts, no BRPs (49.13 (a), 49.14 (b)); the 1939 scenario goes with
 * them (R49-10).
 */
export const isBasicOnly = all(setUp, any(not(inScenario('1939')), ruled('R49-10', 'basic-only')))

/** Rows that count at a year start, hundreds of BRPs among them (49.14 (a)), and at a set-up that may be topped up (49.13 (b)). */
export const afterSetUp = (rows: readonly Modifier[]): readonly Modifier[] =>
  rows.map((row) => ({ ...row, when: row.when === undefined ? not(isBasicOnly) : all(not(isBasicOnly), row.when) }))

/** A British hex is in Axis hands; one of the cities is such a hex, whether or not the count was reported. */
export const isBritainInvaded = called(
  'the Axis hold a British hex',
  any(atLeast(1, each('britain.axisHexes')), holdsAny('axis', 'london', 'birmingham', 'manchester')),
)

/** One for each place held. Who holds it decides, whoever draws its BRPs (49.152 (a)); neither BRPs nor supply are asked for (49.152 (b)). */
export const eachHeld = (party: Party, ...places: readonly Place[]) => tally(...places.map((place) => holds(party, place)))

export const germanAdjustments: readonly Modifier[] = [
  { id: 'brps', value: +1, per: every(100, 'germany.yssBrps'), words: 'full hundreds of BRPs', cite: rule('DP-GER-02') },
  { id: 'paris', value: +2, when: holds('axis', 'paris'), words: 'the Axis hold Paris', cite: rule('DP-GER-03') },
  {
    id: 'great-cities',
    value: +1,
    per: eachHeld('axis', 'london', 'warsaw', 'moscow', 'leningrad', 'stalingrad', 'grozny'),
    words: 'London, Warsaw, Moscow, Leningrad, Stalingrad, Grozny: each',
    cite: rule('DP-GER-04'),
  },
  {
    id: 'low-countries',
    value: +1,
    when: holdsAll('axis', 'brussels', 'theHague', 'luxembourg'),
    words: 'Brussels, The Hague and Luxembourg together',
    cite: rule('DP-GER-05'),
  },
  {
    id: 'denmark-norway',
    value: +1,
    when: holdsAll('axis', 'copenhagen', 'oslo'),
    words: 'Copenhagen and Oslo together',
    cite: rule('DP-GER-06'),
  },
  { id: 'madrid', value: +1, when: holds('axis', 'madrid'), words: 'the Axis hold Madrid', cite: rule('DP-GER-07') },
  {
    id: 'danube',
    value: +1,
    when: holdsAll('axis', 'budapest', 'bucharest', 'sofia'),
    words: 'Budapest, Bucharest and Sofia together',
    cite: rule('DP-GER-08'),
  },
  { id: 'belgrade', value: +1, when: holds('axis', 'belgrade'), words: 'the Axis hold Belgrade', cite: rule('DP-GER-09') },
  {
    id: 'baltic',
    value: +1,
    when: holdsAll('axis', 'riga', 'helsinki', 'stockholm'),
    words: 'Riga, Helsinki and Stockholm together',
    cite: rule('DP-GER-10'),
  },
  {
    id: 'turkey',
    value: +1,
    when: holdsAll('axis', 'ankara', 'istanbul', 'izmir'),
    words: 'Ankara, Istanbul and Izmir together',
    cite: rule('DP-GER-11'),
  },
  {
    id: 'in-britain',
    value: +1,
    when: atLeast(2, each('britain.axisSuppliedHexes')),
    words: 'two supplied British hexes',
    cite: rule('DP-GER-12'),
    ruling: 'R49-09',
  },
  {
    id: 'landings-repulsed',
    value: +1,
    per: each('westernAllies.invasionsRepulsed'),
    words: 'Western Allied landings in Europe thrown back',
    cite: rule('DP-GER-13'),
  },
  {
    id: 'atomic',
    value: +1,
    per: each('germany.atomicAttacks'),
    words: 'German strategic atomic attacks',
    cite: rule('DP-GER-14'),
    ruling: 'R49-60',
  },
  {
    id: 'firestorms',
    value: +1,
    per: each('germany.firestormsLastYear'),
    words: 'firestorms by German bombing last year',
    cite: rule('DP-GER-15'),
  },
  {
    id: 'in-germany',
    value: -1,
    when: atLeast(2, each('germany.alliedSuppliedHexes')),
    words: 'two supplied German hexes in Allied hands',
    cite: rule('DP-GER-16'),
    ruling: 'R49-09',
  },
  { id: 'berlin', value: -2, when: holds('allies', 'berlin'), words: 'the Allies hold Berlin', cite: rule('DP-GER-17') },
  {
    id: 'german-cities',
    value: -1,
    per: eachHeld('allies', 'breslau', 'essen', 'cologne', 'leipzig'),
    words: 'Breslau, Essen, Cologne, Leipzig lost: each',
    cite: rule('DP-GER-18'),
  },
  {
    id: 'americans-in-france',
    value: -1,
    when: flag('france.usUnits'),
    words: 'U.S. armour or infantry is in France',
    cite: rule('DP-GER-19'),
  },
  {
    id: 'thrown-out-of-britain',
    value: -1,
    when: all(flag('britain.axisEverHeldHex'), not(isBritainInvaded)),
    words: 'thrown out of Britain again',
    cite: rule('DP-GER-20'),
  },
]

/** The basic allotment is 3 for Germany, Britain and Russia (49.12 (a)), and 2 for Italy and France (49.12 (b)). */
export const germany: TableDraft = {
  id: 'germany',
  title: 'German diplomatic points',
  of: 'germany',
  plus: 'gives Germany points',
  bands: [],
  parts: [[{ id: 'basic', value: +3, words: 'basic allotment', cite: rule('DP-GER-01') }], afterSetUp(germanAdjustments)],
}

export const italianAdjustments: readonly Modifier[] = [
  { id: 'brps', value: +1, per: every(100, 'italy.yssBrps'), words: 'full hundreds of BRPs', cite: rule('DP-ITA-02') },
  {
    id: 'mediterranean',
    value: +1,
    per: eachHeld('axis', 'malta', 'gibraltar', 'baghdad', 'athens'),
    words: 'Malta, Gibraltar, Baghdad, Athens: each',
    cite: rule('DP-ITA-03'),
  },
  {
    id: 'canal',
    value: +1,
    when: holdsAny('axis', 'alexandria', 'suez'),
    words: 'the Axis hold Alexandria or Suez',
    cite: rule('DP-ITA-04'),
    ruling: 'R49-61',
  },
  { id: 'rome', value: -2, when: holds('allies', 'rome'), words: 'the Allies hold Rome', cite: rule('DP-ITA-05') },
  {
    id: 'northern-cities',
    value: -1,
    per: eachHeld('allies', 'genoa', 'milan'),
    words: 'Genoa, Milan lost: each',
    cite: rule('DP-ITA-06'),
  },
  {
    id: 'in-italy',
    value: -1,
    when: atLeast(2, each('italy.alliedSuppliedHexes')),
    words: 'two supplied Italian hexes in Allied hands',
    cite: rule('DP-ITA-07'),
    ruling: 'R49-09',
  },
  { id: 'sicily', value: -1, when: holds('allies', 'sicily'), words: 'the Allies hold all of Sicily', cite: rule('DP-ITA-08') },
  {
    id: 'libya',
    value: -1,
    when: flag('libya.allCitiesAllied'),
    words: 'the Allies hold every city in Libya',
    cite: rule('DP-ITA-09'),
  },
  {
    id: 'war-on-spain',
    value: -1,
    when: declared('germany', 'spain'),
    words: 'Germany declared war on Spain',
    cite: rule('DP-ITA-10'),
  },
]

export const italy: TableDraft = {
  id: 'italy',
  title: 'Italian diplomatic points',
  of: 'italy',
  plus: 'gives Italy points',
  bands: [],
  parts: [[{ id: 'basic', value: +2, words: 'basic allotment', cite: rule('DP-ITA-01') }], afterSetUp(italianAdjustments)],
}
