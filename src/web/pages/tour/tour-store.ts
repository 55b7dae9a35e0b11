import { keep, kept, storeOf } from '../../parts/index.ts'

/** Where a reader on the tour is, kept while the window lasts: a page fetched anew goes on where it was. */
const KEY = 'chancery.tour'

function keptStop(): number | undefined {
  const said = kept(KEY, 'sessionStorage')
  return said !== null && /^\d+$/.test(said) ? Number(said) : undefined
}

const stop = storeOf(keptStop())

/** Goes to a stop of the tour, or leaves it. */
export function goToStop(next: number | undefined): void {
  keep(KEY, next === undefined ? undefined : String(next), 'sessionStorage')
  stop.set(next)
}

/** The stop the reader is at, if they are on the tour. */
export const useTourStop = stop.use
