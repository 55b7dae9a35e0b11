import { createContext, use } from 'react'
import type { Answer, Arguments, Refused, SituationDoor } from '../../counsel/index.ts'
import type { Citation, Modifier } from '../../rules/core/index.ts'
import type { Document } from './document.ts'
import type { SituationInput } from './inputs/input.ts'
import type { InputValue } from './inputs/input-value.ts'
import type { OpenSituation } from './open-situation.ts'
import type { Query } from './situation-address.ts'

/** A rule somebody wants to read, and the row that cites it. */
export interface Shown {
  readonly cite: Citation
  readonly row?: Modifier | undefined
}

/** Another thing or other parts of a page; a part that is undefined goes. */
export interface Turned {
  readonly thing?: string
  readonly parts?: Readonly<Record<string, string | undefined>>
}

/** How a document is laid on the desk: in which tab, if not in this one, and what there is to tell. */
export interface Laying {
  readonly tab?: string
  readonly words?: string | undefined
}

/** What every page has in hand: one situation, and what can be done with it. */
export interface OnDesk {
  readonly current: OpenSituation
  /** The situation as it was opened: what a number was, beside what it is. */
  readonly before: OpenSituation
  /** The thing and the page's own parts, from the address. */
  readonly query: Query
  /** What the engine answers about the situation; the same question is worked out once. */
  readonly ask: <A extends Answer>(door: SituationDoor<A>, args?: Arguments) => A | Refused
  /** The same question about the situation as it was opened. */
  readonly askBefore: <A extends Answer>(door: SituationDoor<A>, args?: Arguments) => A | Refused
  /** Writes one value of the document: `change(['facts', 'france.fallen'], true)`. What the scenario begins with is left out. */
  readonly change: (path: readonly string[], value: unknown) => void
  readonly changeInput: (input: SituationInput, value: InputValue) => void
  /** The whole document changed; it is one step to undo. */
  readonly write: (document: Document) => void
  /** Lays a whole document on the desk, on the same page: in this tab, another or a new one. It is read by the engine, and refused if it is wrong. */
  readonly lay: (document: Document, how?: Laying) => void
  readonly changes: number
  /** What `before` is: as it was opened, as it was pinned, or another situation on the desk. */
  readonly baseline: 'opened' | 'pinned' | 'compared'
  /** From now on numbers are compared with the situation as it is. */
  readonly pin: () => void
  readonly undo: (() => void) | undefined
  readonly redo: (() => void) | undefined
  /** Takes back what was tried since this page was opened, if anything was; what was changed elsewhere stays. */
  readonly reset: (() => void) | undefined
  /** The address of a page with this situation: `address('dossier', { thing: 'hungary', parts: { by: 'axis' } })`. */
  readonly address: (page: string, turned?: Turned) => string
  /** The same page, asking something else. */
  readonly turnTo: (turned: Turned) => void
  /** The same, where the way back should not lead through every step. */
  readonly adjust: (turned: Turned) => void
  /** What this page keeps out of its address, where it does. */
  readonly leftOut: string | undefined
  /** Opens a rule on the spot. */
  readonly showRule: (shown: Shown) => void
}

export const SituationContext = createContext<OnDesk | undefined>(undefined)

/** The situation on the desk. */
export function useSituation(): OnDesk {
  const onDesk = use(SituationContext)
  if (onDesk === undefined) throw new Error('no situation lies on the desk')
  return onDesk
}
