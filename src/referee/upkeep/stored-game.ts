import type { KeptGame } from '../../record/index.ts'
import { RefereeError, reasonOf } from '../fault.ts'
import type { HostedHeader } from '../hosting/header.ts'
import { after, readLine, tableAt } from '../hosting/journal/journal.ts'
import type { Snapshot } from '../store/archive/rows.ts'

/** A stored game as this version understands it, or why it does not. */
export type StoredGame =
  | { readonly ok: true; readonly game: string; readonly kept: KeptGame }
  | { readonly ok: false; readonly game: string; readonly reason: string }

/** Every game of a snapshot, one after the other. */
export async function* storedGames({ rows }: Pick<Snapshot, 'rows'>): AsyncGenerator<StoredGame> {
  let found: { readonly game: string; readonly header: string; readonly bodies: string[] } | undefined
  for await (const row of rows()) {
    if (row.type === 'line') {
      found?.bodies.push(row.body)
      continue
    }
    if (found !== undefined) yield understood(found)
    found = row.type === 'game' ? { game: row.game, header: row.header, bodies: [] } : undefined
  }
  if (found !== undefined) yield understood(found)
}

function understood({
  game,
  header,
  bodies,
}: {
  readonly game: string
  readonly header: string
  readonly bodies: readonly string[]
}): StoredGame {
  try {
    const start = tableAt(JSON.parse(header) as HostedHeader)
    const table = bodies.reduce((before, body) => after(before, readLine(JSON.parse(body))), start)
    return { ok: true, game, kept: table.play }
  } catch (error) {
    return {
      ok: false,
      game,
      reason: error instanceof RefereeError ? error.message : `this Chancery does not understand it: ${reasonOf(error)}`,
    }
  }
}
