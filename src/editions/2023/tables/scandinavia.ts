import {
  all,
  any,
  atWar,
  called,
  chosen,
  declared,
  exceeds,
  flag,
  holds,
  type Modifier,
  marked,
  POWERS_OF,
  pledged,
  ruled,
  stands,
  standsByRoll,
} from '../../../rules/core/index.ts'
import type { TableDraft } from '../../edition.ts'
import { alignment, general, ladder, rule } from './general.ts'
import { axisHexesInRussia, russianHexes } from './places-in.ts'

const plus = 'favours the Axis'

/** Germany fights Russia, or binds itself to do so this turn (R49-67). */
export const isGermanyInTheEast = any(atWar('germany', 'russia'), pledged)

const finnishHexes = russianHexes('finland', 'finnishBorder')

const finnishRows: readonly Modifier[] = [
  {
    id: 'russians-ahead',
    value: -3,
    when: all(
      atWar('germany', 'russia'),
      called(
        'Russia holds more hexes in Finland and its border zone than the Axis in Russia proper',
        exceeds(finnishHexes, axisHexesInRussia),
      ),
    ),
    per: finnishHexes,
    words: 'Finnish hexes Russia holds, more than Axis in Russia',
    cite: rule('FIN-A1'),
    ruling: 'R49-37',
  },
  { id: 'demands', value: +1, when: flag('finnishBorder.demanded'), words: 'Russia has made demands on Finland', cite: rule('FIN-A2') },
  {
    id: 'baltic-entered',
    value: +2,
    when: flag('balticStates.russiaEntered'),
    words: 'Russia has entered the Baltic States',
    cite: rule('FIN-A3'),
  },
  {
    id: 'war-in-the-east',
    value: +2,
    when: isGermanyInTheEast,
    words: 'Germany fights Russia, or binds itself to',
    cite: rule('FIN-A4'),
    ruling: 'R49-67',
  },
  {
    id: 'fought-for-the-border',
    value: +2,
    when: all(ruled('R49-33', 'plus-two'), flag('finnishBorder.fought')),
    words: 'Russia and Finland fought over the border',
    cite: rule('49.91C'),
    ruling: 'R49-33',
  },
]

export const finland: TableDraft = {
  id: 'finland',
  title: 'Finland',
  of: 'finland',
  plus,
  parts: [
    [alignment('FIN', 0)],
    'roll',
    general('FIN', { unbuilt: 'air or infantry units', reckonedWithAxis: chosen('finnishBorder.borderWar', 'escalated', 'over') }),
    finnishRows,
    'failures',
  ],
  bands: ladder('FIN', { income: 5, hexes: 'all' }),
}

const norwegianRows: readonly Modifier[] = [
  {
    id: 'axis-on-sweden',
    value: -2,
    when: declared(POWERS_OF.axis, 'sweden'),
    words: 'the Axis declared war on Sweden',
    cite: rule('NOR-A1'),
  },
  {
    id: 'sweden-pro-allied',
    value: -1,
    when: standsByRoll('sweden', 'allies', 'income', 'hexes', 'associate', 'ally'),
    words: 'a Swedish result favours the Allies',
    cite: rule('NOR-A2'),
    ruling: 'R49-42',
  },
  {
    id: 'axis-on-denmark',
    value: -1,
    when: declared(POWERS_OF.axis, 'denmark'),
    words: 'the Axis declared war on Denmark',
    cite: rule('NOR-A3'),
  },
  {
    id: 'mined',
    value: +1,
    when: flag('norway.minedWithoutLeave'),
    words: 'the Allies mined its waters without leave',
    cite: rule('NOR-A4'),
  },
  {
    id: 'winter-war',
    value: +1,
    when: flag('finnishBorder.fought'),
    words: 'Russia and Finland fought over the border',
    cite: rule('NOR-A5'),
  },
  {
    id: 'russia-on-finland',
    value: +2,
    when: declared('russia', 'finland'),
    words: 'Russia declared war on Finland',
    cite: rule('NOR-A6'),
  },
  { id: 'russia-on-sweden', value: +2, when: declared('russia', 'sweden'), words: 'Russia declared war on Sweden', cite: rule('NOR-A7') },
]

