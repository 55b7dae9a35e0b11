import type { CargoRates, LendLeaseClauses } from '../../../rules/chapters/lend-lease/index.ts'
import { all, called, not, ruled } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { isAfterOffensive, isBritainInEast, isUsInEurope, isUsLendingRussia } from '../aid.ts'
import { SHIPS } from './cargo.ts'
import { britishRoute } from './to-britain.ts'
import { chineseRoutes } from './to-china.ts'
import { russianRoutes } from './to-russia.ts'

/** Lend-lease: what a unit is, who may send from when, and the routes. */
export function campaignLendLease(rule: Cite): LendLeaseClauses {
  const builtForBritain = { routes: ['british'], words: 'ships go as lend-lease to Britain alone', cite: rule('3.4.4.2d') } as const
  // One unit is a transport's load: 100 PPs, or a unit of equipment (3.4.4.4b); ships have their own sizes (3.4.4.4c).
  const rates: CargoRates = {
    supply: { of: 100, units: 1, cite: rule('3.4.4.4b') },
    economic: { of: 100, units: 1, cite: rule('3.4.4.4b') },
    equipment: { of: 1, units: 1, cite: rule('3.4.4.4b') },
    light: { of: 1, units: 1, cite: rule('3.4.4.4b') },
    transports: { of: 1, units: 1, cite: rule('3.4.4.4c'), only: builtForBritain },
    dd: { of: 1, units: 2, cite: rule('3.4.4.4c'), only: builtForBritain },
    cve: { of: 1, units: 3, cite: rule('3.4.4.4c'), only: builtForBritain },
    oil: {
      of: 1,
      units: 1,
      cite: rule('3.4.6.3c'),
      origin: { name: 'Persia', words: 'oil starts in Persia: the pipeline needs no ships and no stop', cite: rule('3.4.6.3c') },
      only: { routes: ['persia'], words: 'oil goes by the Persian pipelines alone', cite: rule('3.4.6.3c') },
    },
  }
  return {
    listed: rule('3.4.6'),
    rates,
    parts: rule('RC-64'),
    routes: [britishRoute(rule), ...russianRoutes(rule), ...chineseRoutes(rule)],
    windows: [
      {
        by: 'britain',
        to: 'russia',
        when: isAfterOffensive,
        words: 'British aid to Russia waits for the turn after the first Axis offensive on it',
        cite: rule('3.4.2.4a'),
      },
      {
        by: 'britain',
        to: 'china',
        when: isBritainInEast,
        words: 'British aid to China waits for Britain’s own war on Japan, or the turn after Japan’s on Britain',
        cite: rule('3.4.2.4b'),
      },
      {
        by: 'us',
        to: 'russia',
        when: isUsLendingRussia,
        words: 'U.S. aid to Russia waits for an Axis offensive on it, or for its own war with the Axis',
        cite: rule('RC-65'),
      },
    ],
    levels: [
      { by: 'us', to: 'britain', act: 'lend-lease-britain' },
      { by: 'us', to: 'britain', cargo: SHIPS, act: 'lend-ships' },
      { by: 'us', to: 'china', act: 'lend-lease-china' },
    ],
    ownShips: [{ of: 'russia', to: ['russia'], words: 'Russian ships sail with aid to Russia alone', cite: rule('3.4.3.8a') }],
    transports: rule('3.4.4.4b'),
    convoys: [
      {
        to: 'britain',
        of: 'britain',
        part: 'transports',
        when: called('the U.S. is not at war with the Axis', not(isUsInEurope)),
        unless: { power: 'us', act: 'escort-british-convoys', when: ruled('RC-66', 'transports-too') },
        words: 'until the U.S. is at war with the Axis it goes in British transports',
        cite: rule('3.4.6.1b'),
        ruling: 'RC-66',
      },
      {
        to: 'britain',
        of: 'britain',
        part: 'escort',
        when: called('the U.S. is not at war with the Axis', not(isUsInEurope)),
        unless: { power: 'us', act: 'escort-british-convoys', when: all() },
        words: 'until the U.S. is at war with the Axis British ships escort it',
        cite: rule('3.4.6.1b'),
      },
    ],
  }
}
