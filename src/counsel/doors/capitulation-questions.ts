import { z } from 'zod'
import {
  ATTACKED_LANDS,
  CAPITULATIONS,
  CONCESSION_KINDS,
  GIVERS,
  LAND_ROLES,
  POWERS,
  SETTLEMENTS,
  SPOILS_OF,
  VICHY_CHOICES,
  YEARS,
} from '../../rules/index.ts'

const number = z.int().min(0).max(99999).default(0)
const no = z.boolean().default(false)
const yes = z.boolean().default(true)

const of = z.enum(CAPITULATIONS)

const concession = z.strictObject({ from: z.enum(GIVERS), kind: z.enum(CONCESSION_KINDS), amount: number, isInReturnedLand: no })

const land = z.strictObject({
  name: z.string().min(1).max(60),
  is: z.enum(LAND_ROLES).default('nation'),
  enemyTerritories: number,
  alliedTerritories: number,
  alliedMainland: number,
  enemyUnits: number,
  alliedUnits: number,
  isConquest: no,
})

const unit = z.strictObject({ name: z.string().min(1).max(60), strength: number, isInfantry: no })

/** Questions on surrenders and armistices by what is held on the map. */
export const CAPITULATION_QUESTIONS = [
  z.strictObject({ question: z.literal('overview') }),
  z.strictObject({ question: z.literal('nation'), of }),
  z.strictObject({
    question: z.literal('settle'),
    of,
    answer: z.enum(SETTLEMENTS).default('accepted'),
    by: z.enum(['axis', 'japan']).optional(),
    isFree: no,
    vichy: z.enum(VICHY_CHOICES).optional(),
  }),
  z.strictObject({
    question: z.literal('terms'),
    of,
    concessions: z.array(concession).default([]),
    icPoints: z.int().min(0).max(99999).optional(),
    areBordersContiguous: yes,
    meetsTerms: yes,
    isAgreed: yes,
  }),
  z.strictObject({
    question: z.literal('cede'),
    theatre: z.enum(['europe', 'pacific']).default('europe'),
    year: z.literal([...YEARS]).optional(),
    lands: z.array(land).min(1),
    available: z.int().min(0).max(999).optional(),
  }),
  z.strictObject({
    question: z.literal('spoils'),
    of: z.enum(SPOILS_OF),
    units: z.array(unit).default([]),
    supplies: number,
    reservePoints: number,
    growthPercent: number,
  }),
  z.strictObject({ question: z.literal('reaction') }),
  z.strictObject({ question: z.literal('armistice') }),
  z.strictObject({ question: z.literal('renew'), by: z.enum(POWERS), on: z.enum(POWERS) }),
  z.strictObject({
    question: z.literal('renounce'),
    by: z.enum(POWERS).default('russia'),
    on: z.enum(POWERS).default('germany'),
    isLand: no,
  }),
  z.strictObject({ question: z.literal('collapse') }),
  z.strictObject({
    question: z.literal('warlord'),
    land: z.enum(ATTACKED_LANDS),
    units: number,
    others: number,
    defenders: number,
    hasCity: no,
  }),
  z.strictObject({
    question: z.literal('expand'),
    divisions: z.int().min(1).max(99).default(1),
    unbuilt: number,
    forcesThere: number,
    isNationalist: yes,
    isNextToCommunist: yes,
  }),
] as const

export type CapitulationQuestion = z.infer<(typeof CAPITULATION_QUESTIONS)[number]>
