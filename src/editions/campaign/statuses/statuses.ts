import { ARMS, RANGES, type StatusClauses, type StatusRow, WAYS_IN, type WayIn } from '../../../rules/chapters/statuses/index.ts'
import { all, always, any, chosen, flag, inEffect, not, ruled } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { isUsaAtWar } from '../aid.ts'
import { haveIndiesPassed, isThailandJapans, isVichyFormed } from '../positions.ts'
import { atHome, borderWars, callsForHelp, coBelligerentForces, disbanded, minorAllyForces, offTheMap } from './minor-forces.ts'

const except = (...ways: readonly WayIn[]): readonly WayIn[] => WAYS_IN.filter((way) => !ways.includes(way))

const LANDS: readonly WayIn[] = ['ground', 'strategic', 'stay', 'air-base', 'naval-base', 'unload', 'supply']

/** 3.5.2: nobody comes in; ships use the straits. */
const neutral = (rule: Cite): StatusRow => ({
  name: 'Neutral',
  bonds: ['units'],
  reachedBy: { words: 'by default, or when a result ends another status', cite: rule('3.5.2') },
  economy: [{ when: always, words: 'its own', cite: rule('3.5.2') }],
  access: {
    open: [{ to: ['anyone'], ways: ['strait'], words: 'ships may pass its straits', cite: rule('3.5.2.1') }],
    closed: [
      {
        to: ['anyone'],
        ways: except('strait'),
        words: 'nobody enters, crosses or overflies it',
        aside: {
          called: 'beyond that help nobody enters, crosses or overflies it',
          governed: 'nobody but the Western Allies enters, crosses or overflies it',
        },
        cite: rule('3.5.2.1'),
      },
      {
        to: ['anyone'],
        ways: LANDS,
        nations: ['finland'],
        when: chosen('finnishBorder.borderWar', 'over'),
        words: 'a border war opens nothing; Military Cooperation does',
        cite: rule('3.5.2.4e'),
      },
      {
        to: ['anyone'],
        ways: LANDS,
        nations: ['rumania'],
        when: chosen('bessarabia.borderWar', 'over'),
        words: 'a border war opens nothing; Military Cooperation does',
        cite: rule('3.5.2.4e'),
      },
    ],
  },
  forces: offTheMap(rule('3.5.2')),
  digest: rule('T5 Neutral'),
  cite: rule('3.5.2'),
})

/** 3.5.3: part of the economy, and the sky. */
const economic = (rule: Cite): StatusRow => ({
  name: 'Economic Cooperation',
  bonds: ['income'],
  reachedBy: { words: 'by diplomacy alone', cite: rule('3.5.3a') },
  economy: [
    { when: ruled('RC-34', 'by-sheet'), words: 'some or all of its PPs to the faction, per sheet', cite: rule('3.5.3a') },
    { when: ruled('RC-34', 'half-and-all'), words: 'half of its PPs to the faction', cite: rule('RC-34') },
  ],
  access: {
    open: [
      { to: ['friend'], ways: ['overflight'], words: 'the faction may overfly it', cite: rule('3.5.3b') },
      { to: ['anyone'], ways: ['strait'], words: 'ships may pass its straits', cite: rule('3.5.2.1') },
    ],
    closed: [
      {
        to: ['friend'],
        ways: except('overflight', 'strait'),
        words: 'open to its friend for overflight only',
        aside: { called: 'beyond that help open to its friend for overflight only' },
        cite: rule('3.5.3b'),
      },
      {
        to: ['stranger'],
        ways: except('strait'),
        words: 'nobody else enters, crosses or overflies it',
        aside: { called: 'beyond that help nobody else enters, crosses or overflies it' },
        cite: rule('3.5.2.1'),
      },
    ],
  },
  forces: offTheMap(rule('3.5.3b')),
  digest: rule('T5 Economic Cooperation'),
  cite: rule('3.5.3a'),
})

