import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Allowance, hourly } from '../http/request/rates.ts'
import { openStore } from '../store/sqlite-store.ts'
import type { GameStore } from '../store/store.ts'
import { type Endpoint, farSidesForTests, openBrowser, openEndpoint } from './far-side.testing.ts'
import { openMail } from './mail.ts'
import type { Matter } from './message.ts'
import { ADDRESS, type Address, addressPaper, type Delivery, NOTICE, type Notice, noticePaper } from './notice.ts'
import { Outbox, type OutboxSetting, type Standing } from './outbox.ts'
import { pushKeys } from './push.ts'
import { quietUntil } from './quiet.ts'
import { NOTICES } from './words.ts'

const at = (text: string): number => Date.parse(text)
const NOON = at('2026-11-16T12:00Z')
const MINUTE = 60_000
const ABOUT = { who: 'axis', turn: '1939 fall', stage: 'axis-naming', since: NOON } as const

const far = farSidesForTests()

const matter = (game: string, notice: Notice): Matter => ({
  game,
  title: `The war ${game}`,
  what: notice.what,
  who: ['axis'],
  turn: '1939 fall',
  due: NOON + 48 * 60 * MINUTE,
  isPaused: false,
})

interface Room {
  readonly store: GameStore
  readonly outbox: Outbox
  readonly clock: { now: number }
  readonly run: (now?: number) => Promise<void>
  readonly queue: (game: string, notice?: Partial<Notice>, id?: string, due?: number) => Promise<void>
  readonly address: (game: string, ...addresses: readonly Address[]) => Promise<void>
  readonly deliveries: (game: string) => Promise<readonly Delivery[]>
  readonly second: () => Outbox
}

async function room(setting: Partial<OutboxSetting> = {}): Promise<Room> {
  const folder = mkdtempSync(join(tmpdir(), 'notices-'))
  const store = openStore(folder)
  const clock = { now: NOON }
  const standingOf = async (game: string, notice: Notice): Promise<Standing> => ({ is: 'open', matter: matter(game, notice) })
  const make = (): Outbox =>
    new Outbox(store, {
      mail: openMail({ server: `smtp://127.0.0.1:${far.box.port}`, from: 'Chancery <referee@table.example>' }),
      reach: { isPrivateAllowed: true },
      site: 'https://table.example/',
      standingOf,
      now: () => clock.now,
      ...setting,
    })
  const outbox = make()
  onTestFinished(async () => {
    await outbox.stop()
    await store.close()
    rmSync(folder, { recursive: true })
  })
  return {
    store,
    outbox,
    clock,
    second: make,
    run: async (now = clock.now) => {
      clock.now = now
      await outbox.run()
    },
    queue: (game, notice = {}, id = `${game} 1`, due = NOON) =>
      store.put([
        noticePaper(game, id, due, {
          tenure: 'anna',
          channel: 'mail',
          target: 't',
          what: 'open',
          about: [ABOUT],
          queued: NOON,
          delivery: { is: 'queued', attempts: 0 },
          ...notice,
        }),
      ]),
    address: (game, ...addresses) => store.put(addresses.map((one, index) => addressPaper(game, `${game} ${one.tenure} ${index}`, one))),
    deliveries: async (game) => (await store.papersOf(game, NOTICE)).map(({ body }) => (body as Notice).delivery),
  }
}

const MAIL: Address = { tenure: 'anna', channel: 'mail', target: 't', to: 'anna@example.org', code: null }
const hook = (to: string): Address => ({ tenure: 'anna', channel: 'webhook', target: 'w', to })

