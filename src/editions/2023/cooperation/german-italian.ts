import type { Activity, CooperationRule, PairLimits } from '../../../rules/chapters/cooperation/index.ts'
import { all, any, atWar, flag, not } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'

const isItalyOut = flag('italy.surrendered')
const isItalyIn = all(not(isItalyOut), any(atWar('italy', 'britain'), atWar('italy', 'france'), atWar('italy', 'us')))
const isGermanyIn = any(atWar('germany', 'britain'), atWar('germany', 'france'), atWar('germany', 'us'))

const NO_ENTRY: readonly (readonly [Activity, string])[] = [
  ['stack', 'their units do not enter each other’s territory'],
  ['enter-home', 'no entry into each other’s territory'],
  ['enter-territory', 'no entry into each other’s territory'],
  ['pass-through', 'no entry into each other’s territory'],
  ['overfly', 'no entry into each other’s territory'],
  ['use-airbase', 'no entry into each other’s territory'],
  ['base', 'no entry into each other’s territory'],
  ['carry', 'fleets do not embark each other’s units'],
]

const limits = (rule: Cite): readonly CooperationRule[] => [
  ...NO_ENTRY.map(([activity, words]): CooperationRule => ({ activity, verdict: 'forbidden', words, cite: rule('53.31') })),
  {
    activity: 'supply',
    verdict: 'forbidden',
    words: 'only Axis supply lines may cross Italian hexes; sources are not shared',
    cite: rule('53.31'),
  },
  {
    activity: 'attack-same-minor',
    verdict: 'forbidden',
    words: 'not the same minor until Italy fights the Western Allies',
    cite: rule('50.524'),
  },
]

/** 53.3: nothing together until Italy is in the war. */
export const germanItalian = (rule: Cite): PairLimits => ({
  binds: not(all(isGermanyIn, isItalyIn)),
  cite: rule('53.31'),
  lifted: rule('53.32'),
  lifts: [{ when: any(isItalyIn, isItalyOut), words: 'Italy at war with the Western Allies', cite: rule('53.32') }],
  because: [{ when: isItalyOut, words: 'a surrendered Italy is no active ally', cite: rule('53.32') }],
  rules: limits(rule),
})
