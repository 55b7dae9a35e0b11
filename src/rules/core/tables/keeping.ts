import type { Whereabouts } from '../conditions/dependency.ts'
import { unwatchedSlots } from '../facts/known-facts.ts'
import { type PackedFacts, slotOf } from '../facts/packed-facts.ts'
import type { Situation } from '../situation/situation.ts'
import { type Conditioned, whereaboutsOfRow } from './readers.ts'

/** Where everything stands that some conditions read, and what else is read beside them. */
export function whereaboutsOfAll(rows: Iterable<Conditioned>, beside: Partial<Whereabouts> = {}): Whereabouts {
  const found = [...rows].map(whereaboutsOfRow)
  return {
    parts: [...new Set([...(beside.parts ?? []), ...found.flatMap(({ parts }) => parts)])],
    facts: [...new Set([...(beside.facts ?? []), ...found.flatMap(({ facts }) => facts)])],
  }
}

/** The slots of some facts, page by page. */
function pagesOf(facts: readonly string[]): readonly (readonly [page: number, slots: readonly number[]])[] {
  const pages = new Map<number, number[]>()
  for (const id of facts) {
    const slot = slotOf(id)
    if (slot !== undefined) pages.set(slot.page, [...(pages.get(slot.page) ?? []), slot.at])
  }
  return [...pages]
}

function readAlike(pages: ReturnType<typeof pagesOf>, one: PackedFacts, other: PackedFacts): boolean {
  for (const [page, slots] of pages) {
    const [was, is] = [one[page] as PackedFacts[number], other[page] as PackedFacts[number]]
    if (was === is) continue
    for (const at of slots) if (was[at] !== is[at]) return false
  }
  return true
}

/** What is compared where no fact is read. */
const NO_SLOTS: PackedFacts = []

/** How many situations a judgement is kept for: as a turn began, and as things stand. */
const KEPT = 2

/** A judgement that is made anew only when something it reads is not as it was. Who watches what is read is always given a new one. */
export function kept<T>({ parts, facts }: Whereabouts, judge: (situation: Situation) => T): (situation: Situation) => T {
  const pages = pagesOf(facts)
  const known: { readonly situation: Situation; readonly slots: PackedFacts; readonly value: T }[] = []
  return (situation) => {
    const slots = pages.length === 0 ? NO_SLOTS : unwatchedSlots(situation.facts)
    if (slots === undefined) return judge(situation)
    search: for (const one of known) {
      for (const part of parts) if (one.situation[part] !== situation[part]) continue search
      if (one.slots === slots || readAlike(pages, one.slots, slots)) return one.value
    }
    const value = judge(situation)
    if (known.length === KEPT) known.pop()
    known.unshift({ situation, slots, value })
    return value
  }
}
