import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seatsFor } from '../../../rules/game/index.ts'
import { Hall } from '../hall.ts'
import { awayIn } from '../journal/timing.ts'
import { Rounds } from '../rounds.ts'
import { openTable, type TestTable } from '../whole-games/clocked-table.testing.ts'
import { CLOCKS } from './alarm.ts'
import { dueOf } from './clock.ts'
import { alarmOf, CLOCK } from './keeping.ts'
import { actFor, orderText, wantedNow } from './missing.ts'
import type { Pace } from './pace.ts'
import { announceAbsence, giveTime, setPace, setPause, vote } from './ruling.ts'
import { HOUR } from './zone.ts'

const PACES: readonly Pace[] = [
  { is: 'hours', hours: 30, missed: 'plainest' },
  { is: 'local-time', time: '20:00', zone: 'Europe/Berlin', notice: 6, missed: 'decline' },
  { is: 'none' },
]

const PLAINEST: Pace = { is: 'hours', hours: 1, missed: 'plainest' }

/** What holds after anything that happens: who is waited for is who is wanted, and the alarm is set to the first whose time is up. */
async function check({ hall, store, game, clock }: TestTable): Promise<void> {
  const hosted = await hall.open(game)
  if (hosted === undefined) throw new Error('no game')
  const { play, timing, seating } = hosted.table
  const wanted = wantedNow(play.book, play.game).map(({ who, turn, stage }) => ({ who, turn, stage }))
  expect(timing.clock.waits.map(({ who, turn, stage }) => ({ who, turn, stage }))).toEqual(timing.clock.pace.is === 'none' ? [] : wanted)
  const due = (await store.paper(CLOCK, game))?.due ?? null
  expect(due).toBe(alarmOf(hosted.table, clock.now))
  const away = awayIn(timing, seating)
  for (const wait of timing.clock.waits) {
    const end = dueOf(timing.clock, wait, away)
    expect(end === null).toBe(timing.clock.paused !== null)
    expect(wait.since).toBeLessThanOrEqual(clock.now)
  }
  // Whoever reads the journal from the disk finds the same.
  expect((await new Hall(store, hall.sources).open(game))?.table.timing).toEqual(timing)
}

const step = fc.oneof(
  fc.record({ is: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ is: fc.constant('order' as const) }),
  fc.record({ is: fc.constant('pause' as const) }),
  fc.record({ is: fc.constant('vote' as const), for: fc.constantFrom('pause' as const, 'resume' as const, null) }),
  fc.record({
    is: fc.constant('more' as const),
    who: fc.constantFrom('axis' as const, 'russia' as const),
    hours: fc.integer({ min: 1, max: 30 }),
  }),
  fc.record({ is: fc.constant('away' as const), from: fc.integer({ min: 0, max: 40 }), length: fc.integer({ min: 1, max: 90 }) }),
  fc.record({ is: fc.constant('pace' as const), which: fc.nat(PACES.length - 1) }),
)

test('whatever happens at a table, in any order, its clocks go right', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const table = await openTable({ table: { pace: PACES[0] as Pace } })
      const [anna, carl] = [await table.sit('Anna', 'germany', 'italy'), await table.sit('Carl', 'russia')]
      const host = () => table.party(table.secrets.host)
      const secretOf: Readonly<Record<string, string>> = { germany: anna.secret, italy: anna.secret, russia: carl.secret }
      await check(table)
      for (const one of steps) {
        const hosted = await table.hall.open(table.game)
        if (hosted === undefined) throw new Error('no game')
        const { play, timing } = hosted.table
        switch (one.is) {
          case 'wait':
            table.clock.now += one.hours * HOUR
            await new Rounds(table.hall, CLOCKS, (error) => expect(error).toBeUndefined()).run()
            break
          case 'order': {
            const act = wantedNow(play.book, play.game).flatMap(({ who }) => actFor(play.book, play.game, PLAINEST, who) ?? [])[0]
            const seat = act === undefined ? undefined : seatsFor(act)[0]
            if (act === undefined || seat === undefined || seat === 'host') break
            expect(await table.order(secretOf[seat] ?? table.secrets.seats[seat] ?? '', orderText(act))).toMatchObject({ ok: true })
            break
          }
          case 'pause':
            await setPause(table.hall, await host(), timing.clock.paused === null ? 'pause' : 'resume')
            break
          case 'vote':
            await vote(table.hall, await carl.party(), one.for)
            await vote(table.hall, await anna.party(), one.for)
            break
          case 'more':
            await giveTime(table.hall, await host(), one.who, one.hours)
            break
          case 'away': {
            const from = table.clock.now + one.from * HOUR
            await announceAbsence(table.hall, await anna.party(), from, from + one.length * HOUR)
            break
          }
          case 'pace':
            await setPace(table.hall, await host(), PACES[one.which] as Pace)
            break
        }
        await check(table)
      }
    }),
    { numRuns: 12 },
  )
})
