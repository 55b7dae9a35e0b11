/** What numbers of counsel are counted in, said wherever they are shown. */
export const WORTH_SCALE = 'A point of worth is a hundredth of Turkey as an ally.'

/** `17.0 points of worth`, `+3 points of worth`, `2 ± 1 points of worth`. */
export const ofWorth = (number: string): string => `${number} points of worth`

/** A difference of worth, with its sign. */
export const signedWorth = (worth: number, digits = 1): string => `${worth < 0 ? '−' : '+'}${Math.abs(worth).toFixed(digits)}`

/** The same with what it may be out by. */
export const worthWithin = (worth: number, within: number, digits = 1): string =>
  ofWorth(`${signedWorth(worth, digits)} ± ${within.toFixed(digits)}`)

/** What a gap is at most, in percent: rounded up, for it is a bound. */
export const atMostPercent = (share: number): string => (Math.ceil(share * 1000 - 1e-9) / 10).toFixed(1)
