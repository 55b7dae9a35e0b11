import { isSituationDocument } from '../../../editions/reading/index.ts'
import { parsed } from '../../parts/index.ts'
import { type Document, isObject } from '../document.ts'
import { freeId, type Tab, type Tabs } from './tabs.ts'

/** A situation as it is kept from visit to visit, for every window of the browser. */
export type Kept = Pick<Tab, 'id' | 'document' | 'name' | 'isChanged'>

function keptIn(entry: unknown, index: number): readonly Kept[] {
  // A bare document may hold anybody's work.
  if (isSituationDocument(entry)) return [{ id: String(index + 1), document: entry as Document, isChanged: true }]
  if (!isObject(entry) || typeof entry['id'] !== 'string' || !isSituationDocument(entry['document'])) return []
  const { id, name } = entry
  const named = typeof name === 'string' ? { name } : {}
  return [
    { id: String(id), document: entry['document'] as Document, ...named, ...(entry['isChanged'] === true ? { isChanged: true } : {}) },
  ]
}

/** What is kept, if it can be read. */
export function readKept(text: string | null): readonly Kept[] | undefined {
  const said = parsed(text)
  return Array.isArray(said) ? said.flatMap(keptIn) : undefined
}

const keptOf = ({ id, document, name, isChanged }: Tab): Kept => ({
  id,
  document,
  ...(name === undefined ? {} : { name }),
  ...(isChanged ? { isChanged } : {}),
})

const isSame = (one: Kept | undefined, other: Kept | undefined): boolean => JSON.stringify(one) === JSON.stringify(other)
const named = (kept: readonly Kept[], id: string): Kept | undefined => kept.find((one) => one.id === id)

export interface Merged {
  readonly state: Tabs
  /** What is to be kept now. */
  readonly kept: readonly Kept[]
  /** The situation in front as this window saw it last, where another window has changed it since and this one has not. */
  readonly stale?: Kept
}

/** This window's situations, beside what other windows have kept since this one last saw it. No change of either is lost. */
export function merged(state: Tabs, seen: readonly Kept[], stored: readonly Kept[]): Merged {
  const tabs: Tab[] = []
  const kept: Kept[] = []
  const moved = new Map<string, string>()
  let stale: Kept | undefined
  const lie = (tab: Tab): void => {
    tabs.push(tab)
    kept.push(keptOf(tab))
  }
  const taken = [...state.tabs, ...stored].map(({ id }) => id)
  for (const tab of state.tabs) {
    const [base, there] = [named(seen, tab.id), named(stored, tab.id)]
    const isOurs = !isSame(keptOf(tab), base)
    const isInFront = tab.id === state.front
    if (isSame(there, base) || isSame(there, keptOf(tab))) lie(tab)
    else if (there === undefined) {
      // Put away in another window.
      if (isOurs || isInFront) lie(tab)
    } else if (isOurs) {
      const id = freeId(taken)
      taken.push(id)
      moved.set(tab.id, id)
      lie({ ...tab, id })
      lie(there)
    } else if (isInFront) {
      tabs.push(tab)
      kept.push(there)
      stale = base
    } else lie(there)
  }
  // What this window has put away stays away, unless another has changed it since.
  for (const there of stored) if (!state.tabs.some(({ id }) => id === there.id) && !isSame(there, named(seen, there.id))) lie(there)
  const { front, compared } = state
  const follow = (id: string): string => moved.get(id) ?? id
  return {
    state: {
      tabs,
      ...(front === undefined ? {} : { front: follow(front) }),
      ...(compared === undefined || !tabs.some(({ id }) => id === follow(compared)) ? {} : { compared: follow(compared) }),
    },
    kept,
    ...(stale === undefined ? {} : { stale }),
  }
}
