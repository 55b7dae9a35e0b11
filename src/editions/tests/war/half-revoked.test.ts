import { describe, expect, test } from 'vitest'
import type { Country, Situation } from '../../../rules/core/index.ts'
import { act, declare, revoke, windowOf } from './rule-50.testing.ts'

/** How the countries stand before: neutral, leaning to the Axis, under the Allies’ wing. */
const PRIORS = [
  {},
  { belgiumLuxembourg: { result: 5, with: 'germany' }, norway: { result: 5, with: 'germany' } },
  { belgiumLuxembourg: { result: 0, with: 'france' }, norway: { result: 0, with: 'britain' } },
] as const

const PAIRS: readonly (readonly [Country, Country])[] = [
  ['belgium', 'luxembourg'],
  ['denmark', 'norway'],
]

const happened = (facts: Situation['facts']): Situation['facts'] =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== false))

describe.each(['2023', 'classic'] as const)('%s: 50.44: a declaration on two that is taken back as against one', (edition) => {
  test.each(
    PAIRS.flatMap(([one, other]) =>
      PRIORS.flatMap((standings) => [
        { met: one, unmet: other, standings },
        { met: other, unmet: one, standings },
      ]),
    ),
  )('$met attacked, $unmet not, from $standings: as if war on $met alone had been declared (50.441)', ({ met, unmet, standings }) => {
    const start = windowOf('axis', '1940 spring', { edition, standings })
    const both = start.when(declare({ by: 'germany', on: met, together: unmet })).when(act('germany', met, 'germany'))
    const half = both.when(revoke('germany', unmet)).game.situation
    const alone = start.when(declare({ by: 'germany', on: met })).when(act('germany', met, 'germany')).game.situation
    expect(half.standings).toEqual(alone.standings)
    expect(half.wars).toEqual(alone.wars)
    expect(happened(half.facts)).toEqual(happened(alone.facts))
  })

  test.each(PAIRS)('%s and %s, neither attacked: all as it was', (one, other) => {
    for (const standings of PRIORS) {
      const start = windowOf('axis', '1940 spring', { edition, standings })
      const none = start
        .when(declare({ by: 'germany', on: one, together: other }))
        .when(revoke('germany', one))
        .when(revoke('germany', other)).game.situation
      expect(none.standings).toEqual(start.game.situation.standings)
      expect(none.wars).toEqual(start.game.situation.wars)
    }
  })
})
