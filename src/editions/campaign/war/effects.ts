import { type Friend, powersWith } from '../../../rules/chapters/statuses/index.ts'
import type { Companion, Joining, WarEffect } from '../../../rules/chapters/war/index.ts'
import {
  all,
  always,
  any,
  atLeast,
  atWar,
  below,
  COUNTRIES,
  type Condition,
  flag,
  fromTurn,
  inSeason,
  not,
  POWER_NAMES,
  ruled,
} from '../../../rules/core/index.ts'
import { effect } from '../../clauses/row.ts'
import type { Cite } from '../../edition.ts'
import { AXIS, AXIS_CAMP, FAR_EAST, isItalyAtWar, isItalyNeutral, isSurprise, russoAxis, usaAxis, WESTERN } from '../positions.ts'

/** The Allies are one enemy to Italy, and war on them one declaration (3.3.2.1a, RC-17). */
export const companions = (rule: Cite): readonly Companion[] => [
  { by: 'italy', on: 'us', also: 'britain', when: not(flag('britain.surrendered')), isOne: true, cite: rule('3.3.2.1a') },
]

/** A British government in Canada goes to war as the USA does. */
export const joinings = (rule: Cite): readonly Joining[] => [
  { by: ['us'], on: AXIS_CAMP, against: 'target', brings: ['britain'], when: flag('britain.surrendered'), cite: rule('3.6.5') },
  { by: AXIS_CAMP, on: ['us'], against: 'declarer', brings: ['britain'], when: flag('britain.surrendered'), cite: rule('3.6.5') },
]

type Both = Pick<WarEffect, 'by' | 'on'>

const ITALIAN: Both = { by: ['italy'], on: WESTERN }
const AGAINST_ITALY: Both = { by: WESTERN, on: ['italy'] }

/** Whoever declares, war with the Allies costs Italy the same; it comes once. */
const italian = (rule: Cite): readonly WarEffect[] =>
  [ITALIAN, AGAINST_ITALY].flatMap((both): readonly WarEffect[] => [
    {
      ...both,
      id: 'italian-trade',
      when: isItalyAtWar,
      before: isItalyNeutral,
      words: 'PPs of strategic-warfare damage for lost trade',
      who: 'italy',
      amount: -500,
      cite: rule('3.3.2.1b'),
    },
    {
      ...both,
      id: 'italian-oil',
      when: isItalyAtWar,
      before: isItalyNeutral,
      words: 'no more oil from the international market',
      who: 'italy',
      cite: rule('3.3.2.1b'),
    },
    {
      ...both,
      id: 'east-africa',
      when: isItalyAtWar,
      before: isItalyNeutral,
      words: 'forces in East Africa are tied up this turn; the Allies may attack them',
      who: 'italy',
      cite: rule('3.3.2.2c'),
    },
  ])

/** What a Japanese war brings the Western Allies. */
const japanese = (rule: Cite): readonly WarEffect[] => [
  effect('islands', rule('3.3.3.3b'), ['japan'], ['britain'], {
    when: not(atWar('japan', 'us')),
    turnsLater: 1,
    words: 'British Pacific islands not under attack pass to the USA as {turn} opens',
    who: 'us',
  }),
  effect('pearl-harbor', rule('3.3.3.4a'), ['japan'], ['us'], {
    when: always,
    words: 'the attack on Pearl Harbor is open to Japan',
    who: 'japan',
  }),
  effect('surprise', rule('3.3.3.7'), ['japan'], ['britain', 'us'], {
    when: isSurprise,
    words: 'Allied land, naval and air forces in the Pacific are frozen this turn',
    who: 'westernAllies',
  }),
  effect('aid-to-china', rule('3.4.2.4b'), ['japan'], ['britain'], {
    when: always,
    turnsLater: 1,
    words: 'aid to Nationalist China is open from {turn}',
    who: 'britain',
  }),
  effect('aid-to-china', rule('3.4.2.4b'), ['britain'], ['japan'], {
    when: always,
    turnsLater: 0,
    words: 'aid to Nationalist China is open from {turn}',
    who: 'britain',
  }),
]

