import { isTurn } from '../calendar.ts'
import { isNation } from '../countries.ts'
import { keysOf } from '../names.ts'
import { asiaGroups } from './asia.ts'
import { attackGroups } from './attacks.ts'
import { borderGroups } from './borders.ts'
import { campaignGroups } from './campaigns.ts'
import { controlGroups } from './control.ts'
import { cooperationGroups } from './cooperation.ts'
import { divisionGroups } from './divisions.ts'
import { economyGroups } from './economy.ts'
import type { Choice, Fact, FactKind, FactValue, Placed } from './fact.ts'
import { fleetGroups } from './fleets.ts'
import { hexGroups } from './hexes.ts'
import { minorGroups } from './minors.ts'
import { preludeGroups } from './preludes.ts'
import { statusGroups } from './statuses.ts'
import { surrenderGroups } from './surrender.ts'
import { tensionGroups } from './tensions.ts'
import { UNSOURCED } from './unsourced.ts'
import { valueGroups } from './values.ts'
import { warGroups } from './war.ts'

export type { FactKind } from './fact.ts'

const GROUPS = [
  ...controlGroups,
  ...hexGroups,
  ...minorGroups,
  ...borderGroups,
  ...warGroups,
  ...fleetGroups,
  ...asiaGroups,
  ...surrenderGroups,
  ...economyGroups,
  ...valueGroups,
  ...cooperationGroups,
  ...preludeGroups,
  ...campaignGroups,
  ...attackGroups,
  ...tensionGroups,
  ...statusGroups,
  ...divisionGroups,
] as const

type KindsOf<G> = G extends Placed<infer K> ? K : never
type Kinds = KindsOf<(typeof GROUPS)[number]>
type IdsIn<K> = K extends unknown ? keyof K & string : never
type IdsOfType<K, T extends FactKind['type']> = K extends unknown
  ? { [I in keyof K & string]: K[I] extends { readonly type: T } ? I : never }[keyof K & string]
  : never
type KindNamed<K, I extends string> = K extends Readonly<Record<I, infer One>> ? One : never

/** Every fact that may be reported: a closed vocabulary, `subject.aspect`. */
export type FactId = IdsIn<Kinds>
export type YesNoFact = IdsOfType<Kinds, 'yes-no'>
export type CountFact = IdsOfType<Kinds, 'count'>
export type DateFact = IdsOfType<Kinds, 'date'>
export type ChoiceFact = IdsOfType<Kinds, 'choice'>

/** What a fact of choice may say. */
export type ChoiceOf<I extends ChoiceFact> = KindNamed<Kinds, I> extends Choice<infer C> ? C : never

/** One fact of each id; the same id twice would hide a value, so it is an error. */
export function gathered(groups: readonly Placed<Readonly<Record<string, FactKind>>>[]): Readonly<Record<string, Fact>> {
  const facts: Record<string, Fact> = {}
  for (const { theatre, group, facts: kinds } of groups) {
    for (const [id, kind] of Object.entries(kinds)) {
      if (Object.hasOwn(facts, id)) throw new Error(`two facts are called ${id}`)
      facts[id] = { ...kind, id, theatre, group }
    }
  }
  return facts
}

export const FACTS = gathered(GROUPS) as Readonly<Record<FactId, Fact>>

export const FACT_IDS: readonly FactId[] = keysOf(FACTS)

/** Every fact as it is at the start. */
const START_FACTS: Readonly<Record<string, FactValue>> = Object.fromEntries(FACT_IDS.map((id) => [id, FACTS[id].start]))

/**
 * Facts with some of them said anew. What nobody has reported is not copied along: it is read from the start values, which stand behind every
 * such object. Hundreds of facts would otherwise be copied for one.
 */
export const factsWith = (
  facts: Readonly<Record<string, FactValue>>,
  said: Readonly<Record<string, FactValue>>,
): Readonly<Record<string, FactValue>> => Object.assign(Object.create(START_FACTS), facts, said)

/** Start values that are ours, because no source gives them: a scenario or a host should. */
export const NOT_IN_SOURCES: readonly FactId[] = UNSOURCED

/** Facts that say what was done or was so this turn: each turn begins without them. */
export const THIS_TURN_FACTS: readonly FactId[] = [
  'axis.offensiveBrps',
  'axis.antiPartisanBrps',
  'japan.offensiveBrps',
  'japan.antiPartisanBrps',
  'westernAllies.brpsBombed',
  'axis.brpsBombed',
  'germany.atomicAttacksOnBritishHexes',
  'germany.atomicAttacksOnRussianHexes',
  'farEast.factorsSent',
  'japan.launchesThisTurn',
  'japan.fortsThisTurn',
  'japan.bombedThisTurn',
  'us.atomicAttack',
  'westernFront.axisOffensive',
  'mediterraneanFront.axisOffensive',
  'easternFront.axisOffensive',
  'asianFront.japaneseOffensive',
  'pacificFront.japaneseOffensive',
]

export const isFactId = (text: string): text is FactId => Object.hasOwn(FACTS, text)

const wholeNumber = (least: number, most: number | undefined): string =>
  most !== undefined ? `a whole number from ${least} to ${most}` : least <= -999 ? 'a whole number' : `a whole number, ${least} or more`

/** What was expected instead of this value; nothing when it is fine. */
export function checkValue(fact: FactKind, value: unknown): string | undefined {
  switch (fact.type) {
    case 'yes-no':
      return typeof value === 'boolean' ? undefined : 'true or false'
    case 'count': {
      if (typeof value !== 'number' || !Number.isInteger(value) || value < fact.least || value > (fact.most ?? Infinity))
        return wholeNumber(fact.least, fact.most)
      return fact.inSteps === undefined || value % fact.inSteps === 0 ? undefined : `a multiple of ${fact.inSteps}`
    }
    case 'control':
      return typeof value === 'string' && (value === 'nobody' || isNation(value)) ? undefined : 'a power, a country or nobody'
    case 'date':
      return value === null || (typeof value === 'string' && isTurn(value)) ? undefined : 'a turn such as 1941 spring, or null'
    case 'choice':
      return typeof value === 'string' && fact.choices.includes(value) ? undefined : `one of ${fact.choices.join(', ')}`
  }
}
