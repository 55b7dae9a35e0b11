import type { z } from 'zod'
import type { Delegation } from '../../../rules/core/index.ts'
import { delegationsOf, type Seat } from '../../../rules/game/index.ts'
import type { HostedHeader } from '../header.ts'

/** Whose eyes something is shown to: the seats in one hand, the host's among them; with none, somebody who only watches. */
export interface Viewer {
  readonly seats: readonly Seat[]
  /** Whose letters, notes and drafts these eyes may read; where nothing is said, those of the seats. */
  readonly own?: Own
}

/** Letters, notes and drafts belong to people, not to seats: what a viewer may read of a line depends on where they sat when it was written. */
export interface Own {
  /** The viewer's tenures; one that goes on with more seats is the same person. */
  readonly tenures: readonly string[]
  /** Seats in which the viewer sat, or that stood empty until they came. */
  readonly sat: readonly Seat[]
  /** Empty seats to which the viewer has a link. */
  readonly invited: readonly Seat[]
  /** Whether this letter, note or order was shown to them. */
  readonly hasSeen: (name: string) => boolean
}

export const isHost = ({ seats }: Viewer): boolean => seats.includes('host')

/** Those whose secrets the viewer shares. */
export const eyesOf = ({ seats }: Viewer): readonly Delegation[] => delegationsOf(seats)

/** Who acted: somebody who sits, or whoever holds a link to a seat in which nobody sits yet; nobody where it came about by itself. */
export type Actor = { readonly tenure: string } | { readonly link: string } | null

/** One line of a journal, with the time at which it was written, in milliseconds since 1970. */
export interface Line {
  readonly type: string
  readonly at: number
}

/** What goes out of a line: its kind and time, and what the viewer may know of it. */
export interface Shown extends Line {
  readonly [name: string]: unknown
}

/** All there is to know of a kind of line. */
export interface LineDeclaration<L extends Line, State> {
  /** Of the line as it is stored, `type` and `at` left out. */
  readonly shape: z.ZodType
  readonly evolve: (state: State, line: L) => State
  /**
   * What a viewer is shown, or nothing at all. The answer may not change as the game goes on: of the state it may read only what is never
   * taken away. A line of which nothing is shown does not count for the viewer either.
   */
  readonly show: (line: L, viewer: Viewer, state: State, header: HostedHeader) => Shown | null
}

/** A part of what goes on at a table: what is known of it, and the lines that change it. */
export interface Part<L extends Line, State> {
  readonly start: (header: HostedHeader) => State
  readonly lines: { readonly [Type in L['type']]: LineDeclaration<Extract<L, { readonly type: Type }>, State> }
}

/** For lines that hide nothing from anybody. */
export const wholly = (line: Line): Shown => ({ ...line }) as Shown
