import type { PairLimits } from '../../../rules/chapters/cooperation/index.ts'
import { all, any, called, everAtWar, flag, holds, not, ruled } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { WESTERN } from '../positions.ts'
import { bans, leaves } from './bans.ts'

/** 3.3.2b: the limits end with Italy’s war, and no peace or surrender brings them back. */
const hasItalyFought = called('Italy is or has been at war with the Allies', any(...WESTERN.map((power) => everAtWar('italy', power))))
const isItalyIn = all(hasItalyFought, not(flag('italy.surrendered')))
const isGibraltarAxis = holds('axis', 'gibraltar')
/** RC-44: Gibraltar lifts the limit in the East too, unless a table rules otherwise. */
const isEastFree = all(isGibraltarAxis, ruled('RC-44', 'all-fronts'))

/** 3.3.2b and 3.3.2.3: little before Italy’s war, and limits by front after it. */
export const germanItalian = (rule: Cite): PairLimits => ({
  binds: not(hasItalyFought),
  cite: rule('3.3.2.3a'),
  lifted: rule('3.3.2.3b'),
  lifts: [{ when: hasItalyFought, words: 'Italy at war with the Allies', cite: rule('3.3.2.3b') }],
  because: [
    {
      when: all(isItalyIn, not(isGibraltarAxis)),
      words: 'Italy has limits by front until the Axis control Gibraltar',
      cite: rule('3.3.2.3c'),
    },
    { when: all(isItalyIn, isGibraltarAxis), words: 'the Axis control Gibraltar', cite: rule('3.3.2.3c') },
    {
      when: all(hasItalyFought, flag('italy.surrendered')),
      words: 'Italy has surrendered: either side may occupy its land',
      cite: rule('3.6.2.1a'),
    },
  ],
  rules: [
    ...leaves(['pool-oil'], 'oil is pooled even before Italy’s war', rule('3.3.2.3a')),
    ...leaves(['strategic-passage', 'strategic-bases'], 'strategic movement through Italy, without stopping', rule('3.3.2.3a'), {
      by: 'first',
    }),
    ...bans(['stay', 'base'], 'no German unit remains in Italian territory', rule('3.3.2b'), { by: 'first' }),
    ...bans(['carry'], 'Germans do not use Italian naval transport', rule('3.3.2b'), { by: 'second' }),
    ...bans(['carry'], 'no cooperation before Italy’s war but oil and passage', rule('3.3.2.3a'), { by: 'first' }),
    ...bans(
      ['enter-home', 'enter-territory', 'strategic-passage', 'strategic-bases', 'stay', 'base'],
      'the passage is for Germans in Italy, not for Italians in Germany',
      rule('3.3.2.3a'),
      { by: 'second' },
    ),
    ...bans(['enter-home', 'enter-territory'], 'Germans only pass through, by strategic movement', rule('3.3.2b'), { by: 'first' }),
    ...bans(
      ['stack', 'combined-attack', 'ground-support', 'defensive-air-support', 'mix-in-north-africa', 'lend-lease'],
      'no cooperation before Italy’s war but oil and passage',
      rule('3.3.2.3a'),
    ),
    ...bans(
      ['operate-east', 'operate-east-more', 'operate-france', 'operate-west'],
      'no cooperation before Italy’s war but oil and passage',
      rule('3.3.2.3a'),
      { by: 'second' },
    ),
    ...bans(['attack-same-minor'], 'not both on one nation before Italy’s war with the Allies', rule('3.3.2.1c')),
    ...leaves(['operate-mediterranean'], 'Italy is free on this front, Spain included', rule('3.3.2.3b'), {
      by: 'second',
      onceLifted: true,
    }),
    ...leaves(['operate-east'], 'Italy sends one army east, the 8th', rule('3.3.2.3b'), { by: 'second', onceLifted: true }),
    ...leaves(['operate-france'], 'in the West Italy operates in France', rule('3.3.2.3b'), { by: 'second', onceLifted: true }),
    ...bans(['operate-east-more'], 'one Italian army in the East, the 8th', rule('3.3.2.3b'), {
      by: 'second',
      onceLifted: true,
      unless: isEastFree,
      ruling: 'RC-44',
    }),
    ...bans(['operate-west'], 'in the West Italy operates in France alone', rule('3.3.2.3b'), {
      by: 'second',
      onceLifted: true,
      unless: isGibraltarAxis,
    }),
    ...leaves(['operate-east-more'], 'Axis Gibraltar lifts every limit by front', rule('3.3.2.3c'), {
      by: 'second',
      onceLifted: true,
      unless: not(isEastFree),
    }),
    ...leaves(['operate-west'], 'Axis Gibraltar lifts the limit', rule('3.3.2.3c'), {
      by: 'second',
      onceLifted: true,
      unless: not(isGibraltarAxis),
    }),
    ...bans(['share-command', 'mix-divisions'], 'German and Italian armies stay independent', rule('3.3.2.3d'), { forGood: true }),
    ...leaves(['mix-in-north-africa'], 'one German army there may combine forces', rule('3.3.2.3d'), { onceLifted: true }),
  ],
})
