import {
  all,
  any,
  atLeast,
  atWar,
  below,
  type Citation,
  type Condition,
  each,
  everAtWar,
  flag,
  holds,
  holdsAny,
  type Implication,
  not,
  type Place,
} from '../../../rules/core/index.ts'
import { axisHexesInRussia } from '../tables/places-in.ts'

type Entered = 'britain' | 'russia'

const FOOTHOLDS: Readonly<Record<Entered, Condition>> = {
  britain: any(
    atLeast(1, each('britain.axisHexes')),
    atLeast(1, each('britain.axisSuppliedHexes')),
    holds('axis', 'london'),
    ...(['birmingham', 'manchester'] as const).map((city) => all(holds('axis', city), not(flag(`${city}.heldByPartisans`)))),
  ),
  russia: any(atLeast(1, axisHexesInRussia), atLeast(1, each('russia.icsHeldByAxis'))),
}

const WORDS: Readonly<Record<Entered, string>> = { britain: 'the Axis hold a British hex', russia: 'the Axis hold a hex in Russia' }
const LOST: Readonly<Record<Entered, string>> = {
  britain: 'the Axis no longer hold a British hex',
  russia: 'the Axis no longer hold a hex in Russia',
}

/** Only ground units take a hex; while the war goes on some are there, unless the contrary is reported. Afterwards that is asked for. */
const unitsThere = (power: Entered, cite: Citation): readonly Implication[] => {
  const isFought = any(atWar('germany', power), atWar('italy', power))
  const wasFought = any(everAtWar('germany', power), everAtWar('italy', power))
  const isHeld = all(FOOTHOLDS[power], not(flag(`${power}.axisGroundUnitsGone`)))
  const told = {
    implies: { is: 'fact', fact: `${power}.axisGroundUnits`, value: true },
    words: WORDS[power],
    cite,
  } as const
  return [
    { id: `${power}-entered`, when: all(isHeld, isFought), strength: 'usual', ...told },
    // Units go with the last hex they held, unless the contrary is reported: the turn in which they go still counts them (49.841B).
    {
      ...told,
      id: `${power}-left`,
      when: all(not(FOOTHOLDS[power]), flag(`${power}.axisGroundUnits`)),
      implies: { ...told.implies, value: false },
      strength: 'usual',
      words: LOST[power],
    },
    { id: `${power}-perhaps-entered`, when: all(isHeld, wasFought, not(isFought)), strength: 'likely', ...told },
  ]
}

/** Cities that have an industrial centre from the start; whether it was moved, and what was built elsewhere, is asked for. */
const WITH_CENTRES = ['moscow', 'leningrad', 'stalingrad', 'rostov'] as const satisfies readonly Place[]

const centresTaken = (cite: Citation): Implication => ({
  id: 'centres-taken',
  when: all(holdsAny('axis', ...WITH_CENTRES), below(1, each('russia.icsHeldByAxis'))),
  implies: { is: 'fact', fact: 'russia.icsHeldByAxis', value: 1 },
  strength: 'likely',
  words: 'the Axis hold a city that has a Russian industrial centre from the start',
  cite,
})

/** What a capture tells of units and, where a book says which cities have any, of industry. */
export const captures = (cite: Readonly<Record<Entered, Citation>> & { readonly centres?: Citation }): readonly Implication[] => [
  ...unitsThere('britain', cite.britain),
  ...unitsThere('russia', cite.russia),
  ...(cite.centres === undefined ? [] : [centresTaken(cite.centres)]),
]
