import type { FactValue } from './fact.ts'
import { FACT_IDS, FACTS, type FactId, isTally, reportedCount } from './facts.ts'
import { differing, type PackedFacts, packedWith, slotsOf } from './packed-facts.ts'

/** What is known of the map: every fact of the vocabulary, by its id. */
export type KnownFacts = Readonly<Record<string, FactValue>>

/** Every fact as it is at the start. */
const START_FACTS: KnownFacts = Object.fromEntries(FACT_IDS.map((id) => [id, FACTS[id].start]))
const PACKED_START = slotsOf(START_FACTS)

const packedForms = new WeakMap<KnownFacts, PackedFacts>()

/** The same facts as compiled conditions read them; nothing where somebody watches what is read, or put them together by hand. */
export const packedOf = (facts: KnownFacts): PackedFacts | undefined => packedForms.get(facts)

/** A record that somebody wrote down: the start values are not behind it yet. */
const isPlain = (facts: KnownFacts): boolean => {
  const values: unknown = Object.getPrototypeOf(facts)
  return values === null || values === Object.prototype
}

/** What stands behind facts: the start values, or those that are watched. */
const behind = (facts: KnownFacts): object => (isPlain(facts) ? START_FACTS : (Object.getPrototypeOf(facts) as object))

/**
 * Facts with some of them said anew. What nobody has reported is not copied along: it is read from the start values, which stand behind every
 * such object. Hundreds of facts would otherwise be copied for one.
 */
export function factsWith(facts: KnownFacts, said: KnownFacts): KnownFacts {
  // Name by name: `Object.assign` asks the hundreds of facts behind for every one of them.
  const made = Object.create(behind(facts)) as Record<string, FactValue>
  for (const id of Object.keys(facts)) made[id] = facts[id] as FactValue
  for (const id of Object.keys(said)) made[id] = said[id] as FactValue
  const packed = packedForms.get(facts) ?? (isPlain(facts) ? packedWith(PACKED_START, facts) : undefined)
  if (packed !== undefined) packedForms.set(made, packedWith(packed, said))
  return made
}

/** The facts that are not the same in both, as the vocabulary has them. */
export function factsDiffering(one: KnownFacts, other: KnownFacts): readonly FactId[] {
  const [was, is] = [packedOf(one), packedOf(other)]
  if (was === undefined || is === undefined) {
    // What stands behind both is the same and need not be looked at: where reading is noted, comparing would be taken for it.
    const isSaid = (id: FactId): boolean => Object.hasOwn(one, id) || Object.hasOwn(other, id)
    const isShared = behind(one) === behind(other)
    return FACT_IDS.filter((id) => (!isShared || isSaid(id)) && one[id] !== other[id])
  }
  return [...differing(was, is)].map((slot) => FACT_IDS[slot] as FactId)
}

/** What stands behind facts that are watched, as it was before. */
const underWatch = new WeakMap<object, KnownFacts>()

/** The same facts with nobody watching. */
export function unwatchedFacts(facts: KnownFacts): KnownFacts {
  const plain = underWatch.get(behind(facts))
  return plain === undefined ? facts : factsWith(plain, Object.fromEntries(Object.keys(facts).map((id) => [id, facts[id] as FactValue])))
}

/** The same facts, in which reading one that is not `reported` is noted. What is made of them by `factsWith` is watched too. */
export function watchedFacts(facts: KnownFacts, reported: ReadonlySet<string>, note: (id: string) => void): KnownFacts {
  const watched = new Proxy(facts, {
    get(values, id) {
      if (typeof id === 'string') note(id)
      return Reflect.get(values, id) as FactValue
    },
  })
  underWatch.set(watched, facts)
  const said = Object.entries(facts).filter(([id]) => reported.has(id))
  return Object.assign(Object.create(watched), Object.fromEntries(said))
}

/** Somebody has said this: a report, a scenario, or what follows from either. Nobody has said a start value. */
export function isGiven(facts: KnownFacts, id: string): boolean {
  for (let said: object | null = facts; said !== null && said !== START_FACTS; said = Object.getPrototypeOf(said) as object | null)
    if (Object.hasOwn(said, id)) return reportedCount(facts, id) !== undefined || !isTally(id)
  return false
}