describe('a notice', () => {
  test('is mailed once, says what is open, until when and where, and is marked as sent', async () => {
    const { queue, address, run, deliveries } = await room()
    await address('g1', MAIL, { tenure: 'anna', channel: 'wishes', wishes: { zone: 'Europe/Berlin' } })
    await queue('g1')
    await run()
    await run(NOON + 60 * MINUTE)
    expect(far.box.mails).toHaveLength(1)
    const { text } = far.box.mails[0] ?? { text: '' }
    expect(text).toMatch(/^Subject: The war g1: your decision is open$/m)
    expect(text).toContain('Wednesday 18 November 2026, 13:00 (Europe/Berlin)')
    expect(text).toContain('https://table.example/#/game/g1')
    expect(await deliveries('g1')).toEqual([{ is: 'sent', at: NOON }])
  })

  test('waits while mail is off, and goes out when it is on again, unless it is over or days old by then', async () => {
    const standing = { over: false }
    const standingOf = async (game: string, notice: Notice): Promise<Standing> =>
      standing.over && game === 'g2' ? { is: 'over' } : { is: 'open', matter: matter(game, notice) }
    const { store, clock, queue, address, second, deliveries } = await room({ standingOf })
    const off = new Outbox(store, { reach: { isPrivateAllowed: true }, standingOf, now: () => clock.now })
    for (const game of ['g1', 'g2', 'g3']) {
      await address(game, MAIL)
      await queue(game, game === 'g3' ? { queued: NOON - 3 * 24 * 60 * MINUTE } : {})
    }
    await off.run()
    expect(await deliveries('g1')).toMatchObject([{ is: 'queued' }])
    expect(await deliveries('g3')).toMatchObject([{ is: 'refused' }])
    standing.over = true
    clock.now += 60 * MINUTE
    const on = second()
    await on.run()
    await on.stop()
    expect(far.box.mails).toHaveLength(1)
    expect(far.box.mails[0]?.text).toContain('The war g1')
    expect(await deliveries('g1')).toEqual([{ is: 'sent', at: clock.now }])
    expect(await deliveries('g2')).toEqual([{ is: 'unneeded', at: clock.now }])
  })

  test('goes out in one round, however many are due', async () => {
    const { queue, address, run } = await room()
    const games = Array.from({ length: 230 }, (_, index) => `g${index}`)
    for (const game of games) {
      await address(game, hook(`${far.endpoint.url}/${game}`))
      await queue(game, { channel: 'webhook' })
    }
    await run()
    expect(far.endpoint.received).toHaveLength(230)
  })

  test('waits where its host has had as many as one gets in an hour, by webhook or push, and no other host waits with it', async () => {
    const [clock, other] = [{ now: NOON }, await openEndpoint()]
    onTestFinished(() => other.close())
    const byHost = new Allowance(hourly(2), () => clock.now)
    const push = { keys: await pushKeys((await room()).store), contact: 'mailto:host@table.example' }
    const { queue, address, run, deliveries } = await room({ byHost, push })
    const elsewhere = other.url.replace('127.0.0.1', 'localhost')
    for (const game of ['g1', 'g2', 'g3']) await address(game, hook(`${far.endpoint.url}/${game}`))
    await address('g4', hook(elsewhere))
    await address('g5', { tenure: 'anna', channel: 'push', target: 'w', to: openBrowser(`${far.endpoint.url}/g5`).subscription })
    for (const game of ['g1', 'g2', 'g3', 'g4']) await queue(game, { channel: 'webhook' })
    await queue('g5', { channel: 'push' })
    await run()
    expect([far.endpoint.received.length, other.received.length]).toEqual([2, 1])
    const waiting = { is: 'queued', attempts: 0, reason: NOTICES.hostHasMany }
    expect((await Promise.all(['g1', 'g2', 'g3', 'g5'].map(deliveries))).flat().filter(({ is }) => is === 'queued')).toEqual([
      waiting,
      waiting,
    ])
    clock.now += 60 * MINUTE
    await run(clock.now)
    expect(far.endpoint.received).toHaveLength(4)
  })

  test('is posted to a webhook as JSON that chat services show', async () => {
    const { queue, address, run } = await room()
    await address('g1', hook(`${far.endpoint.url}/club`))
    await queue('g1', { channel: 'webhook' })
    await run()
    const body = JSON.parse(far.endpoint.received[0]?.body.toString() ?? '')
    expect(body).toMatchObject({ game: 'g1', what: 'open', who: ['axis'], turn: '1939 fall', due: '2026-11-18T12:00:00.000Z' })
    expect(body.text).toBe(body.content)
    expect(body.text).toContain('The war g1: a decision is open for the European Axis')
  })

  test('is pushed to every browser; one that has gone is forgotten', async () => {
    const { store, queue, address, outbox, deliveries } = await room()
    await outbox.stop()
    const keys = await pushKeys(store)
    expect(await pushKeys(store)).toEqual(keys)
    const pushing = new Outbox(store, { ...settingOf(), push: { keys, contact: 'mailto:host@table.example' } })
    const [one, gone] = [openBrowser(`${far.endpoint.url}/one`), openBrowser(`http://127.0.0.1:${(await closedEndpoint()).port}/gone`)]
    await address(
      'g1',
      { tenure: 'anna', channel: 'push', target: 'p', to: one.subscription },
      { tenure: 'anna', channel: 'push', target: 'p', to: gone.subscription },
    )
    await queue('g1', { channel: 'push' })
    await pushing.run()
    expect(one.read(far.endpoint.received[0]?.body ?? Buffer.alloc(0))).toMatchObject({
      title: 'The war g1: your decision is open',
      url: 'https://table.example/#/game/g1',
      tag: 'g1',
    })
    expect(await deliveries('g1')).toEqual([{ is: 'sent', at: NOON }])
    far.endpoint.status = 410
    await queue('g1', { channel: 'push' }, 'g1 2')
    await pushing.run()
    expect(await store.papersOf('g1', ADDRESS)).toHaveLength(1)
  })

  test('goes out once, though two send from the same store', async () => {
    const { queue, address, outbox, second } = await room()
    for (let game = 0; game < 20; game++) {
      await address(`g${game}`, { ...hook(`${far.endpoint.url}/${game}`) })
      await queue(`g${game}`, { channel: 'webhook' })
    }
    const other = second()
    await Promise.all([outbox.run(), other.run()])
    await other.stop()
    expect(far.endpoint.received.map(({ path }) => path).sort()).toEqual(Array.from({ length: 20 }, (_, game) => `/${game}`).sort())
  })
})

