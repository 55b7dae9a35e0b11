export const BOT_PLAY = {
  map: 'by the script of the map',
  tableDice: 'bots play with the referee’s dice: nobody throws for them at the table',
} as const
