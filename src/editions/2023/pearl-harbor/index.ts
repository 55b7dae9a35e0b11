import type { PearlHarborClauses, StrikeRule, SurpriseEffect, UnpreparedClauses } from '../../../rules/chapters/pearl-harbor/index.ts'
import { all, any, atLeast, below, chosen, effectiveLevel, highestLevel, ruled } from '../../../rules/core/index.ts'
import { saying } from '../../clauses/saying.ts'
import type { Cite } from '../../edition.ts'
import { easternSurprise } from './eastern.ts'
import { fleetNotices, fleets, launchNotices, pacificPermissions, preludeLaunches } from './fleets.ts'
import { columns, levels, modifiers, surprisedAir } from './surprise.ts'
import { effects2023 } from './unpreparedness.ts'

const NUMBERS: Readonly<Record<StrikeRule, string>> = {
  force: '51.12',
  invasion: '51.13',
  taskForces: '51.223',
  table: '51.31',
  column: '51.311',
  mobilization: '51.311-mob',
  finalDie: '51.71C',
  locate: '51.312',
  inPort: '51.312A',
  surprise: '51.313',
  firstStrike: '51.32',
  allNas: '51.33',
  firstTargets: '51.34',
  secondStrike: '51.41',
  noSurprise: '51.41A',
  secondTargets: '51.41B',
  oil: '51.41C',
  intercept: '51.42',
  oneRound: '51.43A',
  cap: '51.43B',
  found: '51.43C',
  counterStrike: '51.43D',
  afterStrike: '51.43D',
  twoStrikes: '51.51',
  returns: '51.52',
  placed: '51.61',
}

/** The rules of an attack, step by step, in the numbers of a book. */
export const strikeRules = (rule: Cite, other: Partial<Record<StrikeRule, string>> = {}): PearlHarborClauses['rules'] =>
  Object.fromEntries(Object.entries({ ...NUMBERS, ...other }).map(([name, number]) => [name, rule(number)])) as PearlHarborClauses['rules']

const ON_ALERT = 40

/** Rule 51 of June 2023. */
export const pearlHarborClauses = (rule: Cite): PearlHarborClauses => ({
  rules: strikeRules(rule),
  heavyEscort: 'fast 3-factor battlecruisers',
  leastHeavies: 2,
  leastCruisers: 1,
  // From tension 8 the fleet has to be there (51.232), so a base nobody has reported is taken to be Pearl Harbor.
  isFleetAtPearlHarbor: any(
    chosen('pacificFleet.base', 'pearlHarbor'),
    all(chosen('pacificFleet.base', 'byLevel'), atLeast(8, highestLevel('usjt'))),
  ),
  isFleetHeldThere: below(45, highestLevel('usjt')),
  atPearlHarbor: rule('51.232'),
  columns: { value: columns, cite: rule('51.31-table') },
  levels: levels(rule),
  modifiers: modifiers(rule),
  areModifiersLasting: ruled('R50-37', 'both-strikes'),
  surprisedAir: surprisedAir(rule),
  nasOnAFactor: { value: 3, cite: rule('51.36') },
  counterStrike: { most: [{ fromDrm: 0, nas: 10 }], restStrikes: false },
  fleets: fleets(rule),
  permissions: pacificPermissions(rule),
  notices: [...fleetNotices(saying(rule)), ...launchNotices(saying(rule))],
})

/** Whom Japan surprises (51.7), and Germany in Russia. */
export const unpreparedClauses = (rule: Cite, effects: readonly SurpriseEffect[] = effects2023(rule)): UnpreparedClauses => ({
  pacific: {
    onAlert: { value: ON_ALERT, cite: rule('51.71B') },
    moment: rule('51.71C'),
    hasFinalDie: true,
    hasSurprise: any(chosen('japan.surprise', 'kept'), all(chosen('japan.surprise', 'open'), below(ON_ALERT, effectiveLevel('usjt')))),
    effects,
  },
  eastern: easternSurprise(rule),
})

/** Storm Over Asia brings ships of its own. */
export const withPreludeLaunches = (rule: Cite, without: PearlHarborClauses): PearlHarborClauses => ({
  ...without,
  notices: [...without.notices, ...preludeLaunches(saying(rule))],
})
