import { describe, expect, onTestFinished, test } from 'vitest'
import { farSidesForTests, openBrowser } from '../../notices/far-side.testing.ts'
import { openMail } from '../../notices/mail.ts'
import { ADDRESS, NOTICE } from '../../notices/notice.ts'
import { Outbox } from '../../notices/outbox.ts'
import { pushKeys } from '../../notices/push.ts'
import { sendLetter, writeNote } from '../letters/writing.ts'
import { handOver, join, leave } from '../seats/sitting.ts'
import { setPause } from '../time/ruling.ts'
import { HOUR } from '../time/zone.ts'
import { eventsAfter } from '../watching/looking.ts'
import { openTable, type Person, type TestTable } from '../whole-games/clocked-table.testing.ts'
import { standingIn } from './standing.ts'
import { addBrowser, confirmMail, noticesFor, removeBrowser, sendTest, setGameWebhook, setNotices } from './wishing.ts'

const HOURS = { is: 'hours', hours: 50, missed: 'decline' } as const
const NOTHING = { mail: null, webhook: null, wishes: { zone: 'UTC' } }

const far = farSidesForTests()

interface Room extends TestTable {
  readonly anna: Person
  readonly outbox: Outbox
  readonly post: () => Promise<void>
}

async function room(table: Parameters<typeof openTable>[0] = { table: { pace: HOURS } }, beside?: TestTable): Promise<Room> {
  const opened = await openTable(table, beside?.store)
  const outbox = new Outbox(opened.store, {
    mail: openMail({ server: `smtp://127.0.0.1:${far.box.port}`, from: 'referee@table.example' }),
    push: { keys: await pushKeys(opened.store), contact: 'mailto:host@table.example' },
    reach: { isPrivateAllowed: true },
    site: 'https://table.example',
    standingOf: standingIn(opened.hall),
    now: () => opened.clock.now,
  })
  onTestFinished(() => outbox.stop())
  return { ...opened, anna: await opened.sit('Anna', 'germany', 'italy'), outbox, post: () => outbox.run() }
}

const subjects = (): readonly string[] => far.box.mails.map(({ text }) => /^Subject: (.*)$/m.exec(text)?.[1] ?? '')
const hooks = () => far.endpoint.received.map(({ path, body }) => ({ path, ...JSON.parse(body.toString()) }))

/** Anna is mailed to. */
async function mailed({ hall, anna, post }: Room): Promise<void> {
  expect(await setNotices(hall, await anna.party(), { ...NOTHING, mail: 'anna@example.org' })).toEqual({ ok: true })
  await post()
  const code = /code: ([\w-]{12})/.exec(far.box.mails[0]?.text ?? '')?.[1] ?? ''
  expect(await confirmMail(hall, await anna.party(), code)).toEqual({ ok: true })
  far.box.mails.length = 0
}

/** Everybody seals, and the Axis are asked for targets. */
async function sealed({ order, secrets, anna }: Room, russia = secrets.seats.russia ?? ''): Promise<void> {
  for (const secret of [anna.secret, secrets.seats.britain ?? '', russia]) await order(secret, 'seal nothing')
}

