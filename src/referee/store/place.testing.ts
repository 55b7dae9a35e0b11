import { onTestFinished } from 'vitest'
import type { GameStore } from './store.ts'

/** A place for games, for one test: whoever opens it again finds what others put there. */
export interface Place {
  open(): Promise<GameStore>
}

export type FreshPlace = () => Promise<Place>

export const line = (body: unknown, key: string | null = null) => ({ key, body })

/** A store of its own for one test, closed afterwards. */
export async function opened(place: Place): Promise<GameStore> {
  const store = await place.open()
  onTestFinished(() => store.close())
  return store
}
