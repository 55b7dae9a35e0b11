import { LENDERS, type Lender, type Loan, lenderName, POWER_NAMES, type Power } from '../../../rules/index.ts'
import type { PickerGroup } from '../../parts/fields/picker.tsx'
import { bareName, sentence } from '../../wording.ts'

/** All wording about lent units. */

export const loanName = (lender: Lender, to: Power): string => `${sentence(lenderName(lender))} to ${POWER_NAMES[to]}`

export const unitsWords = (units: number): string => (units === 1 ? '1 unit' : `${units} units`)

/** Everybody who may be asked about, those first whom the book lets lend. */
export function lendersOf(loans: readonly Loan[]): readonly PickerGroup[] {
  const lending = new Set(loans.map(({ lender }) => lender))
  const option = (id: Lender) => ({ id, words: bareName(lenderName(id)) })
  return [
    { words: 'Lend in this book', options: [...lending].map(option) },
    { words: 'Lend nothing', options: LENDERS.filter((id) => !lending.has(id)).map(option) },
  ]
}

export const LENDER_NOTE = 'Whoever is not in this list lends nothing.'
