import { z } from 'zod'
import type { Door } from '../counsel/index.ts'
import { bookLedgers, EDITIONS } from '../editions/index.ts'
import { TURN_DOCUMENT } from '../editions/reading/index.ts'
import { DELEGATIONS, FACTIONS, MANNERS, MINORS, POWER_TARGETS, TARGETS, TRACKS } from '../rules/index.ts'
import { AID_SHAPES } from './aid-shapes.ts'
import { ALLOT, COVERAGE, DIFF, FACTS, INITIATIVE, MAY, NOTICES, RECKON, RULES, TABLE, TENSIONS } from './answer-shapes.ts'
import { CHAPTER_SHAPES } from './chapter-shapes.ts'
import { FORM_TASK_FORCE, LEND, PACIFIC_SHAPES } from './pacific-shapes.ts'
import { ENTER, STATUS_SHAPES, USE_FORCES } from './status-shapes.ts'
import { ATTACK, DECLARE, INTERVENE, WAR_SHAPES } from './war-shapes.ts'
import { ARGUMENT_WORDS, DOOR_WORDS } from './words.ts'

/** What a door takes and gives, as it is described to others. The door itself judges what it is given. */
export interface DoorShape {
  readonly about: 'situation' | 'books'
  readonly words: string
  readonly args: z.ZodObject | z.ZodDiscriminatedUnion
  readonly answer: z.ZodType
}

type Names = readonly [string, ...string[]]
const books = z.enum(EDITIONS.map(({ id }) => id) as unknown as Names)
const ledgers = z.enum(bookLedgers().map(({ id }) => id) as unknown as Names)

const target = z.enum(MINORS).describe(ARGUMENT_WORDS.target)
const by = z.enum(FACTIONS).describe(ARGUMENT_WORDS.by)
const upTo = (most: number) => z.int().min(0).max(most).optional()

const roll = {
  target,
  by,
  manner: z.enum(MANNERS).optional().describe(ARGUMENT_WORDS.manner),
  subversion: z
    .union([z.int().min(0).max(6), z.literal('drawn')])
    .optional()
    .describe(ARGUMENT_WORDS.subversion),
  covertAxis: upTo(9).describe(ARGUMENT_WORDS.covertAxis),
  covertAllies: upTo(9).describe(ARGUMENT_WORDS.covertAllies),
  pledge: z.boolean().optional().describe(ARGUMENT_WORDS.pledge),
}

const asking = (question: string) => z.literal(question).describe(ARGUMENT_WORDS.question)

const may = z.discriminatedUnion('question', [
  z.object({
    question: asking('place'),
    by,
    placements: z.partialRecord(z.enum(TARGETS), z.int().min(0)).optional().describe(ARGUMENT_WORDS.placements),
    points: upTo(99).describe(ARGUMENT_WORDS.points),
  }),
  z.object({
    question: asking('name'),
    by,
    target,
    manner: z.enum(['ordinary', 'reaction']).optional().describe(ARGUMENT_WORDS.manner),
  }),
  z.object({ question: asking('roll'), ...roll, die: z.int().min(1).max(6).optional().describe(ARGUMENT_WORDS.die) }),
  z.object({
    question: asking('take-lesser'),
    ...roll,
    die: z.int().min(1).max(6).optional().describe(ARGUMENT_WORDS.die),
    rolled: z.string().optional().describe(ARGUMENT_WORDS.rolled),
    result: z.string().optional().describe(ARGUMENT_WORDS.result),
  }),
  z.object({ question: asking('demand'), target, by: by.optional() }),
  z.object({ question: asking('station'), by, target, factors: z.int().min(0).max(999).describe(ARGUMENT_WORDS.factors) }),
  z.object({ question: asking('mine'), by: by.optional() }),
  z.object({ question: asking('use-tension-point'), by, track: z.enum(TRACKS).optional().describe(ARGUMENT_WORDS.track) }),
  z.object({ question: asking('act'), act: z.string().describe(ARGUMENT_WORDS.act), amount: upTo(999).describe(ARGUMENT_WORDS.amount) }),
  z.object({
    question: asking('grant'),
    to: z.enum(['britain', 'france', 'russia', 'china']).describe(ARGUMENT_WORDS.to),
    brps: upTo(999).describe(ARGUMENT_WORDS.brps),
  }),
  z.object({ question: asking('mobilize'), power: z.enum(['russia', 'us', 'japan']).describe(ARGUMENT_WORDS.mobilizer) }),
  z.object({ question: asking('lend'), ...LEND }),
  z.object({ question: asking('form-task-force'), ...FORM_TASK_FORCE }),
  z.object({ question: asking('declare'), ...DECLARE }),
  z.object({ question: asking('attack'), ...ATTACK }),
  z.object({ question: asking('intervene'), ...INTERVENE }),
  z.object({ question: asking('enter'), ...ENTER }),
  z.object({ question: asking('use-forces'), ...USE_FORCES }),
])

