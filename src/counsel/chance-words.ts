/** `50%`; what can happen, or fail, is never rounded away. */
export function percentWords(ways: number, of = 6): string {
  const percent = Math.round((ways / of) * 100)
  if (percent === 0 && ways > 0) return 'under 1%'
  return percent === 100 && ways < of ? 'over 99%' : `${percent}%`
}

/** `3 in 6 (50%)`, `5 in 36 (14%)`; what is certain needs no figure, but perhaps other words. */
export const chanceWords = (ways: number, of = 6, certain = 'certain'): string =>
  ways === of ? certain : `${ways} in ${of} (${percentWords(ways, of)})`
