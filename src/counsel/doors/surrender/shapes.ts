import * as z from 'zod/mini'
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
import { maybe } from '../argument.ts'
import { bool, CITATION, int, LINE, listed, ok, REFUSAL, STEP, shapeFor, string, VERDICT } from '../shapes.ts'

/** Answers on surrenders and armistices, where a book goes by what is held on the map. */

const rows = listed(
  shapeFor<Following>(z.object({ what: string, who: maybe(string), amount: maybe(z.number()), cite: CITATION, ruling: maybe(string) })),
)

const trigger = z.object({
  id: string,
  words: string,
  cite: CITATION,
  ruling: maybe(string),
  isMet: bool,
  wanting: listed(string),
  points: maybe(z.object({ lines: listed(LINE), total: int })),
  facts: listed(string),
})

const state = shapeFor<CapitulationState>(
  z.object({
    id: z.enum(CAPITULATIONS),
    is: z.enum(['surrender', 'armistice', 'collapse']),
    title: string,
    outlook: z.enum(OUTLOOKS),
    triggers: listed(trigger),
    delays: listed(z.object({ words: string, cite: CITATION })),
    asked: maybe(z.enum(['axis', 'japan'])),
    meanwhile: rows,
  }),
)

const said = { id: string, words: string, cite: CITATION }
const endings = listed(shapeFor<EndingState>(z.object({ ...said, isSo: bool, wanting: listed(string) })))

const cities = listed(z.object({ place: z.enum(PLACE_IDS), name: string, holder: string, isAllied: bool }))

const counted = { year: int, cities, held: int, needed: maybe(int), isTested: bool, cite: CITATION }

const duties = listed(
  shapeFor<DutyState>(z.object({ ...said, of: z.enum(CAPITULATIONS), least: int, present: int, isKept: bool, ruling: maybe(string) })),
)

/** Everyone at a glance. */
export const OVERVIEW = z.object({
  ok,
  question: z.literal('overview'),
  turn: string,
  /** Minor nations whose capital is lost, and when they give in. */
  minors: listed(
    shapeFor<CapitalLost>(
      z.object({ nation: string, name: string, is: z.enum(['due', 'later', 'unreported']), words: string, cite: CITATION }),
    ),
  ),
  states: listed(state),
  never: listed(z.object(said)),
  duties,
  endings,
  reaction: shapeFor<Pick<Reaction, 'year' | 'held' | 'needed' | 'next' | 'isTested' | 'cities' | 'cite'>>(z.object(counted)),
  /** Other diplomacy may go on. */
  mayProceed: bool,
  unsettled: listed(REFUSAL),
})

/** One nation: what it takes, what it offers, and what follows. */
export const NATION = z.object({
  ok,
  question: z.enum(['nation', 'collapse']),
  turn: string,
  state,
  /** It may offer of its own will, and why not. */
  freely: z.object({ allowed: bool, refusals: listed(REFUSAL) }),
  terms: rows,
  /** What follows, or has followed. */
  ifAccepted: rows,
  ifDeclined: rows,
  /** What its occupier must keep there, now or once it gives in, and how many are there. */
  duties,
})

const wars = listed(z.object({ between: z.tuple([string, string]), since: string, until: string }))

export const SETTLE = z.extend(VERDICT, {
  report: maybe(shapeFor<Report>(z.object({ facts: z.record(string, z.union([bool, z.number(), string, z.null()])), wars }))),
})

/** How land is divided. */
export const CEDE = z.object({
  ok,
  question: z.literal('cede'),
  year: int,
  cessions: listed(shapeFor<Cession>(z.object({ name: string, to: z.enum(HEIRS), words: string, cite: CITATION, ruling: maybe(string) }))),
  compensation: z.object({ value: z.number(), steps: listed(STEP) }),
})

export const SPOILS = z.object({
  ok,
  question: z.literal('spoils'),
  to: z.enum(RECIPIENTS),
  value: z.number(),
  supplies: int,
  points: int,
  steps: listed(STEP),
})

export const REACTION = shapeFor<Reaction & { readonly ok: true; readonly question: 'reaction'; readonly turn: string }>(
  z.object({
    ok,
    question: z.literal('reaction'),
    turn: string,
    ...counted,
    untested: listed(REFUSAL),
    ruling: string,
    europe: state,
    pacific: state,
    terms: z.object({ europe: rows, pacific: rows }),
  }),
)

/** One peace, and who may break it. */
const PEACE = z.object({
  id: string,
  by: listed(z.enum(POWERS)),
  on: listed(z.enum(POWERS)),
  isBinding: bool,
  mayRenew: bool,
  refusals: listed(REFUSAL),
  cite: CITATION,
})

export const ARMISTICE = z.object({
  ok,
  question: z.literal('armistice'),
  turn: string,
  /** Armistices and Russian surrenders that hold, and what they mean. */
  made: listed(z.object({ id: string, title: string, words: string, holds: rows })),
  peaces: listed(PEACE),
  endings,
})

export type OverviewAnswer = Readonly<z.output<typeof OVERVIEW>>
export type NationAnswer = Readonly<z.output<typeof NATION>>
export type SettleAnswer = Readonly<z.output<typeof SETTLE>>
export type CedeAnswer = Readonly<z.output<typeof CEDE>>
export type SpoilsAnswer = Readonly<z.output<typeof SPOILS>>
export type ReactionAnswer = Readonly<z.output<typeof REACTION>>
export type ArmisticeAnswer = Readonly<z.output<typeof ARMISTICE>>
export type PeaceState = Readonly<z.output<typeof PEACE>>
