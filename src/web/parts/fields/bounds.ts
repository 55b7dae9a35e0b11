const numberIn = (text: string): number | undefined => (text.trim() !== '' && Number.isInteger(Number(text)) ? Number(text) : undefined)

/** A whole number within the bounds. */
export function isTaken(text: string, least: number, most: number): boolean {
  const number = numberIn(text)
  return number !== undefined && number >= least && number <= most
}

/** The bound that a typed number lies beyond; nothing if it lies within, or is none. */
export function bounded(text: string, least: number, most: number): number | undefined {
  const number = numberIn(text)
  if (number === undefined) return undefined
  return number > most ? most : number < least ? least : undefined
}
