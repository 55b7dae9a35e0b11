import type { AttackLimit, CooperationClauses, CooperationRule, PairLimits, Reason } from '../../../rules/chapters/cooperation/index.ts'
import { all, any, atLeast, atWar, below, type Condition, each, every, flag, less, not, number, sum } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { FORBIDDEN } from './russo-allied.ts'

const isResolute = atLeast(2, each('china.resistanceBefore'))
const isRussianAlly = flag('communistChina.russianAlly')
const isUnited = all(flag('china.unitedFront'), isResolute)
const hasNineSteps = atLeast(9, each('china.unitySteps'))
const hasTwoResults = atLeast(2, each('china.unityResults'))
const isAttritionJoint = any(isResolute, all(not(isRussianAlly), hasNineSteps))

/** What the books do differently between the Chinas. */
export interface ChineseWording {
  readonly binds: Condition
  readonly lifts: readonly Reason[]
  readonly because: readonly Reason[]
  /** Nine steps of National Unity open hexes and stacks (R50-61). */
  readonly hexesOpened?: Condition
  readonly more: readonly CooperationRule[]
}

/** What nine steps of National Unity grant of hexes and stacks (53.57D). */
const opened = (rule: Cite, isOpened: Condition): readonly CooperationRule[] => {
  const granted = (activity: CooperationRule['activity'], words: string, number: string): CooperationRule => ({
    activity,
    verdict: 'allowed',
    unless: not(isOpened),
    words,
    cite: rule(number),
  })
  return [
    ...(['enter-home', 'enter-territory', 'pass-through', 'overfly', 'retreat-into', 'enter-fortification'] as const).map((activity) =>
      granted(activity, 'both enter any hex in China', '53.57D-1'),
    ),
    granted('enter-japanese-hex', 'open to both, whoever gains it', '53.57D-1'),
    granted('stack', 'both may stack', '53.57D-2'),
    granted('attrition', 'attrition together, as one faction', '53.57D-3'),
  ]
}

/** 53.4 between the two Chinas, by one number, and hexes that are closed (53.53). */
function limits(rule: Cite, general: string, { hexesOpened, more }: ChineseWording): readonly CooperationRule[] {
  const open = hexesOpened === undefined ? {} : { unless: hexesOpened }
  const closed = (activity: CooperationRule['activity'], words: string): CooperationRule => ({
    activity,
    verdict: 'forbidden',
    ...open,
    words,
    cite: rule(general === '53.52' ? '53.53' : general),
  })
  return [
    ...FORBIDDEN.map(
      ([activity, , words]): CooperationRule => ({
        activity,
        verdict: 'forbidden',
        ...(activity === 'stack' || activity === 'enter-fortification' ? open : {}),
        words,
        cite: rule(general),
      }),
    ),
    closed('enter-home', 'hexes the other controls are closed'),
    closed('enter-territory', 'hexes the other controls are closed'),
    closed('pass-through', 'not even in passing'),
    closed('overfly', 'hexes the other controls are closed'),
    closed('retreat-into', 'units forced or caught there are eliminated'),
    {
      activity: 'enter-japanese-hex',
      verdict: 'allowed',
      ...open,
      words: 'open to both; whoever gains it shuts the other out',
      cite: rule('53.54'),
    },
    ...(hexesOpened === undefined ? [] : opened(rule, hexesOpened)),
    ...more,
  ]
}

/** Nationalists and Communists. */
export const nationalistCommunist = (rule: Cite, wording: ChineseWording): PairLimits => ({
  binds: wording.binds,
  cite: rule('53.51'),
  lifted: rule('53.51'),
  lifts: wording.lifts,
  because: wording.because,
  rules: [
    ...limits(rule, '53.52', wording),
    { activity: 'supply', verdict: 'forbidden', words: 'the other’s supply and oil sources do not serve', cite: rule('53.52') },
  ],
})

/** Nationalists and Russians: the same, but Russian supply serves China (53.45). */
export const nationalistRussian = (rule: Cite, { binds, lifts, because }: ChineseWording): PairLimits => ({
  binds,
  cite: rule('53.56'),
  lifted: rule('53.56'),
  lifts,
  because,
  rules: [
    ...limits(rule, '53.56', { binds, lifts, because, more: [] }),
    {
      activity: 'supply',
      by: 'first',
      verdict: 'allowed',
      words: 'Russian sources serve Nationalist units and hexes',
      cite: rule('53.45'),
    },
    { activity: 'supply', by: 'second', verdict: 'forbidden', words: 'Nationalist sources do not serve Russians', cite: rule('53.56') },
  ],
})

/** +2 in the Chinese player turn before is all it takes. */
export const classicWording = (rule: Cite): ChineseWording => ({
  binds: not(isResolute),
  lifts: [{ when: isResolute, words: 'Chinese resistance at +2 in the Chinese player turn before', cite: rule('53.51') }],
  because: [{ when: isRussianAlly, words: 'that Communist China is a Russian ally changes nothing', cite: rule('53.55') }],
  more: [],
})

const attritionTogether = (rule: Cite, isOpen: Condition): CooperationRule => ({
  activity: 'attrition',
  verdict: 'forbidden',
  unless: isOpen,
  words: 'Communists attrition alone, or with Russia if it fights Japan',
  cite: rule('53.57-end'),
})

