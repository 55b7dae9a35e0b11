import type { Arguments } from '../../../counsel/index.ts'
import type { Activity, Cooperator, Pair } from '../../../rules/chapters/cooperation/index.ts'
import { chapterOf, isLeftOut, isMinor, isNation, type Situation } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { type Input, inputsOf, type OpenSituation, type Query } from '../../situation/index.ts'

export const COOPERATION_PARTS = [
  'one',
  'other',
  'activity',
  'playerTurn',
  'hex',
  'wasAxisHeld',
  'port',
  'oneFactors',
  'otherFactors',
  'die',
] as const

/** What is asked of the door; without anybody, the pair most asked about. */
export const argsOf = (
  { parts }: Pick<Query, 'parts'>,
  { book, situation }: Pick<OpenSituation, 'book' | 'situation'>,
): Arguments & { readonly one: Cooperator; readonly other: Cooperator } => {
  const [one, other] = USUAL.find((pair) => pair.every((power) => isThere(book, situation, power))) ?? USUAL[0]
  return { ...parts, one: (parts['one'] ?? one) as Cooperator, other: (parts['other'] ?? other) as Cooperator }
}

/** Pairs that players ask about, the most asked first. */
const USUAL = [
  ['britain', 'france'],
  ['germany', 'italy'],
  ['britain', 'us'],
  ['britain', 'russia'],
] as const

/** It plays, and has neither fallen nor surrendered. */
const isThere = (book: Rulebook, situation: Situation, power: (typeof USUAL)[number][number]): boolean =>
  !isLeftOut(book, situation, power) &&
  !(power === 'france' && situation.facts['france.fallen'] === true) &&
  situation.facts[`${power}.surrendered`] !== true

/** Whose standing decides on which side somebody fights. */
function readsOfCamp(one: Cooperator): readonly Input[] {
  if (one === 'communistChina') return [{ of: 'fact', fact: 'communistChina.russianAlly' }]
  return isNation(one) && isMinor(one) ? [{ of: 'standing', minor: one }] : []
}

/** What starts and ends the Anglo-French clock. */
function readsOfClock(book: Rulebook): readonly Input[] {
  const { triggers, nth, latest, afterSurrender } = chapterOf(book, 'cooperation').clock
  return [
    ...triggers.flatMap((trigger): readonly Input[] =>
      trigger.is === 'declaration'
        ? trigger.on.map((on): Input => ({ of: 'declaration', by: [trigger.by], on }))
        : [{ of: 'fact', fact: trigger.fact }, ...(trigger.unless === undefined ? [] : inputsOf(trigger.unless))],
    ),
    ...(nth === undefined ? [] : [{ of: 'fact', fact: nth.level } as const]),
    ...(afterSurrender === undefined
      ? []
      : ([
          { of: 'fact', fact: 'france.fallTurn' },
          { of: 'fact', fact: 'france.fellInAxisTurn' },
        ] as const)),
    ...('later' in latest.value ? [{ of: 'fact', fact: latest.value.later } as const] : []),
  ]
}

/** What the answer turns on. */
export function readsOfCooperation(
  book: Rulebook,
  { one, other, pair, activity }: { one: Cooperator; other: Cooperator; pair: Pair | null; activity: Activity | undefined },
): { readonly first: readonly Input[]; readonly more: readonly Input[] } {
  const { pairs, attackLimits, attrition } = chapterOf(book, 'cooperation')
  const limits = pair === null ? undefined : pairs[pair]
  const unless = (limits?.rules ?? []).filter((rule) => activity === undefined || rule.activity === activity)
  return {
    first: [
      ...readsOfCamp(one),
      ...readsOfCamp(other),
      ...(limits === undefined || typeof limits.binds === 'string' ? [] : inputsOf(limits.binds)),
      ...unless.flatMap((rule) => (rule.unless === undefined ? [] : inputsOf(rule.unless))),
      ...(limits?.lifts ?? []).flatMap(({ when }) => (when === undefined ? [] : inputsOf(when))),
    ],
    more: [
      ...(limits?.binds === 'clock' ? readsOfClock(book) : []),
      ...(limits?.because ?? []).flatMap(({ when }) => (when === undefined ? [] : inputsOf(when))),
      ...(limits?.rules ?? []).flatMap((rule) => (rule.unless === undefined ? [] : inputsOf(rule.unless))),
      ...attackLimits.filter(({ of }) => of === one || of === other).flatMap(({ when, most }) => [...inputsOf(when), ...inputsOf(most)]),
      ...(attrition !== undefined && [one, other].includes('communistChina')
        ? [...inputsOf(attrition.withNationalists), ...inputsOf(attrition.withRussia)]
        : []),
    ],
  }
}
