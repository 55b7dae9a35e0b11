import type { Companion, Joining, Passage, WarBeside, WarEffect } from '../../../rules/chapters/war/index.ts'
import {
  all,
  always,
  any,
  atWar,
  below,
  chosen,
  declared,
  each,
  exceeds,
  flag,
  happened,
  inEffect,
  marked,
  not,
  ruled,
  stands,
  type Told,
  yearsSince,
} from '../../../rules/core/index.ts'
import { effect, passage } from '../../clauses/row.ts'
import type { Cite } from '../../edition.ts'
import { isBritainNeutral, isEasternWar, isGermanAmericanWar, isVichyThere, rgt, WESTERN_FRONT } from './positions.ts'

const isJapaneseAmericanWar = atWar('japan', 'us')
const FAR_EAST = ['australia', 'india', 'dutchEastIndies'] as const

/** War with the U.S. is war with Britain, for Japan always (50.32C-2), for Germany after a British surrender (59.86B). */
export const companions = (rule: Cite): readonly Companion[] => [
  { by: 'japan', on: 'us', also: 'britain', when: always, cite: rule('50.32C-2') },
  { by: 'germany', on: 'us', also: 'britain', when: flag('britain.surrendered'), isOne: true, cite: rule('002 59.86B') },
]

/** Neither side fights Italy, or a land of Britain’s in the east, and leaves the greater partner out. */
export const besides = (rule: Cite): readonly WarBeside[] => [
  { war: ['italy', 'russia'], beside: ['germany', 'russia'], cite: rule('50.521') },
  { war: ['italy', 'us'], beside: ['germany', 'us'], cite: rule('50.521') },
  ...FAR_EAST.map((land): WarBeside => ({ war: ['japan', land], beside: ['japan', 'britain'], cite: rule('50.551') })),
]

/** A war between Japan and Russia (50.32C-3b, 50.32C-5), or Germany and Russia (50.32C-6), brings in nobody else. */
export const joinings = (rule: Cite): readonly Joining[] => [
  { by: ['japan'], on: ['britain'], against: 'declarer', brings: FAR_EAST, when: always, cite: rule('50.551') },
  {
    by: ['japan'],
    on: ['britain'],
    against: 'declarer',
    brings: ['france'],
    when: all(ruled('R50-77', 'also-france'), not(flag('france.fallen'))),
    cite: rule('R50-77'),
  },
  { by: ['us'], on: ['japan'], against: 'target', brings: ['britain', ...FAR_EAST], when: always, cite: rule('50.56') },
  { by: ['us'], on: ['germany'], against: 'target', brings: ['britain'], when: flag('britain.surrendered'), cite: rule('002 59.86C') },
]

/** 53.21: nothing has started the clock of Anglo-French cooperation yet, and it would still end something (53.21B). */
const isClockStill = all(
  not(any(declared('italy', 'britain'), declared('italy', 'france'), declared('germany', 'russia'))),
  not(any(...WESTERN_FRONT.map((minor) => declared('germany', minor)))),
  not(happened('westernFront.firstAxisOffensive')),
  not(exceeds(yearsSince(1940), each('europe.yearsToOutbreak'))),
)

export const warEffects = (rule: Cite): readonly WarEffect[] => [
  effect('submarines', rule('50.54'), ['germany', 'us'], ['us', 'germany'], {
    when: always,
    words: 'the Axis have their submarine modifier, dated by the declarer (25.66)',
    who: 'germany',
  }),
  effect('americans-in-europe', rule('50.57A'), ['germany', 'us'], ['us', 'germany'], {
    when: isGermanAmericanWar,
    words: 'American units are free to enter the European map',
    who: 'us',
  }),
  effect('americans-in-the-pacific', rule('50.57B'), ['japan', 'us'], ['us', 'japan'], {
    when: isJapaneseAmericanWar,
    words: 'American units are free to enter the Pacific map',
    who: 'us',
  }),
  effect('americans-to-south-africa', rule('50.57A'), ['japan', 'us'], ['us', 'japan'], {
    when: all(isJapaneseAmericanWar, not(isGermanAmericanWar)),
    words: 'American units may go to the South Africa box by naval redeployment',
    who: 'us',
  }),
  effect('dutch', rule('50.551'), ['japan'], ['britain'], {
    when: always,
    alliedTurn: 2,
    words: 'the Dutch East Indies associate with Britain as the Allied turn of {turn} opens',
    who: 'britain',
  }),
  effect('americans-forewarned', rule('50.552'), ['japan'], ['britain'], {
    when: not(isJapaneseAmericanWar),
    words: 'no war with the U.S., whose forces no later surprise will touch',
    who: 'us',
  }),
  effect('american-tension', rule('50.552A'), ['japan'], ['britain'], {
    when: not(isJapaneseAmericanWar),
    words: 'from next turn U.S.-Japanese tension only rises by six a turn',
  }),
  effect('american-alert', rule('50.552B'), ['japan'], ['britain'], {
    when: not(isJapaneseAmericanWar),
    words: 'U.S. forces in the Far East on alert, deployment free, shipbuilding faster',
    who: 'us',
  }),
  effect('american-protection', rule('50.552C'), ['japan'], ['britain'], {
    when: not(isJapaneseAmericanWar),
    alliedTurn: 1,
    words: 'Australia and British Pacific lands not attacked pass to the U.S. in {turn}',
    who: 'us',
  }),
  effect('cooperation-italy', rule('53.21A-1'), ['italy'], ['britain', 'france'], {
    when: not(flag('france.fallen')),
    before: isClockStill,
    words: 'the clock of Anglo-French cooperation starts',
  }),
  effect('cooperation-west', rule('53.21A-3'), ['germany'], WESTERN_FRONT, {
    when: not(flag('france.fallen')),
    before: isClockStill,
    words: 'the clock of Anglo-French cooperation starts',
  }),
  effect('cooperation-russia', rule('53.21A-4'), ['germany'], ['russia'], {
    when: not(flag('france.fallen')),
    before: isClockStill,
    words: 'the clock of Anglo-French cooperation starts',
  }),
  effect('unprepared', rule('RGT-UP0'), ['germany'], ['russia'], {
    when: below(40, rgt),
    sets: { 'russia.alert': 'unprepared' },
    words: 'Russian forces are unprepared in this first turn',
    who: 'russia',
  }),
]

