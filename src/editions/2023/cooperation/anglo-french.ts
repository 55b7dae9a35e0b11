import type { Activity, ClosedHex, CooperationRule, PairLimits } from '../../../rules/chapters/cooperation/index.ts'
import { all, any, atWar, beganWar, flag, not } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'

/** A research result lifts only what it names (53.22). */
const citiesOpened = flag('angloFrench.citiesOpened')
const coloniesOpened = flag('angloFrench.coloniesOpened')
const stackingAllowed = flag('angloFrench.stackingAllowed')
const grantsAllowed = flag('angloFrench.grantsAllowed')

const WESTERN = ['britain', 'france'] as const
const isItalyAtWar = any(...WESTERN.map((power) => atWar('italy', power)))

const closed = (rule: Cite, at: ClosedHex, number: string, words: string): CooperationRule => ({
  activity: 'enter-closed-hex',
  by: 'first',
  at,
  verdict: 'forbidden',
  unless: citiesOpened,
  words,
  cite: rule(number),
})

/** The leave to base in France stops short of the closed hexes (53.252D). */
const closedBase = (rule: Cite, at: ClosedHex, number: string, words: string): CooperationRule => ({
  ...closed(rule, at, number, words),
  activity: 'base',
  closedHexes: 'named',
})

/** French hexes that no British unit may stop in. */
const closedHexes = (rule: Cite): readonly CooperationRule[] => [
  closed(rule, 'paris', '53.23A', 'Paris is closed to British units'),
  closed(rule, 'marseilles', '53.23B', 'Marseilles is closed to British units'),
  closed(rule, 'lyon', '53.23B', 'Lyon is closed to British units'),
  closed(rule, 'vichy', '53.23C', 'the city of Vichy is closed to British units'),
  closed(rule, 'maginot', '53.23D', 'a Maginot hex is closed until once Axis-occupied'),
  {
    activity: 'pass-through',
    by: 'first',
    verdict: 'allowed',
    words: 'passing through is allowed, ending a phase there is not',
    cite: rule('53.231'),
  },
  {
    activity: 'retreat-into',
    by: 'first',
    closedHexes: 'all',
    verdict: 'forbidden',
    unless: citiesOpened,
    words: 'units forced back into a closed hex are eliminated',
    cite: rule('53.231'),
  },
  {
    activity: 'ground-support-closed-hex',
    by: 'first',
    closedHexes: 'all',
    verdict: 'forbidden',
    unless: citiesOpened,
    words: 'no ground support where the enemy stands in a closed hex',
    cite: rule('53.252B'),
  },
  {
    activity: 'ground-support',
    by: 'first',
    closedHexes: 'named',
    verdict: 'forbidden',
    unless: citiesOpened,
    words: 'no ground support where the enemy stands in a closed hex',
    cite: rule('53.252B'),
  },
  closedBase(rule, 'paris', '53.23A', 'Paris is no base for the British'),
  closedBase(rule, 'marseilles', '53.23B', 'Marseilles is no base for the British'),
  closedBase(rule, 'lyon', '53.23B', 'Lyon is no base for the British'),
  closedBase(rule, 'vichy', '53.23C', 'the city of Vichy is no base for the British'),
  closedBase(rule, 'maginot', '53.23D', 'a Maginot hex is no base until once Axis-occupied'),
]

