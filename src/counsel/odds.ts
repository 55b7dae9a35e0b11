import { type Band, bandAt } from '../rules/core/index.ts'

export const FACES = [1, 2, 3, 4, 5, 6] as const

/** A chance, counted in sixths. */
export interface Chance {
  readonly result: string
  readonly sixths: number
}

/** The result at each face of the die. */
export const resultsByDie = (bands: readonly Band[], total: number): readonly { readonly die: number; readonly band: Band }[] =>
  FACES.flatMap((die) => {
    const band = bandAt(bands, total + die)
    return band === undefined ? [] : [{ die, band }]
  })

/** How likely each result is, best for the Allies first. They add up to six sixths. */
export function odds(bands: readonly Band[], total: number): readonly Chance[] {
  const fallen = resultsByDie(bands, total)
  return bands
    .map((band) => ({ result: band.id, sixths: fallen.filter((one) => one.band === band).length }))
    .filter(({ sixths }) => sixths > 0)
}
