/** Wording of the command for statuses of minor nations, and of the questions about them. */

export const STATUS = {
  heading: (name: string, status: string, favours: string | undefined): string =>
    `${name}: ${status}${favours === undefined ? '' : `, with ${favours}`}`,
  since: (turn: string): string => `, since ${turn}`,
  reachedBy: (words: string): string => `reached ${words}`,
  economy: (words: string): string => `economy: ${words}`,
  open: (words: string): string => `open: ${words}`,
  closed: (words: string): string => `closed: ${words}`,
  forces: 'own forces',
  atWar: (nations: readonly string[]): string => `at war with ${nations.join(', ')}`,
  stay: (most: number, there: number | null): string =>
    `at most ${most === 1 ? '1 unit' : `${most} units`} may stay; ${there === null ? 'none are reported' : there === 1 ? '1 is there' : `${there} are there`}`,
}
