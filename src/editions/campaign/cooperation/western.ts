import type { AngloFrenchClock, PairLimits } from '../../../rules/chapters/cooperation/index.ts'
import { all, always, any, atLeast, beganWar, declarations, not } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { isUsaAtWar } from '../aid.ts'
import { hadDeclared, isItalyAtWar, WESTERN } from '../positions.ts'
import { bans, leaves, TOGETHER } from './bans.ts'

/** 3.4.1.3 [3.4.4.3]: till 1941, or the phase after Italy has declared war; RC-39 says which phase that is. */
export const angloFrenchClock = (rule: Cite): AngloFrenchClock => ({
  triggers: [
    {
      is: 'declaration',
      by: 'italy',
      on: WESTERN,
      words: 'Italy declared war on the Allies',
      cite: rule('3.4.1.3a [3.4.4.3]'),
    },
  ],
  countsRevoked: always,
  afterTrigger: rule('RC-39'),
  latest: { value: { turn: '1941 spring' }, cite: rule('3.4.1.3a [3.4.4.3]') },
})

const hasItalyDeclared = any(atLeast(1, declarations(['italy'], WESTERN)), hadDeclared(['italy'], WESTERN))

/** What Britain may not do in France meanwhile. */
export const angloFrench = (rule: Cite): PairLimits => ({
  binds: 'clock',
  cite: rule('3.4.1.3a [3.4.4.3]'),
  lifted: rule('3.4.1.3a [3.4.4.3]'),
  lifts: [
    {
      when: any(hasItalyDeclared, beganWar(WESTERN, ['italy'])),
      words: 'the phase after an Italian declaration of war on the Allies',
      cite: rule('3.4.1.3a [3.4.4.3]'),
    },
  ],
  because: [
    {
      when: all(isItalyAtWar, not(hasItalyDeclared), not(beganWar(WESTERN, ['italy']))),
      words: 'who declared the Italian war is not reported; an Italian declaration lifts the limits',
      cite: rule('3.4.1.3b [3.4.4.3]'),
    },
    {
      when: beganWar(WESTERN, ['italy']),
      words: 'an Allied declaration on Italy lifts nothing',
      cite: rule('3.4.1.3b [3.4.4.3]'),
    },
  ],
  rules: [
    ...bans(['base'], 'no British air or naval basing in French territory', rule('3.4.1.3c [3.4.4.3]'), { by: 'first' }),
    ...bans(['strategic-bases'], 'no strategic air movement by French bases', rule('3.4.1.3c [3.4.4.3]'), { by: 'first' }),
    ...bans(
      ['enter-home', 'enter-territory', 'strategic-passage', 'stay'],
      'no British ground forces in French territory but the BEF',
      rule('3.4.1.3d [3.4.4.3]'),
      { by: 'first' },
    ),
    ...leaves(['send-bef'], 'one army for France proper', rule('3.4.1.3d [3.4.4.3]'), { by: 'first', isOwn: true }),
    ...bans(['ground-support', 'defensive-air-support'], 'British air supports the BEF alone', rule('3.4.1.3e [3.4.4.3]'), { by: 'first' }),
    ...leaves(['support-bef'], 'British air supports the BEF', rule('3.4.1.3e [3.4.4.3]'), { by: 'first', isOwn: true }),
  ],
})

const SHARED = ['base', 'strategic-bases', 'ground-support', 'defensive-air-support', 'combined-attack', 'carry'] as const
const STACKED = ['stack', 'share-command'] as const

/** 3.4.2.5: everything together, but armies and divisions stay national. */
export const angloAmerican = (rule: Cite): PairLimits => ({
  binds: 'always',
  cite: rule('3.4.2.5b'),
  lifted: rule('3.4.2.5a'),
  lifts: [],
  because: [
    { when: not(isUsaAtWar), words: 'the USA is at peace: its levels say what it may do', cite: rule('3.4.4') },
    { when: isItalyAtWar, words: 'liberated French or Italian land is an American army command', cite: rule('3.4.2.5b') },
  ],
  rules: [
    ...bans(
      TOGETHER.filter((activity) => activity !== 'mix-divisions'),
      'the USA is at peace',
      rule('3.4.4'),
      { unless: isUsaAtWar },
    ),
    ...leaves(['guard-convoys'], 'U.S. air or naval units in British convoys', rule('3.4.4.5'), {
      by: 'second',
      isOwn: true,
      act: 'escort-british-convoys',
    }),
    ...leaves(SHARED, 'air and naval units share bases and cooperate freely', rule('3.4.2.5a'), { unless: not(isUsaAtWar) }),
    ...leaves(STACKED, 'ground forces stack under either army command', rule('3.4.2.5a'), { unless: not(isUsaAtWar) }),
    ...bans(['mix-divisions'], 'armies stay independent and divisions do not mix', rule('3.4.2.5b')),
  ],
})

/** 3.4.4: an America at peace fights beside nobody, France and the lesser Allies included. */
export const americanAllied = (rule: Cite): PairLimits => ({
  binds: not(isUsaAtWar),
  cite: rule('3.4.4'),
  lifted: rule('3.4.4'),
  lifts: [{ when: isUsaAtWar, words: 'the USA at war with the Axis or Japan', cite: rule('3.4.4') }],
  because: [],
  rules: bans(TOGETHER, 'the USA is at peace', rule('3.4.4')),
})
