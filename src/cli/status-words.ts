/** Wording of the command for statuses of minor nations, and of the questions about them. */

export const STATUS = {
  status: {
    words: 'Where minor nations stand, what that allows each side, their economy and their own forces.',
    example: 'status cases/situations/campaign-minors.yaml --country hungary',
  },
} as const

export const STATUS_OPTIONS = {
  country: 'one minor nation alone',
  in: 'the minor nation to be entered, or finnishBorder, bessarabia, easternPoland, haiphong or indochina',
  how: 'ground, strategic, stay, overflight, air-base, naval-base, unload, strait or supply',
  stage: 'orders or ops; ops without it',
  of: 'the minor nation whose forces are used',
  arm: 'ground, air or naval',
  task: 'what they do, such as react, base, escort or join',
  range: 'home, adjacent, area or beyond; home without it',
}

export const STATUS_PRINT = {
  heading: (name: string, status: string, favours: string | undefined): string =>
    `${name}: ${status}${favours === undefined ? '' : `, with ${favours}`}`,
  since: (turn: string): string => `, since ${turn}`,
  reachedBy: (words: string): string => `reached ${words}`,
  economy: (words: string): string => `economy: ${words}`,
  open: (words: string): string => `open: ${words}`,
  closed: (words: string): string => `closed: ${words}`,
  forces: 'own forces',
  atWar: (nations: readonly string[]): string => `at war with ${nations.join(', ')}`,
  stay: (most: number, there: number): string =>
    `at most ${most === 1 ? '1 unit' : `${most} units`} may stay; ${there === 1 ? '1 is' : `${there} are`} there`,
}