describe('what is not sent', () => {
  test('nothing to whoever has left: the address went with the tenure, and what was queued goes too', async () => {
    const { store, queue, run } = await room()
    await queue('g1')
    await run()
    expect(far.box.mails).toEqual([])
    expect(await store.papersOf('g1', NOTICE)).toEqual([])
  })

  test('nothing of what has been answered meanwhile, and nothing before its time', async () => {
    const standings: Standing[] = [{ is: 'later', due: NOON + 30 * MINUTE }, { is: 'over' }]
    const { queue, address, run, deliveries } = await room({ standingOf: async () => standings.shift() ?? { is: 'over' } })
    await address('g1', MAIL)
    await queue('g1', { what: 'reminder' })
    await run()
    expect(await deliveries('g1')).toEqual([{ is: 'queued', attempts: 0 }])
    await run(NOON + 29 * MINUTE)
    expect(standings).toHaveLength(1)
    await run(NOON + 30 * MINUTE)
    expect(await deliveries('g1')).toEqual([{ is: 'unneeded', at: NOON + 30 * MINUTE }])
    expect(far.box.mails).toEqual([])
  })

  test('nothing in the quiet hours of the one it is for: it waits for their end', async () => {
    const { queue, address, run, clock } = await room()
    clock.now = at('2026-11-16T22:30Z')
    await address('g1', MAIL, {
      tenure: 'anna',
      channel: 'wishes',
      wishes: { zone: 'Europe/Berlin', quiet: { from: '22:00', until: '07:30' } },
    })
    await queue('g1')
    await run()
    await run(at('2026-11-17T06:29Z'))
    expect(far.box.mails).toEqual([])
    await run(at('2026-11-17T06:30Z'))
    expect(far.box.mails).toHaveLength(1)
  })
})

