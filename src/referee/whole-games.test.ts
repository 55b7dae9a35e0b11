import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DELEGATIONS, fold, viewOf } from '../rules/index.ts'
import { openGame } from './kept-game.ts'
import { readRecord } from './record.ts'

const GAMES = join(import.meta.dirname, '../../cases/games')

/** Games that were played to the end and written down; they stay as they are, and later versions have to be able to tell them. */
describe.each(['2023', 'classic', 'campaign'])('a whole game by the book %s, on record', (edition) => {
  const read = readRecord(readFileSync(join(GAMES, `whole-${edition}.jsonl`), 'utf8'))
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  const { record } = read
  const opened = openGame(record)
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
  const { game, start } = opened.kept
  const events = record.entries.flatMap((entry) => entry.events)

  test('it runs from Fall 1939 to the end of the war', () => {
    expect(record.header).toMatchObject({ edition, format: 1 })
    expect(start.situation.turn).toBe('1939 fall')
    expect(game.ending).not.toBeNull()
  })

  test('it replays without a rule being asked, for the host and for every delegation', () => {
    expect(fold(start, events)).toEqual(game)
    for (const one of DELEGATIONS) expect(viewOf(start, events, one).ending).toEqual(game.ending)
  })
})
