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
  POWER_NAMES,
  type Power,
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
const isBasicOnly = all(setUp, any(not(inScenario('1939')), ruled('R49-10', 'basic-only')))

/** Rows that count at a year start, hundreds of BRPs among them (49.14 (a)), and at a set-up that may be topped up (49.13 (b)). */
const afterSetUp = (rows: readonly Modifier[]): readonly Modifier[] =>
  rows.map((row) => ({ ...row, when: row.when === undefined ? not(isBasicOnly) : all(not(isBasicOnly), row.when) }))

/** A British hex is in Axis hands; one in full supply or one of the cities is such a hex, whether or not the count was reported. */
export const isBritainInvaded = called(
  'the Axis hold a British hex',
  any(
    atLeast(1, each('britain.axisHexes')),
    atLeast(1, each('britain.axisSuppliedHexes')),
    holdsAny('axis', 'london', 'birmingham', 'manchester'),
  ),
)

/** One for each place held. Who holds it decides, whoever draws its BRPs (49.152 (a)); neither BRPs nor supply are asked for (49.152 (b)). */
export const eachHeld = (party: Party, ...places: readonly Place[]) => tally(...places.map((place) => holds(party, place)))

/** A line of a point table; its number is what the sheet prints it under. */
export const adjustment = (id: string, value: number, number: string, rest: Pick<Modifier, 'when' | 'per' | 'cap' | 'words' | 'ruling'>) =>
  ({ id, value, ...rest, cite: rule(number) }) satisfies Modifier

export const basic = (value: number, number: string): Modifier => adjustment('basic', value, number, { words: 'basic allotment' })

/** What a power receives: a basic allotment, and what counts after the set-up. */
export const pointTable = (power: Power, whose: string, base: Modifier, adjustments: readonly Modifier[]): TableDraft => ({
  id: power,
  title: `${whose} diplomatic points`,
  of: power,
  plus: `gives ${POWER_NAMES[power]} points`,
  bands: [],
  parts: [[base], afterSetUp(adjustments)],
})

export const germanAdjustments: readonly Modifier[] = [
  adjustment('brps', +1, 'DP-GER-02', { per: every(100, 'germany.yssBrps'), words: 'full hundreds of BRPs' }),
  adjustment('paris', +2, 'DP-GER-03', { when: holds('axis', 'paris'), words: 'the Axis hold Paris' }),
  adjustment('great-cities', +1, 'DP-GER-04', {
    per: eachHeld('axis', 'london', 'warsaw', 'moscow', 'leningrad', 'stalingrad', 'grozny'),
    words: 'London, Warsaw, Moscow, Leningrad, Stalingrad, Grozny: each',
  }),
  adjustment('low-countries', +1, 'DP-GER-05', {
    when: holdsAll('axis', 'brussels', 'theHague', 'luxembourg'),
    words: 'Brussels, The Hague and Luxembourg together',
  }),
  adjustment('denmark-norway', +1, 'DP-GER-06', { when: holdsAll('axis', 'copenhagen', 'oslo'), words: 'Copenhagen and Oslo together' }),
  adjustment('madrid', +1, 'DP-GER-07', { when: holds('axis', 'madrid'), words: 'the Axis hold Madrid' }),
  adjustment('danube', +1, 'DP-GER-08', {
    when: holdsAll('axis', 'budapest', 'bucharest', 'sofia'),
    words: 'Budapest, Bucharest and Sofia together',
  }),
  adjustment('belgrade', +1, 'DP-GER-09', { when: holds('axis', 'belgrade'), words: 'the Axis hold Belgrade' }),
  adjustment('baltic', +1, 'DP-GER-10', {
    when: holdsAll('axis', 'riga', 'helsinki', 'stockholm'),
    words: 'Riga, Helsinki and Stockholm together',
  }),
  adjustment('turkey', +1, 'DP-GER-11', {
    when: holdsAll('axis', 'ankara', 'istanbul', 'izmir'),
    words: 'Ankara, Istanbul and Izmir together',
  }),
  adjustment('in-britain', +1, 'DP-GER-12', {
    when: atLeast(2, each('britain.axisSuppliedHexes')),
    words: 'two supplied British hexes',
    ruling: 'R49-09',
  }),
  adjustment('landings-repulsed', +1, 'DP-GER-13', {
    per: each('westernAllies.invasionsRepulsed'),
    words: 'Western Allied landings in Europe thrown back',
  }),
  adjustment('atomic', +1, 'DP-GER-14', { per: each('germany.atomicAttacks'), words: 'German strategic atomic attacks', ruling: 'R49-60' }),
  adjustment('firestorms', +1, 'DP-GER-15', { per: each('germany.firestormsLastYear'), words: 'firestorms by German bombing last year' }),
  adjustment('in-germany', -1, 'DP-GER-16', {
    when: atLeast(2, each('germany.alliedSuppliedHexes')),
    words: 'two supplied German hexes in Allied hands',
    ruling: 'R49-09',
  }),
  adjustment('berlin', -2, 'DP-GER-17', { when: holds('allies', 'berlin'), words: 'the Allies hold Berlin' }),
  adjustment('german-cities', -1, 'DP-GER-18', {
    per: eachHeld('allies', 'breslau', 'essen', 'cologne', 'leipzig'),
    words: 'Breslau, Essen, Cologne, Leipzig lost: each',
  }),
  adjustment('americans-in-france', -1, 'DP-GER-19', { when: flag('france.usUnits'), words: 'U.S. armour or infantry is in France' }),
  adjustment('thrown-out-of-britain', -1, 'DP-GER-20', {
    when: all(flag('britain.axisEverHeldHex'), not(isBritainInvaded)),
    words: 'thrown out of Britain again',
  }),
]

