export const BOT_PLAY = {
  map: 'by the script of the map',
  idle: 'nothing to decide',
  /** These two stand after “expected”. */
  noMap: (names: readonly string[]): string => `${names.join(', ')}, or a script with a title and happenings`,
  unplayable: (fault: string): string => `a script that can be played; ${fault}`,
  tableDice: 'bots play with the referee’s dice: nobody throws for them at the table',
} as const
