/** Wording of the commands for partisans and lend-lease. */

export const PARTISANS = {
  title: (turn: string, book: string): string => `Partisans, ${turn} (${book})`,
  ahead: (year: number): string => `as it would stand at the start of ${year}, if all else stays as it is`,
  /** Each table with who usually runs it, and what its cells are for. */
  tables: {
    fascist: 'Fascist partisans, run by the Axis: at once, at the next YSS, at the second',
    resistance: 'Resistance, run by Britain: at the first, second and third YSS',
    communist: 'Communist partisans, run by Russia: at the first, second and third YSS',
    elsewhere: 'Raised by other clauses',
  },
  usual: { fascist: 'axis', resistance: 'britain', communist: 'russia', elsewhere: null },
  /** Printed cells, blank ones too. */
  cell: (divisions: number | null): string => (divisions === null ? '–' : String(divisions)),
  since: (turn: string, yearStarts: number): string => `since ${turn}, over ${yearStarts} YSS`,
  from: (divisions: number, year: number): string => `${divisions} from ${year}`,
  first: (divisions: number): string => `${divisions} at once`,
  wanting: 'not yet',
  needs: (words: string): string => `needs: ${words}`,
  undated: (facts: readonly string[]): string => `in force; since when is not reported, so not in the sum: ${facts.join('; ')}`,
  'by-diplomacy': 'as a diplomatic result says',
  'by-sheet': 'as the nation’s sheet says',
  within: (words: string): string => `part of the number for ${words}`,
  totals: 'in all',
  formed: (divisions: number): string =>
    `; besides, ${divisions} Indian National ${divisions === 1 ? 'division' : 'divisions'}, no partisans`,
  beside: (rows: readonly string[]): string => `; not in it: ${rows.join(', ')}`,
} as const

export const LEND_LEASE = {
  title: (turn: string, book: string): string => `Lend-lease, ${turn} (${book})`,
  open: 'open',
  shut: 'shut',
  takes: (units: number | null): string => (units === null ? 'as much as transports carry' : `${units} a turn`),
  from: (powers: readonly string[]): string => `from ${powers.join(' or ')}`,
  notFrom: (power: string, why: string): string => `not from ${power}: ${why}`,
  most: (most: number | null): string => (most === null ? 'without limit' : `at most ${most}`),
  notByLevel: 'not at this level',
  levels: 'by the level',
  way: 'on its way',
  landed: (places: readonly string[]): string => `landed in ${places.join(', ')}`,
  carries: (cargoes: readonly string[]): string => `takes ${cargoes.join(', ')}`,
  leg: (turn: string, at: string): string => `${turn}: ${at}`,
  arrives: (turn: string, reserves: readonly string[]): string => `arrives ${turn}: ${reserves.join(' or ')}`,
  unsaid: (turn: string): string => `arrives ${turn}; the book does not say in which reserve`,
  beyond: 'after the campaign’s end',
  shipment: (name: string, from: string, to: string, turn: string): string => `${name}, from ${from} to ${to}, ${turn}`,
  units: (units: number): string => (units === 1 ? '1 unit' : `${units} units`),
  capacity: (name: string, units: number): string => `${name} takes ${units} a turn`,
  left: (units: number): string => `${units} more could go this turn`,
} as const
