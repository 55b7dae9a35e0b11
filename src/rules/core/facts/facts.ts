import { isTurn } from '../calendar.ts'
import { type Choices, type CountFact, type DateFact, GROUPS, TALLIED, UNSOURCED, type YesNoFact } from '../generated/vocabulary.ts'
import { slipOf } from '../limits.ts'
import { keysOf } from '../names.ts'
import { isNation, NATION_NAMES } from '../nations/countries.ts'
import { PLACE_IDS, PLACES, type Place, UNSOURCED_HOLDERS } from '../places/places.ts'
import {
  type Control,
  type Fact,
  type FactBlock,
  type FactGroup,
  type FactKind,
  type FactValue,
  type Lifetime,
  NO_LEVEL,
  THEATRES,
} from './fact.ts'

export type { CountFact, DateFact, YesNoFact } from '../generated/vocabulary.ts'
export type { FactKind } from './fact.ts'

/** Who holds a place: one fact for each. */
export type ControlFact = `${Place}.controller`
export type ChoiceFact = keyof Choices
/** What a fact of choice may say. */
export type ChoiceOf<I extends ChoiceFact> = Choices[I]

/** Every fact that may be reported: a closed vocabulary, `subject.aspect`. */
export type FactId = YesNoFact | CountFact | DateFact | ControlFact | ChoiceFact

const holder = (place: Place): Control => ({
  type: 'control',
  words: `holds ${PLACES[place].name}`,
  start: PLACES[place].holder,
  lasts: { is: 'until-told' },
})

const holders: readonly FactGroup[] = THEATRES.map((theatre) => {
  const own = PLACE_IDS.filter((place) => PLACES[place].theatre === theatre)
  return {
    theatre,
    group: 'Who holds what',
    blocks: [{ facts: Object.fromEntries(own.map((place) => [`${place}.controller`, holder(place)])) }],
  }
})

/** The same with the subject's name wherever its words leave room for it. */
function named<T>(kind: T, name: string): T {
  if (typeof kind === 'string') return (kind.includes('{here}') ? kind.replaceAll('{here}', name) : kind) as T
  if (typeof kind !== 'object' || kind === null) return kind
  if (Array.isArray(kind)) return kind.map((one) => named(one, name)) as T
  const copy = { ...kind } as Record<string, unknown>
  for (const key in copy) copy[key] = named(copy[key], name)
  return copy as T
}

/** In a family, whose subject is `here`. */
const lastingOf = ({ lasts }: FactKind, subject: string): Lifetime =>
  'after' in lasts || 'of' in lasts
    ? (Object.fromEntries(
        Object.entries(lasts).map(([key, said]) => [key, key === 'is' ? said : said.replace('here', subject)]),
      ) as Lifetime)
    : lasts

function kindsIn({ of, facts }: FactBlock): readonly (readonly [string, FactKind])[] {
  if (of === undefined) return Object.entries(facts)
  return Object.entries(of).flatMap(([subject, given]) => {
    const name = given ?? (isNation(subject) ? NATION_NAMES[subject] : subject)
    return Object.entries(facts).map(
      ([aspect, kind]) => [`${subject}.${aspect}`, { ...named(kind, name), lasts: lastingOf(kind, subject) }] as const,
    )
  })
}

/** One fact of each id; the same id twice would hide a value, so it is an error. */
export function gathered(groups: readonly FactGroup[]): Readonly<Record<string, Fact>> {
  const facts: Record<string, Fact> = {}
  for (const { theatre, group, blocks } of groups) {
    for (const [id, kind] of blocks.flatMap(kindsIn)) {
      if (Object.hasOwn(facts, id)) throw new Error(`two facts are called ${id}`)
      facts[id] = { ...kind, id, theatre, group }
    }
  }
  return facts
}

export const FACTS = gathered([...holders, ...GROUPS]) as Readonly<Record<FactId, Fact>>

export const FACT_IDS: readonly FactId[] = keysOf(FACTS)

/** A count as it was reported; nothing while nobody has. */
export function reportedCount(facts: Readonly<Record<string, FactValue>>, id: string): number | undefined {
  const fact = isFactId(id) ? FACTS[id] : undefined
  const value = facts[id]
  return fact?.type === 'count' && typeof value === 'number' && value !== fact.unreported ? value : undefined
}

/** Start values that are ours, because no source gives them: a scenario or a host should. */
export const NOT_IN_SOURCES: readonly FactId[] = [...UNSOURCED, ...UNSOURCED_HOLDERS.map((place) => `${place}.controller` as const)]

/** Numbers to be counted at the table, of units or points: while nobody has, they are not reported, and not nought. */
const TALLIES: ReadonlySet<string> = new Set([
  ...TALLIED,
  ...FACT_IDS.filter((id) => {
    const fact = FACTS[id]
    return fact.type === 'count' && UNSOURCED.includes(id as (typeof UNSOURCED)[number])
  }),
])

export const isTally = (id: string): id is CountFact => TALLIES.has(id)

/** Facts that say what was done or was so this turn: each turn begins without them. */
export const THIS_TURN_FACTS: readonly FactId[] = FACT_IDS.filter((id) => {
  const { lasts } = FACTS[id]
  return lasts.is === 'turn' && lasts.after === undefined
})

export const isFactId = (text: string): text is FactId => Object.hasOwn(FACTS, text)

const wholeNumber = (least: number, most: number): string =>
  least <= NO_LEVEL ? `a whole number up to ${most}` : `a whole number from ${least} to ${most}`

/** What was expected instead of this value; nothing when it is fine. */
export function checkValue(fact: FactKind, value: unknown): string | undefined {
  switch (fact.type) {
    case 'yes-no':
      return typeof value === 'boolean' ? undefined : 'true or false'
    case 'count': {
      if (typeof value !== 'number' || !Number.isInteger(value) || value < fact.least || value > fact.most)
        return wholeNumber(fact.least, fact.most) + slipOf(value, fact.most)
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