const search = z.string().optional().describe(ARGUMENT_WORDS.search)

/** A door that is not listed is still open, to POST; it is only not described. */
export const DOOR_SHAPES: Readonly<Partial<Record<Door, DoorShape>>> = {
  allot: {
    about: 'situation',
    words: DOOR_WORDS.allot,
    args: z.object({ power: z.enum(POWER_TARGETS).optional().describe(ARGUMENT_WORDS.power) }),
    answer: ALLOT,
  },
  reckon: { about: 'situation', words: DOOR_WORDS.reckon, args: z.object(roll), answer: RECKON },
  may: { about: 'situation', words: DOOR_WORDS.may, args: may, answer: MAY },
  tensions: {
    about: 'situation',
    words: DOOR_WORDS.tensions,
    args: z.object({
      turn: TURN_DOCUMENT.optional().describe(ARGUMENT_WORDS.turn),
      turns: z.array(TURN_DOCUMENT).min(1).optional().describe(ARGUMENT_WORDS.turns),
    }),
    answer: TENSIONS,
  },
  initiative: { about: 'situation', words: DOOR_WORDS.initiative, args: z.object({}), answer: INITIATIVE },
  notices: {
    about: 'situation',
    words: DOOR_WORDS.notices,
    args: z.object({ by: z.enum(DELEGATIONS).optional().describe(ARGUMENT_WORDS.by) }),
    answer: NOTICES,
  },
  ...STATUS_SHAPES,
  ...CHAPTER_SHAPES,
  ...WAR_SHAPES,
  ...PACIFIC_SHAPES,
  ...AID_SHAPES,
  table: {
    about: 'books',
    words: DOOR_WORDS.table,
    args: z.object({
      edition: books.optional().describe(ARGUMENT_WORDS.edition),
      options: z.array(z.string()).optional().describe(ARGUMENT_WORDS.options),
      table: z.string().optional().describe(ARGUMENT_WORDS.table),
    }),
    answer: TABLE,
  },
  rules: {
    about: 'books',
    words: DOOR_WORDS.rules,
    args: z.object({ edition: ledgers.optional().describe(ARGUMENT_WORDS.book), search }),
    answer: RULES,
  },
  facts: { about: 'books', words: DOOR_WORDS.facts, args: z.object({ search }), answer: FACTS },
  coverage: { about: 'books', words: DOOR_WORDS.coverage, args: z.object({}), answer: COVERAGE },
  diff: {
    about: 'books',
    words: DOOR_WORDS.diff,
    args: z.object({
      one: books.optional().describe(ARGUMENT_WORDS.one),
      other: books.optional().describe(ARGUMENT_WORDS.other),
    }),
    answer: DIFF,
  },
}

/** The arguments a door takes, by name, where they are the same whatever is asked. */
export const argumentsOf = (door: Door): Readonly<Record<string, z.core.$ZodType>> => {
  const args = DOOR_SHAPES[door]?.args
  return args instanceof z.ZodObject ? args.shape : {}
}
