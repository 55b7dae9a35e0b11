import type { WrittenName } from '../../counsel/index.ts'

/** Said here, so that a lobby need not fetch the scripts themselves. */
export const MAP_TITLES: Readonly<Record<WrittenName, string>> = {
  history: 'The history of the war',
  'axis-triumphant': 'Axis triumphant',
  'allies-early': 'Allies early',
}

export const MAP_SCRIPT = {
  own: 'A script of my own',
  label: 'Your script, in YAML or JSON',
  file: 'From a file',
  empty: 'there is nothing here; a script has a title and happenings',
  reads: (title: string, happenings: number): string => `“${title}”: ${happenings} things may happen.`,
  wrong: 'This script cannot be played yet:',
} as const

/** What somebody begins with who has never written one. */
export const EXAMPLE = `title: Towards Gibraltar
as in: history
without: [against-the-north, north-falls, denmark-falls]
happenings:
  into-spain:
    side: axis
    turns: 1940 fall to 1941 summer
    chance: 40
    when: {france.fallen: true}
    declares: [germany - spain]
  madrid-falls:
    side: axis
    turns: 1940 fall to 1942 spring
    chance: 60
    war: [germany - spain]
    facts: {madrid.controller: germany}
`
