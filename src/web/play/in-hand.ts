import { keep, kept, parsed, storeOf } from '../parts/index.ts'

/** The game that somebody thinks about on the other pages; what they order there is ordered in it. */
export interface InHand {
  readonly id: string
  readonly edition: string
  readonly scenario: string
}

const KEY = 'chancery.in-hand'

const store = storeOf<InHand | undefined>(parsed(kept(KEY, 'sessionStorage')) as InHand | undefined)

export const useInHand = (): InHand | undefined => store.use()

/** Takes a game in hand in this tab, or puts it away. */
export function takeInHand(game: InHand | undefined): void {
  keep(KEY, game === undefined ? undefined : JSON.stringify(game), 'sessionStorage')
  store.set(game)
}

/** Where the desk keeps the situations that were laid out on it. */
const LAID_OUT = ['chancery.situations', 'chancery.front']

/** Puts the game away with what was laid out of it: whoever comes next at this device finds nothing of it. */
export function putAway(then: () => void): void {
  const wasInHand = store.get() !== undefined
  takeInHand(undefined)
  then()
  if (!wasInHand) return
  for (const key of LAID_OUT) keep(key, undefined)
  location.reload()
}
