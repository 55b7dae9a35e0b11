import {
  type Book,
  type Citation,
  type Condition,
  chapterOf,
  isMet,
  measure,
  NATION_NAMES,
  NATIONS,
  type Nation,
  type Notice,
  POWER_NAMES,
  type Power,
  type Quantity,
  type Refusal,
  refuse,
  type Situation,
  soMany,
  type Told,
} from '../../core/index.ts'

/** Whose units may be asked for: any nation's, or the American airmen of Nationalist China. */
export const LENDERS = [...NATIONS, 'flyingTigers'] as const
export type Lender = Nation | 'flyingTigers'

export const lenderName = (lender: Lender): string => (lender === 'flyingTigers' ? 'the Flying Tigers' : NATION_NAMES[lender])

/** Something that must be so before units are lent; the words say all of it. */
interface Need extends Told {
  readonly when: Condition
}

/** What follows from lending. */
export interface LendingEffect {
  readonly words: string
  readonly amount?: number
  readonly cite: Citation
}

/** How many units a country may lend for the east. */
export interface Entitlement {
  readonly units: Quantity
  /** Which results grant how many, where none in effect grants any. */
  readonly ladder: string
  /** Units lent already, and units lost since the last roll. */
  readonly lent: Quantity
  readonly lost: Quantity
  /** The line of the rule that grants one, two or three; the first is for none. */
  readonly cites: readonly [none: Citation, ...some: readonly Citation[]]
  readonly lostCite: Citation
}

/** One lender and one recipient between whom units may pass. */
export interface Loan {
  readonly lender: Lender
  readonly to: Power
  readonly needs: readonly Need[]
  readonly entitlement?: Entitlement
  readonly effects: readonly LendingEffect[]
}

/** Rule 52. */
export interface LendingClauses {
  readonly loans: readonly Loan[]
  /** Units that are never lent, whatever happens. */
  readonly never: readonly { readonly lender: Lender; readonly to?: Power; readonly words: string; readonly cite: Citation }[]
  readonly onlyThese: Citation
  /** What holds for all lent units, and for those that the lender has to rebuild. */
  readonly effects: readonly LendingEffect[]
  readonly rebuilding: LendingEffect
  readonly notices: readonly Notice[]
}

export interface LendingChapter {
  readonly lending?: LendingClauses
}

export interface LendingRequest {
  readonly lender: Lender
  readonly to: Power
  readonly units: number
}

/** How many units a loan still allows. */
export interface Allowance {
  readonly entitled: number
  readonly lent: number
  readonly lost: number
  readonly left: number
  readonly cite: Citation
}

export function allowanceOf({ units, lent, lost, cites }: Entitlement, situation: Situation): Allowance {
  const entitled = Math.max(0, measure(units, situation))
  const [out, gone] = [measure(lent, situation), measure(lost, situation)]
  return { entitled, lent: out, lost: gone, left: Math.max(0, entitled - out - gone), cite: cites[entitled] ?? cites[0] }
}

export const loanOf = (book: Book<LendingChapter>, { lender, to }: Pick<LendingRequest, 'lender' | 'to'>): Loan | undefined =>
  chapterOf(book, 'lending').loans.find((loan) => loan.lender === lender && loan.to === to)

const unitsInWords = (units: number): string => soMany(units, 'unit')

function whyNotSoMany(entitlement: Entitlement, situation: Situation, { lender, units }: LendingRequest): readonly Refusal[] {
  const { entitled, lent, lost, left, cite } = allowanceOf(entitlement, situation)
  if (entitled === 0)
    return [
      refuse('no-result', `${lenderName(lender)}: no result in effect lets it lend units; ${entitlement.ladder}`, cite, {
        units,
        entitled,
      }),
    ]
  if (units <= left) return []
  const isOverEntitled = units + lent > entitled
  return [
    ...(isOverEntitled
      ? [
          refuse(
            'too-many',
            `${lenderName(lender)}: ${unitsInWords(units)}${lent === 0 ? '' : ` besides ${lent} lent already`}; its result lends ${entitled}`,
            cite,
            { units, lent, entitled },
          ),
        ]
      : []),
    ...(lost > 0
      ? [
          refuse(
            'lost-in-the-east',
            `${lenderName(lender)}: ${unitsInWords(lost)} lost of those lent; none in place before another result`,
            entitlement.lostCite,
            { units, lost, left },
          ),
        ]
      : []),
  ]
}

/** Every rule against lending these units now. */
export function whyNotLend(book: Book<LendingChapter>, situation: Situation, request: LendingRequest): readonly Refusal[] {
  const { never, onlyThese } = chapterOf(book, 'lending')
  const { lender, to } = request
  const barred = never
    .filter((bar) => bar.lender === lender && (bar.to === undefined || bar.to === to))
    .map(({ words, cite }) => refuse('never-lent', words, cite, { lender, to }))
  if (barred.length > 0) return barred
  const loan = loanOf(book, request)
  if (loan === undefined)
    return [refuse('no-loan', `no rule lets ${lenderName(lender)} lend units to ${POWER_NAMES[to]}`, onlyThese, { lender, to })]
  const unmet = loan.needs
    .filter(({ when }) => !isMet(when, situation))
    .map(({ words, cite }) => refuse('not-yet', words, cite, { lender, to }))
  return [...unmet, ...(loan.entitlement === undefined ? [] : whyNotSoMany(loan.entitlement, situation, request))]
}

/** What lending brings: the book's mechanics, and what is particular to the lender. */
export function lendingEffects(book: Book<LendingChapter>, situation: Situation, request: LendingRequest): readonly LendingEffect[] {
  const loan = loanOf(book, request)
  if (loan === undefined) return []
  const { effects, rebuilding } = chapterOf(book, 'lending')
  if (loan.entitlement === undefined) return [...loan.effects, ...effects, rebuilding]
  const { left, cite } = allowanceOf(loan.entitlement, situation)
  return [{ words: 'units that may be lent now, 2-3 infantry', amount: left, cite }, ...loan.effects, ...effects]
}
