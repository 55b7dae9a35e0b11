import type { WarBar } from '../../../rules/chapters/war/index.ts'
import {
  all,
  always,
  any,
  atWar,
  below,
  COUNTRIES,
  declarations,
  each,
  exceeds,
  flag,
  happened,
  not,
  POWERS,
} from '../../../rules/core/index.ts'
import { bar } from '../../clauses/row.ts'
import type { Cite } from '../../edition.ts'
import {
  ALLIED_CAMP,
  AXIS,
  AXIS_CAMP,
  hasFranceFallen,
  hasReached,
  hasRussiaMadePeace,
  hasRussiaMadePeaceWithJapan,
  russoAxis,
  twice,
  usaAxis,
  usaJapan,
  WESTERN,
} from '../positions.ts'

const siberia = each('siberia.russianUnits')
const manchuria = each('manchuria.japaneseUnits')

/** Less than twice as many, or units that nobody has reported. */
const isSiberiaShort = any(below(1, siberia), below(0, manchuria), exceeds(twice(manchuria), siberia))

/** Those of one camp never come to be at war. */
const partners = (rule: Cite): readonly WarBar[] => [
  bar('partners', rule('3.3'), AXIS_CAMP, AXIS_CAMP, { when: always, words: 'both are of the Axis' }),
  bar('partners', rule('3.4'), ALLIED_CAMP, [...ALLIED_CAMP, 'communistChina'], { when: always, words: 'both are Allied' }),
]

/** The USA by its two levels, and never once the war in Europe is lost. */
const american = (rule: Cite): readonly WarBar[] => [
  bar('usa-axis-50', rule('RC-18'), ['us'], AXIS, {
    when: not(hasReached(50, 'usat')),
    figures: { level: usaAxis },
    words: 'the effective USA-Axis level is {level}; it must be 50',
    ruling: 'RC-18',
  }),
  bar('usa-japan-50', rule('3.3.3.4b'), ['us'], ['japan'], {
    when: not(hasReached(50, 'usjt')),
    figures: { level: usaJapan },
    words: 'the effective USA-Japan level is {level}; it must be 50',
  }),
  bar('europe-lost', rule('3.6.7.1'), ['us'], AXIS, {
    when: all(flag('russia.surrendered'), hasFranceFallen, flag('britain.surrendered')),
    words: 'Russia, France and Britain have all surrendered',
  }),
]

/** 3.3.3.2a: Japan may declare on Russia whenever it likes; Russia waits for double numbers, by 3.3.3.2b as by 3.4.3.6. */
const russian = (rule: Cite): readonly WarBar[] => [
  bar('russo-axis-50', rule('RC-18'), ['russia'], AXIS, {
    when: all(not(hasRussiaMadePeace), not(hasReached(50, 'rgt'))),
    figures: { level: russoAxis },
    words: 'the Russo-Axis level is {level}; it must be 50',
    ruling: 'RC-18',
  }),
  bar('twice-manchuria', rule('3.3.3.2b'), ['russia'], ['japan'], {
    when: all(not(hasRussiaMadePeaceWithJapan), isSiberiaShort),
    figures: { russian: siberia, japanese: manchuria },
    words: 'units in Siberia: {russian}, in Manchuria: {japanese}; twice as many are needed',
  }),
]

/** The USA has not declared war on Japan this turn: declarations of one phase are one (3.2.6b). */
const isUsaSilent = below(1, declarations(['us'], ['japan']))

/** Britain goes to war with Japan only as America does, and not after it has made peace there. */
const pacific = (rule: Cite): readonly WarBar[] => [
  bar('with-the-usa', rule('3.4.2b'), ['britain'], ['japan'], {
    when: isUsaSilent,
    unlessJoined: { by: 'us', on: ['japan'] },
    words: 'only together with an American declaration on Japan',
  }),
  bar('with-the-usa', rule('RC-71'), ['france'], ['japan'], {
    when: isUsaSilent,
    unlessJoined: { by: 'us', on: ['japan'] },
    words: 'only together with an American declaration on Japan',
    ruling: 'RC-71',
  }),
  bar('through-britain', rule('3.3.3.5d'), ['japan'], ['france'], {
    when: not(atWar('japan', 'britain')),
    unlessWith: ['britain'],
    words: 'French land in Asia is had by war on Britain',
  }),
  bar('pacific-peace', rule('3.6.8.6'), ['us', 'britain', 'france'], ['japan'], {
    when: happened('armistice.usJapan'),
    words: 'the Pacific war is over for the Allies',
  }),
  bar('pacific-peace', rule('3.6.8.6'), ['japan'], WESTERN, {
    when: happened('armistice.usJapan'),
    words: 'the Pacific war is over for the Allies',
  }),
]

/** Nationalist China takes no diplomatic action; Europe’s Axis and China leave each other alone. */
const chinese = (rule: Cite): readonly WarBar[] => [
  bar('china', rule('3.4.5'), ['china'], [...POWERS, ...COUNTRIES], {
    when: always,
    evenHeld: true,
    isWholeReason: true,
    words: 'Nationalist China takes no diplomatic action',
  }),
  bar('china-europe', rule('RC-71'), AXIS, ['china', 'communistChina'], {
    when: always,
    words: 'the war in China is Japan’s',
    ruling: 'RC-71',
  }),
]

/** What forbids a declaration on a power. Italy and the Allies may declare on each other at any time (3.3.2.1a). */
export const barsOnMajors = (rule: Cite): readonly WarBar[] => [
  ...partners(rule),
  ...american(rule),
  ...russian(rule),
  ...pacific(rule),
  ...chinese(rule),
]