/** Conquered, or dissolved by a result of 0 or -1. */
const isDeactivated = any(marked('vichyFrance', 'conquered'), inEffect('vichyFrance', 0, -1))
const isVichyAxis = stands('vichyFrance', 'axis', 'associate', 'ally')

/** British possessions in the Far East, French Pacific islands, the Dutch East Indies (50.71). */
const EASTERN_LANDS: Passage['on'] = [
  'frenchPacificIslands',
  'britishFarEast',
  'britishPacificIslands',
  'attackedPacificIslands',
  'newGuinea',
  ...FAR_EAST,
]

/** What an attack on a French colony brings. */
const colonyAttacked = (rule: Cite): Told => ({
  words: '+2 for Vichy France, and the Axis may react in their next phase',
  cite: rule('49.633 (b)'),
})

/** Attacks that need no declaration of war, or wait for one of another kind. */
export const passages = (rule: Cite): readonly Passage[] => [
  passage('vichy-colonies', rule('50.525'), ['britain'], ['vichyColonies'], {
    when: all(isVichyThere, not(isBritainNeutral)),
    words: 'only while there is a Vichy France and Britain is not neutral',
    open: 'Britain attacks Vichy colonies without a declaration',
    brings: colonyAttacked(rule),
  }),
  passage('indochina', rule('50.525'), ['britain'], ['indochina'], {
    when: any(atWar('britain', 'japan'), isJapaneseAmericanWar),
    words: 'Britain attacks Indochina only when the West fights Japan',
    open: 'Indochina is open, for the West fights Japan',
  }),
  passage('russian-colonial', rule('50.526'), ['russia'], ['vichyColonies'], {
    when: any(all(isEasternWar, isVichyAxis), isDeactivated),
    words: 'Russia attacks Vichy colonies only at war with Germany, if Vichy France is its ally or associate, or once that is deactivated',
    open: 'colonies of an Axis or deactivated Vichy France are open to Russia',
  }),
  passage('border-war', rule('50.527'), ['russia'], ['finnishBorder', 'bessarabia'], {
    when: always,
    words: 'border wars need no declaration',
  }),
  passage('escalation', rule('50.527'), ['russia'], ['finland'], {
    when: chosen('finnishBorder.borderWar', 'escalated'),
    words: 'Finland proper is open once the border war escalates',
  }),
  passage('far-east', rule('50.71'), ['japan'], EASTERN_LANDS, {
    when: atWar('japan', 'britain'),
    words: 'British and French lands in the East wait for war on Britain',
    open: 'British and French lands in the East are open by war on Britain',
  }),
]

/** Before the U.S. is in, Morocco, Algeria and Tunisia are had by war on Vichy France itself (77.62A). */
export const northAfrica = (rule: Cite): Passage =>
  passage('north-africa', rule('50.33H-2'), ['britain', 'us'], ['frenchNorthAfrica'], {
    when: any(isGermanAmericanWar, atWar('britain', 'vichyFrance')),
    words: 'Britain must be at war with Vichy France, or the U.S. with Germany',
    open: 'Morocco, Algeria and Tunisia are open by war with Vichy France or American war with Germany',
    brings: colonyAttacked(rule),
  })
