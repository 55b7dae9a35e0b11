import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { give, newGame, openGame, type RecordEntry, readRecord, readTyped, recordText, tableDice } from '../../referee/index.ts'
import { delegationOf, type Power } from '../../rules/core/index.ts'
import { type Event, fold, isSeat, type Seat } from '../../rules/game/index.ts'

const GAMES = join(import.meta.dirname, '../../../cases/games')
const text = readFileSync(join(GAMES, 'history.jsonl'), 'utf8')
const orders = readFileSync(join(GAMES, 'history.orders.txt'), 'utf8')

function recorded() {
  const read = readRecord(text)
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  return read.record
}

const eventsOf = (entries: readonly RecordEntry[]): readonly Event[] => entries.flatMap(({ events }) => events)
const ofType = <T extends Event['type']>(type: T): readonly Extract<Event, { type: T }>[] =>
  eventsOf(recorded().entries).filter((event): event is Extract<Event, { type: T }> => event.type === type)

/** The orders as they are written down, given one by one. */
function played(): string {
  const { header } = recorded()
  const made = newGame({ passes: 'said', ...header })
  if (!made.ok) throw new Error(JSON.stringify(made.refusals))
  // The header stands as it is written: which rules it began under does not change with ours.
  let kept: typeof made.kept = { ...made.kept, entries: [], header }
  const put = (seat: Seat, order: Parameters<typeof give>[2], dice: readonly number[]): void => {
    const given = give(kept, [seat], order, tableDice(dice))
    if (!given.ok) throw new Error(`${seat}: ${JSON.stringify(order)}: ${given.refusals.map(({ words }) => words).join('; ')}`)
    kept = given.kept
  }
  put('host', { type: 'advance', by: 'referee' }, [])
  for (const line of orders.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
    const [, seat = '', said = '', dice = ''] = /^(\w+): (.*?)(?: \[([\d,]+)\])?$/.exec(line) ?? []
    if (!isSeat(seat)) throw new Error(`no seat in "${line}"`)
    const read = readTyped(said, { by: seat === 'host' ? 'referee' : delegationOf(seat as Power), seats: [seat] })
    if (!read.ok) throw new Error(JSON.stringify(read.refusals))
    put(seat, read.order, dice === '' ? [] : dice.split(',').map(Number))
  }
  return recordText(kept)
}

describe('the war as it went, to the end of 1942', () => {
  // After a change of the rules that is meant, `-u` writes the record anew; read the difference.
  test('the orders that were written down make the record, line for line', async () => {
    await expect(played()).toMatchFileSnapshot(join(GAMES, 'history.jsonl'))
  })

  test('it replays without the rules, and stands at the year start of 1943', () => {
    const record = recorded()
    const opened = openGame(record)
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
    const { situation, stage } = opened.kept.game
    expect([situation.turn, stage]).toEqual(['1943 spring', 'year-start'])
    expect(fold(opened.kept.start, eventsOf(record.entries))).toEqual(opened.kept.game)
  })

  // Each worked out by hand from the tables: leaning, points, lines that apply, and the die.
  test.each([
    // 4 leaning, -1 Russian point, +1 Finland's border entered, -3 thirty factors, +1 tension of 10, +2 the demand; die 1.
    { target: 'rumania', turn: '1940 summer', total: 5, result: '5-6' },
    // 5 leaning, 2 points, +1 borderland; die 4.
    { target: 'hungary', turn: '1940 fall', total: 12, result: '10' },
    // 4 leaning, -1 Russian point, +1 borderland, +1 tension, +2 the demand, +1 Bessarabia entered; die 5.
    { target: 'rumania', turn: '1940 fall', total: 13, result: '10' },
    // 3 leaning, 2 points, -1 Russian point, +1 borderland; die 3.
    { target: 'bulgaria', turn: '1940 winter', total: 8, result: '8' },
    // 2 points, -1 Russian point, -3 subversion, +1 borderland; die 1.
    { target: 'yugoslavia', turn: '1941 spring', total: 0, result: '0' },
    // 2 points, +1 demands, +2 the Baltic States, +2 Germany pledges war on Russia; die 5.
    { target: 'finland', turn: '1941 summer', total: 12, result: '10' },
    // 3 points, -2 and -1 now added, -1 no Russian city held, +1 inertia; die 4.
    { target: 'turkey', turn: '1942 spring', total: 4, result: '3-4' },
    // -1 point, -1 America at war with Germany; die 1.
    { target: 'vichyFrance', turn: '1942 fall', total: -1, result: '-1' },
  ])('$target in $turn: $total', ({ target, turn, total, result }) => {
    let now = ''
    const rolls = eventsOf(recorded().entries).flatMap((event) => {
      if (event.type === 'turn-opened') now = event.turn
      return event.type === 'rolled' ? [{ target: event.roll.target, turn: now, total: event.total, result: event.result }] : []
    })
    expect(rolls).toContainEqual({ target, turn, total, result })
  })

  test('51.311, RT-24: the attack on Pearl Harbor goes by the level before the declaration’s own +4', () => {
    const levels = ofType('tension-moved').flatMap(({ tracks }) => (tracks.usjt === undefined ? [] : [tracks.usjt]))
    const declared = levels.findIndex(({ lines }) => lines.some(({ cite }) => cite.rule === 'USJT-E7'))
    const launched = ofType('strike').flatMap(({ event }) => (event.type === 'strike-launched' ? [event.level] : []))
    expect(launched).toEqual([levels[declared - 1]?.level.effective])
    expect(levels[declared]?.level.actual).toBe((levels[declared - 1]?.level.actual ?? 0) + 4)
  })

  test('the correction of Summer 1942 says what it was, and settles nothing anew', () => {
    expect(ofType('facts-corrected')).toMatchObject([{ was: { 'rostov.controller': 'germany' }, facts: { 'rostov.controller': 'russia' } }])
  })
})
