import type { Activity, CooperationRule, PairLimits } from '../../../rules/chapters/cooperation/index.ts'
import { all, any, atWar, beganWar, flag, not } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { grantsAllowed, researchLifts, stackingAllowed } from './anglo-french-research.ts'
import { closedHexes, territory } from './anglo-french-territory.ts'

const WESTERN = ['britain', 'france'] as const
const isItalyAtWar = any(...WESTERN.map((power) => atWar('italy', power)))

/** The same for both, by the rule itself. */
const together = (activity: Activity, words: string, number: string, rule: Cite): CooperationRule => ({
  activity,
  verdict: 'forbidden',
  unless: stackingAllowed,
  words,
  cite: rule(number),
})

/** What British units may not do for the French, and the French for the British by 53.27. */
const either = (activity: Activity, words: string, number: string, rule: Cite): readonly CooperationRule[] => [
  { ...together(activity, words, number, rule), by: 'first' },
  { ...together(activity, words, '53.27', rule), by: 'second' },
]

/** What the ban on stacking brings with it (53.251). */
const stacking = (rule: Cite): readonly CooperationRule[] => [
  together('stack', 'British and French units and counters never stack', '53.25', rule),
  ...either('exploit', 'no exploitation of the other’s breakthrough', '53.251A', rule),
  {
    activity: 'exploit-combined',
    verdict: 'allowed',
    words: 'armour may exploit where an own unit advanced',
    cite: rule('53.251A'),
  },
  together('combined-overrun', 'no combined overruns', '53.251B', rule),
  ...either('use-airbase', 'no units on the other’s airbase counters', '53.251C', rule),
  ...either('defensive-air-support', 'no defensive air support for the other', '53.251D', rule),
  together('joint-ground-support', 'not both air forces over one attacked hex', '53.251E', rule),
  { ...together('support-airdrop', 'no French ground support of a British airdrop', '53.251E', rule), by: 'second' },
  { ...together('support-airdrop', 'no British ground support of a French airdrop', '53.27', rule), by: 'first' },
  together('joint-air-interception', 'air forces do not intercept or counter-intercept together', '53.251E', rule),
  ...either('intercept-das', 'not where the other gives ground support, nor over closed hexes', '53.251K', rule),
  ...either('intercept-airdrop', 'not over closed hexes, the other’s units or airbases', '53.251J', rule),
  ...either('air-cover', 'no air cover for the other’s ships', '53.251F', rule),
  together('joint-attack-on-ships', 'not both against ships in one hex', '53.251F', rule),
  ...either('carry', 'destroyers neither carry nor escort the other’s units', '53.251G', rule),
  ...either('bombard', 'no shore bombardment for the other’s invasion', '53.251G', rule),
  ...either('air-transport', 'no air transport of the other’s units', '53.251G', rule),
  together('joint-naval-interception', 'not both navies against one naval activity', '53.251H', rule),
  ...either('counter-intercept', 'not where the other’s ships were intercepted', '53.251I', rule),
]

/** What they may still do (53.252), and grants (53.26). */
const open = (rule: Cite): readonly CooperationRule[] => [
  { activity: 'combined-attack', verdict: 'allowed', words: 'from separate hexes', cite: rule('53.252A') },
  {
    activity: 'ground-support',
    verdict: 'allowed',
    words: 'for attacks, overruns and invasions outside closed hexes',
    cite: rule('53.252B'),
  },
  { activity: 'ground-support-apart', verdict: 'allowed', words: 'each air force over a hex of its own', cite: rule('53.252C') },
  { activity: 'intercept-das-apart', verdict: 'allowed', words: 'over the hex the other does not support', cite: rule('53.252C') },
  { activity: 'protect-sea-supply', verdict: 'allowed', words: 'ships may protect the other’s sea supply', cite: rule('53.252E') },
  { activity: 'aid-naval-interception', verdict: 'allowed', words: 'air factors modify the other’s interception', cite: rule('53.252F') },
  {
    activity: 'grant-brps',
    by: 'first',
    verdict: 'forbidden',
    unless: grantsAllowed,
    words: 'Britain grants France no BRPs',
    cite: rule('53.26'),
  },
  {
    activity: 'grant-brps',
    by: 'second',
    verdict: 'forbidden',
    unless: grantsAllowed,
    words: 'France grants Britain no BRPs',
    cite: rule('53.27'),
    ruling: 'R50-55',
  },
]

/** 53.22 to 53.28. */
export const angloFrench = (rule: Cite): PairLimits => ({
  binds: 'clock',
  cite: rule('53.21'),
  lifted: rule('53.21'),
  lifts: researchLifts(rule),
  because: [
    { words: 'Commonwealth units are bound like the British', cite: rule('53.28') },
    {
      when: all(isItalyAtWar, not(beganWar(['italy'], WESTERN)), not(beganWar(WESTERN, ['italy'])), not(flag('france.fallen'))),
      words: 'who declared the Italian war is not reported; an Italian declaration starts the clock',
      cite: rule('53.21A-1'),
    },
  ],
  rules: [...closedHexes(rule), ...territory(rule), ...stacking(rule), ...open(rule)],
})
