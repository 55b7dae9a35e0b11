import type { Band, Citation, Modifier } from '../rules/core/index.ts'

/** Rows of another book, taken over by name under a ruling of one's own; each keeps the number it stands under there. */
export function borrowRows(rows: readonly Modifier[], names: readonly string[], under: Citation): readonly Modifier[] {
  return names.map((name) => {
    const row = rows.find(({ id }) => id === name)
    if (row === undefined) throw new Error(`there is no row "${name}" to borrow`)
    const { ruling: _ruling, ...kept } = row
    return { ...kept, cite: under, standsIn: row.cite }
  })
}

/** Results of another book, taken over by name; what they come to is said anew. */
export function borrowBand(bands: readonly Band[], name: string, under: Citation, anew: Partial<Band>): Band {
  const band = bands.find(({ id }) => id === name)
  if (band === undefined) throw new Error(`there is no result "${name}" to borrow`)
  return { ...band, ...anew, cite: under, standsIn: band.cite }
}