const MINING_LEAVE = { is: 'on-map', words: 'the Allies may mine Norwegian waters' } as const
const NO_HEAVY_WATER = { is: 'on-map', words: 'no heavy water for Germany: -2 on its controlled reaction research' } as const

export const norway: TableDraft = {
  id: 'norway',
  title: 'Norway',
  of: 'norway',
  plus,
  parts: [[alignment('NOR', 0)], 'roll', general('NOR', { unbuilt: 'infantry units' }), norwegianRows, 'failures'],
  // R49-28: leave to mine goes with any 0 or lower, the end of heavy water with any 2 or lower.
  bands: ladder(
    'NOR',
    { income: 5, hexes: 'all' },
    {
      ...Object.fromEntries(
        ['-3', '-2', '-1', '0'].map((id) => [
          id,
          { effects: [MINING_LEAVE, NO_HEAVY_WATER], words: 'leave to mine; no heavy water for Germany' },
        ]),
      ),
      '1-2': { effects: [NO_HEAVY_WATER], words: 'no more heavy water for Germany' },
    },
  ),
}

const swedishRows: readonly Modifier[] = [
  { id: 'oslo-allied', value: -1, when: holds('allies', 'oslo'), words: 'the Allies hold Oslo', cite: rule('SWE-A1') },
  { id: 'oslo-axis', value: +1, when: holds('axis', 'oslo'), words: 'the Axis hold Oslo', cite: rule('SWE-A2') },
  {
    id: 'winter-war',
    value: +1,
    when: flag('finnishBorder.fought'),
    words: 'Russia and Finland fought over the border',
    cite: rule('SWE-A3'),
  },
  {
    id: 'finland-invaded',
    value: +2,
    when: flag('finland.russiaEntered'),
    words: 'Russia invaded Finland proper first',
    cite: rule('SWE-A4'),
  },
  {
    id: 'attacked-by-allies',
    value: +2,
    when: flag('sweden.attackedByAllies'),
    words: 'the Allies attacked a neutral Sweden',
    cite: rule('SWE-A5'),
  },
]

/** Finland has joined the Axis or fallen to the Allies; until then a Swedish 9 or 10 waits. */
export const isFinlandDecided = any(
  stands('finland', 'axis', 'associate', 'ally'),
  all(marked('finland', 'conquered'), holds('allies', 'helsinki')),
)

/** Printed at 0 alone; a Sweden closer to the Allies does no less (R49-28). */
const NO_ORE = {
  effects: [{ is: 'on-map', words: 'no ore for Germany: construction limit -5 BRPs a turn until it holds Stockholm or the result ends' }],
  words: 'no more ore for Germany',
} as const

export const sweden: TableDraft = {
  id: 'sweden',
  title: 'Sweden',
  of: 'sweden',
  plus,
  parts: [[alignment('SWE', 0)], 'roll', general('SWE', { unbuilt: 'air or infantry units' }), swedishRows, 'failures'],
  bands: ladder(
    'SWE',
    { income: 5, hexes: 10 },
    {
      '0': NO_ORE,
      '-1': NO_ORE,
      '-2': NO_ORE,
      '-3': NO_ORE,
      '9': { effects: [{ is: 'hexes', side: 'axis', brps: 10 }], words: 'as 8; associated a turn after Finland joins or falls' },
      '10': {
        effects: [
          { is: 'hexes', side: 'axis', brps: 10 },
          { is: 'on-map', words: 'any number of Swedish factors may be in Finland' },
        ],
        words: 'as 8; an ally a turn after Finland joins or falls',
      },
    },
  ).map((band) => ({
    ...band,
    effects: band.effects.map((effect) =>
      effect.is === 'ally' || effect.is === 'associate'
        ? effect.side === 'axis'
          ? { ...effect, waitsFor: isFinlandDecided }
          : effect
        : effect,
    ),
  })),
}