/** The basic allotment is 3 for Germany, Britain and Russia (49.12 (a)), and 2 for Italy and France (49.12 (b)). */
export const germany = pointTable('germany', 'German', basic(+3, 'DP-GER-01'), germanAdjustments)

export const italianAdjustments: readonly Modifier[] = [
  adjustment('brps', +1, 'DP-ITA-02', { per: every(100, 'italy.yssBrps'), words: 'full hundreds of BRPs' }),
  adjustment('mediterranean', +1, 'DP-ITA-03', {
    per: eachHeld('axis', 'malta', 'gibraltar', 'baghdad', 'athens'),
    words: 'Malta, Gibraltar, Baghdad, Athens: each',
  }),
  adjustment('canal', +1, 'DP-ITA-04', {
    when: holdsAny('axis', 'alexandria', 'suez'),
    words: 'the Axis hold Alexandria or Suez',
    ruling: 'R49-61',
  }),
  adjustment('rome', -2, 'DP-ITA-05', { when: holds('allies', 'rome'), words: 'the Allies hold Rome' }),
  adjustment('northern-cities', -1, 'DP-ITA-06', { per: eachHeld('allies', 'genoa', 'milan'), words: 'Genoa, Milan lost: each' }),
  adjustment('in-italy', -1, 'DP-ITA-07', {
    when: atLeast(2, each('italy.alliedSuppliedHexes')),
    words: 'two supplied Italian hexes in Allied hands',
    ruling: 'R49-09',
  }),
  adjustment('sicily', -1, 'DP-ITA-08', { when: holds('allies', 'sicily'), words: 'the Allies hold all of Sicily' }),
  adjustment('libya', -1, 'DP-ITA-09', { when: flag('libya.allCitiesAllied'), words: 'the Allies hold every city in Libya' }),
  adjustment('war-on-spain', -1, 'DP-ITA-10', { when: declared('germany', 'spain'), words: 'Germany declared war on Spain' }),
]

export const italy = pointTable('italy', 'Italian', basic(+2, 'DP-ITA-01'), italianAdjustments)