/** Grants to the Nationalists may come through Communist ports. */
export const grants = (rule: Cite) => ({
  activity: 'deliver-grants' as const,
  words: 'Western grants to the Nationalists may pass Communist ports',
  cite: rule('53.52'),
})

const grantsPass = (rule: Cite): CooperationRule => ({ ...grants(rule), verdict: 'allowed' })

/** Without a prelude the United Front stands, and nothing else is in play (R50-67). */
export const wording2023 = (rule: Cite): ChineseWording => ({
  binds: not(all(not(isRussianAlly), isUnited)),
  lifts: [
    { when: not(isRussianAlly), words: 'Communist China no longer a Russian minor ally, before anything else', cite: rule('53.51') },
    { when: isResolute, words: 'Chinese resistance at +2 in the Chinese player turn before', cite: rule('53.51A') },
  ],
  because: [
    { when: isRussianAlly, words: 'Communist China is a Russian minor ally: full limits', cite: rule('53.55') },
    { words: 'the United Front is taken to stand', cite: rule('53.51-box') },
    { words: 'only Chinese resistance can lift the limits', cite: rule('53.56-box') },
  ],
  more: [grantsPass(rule), attritionTogether(rule, isResolute)],
})

/** After Storm Over Asia the United Front may be gone, and National Unity may have been reached. */
export const wordingAfterPrelude = (rule: Cite): ChineseWording => ({
  binds: not(all(not(isRussianAlly), any(isUnited, hasTwoResults))),
  hexesOpened: all(not(isRussianAlly), hasNineSteps),
  lifts: [
    { when: not(isRussianAlly), words: 'Communist China no longer a Russian minor ally, before anything else', cite: rule('53.51') },
    { when: isUnited, words: 'the United Front, with Chinese resistance at +2 before', cite: rule('53.51A') },
    { when: hasNineSteps, words: 'nine steps of National Unity: hexes, stacks and attrition', cite: rule('53.51B') },
    { when: hasTwoResults, words: 'a second National Unity result: everything', cite: rule('53.57E') },
  ],
  because: [
    { when: isRussianAlly, words: 'Communist China is a Russian minor ally: full limits', cite: rule('53.55') },
    { when: isRussianAlly, words: 'nine steps and a second result count for nothing', cite: rule('53.57') },
    {
      when: all(atLeast(1, each('china.unityResults')), not(hasTwoResults)),
      words: 'one National Unity result: 53.5 as usual',
      cite: rule('53.57C-1'),
    },
    { when: all(not(isRussianAlly), hasNineSteps), words: 'both enter any hex in China', cite: rule('53.57D-1') },
    { when: all(not(isRussianAlly), hasNineSteps), words: 'both may stack', cite: rule('53.57D-2') },
    { when: all(not(isRussianAlly), hasNineSteps), words: 'attrition together, as one faction', cite: rule('53.57D-3') },
    { when: all(not(isRussianAlly), hasTwoResults), words: 'joint offensives against Japan', cite: rule('53.57E-1') },
  ],
  more: [grantsPass(rule), attritionTogether(rule, isAttritionJoint)],
})

/** With whom the Communists attrition (53.57-end). */
export const attrition = (rule: Cite, isWithNationalists: Condition): NonNullable<CooperationClauses['attrition']> => ({
  withNationalists: isWithNationalists,
  withRussia: atWar('russia', 'japan'),
  cite: rule('53.57-end'),
})

export const attrition2023 = (rule: Cite) => attrition(rule, isResolute)
export const attritionAfterPrelude = (rule: Cite) => attrition(rule, isAttritionJoint)

/** Before a National Unity result, the Chinas hold each other back (53.57A, B). */
export function unityLimits(rule: Cite): readonly AttackLimit[] {
  const isDisunited = below(1, each('china.unityResults'))
  const hasThree = atLeast(3, each('china.unitySteps'))
  const fewer = all(isDisunited, not(hasThree))
  // From nine steps on the two fight as one (53.57D), unless the Communists are Russia's.
  const three = all(isDisunited, hasThree, not(all(not(isRussianAlly), hasNineSteps)))
  const half = (fact: 'communistChina.infantryFactors' | 'communistChina.infantryUnits') => every(2, sum(each(fact), number(1)))
  return [
    {
      id: 'nationalist-factors-few',
      of: 'china',
      when: fewer,
      most: less(each('china.infantryFactors'), each('communistChina.infantryFactors')),
      words: 'Nationalist infantry factors that may attack Japan',
      cite: rule('53.57A-1'),
    },
    {
      id: 'communists-few',
      of: 'communistChina',
      when: fewer,
      most: number(0),
      words: 'Communist units that may attack Japan',
      cite: rule('53.57A-2'),
    },
    {
      id: 'nationalist-factors-three',
      of: 'china',
      when: three,
      most: less(each('china.infantryFactors'), half('communistChina.infantryFactors')),
      words: 'Nationalist infantry factors that may attack Japan',
      cite: rule('53.57B-1'),
    },
    {
      id: 'communists-three',
      of: 'communistChina',
      when: three,
      most: less(each('communistChina.infantryUnits'), half('communistChina.infantryUnits')),
      words: 'Communist infantry units that may attack Japan',
      cite: rule('53.57B-2'),
    },
  ]
}
