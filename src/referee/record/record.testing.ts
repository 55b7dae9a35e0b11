import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { playAtRandom } from '../../counsel/index.ts'
import { openBook } from '../../editions/index.ts'
import { type GameRecord, type KeptGame, openGame, type RecordEntry, recordPlayed } from '../../record/index.ts'
import type { Event } from '../../rules/game/index.ts'

/** A folder that is gone after the tests of a file. */
export function scratch(): (name: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'chancery-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return (name) => join(folder, name)
}

export { recordText as textOf } from '../../record/index.ts'

/** A whole game by random legal orders, on record. */
export const randomRecord = (edition: string, seed: number, scenario = 'global-war-1939'): GameRecord =>
  recordPlayed({ edition, scenario, title: `seed ${seed}` }, playAtRandom(openBook(edition), scenario, seed))

/** A game out of its record, in which nothing is wrong. */
export function opened(one: GameRecord): KeptGame {
  const found = openGame(one)
  if (!found.ok) throw new Error(JSON.stringify(found.refusals))
  return found.kept
}

/** The same game, in which a faction drafted something and sealed other points than it did. */
export function otherwiseHidden({ entries, ...rest }: GameRecord, by: string): GameRecord {
  const hidden = (event: Event): readonly Event[] =>
    event.type === 'allocation-sealed' && event.by === by
      ? [
          { type: 'allocation-drafted', by: event.by, placements: { turkey: 1 } },
          { ...event, placements: { ...event.placements, sweden: 1, greece: 2 } },
        ]
      : [event]
  return { ...rest, entries: entries.map((entry): RecordEntry => ({ ...entry, events: entry.events.flatMap(hidden) })) }
}
