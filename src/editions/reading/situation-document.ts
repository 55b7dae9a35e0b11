import * as z from 'zod/mini'
import {
  COUNTRIES,
  FACT_IDS,
  FACTIONS,
  FACTS,
  type Fact,
  type FactValue,
  LEVEL_MOMENTS,
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
function allowedFor(fact: Fact): z.ZodMiniType<FactValue> {
  switch (fact.type) {
    case 'yes-no':
      return z.boolean()
    case 'count':
      return z
        .int()
        .check(
          z.minimum(fact.least),
          ...(fact.inSteps === undefined ? [] : [z.multipleOf(fact.inSteps)]),
          ...(fact.most === undefined ? [] : [z.maximum(fact.most)]),
        )
    case 'control':
      return z.enum([...NATIONS, 'nobody'])
    case 'date':
      return z.nullable(z.enum(TURNS))
    case 'choice':
      return z.enum(fact.choices)
  }
}

/** Something that may be left unsaid, with its words for whoever reads the schema. */
function maybe<S extends z.core.$ZodType>(schema: S, description?: string): z.ZodMiniOptional<S> {
  const optional = z.optional(schema)
  if (description !== undefined) z.globalRegistry.add(optional, { description })
  return optional
}

const count = (most?: number) => z.int().check(z.minimum(0), ...(most === undefined ? [] : [z.maximum(most)]))

const facts = z.strictObject(mapEach(FACT_IDS, (id) => maybe(allowedFor(FACTS[id]))))

const turn = z.enum(TURNS)

const standing = z.strictObject({
  result: z.union([z.literal([...POLICIES]), z.null()]),
  with: maybe(z.enum(POWERS)),
  since: maybe(turn),
  joined: maybe(turn, 'when it first joined that side, if the result in effect is a later one'),
  attacked: maybe(z.boolean()),
  permanent: maybe(z.boolean()),
  conquered: maybe(z.boolean()),
  waiting: maybe(z.boolean()),
  volunteers: maybe(count(3)),
  turnedAllied: maybe(z.boolean()),
  heavyWaterStopped: maybe(z.boolean()),
  axisGained: maybe(z.boolean()),
  russiaGained: maybe(z.boolean()),
})

const pair = z.tuple([z.enum(NATIONS), z.enum(NATIONS)])
const points = z.strictObject(mapEach(TARGETS, () => maybe(count())))
const tension = z.union([z.int(), z.strictObject({ actual: z.int(), effective: z.int(), highest: maybe(z.int()), coming: maybe(z.int()) })])

/** A situation as a file or an address says it: only what differs from a scenario's start. */
export const SITUATION_DOCUMENT = z.strictObject({
  edition: z.pipe(
    z.transform((given) => (typeof given === 'number' ? String(given) : given)),
    z.enum(BOOKS.map(({ id }) => id)),
  ),
  scenario: maybe(z.string()),
  options: maybe(z.array(z.string())),
  rulings: maybe(z.record(z.string(), z.string())),
  turn: maybe(turn),
  facts: maybe(facts),
  standings: maybe(z.strictObject(mapEach(MINORS, () => maybe(standing)))),
  wars: maybe(
    z.array(z.union([pair, z.strictObject({ between: pair, since: turn, until: maybe(turn) })])),
    'wars beside those of the scenario; an empty list is peace everywhere',
  ),
  declarations: maybe(
    z.array(
      z.strictObject({
        by: z.enum(POWERS),
        on: z.enum([...POWERS, ...COUNTRIES]),
        turn: maybe(turn),
        revoked: maybe(z.boolean()),
        quiet: maybe(z.boolean()),
      }),
    ),
    'declarations of war; each is a war since then, unless revoked or spoken of among the wars',
  ),
  tensions: maybe(z.strictObject(mapEach(TRACKS, () => maybe(tension)))),
  levelsAt: maybe(
    z.enum(LEVEL_MOMENTS),
    'whether the tension levels stand before or after what the start of this turn adds; not said, levels that the file gives stand after it (before it, where the year start is asked about), those of the scenario before it, and the answer says so',
  ),
  placements: maybe(z.strictObject(mapEach(FACTIONS, () => maybe(points)))),
  namings: maybe(
    z.array(z.strictObject({ target: z.enum(TARGETS), by: z.enum(FACTIONS), turn: maybe(turn), inEasternWar: maybe(z.boolean()) })),
  ),
  subversions: maybe(z.array(z.strictObject({ target: z.enum(MINORS), turn: maybe(turn), phase: maybe(z.enum(FACTIONS)) }))),
  mobilizations: maybe(
    z.strictObject({
      russia: maybe(z.strictObject({ done: count(5), isHalfDone: maybe(z.boolean()), nextDue: maybe(z.nullable(turn)) })),
      usEurope: maybe(count(12)),
      usPacific: maybe(count(12)),
      japan: maybe(count(3)),
      japanAtWar: maybe(count(3)),
    }),
  ),
  tensionPointsUsed: maybe(z.array(z.strictObject({ by: z.enum(FACTIONS), turn: maybe(turn), track: maybe(z.enum(TRACKS)) }))),
  struck: maybe(z.record(z.string(), count())),
  paid: maybe(z.strictObject(mapEach(MINORS, () => maybe(z.strictObject({ to: z.enum(POWERS), brps: count() }))))),
})

export type SituationDocument = z.infer<typeof SITUATION_DOCUMENT>

/** The published schema of a situation file. */
export const situationSchema = (): unknown => ({
  ...z.toJSONSchema(SITUATION_DOCUMENT),
  title: 'Chancery situation',
  description: 'What differs from the start of a scenario',
})
