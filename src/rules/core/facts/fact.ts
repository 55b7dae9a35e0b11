import type { Turn } from '../calendar.ts'
import type { Nation } from '../countries.ts'

export const THEATRES = [
  'worldwide',
  'western front',
  'mediterranean',
  'balkans',
  'scandinavia',
  'eastern front',
  'atlantic',
  'home fronts',
  'pacific',
  'asia',
] as const
export type Theatre = (typeof THEATRES)[number]

/** Who holds a place: a power, a country for itself, or nobody. */
export type Holder = Nation | 'nobody'

interface Described {
  /** What it says when it is so, or what is counted: a phrase that makes sense after a number or "if". */
  readonly words: string
  /** Numbers of the clauses that read it. */
  readonly readBy: readonly string[]
  /** Another aspect of the same subject, without which it means nothing. */
  readonly beside?: string
}

/** The value a fact has at the start of the campaign game, unless a scenario says otherwise. */
export interface YesNo extends Described {
  readonly type: 'yes-no'
  readonly start: boolean
  /** What it says when it is not so, where that takes more than a "not". */
  readonly denied?: string
}
export interface Count extends Described {
  readonly type: 'count'
  readonly start: number
  readonly least: number
  readonly most?: number
  /** The number that stands for one that nobody has reported. */
  readonly unreported?: number
  /** Only these and their multiples, as where bases hold 2 or 4 each. */
  readonly inSteps?: number
}
export interface Control extends Described {
  readonly type: 'control'
  readonly start: Holder
}
/** A game turn, or null while it has not happened. */
export interface Date extends Described {
  readonly type: 'date'
  readonly start: Turn | null
  /** What it says while it has not happened. */
  readonly denied?: string
}
export interface Choice<C extends string = string> extends Described {
  readonly type: 'choice'
  readonly choices: readonly [C, ...C[]]
  /** What each choice says to a player. */
  readonly says: Readonly<Record<C, string>>
  /** Each choice as a clause, where the fact’s words with "is" and the choice make none. */
  readonly sentences?: Readonly<Record<C, string>>
  readonly start: C
}

export type FactKind = YesNo | Count | Control | Date | Choice
export type FactValue = boolean | number | string | null

/** A fact with its place in the vocabulary. */
export type Fact = FactKind & { readonly id: string; readonly theatre: Theatre; readonly group: string }

type Reading = readonly string[]

export const yesNo = (words: string, readBy: Reading, start = false): YesNo => ({ type: 'yes-no', words, readBy, start })

/** The same with its contrary, or a date with what holds while it has not come. */
export const contrary = <K extends YesNo | Date>(denied: string, kind: K): K => ({ ...kind, denied })

export const count = (
  words: string,
  readBy: Reading,
  { start = 0, least = 0, most, inSteps }: { start?: number; least?: number; most?: number; inSteps?: number } = {},
): Count => ({
  type: 'count',
  words,
  readBy,
  start,
  least,
  ...(most === undefined ? {} : { most }),
  ...(inSteps === undefined ? {} : { inSteps }),
})

/** A count or level that nobody may have reported, with the number that says so. */
export const reported = (unreported: number, words: string, readBy: Reading): Count => ({
  ...count(words, readBy, { start: unreported, least: unreported }),
  unreported,
})

/** A level that may go below zero. */
export const level = (words: string, readBy: Reading, start = 0): Count => count(words, readBy, { start, least: -999 })

/** Stands for a level that nobody has reported: 0 and less are levels too. */
export const NO_LEVEL = -999
export const levelThen = (words: string, readBy: Reading): Count => reported(NO_LEVEL, words, readBy)

export const control = (words: string, readBy: Reading, start: Holder): Control => ({ type: 'control', words, readBy, start })

export const date = (words: string, readBy: Reading, start: Turn | null = null): Date => ({ type: 'date', words, readBy, start })

/** Each choice with what it says; the first is the one that holds at the start. */
export function choice<C extends string>(
  words: string,
  says: Readonly<Record<C, string>>,
  readBy: Reading,
  sentences?: Readonly<Record<NoInfer<C>, string>>,
): Choice<C> {
  const choices = Object.keys(says) as [C, ...C[]]
  return { type: 'choice', words, readBy, choices, says, start: choices[0], ...(sentences === undefined ? {} : { sentences }) }
}

/** The kind with the subject's name wherever its words leave room for it. */
const named = (kind: FactKind, name: string): FactKind =>
  JSON.parse(JSON.stringify(kind), (key, value) =>
    typeof value === 'string' && key !== 'start' ? value.replaceAll('{here}', name) : value,
  )

type Aspects = Readonly<Record<string, FactKind>>

type Family<S extends string, A extends Aspects> = {
  readonly [K in keyof A & string as `${S}.${K}`]: A[K]
}

/**
 * One fact of each aspect for each subject; `{here}` in the words becomes the subject's name.
 * Where subjects are read by different clauses or start differently, the aspects are made for each.
 */
export function forEach<const S extends string, A extends Aspects>(
  names: Readonly<Record<S, string>>,
  aspects: A | ((subject: NoInfer<S>) => A),
): Family<S, A> {
  const family: Record<string, FactKind> = {}
  for (const [subject, name] of Object.entries<string>(names)) {
    const ofSubject = typeof aspects === 'function' ? aspects(subject as S) : aspects
    for (const [aspect, kind] of Object.entries(ofSubject)) {
      family[`${subject}.${aspect}`] = named(kind, name)
    }
  }
  return family as Family<S, A>
}

export interface Placed<K extends Readonly<Record<string, FactKind>>> {
  readonly theatre: Theatre
  readonly group: string
  readonly facts: K
}

/** A group of facts that the desk shows together. */
export const group = <K extends Readonly<Record<string, FactKind>>>(theatre: Theatre, name: string, facts: K): Placed<K> => ({
  theatre,
  group: name,
  facts,
})
