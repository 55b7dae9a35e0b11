/** The five catalogues the books were taken apart in. */
export const CATALOGUES = ['49', 'tensions', '50-53', 'changes-2016', 'campaign'] as const
export type Catalogue = (typeof CATALOGUES)[number]

export const HOMES = ['computed', 'enforced', 'sequenced', 'carried-out', 'decided', 'shown', 'outside', 'to-do'] as const
export type HomeKind = (typeof HOMES)[number]

/** Whether something does what a clause says, and what sort of thing; the rest is told, with the reason. */
export type Home =
  | { readonly is: 'computed' | 'enforced' | 'sequenced' | 'carried-out' | 'decided' | 'to-do' }
  | { readonly is: 'shown' | 'outside'; readonly why: string }

/** One clause of one book, in our words. */
export interface Entry {
  readonly number: string
  readonly catalogue: Catalogue
  readonly heading: string
  readonly home: Home
  /** What a player would look for in print, where the number is a code of ours: `DT Balkans`. */
  readonly printed?: string
  /** Facts it reads otherwise than by a condition of the book: `russia.ics`, or `*.unbuilt` for that of every subject. */
  readonly reads?: readonly string[]
  /** The options without which the clause does nothing. */
  readonly only?: readonly string[]
}
