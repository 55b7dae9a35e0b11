import type { Entry } from '../../../../rules/index.ts'
import { cost, timing } from './cost.ts'
import { outbreak, startingWars } from './effects.ts'
import { elsewhere } from './elsewhere.ts'
import { generalRestrictions, onMajorPowers, onMinorCountries } from './limits.ts'
import { obligations } from './obligations.ts'

/** Rule 50, then the clauses of other chapters that act on a declaration of war. */
export const declarations: readonly Entry[] = [
  ...timing,
  ...cost,
  ...generalRestrictions,
  ...onMajorPowers,
  ...onMinorCountries,
  ...obligations,
  ...outbreak,
  ...startingWars,
  ...elsewhere,
]
