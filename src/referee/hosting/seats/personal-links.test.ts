import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../rules/game/index.ts'
import { openTable, type Person, secretOf } from '../whole-games/table.testing.ts'

interface Joined {
  readonly secret: string
  readonly link: string
  readonly tenure: string
}

async function room() {
  const table = await openTable()
  const game = await table.begin()
  const join = async (seat: Seat, name: string, key?: string): Promise<Joined & Person> => {
    const link = seat === 'host' ? game.links.host : game.links.seats[seat]
    const { status, text, body } = await table.ask('POST', `/api/games/${game.id}/join`, { link, name, key }, {})
    expect(status, text).toBe(201)
    const joined = body as Joined
    return { ...game.by(joined.secret), ...joined }
  }
  /** A browser opens a link: what it is given is its own. */
  const device = async (link: string, cookie = ''): Promise<Person & { readonly status: number; readonly cookie: string }> => {
    const reply = await table.ask('POST', '/api/session', { secret: link }, cookie === '' ? {} : { Cookie: cookie })
    const given = (reply.headers.get('Set-Cookie') ?? '').split(';')[0] ?? ''
    return { ...game.by(given.slice(-43)), status: reply.status, cookie: given }
  }
  return { ...table, ...game, game, join, device }
}

const linksOf = async (person: Person): Promise<readonly (string | null)[]> =>
  ((await person.get('/personal-links')).body as { links: readonly { link: string | null }[] }).links.map(({ link }) => link)

const renew = async (person: Person, body: object = {}): Promise<string> => {
  const reply = await person.post('/personal-links', body)
  expect(reply.status, reply.text).toBe(201)
  return (reply.body as { link: string }).link
}

const isIn = async (person: Person): Promise<boolean> => (await person.get('')).status === 200

describe('a personal link', () => {
  test('opens the seat on any device, as often as one likes; each device has a secret of its own', async () => {
    const { join, device } = await room()
    const anna = await join('germany', 'Anna')
    const [phone, laptop] = [await device(anna.link), await device(anna.link)]
    expect(new Set([anna.secret, phone.secret, laptop.secret, secretOf(anna.link)]).size).toBe(4)
    expect((await phone.order('1', 'draft hungary=1')).status).toBe(201)
    expect((await laptop.get('')).text).toContain('"hungary":1')
    // The same browser is not given another.
    expect((await device(anna.link, phone.cookie)).secret).toBe(phone.secret)
    for (const one of [anna, phone, laptop]) expect(await linksOf(one)).toEqual([anna.link])
  })

  test('is given again where the answer to joining was lost', async () => {
    const { ask, id, links } = await room()
    const key = 'x'.repeat(32)
    const joining = () => ask('POST', `/api/games/${id}/join`, { link: links.seats.russia, name: 'Carl', key }, {})
    const [one, other] = [await joining(), await joining()]
    expect(other.text).toBe(one.text)
  })

  test('made anew, the old one opens nothing; devices stay, or are signed out at once where that is wished', async () => {
    const { join, device } = await room()
    const anna = await join('germany', 'Anna')
    const phone = await device(anna.link)
    const second = await renew(anna)
    expect((await device(anna.link)).status).toBe(401)
    expect((await anna.get('')).status).toBe(200)
    expect([await isIn(phone), await linksOf(phone), await linksOf(anna)]).toEqual([true, [null], [second]])
    const tablet = await device(second)
    const live = await phone.follow()
    const ordered = await phone.order('1', 'draft hungary=1')
    expect(ordered.status).toBe(201)
    const third = await renew(anna, { signOutOthers: true })
    await live.over
    for (const one of [phone, tablet]) {
      expect(await isIn(one)).toBe(false)
      expect((await one.order('2', 'draft hungary=2')).status).toBe(404)
    }
    expect([await isIn(anna), await linksOf(anna)]).toEqual([true, [third]])
    expect((await device(second)).status).toBe(401)
    expect(await isIn(await device(third))).toBe(true)
  })

  test('of more devices than twenty the first is signed out', async () => {
    const { join, device } = await room()
    const anna = await join('germany', 'Anna')
    const devices: Person[] = []
    for (let count = 0; count < 21; count++) devices.push(await device(anna.link))
    expect(await isIn(devices.at(-1) as Person)).toBe(true)
    expect(await isIn(devices[20 - 1] as Person)).toBe(true)
    expect([await isIn(anna), await isIn(devices[0] as Person)]).toEqual([false, false])
  })

  test.each(['hand-over', 'removal', 'leaving', 'replacement'])('dies with the tenure: %s', async (how) => {
    const { join, device, ask, id, links, host, by } = await room()
    const anna = await join('germany', 'Anna')
    const phone = await device(anna.link)
    const successor = async (link: string): Promise<void> => {
      expect((await ask('POST', `/api/games/${id}/join`, { link, name: 'Ben' }, {})).status).toBe(201)
    }
    const sent = (reply: { readonly body: never }): string => (reply.body as { link: string }).link
    if (how === 'hand-over') await successor(sent(await anna.post('/hand-over')))
    if (how === 'removal') await host.post('/removals', { seat: 'germany', reason: 'silent' })
    if (how === 'leaving') await anna.post('/leave')
    if (how === 'replacement') await successor(sent(await host.post('/links', { seats: ['germany'] })))
    expect((await device(anna.link)).status).toBe(401)
    expect([await isIn(phone), await isIn(anna), await isIn(by(secretOf(anna.link)))]).toEqual([false, false, false])
    expect(links).toBeDefined()
  })

  test('signs in again after signing out, which ends what that device had, its stream too, and no other device', async () => {
    const { ask, join, device, id, links, by } = await room()
    const anna = await join('germany', 'Anna')
    const [phone, laptop] = [await device(anna.link), await device(anna.link)]
    const invited = await device(links.seats.italy)
    const live = await phone.follow()
    const signOut = (cookie: string) => ask('DELETE', `/api/session?game=${id}`, {}, { Cookie: cookie })
    expect((await signOut(phone.cookie)).body).toEqual({ holds: [] })
    await live.over
    expect([await isIn(phone), await isIn(laptop), await isIn(anna)]).toEqual([false, true, true])
    expect((await signOut(`${phone.cookie}.${secretOf(anna.link)}`)).status).toBe(200)
    expect(await isIn(await device(anna.link))).toBe(true)
    // A link that nobody has used is no device: it still invites.
    await signOut(invited.cookie)
    expect(await isIn(by(secretOf(links.seats.italy)))).toBe(true)
  })

  test('opens no other game, and nobody else is shown it', async () => {
    const table = await room()
    const { join, begin, host, watcher, id } = table
    const [anna, carl] = [await join('germany', 'Anna'), await join('russia', 'Carl')]
    const other = await begin()
    expect((await other.by(secretOf(anna.link)).get('')).status).toBe(404)
    for (const person of [carl, host, watcher])
      for (const path of ['', '/table', '/events', '/personal-links', '/record'])
        expect((await person.get(path)).text, path).not.toContain(secretOf(anna.link))
    const before = await Promise.all([carl, host, watcher].map(async (person) => (await person.get('/events')).text))
    await renew(anna, { signOutOthers: true })
    expect(await Promise.all([carl, host, watcher].map(async (person) => (await person.get('/events')).text))).toEqual(before)
    const kept = JSON.stringify([await table.store.read(id), await table.store.papersOf(id, 'secret')])
    for (const secret of [anna.secret, secretOf(anna.link), carl.secret]) expect(kept).not.toContain(secret)
    expect(table.lines.join()).not.toContain(secretOf(anna.link))
  })
})