/** Colonies, home countries and bases. */
const territory = (rule: Cite): readonly CooperationRule[] => [
  {
    activity: 'enter-home',
    by: 'second',
    of: 'britain',
    verdict: 'forbidden',
    forGood: true,
    words: 'French units never enter Britain itself',
    cite: rule('53.24'),
  },
  {
    activity: 'enter-home',
    by: 'second',
    of: 'commonwealth',
    verdict: 'forbidden',
    unless: coloniesOpened,
    words: 'British colonies and possessions are closed to French units',
    cite: rule('53.24'),
  },
  { activity: 'enter-home', by: 'first', verdict: 'allowed', words: 'British units may enter France, Corsica too', cite: rule('53.27') },
  {
    activity: 'enter-territory',
    by: 'second',
    verdict: 'forbidden',
    unless: coloniesOpened,
    words: 'British colonies and possessions are closed to French units',
    cite: rule('53.24'),
  },
  {
    activity: 'enter-territory',
    by: 'first',
    verdict: 'forbidden',
    unless: coloniesOpened,
    words: 'French colonies are closed to British units',
    cite: rule('53.27'),
  },
  { activity: 'count-range', verdict: 'allowed', words: 'ports of the other serve for range', cite: rule('53.24') },
  { activity: 'pass-gibraltar', by: 'second', verdict: 'allowed', words: 'French ships may redeploy past Gibraltar', cite: rule('53.24') },
  { activity: 'reconquer', verdict: 'allowed', words: 'a colony the Axis conquered may be retaken together', cite: rule('53.24') },
  {
    activity: 'overfly',
    by: 'second',
    verdict: 'allowed',
    words: 'French air may fly over British areas, based elsewhere',
    cite: rule('53.241'),
  },
  { activity: 'overfly', by: 'first', verdict: 'allowed', words: 'flight over the other’s territory is free', cite: rule('53.253') },
  { activity: 'pass-through', by: 'second', verdict: 'allowed', words: 'units may pass over one another', cite: rule('53.253') },
  {
    activity: 'base',
    by: 'second',
    verdict: 'forbidden',
    unless: coloniesOpened,
    words: 'French ships base only in French-held ports',
    cite: rule('53.242'),
  },
  {
    activity: 'base',
    by: 'first',
    verdict: 'allowed',
    words: 'French cities and ports empty of French units, not closed ones',
    cite: rule('53.252D'),
  },
  {
    activity: 'shelter',
    by: 'second',
    verdict: 'allowed',
    words: 'nearest vacant British-held port outside Britain, inverted; no British enter it',
    cite: rule('53.243'),
  },
  ...ports(rule),
]

/** Whose units stand in a port, where it lies, and what that changes. */
const ports = (rule: Cite): readonly CooperationRule[] => [
  {
    activity: 'base',
    by: 'first',
    port: 'occupied',
    verdict: 'forbidden',
    unless: stackingAllowed,
    words: 'no base in a city or port with French units or counters in it',
    cite: rule('53.252D'),
  },
  {
    activity: 'shelter',
    by: 'second',
    port: 'occupied',
    verdict: 'forbidden',
    unless: coloniesOpened,
    words: 'only a vacant port gives shelter',
    cite: rule('53.243'),
  },
  {
    activity: 'shelter',
    by: 'second',
    port: 'own-base-in-range',
    verdict: 'forbidden',
    unless: coloniesOpened,
    words: 'no shelter while a French base is within range',
    cite: rule('53.243'),
  },
  ...(['shelter', 'base'] as const).map(
    (activity): CooperationRule => ({
      activity,
      by: 'second',
      port: 'in-britain',
      of: 'britain',
      verdict: 'forbidden',
      forGood: true,
      words: 'French units never enter Britain itself',
      cite: rule('53.24'),
    }),
  ),
  {
    activity: 'shelter',
    by: 'second',
    port: 'in-britain',
    verdict: 'forbidden',
    words: 'shelter is given outside Britain alone',
    cite: rule('53.243'),
  },
  {
    activity: 'enter-shelter',
    by: 'first',
    isOwn: true,
    verdict: 'forbidden',
    unless: coloniesOpened,
    words: 'closed to the British to the end of the player turn that frees it',
    cite: rule('53.243'),
  },
]

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
  lifts: [
    { when: citiesOpened, words: 'research that opens Paris, Lyon, Marseilles, Vichy and the Maginot line', cite: rule('53.22') },
    { when: coloniesOpened, words: 'research that opens the colonies', cite: rule('53.22') },
    { when: stackingAllowed, words: 'research that allows stacking', cite: rule('53.22') },
    { when: grantsAllowed, words: 'research that allows grants', cite: rule('53.22') },
  ],
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
