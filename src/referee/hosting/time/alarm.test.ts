import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { Hall } from '../hall.ts'
import type { TABLE_SETTING } from '../header.ts'
import { Rounds } from '../rounds.ts'
import { leave } from '../seats/sitting.ts'
import { eventsAfter, look } from '../watching/looking.ts'
import { openTable, type Person, type TestTable } from '../whole-games/clocked-table.testing.ts'
import { CLOCKS } from './alarm.ts'
import { CLOCK } from './keeping.ts'
import { announceAbsence, endAbsence, giveTime, setPace, setPause, setSealing, vote } from './ruling.ts'
import { HOUR } from './zone.ts'

const HOURS = { is: 'hours', hours: 48, missed: 'decline' } as const

const failed = (error: unknown): void => {
  throw error
}

/** The three have sealed: the Axis are asked for targets. */
async function naming(table: z.input<typeof TABLE_SETTING> = { pace: HOURS }): Promise<TestTable> {
  const room = await openTable({ table })
  for (const seat of ['germany', 'britain', 'russia'] as const) await room.order(room.secrets.seats[seat] ?? '', 'seal nothing')
  return room
}

const ring = async ({ hall }: TestTable): Promise<void> => new Rounds(hall, CLOCKS, failed).run()

async function linesOf({ hall, game }: TestTable, type: string) {
  return ((await hall.open(game))?.lines ?? []).filter((line) => line.type === type)
}

const alarm = async ({ store, game }: TestTable): Promise<number | null> => (await store.paper(CLOCK, game))?.due ?? null

interface TimeShown {
  readonly missing: readonly { readonly who: string; readonly due: number | null; readonly act: { readonly words: string } | null }[]
}

const timeSeen = async ({ hall, party, secrets }: TestTable, secret = secrets.watch ?? ''): Promise<TimeShown> =>
  JSON.parse((await look(hall, await party(secret))).text).time

describe('when time runs out', () => {
  test('before it does, everybody sees who would be missing, when, and what would be done', async () => {
    const room = await naming()
    expect((await timeSeen(room)).missing).toMatchObject([
      { who: 'axis', due: room.clock.now + 48 * HOUR, act: { words: '"name nothing" is then ordered by itself' } },
    ])
  })

  test('nobody misses his time while newer rules wait to be agreed to; from then on everybody has all of it', async () => {
    const record = readFileSync('cases/earlier/table.jsonl', 'utf8')
    const room = await openTable({ edition: undefined, record, asItStands: true, table: { pace: HOURS } })
    room.clock.now += 100 * HOUR
    await ring(room)
    expect([await linesOf(room, 'time-missed'), (await timeSeen(room)).missing]).toEqual([[], []])
    await room.order(room.secrets.host, 'agree because all wrote so')
    expect((await timeSeen(room)).missing).toMatchObject([{ who: 'axis', due: room.clock.now + 48 * HOUR }])
    room.clock.now += 48 * HOUR
    await ring(room)
    expect(await linesOf(room, 'time-missed')).toMatchObject([{ who: 'axis' }])
  })

  test('it is said, and what was owed is given in his name with the reason; the next are asked and have all their time', async () => {
    const room = await naming()
    const begun = room.clock.now
    room.clock.now += 48 * HOUR - 1
    await ring(room)
    expect(await linesOf(room, 'time-missed')).toEqual([])
    room.clock.now += 1
    await ring(room)
    expect(await linesOf(room, 'time-missed')).toMatchObject([
      { who: 'axis', turn: '1939 fall', stage: 'axis-naming', due: begun + 48 * HOUR },
    ])
    const acts = (await linesOf(room, 'order')).filter((line) => line.type === 'order' && line.because?.startsWith('the time of'))
    expect(acts.map((line) => (line.type === 'order' ? line.because : ''))).toEqual(
      acts.map(() => 'the time of the European Axis ran out on Sunday 22 March 2026, 12:00 (UTC)'),
    )
    expect(acts.length).toBeGreaterThan(0)
    const hosted = await room.hall.open(room.game)
    expect(hosted?.table.play.game.stage).toBe('axis-declarations')
    expect(hosted?.table.timing.clock.waits.map(({ who, since }) => [who, since])).toEqual([
      ['axis', room.clock.now],
      ['japan', room.clock.now],
    ])
    expect(await alarm(room)).toBe(room.clock.now + 48 * HOUR)
  })

  test('an allocation is waited for: it is said once that it was missed, and nothing is done', async () => {
    const room = await openTable({ table: { pace: HOURS } })
    room.clock.now += 49 * HOUR
    await ring(room)
    await ring(room)
    expect((await linesOf(room, 'time-missed')).map((line) => ('who' in line ? line.who : ''))).toEqual(['axis', 'westernAllies', 'russia'])
    expect(await linesOf(room, 'order')).toHaveLength(1)
    expect(await alarm(room)).toBe(null)
  })

  test('an order that is taken back gives no new time, neither one’s own nor one that was given in one’s name', async () => {
    const room = await naming()
    const begun = room.clock.now
    const germany = room.secrets.seats.germany ?? ''
    room.clock.now += 40 * HOUR
    expect(await room.order(germany, 'name nothing')).toMatchObject({ ok: true })
    expect(await room.order(germany, 'undo')).toMatchObject({ ok: true })
    expect(await alarm(room)).toBe(begun + 48 * HOUR)
    room.clock.now = begun + 48 * HOUR
    await ring(room)
    expect((await room.hall.open(room.game))?.table.play.game.stage).toBe('axis-declarations')
    const undone = await room.order(germany, 'undo')
    if (undone.ok) {
      expect(await alarm(room)).toBeLessThanOrEqual(room.clock.now)
      await ring(room)
    }
    expect((await room.hall.open(room.game))?.table.play.game.stage).toBe('axis-declarations')
    expect(await linesOf(room, 'time-missed')).toHaveLength(1)
  })

  test('two processes and two rounds at once do it once', async () => {
    const room = await naming()
    room.clock.now += 48 * HOUR
    const other = new Hall(room.store, room.hall.sources)
    await Promise.all([new Rounds(room.hall, CLOCKS, failed).run(), new Rounds(other, CLOCKS, failed).run()])
    expect(await linesOf(room, 'time-missed')).toHaveLength(1)
  })

  test('an order given in time needs no alarm; a game without a pace has none', async () => {
    const room = await naming()
    await room.order(room.secrets.seats.germany ?? '', 'name nothing')
    room.clock.now += 47 * HOUR
    await ring(room)
    expect(await linesOf(room, 'time-missed')).toEqual([])
    const slow = await naming({})
    expect(await alarm(slow)).toBe(null)
    expect(await slow.types()).not.toContain('waits-changed')
  })
})

