import { z } from 'zod'
import { DELEGATIONS, FACTIONS, HOMES, POWERS, TIMINGS, TRACKS } from '../rules/index.ts'

/** The answers of the doors as others may rely on them. Answers may carry more than is said here; what is said here stays. */

const ok = z.literal(true)

export const CITATION = z.looseObject({ book: z.string(), rule: z.string() })

export const LINE = z.looseObject({
  id: z.string(),
  amount: z.int(),
  times: z.int(),
  words: z.string(),
  cite: CITATION,
  ruling: z.string().optional(),
  standsIn: CITATION.optional(),
  applies: z.boolean(),
})

export const REFUSAL = z.looseObject({
  code: z.string(),
  cite: CITATION.optional(),
  words: z.string(),
  data: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
})

export const REFUSED = z.looseObject({ ok: z.literal(false), refusals: z.array(REFUSAL) })

const faction = z.enum(FACTIONS)
const lines = z.array(LINE)
const sum = z.looseObject({ lines, total: z.int() })

/** Every power against every nation. */
export const WAR_ROOM = z.looseObject({
  ok,
  book: z.string(),
  turn: z.string(),
  cells: z.array(
    z.looseObject({
      by: z.enum(POWERS),
      on: z.string(),
      allowed: z.boolean(),
      isAtWar: z.boolean(),
      price: z.int().nullable(),
      means: z.enum(POWERS).nullable(),
      obstacles: z.array(
        z.looseObject({
          code: z.string(),
          words: z.string(),
          cite: CITATION.optional(),
          atStart: z.array(z.looseObject({ track: z.enum(TRACKS), amount: z.int(), level: z.int(), words: z.string() })).optional(),
        }),
      ),
    }),
  ),
})

const citedWords = z.looseObject({ words: z.string(), cite: CITATION })

/** Blitz turns, and what this one brings. */
export const BLITZ = z.looseObject({
  ok,
  book: z.string(),
  turn: z.string(),
  isBlitz: z.boolean(),
  campaigns: z.array(
    z.looseObject({
      id: z.string(),
      words: z.string(),
      by: z.array(z.enum(POWERS)),
      against: z.array(z.string()),
      turns: z.array(z.string()),
      isOn: z.boolean(),
      left: z.int(),
      steps: z.array(z.looseObject({ id: z.string(), amount: z.int(), words: z.string(), cite: CITATION })),
      needs: z.array(z.string()),
      isDeclarerUnknown: z.boolean().optional(),
      cite: CITATION,
    }),
  ),
  rounds: z.looseObject({ value: z.int(), cite: CITATION }),
  dry: citedWords.nullable(),
  severeWinter: citedWords.extend({ is: z.enum(['past', 'now', 'ahead', 'not-in-sight']), turn: z.string().nullable() }),
})

export const ALLOT = z.looseObject({
  ok,
  book: z.string(),
  turn: z.string(),
  powers: z.record(z.string(), sum),
  factions: z.record(faction, z.looseObject({ total: z.int(), limit: z.int() })),
  notes: z.array(z.looseObject({ what: z.string(), cite: CITATION })).optional(),
})

const resultAtDie = z.looseObject({
  result: z.string(),
  total: z.int(),
  favours: z.string(),
  permanent: z.boolean(),
  words: z.string(),
  cite: CITATION,
})

const namedChances = z.array(z.looseObject({ result: z.string(), chance: z.string(), words: z.string() }))

export const RECKON = z.looseObject({
  ok,
  target: z.string(),
  by: faction,
  manner: z.string(),
  book: z.string(),
  turn: z.string(),
  plus: z.string(),
  lines,
  total: z.int(),
  results: z.record(z.string(), resultAtDie),
  odds: namedChances,
  demandOdds: namedChances.optional(),
  draws: z.array(z.looseObject({ draw: z.int(), total: z.int(), results: z.record(z.string(), z.string()) })).optional(),
  cautions: z.array(z.looseObject({ words: z.string(), cite: CITATION })).optional(),
  refusals: z.array(REFUSAL).optional(),
})

const consequence = z.looseObject({
  what: z.string(),
  who: z.string().optional(),
  amount: z.number().optional(),
  cite: CITATION,
  ruling: z.string().optional(),
  standsIn: CITATION.optional(),
})

const assumed = z.array(z.looseObject({ words: z.string(), cite: CITATION })).optional()

export const MAY = z.looseObject({
  ok,
  allowed: z.boolean(),
  refusals: z.array(REFUSAL),
  price: z.record(z.string(), z.int()),
  consequences: z.array(consequence),
  assumed,
})

