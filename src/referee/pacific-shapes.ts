import { z } from 'zod'
import { STRIKE_REPORTS } from '../counsel/index.ts'
import { ACTIVITIES, CLOSED_HEXES, COOPERATORS, LENDERS, POWERS, SIDES, SURPRISED } from '../rules/index.ts'
import { CITATION, REFUSAL } from './answer-shapes.ts'
import { DOOR_WORDS, PACIFIC_ARGUMENT_WORDS as WORDS } from './words.ts'

/** Doors to Pearl Harbor, unpreparedness and cooperation, and the questions about lent units and carrier forces. */

const ok = z.literal(true)
const about = 'situation' as const
const said = z.looseObject({ words: z.string(), cite: CITATION })
const counted = z.array(z.looseObject({ taskForces: z.int(), chance: z.string() }))

const whole = (least: number, most: number) => z.int().min(least).max(most).optional()
const die = z.int().min(1).max(6).optional()
const faces = z.union([z.string(), z.array(z.union([z.int(), z.array(z.int())]))]).optional()
const playerTurn = z.enum(SIDES).optional().describe(WORDS.playerTurn)

type Names = readonly [string, ...string[]]

const PEARL_HARBOR = z.looseObject({
  ok,
  book: z.string(),
  turn: z.string(),
  tableUsed: z.boolean(),
  table: CITATION,
  level: z.looseObject({
    lines: z.array(z.looseObject({ id: z.string(), amount: z.int(), words: z.string(), cite: CITATION })),
    total: z.int(),
  }),
  rises: z
    .looseObject({
      amount: z.int(),
      level: z.int(),
      column: z.string().optional(),
      isCounted: z.boolean(),
      words: z.string(),
      cite: CITATION,
    })
    .optional(),
  notes: z.array(z.looseObject({ words: z.string(), cite: CITATION.optional() })),
  columns: z.array(z.looseObject({ column: z.string(), modifier: z.int(), chance: z.string() })),
  taskForces: z.int(),
  odds: z
    .looseObject({
      places: z.array(z.looseObject({ place: z.union([z.string(), z.int()]), chance: z.string() })),
      caught: counted,
      surprise: z.array(z.looseObject({ level: z.string(), chance: z.string(), words: z.string(), cite: CITATION })),
      interception: z.string(),
      intercepting: counted,
    })
    .optional(),
  strike: z.looseObject({ steps: z.array(z.looseObject({ step: z.string(), words: z.string(), cite: CITATION })) }).optional(),
})

const UNPREPARED = z.looseObject({
  ok,
  book: z.string(),
  turn: z.string(),
  surprise: z.boolean().nullable(),
  needs: z.array(z.looseObject({ fact: z.string(), words: z.string(), cite: CITATION })),
  alert: z.looseObject({ level: z.int(), cite: CITATION }),
  effects: z.array(
    z.looseObject({
      id: z.string(),
      during: z.string(),
      binds: z.array(z.string()),
      most: z.int().optional(),
      words: z.string(),
      cite: CITATION,
    }),
  ),
})

const COOPERATE = z.looseObject({
  ok,
  one: z.string(),
  other: z.string(),
  pair: z.string().nullable(),
  restricted: z.boolean(),
  bansLeft: z.boolean(),
  apart: said.optional(),
  because: z.array(said),
  lifts: z.array(said),
  ends: z.looseObject({ turn: z.string(), side: z.string(), words: z.string(), cite: CITATION }).nullable(),
  activities: z.array(
    z.looseObject({
      activity: z.string(),
      words: z.string(),
      allowed: z.boolean(),
      isRegulated: z.boolean(),
      refusals: z.array(REFUSAL),
      notes: z.array(said),
    }),
  ),
  allowed: z.boolean().optional(),
  refusals: z.array(REFUSAL).optional(),
  limits: z.array(z.looseObject({ of: z.string(), most: z.int(), words: z.string(), cite: CITATION })),
})

export const PACIFIC_SHAPES = {
  'pearl-harbor': {
    about,
    words: DOOR_WORDS['pearl-harbor'],
    args: z.object({
      level: whole(-99, 199).describe(WORDS.level),
      actual: whole(-99, 199).describe(WORDS.actual),
      finalDie: die.describe(WORDS.finalDie),
      rises: z.boolean().optional().describe(WORDS.rises),
      mobilized: z.boolean().optional().describe(WORDS.mobilized),
      shipbuilding: whole(0, 9).describe(WORDS.shipbuilding),
      magicUs: whole(0, 99).describe(WORDS.magicUs),
      magicJapan: whole(0, 99).describe(WORDS.magicJapan),
      carriers: whole(0, 30).describe(WORDS.carriers),
      carrierDice: faces.describe(WORDS.carrierDice),
      surpriseDie: die.describe(WORDS.surpriseDie),
      secondStrike: z.boolean().optional().describe(WORDS.secondStrike),
      interceptionDice: faces.describe(WORDS.interceptionDice),
      nas: whole(1, 99).describe(WORDS.nas),
      cap: whole(0, 99).describe(WORDS.cap),
      oilResult: whole(0, 99).describe(WORDS.oilResult),
      first: STRIKE_REPORTS.first.optional().describe(WORDS.first),
      second: STRIKE_REPORTS.second.optional().describe(WORDS.second),
      combat: STRIKE_REPORTS.combat.optional().describe(WORDS.combat),
    }),
    answer: PEARL_HARBOR,
  },
  unprepared: {
    about,
    words: DOOR_WORDS.unprepared,
    args: z.object({
      playerTurn,
      power: z.enum(SURPRISED).optional().describe(WORDS.surprised),
      rises: z.boolean().optional().describe(WORDS.rises),
    }),
    answer: UNPREPARED,
  },
  cooperate: {
    about,
    words: DOOR_WORDS.cooperate,
    args: z.object({
      one: z.enum(COOPERATORS).describe(WORDS.one),
      other: z.enum(COOPERATORS).describe(WORDS.other),
      activity: z
        .enum(ACTIVITIES as unknown as Names)
        .optional()
        .describe(WORDS.activity),
      hex: z.enum(CLOSED_HEXES).optional().describe(WORDS.hex),
      wasAxisHeld: z.boolean().optional().describe(WORDS.wasAxisHeld),
      playerTurn,
      oneFactors: whole(0, 999).describe(WORDS.oneFactors),
      otherFactors: whole(0, 999).describe(WORDS.otherFactors),
      die: die.describe(WORDS.attackDie),
    }),
    answer: COOPERATE,
  },
} as const

/** Two questions of what may be done. */
export const LEND = {
  lender: z.enum(LENDERS).describe(WORDS.lender),
  to: z.enum(POWERS).describe(WORDS.borrower),
  units: whole(1, 99).describe(WORDS.units),
}
export const FORM_TASK_FORCE = {
  carrier: z.enum(['CVL', 'CV', 'CVB']).optional().describe(WORDS.carrier),
  fourFactorBattleships: whole(0, 99).describe(WORDS.fourFactorBattleships),
  threeFactorBattleships: whole(0, 99).describe(WORDS.threeFactorBattleships),
  lightFactors: whole(0, 99).describe(WORDS.lightFactors),
}
