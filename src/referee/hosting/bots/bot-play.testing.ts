import type { Hall } from '../hall.ts'
import { botsGoOn, newTurns, type Think } from './bot-play.ts'
import { botThinks } from './bot-thinking.ts'

/** A bot that thinks here and now; what it is asked and orders makes the journey to a thread and back. */
export const thinkHere: Think = async (asked) => structuredClone(botThinks(structuredClone(asked)))

/** Lets the bots of a game go on, so many orders at most. */
export const goOnHere = (hall: Hall, game: string, most?: number): Promise<void> => botsGoOn(hall, thinkHere, game, newTurns(), most)
