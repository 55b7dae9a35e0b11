export const BOT_PLAY = {
  map: 'by the script of the map',
  noMap: (names: readonly string[]): string => `expected ${names.join(', ')}, or a script with a title and happenings`,
  tableDice: 'bots play with the referee’s dice: nobody throws for them at the table',
} as const
