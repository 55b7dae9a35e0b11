import type { BorderRatio, Mobilization, TensionLine } from '../../../rules/chapters/tension/index.ts'
import { POWERS, type Struck, TIMINGS, TRACKS } from '../../../rules/core/index.ts'
import * as s from '../../schema.ts'
import { bool, CITATION, int, listed, ok, SAID, shapeFor, string, TURN } from '../answers/shapes.ts'
import { maybe } from '../arguments/argument.ts'
import type { Answer } from '../door.ts'

const REACHED = s.object({
  level: int,
  words: string,
  cite: CITATION,
  standsIn: maybe(CITATION),
  isNew: bool,
  /** Its level is not reached: what it brings came by its date. */
  isByDate: maybe(bool),
  /** Reached after the Allied player turn was judged: what it allows is allowed from the next turn. */
  isForNextTurn: maybe(bool),
})

/** A line, and what it leaves out because nobody has reported it. */
const EXPLAINED = shapeFor<TensionLine & { readonly note?: string }>(
  s.object({
    id: string,
    amount: int,
    times: int,
    words: string,
    cite: CITATION,
    applies: bool,
    timing: s.names(TIMINGS),
    note: maybe(string),
  }),
)

const TRACK = s.object({
  before: int,
  lines: listed(EXPLAINED),
  after: int,
  effective: int,
  /** The effective level when the die is thrown, which decides mobilization, where the end of the turn has another. */
  effectiveAtDie: maybe(int),
  /** No draw was told of for this turn: the effective level is the actual one so far. */
  isUndrawn: maybe(bool),
  /** Thresholds that the level has reached, and which of them this turn. */
  reached: listed(REACHED),
})

const MOBILIZATION = shapeFor<Mobilization>(
  s.object({
    by: s.names(['russia', 'us', 'japan']),
    theatre: maybe(s.names(['Europe', 'Pacific'])),
    ordinal: int,
    brps: int,
    buildable: s.object({ infantry: s.nullable(string), air: s.nullable(string), armour: s.nullable(string) }),
    cite: CITATION,
  }),
)

const TURN_ANSWER = {
  turn: TURN,
  tracks: s.partialRecord(TRACKS, TRACK),
  mobilizations: listed(MOBILIZATION),
  /** The level by which a power grows: America by the higher of its two, Japan by its own (49.851D, 49.852D). */
  growth: listed(s.object({ power: s.names(['us', 'japan']), level: int, cite: CITATION })),
  permissions: listed(
    s.object({
      id: string,
      by: s.names(POWERS),
      words: string,
      most: maybe(s.nullable(int)),
      cite: CITATION,
      ruling: maybe(string),
      standsIn: maybe(CITATION),
    }),
  ),
  /** Where events count once in the game: those that have, and how often. */
  struck: maybe(shapeFor<Struck>(s.record(int))),
  /** Where the book asks for it: the units that face each other on the Russian border. */
  border: maybe(shapeFor<BorderRatio>(s.object({ axis: int, russian: int, ratio: string, worth: int, cite: CITATION, ruling: string }))),
}

const ONE_TURN = s.object(TURN_ANSWER)

export const TENSIONS = s.object({
  ok,
  book: string,
  /** Whether levels move as things happen, or in the phase of the turn after. */
  manner: s.names(['as-it-happens', 'turn-by-turn']),
  /** What the situation left open and was taken to be so. */
  assumed: maybe(listed(SAID)),
  ...TURN_ANSWER,
  /** The turns of a run, one after the other; a single turn is a run of one. */
  run: listed(ONE_TURN),
})

export type ExplainedTensionLine = s.Output<typeof EXPLAINED>
export type TrackAnswer = Readonly<s.Output<typeof TRACK>>
export type TensionTurnAnswer = Readonly<s.Output<typeof ONE_TURN>>
/** With what follows from the turns told of, and what should be told of them. */
export type TensionsAnswer = Readonly<s.Output<typeof TENSIONS>> & Pick<Answer, 'derived' | 'footnotes'>
