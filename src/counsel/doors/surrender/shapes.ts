import {
  CAPITULATIONS,
  type CapitalLost,
  type CapitulationState,
  type Cession,
  type DutyState,
  type EndingState,
  HEIRS,
  OUTLOOKS,
  RECIPIENTS,
  type Reaction,
  type Report,
} from '../../../rules/chapters/surrender/index.ts'
import { type Following, PLACE_IDS, POWERS } from '../../../rules/core/index.ts'
import * as s from '../../schema.ts'
import { bool, CITATION, int, LINE, listed, ok, REFUSAL, STEP, shapeFor, string, VERDICT } from '../answers/shapes.ts'
import { maybe } from '../arguments/argument.ts'

/** Answers on surrenders and armistices, where a book goes by what is held on the map. */

const rows = listed(
  shapeFor<Following>(s.object({ what: string, who: maybe(string), amount: maybe(s.number), cite: CITATION, ruling: maybe(string) })),
)

const trigger = s.object({
  id: string,
  words: string,
  cite: CITATION,
  ruling: maybe(string),
  isMet: bool,
  wanting: listed(string),
  points: maybe(s.object({ lines: listed(LINE), total: int })),
  facts: listed(string),
})

const state = shapeFor<CapitulationState>(
  s.object({
    id: s.names(CAPITULATIONS),
    is: s.names(['surrender', 'armistice', 'collapse']),
    title: string,
    outlook: s.names(OUTLOOKS),
    triggers: listed(trigger),
    delays: listed(s.object({ words: string, cite: CITATION })),
    asked: maybe(s.names(['axis', 'japan'])),
    meanwhile: rows,
  }),
)

const said = { id: string, words: string, cite: CITATION }
const endings = listed(shapeFor<EndingState>(s.object({ ...said, isSo: bool, isDecisive: maybe(bool), wanting: listed(string) })))

const cities = listed(s.object({ place: s.names(PLACE_IDS), name: string, holder: string, isAllied: bool }))

const counted = { year: int, cities, held: int, needed: maybe(int), isTested: bool, cite: CITATION }

const duties = listed(
  shapeFor<DutyState>(s.object({ ...said, of: s.names(CAPITULATIONS), least: int, present: int, isKept: bool, ruling: maybe(string) })),
)

/** Everyone at a glance. */
export const OVERVIEW = s.object({
  ok,
  question: s.names(['overview']),
  turn: string,
  /** Minor nations whose capital is lost, and when they give in. */
  minors: listed(
    shapeFor<CapitalLost>(
      s.object({ nation: string, name: string, is: s.names(['due', 'later', 'unreported']), words: string, cite: CITATION }),
    ),
  ),
  states: listed(state),
  never: listed(s.object(said)),
  duties,
  endings,
  reaction: shapeFor<Pick<Reaction, 'year' | 'held' | 'needed' | 'next' | 'isTested' | 'cities' | 'cite'>>(s.object(counted)),
  /** Other diplomacy may go on. */
  mayProceed: bool,
  unsettled: listed(REFUSAL),
})

/** One nation: what it takes, what it offers, and what follows. */
export const NATION = s.object({
  ok,
  question: s.names(['nation', 'collapse']),
  turn: string,
  state,
  /** It may offer of its own will, and why not. */
  freely: s.object({ allowed: bool, refusals: listed(REFUSAL) }),
  terms: rows,
  /** What follows, or has followed. */
  ifAccepted: rows,
  ifDeclined: rows,
  /** What its occupier must keep there, now or once it gives in, and how many are there. */
  duties,
})

const wars = listed(s.object({ between: s.tuple(string, string), since: string, until: string }))

export const SETTLE = s.extend(VERDICT, {
  report: maybe(shapeFor<Report>(s.object({ facts: s.record(s.union(bool, s.number, string, s.nothing)), wars }))),
})

/** How land is divided. */
export const CEDE = s.object({
  ok,
  question: s.names(['cede']),
  year: int,
  cessions: listed(shapeFor<Cession>(s.object({ name: string, to: s.names(HEIRS), words: string, cite: CITATION, ruling: maybe(string) }))),
  compensation: s.object({ value: s.number, steps: listed(STEP) }),
})

export const SPOILS = s.object({
  ok,
  question: s.names(['spoils']),
  to: s.names(RECIPIENTS),
  value: s.number,
  supplies: int,
  points: int,
  steps: listed(STEP),
})

export const REACTION = shapeFor<Reaction & { readonly ok: true; readonly question: 'reaction'; readonly turn: string }>(
  s.object({
    ok,
    question: s.names(['reaction']),
    turn: string,
    ...counted,
    untested: listed(REFUSAL),
    ruling: string,
    europe: state,
    pacific: state,
    terms: s.object({ europe: rows, pacific: rows }),
    /** What would end it all, whatever the cities. */
    decisive: endings,
  }),
)

/** One peace, and who may break it. */
const PEACE = s.object({
  id: string,
  by: listed(s.names(POWERS)),
  on: listed(s.names(POWERS)),
  isBinding: bool,
  mayRenew: bool,
  refusals: listed(REFUSAL),
  cite: CITATION,
})

export const ARMISTICE = s.object({
  ok,
  question: s.names(['armistice']),
  turn: string,
  /** Armistices and Russian surrenders that hold, and what they mean. */
  made: listed(s.object({ id: string, title: string, words: string, holds: rows })),
  /** Reported as made, with a war that it ends still open: these do not hold. */
  open: listed(s.object({ id: string, title: string, wars: listed(listed(string)), words: string, cite: CITATION })),
  peaces: listed(PEACE),
  endings,
})

export type OverviewAnswer = Readonly<s.Output<typeof OVERVIEW>>
export type NationAnswer = Readonly<s.Output<typeof NATION>>
export type SettleAnswer = Readonly<s.Output<typeof SETTLE>>
export type CedeAnswer = Readonly<s.Output<typeof CEDE>>
export type SpoilsAnswer = Readonly<s.Output<typeof SPOILS>>
export type ReactionAnswer = Readonly<s.Output<typeof REACTION>>
export type ArmisticeAnswer = Readonly<s.Output<typeof ARMISTICE>>
export type PeaceState = Readonly<s.Output<typeof PEACE>>
