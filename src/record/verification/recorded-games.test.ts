import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DELEGATIONS } from '../../rules/core/index.ts'
import { type Event, viewOf } from '../../rules/game/index.ts'
import { eventsOf, type KeptGame, openGame } from '../kept-game.ts'
import { type RecordEntry, readRecord } from '../record.ts'
import { verify } from './verification.ts'

const GAMES = join(import.meta.dirname, '../../../cases/games')
const RECORDS = readdirSync(GAMES).filter((name) => name.endsWith('.jsonl'))

/**
 * Orders that this engine decides otherwise than the record, each with the reason why the record is left as it is. A difference that is
 * not listed is a fault of the engine, or a record to be made anew.
 */
const DIFFERENCES: Readonly<Record<string, readonly { readonly words: string; readonly reason: string }[]>> = {}

function kept(name: string): KeptGame {
  const read = readRecord(readFileSync(join(GAMES, name), 'utf8'))
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  const opened = openGame(read.record)
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
  return opened.kept
}

describe.each(RECORDS)('the game on record in %s', (name) => {
  const game = kept(name)
  const found = verify(game)

  test('every order, decided again with its dice, comes to the events on record', () => {
    expect(found.otherwise.map(({ words }) => words)).toEqual((DIFFERENCES[name] ?? []).map(({ words }) => words))
    expect(found.faults).toEqual([])
    expect(found.verified).toBe(game.entries.length - (DIFFERENCES[name]?.length ?? 0))
  })

  test('one changed event is found, wherever it stands', () => {
    const at = game.entries.findLastIndex(({ events }) => events.some(({ type }) => type === 'stage-entered'))
    const moved = (event: Event): Event => (event.type === 'stage-entered' ? { ...event, stage: 'elsewhere' } : event)
    const changed = (entry: RecordEntry, index: number): RecordEntry =>
      index === at ? { ...entry, events: entry.events.map(moved) } : entry
    const tampered = verify({ ...game, entries: game.entries.slice(0, at + 1).map(changed) })
    expect(tampered.otherwise.map(({ n }) => n)).toEqual([at + 1])
  })
})

test.each(['2023', 'classic', 'campaign'])(
  'a whole game by the book %s runs from Fall 1939 to the end of the war, for everybody',
  (edition) => {
    const whole = kept(`whole-${edition}.jsonl`)
    const { header, start, game } = whole
    expect(header).toMatchObject({ edition })
    expect(start.situation.turn).toBe('1939 fall')
    expect(game.ending).not.toBeNull()
    const events = eventsOf(whole)
    for (const one of DELEGATIONS) expect(viewOf(start, events, one).ending).toEqual(game.ending)
  },
)
