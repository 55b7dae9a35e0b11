import type { Activity, CooperationRule, PairLimits } from '../../../rules/chapters/cooperation/index.ts'
import { atWar } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'

/** What 53.4 forbids either way, and the rule; the Chinas are held to the same list (53.52, 53.56). */
export const FORBIDDEN: readonly (readonly [Activity, string, words: string])[] = [
  ['stack', '53.41', 'their units and counters never stack'],
  ['combined-overrun', '53.41', 'no combined overruns'],
  ['exploit', '53.41', 'no exploitation of the other’s breakthrough'],
  ['exploit-combined', '53.43', 'there are no combined attacks to exploit'],
  ['combined-attack', '53.43', 'not together: more factors first, then the other'],
  ['defensive-air-support', '53.42', 'no air support for the other'],
  ['ground-support', '53.42', 'no air support for the other’s attacks'],
  ['ground-support-closed-hex', '53.42', 'no air support for the other’s attacks'],
  ['joint-ground-support', '53.42', 'no air support for the other’s attacks'],
  ['ground-support-apart', '53.42', 'no air support for the other’s attacks'],
  ['support-airdrop', '53.42', 'no air support for the other’s missions'],
  ['intercept-das', '53.41', 'no interception where the other gives ground support'],
  ['intercept-das-apart', '53.42', 'no air support for the other’s attacks'],
  ['intercept-airdrop', '53.41', 'no interception over the other’s units'],
  ['joint-air-interception', '53.41', 'air forces do not intercept together'],
  ['air-cover', '53.42', 'no air support for the other’s naval missions'],
  ['joint-attack-on-ships', '53.41', 'not both against ships in one hex'],
  ['aid-naval-interception', '53.42', 'air does not modify the other’s interception, search or surprise'],
  ['joint-naval-interception', '53.41', 'not both navies against one naval activity'],
  ['counter-intercept', '53.41', 'not where the other’s ships were intercepted'],
  ['carry', '53.42', 'fleets do not carry or escort the other’s units'],
  ['bombard', '53.42', 'no naval support for the other’s attacks'],
  ['air-transport', '53.42', 'air transports do not carry the other’s units'],
  ['air-supply', '53.42', 'air transports do not supply the other’s units'],
  ['protect-sea-supply', '53.42', 'no naval support for the other’s missions'],
  ['use-airbase', '53.46', 'no use of the other’s airbase counters'],
  ['base', '53.46', 'no basing in the other’s ports and cities'],
  ['shelter', '53.46', 'no basing in the other’s ports and cities'],
  ['count-range', '53.46', 'no use of the other’s ports'],
  ['enter-fortification', '53.46', 'hexes with the other’s fortifications are closed'],
  ['supply-through-ports', '53.46', 'no sea supply through the other’s ports or bridgeheads'],
]

const limits = (rule: Cite): readonly CooperationRule[] => [
  ...FORBIDDEN.map(([activity, number, words]): CooperationRule => ({ activity, verdict: 'forbidden', words, cite: rule(number) })),
  { activity: 'supply', verdict: 'forbidden', words: 'the other’s supply and oil sources do not serve', cite: rule('53.45') },
  {
    activity: 'deliver-grants',
    by: 'first',
    verdict: 'allowed',
    words: 'through Russian ports, to grant Russia BRPs or oil',
    cite: rule('53.46'),
  },
  { activity: 'enter-home', by: 'first', verdict: 'forbidden', words: 'Western Allied units never enter Russia', cite: rule('53.47') },
  {
    activity: 'overfly',
    by: 'first',
    verdict: 'forbidden',
    words: 'no flight over Russia either',
    cite: rule('53.47'),
    ruling: 'R50-60',
  },
  {
    activity: 'attack-same-minor',
    verdict: 'forbidden',
    unless: atWar('germany', 'russia'),
    words: 'not the same minor until Russia fights Germany',
    cite: rule('50.524'),
  },
]

/** 53.4: to the end of the game. */
export const russoAllied = (rule: Cite): PairLimits => ({
  binds: 'always',
  cite: rule('53.41'),
  lifted: rule('53.41'),
  lifts: [],
  because: [],
  rules: limits(rule),
})
