import { z } from 'zod'
import { COUNTRIES, FACTIONS, LANDS, POWERS, RUSSIAN_CHOICES, SUPPORT_ANSWERS } from '../rules/index.ts'
import { BLITZ, WAR_ROOM } from './answer-shapes.ts'
import { WAR_WORDS as WORDS } from './words.ts'

const power = z.enum(POWERS)
const nation = z.enum([...POWERS, ...COUNTRIES])
const oneOrMore = z.union([nation, z.array(nation).min(1)])

/** One declaration of war, or several by one power. */
const declaration = {
  by: power.describe(WORDS.by),
  on: oneOrMore.describe(WORDS.on),
  together: z.boolean().optional().describe(WORDS.together),
  payers: z.array(power).min(1).optional().describe(WORDS.payers),
}

export const DECLARE = {
  ...declaration,
  alongside: z.array(z.object(declaration)).optional().describe(WORDS.alongside),
  support: z.enum(SUPPORT_ANSWERS).optional().describe(WORDS.support),
  choice: z.enum(RUSSIAN_CHOICES).optional().describe(WORDS.choice),
}

export const ATTACK = {
  by: power.describe(WORDS.attacker),
  on: z.enum([...POWERS, ...COUNTRIES, ...LANDS]).describe(WORDS.prey),
}

export const INTERVENE = {
  by: z.enum(FACTIONS).describe(WORDS.helper),
  on: z.enum(COUNTRIES).describe(WORDS.victim),
  divisions: z.int().min(0).max(99).optional().describe(WORDS.divisions),
  specialForces: z.boolean().optional().describe(WORDS.specialForces),
  supplies: z.boolean().optional().describe(WORDS.supplies),
}

export const WAR_SHAPES = {
  'war-room': {
    about: 'situation',
    words: WORDS.room,
    args: z.object({ by: power.optional().describe(WORDS.only) }),
    answer: WAR_ROOM,
  },
  blitz: { about: 'situation', words: WORDS.blitz, args: z.object({}), answer: BLITZ },
} as const
