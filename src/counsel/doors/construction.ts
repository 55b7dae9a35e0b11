import { z } from 'zod'
import { buildingRules, NATIONS, POWERS, type Rulebook, type Situation, whyNotBuild } from '../../rules/index.ts'
import type { Arguments, Refused } from './answer.ts'
import { asked } from './asking.ts'
import type { SituationDoor } from './door.ts'
import { type VerdictAnswer, verdict } from './verdict.ts'

export const CONSTRUCTION_QUESTIONS = z.discriminatedUnion('question', [
  z.strictObject({ question: z.literal('build'), power: z.enum(POWERS), in: z.enum([...NATIONS, 'ulster']) }),
])

/** Where a power may build its units. */
export function answerConstruction(book: Rulebook, situation: Situation, args: Arguments): VerdictAnswer | Refused {
  const read = asked(CONSTRUCTION_QUESTIONS, { question: 'build', ...args })
  if ('ok' in read) return read
  const { question, power, in: place } = read.value
  return verdict(question, whyNotBuild(book, situation, power, place), {
    consequences: buildingRules(book, situation, power, place).map((cite) => ({ what: 'units may be built there', who: power, cite })),
  })
}

export const constructionDoor: SituationDoor<VerdictAnswer | Refused> = {
  name: 'construction',
  answer: answerConstruction,
  chapters: ['changes'],
}
