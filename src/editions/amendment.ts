import type { Modifier } from '../rules/index.ts'

/** One change to a row. */
export type Change =
  | { readonly is: 'drop'; readonly row: string; readonly why: string }
  | { readonly is: 'replace'; readonly row: string; readonly with: Partial<Modifier>; readonly why: string }
  | { readonly is: 'insert'; readonly after: string; readonly rows: readonly Modifier[]; readonly why: string }

/** Changes to the rows of one section, or of one table's own. */
export interface Amendment {
  readonly in: string
  readonly changes: readonly Change[]
}

export const amend = (place: string, changes: readonly Change[]): Amendment => ({ in: place, changes })
export const drop = (row: string, why: string): Change => ({ is: 'drop', row, why })
export const replace = (row: string, change: Partial<Modifier>, why: string): Change => ({ is: 'replace', row, with: change, why })
export const insert = (after: string, rows: readonly Modifier[], why: string): Change => ({ is: 'insert', after, rows, why })

/** An amendment that names a row which is not there. */
export class AmendmentError extends Error {}

function change(rows: readonly Modifier[], one: Change, place: string): readonly Modifier[] {
  const named = one.is === 'insert' ? one.after : one.row
  const at = rows.findIndex((row) => row.id === named)
  const found = rows[at]
  if (found === undefined) throw new AmendmentError(`${place} has no row "${named}" to ${one.is === 'insert' ? 'insert after' : one.is}`)
  switch (one.is) {
    case 'drop':
      return rows.toSpliced(at, 1)
    case 'replace':
      return rows.with(at, { ...found, ...one.with })
    case 'insert':
      return rows.toSpliced(at + 1, 0, ...one.rows)
  }
}

export const amended = (rows: readonly Modifier[], { in: place, changes }: Amendment): readonly Modifier[] =>
  changes.reduce((changed, one) => change(changed, one, place), rows)