/** 3.3.1.3: how far an attack on Russia surprises it. */
const surprise = (rule: Cite): readonly WarEffect[] => {
  const attack: Both = { by: AXIS, on: ['russia'] }
  return [
    {
      ...attack,
      id: 'blitz-two',
      when: below(40, russoAxis),
      words: 'two blitz turns against Russia',
      who: 'axis',
      cite: rule('3.3.1.3c'),
    },
    {
      ...attack,
      id: 'blitz-one',
      when: all(atLeast(40, russoAxis), below(50, russoAxis)),
      words: 'one blitz turn against Russia',
      who: 'axis',
      cite: rule('3.3.1.3c'),
    },
    {
      ...attack,
      id: 'dry-ground',
      when: all(below(50, russoAxis), inSeason('spring'), ruled('RC-21', 'from-declaration')),
      words: 'dry ground in the East this turn, instead of mud',
      who: 'axis',
      cite: rule('3.3.1.3d'),
    },
  ]
}

/** In the Far East Japan is the Axis (3.3). */
const ELSEWHERE = COUNTRIES.filter((country) => !FAR_EAST.includes(country))

/** RC-73: who would help against whom, and must fight that power first; of Italy 3.3.2.1d says it. */
const BY_PEACE = [
  ...([...WESTERN, 'russia'] as const).flatMap((by) => [
    { by, who: 'axis' as const, powers: AXIS, on: ELSEWHERE },
    { by, who: 'japan' as const, powers: ['japan'] as const, on: FAR_EAST },
  ]),
  ...(['germany', 'japan'] as const).map((by) => ({ by, who: 'westernAllies' as const, powers: WESTERN, on: COUNTRIES })),
]

/** 3.5.2.3a: the victim of one faction calls on the other. */
const calls = (rule: Cite): readonly WarEffect[] => {
  const call = (by: WarEffect['by'], who: Friend, on: WarEffect['on'] = COUNTRIES, when: Condition = always): WarEffect =>
    effect('call-for-help', rule('3.5.2.3a'), by, on, {
      when,
      // Nobody is called on for help who attacks it as well.
      before: not(any(...powersWith(who).map((power) => atWar(power, 'here')))),
      words: 'called on by {on}: a division or more in Orders makes a Co-Belligerent of it',
      who,
    })
  return [
    call(
      AXIS_CAMP,
      'westernAllies',
      COUNTRIES.filter((country) => country !== 'dutchEastIndies'),
    ),
    call(AXIS_CAMP, 'westernAllies', ['dutchEastIndies'], not(isSurprise)),
    effect('no-help-when-surprised', rule('3.5.1.4d'), ['japan'], ['dutchEastIndies'], {
      when: isSurprise,
      words: 'taken by surprise below 40: no help for {on} this turn',
      who: 'westernAllies',
    }),
    call([...WESTERN, 'russia'], 'axis', ELSEWHERE),
    call([...WESTERN, 'russia'], 'japan', FAR_EAST),
    ...BY_PEACE.map(({ by, who, powers, on }) =>
      effect(`no-help-against-${by}`, rule('RC-73'), [by], on, {
        when: all(ruled('RC-73', 'only-at-war'), not(any(...powers.map((power) => atWar(power, by))))),
        words: `no help for {on} while at peace with ${POWER_NAMES[by]}`,
        who,
      }),
    ),
    effect('no-help-against-italy', rule('3.3.2.1d'), ['italy'], COUNTRIES, {
      when: isItalyNeutral,
      words: 'no help for {on} without a declaration of war on Italy',
      who: 'westernAllies',
    }),
  ]
}

export const warEffects = (rule: Cite): readonly WarEffect[] => [
  ...italian(rule),
  {
    id: 'cooperation',
    ...ITALIAN,
    // Where the year start ends them by itself as soon or sooner, there is nothing left to end.
    when: all(isItalyAtWar, not(flag('france.fallen')), not(fromTurn('1940 winter'))),
    before: isItalyNeutral,
    turnsLater: 1,
    words: 'Anglo-French limits end as {turn} opens',
    who: 'westernAllies',
    cite: rule('3.4.1.3a [3.4.4.3]'),
  },
  ...japanese(rule),
  effect('free-turn', rule('3.4.4.6b'), AXIS, ['us'], {
    when: below(50, usaAxis),
    words: 'a free turn of attacks on unescorted American shipping in the Atlantic',
    who: 'axis',
  }),
  ...surprise(rule),
  ...calls(rule),
]
