import { z } from 'zod'
import { CAPITULATIONS, HEIRS, OUTLOOKS, PLACE_IDS, POWERS, RECIPIENTS } from '../rules/index.ts'
import { CITATION, LINE, MAY, REFUSAL } from './answer-shapes.ts'

/** What the door to surrenders gives where a book goes by what is held on the map. */

const ok = z.literal(true)
const turn = z.string()
const wars = z.array(z.looseObject({ between: z.tuple([z.string(), z.string()]), since: z.string(), until: z.string() }))

const row = z.looseObject({
  what: z.string(),
  who: z.string().optional(),
  amount: z.number().optional(),
  cite: CITATION,
  ruling: z.string().optional(),
})
const rows = z.array(row)

const step = z.looseObject({ id: z.string(), amount: z.number(), words: z.string(), cite: CITATION, ruling: z.string().optional() })

const trigger = z.looseObject({
  id: z.string(),
  words: z.string(),
  cite: CITATION,
  ruling: z.string().optional(),
  isMet: z.boolean(),
  wanting: z.array(z.string()),
  points: z.looseObject({ lines: z.array(LINE), total: z.int() }).optional(),
  facts: z.array(z.string()),
})

const state = z.looseObject({
  id: z.enum(CAPITULATIONS),
  is: z.enum(['surrender', 'armistice', 'collapse']),
  title: z.string(),
  outlook: z.enum(OUTLOOKS),
  triggers: z.array(trigger),
  delays: z.array(z.looseObject({ words: z.string(), cite: CITATION })),
  asked: z.enum(['axis', 'japan']).optional(),
  meanwhile: rows,
})

const said = z.looseObject({ id: z.string(), words: z.string(), cite: CITATION })
const ending = said.extend({ isSo: z.boolean(), wanting: z.array(z.string()) })

const cities = z.array(
  z.looseObject({
    place: z.enum(PLACE_IDS as unknown as readonly [string, ...string[]]),
    name: z.string(),
    holder: z.string(),
    isAllied: z.boolean(),
  }),
)

const counted = { year: z.int(), cities, held: z.int(), needed: z.int().optional(), isTested: z.boolean(), cite: CITATION }

const duties = z.array(
  said.extend({ of: z.enum(CAPITULATIONS), least: z.int(), present: z.int(), isKept: z.boolean(), ruling: z.string().optional() }),
)

const OVERVIEW = z.looseObject({
  ok,
  question: z.literal('overview'),
  turn,
  minors: z.array(
    z.looseObject({ nation: z.string(), name: z.string(), is: z.enum(['due', 'later', 'unreported']), words: z.string(), cite: CITATION }),
  ),
  states: z.array(state),
  never: z.array(said),
  duties,
  endings: z.array(ending),
  reaction: z.looseObject(counted),
  mayProceed: z.boolean(),
  unsettled: z.array(REFUSAL),
})

const NATION = z.looseObject({
  ok,
  question: z.enum(['nation', 'collapse']),
  turn,
  state,
  freely: z.looseObject({ allowed: z.boolean(), refusals: z.array(REFUSAL) }),
  terms: rows,
  ifAccepted: rows,
  ifDeclined: rows,
  duties,
})

const SETTLE = MAY.extend({
  question: z.literal('settle'),
  report: z.looseObject({ facts: z.record(z.string(), z.union([z.boolean(), z.number(), z.string(), z.null()])), wars }).optional(),
})

const CEDE = z.looseObject({
  ok,
  question: z.literal('cede'),
  year: z.int(),
  cessions: z.array(
    z.looseObject({ name: z.string(), to: z.enum(HEIRS), words: z.string(), cite: CITATION, ruling: z.string().optional() }),
  ),
  compensation: z.looseObject({ value: z.int(), steps: z.array(step) }),
})

const SPOILS = z.looseObject({
  ok,
  question: z.literal('spoils'),
  to: z.enum(RECIPIENTS),
  value: z.int(),
  supplies: z.int(),
  points: z.int(),
  steps: z.array(step),
})

const REACTION = z.looseObject({
  ok,
  question: z.literal('reaction'),
  turn,
  ...counted,
  untested: z.array(REFUSAL),
  ruling: z.string(),
  europe: state,
  pacific: state,
  terms: z.looseObject({ europe: rows, pacific: rows }),
})

const ARMISTICE = z.looseObject({
  ok,
  question: z.literal('armistice'),
  turn,
  made: z.array(z.looseObject({ id: z.string(), title: z.string(), words: z.string(), holds: rows })),
  peaces: z.array(
    z.looseObject({
      id: z.string(),
      by: z.array(z.enum(POWERS)),
      on: z.array(z.enum(POWERS)),
      isBinding: z.boolean(),
      mayRenew: z.boolean(),
      refusals: z.array(REFUSAL),
      cite: CITATION,
    }),
  ),
  endings: z.array(ending),
})

export const CAPITULATION_SHAPES = [OVERVIEW, NATION, SETTLE, CEDE, SPOILS, REACTION, ARMISTICE] as const
