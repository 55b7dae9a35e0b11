import type { Turn } from '../calendar.ts'
import type { Nation } from '../nations/countries.ts'

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

/** How long what a fact says is so, and what ends it. */
export type Lifetime =
  /** It describes the map or the table, and stands until it is told otherwise. */
  | { readonly is: 'until-told' }
  /** It tells what has happened once, and that stays so. */
  | { readonly is: 'for-good' }
  /** It ends as the next turn, Allied player turn or year opens; with `after` it then says what that fact said until now. */
  | { readonly is: 'turn'; readonly after?: string }
  | { readonly is: 'allied-turn'; readonly after?: string }
  | { readonly is: 'year'; readonly after?: string }
  /** The most that fact has been at the end of a turn. */
  | { readonly is: 'highest'; readonly of: string }
  /** It ends when another result is in effect there, after any roll that lets it lend units, or when another side has it. */
  | { readonly is: 'result'; readonly of: string }
  | { readonly is: 'lending-result'; readonly of: string }
  | { readonly is: 'side'; readonly of: string }
  | { readonly is: 'war'; readonly between: readonly string[] }
  /** It ends when the declaration is revoked. */
  | { readonly is: 'declaration'; readonly by: string; readonly on: readonly string[] }
  /** It ends when who holds the place, an occupier or that side, loses it. */
  | { readonly is: 'hold'; readonly place: string; readonly by?: 'axis' | 'allies' | 'japan' }

interface Described {
  /** What it says when it is so, or what is counted: a phrase that makes sense after a number or "if". */
  readonly words: string
  /** Another aspect of the same subject, without which it means nothing. */
  readonly beside?: string
  readonly lasts: Lifetime
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
  /** No game comes near it. */
  readonly most: number
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

/** Facts that the desk shows together, as the vocabulary has them. */
export interface FactGroup {
  readonly theatre: Theatre
  readonly group: string
  readonly blocks: readonly FactBlock[]
}

/** Facts by their names; or a family: these aspects of each subject, whose name, if it is no nation, is given and stands where the words say `{here}`. */
export interface FactBlock {
  readonly of?: Readonly<Record<string, string | null>>
  readonly facts: Readonly<Record<string, FactKind>>
}

/** Stands for a level that nobody has reported: 0 and less are levels too. */
export const NO_LEVEL = -999
