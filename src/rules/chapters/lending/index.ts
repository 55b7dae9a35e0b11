export type { Entitlement, Lender, LendingChapter, LendingClauses, LendingEffect, Loan } from './lending.ts'
export { allowanceOf, LENDERS, lenderName, lendingEffects, loanOf, whyNotLend } from './lending.ts'
