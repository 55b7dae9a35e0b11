import { any, atWar, type Band, each, holds, inEffect, type Modifier, POWERS_OF, stands, turnsAfter } from '../../../rules/core/index.ts'
import type { TableDraft } from '../../edition.ts'
import { alignment, rule } from './general.ts'

export const isAxisInRussia = any(...POWERS_OF.axis.map((power) => atWar(power, 'russia')))

const rows: readonly Modifier[] = [
  {
    id: 'axis-ally',
    value: +3,
    when: stands('ukraine', 'axis', 'ally'),
    words: 'the Ukraine is a minor ally of the Axis',
    cite: rule('UKR-G1'),
  },
  {
    id: 'axis-associate',
    value: +2,
    when: stands('ukraine', 'axis', 'associate'),
    words: 'the Ukraine is associated with the Axis',
    cite: rule('UKR-G2'),
  },
  { id: 'axis-army', value: +1, when: inEffect('ukraine', 8), words: 'a Ukrainian 8 is in effect', cite: rule('UKR-G3') },
  { id: 'unbuilt', value: -1, per: each('ukraine.unbuilt'), words: 'unbuilt Ukrainian infantry of the German pool', cite: rule('UKR-G4') },
  { id: 'sevastopol', value: +1, when: holds('axis', 'sevastopol'), words: 'the Axis hold Sevastopol', cite: rule('UKR-A1') },
  { id: 'moscow', value: +2, when: holds('axis', 'moscow'), words: 'the Axis hold Moscow', cite: rule('UKR-A2') },
  {
    id: 'kiev-first',
    value: +2,
    when: turnsAfter(1, 'kiev.firstTaken'),
    words: 'Kiev first fell last turn',
    cite: rule('UKR-A3'),
    ruling: 'R49-58',
  },
  {
    id: 'kiev-second',
    value: +1,
    when: turnsAfter(2, 'kiev.firstTaken'),
    words: 'Kiev first fell two turns ago',
    cite: rule('UKR-A4'),
    ruling: 'R49-58',
  },
  {
    id: 'occupation',
    value: +1,
    per: each('russia.occupationPolicyResults'),
    cap: 3,
    words: 'Russian occupation-policy results',
    cite: rule('UKR-A5'),
  },
]

/** 49.91F (4): from a 6 up. */
const NO_PARTISANS = { is: 'on-map', words: 'Russian partisans there are removed and barred' } as const

/** 49.91F (2): from a 5 up. */
const army = (words: string): Band['effects'] => [
  {
    is: 'units',
    words: `${words}, free, in supplied Axis-held Ukrainian hexes outside Russian zones of control; rebuilt like other minor infantry; they never leave the Ukraine`,
  },
]

const bands: readonly Band[] = [
  {
    id: '0',
    to: 0,
    favours: 'allies',
    permanent: true,
    effects: [
      { is: 'end', side: 'axis' },
      { is: 'on-map', words: 'the Ukraine is no longer a minor country; one more Russian partisan is allowed there' },
    ],
    words: 'nationalists pacified; no minor country any more',
    cite: rule('UKR-R(0)'),
  },
  { id: '1-4', from: 1, to: 4, favours: 'nobody', effects: [{ is: 'unchanged' }], words: 'nothing changes', cite: rule('UKR-R(1-4)') },
  {
    id: '5',
    from: 5,
    to: 5,
    favours: 'axis',
    policy: 5,
    effects: army('one 1-3 infantry'),
    words: 'one 1-3 infantry',
    cite: rule('UKR-R(5)'),
  },
  {
    id: '6',
    from: 6,
    to: 6,
    favours: 'axis',
    policy: 6,
    effects: [...army('two 1-3 infantry'), NO_PARTISANS],
    words: 'two 1-3 infantry; no Russian partisans',
    cite: rule('UKR-R(6)'),
  },
  {
    id: '7',
    from: 7,
    to: 7,
    favours: 'axis',
    policy: 7,
    effects: [...army('one 2-3 and two 1-3 infantry'), NO_PARTISANS],
    words: 'one 2-3 and two 1-3 infantry',
    cite: rule('UKR-R(7)'),
  },
  {
    id: '8',
    from: 8,
    to: 8,
    favours: 'axis',
    policy: 8,
    effects: [...army('one 2-3 and three 1-3 infantry'), NO_PARTISANS],
    words: 'one 2-3 and three 1-3 infantry',
    cite: rule('UKR-R(8)'),
  },
  {
    id: '9',
    from: 9,
    to: 9,
    favours: 'axis',
    policy: 9,
    effects: [{ is: 'associate', side: 'axis', leavesHexes: true }, NO_PARTISANS],
    words: 'associates with the Axis',
    cite: rule('UKR-R(9)'),
  },
  {
    id: '10',
    from: 10,
    favours: 'axis',
    policy: 10,
    effects: [{ is: 'ally', side: 'axis', leavesHexes: true }, NO_PARTISANS],
    words: 'a minor ally of the Axis',
    cite: rule('UKR-R(10)'),
  },
]

export const ukraine: TableDraft = {
  id: 'ukraine',
  title: 'The Ukraine',
  of: 'ukraine',
  plus: 'favours the Axis',
  parts: [[alignment('UKR', +1)], 'roll', rows, 'failures'],
  bands,
}