describe('the host', () => {
  test('sets the pace, and nobody else does', async () => {
    const room = await naming({})
    const anna = await room.sit('Anna', 'germany')
    expect(await setPace(room.hall, await anna.party(), HOURS)).toMatchObject({ ok: false, status: 403 })
    expect(await setPace(room.hall, await room.party(room.secrets.host), HOURS)).toEqual({ ok: true })
    expect(await alarm(room)).toBe(room.clock.now + 48 * HOUR)
    await setPace(room.hall, await room.party(room.secrets.host), { is: 'none' })
    expect(await alarm(room)).toBe(null)
  })

  test('pauses: no clock runs, and what was left is left', async () => {
    const room = await naming()
    const host = await room.party(room.secrets.host)
    room.clock.now += 40 * HOUR
    expect(await setPause(room.hall, host, 'pause')).toEqual({ ok: true })
    expect(await setPause(room.hall, host, 'pause')).toMatchObject({ ok: false, status: 422 })
    expect(await alarm(room)).toBe(null)
    room.clock.now += 400 * HOUR
    await ring(room)
    expect(await linesOf(room, 'time-missed')).toEqual([])
    expect((await timeSeen(room)).missing).toMatchObject([{ who: 'axis', due: null }])
    expect(await setPause(room.hall, host, 'resume')).toEqual({ ok: true })
    expect(await alarm(room)).toBe(room.clock.now + 8 * HOUR)
  })

  test('gives one delegation more time, if it is waited for', async () => {
    const room = await naming()
    const host = await room.party(room.secrets.host)
    expect(await giveTime(room.hall, host, 'axis', 24)).toEqual({ ok: true })
    expect(await alarm(room)).toBe(room.clock.now + 72 * HOUR)
    expect(await giveTime(room.hall, host, 'russia', 24)).toMatchObject({ ok: false, status: 422 })
    expect(await giveTime(room.hall, await room.party(room.secrets.seats.germany ?? ''), 'axis', 24)).toMatchObject({
      ok: false,
      status: 403,
    })
  })
})

