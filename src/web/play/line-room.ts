/**
 * Over HTTP/1 a browser has six connections to a place for all its tabs together, and a line that is followed keeps one of them: with six of
 * them nothing would be answered any more, in any tab.
 */
const MOST_LINES = 4

/** Over a newer protocol all lines go through one connection. */
const isRoomy = (): boolean =>
  performance
    .getEntriesByType('resource')
    .some((entry) => entry.name.includes('/api/') && /^h[23]/.test((entry as PerformanceResourceTiming).nextHopProtocol))

/** Follows in the room of that number, if nobody does. */
const followIn = (room: number, follow: () => Promise<void>): Promise<boolean> =>
  navigator.locks.request(`chancery.line.${room}`, { ifAvailable: true }, async (free) => {
    if (free !== null) await follow()
    return free !== null
  })

/** Without locks (a page that is not served securely) tabs cannot agree who follows: those do that are seen, as long as they are. */
async function followWhileSeen(follow: (unseen: AbortSignal) => Promise<void>): Promise<boolean> {
  if (document.hidden) return false
  const unseen = new AbortController()
  const look = (): void => {
    if (document.hidden) unseen.abort()
  }
  document.addEventListener('visibilitychange', look)
  await follow(unseen.signal)
  document.removeEventListener('visibilitychange', look)
  return true
}

/** Follows a line until it ends, if there is room for one more among all tabs of the browser; false at once where there is none. */
export async function followWhereRoom(signal: AbortSignal, follow: (until: AbortSignal) => Promise<void>): Promise<boolean> {
  if (isRoomy()) {
    await follow(signal)
    return true
  }
  if (navigator.locks === undefined) return followWhileSeen((unseen) => follow(AbortSignal.any([signal, unseen])))
  for (let room = 0; room < MOST_LINES; room += 1) if (await followIn(room, () => follow(signal))) return true
  return false
}
