import * as z from 'zod/mini'
import type { BorderRatio, Mobilization, TensionLine } from '../../../rules/chapters/tension/index.ts'
import { POWERS, type Struck, TIMINGS, TRACKS } from '../../../rules/core/index.ts'
import { maybe } from '../argument.ts'
import { bool, CITATION, int, listed, ok, SAID, shapeFor, string } from '../shapes.ts'

const REACHED = z.object({
  level: int,
  words: string,
  cite: CITATION,
  standsIn: maybe(CITATION),
  isNew: bool,
  /** Its level is not reached: what it brings came by its date. */
  isByDate: maybe(bool),
})

/** A line, and what it leaves out because nobody has reported it. */
const EXPLAINED = shapeFor<TensionLine & { readonly note?: string }>(
  z.object({
    id: string,
    amount: int,
    times: int,
    words: string,
    cite: CITATION,
    applies: bool,
    timing: z.enum(TIMINGS),
    note: maybe(string),
  }),
)

const TRACK = z.object({
  before: int,
  lines: listed(EXPLAINED),
  after: int,
  effective: int,
  /** No draw was told of for this turn: the effective level is the actual one so far. */
  isUndrawn: maybe(bool),
  /** Thresholds that the level has reached, and which of them this turn. */
  reached: listed(REACHED),
})

const MOBILIZATION = shapeFor<Mobilization>(
  z.object({
    by: z.enum(['russia', 'us', 'japan']),
    theatre: maybe(z.enum(['Europe', 'Pacific'])),
    ordinal: int,
    brps: int,
    buildable: z.object({ infantry: z.nullable(string), air: z.nullable(string), armour: z.nullable(string) }),
    cite: CITATION,
  }),
)

const TURN_ANSWER = {
  turn: string,
  tracks: z.partialRecord(z.enum(TRACKS), TRACK),
  mobilizations: listed(MOBILIZATION),
  /** The level by which a power grows: America by the higher of its two, Japan by its own (49.851D, 49.852D). */
  growth: listed(z.object({ power: z.enum(['us', 'japan']), level: int, cite: CITATION })),
  permissions: listed(
    z.object({
      id: string,
      by: z.enum(POWERS),
      words: string,
      most: maybe(z.nullable(int)),
      cite: CITATION,
      ruling: maybe(string),
      standsIn: maybe(CITATION),
    }),
  ),
  /** Where events count once in the game: those that have, and how often. */
  struck: maybe(shapeFor<Struck>(z.record(string, int))),
  /** Where the book asks for it: the units that face each other on the Russian border. */
  border: maybe(shapeFor<BorderRatio>(z.object({ axis: int, russian: int, ratio: string, worth: int, cite: CITATION, ruling: string }))),
}

const ONE_TURN = z.object(TURN_ANSWER)

export const TENSIONS = z.object({
  ok,
  book: string,
  /** Whether levels move as things happen, or in the phase of the turn after. */
  manner: z.enum(['as-it-happens', 'turn-by-turn']),
  /** What the situation left open and was taken to be so. */
  assumed: maybe(listed(SAID)),
  /** What the levels that a file gives are taken to be. */
  basis: maybe(SAID),
  ...TURN_ANSWER,
  /** The turns of a run, one after the other; a single turn is a run of one. */
  run: listed(ONE_TURN),
})

export type ExplainedTensionLine = z.output<typeof EXPLAINED>
export type TrackAnswer = Readonly<z.output<typeof TRACK>>
export type TensionTurnAnswer = Readonly<z.output<typeof ONE_TURN>>
export type TensionBasis = Readonly<z.output<typeof SAID>>
export type TensionsAnswer = Readonly<z.output<typeof TENSIONS>>