describe('where it does not arrive', () => {
  test('it is tried again, later and later, then given up, and said so', async () => {
    const { queue, address, run, deliveries } = await room()
    far.endpoint.status = 503
    await address('g1', hook(far.endpoint.url))
    await queue('g1', { channel: 'webhook' })
    let now = NOON
    await run(now)
    expect(await deliveries('g1')).toEqual([{ is: 'queued', attempts: 1, reason: NOTICES.answered(503) }])
    for (const minutes of [1, 5, 30, 120, 360]) {
      await run(now + minutes * MINUTE - 1)
      now += minutes * MINUTE
      await run(now)
    }
    expect(far.endpoint.received).toHaveLength(6)
    expect(await deliveries('g1')).toEqual([{ is: 'refused', at: now, reason: NOTICES.givenUp(6, NOTICES.answered(503)) }])
    await run(now + 1_000 * MINUTE)
    expect(far.endpoint.received).toHaveLength(6)
  })

  test('a no is a no, with the reason', async () => {
    const { queue, address, run, deliveries } = await room()
    far.box.answer = () => '550 no such user here'
    await address('g1', MAIL)
    await queue('g1')
    await run()
    expect(await deliveries('g1')).toEqual([{ is: 'refused', at: NOON, reason: NOTICES.mailRefused('550 no such user here') }])
  })

  test('private addresses are refused, unless the operator allows them', async () => {
    const { queue, address, run, deliveries } = await room({ reach: { isPrivateAllowed: false } })
    await address('g1', hook(far.endpoint.url))
    await queue('g1', { channel: 'webhook' })
    await run()
    expect(far.endpoint.received).toEqual([])
    expect(await deliveries('g1')).toEqual([{ is: 'refused', at: NOON, reason: NOTICES.privateAddress }])
  })
})

test('a digest: what opened in many games is told once, at the time asked for; reminders do not wait for it', async () => {
  const { queue, address, run } = await room()
  const wishes: Address = { tenure: 'anna', channel: 'wishes', wishes: { zone: 'Europe/Berlin', digest: '18:00' } }
  for (const game of ['g1', 'g2', 'g3']) {
    await address(game, MAIL, wishes)
    await queue(game)
  }
  await queue('g2', { what: 'reminder' }, 'g2 reminder')
  await run()
  expect(far.box.mails.map(({ text }) => /^Subject: (.*)$/m.exec(text)?.[1])).toEqual(['The war g2: your time is running out'])
  await run(at('2026-11-16T16:59Z'))
  expect(far.box.mails).toHaveLength(1)
  await run(at('2026-11-16T17:00Z'))
  expect(far.box.mails).toHaveLength(2)
  expect(far.box.mails[1]?.text).toMatch(/^Subject: Your decision is open in 3 games$/m)
  for (const game of ['g1', 'g2', 'g3']) expect(far.box.mails[1]?.text).toContain(`https://table.example/#/game/${game}`)
})

test('only the last twenty of each person are kept', async () => {
  const { store, queue, address, run } = await room()
  await address('g1', hook(far.endpoint.url))
  for (let index = 0; index < 25; index++) await queue('g1', { channel: 'webhook', queued: NOON + index }, `g1 ${index}`)
  await run()
  const kept = (await store.papersOf('g1', NOTICE)).map(({ body }) => (body as Notice).queued - NOON)
  expect([...kept].sort((one, other) => one - other)).toEqual(Array.from({ length: 20 }, (_, index) => index + 5))
})

test.each([
  ['22:00', '07:00', '2026-11-16T20:59Z', null],
  ['22:00', '07:00', '2026-11-16T21:00Z', '2026-11-17T06:00Z'],
  ['22:00', '07:00', '2026-11-17T05:59Z', '2026-11-17T06:00Z'],
  ['22:00', '07:00', '2026-11-17T06:00Z', null],
  ['12:00', '14:00', '2026-11-16T12:30Z', '2026-11-16T13:00Z'],
  ['12:00', '14:00', '2026-11-16T10:30Z', null],
  // The night in which summer time begins: an hour of it never comes.
  ['22:00', '07:00', '2026-03-28T23:00Z', '2026-03-29T05:00Z'],
])('quiet from %s until %s in Berlin, at %s until %s', (from, until, now, end) => {
  expect(quietUntil({ zone: 'Europe/Berlin', quiet: { from, until } }, at(now))).toBe(end === null ? null : at(end))
})

/** What an outbox needs beside its store. */
function settingOf(): OutboxSetting {
  return {
    reach: { isPrivateAllowed: true },
    site: 'https://table.example',
    standingOf: async (game, notice) => ({ is: 'open', matter: matter(game, notice) }),
    now: () => NOON,
  }
}

async function closedEndpoint(): Promise<Endpoint> {
  const closed = await openEndpoint()
  await closed.close()
  return closed
}
