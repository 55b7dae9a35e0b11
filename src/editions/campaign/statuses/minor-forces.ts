import { type AccessRules, ARMS, type BorderWar, type ForceRules, RANGES } from '../../../rules/chapters/statuses/index.ts'
import { type Citation, chosen } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'

const AWAY = ['adjacent', 'area', 'beyond'] as const

type Latitude = ForceRules['open'][number]

/** What these arms may do, or may not, within that reach. */
const latitude = (
  arms: Latitude['arms'],
  tasks: NonNullable<Latitude['tasks']>,
  ranges: Latitude['ranges'],
  words: string,
  cite: Citation,
): Latitude => ({ arms, tasks, ranges, words, cite })

const BORDERS = [
  { nation: 'finland', land: 'finnishBorder', name: 'Karelia' },
  { nation: 'rumania', land: 'bessarabia', name: 'Bessarabia' },
] as const

/** 3.5.2.4: Finland and Rumania alone; afterwards their forces and economy are with the Axis, whatever their status. */
export const borderWars = (rule: Cite): readonly BorderWar[] =>
  BORDERS.map(({ nation, land, name }) => ({
    nation,
    against: 'russia',
    land,
    isOpen: chosen(`${land}.borderWar`, 'open'),
    isOver: chosen(`${land}.borderWar`, 'over'),
    forces: {
      open: {
        open: [{ arms: ARMS, ranges: ['home'], words: `on the map to fight for ${name}`, cite: rule('3.5.2.4a') }],
        closed: [{ arms: ARMS, ranges: AWAY, words: 'a border war is fought at home', cite: rule('3.5.2.4a') }],
      },
      over: {
        open: [{ arms: ARMS, ranges: ['home'], words: 'with the Axis since its border war, who may rebuild them', cite: rule('3.5.2.4d') }],
        closed: [{ arms: ARMS, ranges: AWAY, words: 'not abroad before it is a Co-Belligerent', cite: rule('3.5.2.4e') }],
      },
    },
    inLand: { words: `Russia may attack and enter ${name}; holding it ends the war by treaty`, cite: rule('3.5.2.4c') },
    noFurther: { words: `Russia goes no further than ${name}`, cite: rule('3.5.2.4c') },
    economy: { words: 'with the Axis since its border war', cite: rule('3.5.2.4d') },
  }))

/** A nation that fights nobody keeps its forces off the map. */
export const offTheMap = (cite: Citation): ForceRules => ({
  open: [],
  closed: [{ arms: ARMS, ranges: RANGES, words: 'off the map until its status changes or war comes', cite }],
})

/** Nobody is left to be used. */
export const disbanded = (cite: Citation): ForceRules => ({ open: [], closed: [{ arms: ARMS, ranges: RANGES, words: 'disbanded', cite }] })

/** 3.5.2: war brings a neutral’s forces onto the map, at home. */
export const atHome = (rule: Cite): ForceRules => ({
  open: [{ arms: ARMS, ranges: ['home'], words: 'on the map to defend it', cite: rule('3.5.2') }],
  closed: [{ arms: ARMS, ranges: AWAY, words: 'it defends its own land and no more', cite: rule('3.5.2') }],
})

/** 3.5.2.3: what the faction may bring that a neutral under attack calls on. */
export const callsForHelp = (rule: Cite): AccessRules => ({
  open: [
    {
      to: ['helper'],
      ways: ['ground', 'stay'],
      stages: ['orders'],
      words: 'one division or more may come to help in Orders; then it is a Co-Belligerent',
      cite: rule('3.5.2.3b'),
    },
    { to: ['helper'], ways: ['overflight'], stages: ['orders'], words: 'helpers overfly it freely', cite: rule('3.5.2.3c') },
    { to: ['helper'], ways: ['unload'], stages: ['orders'], words: 'ships may unload in its ports', cite: rule('3.5.2.3c') },
    { to: ['helper'], ways: ['supply'], words: 'supplies may be sent; its status stays as it is', cite: rule('3.5.2.3e') },
  ],
  closed: [
    {
      to: ['helper'],
      ways: ['air-base', 'naval-base'],
      stages: ['orders'],
      words: 'no air or naval unit re-bases there in Orders',
      cite: rule('3.5.2.3c'),
    },
    {
      to: ['helper'],
      ways: ['ground', 'strategic', 'stay', 'overflight', 'air-base', 'naval-base', 'unload'],
      stages: ['ops'],
      words: 'no division came in Orders: no air support and no other forces',
      cite: rule('3.5.2.3e'),
    },
  ],
})

