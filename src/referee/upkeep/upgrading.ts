import { isPlayedHere, type Otherwise, verify } from '../../record/index.ts'
import { snapshotOf } from '../store/archive/archives.ts'
import type { Progress } from '../store/archive/rows.ts'
import { type GamesPlace, openGames } from '../store/opening.ts'
import { storedGames } from './stored-game.ts'

/** A game of which something would be otherwise. */
export interface Differing {
  readonly game: string
  readonly title: string
  readonly begunBy: string
  readonly otherwise: readonly Otherwise[]
  readonly faults: readonly string[]
}

export interface Upgrade {
  readonly form: { readonly found: number; readonly known: number }
  readonly games: number
  readonly orders: number
  /** Orders that this version decides as they were decided. */
  readonly verified: number
  readonly differing: readonly Differing[]
  /** Running games of other rules: in these nothing is ordered until their players agree to those of this version. */
  readonly toAgree: readonly { readonly game: string; readonly title: string }[]
  /** Games that this version cannot go on with. */
  readonly unreadable: readonly { readonly game: string; readonly reason: string }[]
  /** Whether the games are in the form of this version now. */
  readonly done: boolean
}

/** Decides every order of every stored game again, on a copy that is brought up to date; nothing that is stored is touched. */
export async function rehearse(place: GamesPlace, progress: Progress): Promise<Upgrade> {
  const snapshot = await snapshotOf(place)
  const differing: Differing[] = []
  const toAgree: { game: string; title: string }[] = []
  const unreadable: { game: string; reason: string }[] = []
  let games = 0
  let orders = 0
  let verified = 0
  try {
    for await (const stored of storedGames(snapshot)) {
      games += 1
      progress(games, snapshot.counts.games)
      if (!stored.ok) {
        unreadable.push({ game: stored.game, reason: stored.reason })
        continue
      }
      const { header } = stored.kept
      if (stored.kept.game.ending === null && !isPlayedHere(stored.kept)) toAgree.push({ game: stored.game, title: header.title })
      const found = verify(stored.kept)
      orders += found.orders
      verified += found.verified
      if (found.otherwise.length + found.faults.length > 0)
        differing.push({
          game: stored.game,
          title: header.title,
          begunBy: header.chancery,
          otherwise: found.otherwise,
          faults: found.faults.map(({ words }) => words),
        })
    }
    const { form } = snapshot
    return { form, games, orders, verified, differing, toAgree, unreadable, done: form.found === form.known }
  } finally {
    await snapshot.close()
  }
}

/** The same, and then the stored games themselves are brought up to date, unless there is one that could not be gone on with. */
export async function upgrade(place: GamesPlace, progress: Progress): Promise<Upgrade> {
  const found = await rehearse(place, progress)
  if (found.unreadable.length > 0) return found
  const store = await openGames(place)
  await store.close()
  return { ...found, done: true }
}