const tensionTurn = {
  turn: z.string(),
  tracks: z.partialRecord(
    z.enum(TRACKS),
    z.looseObject({
      before: z.int(),
      lines: z.array(LINE.extend({ timing: z.enum(TIMINGS), note: z.string().optional() })),
      after: z.int(),
      effective: z.int(),
      isUndrawn: z.boolean().optional(),
      reached: z.array(
        z.looseObject({
          level: z.int(),
          words: z.string(),
          cite: CITATION,
          standsIn: CITATION.optional(),
          isNew: z.boolean(),
          isByDate: z.boolean().optional(),
        }),
      ),
    }),
  ),
  mobilizations: z.array(
    z.looseObject({
      by: z.enum(['russia', 'us', 'japan']),
      theatre: z.enum(['Europe', 'Pacific']).optional(),
      ordinal: z.int(),
      brps: z.int(),
      buildable: z.looseObject({ infantry: z.string().nullable(), air: z.string().nullable(), armour: z.string().nullable() }),
      cite: CITATION,
    }),
  ),
  permissions: z.array(
    z.looseObject({
      id: z.string(),
      by: z.enum(POWERS),
      words: z.string(),
      most: z.int().nullable().optional(),
      cite: CITATION,
      ruling: z.string().optional(),
      standsIn: CITATION.optional(),
    }),
  ),
  struck: z.record(z.string(), z.int()).optional(),
  border: z
    .looseObject({ axis: z.int(), russian: z.int(), ratio: z.string(), worth: z.int(), cite: CITATION, ruling: z.string() })
    .optional(),
}

export const TENSIONS = z.looseObject({
  ok,
  book: z.string(),
  manner: z.enum(['as-it-happens', 'turn-by-turn']),
  assumed,
  basis: z.looseObject({ words: z.string(), cite: CITATION }).optional(),
  ...tensionTurn,
  run: z.array(z.looseObject(tensionTurn)),
})

/** Who moves first, with every faction in its order. */
export const INITIATIVE = z.looseObject({
  ok,
  book: z.string(),
  turn: z.string(),
  holder: faction,
  previous: faction,
  order: z.array(z.looseObject({ faction, rank: z.int(), points: z.int(), lines, partners: z.array(z.string()) })),
  reason: z.looseObject({ words: z.string(), cite: CITATION }),
  powers: z.record(z.string(), sum),
})

export const NOTICES = z.looseObject({
  ok,
  notices: z.array(z.looseObject({ to: z.enum(DELEGATIONS), words: z.string(), cite: CITATION })),
})

const printedRow = z.looseObject({
  id: z.string(),
  value: z.int(),
  words: z.string(),
  when: z.string().optional(),
  per: z.string().optional(),
  cap: z.int().optional(),
  cite: CITATION,
  facts: z.array(z.string()),
})
const printedBand = z.looseObject({
  id: z.string(),
  words: z.string(),
  favours: z.string(),
  permanent: z.literal(true).optional(),
  cite: CITATION,
})

export const TABLE = z.looseObject({
  ok,
  book: z.string(),
  tables: z.array(
    z.looseObject({ id: z.string(), title: z.string(), plus: z.string(), rows: z.array(printedRow), results: z.array(printedBand) }),
  ),
})

const home = z.looseObject({ is: z.enum(HOMES) })
const clause = z.looseObject({ number: z.string(), catalogue: z.string(), heading: z.string(), home })
const ruling = z.looseObject({ id: z.string(), question: z.string(), answer: z.string(), reason: z.string(), standing: z.string() })

export const RULES = z.looseObject({
  ok,
  books: z.record(z.string(), z.looseObject({ title: z.string(), clauses: z.array(clause), rulings: z.array(ruling) })),
})

const factValue = z.union([z.boolean(), z.int(), z.string(), z.null()])

export const FACTS = z.looseObject({
  ok,
  facts: z.array(
    z.looseObject({
      id: z.string(),
      type: z.string(),
      words: z.string(),
      readBy: z.array(z.string()),
      start: factValue,
      startPerScenario: z.record(z.string(), factValue),
    }),
  ),
})

export const COVERAGE = z.looseObject({
  ok,
  books: z.record(z.string(), z.looseObject({ clauses: z.int(), toDo: z.int(), byHome: z.record(z.string(), z.int()) })),
  clauses: z.array(
    z.looseObject({
      book: z.string(),
      number: z.string(),
      catalogue: z.string(),
      heading: z.string(),
      home: z.enum(HOMES),
      where: z.string().nullable(),
      tests: z.array(z.string()),
    }),
  ),
})

const heading = z.looseObject({ number: z.string(), heading: z.string() })
const eitherRow = printedRow.nullable()

export const DIFF = z.looseObject({
  ok,
  one: z.string(),
  other: z.string(),
  tables: z.array(
    z.looseObject({ table: z.string(), rows: z.array(z.looseObject({ row: z.string(), one: eitherRow, other: eitherRow })) }),
  ),
  clauses: z.looseObject({
    onlyInOne: z.array(heading),
    onlyInOther: z.array(heading),
    reworded: z.array(z.looseObject({ number: z.string(), one: z.string(), other: z.string() })),
  }),
})

export const HEALTH = z.strictObject({
  ok,
  version: z.string(),
  store: z.strictObject({ kind: z.string(), games: z.int() }),
})
