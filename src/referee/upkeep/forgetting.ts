import { fault } from '../fault.ts'
import { Hall } from '../hosting/hall.ts'
import { forget } from '../hosting/seats/forgetting.ts'
import { PERSON } from '../hosting/seats/sitting.ts'
import { snapshotOf } from '../store/archive/archives.ts'
import { type GamesPlace, openGames } from '../store/opening.ts'

/** Deletes a person from a game, named by name or by the id of the tenure: how many tenures were his. The record stands. */
export async function forgetIn(place: GamesPlace, game: string, person: string): Promise<number> {
  // Where there are no games, none are made.
  await (await snapshotOf(place)).close()
  const store = await openGames(place)
  try {
    const hall = new Hall(store)
    const hosted = await hall.open(game)
    if (hosted === undefined) throw fault('no-such-game', { game })
    const named = (await store.papersOf(game, PERSON)).filter(({ body }) => (body as { readonly name: string }).name === person)
    const tenures = Object.keys(hosted.table.seating.tenures).filter((id) => id === person || named.some((paper) => paper.id === id))
    if (tenures.length === 0) throw fault('no-such-person', { game, person })
    for (const tenure of tenures) await forget(hall, game, tenure)
    return tenures.length
  } finally {
    await store.close()
  }
}
