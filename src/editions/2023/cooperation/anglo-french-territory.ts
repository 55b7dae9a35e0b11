import type { ClosedHex, CooperationRule } from '../../../rules/chapters/cooperation/index.ts'
import type { Cite } from '../../edition.ts'
import { citiesOpened, coloniesOpened, stackingAllowed } from './anglo-french-research.ts'

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
export const closedHexes = (rule: Cite): readonly CooperationRule[] => [
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
export const territory = (rule: Cite): readonly CooperationRule[] => [
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