/** 3.5.4: passage, and some units may stay. */
const military = (rule: Cite): StatusRow => ({
  name: 'Military Cooperation',
  bonds: ['hexes'],
  reachedBy: { words: 'by diplomacy alone', cite: rule('3.5.4a') },
  economy: [
    { when: ruled('RC-34', 'by-sheet'), words: 'more of its PPs to the faction, per sheet', cite: rule('3.5.4a') },
    { when: ruled('RC-34', 'half-and-all'), words: 'all of its PPs to the faction', cite: rule('RC-34') },
  ],
  access: {
    open: [
      {
        to: ['friend'],
        ways: ['ground', 'strategic', 'overflight', 'unload', 'strait', 'supply'],
        words: 'the faction travels freely through and over it',
        cite: rule('3.5.4a'),
      },
      {
        to: ['friend'],
        ways: ['stay', 'air-base', 'naval-base'],
        isCapped: true,
        words: 'the faction’s units may stay and base there, up to its cap',
        cite: rule('3.5.4b'),
      },
      { to: ['opponent'], ways: ['overflight'], words: 'enemies of that faction may overfly it', cite: rule('3.5.4d') },
      { to: ['anyone'], ways: ['strait'], words: 'ships may pass its straits', cite: rule('3.5.2.1') },
    ],
    closed: [
      {
        to: ['stranger'],
        ways: except('strait'),
        words: 'neutral to all but its friend',
        aside: { called: 'beyond that help neutral to all but its friend' },
        cite: rule('3.5.4c'),
      },
    ],
  },
  forces: offTheMap(rule('3.5.4c')),
  digest: rule('T5 Military Cooperation'),
  cite: rule('3.5.4a'),
})

/** 3.5.5: at war, on its own soil. */
const coBelligerent = (rule: Cite): StatusRow => ({
  name: 'Co-Belligerent',
  bonds: ['associate'],
  reachedBy: { words: 'by diplomacy or by help against an attack', cite: rule('3.5.5') },
  economy: [{ when: always, words: 'with its faction, per sheet', cite: rule('RC-34') }],
  access: {
    open: [{ to: ['friend'], ways: WAYS_IN, words: 'cooperation with its faction is unrestricted', cite: rule('3.5.2.3d') }],
    closed: [{ to: ['anyone'], ways: WAYS_IN, words: 'it fights for its faction; others need war with it', cite: rule('3.5.5') }],
  },
  forces: coBelligerentForces(rule),
  digest: rule('T5 Co-Belligerent'),
  cite: rule('3.5.5'),
})

/** 3.5.6: at war, with all it has. */
const minorAlly = (rule: Cite): StatusRow => ({
  name: 'Minor Ally',
  bonds: ['ally'],
  reachedBy: { words: 'by diplomacy alone', cite: rule('3.5.6') },
  economy: [{ when: always, words: 'with its faction', cite: rule('3.5.6') }],
  access: {
    open: [{ to: ['friend'], ways: WAYS_IN, words: 'it owes its faction full allegiance', cite: rule('3.5.6') }],
    closed: [{ to: ['anyone'], ways: WAYS_IN, words: 'it fights for its faction; others need war with it', cite: rule('3.5.6') }],
  },
  forces: minorAllyForces(rule),
  digest: rule('T5 Minor Ally'),
  cite: rule('3.5.6'),
})

/** 3.5.1.3: its land is its holder’s. */
const surrendered = (rule: Cite): StatusRow => ({
  name: 'Surrendered',
  bonds: [],
  reachedBy: { words: 'when the capital falls, its owner gives up, or an Action forces it', cite: rule('3.5.1') },
  economy: [{ when: always, words: 'its capital’s holder has it, and each IC’s holder that IC', cite: rule('3.5.1.3c') }],
  access: { open: [], closed: [{ to: ['anyone'], ways: WAYS_IN, words: 'its land is its holder’s', cite: rule('3.5.1.3a') }] },
  forces: disbanded(rule('3.5.1.3a')),
  digest: rule('3.5.1.3b'),
  cite: rule('3.5.1.3b'),
})

