import type { FactValue } from './fact.ts'
import { FACT_IDS, FACTS, type FactId, isTally, reportedCount } from './facts.ts'
import { differing, notedSlots, type PackedFacts, packedWith, slotsOf } from './packed-facts.ts'

/** What is known of the map: every fact of the vocabulary, by its id. */
export type KnownFacts = Readonly<Record<string, FactValue>>

/** Every fact as it is at the start. */
const START_FACTS = startFacts()
const PACKED_START = slotsOf(START_FACTS)

/** One by one: `Object.fromEntries` makes a shape for each fact more, and fills a megabyte with them. */
function startFacts(): KnownFacts {
  const facts: Record<string, FactValue> = {}
  for (const id of FACT_IDS) facts[id] = FACTS[id].start
  return facts
}

/** Facts in slots, for all that were not put together by hand. */
interface Packed {
  readonly slots: PackedFacts
  /** Whoever wants to hear what is read and was not reported. */
  readonly note?: (id: string) => void
  /** The same slots, of which is told which are read. */
  noted?: PackedFacts
}

const packedForms = new WeakMap<KnownFacts, Packed>()

/** The facts that were asked for last: hundreds of conditions ask about the same situation, one after the other. */
let lastAsked: KnownFacts | undefined
let lastPacked: Packed | undefined

function packedForm(facts: KnownFacts): Packed | undefined {
  if (facts === lastAsked) return lastPacked
  lastAsked = facts
  lastPacked = packedForms.get(facts)
  return lastPacked
}

/** The same facts as compiled conditions read them; nothing where somebody put them together by hand. */
export function packedOf(facts: KnownFacts): PackedFacts | undefined {
  const packed = packedForm(facts)
  if (packed?.note === undefined) return packed?.slots
  const { slots, note } = packed
  packed.noted ??= notedSlots(slots, (id) => {
    if (!Object.hasOwn(facts, id)) note(id)
  })
  return packed.noted
}

/** Whether somebody notes what is read of them. */
export const isWatched = (facts: KnownFacts): boolean => packedForms.get(facts)?.note !== undefined

/** A record that somebody wrote down: the start values are not behind it yet. */
const isPlain = (facts: KnownFacts): boolean => {
  const values: unknown = Object.getPrototypeOf(facts)
  return values === null || values === Object.prototype
}

/** What stands behind facts: the start values, or those that are watched. */
const behind = (facts: KnownFacts): object => (isPlain(facts) ? START_FACTS : (Object.getPrototypeOf(facts) as object))

/** Nothing is said that somebody has not said just so. */
function isSaidAlready(facts: KnownFacts, said: KnownFacts): boolean {
  for (const id of Object.keys(said)) if (facts[id] !== said[id] || !Object.hasOwn(facts, id)) return false
  return true
}

/**
 * Facts with some of them said anew. What nobody has reported is not copied along: it is read from the start values, which stand behind every
 * such object. Hundreds of facts would otherwise be copied for one.
 */
export function factsWith(facts: KnownFacts, said: KnownFacts): KnownFacts {
  if (packedForms.has(facts) && isSaidAlready(facts, said)) return facts
  // In one go: `Object.assign` asks the hundreds of facts behind for every one of them.
  const made = { __proto__: behind(facts), ...facts, ...said } as unknown as Record<string, FactValue>
  const { slots, note } = packedForms.get(facts) ?? { slots: isPlain(facts) ? packedWith(PACKED_START, facts) : undefined }
  if (slots !== undefined) packedForms.set(made, { slots: packedWith(slots, said), ...(note === undefined ? {} : { note }) })
  return made
}

/** The same facts without what somebody has said of these: nobody has reported them now. */
export function factsWithout(facts: KnownFacts, ids: readonly FactId[]): KnownFacts {
  const said = ids.filter((id) => Object.hasOwn(facts, id))
  if (said.length === 0) return facts
  const starts = Object.fromEntries(said.map((id) => [id, FACTS[id].start]))
  // Behind facts that are watched stand those that were said.
  if (behind(facts) !== START_FACTS) return factsWith(facts, starts)
  const made = { __proto__: START_FACTS, ...facts } as unknown as Record<string, FactValue>
  for (const id of said) delete made[id]
  const slots = comparedForm(facts) ?? packedWith(PACKED_START, facts)
  packedForms.set(made, { slots: packedWith(slots, starts) })
  return made
}

/** The same facts to be compared with others. To compare is not to read: nobody who watches hears of it. */
export const comparedForm = (facts: KnownFacts): PackedFacts | undefined => packedForm(facts)?.slots

/** The slots of facts of which nobody notes what is read; nothing for others. */
export function unwatchedSlots(facts: KnownFacts): PackedFacts | undefined {
  const packed = packedForm(facts)
  return packed?.note === undefined ? packed?.slots : undefined
}

/** The facts that are not the same in both, as the vocabulary has them. */
export function factsDiffering(one: KnownFacts, other: KnownFacts): readonly FactId[] {
  const [was, is] = [comparedForm(one), comparedForm(other)]
  if (was === undefined || is === undefined) return FACT_IDS.filter((id) => one[id] !== other[id])
  return differing(was, is).map((slot) => FACT_IDS[slot] as FactId)
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
  const made: KnownFacts = Object.assign(Object.create(watched), Object.fromEntries(said))
  const slots = comparedForm(facts)
  if (slots !== undefined) packedForms.set(made, { slots, note })
  return made
}

/** Somebody has said this: a report, a scenario, or what follows from either. Nobody has said a start value. */
export function isGiven(facts: KnownFacts, id: string): boolean {
  for (let said: object | null = facts; said !== null && said !== START_FACTS; said = Object.getPrototypeOf(said) as object | null)
    if (Object.hasOwn(said, id)) return reportedCount(facts, id) !== undefined || !isTally(id)
  return false
}
