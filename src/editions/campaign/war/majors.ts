import type { WarBar } from '../../../rules/chapters/war/index.ts'
import { all, always, any, atWar, below, COUNTRIES, each, exceeds, flag, happened, not, POWERS } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import {
  ALLIED_CAMP,
  AXIS,
  AXIS_CAMP,
  hasFranceFallen,
  hasReached,
  hasRussiaMadePeace,
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
  { id: 'partners', by: AXIS_CAMP, on: AXIS_CAMP, when: always, words: 'both are of the Axis', cite: rule('3.3') },
  { id: 'partners', by: ALLIED_CAMP, on: [...ALLIED_CAMP, 'communistChina'], when: always, words: 'both are Allied', cite: rule('3.4') },
]

/** The USA by its two levels, and never once the war in Europe is lost. */
const american = (rule: Cite): readonly WarBar[] => [
  {
    id: 'usa-axis-50',
    by: ['us'],
    on: AXIS,
    when: not(hasReached(50, 'usat')),
    figures: { level: usaAxis },
    words: 'the effective USA-Axis level is {level}; it must be 50',
    cite: rule('RC-18'),
    ruling: 'RC-18',
  },
  {
    id: 'usa-japan-50',
    by: ['us'],
    on: ['japan'],
    when: not(hasReached(50, 'usjt')),
    figures: { level: usaJapan },
    words: 'the effective USA-Japan level is {level}; it must be 50',
    cite: rule('3.3.3.4b'),
  },
  {
    id: 'europe-lost',
    by: ['us'],
    on: AXIS,
    when: all(flag('russia.surrendered'), hasFranceFallen, flag('britain.surrendered')),
    words: 'Russia, France and Britain have all surrendered',
    cite: rule('3.6.7.1'),
  },
]

/** 3.3.3.2a: Japan may declare on Russia whenever it likes; Russia waits for double numbers, by 3.3.3.2b as by 3.4.3.6. */
const russian = (rule: Cite): readonly WarBar[] => [
  {
    id: 'russo-axis-50',
    by: ['russia'],
    on: AXIS,
    when: all(not(hasRussiaMadePeace), not(hasReached(50, 'rgt'))),
    figures: { level: russoAxis },
    words: 'the Russo-Axis level is {level}; it must be 50',
    cite: rule('RC-18'),
    ruling: 'RC-18',
  },
  {
    id: 'twice-manchuria',
    by: ['russia'],
    on: ['japan'],
    when: all(not(happened('armistice.russiaJapan')), isSiberiaShort),
    figures: { russian: siberia, japanese: manchuria },
    words: 'units in Siberia: {russian}, in Manchuria: {japanese}; twice as many are needed',
    cite: rule('3.3.3.2b'),
  },
]

/** Britain goes to war with Japan only as America does, and not after it has made peace there. */
const pacific = (rule: Cite): readonly WarBar[] => [
  {
    id: 'with-the-usa',
    by: ['britain'],
    on: ['japan'],
    when: always,
    unlessJoined: { by: 'us', on: ['japan'] },
    words: 'only together with an American declaration on Japan',
    cite: rule('3.4.2b'),
  },
  {
    id: 'with-the-usa',
    by: ['france'],
    on: ['japan'],
    when: always,
    unlessJoined: { by: 'us', on: ['japan'] },
    words: 'only together with an American declaration on Japan',
    cite: rule('RC-71'),
    ruling: 'RC-71',
  },
  {
    id: 'through-britain',
    by: ['japan'],
    on: ['france'],
    when: not(atWar('japan', 'britain')),
    unlessWith: ['britain'],
    words: 'French land in Asia is had by war on Britain',
    cite: rule('3.3.3.5d'),
  },
  {
    id: 'pacific-peace',
    by: ['us', 'britain', 'france'],
    on: ['japan'],
    when: happened('armistice.usJapan'),
    words: 'the Pacific war is over for the Allies',
    cite: rule('3.6.8.6'),
  },
  {
    id: 'pacific-peace',
    by: ['japan'],
    on: WESTERN,
    when: happened('armistice.usJapan'),
    words: 'the Pacific war is over for the Allies',
    cite: rule('3.6.8.6'),
  },
]

/** Nationalist China takes no diplomatic action; Europe’s Axis and China leave each other alone. */
const chinese = (rule: Cite): readonly WarBar[] => [
  {
    id: 'china',
    by: ['china'],
    on: [...POWERS, ...COUNTRIES],
    when: always,
    evenHeld: true,
    isWholeReason: true,
    words: 'Nationalist China takes no diplomatic action',
    cite: rule('3.4.5'),
  },
  {
    id: 'china-europe',
    by: AXIS,
    on: ['china', 'communistChina'],
    when: always,
    words: 'the war in China is Japan’s',
    cite: rule('RC-71'),
    ruling: 'RC-71',
  },
]

/** What forbids a declaration on a power. Italy and the Allies may declare on each other at any time (3.3.2.1a). */
export const barsOnMajors = (rule: Cite): readonly WarBar[] => [
  ...partners(rule),
  ...american(rule),
  ...russian(rule),
  ...pacific(rule),
  ...chinese(rule),
]