/** 3.5.5.1 and 3.5.5.2: under orders, unmixed, from home. */
export const coBelligerentForces = (rule: Cite): ForceRules => ({
  open: [
    latitude(['ground'], ['deploy', 'attack'], ['home'], 'ground forces take orders at home', rule('3.5.5.1')),
    latitude(['ground'], ['react'], ['home', 'adjacent'], 'they may react to attacks on friendly land next door', rule('3.5.5.2a')),
    latitude(['ground'], ['fight-beside'], ['home', 'adjacent'], 'they fight beside allies in formations of their own', rule('3.5.5.1')),
    latitude(['air', 'naval'], ['base'], ['home'], 'air and naval units base at home', rule('3.5.5.2a')),
    latitude(['air'], ['protect-ships'], RANGES, 'aircraft protect friendly ships', rule('3.5.5.2b')),
    latitude(['air'], ['support-own'], ['home', 'adjacent'], 'they support their own ground forces', rule('3.5.5.2b')),
    latitude(['air'], ['intercept'], ['home'], 'they intercept bombers in or over the country', rule('3.5.5.2b')),
    latitude(['naval'], ['oppose-invasion'], ['home'], 'ships oppose an invasion', rule('3.5.5.2b')),
    latitude(['naval'], ['escort'], RANGES, 'they escort supplies and friendly forces in and out', rule('3.5.5.2b')),
  ],
  closed: [
    latitude(['ground'], ['join'], RANGES, 'its units never join an ally’s formations, nor the reverse', rule('3.5.5.1')),
    latitude(['ground'], ['deploy', 'attack'], AWAY, 'ground forces stay at home', rule('3.5.5.2a')),
    latitude(['ground'], ['react', 'fight-beside'], ['area', 'beyond'], 'they react no further than next door', rule('3.5.5.2a')),
    latitude(['air', 'naval'], ['base'], AWAY, 'air and naval units base nowhere but at home', rule('3.5.5.2a')),
    latitude(
      ['air'],
      ['support-allied', 'offensive'],
      RANGES,
      'aircraft do no more than protect ships, support their own and intercept',
      rule('3.5.5.2b'),
    ),
    latitude(['air'], ['support-own'], ['area', 'beyond'], 'none of their own ground forces fight so far away', rule('3.5.5.2b')),
    latitude(['air'], ['intercept'], AWAY, 'they intercept only in or over the country', rule('3.5.5.2b')),
    latitude(['naval'], ['offensive'], RANGES, 'ships do no more than oppose invasion and escort', rule('3.5.5.2b')),
    latitude(['naval'], ['oppose-invasion'], AWAY, 'ships oppose invasions of their own land', rule('3.5.5.2b')),
  ],
})

/** 3.5.6.1 to 3.5.6.3: anything in its area, some of it beyond. */
export const minorAllyForces = (rule: Cite): ForceRules => ({
  open: [
    { arms: ARMS, ranges: ['home', 'adjacent', 'area'], words: 'its forces act freely in the area of its sheet', cite: rule('3.5.6.1') },
    {
      arms: ARMS,
      ranges: ['beyond'],
      isExpedition: true,
      words: 'a limited number may go beyond its area, per sheet',
      cite: rule('3.5.6.2'),
    },
    latitude(['ground'], ['join'], RANGES, 'its units may join a major’s formations', rule('3.5.6.3')),
    latitude(['ground'], ['join'], RANGES, 'a mixed formation’s supply level is that of most of its units', rule('3.5.6.3')),
  ],
  closed: [],
})