describe('being told', () => {
  test('nobody is, unless he asked for it', async () => {
    const table = await room()
    await sealed(table)
    await table.post()
    expect([far.box.mails, far.endpoint.received, await table.store.papersOf(table.game, NOTICE)]).toEqual([[], [], []])
  })

  test('a mail address is asked first; until it answers nothing else goes there', async () => {
    const table = await room()
    await setNotices(table.hall, await table.anna.party(), { ...NOTHING, mail: 'stranger@example.org' })
    await sealed(table)
    await table.post()
    expect(subjects()).toEqual(['Chancery: confirm your address'])
    expect(await confirmMail(table.hall, await table.anna.party(), 'wrong')).toMatchObject({ ok: false, status: 422 })
    expect(await noticesFor(table.hall, await table.anna.party())).toMatchObject({
      mail: { address: 'stranger@example.org', isConfirmed: false },
      notices: [{ what: 'confirm', delivery: { is: 'sent' } }],
    })
  })

  test('once when a decision is open, once with a fifth of the time left, then not again', async () => {
    const table = await room()
    await mailed(table)
    await sealed(table)
    await table.post()
    expect(subjects()).toEqual(['Global War, Fall 1939: your decision is open'])
    expect(far.box.mails[0]?.text).toContain('https://table.example/#/game/')
    for (const hours of [39.9, 0.1, 5, 4.9]) {
      table.clock.now += hours * HOUR
      await table.post()
    }
    expect(subjects()).toEqual(['Global War, Fall 1939: your decision is open', 'Global War, Fall 1939: your time is running out'])
    const shown = await noticesFor(table.hall, await table.anna.party())
    expect(shown.ok && shown.notices.map(({ what, delivery }) => `${what} ${delivery.is}`).sort()).toEqual([
      'confirm sent',
      'open sent',
      'reminder sent',
    ])
  })

  test('not of what was answered before the post went out, and no reminder of it either', async () => {
    const table = await room()
    await mailed(table)
    await sealed(table)
    await table.order(table.anna.secret, 'quiet')
    await table.post()
    table.clock.now += 45 * HOUR
    await table.post()
    expect(subjects()).toEqual([])
  })

  test('not where a standing order answers', async () => {
    const table = await room()
    await mailed(table)
    await table.order(table.anna.secret, 'stand no naming, subversion, covert operations, declarations, tension points, reports')
    await sealed(table)
    await table.post()
    expect(subjects()).toEqual([])
  })

  test('a pause puts the reminder off', async () => {
    const table = await room()
    await mailed(table)
    await sealed(table)
    await table.post()
    const host = await table.party(table.secrets.host)
    table.clock.now += 30 * HOUR
    await setPause(table.hall, host, 'pause')
    table.clock.now += 100 * HOUR
    await table.post()
    await setPause(table.hall, host, 'resume')
    table.clock.now += 9 * HOUR
    await table.post()
    expect(subjects()).toHaveLength(1)
    table.clock.now += HOUR
    await table.post()
    expect(subjects()).toHaveLength(2)
  })

  test('without a pace too: once, and no reminder', async () => {
    const table = await room({})
    await mailed(table)
    await sealed(table)
    await table.post()
    table.clock.now += 500 * HOUR
    await table.post()
    expect(subjects()).toEqual(['Global War, Fall 1939: your decision is open'])
    expect(far.box.mails[0]?.text).toContain('There is no fixed time for it.')
  })
})

describe('webhooks', () => {
  test('of the game and of a person: equal addresses are told once', async () => {
    const table = await room()
    const host = await table.party(table.secrets.host)
    expect(await setGameWebhook(table.hall, await table.anna.party(), `${far.endpoint.url}/club`)).toMatchObject({ status: 403 })
    expect(await setGameWebhook(table.hall, host, `${far.endpoint.url}/club`)).toEqual({ ok: true })
    await setNotices(table.hall, await table.anna.party(), { ...NOTHING, webhook: `${far.endpoint.url}/club` })
    await sealed(table)
    await table.post()
    expect(hooks()).toMatchObject([{ path: '/club', what: 'open', who: ['axis'], turn: '1939 fall' }])
    expect(await noticesFor(table.hall, host)).toMatchObject({ gameWebhook: `${far.endpoint.url}/club` })
    expect(JSON.stringify(await noticesFor(table.hall, await table.anna.party()))).not.toContain('gameWebhook')
  })

  test('the club hears of everybody, a person of himself', async () => {
    const table = await room()
    await setGameWebhook(table.hall, await table.party(table.secrets.host), `${far.endpoint.url}/club`)
    const carl = await table.sit('Carl', 'russia')
    await setNotices(table.hall, await carl.party(), { ...NOTHING, webhook: `${far.endpoint.url}/carl` })
    await sealed(table, carl.secret)
    await table.order(table.anna.secret, 'quiet')
    await table.post()
    expect(hooks().map(({ path, who }) => `${path} ${who}`)).toEqual(['/club japan'])
  })

  test('no address of another kind, none with a password in it', async () => {
    const table = await room()
    for (const webhook of ['ftp://x.example', 'https://a:b@x.example', 'nothing'])
      expect(await setNotices(table.hall, await table.anna.party(), { ...NOTHING, webhook })).toMatchObject({ status: 422 })
  })
})

