import type { PearlHarborClauses, UnpreparedClauses } from '../../rules/chapters/pearl-harbor/index.ts'
import { atWar, flag, inBook, not } from '../../rules/core/index.ts'
import { fleetNotices } from '../2023/pearl-harbor/fleets.ts'
import { pearlHarborClauses, strikeRules, unpreparedClauses } from '../2023/pearl-harbor/index.ts'
import { half, surpriseEffects } from '../2023/pearl-harbor/unpreparedness.ts'
import { saying } from '../clauses/saying.ts'
import type { Cite } from '../edition.ts'

/** Numbers that this book gives to other clauses than 2023 does. */
const own = inBook('classic')

/** One paragraph on ships built later. */
const launches = saying(own)('launched-ships', '51.224', ['westernAllies'], {
  when: not(atWar('us', 'japan')),
  words: 'new ships join a fleet after Allied redeployment, at once if moved to the Pacific box',
})

/** Rule 51 of the older book. */
export const classicPearlHarbor = (rule: Cite): PearlHarborClauses => ({
  ...pearlHarborClauses(rule),
  rules: { ...strikeRules(rule), counterStrike: own('51.43E'), afterStrike: own('51.43F') },
  heavyEscort: 'fast 3-factor battleships',
  oilForces: { value: 1, cite: own('51.12-oil') },
  counterStrike: {
    most: [
      { fromDrm: 0, nas: 8 },
      { fromDrm: 3, nas: 12 },
    ],
    restStrikes: true,
    groupsApart: own('51.43C'),
  },
  notices: [...fleetNotices(saying(rule)), launches],
})

/** Whom Japan surprises, as the older book words it. */
export const classicUnprepared = (rule: Cite): UnpreparedClauses =>
  unpreparedClauses(
    rule,
    surpriseEffects(rule, {
      who: 'units',
      offensives: 'no offensive operations in the Pacific theatre',
      arriving: 'ships by the Pacific U.S. or South Africa box are inverted until next turn',
      more: [
        {
          id: 'escorts',
          in: ['first-allied'],
          binds: ['us'],
          when: flag('pearlHarbor.attacked'),
          most: half('pacificFleet.destroyers'),
          words: 'American DDs in the Pacific that may escort, half of them',
          cite: own('51.73A-8a'),
        },
        {
          id: 'transports',
          in: ['first-allied'],
          binds: ['us', 'britain', 'otherWesternAllies'],
          when: flag('pearlHarbor.attacked'),
          most: half('pacificBox.transports'),
          words: 'transports in the Pacific SW box that may be used, half of them',
          cite: own('51.73A-8b'),
        },
      ],
    }),
  )
