import { statfs } from 'node:fs/promises'
import type { GameStore } from './store.ts'

/** How long an answer about a disk or a store will do, in milliseconds: anybody may ask, as often as they like. */
const LASTS = 2_000

/** Asks at most once in a while, however often it is asked. */
export function everySoOften(ask: () => Promise<boolean>, lasts: number = LASTS): () => Promise<boolean> {
  let last: Promise<boolean> | undefined
  let at = 0
  return () => {
    const now = performance.now()
    if (last === undefined || now - at >= lasts) {
      last = ask()
      at = now
    }
    return last
  }
}

/** A paper that says nothing: to write it anew tells whether anything can be written. */
const TRIAL = { kind: 'trial', id: 'trial', game: null, due: null, body: {} }

/** Whether a store takes what is written. */
export const isWritable = (store: GameStore): Promise<boolean> =>
  store.put([TRIAL]).then(
    () => true,
    () => false,
  )

/** Whether more than so many bytes are free where a folder is; a disk that does not say is taken to have room. */
export const hasFree = (folder: string, floor: number): Promise<boolean> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize > floor,
    () => true,
  )
