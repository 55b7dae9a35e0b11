import { z } from 'zod'
import {
  chapterOf,
  exPatriotsOf,
  formerStatusOf,
  MINOR_NATIONS,
  minorSurrender,
  NATIONS,
  type Rulebook,
  type Situation,
  SURRENDER_CAUSES,
  type Turn,
  whyNotExPatriots,
} from '../../rules/index.ts'
import { type VerdictAnswer, verdict } from './verdict.ts'

const pps = z.int().min(0).max(99999)

/** Does a minor nation surrender, when, and what follows? */
export const MINOR_SURRENDER = z.strictObject({
  question: z.literal('minor'),
  of: z.enum(MINOR_NATIONS),
  cause: z.enum(SURRENDER_CAUSES).default('capital'),
  /** What its sheet says its industry is worth, and who holds each centre. */
  industry: z
    .strictObject({ base: pps.default(0), centres: z.array(z.strictObject({ at: z.string(), holder: z.enum(NATIONS), pps })).default([]) })
    .optional(),
})

/** What becomes of the units of a nation that surrenders? */
export const EX_PATRIOTS = z.strictObject({
  question: z.literal('ex-patriots'),
  of: z.enum(MINOR_NATIONS),
  units: z
    .array(
      z.strictObject({
        type: z.string(),
        strength: z.int().min(0).max(999),
        hasFreeWay: z.boolean().default(false),
        isRecon: z.boolean().default(false),
      }),
    )
    .min(1),
})

export type MinorSurrenderAnswer = VerdictAnswer & { readonly due?: Turn }

export function answerMinorSurrender(
  book: Rulebook,
  situation: Situation,
  { question, of, cause, industry }: z.infer<typeof MINOR_SURRENDER>,
): MinorSurrenderAnswer {
  const { refusals, due, consequences } = minorSurrender(book, situation, { of, cause, industry })
  return { ...verdict(question, refusals, { consequences }), ...(due === undefined ? {} : { due }) }
}

export function answerExPatriots(
  book: Rulebook,
  situation: Situation,
  { question, of, units }: z.infer<typeof EX_PATRIOTS>,
): VerdictAnswer {
  const { exPatriots } = chapterOf(book, 'minorSurrenders')
  const cite = exPatriots.of[formerStatusOf(book, situation, of)] ?? exPatriots.kept
  return verdict(question, whyNotExPatriots(book, situation, of), {
    consequences: [{ what: 'later formations as its sheet has them', cite }, ...exPatriotsOf(units, exPatriots)],
  })
}