/** Land that is no nation, or not yet: its holder’s. */
const absent = (rule: Cite): StatusRow => ({
  name: 'no nation of its own',
  bonds: [],
  reachedBy: { words: 'by default, before it is formed or joins the Axis', cite: rule('3.4.3.1') },
  economy: [{ when: always, words: 'its holder’s', cite: rule('3.5.1.3a') }],
  access: { open: [], closed: [{ to: ['anyone'], ways: WAYS_IN, words: 'its land is its holder’s', cite: rule('3.5.1.3a') }] },
  forces: { open: [], closed: [{ arms: ARMS, ranges: RANGES, words: 'none but what its own table raises', cite: rule('RC-14') }] },
  digest: rule('RC-14'),
  cite: rule('3.4.3.1'),
})

/** Until then, or for good where a table rules so, the Indies are Dutch (RC-26). */
const indiesAreStillDutch = any(ruled('RC-26', 'dutch'), not(haveIndiesPassed))

/** 3.5.2 to 3.5.6, with the names that RC-14 gives the results of the tables. */
export const statusClauses = (rule: Cite): StatusClauses => ({
  rows: {
    neutral: neutral(rule),
    economic: economic(rule),
    military: military(rule),
    coBelligerent: coBelligerent(rule),
    ally: minorAlly(rule),
    surrendered: surrendered(rule),
    absent: absent(rule),
  },
  absent: [
    { nation: 'vichyFrance', when: not(isVichyFormed), cite: rule('3.6.4a') },
    { nation: 'ukraine', when: not(inEffect('ukraine', 9, 10)), cite: rule('3.4.3.1') },
  ],
  tiedAnyway: [
    { nation: 'poland', status: 'ally', favours: 'westernAllies', when: always, cite: rule('3.4.2a') },
    { nation: 'iraq', status: 'military', favours: 'westernAllies', when: always, cite: rule('3.4.2.1') },
    { nation: 'thailand', status: 'coBelligerent', favours: 'japan', when: isThailandJapans, cite: rule('3.3.3.6') },
  ],
  // 3.4.2.2b, RC-26: economy and command pass to Britain; forces, and surrender at Batavia, stay Dutch.
  governed: [
    {
      nation: 'dutchEastIndies',
      by: 'britain',
      when: all(haveIndiesPassed, not(ruled('RC-26', 'dutch'))),
      economy: { words: 'Britain’s', cite: rule('3.4.2.2b') },
      entry: { words: 'under British command: the Western Allies come and go', cite: rule('3.4.2.2b') },
    },
  ],
  call: callsForHelp(rule),
  arrival: {
    open: [],
    closed: [
      {
        to: ['friend'],
        ways: ['air-base', 'naval-base'],
        stages: ['orders'],
        isFirst: true,
        words: 'no air or naval unit re-bases there in the Orders that help it',
        cite: rule('3.5.2.3c'),
      },
    ],
  },
  attacked: atHome(rule),
  borderWars: borderWars(rule),
  fights: ['coBelligerent', 'ally'],
  aloof: [
    {
      by: 'us',
      when: not(isUsaAtWar),
      words: 'the USA is at peace: its forces stay out of lands at war and of its partners’ friends',
      cite: rule('3.4.4'),
    },
  ],
  wars: rule('3.5.5'),
  cap: { usual: 20, byRuling: rule('RC-33'), bySheet: rule('3.5.4b') },
  named: rule('RC-14'),
  notes: [
    {
      nation: 'dutchEastIndies',
      when: all(flag('netherlands.conquered'), indiesAreStillDutch),
      words: 'Dutch rule goes on, with some Allied cooperation and a little lend-lease',
      cite: rule('3.5.1.4a'),
    },
    {
      nation: 'dutchEastIndies',
      when: all(haveIndiesPassed, ruled('RC-26', 'shared')),
      words: 'Britain has their economy and command; their forces stay their own',
      cite: rule('3.4.2.2b'),
    },
    {
      nation: 'dutchEastIndies',
      when: all(haveIndiesPassed, ruled('RC-26', 'british')),
      words: 'they are Britain’s outright',
      cite: rule('3.4.2.2b'),
    },
  ],
})
