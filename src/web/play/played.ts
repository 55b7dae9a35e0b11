/** Where this browser notes that it has a game. */
export const PLAYED = 'chancery.played'
