import { z } from 'zod'
import {
  CONQUEST_QUESTIONS,
  CONSTRUCTION_QUESTIONS,
  ELECTION_QUESTIONS,
  RESEARCH_QUESTIONS,
  SURRENDER_QUESTIONS,
  TRANSFER_QUESTIONS,
  TRANSPORT_QUESTIONS,
} from '../counsel/index.ts'
import { CITATION, LINE, MAY, REFUSAL } from './answer-shapes.ts'
import { CAPITULATION_SHAPES } from './surrender-shapes.ts'
import { DOOR_WORDS } from './words.ts'

/** Doors to other chapters of the rules: each has questions of its own and answers with a verdict, a number or a list. */

const ok = z.literal(true)
const question = z.string()
const step = z.looseObject({ id: z.string(), amount: z.number(), words: z.string(), cite: CITATION, ruling: z.string().optional() })
const consequence = z.looseObject({ what: z.string(), who: z.string().optional(), amount: z.number().optional(), cite: CITATION })
const playerTurn = z.looseObject({ turn: z.string(), side: z.enum(['axis', 'allies']) })

const VERDICT = MAY.extend({ question })
const WORKING = z.looseObject({ ok, question, value: z.number(), steps: z.array(step) })
const SUM = z.looseObject({ ok, question, lines: z.array(LINE), total: z.int() })

const TRANSFER = VERDICT.extend({
  isLimited: z.boolean(),
  increments: z.int(),
  steps: z.array(step),
  lines: z.array(LINE),
  total: z.int(),
  facts: z.record(z.string(), z.int()),
})

const ELECTIONS = z.looseObject({
  ok,
  question,
  isHeld: z.boolean(),
  isGameOver: z.boolean(),
  elections: z.array(consequence),
  tests: z.array(z.looseObject({ id: z.string(), isMet: z.boolean(), words: z.string(), cite: CITATION })),
  refusals: z.array(REFUSAL),
})

const INCOMES = z.looseObject({
  ok,
  question,
  incomes: z.array(
    z.looseObject({ what: z.string(), to: z.string().optional(), brps: z.int(), cite: CITATION, at: playerTurn.optional() }),
  ),
})

const CAPITALS = z.looseObject({
  ok,
  question,
  capitals: z.array(z.looseObject({ place: z.string(), name: z.string() })),
  consequences: z.array(consequence),
})

const about = 'situation' as const

export const CHAPTER_SHAPES = {
  transports: { about, words: DOOR_WORDS.transports, args: TRANSPORT_QUESTIONS, answer: z.union([VERDICT, WORKING]) },
  construction: { about, words: DOOR_WORDS.construction, args: CONSTRUCTION_QUESTIONS, answer: VERDICT },
  research: { about, words: DOOR_WORDS.research, args: RESEARCH_QUESTIONS, answer: z.union([VERDICT, WORKING]) },
  surrender: {
    about,
    words: DOOR_WORDS.surrender,
    args: SURRENDER_QUESTIONS,
    answer: z.union([...CAPITULATION_SHAPES, VERDICT, WORKING, SUM]),
  },
  elections: { about, words: DOOR_WORDS.elections, args: ELECTION_QUESTIONS, answer: z.union([VERDICT, ELECTIONS]) },
  conquest: { about, words: DOOR_WORDS.conquest, args: CONQUEST_QUESTIONS, answer: z.union([VERDICT, INCOMES, CAPITALS]) },
  transfer: { about, words: DOOR_WORDS.transfer, args: TRANSFER_QUESTIONS, answer: TRANSFER },
} as const
