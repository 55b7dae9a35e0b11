import * as z from 'zod/mini'
import {
  CALENDAR,
  COUNTRIES,
  FACT_IDS,
  FACTIONS,
  FACTS,
  type Fact,
  type FactValue,
  isOfPrelude,
  LEVEL_MOMENTS,
  LEVELS,
  LONGEST_TEXT,
  MINORS,
  MOST_BRPS,
  MOST_IN_LIST,
  MOST_NAMINGS,
  MOST_POINTS,
  mapEach,
  NATIONS,
  POLICIES,
  POWERS,
  TARGETS,
  TRACKS,
  TURNS,
} from '../../../rules/core/index.ts'
import { BOOKS } from '../../index.ts'

// The desk forbids code made at run time, so the schemas are read without it everywhere.
z.config({ jitless: true })

/** Those of a prelude last: few games have them, and whoever mistypes a turn is shown the first. */
const DATES = [...TURNS, ...CALENDAR.filter(isOfPrelude)]

/** What a fact's value may be. */
function allowedFor(fact: Fact): z.ZodMiniType<FactValue> {
  switch (fact.type) {
    case 'yes-no':
      return z.boolean()
    case 'count':
      return z.int().check(z.minimum(fact.least), ...(fact.inSteps === undefined ? [] : [z.multipleOf(fact.inSteps)]), z.maximum(fact.most))
    case 'control':
      return z.enum([...NATIONS, 'nobody'])
    case 'date':
      return z.nullable(z.enum(DATES))
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

const count = (most: number) => z.int().check(z.minimum(0), z.maximum(most))
const level = z.int().check(z.minimum(LEVELS[0]), z.maximum(LEVELS[1]))

const text = z.string().check(z.maxLength(LONGEST_TEXT))
/** A list that somebody writes by hand. */
const list = <S extends z.core.$ZodType>(each: S, most = MOST_IN_LIST) => z.array(each).check(z.maxLength(most))

/** Named values, of which there are at most so many; the published schema says so too. */
function table<S extends z.core.$ZodType>(values: S) {
  const schema = z.record(text, values).check(({ value, issues }) => {
    if (Object.keys(value).length > MOST_IN_LIST)
      issues.push({ code: 'too_big', origin: 'array', maximum: MOST_IN_LIST, input: value, path: [] })
  })
  z.globalRegistry.add(schema, { maxProperties: MOST_IN_LIST })
  return schema
}

const facts = z.strictObject(mapEach(FACT_IDS, (id) => maybe(allowedFor(FACTS[id]))))

const turn = z.enum(DATES)

const standing = z.strictObject({
  result: maybe(z.union([z.literal([...POLICIES]), z.null()]), 'the result in effect, null for none; as it was if not said'),
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
const points = z.strictObject(mapEach(TARGETS, () => maybe(count(MOST_POINTS))))
const tension = z.union([level, z.strictObject({ actual: level, effective: level, highest: maybe(level), coming: maybe(level) })])

/** A situation as a file or an address says it: only what differs from a scenario's start. */
export const SITUATION_DOCUMENT = z.strictObject({
  edition: z.pipe(
    z.transform((given) => (typeof given === 'number' ? String(given) : given)),
    z.enum(BOOKS.map(({ id }) => id)),
  ),
  scenario: maybe(text),
  options: maybe(list(text)),
  rulings: maybe(table(text)),
  turn: maybe(turn),
  facts: maybe(facts),
  standings: maybe(z.strictObject(mapEach(MINORS, () => maybe(standing)))),
  wars: maybe(
    list(z.union([pair, z.strictObject({ between: pair, since: turn, until: maybe(turn) })])),
    'wars beside those of the scenario; an empty list is peace everywhere',
  ),
  peace: maybe(list(pair), 'pairs that are expressly at peace: nothing is taken on trust of them'),
  declarations: maybe(
    list(
      z.strictObject({
        by: z.enum(POWERS),
        on: z.enum([...POWERS, ...COUNTRIES]),
        turn: maybe(turn),
        revoked: maybe(z.boolean(), 'called off; what it moved stays moved'),
        gave: maybe(z.enum(POWERS), 'the power its victim stood with until it was called off'),
        together: maybe(z.enum(COUNTRIES), 'the other of a pair by the same declaration: Denmark and Norway, Belgium and Luxembourg'),
        quiet: maybe(z.boolean(), 'moves no tension: a war that is free'),
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
    list(
      z.strictObject({ target: z.enum(TARGETS), by: z.enum(FACTIONS), turn: maybe(turn), inEasternWar: maybe(z.boolean()) }),
      MOST_NAMINGS,
    ),
  ),
  subversions: maybe(list(z.strictObject({ target: z.enum(MINORS), turn: maybe(turn), phase: maybe(z.enum(FACTIONS)) }))),
  mobilizations: maybe(
    z.strictObject({
      russia: maybe(z.strictObject({ done: count(5), isHalfDone: maybe(z.boolean()), nextDue: maybe(z.nullable(turn)) })),
      usEurope: maybe(count(12)),
      usPacific: maybe(count(12)),
      japan: maybe(count(3)),
      japanAtWar: maybe(count(3)),
    }),
  ),
  tensionPointsUsed: maybe(list(z.strictObject({ by: z.enum(FACTIONS), turn: maybe(turn), track: maybe(z.enum(TRACKS)) }))),
  struck: maybe(table(count(MOST_POINTS))),
  paid: maybe(z.strictObject(mapEach(MINORS, () => maybe(z.strictObject({ to: z.enum(POWERS), brps: count(MOST_BRPS) }))))),
})

export type SituationDocument = z.infer<typeof SITUATION_DOCUMENT>

/** The published schema of a situation file. */
export const situationSchema = (): unknown => ({
  ...z.toJSONSchema(SITUATION_DOCUMENT),
  title: 'Chancery situation',
  description: 'What differs from the start of a scenario',
})
