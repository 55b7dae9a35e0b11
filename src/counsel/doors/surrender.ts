import { z } from 'zod'
import {
  afterDeclaration,
  afterRussianSurrender,
  afterSurrender,
  baseFloor,
  britishPartisans,
  type Chapters,
  chapterOf,
  DEPLOYED_UNITS,
  laterResistance,
  NATIONS,
  PLACE_IDS,
  POWERS,
  type Refusal,
  type Rulebook,
  reckon,
  refuse,
  type Situation,
  surrenderLevel,
  whyNoChapter,
  whyNotDeclareAfterSurrender,
  whyNotDeploy,
  whyNotSurrender,
} from '../../rules/index.ts'
import { type Arguments, type Refused, refused } from './answer.ts'
import { asked, questionsOf } from './asking.ts'
import { answerCapitulation, type CapitulationAnswer } from './capitulation.ts'
import { CAPITULATION_QUESTIONS } from './capitulation-questions.ts'
import type { SituationDoor } from './door.ts'
import { answerExPatriots, answerMinorSurrender, EX_PATRIOTS, MINOR_SURRENDER, type MinorSurrenderAnswer } from './minor-surrender.ts'
import { type SumAnswer, type VerdictAnswer, verdict, type WorkingAnswer } from './verdict.ts'

const places = PLACE_IDS as unknown as readonly [string, ...string[]]

export const SURRENDER_QUESTIONS = z.discriminatedUnion('question', [
  z.strictObject({ question: z.literal('level'), of: z.enum(['france', 'italy', 'britain']), isVoluntary: z.boolean().default(false) }),
  z.strictObject({ question: z.literal('accept'), by: z.enum(POWERS).default('germany'), isOffered: z.boolean().default(true) }),
  z.strictObject({ question: z.literal('declare'), by: z.enum(POWERS), on: z.enum(NATIONS) }),
  z.strictObject({
    question: z.literal('deploy'),
    units: z.enum(DEPLOYED_UNITS),
    to: z.enum(['europe', 'elsewhere']),
    past: z.array(z.enum(places)).default([]),
    throughAxisTerritory: z.boolean().default(false),
  }),
  z.strictObject({ question: z.literal('base'), base: z.int().min(0).max(9999).optional() }),
  z.strictObject({ question: z.literal('resistance') }),
  z.strictObject({ question: z.literal('partisans') }),
  z.strictObject({ question: z.literal('russia') }),
  MINOR_SURRENDER,
  EX_PATRIOTS,
  ...CAPITULATION_QUESTIONS,
])

type Asked = z.infer<typeof SURRENDER_QUESTIONS>

export type SurrenderAnswer =
  | VerdictAnswer
  | MinorSurrenderAnswer
  | CapitulationAnswer
  | SumAnswer
  | (WorkingAnswer & { readonly difference?: number; readonly mayBeModified?: boolean })

/** Chapters without which a question has no answer; the changes up to 2016 unless it is listed. */
const CHAPTERS: Readonly<Partial<Record<Asked['question'], readonly (keyof Chapters)[]>>> = {
  minor: ['statuses', 'minorSurrenders'],
  'ex-patriots': ['statuses', 'minorSurrenders'],
}

const QUESTIONS = questionsOf(SURRENDER_QUESTIONS) as readonly Asked['question'][]

const ofCapitulation = new Set(questionsOf(z.discriminatedUnion('question', [...CAPITULATION_QUESTIONS])))

const chaptersOf = (question: Asked['question']): readonly (keyof Chapters)[] =>
  ofCapitulation.has(question) ? ['capitulation'] : (CHAPTERS[question] ?? ['changes'])

/** Why the book cannot be asked this, with what it can be asked about surrender. */
function whyNotAsked(book: Rulebook, question: Asked['question']): readonly Refusal[] {
  const open = QUESTIONS.filter((one) => whyNoChapter(book, ...chaptersOf(one)).length === 0)
  return whyNoChapter(book, ...chaptersOf(question)).map((refusal) => ({
    ...refusal,
    words: `${question}: ${refusal.words}; it can be asked: ${open.join(', ')}`,
    data: { ...refusal.data, questions: open },
  }))
}

const TABLES = { france: 'frenchSurrender', italy: 'italianSurrender' } as const

function level(book: Rulebook, situation: Situation, { question, of, isVoluntary }: Extract<Asked, { question: 'level' }>) {
  if (of === 'britain') return { ok: true, question, ...surrenderLevel(book, situation) } as const
  const table = book.tables[TABLES[of]]
  if (table === undefined) return refused(refuse('no-such-table', `${book.title} has no table for the surrender of ${of}`))
  // 58.21-c: the same sum, whether France surrenders of its own will or not.
  return { ok: true, question, isVoluntary, ...reckon(table, situation) } as const
}

function accept(book: Rulebook, situation: Situation, { question, by, isOffered }: Extract<Asked, { question: 'accept' }>): VerdictAnswer {
  const { difference } = surrenderLevel(book, situation)
  const { difference: cite, unlimited } = chapterOf(book, 'changes').britishSurrender
  return verdict(question, whyNotSurrender(book, situation, by, isOffered), {
    consequences: [
      ...afterSurrender(book, situation),
      ...(difference === undefined
        ? []
        : [
            { what: 'levels that the concessions and losses follow', who: 'britain', amount: difference, cite },
            { what: 'this is not the first surrender; there is no limit', who: 'britain', cite: unlimited },
          ]),
    ],
  })
}

function declare(
  book: Rulebook,
  situation: Situation,
  { question, by, on }: Extract<Asked, { question: 'declare' }>,
): VerdictAnswer | Refused {
  if (situation.facts['britain.surrendered'] === true && situation.facts['britain.surrenderTurn'] === null)
    return refused(refuse('misasked', 'britain.surrenderTurn: missing; the turn in which Britain surrendered decides'))
  const consequences = afterDeclaration(book, situation, by, on)
  return verdict(question, whyNotDeclareAfterSurrender(book, situation, by, on), {
    price: by === 'germany' && on === 'us' && consequences.length > 0 ? { germany: 0 } : {},
    consequences,
  })
}

/** Surrenders and armistices: what it takes, who accepts, and what follows. Which questions there are depends on the book. */
export function answerSurrender(book: Rulebook, situation: Situation, args: Arguments): SurrenderAnswer | Refused {
  const read = asked(SURRENDER_QUESTIONS, args)
  if ('ok' in read) return read
  const { value } = read
  const silent = whyNotAsked(book, value.question)
  if (silent.length > 0) return refused(...silent)
  switch (value.question) {
    case 'level':
      return level(book, situation, value)
    case 'accept':
      return accept(book, situation, value)
    case 'declare':
      return declare(book, situation, value)
    case 'deploy':
      return verdict(value.question, whyNotDeploy(book, situation, value))
    case 'base':
      return { ok: true, question: value.question, ...baseFloor(book, situation, value.base) }
    case 'resistance':
      return { ok: true, question: value.question, ...laterResistance(book, situation) }
    case 'partisans':
      return { ok: true, question: value.question, ...britishPartisans(book, situation) }
    case 'russia':
      return verdict(value.question, [], { consequences: afterRussianSurrender(book, situation) })
    case 'minor':
      return answerMinorSurrender(book, situation, value)
    case 'ex-patriots':
      return answerExPatriots(book, situation, value)
    default:
      return answerCapitulation(book, situation, value)
  }
}

export const surrenderDoor: SituationDoor<SurrenderAnswer | Refused> = { name: 'surrender', answer: answerSurrender }