test('browsers are told; one of them is turned off, then all', async () => {
  const table = await room()
  const [one, two] = [openBrowser(`${far.endpoint.url}/one`), openBrowser(`${far.endpoint.url}/two`)]
  const anna = await table.anna.party()
  for (const { subscription } of [one, one, two]) expect(await addBrowser(table.hall, anna, subscription)).toEqual({ ok: true })
  expect(await noticesFor(table.hall, anna)).toMatchObject({ browsers: 2 })
  expect(await sendTest(table.hall, anna)).toEqual({ ok: true })
  await table.post()
  expect(far.endpoint.received.map(({ path }) => path).sort()).toEqual(['/one', '/two'])
  await removeBrowser(table.hall, anna, two.subscription.endpoint)
  expect(await noticesFor(table.hall, anna)).toMatchObject({ browsers: 1 })
  await removeBrowser(table.hall, anna)
  expect(await sendTest(table.hall, anna)).toMatchObject({ status: 422 })
})

test('nobody is flooded in somebody’s name', async () => {
  const table = await room()
  const anna = await table.anna.party()
  const ask = (index: number) => setNotices(table.hall, anna, { ...NOTHING, mail: `victim${index}@example.org` })
  for (let index = 0; index < 10; index++) {
    expect(await ask(index)).toEqual({ ok: true })
    await table.post()
    table.clock.now += 1
  }
  expect(await ask(10)).toMatchObject({ status: 422 })
  table.clock.now += HOUR
  expect(await ask(11)).toEqual({ ok: true })
})

describe('an address that has not agreed', () => {
  const victim = { ...NOTHING, mail: 'Victim@example.org' }

  test('is mailed three codes a day, however many games and seats ask; nobody’s words are in them, and the address is not kept', async () => {
    const tables = [await room({ title: 'URGENT: see http://evil.example' })]
    for (let game = 1; game < 5; game++) tables.push(await room({ title: 'URGENT: see http://evil.example' }, tables[0]))
    const [first] = tables as [Room]
    const ask = async ({ hall, anna, clock }: Room, mail: string, now = clock.now) => {
      clock.now = now
      return setNotices(hall, await anna.party(), { ...victim, mail })
    }
    const asked: string[] = []
    for (const [index, table] of tables.entries()) {
      const done = await ask(table, index % 2 === 0 ? 'Victim@example.org' : `victim+${index}@EXAMPLE.org`)
      asked.push(done.ok ? 'mailed' : (done.refusals[0]?.code ?? ''))
    }
    expect(asked).toEqual(['mailed', 'mailed', 'mailed', 'too-many-notices', 'too-many-notices'])
    for (const { post } of tables) await post()
    expect(far.box.mails).toHaveLength(3)
    expect(subjects()).toEqual(Array.from({ length: 3 }, () => 'Chancery: confirm your address'))
    expect(JSON.stringify(far.box.mails)).not.toMatch(/URGENT|evil/)
    for (const { hall, anna } of tables) await leave(hall, await anna.party())
    const kept = JSON.stringify(await first.store.paper('sent-lately code', 'code'))
    expect(kept).not.toMatch(/victim|example/i)
    const late = await room({}, first)
    expect(await ask(late, 'victim@example.org', late.clock.now + 23 * HOUR)).toMatchObject({ status: 422 })
    expect(await ask(late, 'victim@example.org', late.clock.now + 2 * HOUR)).toEqual({ ok: true })
  })

  test('of all addresses together a hundred an hour are mailed', async () => {
    const first = await room()
    const tables = [first, ...(await Promise.all(Array.from({ length: 10 }, () => room({}, first))))]
    let mailed = 0
    for (const [index, { hall, anna }] of tables.entries())
      for (let code = 0; code < 10; code++) {
        const done = await setNotices(hall, await anna.party(), { ...NOTHING, mail: `someone-${index}-${code}@example.org` })
        mailed += done.ok ? 1 : 0
      }
    expect(mailed).toBe(100)
    const [{ hall, anna, clock }] = tables as [Room]
    clock.now += HOUR
    expect(await setNotices(hall, await anna.party(), { ...NOTHING, mail: 'someone@example.org' })).toEqual({ ok: true })
  })

  test('gets no code that was asked for another, however often the address is changed before the post goes out', async () => {
    const table = await room()
    const anna = await table.anna.party()
    for (let index = 0; index < 9; index++) {
      await setNotices(table.hall, anna, { ...NOTHING, mail: `own-${index}@example.com` })
      if (index !== 4) continue
      await setNotices(table.hall, anna, NOTHING)
      await table.post()
    }
    await setNotices(table.hall, anna, victim)
    await table.post()
    expect(far.box.mails.map(({ to }) => to)).toEqual([['Victim@example.org']])
    // What was not sent counts: nobody can ask without end.
    expect(await setNotices(table.hall, anna, { ...NOTHING, mail: 'own@example.com' })).toMatchObject({ status: 422 })
  })

  test('gets no trial that was asked for another', async () => {
    const table = await room()
    const anna = await table.anna.party()
    await setNotices(table.hall, anna, { ...NOTHING, webhook: 'http://127.0.0.9:9/own' })
    for (let trial = 0; trial < 5; trial++) await sendTest(table.hall, anna)
    await setNotices(table.hall, anna, { ...NOTHING, webhook: `${far.endpoint.url}/victim` })
    await table.post()
    expect(far.endpoint.received).toEqual([])
  })

  test('a host is sent twenty trials an hour; the same setting saved again is no trial', async () => {
    const first = await room()
    const tables = [first, await room({}, first), await room({}, first)]
    const asked: boolean[] = []
    for (const [index, { hall, anna }] of tables.entries()) {
      await setNotices(hall, await anna.party(), { ...NOTHING, webhook: `${far.endpoint.url}/${index}` })
      await setNotices(hall, await anna.party(), { ...NOTHING, webhook: `${far.endpoint.url}/${index}` })
      for (let trial = 0; trial < 8; trial++) asked.push((await sendTest(hall, await anna.party())).ok)
    }
    expect(asked.filter((isSent) => isSent)).toHaveLength(20)
    expect(asked.slice(20)).toEqual([false, false, false, false])
  })
})

