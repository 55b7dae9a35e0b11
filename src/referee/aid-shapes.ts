import { z } from 'zod'
import {
  CARGOES,
  CONVOY_POWERS,
  FACTIONS,
  LEND_LEASE_ROUTES,
  LEND_LEASE_SENDERS,
  PARTISAN_RUNNERS,
  PARTISAN_TABLES,
} from '../rules/index.ts'
import { CITATION, REFUSAL } from './answer-shapes.ts'
import { DOOR_WORDS, AID_ARGUMENT_WORDS as WORDS } from './words.ts'

/** Doors to partisans and lend-lease. */

const ok = z.literal(true)
const about = 'situation' as const
const divisions = z.int().nullable()

const PARTISANS = z.looseObject({
  ok,
  book: z.string(),
  turn: z.string(),
  ahead: z.int().nullable(),
  rows: z.array(
    z.looseObject({
      id: z.string(),
      table: z.enum(PARTISAN_TABLES),
      lands: z.array(z.string()),
      words: z.string(),
      by: z.enum(PARTISAN_RUNNERS),
      state: z.enum(['in-force', 'wanting', 'undated', 'by-diplomacy', 'by-sheet']),
      wanting: z.string().nullable(),
      unreported: z.array(z.string()),
      since: z.string().nullable(),
      yearStarts: z.int().nullable(),
      divisions,
      byYear: z.array(z.looseObject({ year: z.int(), divisions: z.int() })),
      cells: z.array(z.looseObject({ yearStarts: z.int(), divisions })),
      within: z.string().optional(),
      facts: z.array(z.string()),
      cite: CITATION,
      ruling: z.string().optional(),
    }),
  ),
  totals: z.array(
    z.looseObject({
      by: z.enum(PARTISAN_RUNNERS),
      faction: z.enum(FACTIONS).nullable(),
      divisions: z.int(),
      formed: z.int(),
      uncounted: z.array(z.string()),
    }),
  ),
  factions: z.partialRecord(z.enum(FACTIONS), z.int()),
  blanks: CITATION,
})

const step = z.looseObject({ id: z.string(), amount: z.number(), words: z.string(), cite: CITATION, ruling: z.string().optional() })
const said = z.looseObject({ words: z.string(), cite: CITATION })
const levels = z.array(
  z.looseObject({ act: z.string(), words: z.string(), isOpen: z.boolean(), most: z.int().nullable().optional(), cite: CITATION }),
)
const journey = z.looseObject({
  legs: z.array(z.looseObject({ turn: z.string().nullable(), at: z.string(), cite: CITATION })),
  turn: z.string().nullable(),
  joins: z.array(z.string()).nullable(),
  cite: CITATION.nullable(),
})
const route = z.enum(LEND_LEASE_ROUTES)
const sender = z.enum(LEND_LEASE_SENDERS)

const ROUTES = z.looseObject({
  ok,
  book: z.string(),
  turn: z.string(),
  routes: z.array(
    z.looseObject({
      route,
      name: z.string(),
      to: z.string(),
      carriage: z.string(),
      open: z.boolean(),
      capacity: z.int().nullable(),
      steps: z.array(step),
      shut: z.array(REFUSAL),
      senders: z.array(z.looseObject({ by: sender, allowed: z.boolean(), refusals: z.array(REFUSAL), levels })),
      carries: z.array(z.enum(CARGOES)),
      destinations: z.array(z.looseObject({ id: z.string(), name: z.string(), open: z.boolean() })),
      journey,
      remarks: z.array(said),
      digest: CITATION,
      cite: CITATION,
    }),
  ),
})

const SHIPMENT = z.looseObject({
  ok,
  book: z.string(),
  turn: z.string(),
  route,
  name: z.string(),
  by: sender,
  to: z.string(),
  allowed: z.boolean(),
  refusals: z.array(REFUSAL),
  units: z.looseObject({ steps: z.array(step), value: z.number() }),
  capacity: z.looseObject({ steps: z.array(step), value: z.int().nullable() }),
  left: z.number().nullable(),
  levels,
  journey,
  remarks: z.array(said),
})

const whole = (most: number) => z.int().min(0).max(most).optional()
const power = z.enum(CONVOY_POWERS).optional()

export const AID_SHAPES = {
  partisans: {
    about,
    words: DOOR_WORDS.partisans,
    args: z.object({
      table: z.enum(PARTISAN_TABLES).optional().describe(WORDS.table),
      nation: z.string().optional().describe(WORDS.nation),
      year: z.int().min(1939).max(1946).optional().describe(WORDS.year),
    }),
    answer: PARTISANS,
  },
  'lend-lease': {
    about,
    words: DOOR_WORDS['lend-lease'],
    args: z.object({
      route: route.optional().describe(WORDS.route),
      load: z
        .union([z.string(), z.partialRecord(z.enum(CARGOES), z.int().min(0))])
        .optional()
        .describe(WORDS.load),
      by: sender.optional().describe(WORDS.by),
      via: z.string().optional().describe(WORDS.via),
      to: z.string().optional().describe(WORDS.to),
      already: whole(999).describe(WORDS.already),
      transports: whole(999).describe(WORDS.transports),
      carriers: power.describe(WORDS.carriers),
      escort: power.describe(WORDS.escort),
      behind: whole(9).describe(WORDS.behind),
    }),
    answer: z.union([SHIPMENT, ROUTES]),
  },
} as const
