import { keep, kept, parsed, storeOf } from '../parts/index.ts'
import type { OpenSituation } from '../situation/index.ts'

/** The game that somebody thinks about on the other pages; what they order there is ordered in it. */
export interface InHand {
  readonly id: string
  readonly edition: string
  readonly scenario: string
}

const KEY = 'chancery.in-hand'

const store = storeOf<InHand | undefined>(parsed(kept(KEY, 'sessionStorage')) as InHand | undefined)

export const useInHand = (): InHand | undefined => store.use()

/** Whether a situation on the desk is of that game's book and start: a page of another has none of its orders. */
export function isOf({ edition, scenario }: InHand, { document, situation }: Pick<OpenSituation, 'document' | 'situation'>): boolean {
  const said = document as { readonly edition?: string; readonly scenario?: string }
  return edition === said.edition && scenario === (said.scenario ?? situation.scenario)
}

/** Turns to the orders of the game in hand, which lie above the page. */
export function turnToOrders(): void {
  const strip = document.querySelector('.in-game')
  strip?.scrollIntoView({ block: 'start' })
  strip?.querySelector<HTMLElement>('.offer .button, .tick input, summary')?.focus({ preventScroll: true })
}

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