describe('those who sit', () => {
  test('pause by more than half of them, each with one voice however many seats he has', async () => {
    const room = await naming()
    const [anna, bert, carl] = [
      await room.sit('Anna', 'germany', 'italy', 'japan'),
      await room.sit('Bert', 'britain', 'us'),
      await room.sit('Carl', 'russia'),
    ]
    expect(await vote(room.hall, await anna.party(), 'pause')).toEqual({ ok: true })
    expect(await vote(room.hall, await anna.party(), 'pause')).toEqual({ ok: true })
    expect(await alarm(room)).not.toBe(null)
    expect(await vote(room.hall, await carl.party(), 'pause')).toEqual({ ok: true })
    expect(await linesOf(room, 'paused')).toMatchObject([{ by: 'vote' }])
    await vote(room.hall, await anna.party(), 'resume')
    await vote(room.hall, await anna.party(), null)
    await vote(room.hall, await bert.party(), 'resume')
    expect(await linesOf(room, 'resumed')).toEqual([])
    await vote(room.hall, await carl.party(), 'resume')
    expect(await linesOf(room, 'resumed')).toMatchObject([{ by: 'vote' }])
    expect(await vote(room.hall, await room.party(room.secrets.watch ?? ''), 'pause')).toMatchObject({ ok: false, status: 403 })
  })

  test('say that they are away: time stands still for a delegation while all who sit for it are', async () => {
    const room = await naming()
    const begun = room.clock.now
    const [anna, ida] = [await room.sit('Anna', 'germany'), await room.sit('Ida', 'italy')]
    expect(await announceAbsence(room.hall, await anna.party(), begun + 24 * HOUR, begun + 72 * HOUR)).toEqual({ ok: true })
    expect(await alarm(room)).toBe(begun + 48 * HOUR)
    expect(await announceAbsence(room.hall, await ida.party(), begun, begun + 48 * HOUR)).toEqual({ ok: true })
    expect(await alarm(room)).toBe(begun + 72 * HOUR)
    const [line] = await linesOf(room, 'absence-announced')
    if (line?.type !== 'absence-announced') throw new Error('no absence')
    expect(await endAbsence(room.hall, await ida.party(), line.id)).toMatchObject({ ok: false, status: 404 })
    expect(await endAbsence(room.hall, await room.party(room.secrets.host), line.id)).toEqual({ ok: true })
    expect(await alarm(room)).toBe(begun + 48 * HOUR)
  })

  test('are away no longer when they have left', async () => {
    const room = await naming()
    const begun = room.clock.now
    const anna = await room.sit('Anna', 'germany', 'italy')
    await announceAbsence(room.hall, await anna.party(), begun, begun + 240 * HOUR)
    expect(await alarm(room)).toBe(begun + 288 * HOUR)
    room.clock.now += 100 * HOUR
    await leave(room.hall, await anna.party())
    expect(await alarm(room)).toBe(room.clock.now + 48 * HOUR)
  })

  test.each([
    [-10, -1],
    [0, 24 * 61],
    [10, 5],
  ])('not from %i to %i hours', async (from, until) => {
    const room = await naming()
    const anna = await room.sit('Anna', 'germany')
    const { now } = room.clock
    expect(await announceAbsence(room.hall, await anna.party(), now + from * HOUR, now + until * HOUR)).toMatchObject({ status: 422 })
  })
})

describe('a draft that counts when time is up', () => {
  const allocating = async (missed: 'wait' | 'decline' | 'plainest' = 'decline'): Promise<TestTable> =>
    openTable({ table: { pace: { ...HOURS, missed } } })
  const seals = async (room: TestTable, by: Person, wish = true) => setSealing(room.hall, await by.party(), undefined, wish)
  const sealed = async (room: TestTable) =>
    (await linesOf(room, 'order')).flatMap((line) =>
      line.type === 'order'
        ? line.entry.events.flatMap((event) => (event.type === 'allocation-sealed' ? [{ ...event, because: line.because }] : []))
        : [],
    )
  const runOut = async (room: TestTable): Promise<void> => {
    room.clock.now += 48 * HOUR
    await ring(room)
  }

  test('is sealed with the reason; its own see that beforehand, nobody else does', async () => {
    const room = await allocating()
    const [anna, carl] = [await room.sit('Anna', 'germany', 'italy'), await room.sit('Carl', 'russia')]
    await room.order(anna.secret, 'draft hungary=2')
    const before = await timeSeen(room, carl.secret)
    expect(await seals(room, anna)).toEqual({ ok: true })
    expect(await timeSeen(room, carl.secret)).toEqual(before)
    const own = (await timeSeen(room, anna.secret)).missing.find(({ who }) => who === 'axis')
    expect(own?.act?.words).toBe('"seal hungary=2" is then ordered by itself')
    await runOut(room)
    expect(await sealed(room)).toMatchObject([
      { by: 'axis', placements: { hungary: 2 }, because: 'the time of the European Axis ran out on Sunday 22 March 2026, 12:00 (UTC)' },
    ])
    expect(eventsAfter(await carl.party(), 0)).not.toMatch(/sealing-set|"hungary":2/)
  })

  test('not without one, nor once it is said otherwise, nor by the word of one who left', async () => {
    const room = await allocating()
    const anna = await room.sit('Anna', 'germany')
    await seals(room, anna)
    await runOut(room)
    expect(await sealed(room)).toEqual([])
    // What is drafted after the time was up is still being thought about.
    await room.order(anna.secret, 'draft hungary=1')
    await ring(room)
    expect(await sealed(room)).toEqual([])

    const other = await allocating()
    const [bert, dora] = [await other.sit('Bert', 'germany'), await other.sit('Dora', 'britain')]
    for (const one of [bert, dora]) await seals(other, one)
    await other.order(bert.secret, 'draft hungary=1')
    await other.order(dora.secret, 'draft turkey=1')
    await seals(other, bert, false)
    await leave(other.hall, await dora.party())
    await runOut(other)
    expect(await sealed(other)).toEqual([])
  })

  test('49.31: one that breaks the rules is not sealed; the table’s own rule holds', async () => {
    const room = await allocating('plainest')
    const anna = await room.sit('Anna', 'germany')
    await seals(room, anna)
    await room.order(anna.secret, 'draft hungary=9')
    await runOut(room)
    expect((await sealed(room)).find(({ by }) => by === 'axis')).toMatchObject({ placements: {} })
    expect(await setSealing(room.hall, await room.party(room.secrets.seats.china ?? ''), undefined, true)).toMatchObject({ status: 403 })
  })
})
