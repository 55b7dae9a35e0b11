import { z } from 'zod'
import {
  COUNTRIES,
  FACT_IDS,
  FACTIONS,
  FACTS,
  type Fact,
  type FactValue,
  MINORS,
  mapEach,
  NATIONS,
  POLICIES,
  POWERS,
  TARGETS,
  TRACKS,
  TURNS,
} from '../../rules/core/index.ts'
import { BOOKS } from '../index.ts'

// The desk forbids code made at run time, so the schemas are read without it everywhere.
z.config({ jitless: true })

/** What a fact's value may be. */
function allowedFor(fact: Fact): z.ZodType<FactValue> {
  switch (fact.type) {
    case 'yes-no':
      return z.boolean()
    case 'count': {
      const any = z.int().min(fact.least)
      const number = fact.inSteps === undefined ? any : any.multipleOf(fact.inSteps)
      return fact.most === undefined ? number : number.max(fact.most)
    }
    case 'control':
      return z.enum([...NATIONS, 'nobody'])
    case 'date':
      return z.enum(TURNS).nullable()
    case 'choice':
      return z.enum(fact.choices)
  }
}

const facts = z.strictObject(mapEach(FACT_IDS, (id) => allowedFor(FACTS[id]).optional()))

const turn = z.enum(TURNS)

const standing = z.strictObject({
  result: z.union([z.literal([...POLICIES]), z.null()]),
  with: z.enum(POWERS).optional(),
  since: turn.optional(),
  joined: turn.optional().describe('when it first joined that side, if the result in effect is a later one'),
  attacked: z.boolean().optional(),
  permanent: z.boolean().optional(),
  conquered: z.boolean().optional(),
  waiting: z.boolean().optional(),
  volunteers: z.int().min(0).max(3).optional(),
  turnedAllied: z.boolean().optional(),
  heavyWaterStopped: z.boolean().optional(),
  axisGained: z.boolean().optional(),
  russiaGained: z.boolean().optional(),
})

const pair = z.tuple([z.enum(NATIONS), z.enum(NATIONS)])
const points = z.strictObject(mapEach(TARGETS, () => z.int().min(0).optional()))
const tension = z.union([
  z.int(),
  z.strictObject({ actual: z.int(), effective: z.int(), highest: z.int().optional(), coming: z.int().optional() }),
])

/** A situation as a file or an address says it: only what differs from a scenario's start. */
export const SITUATION_DOCUMENT = z.strictObject({
  edition: z.preprocess((given) => (typeof given === 'number' ? String(given) : given), z.enum(BOOKS.map(({ id }) => id))),
  scenario: z.string().optional(),
  options: z.array(z.string()).optional(),
  rulings: z.record(z.string(), z.string()).optional(),
  turn: turn.optional(),
  facts: facts.optional(),
  standings: z.strictObject(mapEach(MINORS, () => standing.optional())).optional(),
  wars: z
    .array(z.union([pair, z.strictObject({ between: pair, since: turn, until: turn.optional() })]))
    .optional()
    .describe('wars beside those of the scenario; an empty list is peace everywhere'),
  declarations: z
    .array(
      z.strictObject({
        by: z.enum(POWERS),
        on: z.enum([...POWERS, ...COUNTRIES]),
        turn: turn.optional(),
        revoked: z.boolean().optional(),
        quiet: z.boolean().optional(),
      }),
    )
    .optional()
    .describe('declarations of war; each is a war since then, unless revoked or spoken of among the wars'),
  tensions: z.strictObject(mapEach(TRACKS, () => tension.optional())).optional(),
  placements: z.strictObject(mapEach(FACTIONS, () => points.optional())).optional(),
  namings: z
    .array(z.strictObject({ target: z.enum(TARGETS), by: z.enum(FACTIONS), turn: turn.optional(), inEasternWar: z.boolean().optional() }))
    .optional(),
  subversions: z.array(z.strictObject({ target: z.enum(MINORS), turn: turn.optional(), phase: z.enum(FACTIONS).optional() })).optional(),
  mobilizations: z
    .strictObject({
      russia: z
        .strictObject({ done: z.int().min(0).max(5), isHalfDone: z.boolean().optional(), nextDue: turn.nullable().optional() })
        .optional(),
      usEurope: z.int().min(0).max(12).optional(),
      usPacific: z.int().min(0).max(12).optional(),
      japan: z.int().min(0).max(3).optional(),
      japanAtWar: z.int().min(0).max(3).optional(),
    })
    .optional(),
  tensionPointsUsed: z.array(z.strictObject({ by: z.enum(FACTIONS), turn: turn.optional(), track: z.enum(TRACKS).optional() })).optional(),
  struck: z.record(z.string(), z.int().min(0)).optional(),
  paid: z.strictObject(mapEach(MINORS, () => z.strictObject({ to: z.enum(POWERS), brps: z.int().min(0) }).optional())).optional(),
})

export type SituationDocument = z.infer<typeof SITUATION_DOCUMENT>

/** The published schema of a situation file. */
export const situationSchema = (): unknown => ({
  ...z.toJSONSchema(SITUATION_DOCUMENT),
  title: 'Chancery situation',
  description: 'What differs from the start of a scenario',
})
