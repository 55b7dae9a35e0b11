import {
  type Book,
  type Citation,
  type Country,
  conditionHere,
  type FactValue,
  isMet,
  isMinor,
  type Minor,
  NEUTRAL,
  type Payment,
  type Situation,
  type Standing,
} from '../../core/index.ts'
import { type Aim, recordedOf } from './aim.ts'
import type { WarChapter } from './clauses.ts'
import { isCountry } from './target.ts'

/** Germany’s answer, and what Russia makes of a yes. */
export const SUPPORT_ANSWERS = ['not-asked', 'yes', 'no'] as const
export type SupportAnswer = (typeof SUPPORT_ANSWERS)[number]
export const RUSSIAN_CHOICES = ['declare', 'back-down'] as const
export type RussianChoice = (typeof RUSSIAN_CHOICES)[number]

/** The rule by which Germany is asked whether it supports a country that Russia declares on, if it is (50.24, 50.25). */
export const supportAsked = (book: Book<WarChapter>, situation: Situation, country: Country): Citation | undefined =>
  book.clauses.war.support?.questions.find(({ on, when }) => on.includes(country) && isMet(conditionHere(when, country), situation))?.cite

/** A country that Russia has attacked and Germany is asked about, or has promised to support. */
export interface Plea {
  readonly country: Country
  /** The rule by which Germany is asked. */
  readonly cite: Citation
}

/** Every country that Germany is asked about when these are declared together; about none if Russia goes for Germany itself (R50-17). */
export function pleasOf(book: Book<WarChapter>, situation: Situation, aims: readonly Aim[]): readonly Plea[] {
  const russian = aims.filter(({ by }) => by === 'russia')
  if (russian.some((aim) => recordedOf(aim).includes('germany'))) return []
  return russian
    .filter(({ holder }) => holder === undefined)
    .flatMap(({ named }) => named.filter(isCountry))
    .flatMap((country) => {
      const cite = supportAsked(book, situation, country)
      return cite === undefined ? [] : [{ country, cite }]
    })
}

const hasInterest = (book: Book<WarChapter>, situation: Situation, country: Country): country is Minor => {
  const { support } = book.clauses.war
  return support !== undefined && isMinor(country) && isMet(conditionHere(support.germanInterest, country), situation)
}

/** What Germany gives up by leaving a country alone (RGT-W6, 001 Balkan-m1); nothing where it had no interest there. */
export interface Abandonment {
  readonly standings: Readonly<Partial<Record<Minor, Standing>>>
  readonly facts: Readonly<Record<string, FactValue>>
  /** BRPs it loses at once: what it had from the country this year. */
  readonly repaid: Payment | null
}

export function abandonment(book: Book<WarChapter>, situation: Situation, country: Country): Abandonment {
  if (!hasInterest(book, situation, country)) return { standings: {}, facts: {}, repaid: null }
  const { result, ...marks } = situation.standings[country]
  const paid = situation.paid[country] ?? null
  return {
    standings: { [country]: result === 7 ? { ...marks, ...NEUTRAL } : situation.standings[country] },
    facts: {
      ...(situation.facts[`${country}.tradePact`] === 'germany' ? { [`${country}.tradePact`]: 'none' } : {}),
      ...(book.clauses.war.support?.balkans.includes(country) ? { 'germany.failedSupport': true } : {}),
    },
    repaid: paid !== null && paid.to === 'germany' ? paid : null,
  }
}
