import type { FactValue } from './fact.ts'
import { FACT_IDS } from './facts.ts'

/** Facts by slots instead of names, in pages: a changed fact costs its page and not a copy of all. */
export type PackedFacts = readonly (readonly (FactValue | undefined)[])[]

/** A page has 32 facts. */
const PAGE_BITS = 5
const PAGE = 1 << PAGE_BITS

const SLOTS: ReadonlyMap<string, number> = new Map(FACT_IDS.map((id, slot) => [id, slot]))

/** Where a fact stands: on which page, and where on it. */
export interface Slot {
  readonly page: number
  readonly at: number
}

/** The number of a fact's slot, below zero for what is no fact of the vocabulary. */
export const slotNumber = (id: string): number => SLOTS.get(id) ?? -1

/** Nothing for what is no fact of the vocabulary. */
export function slotOf(id: string): Slot | undefined {
  const slot = SLOTS.get(id)
  return slot === undefined ? undefined : { page: slot >> PAGE_BITS, at: slot & (PAGE - 1) }
}

/** All facts, packed from a record of them. */
export function slotsOf(facts: Readonly<Record<string, FactValue>>): PackedFacts {
  const pages = Math.ceil(FACT_IDS.length / PAGE)
  return Array.from({ length: pages }, (_, page) => FACT_IDS.slice(page * PAGE, (page + 1) * PAGE).map((id) => facts[id]))
}

/** The same facts with some of them said anew. */
export function packedWith(packed: PackedFacts, said: Readonly<Record<string, FactValue>>): PackedFacts {
  let pages: (readonly (FactValue | undefined)[])[] | undefined
  for (const id in said) {
    const slot = SLOTS.get(id)
    if (slot === undefined) continue
    const [page, at] = [slot >> PAGE_BITS, slot & (PAGE - 1)]
    const now = (pages ?? packed)[page] as readonly (FactValue | undefined)[]
    if (now[at] === said[id]) continue
    pages ??= packed.slice()
    if (pages[page] === packed[page]) pages[page] = now.slice()
    ;(pages[page] as (FactValue | undefined)[])[at] = said[id]
  }
  return pages ?? packed
}

/** The two that were compared last, and how they differ: many tables ask about the same two, one after the other. */
let compared: { readonly one: PackedFacts; readonly other: PackedFacts; readonly found: readonly number[] } | undefined

/** The facts that differ. */
export function differing(one: PackedFacts, other: PackedFacts): readonly number[] {
  if (compared?.one !== one || compared.other !== other) compared = { one, other, found: pageByPage(one, other) }
  return compared.found
}

/** Whole pages that are the same are not looked at. */
function pageByPage(one: PackedFacts, other: PackedFacts): readonly number[] {
  const found: number[] = []
  for (let page = 0; page < one.length; page++) {
    const [was, is] = [one[page], other[page]]
    if (was === undefined || is === undefined || was === is) continue
    for (let at = 0; at < was.length; at++) if (was[at] !== is[at]) found.push((page << PAGE_BITS) + at)
  }
  return found
}

/** The same facts, of which is told which are read. */
export const notedSlots = (packed: PackedFacts, tell: (id: string) => void): PackedFacts =>
  packed.map(
    (values, page) =>
      new Proxy(values, {
        get(slots, at) {
          const id = typeof at === 'string' ? FACT_IDS[(page << PAGE_BITS) + Number(at)] : undefined
          if (id !== undefined) tell(id)
          return Reflect.get(slots, at) as FactValue | undefined
        },
      }),
  )
