import type { Band, Modifier, Ruling } from '../rules/core/index.ts'
import type { Stage } from '../rules/game/index.ts'

/** Whatever an edition can amend is a list of things with names, in an order that counts. */
interface Named {
  readonly id: string
}

export interface Drop {
  readonly is: 'drop'
  readonly id: string
  readonly why: string
}

export interface Replace<T extends Named> {
  readonly is: 'replace'
  readonly id: string
  readonly with: Partial<T>
  readonly why: string
}

export interface Insert<T extends Named> {
  readonly is: 'insert'
  readonly after: string
  readonly items: readonly T[]
  readonly why: string
}

/** One change to a list: to a row, a result, a stage or a ruling. */
export type Change<T extends Named> = Drop | Replace<T> | Insert<T>

export const drop = (id: string, why: string): Drop => ({ is: 'drop', id, why })
export const replace = <T extends Named>(id: string, change: NoInfer<Partial<T>>, why: string): Replace<T> => ({
  is: 'replace',
  id,
  with: change,
  why,
})
export const insert = <T extends Named>(after: string, items: readonly NoInfer<T>[], why: string): Insert<T> => ({
  is: 'insert',
  after,
  items,
  why,
})

/** Changes to the rows of a section or of one table's own, to a table's results, to the parts of a turn, or to rulings. */
export type Amendment =
  | { readonly of: 'rows'; readonly in: string; readonly changes: readonly Change<Modifier>[] }
  | { readonly of: 'results' | 'answers to demands'; readonly in: string; readonly changes: readonly Change<Band>[] }
  | { readonly of: 'sequence'; readonly changes: readonly Change<Stage>[] }
  | { readonly of: 'rulings'; readonly changes: readonly Change<Ruling>[] }

export const amend = (place: string, changes: readonly Change<Modifier>[]): Amendment => ({ of: 'rows', in: place, changes })
export const amendResults = (table: string, changes: readonly Change<Band>[]): Amendment => ({ of: 'results', in: table, changes })
export const amendAnswers = (table: string, changes: readonly Change<Band>[]): Amendment => ({
  of: 'answers to demands',
  in: table,
  changes,
})
export const amendSequence = (changes: readonly Change<Stage>[]): Amendment => ({ of: 'sequence', changes })
export const amendRulings = (changes: readonly Change<Ruling>[]): Amendment => ({ of: 'rulings', changes })

/** An amendment that names something which is not there. */
export class AmendmentError extends Error {}

/** What a change is made to: its name stands behind `after` where it brings something new. */
export const namedBy = (change: Change<Named>): string => (change.is === 'insert' ? change.after : change.id)

/** A list with one change made; `what` says what its members are and where, for whoever named one that is not there. */
export function changed<T extends Named>(list: readonly T[], change: Change<T>, what: string): readonly T[] {
  const at = list.findIndex(({ id }) => id === namedBy(change))
  const found = list[at]
  if (found === undefined)
    throw new AmendmentError(`${what} "${namedBy(change)}" to ${change.is === 'insert' ? 'insert after' : change.is}`)
  switch (change.is) {
    case 'drop':
      return list.toSpliced(at, 1)
    case 'replace':
      return list.with(at, { ...found, ...change.with })
    case 'insert':
      return list.toSpliced(at + 1, 0, ...change.items)
  }
}

export const amended = <T extends Named>(list: readonly T[], changes: readonly Change<T>[], what: string): readonly T[] =>
  changes.reduce((made, change) => changed(made, change, what), list)
