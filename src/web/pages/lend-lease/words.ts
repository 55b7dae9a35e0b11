/** Wording about lend-lease that is said more than once or put together from parts. */

export const CARRIAGE_WORDS: Readonly<Record<string, string>> = { sea: 'by sea', land: 'by land', air: 'by air' }

export const WORDS = {
  label: 'Lend-lease',
  heading: 'What may be sent, and by which way',
  silent: (book: string): string => `${book} has no lend-lease routes.`,
  open: 'open',
  shut: 'shut',
  aTurn: 'a turn',
  shipment: 'A shipment',
  units: 'lend-lease units',
  left: (left: number): string => `${left} more could go this turn`,
} as const
