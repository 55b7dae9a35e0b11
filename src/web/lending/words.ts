import { type Lender, lenderName, POWER_NAMES, type Power } from '../../rules/index.ts'
import { sentence } from '../wording.ts'

/** All wording about lent units. */

export const loanName = (lender: Lender, to: Power): string => `${sentence(lenderName(lender))} to ${POWER_NAMES[to]}`

export const unitsWords = (units: number): string => (units === 1 ? '1 unit' : `${units} units`)

export const LENDER_NOTE = 'Whoever is not in this list lends nothing.'