describe('whoever leaves', () => {
  test('is told nothing more at that moment: the address and what was queued are gone', async () => {
    const table = await room()
    await mailed(table)
    await sealed(table)
    await leave(table.hall, await table.anna.party())
    expect(await table.store.papersOf(table.game, ADDRESS)).toEqual([])
    expect(await table.store.papersOf(table.game, NOTICE)).toEqual([])
    await table.post()
    table.clock.now += 45 * HOUR
    await table.post()
    expect(far.box.mails).toEqual([])
  })

  test('leaves nothing to his successor, who asks for himself', async () => {
    const table = await room()
    await mailed(table)
    const sent = await handOver(table.hall, await table.anna.party())
    if (!sent.ok) throw new Error('no link')
    const dora = await join(table.hall, table.game, [sent.secret], { name: 'Dora' })
    if (!dora.ok) throw new Error('not seated')
    expect(await noticesFor(table.hall, await table.party(dora.secret))).toMatchObject({ mail: null, notices: [] })
    for (const seat of ['britain', 'russia'] as const) await table.order(table.secrets.seats[seat] ?? '', 'seal nothing')
    await table.order(dora.secret, 'seal nothing')
    await table.post()
    expect(far.box.mails).toEqual([])
  })
})

test('nothing that the game hides is in a notice, and nobody else sees who is told where', async () => {
  const table = await room()
  await setGameWebhook(table.hall, await table.party(table.secrets.host), `${far.endpoint.url}/club`)
  await mailed(table)
  const anna = await table.anna.party()
  await sendLetter(table.hall, anna, { key: 'k', to: ['russia'], from: 'germany', subject: 'canary-subject', text: 'canary-letter' })
  await writeNote(table.hall, anna, { key: 'n', seat: 'germany', text: 'canary-note' })
  await table.order(table.anna.secret, 'draft hungary=2')
  await table.order(table.anna.secret, 'seal hungary=2')
  for (const seat of ['britain', 'russia'] as const) await table.order(table.secrets.seats[seat] ?? '', 'seal nothing')
  await table.post()
  table.clock.now += 45 * HOUR
  await table.post()
  const out = JSON.stringify([far.box.mails, hooks()])
  expect(far.box.mails).toHaveLength(2)
  for (const secret of ['canary', 'hungary', 'Hungary', 'Anna', table.anna.secret, table.secrets.host]) expect(out).not.toContain(secret)
  for (const secret of [table.secrets.host, table.secrets.watch ?? '', table.secrets.seats.russia ?? '']) {
    const seen = eventsAfter(await table.party(secret), 0)
    for (const hidden of ['anna@example.org', '/club', 'notices-set', 'waits-changed']) expect(seen).not.toContain(hidden)
  }
})
