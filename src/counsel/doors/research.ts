import { z } from 'zod'
import { chapterOf, firstTrainingYear, type Rulebook, type Situation, whyNotChoose, whyNotFirstFight, yearOf } from '../../rules/index.ts'
import type { Arguments, Refused } from './answer.ts'
import { asked } from './asking.ts'
import type { SituationDoor } from './door.ts'
import { type VerdictAnswer, verdict, type WorkingAnswer } from './verdict.ts'

const CHOICES = ['axis', 'westernAllies', 'russia', 'japan', 'china', 'italy'] as const
const forces = z.enum(['ground', 'air', 'naval'])

const selection = z.strictObject({
  category: z.int().min(1).max(9),
  project: z.string(),
  points: z.int().min(0).max(99).optional(),
  rolledThisYear: z.boolean().optional(),
})

export const RESEARCH_QUESTIONS = z.discriminatedUnion('question', [
  z.strictObject({
    question: z.literal('choose'),
    by: z.enum(CHOICES),
    selections: z.array(selection),
    moment: z.enum(['before-axis-turn', 'other']).default('before-axis-turn'),
  }),
  z.strictObject({ question: z.literal('training-year') }),
  z.strictObject({ question: z.literal('place-training-points'), by: z.enum(CHOICES) }),
  z.strictObject({
    question: z.literal('first-fight'),
    forces,
    against: forces,
    operation: z.enum(['attrition', 'offensive', 'other']),
    theatre: z.enum(['europe', 'pacific']),
    role: z.enum(['attacker', 'defender']),
  }),
])

export type ResearchAnswer = VerdictAnswer | WorkingAnswer

/** Which research projects may be put up for a roll this turn. */
export function answerResearch(book: Rulebook, situation: Situation, args: Arguments): ResearchAnswer | Refused {
  const read = asked(RESEARCH_QUESTIONS, args)
  if ('ok' in read) return read
  const { value } = read
  const { pointsMayWait, firstFight, training, emptied } = chapterOf(book, 'changes').research
  switch (value.question) {
    case 'choose': {
      const selections = value.selections.map(({ category, project, points, rolledThisYear }) => ({
        category,
        project,
        ...(points === undefined ? {} : { points }),
        ...(rolledThisYear === undefined ? {} : { rolledThisYear }),
      }))
      return verdict(value.question, whyNotChoose(book, situation, value.by, selections, value.moment), {
        consequences: selections.map(({ project }) => ({
          what: `${project}: the roll takes all its research points`,
          who: value.by,
          cite: emptied,
        })),
      })
    }
    case 'training-year':
      return { ok: true, question: value.question, ...firstTrainingYear(book, situation) }
    case 'place-training-points': {
      const first = firstTrainingYear(book, situation).value
      const waits = value.by === training.value.chooser && yearOf(situation.turn) < first
      return verdict(value.question, [], {
        consequences: [
          { what: waits ? `the points wait for a roll in ${first}` : 'the points may be rolled for', who: value.by, cite: pointsMayWait },
        ],
      })
    }
    case 'first-fight':
      return verdict(value.question, whyNotFirstFight(book, value), {
        consequences: [{ what: 'combat training opens next year at the latest', who: 'westernAllies', cite: firstFight }],
      })
  }
}

export const researchDoor: SituationDoor<ResearchAnswer | Refused> = { name: 'research', answer: answerResearch, chapters: ['changes'] }
