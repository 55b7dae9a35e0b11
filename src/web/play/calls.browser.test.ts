import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { serve } from '../../referee/index.ts'
import { PHONE, sidewaysOn, violationsOn } from '../testing/desk.testing.ts'
import { atTheTable, viewOf } from './table.testing.ts'

const table = atTheTable((data) => serve({ port: 0, data, log: () => undefined }))

type Person = Awaited<ReturnType<typeof table.person>>
type Links = Readonly<Record<string, string>>

const HEADERS = () => ({ Origin: table.url })

async function sent(page: Page, path: string, data: unknown): Promise<unknown> {
  const reply = await page.request.post(`/api/games${path}`, { headers: HEADERS(), data })
  if (!reply.ok()) throw new Error(await reply.text())
  return reply.json()
}

const SIDES = { axis: ['germany', 'italy', 'japan'], west: ['britain', 'france', 'us'], russia: ['russia'] } as const

/** A game of Anna (the Axis, and the host), Ben (the West) and, if there is one, Cleo (Russia); else Ben has that too. */
async function seated(scenario: string, anna: Person, ben: Person, cleo: Person = ben) {
  const made = (await sent(anna.page, '', { edition: '2023', scenario })) as {
    readonly id: string
    readonly links: { readonly host: string; readonly seats: Links }
  }
  const { id, links } = made
  const of = (seats: readonly string[]): readonly string[] => seats.flatMap((seat) => links.seats[seat] ?? [])
  for (const [{ page }, own, name] of [
    [anna, [links.host, ...of(SIDES.axis)], 'Anna'],
    [ben, of(cleo === ben ? [...SIDES.west, ...SIDES.russia] : SIDES.west), 'Ben'],
    ...(cleo === ben ? [] : ([[cleo, of(SIDES.russia), 'Cleo']] as const)),
  ] as const) {
    const [link, ...more] = own
    await sent(page, `/${id}/join`, { link, more, name })
  }
  return {
    id,
    open: async ({ page }: Person): Promise<void> => {
      await page.goto(`${table.url}/#/game/${id}`)
      await page.locator('.move').waitFor()
    },
    order: ({ page }: Person, order: object) => sent(page, `/${id}/orders`, { key: String(Math.random()), order }),
    letter: ({ page }: Person, from: string, to: unknown, text: string) =>
      sent(page, `/${id}/letters`, { key: String(Math.random()), from, to, text }),
    letters: async ({ page }: Person): Promise<readonly { readonly text: string }[]> => {
      const reply = (await (await page.request.get(`/api/games/${id}/letters`)).json()) as {
        readonly letters: readonly { readonly text: string }[]
      }
      return reply.letters
    },
  }
}

const title = (page: Page): Promise<string> => page.evaluate(() => document.title)

test('a letter that comes in calls whoever it is for: title, toast, sender and first words, on the phone above the move', async () => {
  const [anna, ben, cleo] = [await table.person(), await table.person({ viewport: PHONE, hasTouch: true }), await table.person()]
  const game = await seated('demonstration-spring-1941', anna, ben, cleo)
  await game.open(ben)
  await game.open(cleo)
  await game.letter(anna, 'germany', ['britain'], 'Leave Turkey alone\nand I will leave Spain alone.')

  const news = ben.page.locator('.letter-news')
  await news.waitFor()
  expect(await news.innerText()).toMatch(/Germany.*Leave Turkey alone/s)
  expect(await title(ben.page)).toMatch(/^\(1\) /)
  await ben.page.locator('.toast', { hasText: 'Germany' }).waitFor()
  const [shown, move] = await Promise.all(['.letter-news', '.move'].map((one) => ben.page.locator(one).boundingBox()))
  expect(shown?.y).toBeLessThan(move?.y ?? 0)
  expect(await sidewaysOn(ben.page)).toBe(0)
  expect(await violationsOn(ben.page)).toEqual([])
  // The log says who wrote to whom, and what, to those who may read it.
  expect(await ben.page.locator('.game-news').innerText()).toMatch(/Germany to Britain.*Leave Turkey alone/s)

  await news.getByRole('button', { name: /^Read/ }).click()
  await expect.poll(() => ben.page.locator('.letter-news').count()).toBe(0)
  expect(await title(ben.page)).not.toMatch(/^\(/)
  expect(await ben.page.locator('.letters').innerText()).toContain('and I will leave Spain alone.')
  await ben.page.reload()
  await ben.page.locator('.move').waitFor()
  expect(await ben.page.locator('.letter-news').count()).toBe(0)

  // Whoever it is not for is told nothing.
  expect(await cleo.page.locator('body').innerText()).not.toContain('Leave Turkey alone')
  expect(await cleo.page.locator('.letter-news').count()).toBe(0)
  expect(await title(cleo.page)).not.toMatch(/^\(/)
  expect([...anna.complaints, ...ben.complaints, ...cleo.complaints]).toEqual([])
})

test('a letter sent offline goes out by itself, once, when the connection is back, also after a reload', async () => {
  const [anna, ben] = [await table.person(), await table.person()]
  const game = await seated('demonstration-spring-1941', anna, ben)
  await game.open(ben)
  // The answer to the first try is lost on its way: the letter has arrived all the same.
  let tries = 0
  await ben.page.route('**/letters', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    tries += 1
    if (tries > 1) return route.continue()
    await route.fetch()
    await ben.context.setOffline(true)
    await route.abort()
  })
  await ben.page.getByLabel('Your letter').fill('Hold the line in Greece.')
  await ben.page.getByRole('button', { name: 'Send the letter' }).click()
  await ben.page.getByText('We send it as soon as').waitFor()
  await ben.context.setOffline(false)
  await expect.poll(() => ben.page.getByLabel('Your letter').inputValue()).toBe('')
  expect(tries).toBeGreaterThan(1)
  expect((await game.letters(ben)).map(({ text }) => text)).toEqual(['Hold the line in Greece.'])

  await ben.page.unroute('**/letters')
  await ben.page.route('**/letters', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await ben.page.getByLabel('Your letter').fill('And in Crete.')
  await ben.page.getByRole('button', { name: 'Send the letter' }).click()
  await ben.page.getByText('We send it as soon as').waitFor()
  await ben.page.unroute('**/letters')
  await ben.page.reload()
  await expect.poll(async () => (await game.letters(ben)).length).toBe(2)
  await expect.poll(() => ben.page.getByLabel('Your letter').inputValue()).toBe('')
})

test('screen readers hear when the move opens', async () => {
  const [anna, ben] = [await table.person(), await table.person()]
  const game = await seated('demonstration-spring-1941', anna, ben)
  await game.order(anna, { type: 'seal-allocation', by: 'axis', placements: {} })
  await game.open(anna)
  const called = () => anna.page.locator('[data-called]').textContent()
  expect(await called()).toBe('')
  await game.order(ben, { type: 'seal-allocation', by: 'westernAllies', placements: {} })
  expect(await called()).toBe('')
  await game.order(ben, { type: 'seal-allocation', by: 'russia', placements: {} })
  await expect.poll(called).toMatch(/^Your move: .+\./)
  expect(await title(anna.page)).toMatch(/^Your move/)
})

test('a page of a game asks for view, menu, events and record once as it opens', async () => {
  const [anna, ben] = [await table.person(), await table.person()]
  const game = await seated('demonstration-spring-1941', anna, ben)
  for (const by of ['axis', 'westernAllies', 'russia'])
    await game.order(by === 'axis' ? anna : ben, { type: 'seal-allocation', by, placements: by === 'axis' ? { turkey: 2 } : {} })
  const asked: string[] = []
  anna.page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith(`/api/games/${game.id}`)) asked.push(`${pathname.replace(`/api/games/${game.id}`, '')}${search}`)
  })
  await game.open(anna)
  await anna.page.locator('.naming-targets .strip').first().waitFor()
  await anna.page.locator('.map-fold svg').first().waitFor()
  await anna.page.waitForTimeout(1000)
  const times = (is: (path: string) => boolean): number => asked.filter(is).length
  expect({
    view: times((path) => path === ''),
    menu: times((path) => path === '/menu'),
    events: times((path) => path === '/events?after=0'),
    record: times((path) => path === '/record'),
    situation: times((path) => path === '/situation'),
  }).toEqual({ view: 1, menu: 1, events: 1, record: 1, situation: 1 })
})

test('49.71: to look closer at the answer to a demand opens that roll, not one of the Axis', async () => {
  const [anna, ben] = [await table.person(), await table.person()]
  const game = await seated('european-1939', anna, ben)
  for (const by of ['axis', 'westernAllies', 'russia'])
    await game.order(by === 'axis' ? anna : ben, { type: 'seal-allocation', by, placements: {} })
  const pass = async (who: Person, by: string): Promise<void> => {
    const { menus } = (await (await who.page.request.get(`/api/games/${game.id}/menu`)).json()) as {
      readonly menus: readonly {
        readonly for: string
        readonly offers: readonly {
          readonly order: { readonly type: string; readonly nominations?: readonly unknown[] }
          readonly refusals: readonly unknown[]
        }[]
      }[]
    }
    const open = menus
      .filter((menu) => menu.for === by)
      .flatMap(({ offers }) => offers)
      .filter(({ refusals }) => refusals.length === 0)
    const order =
      open.find(({ order: { type, nominations } }) => type === 'name-targets' && nominations?.length === 0) ??
      open.find(({ order: { type } }) => type === 'pass')
    if (order !== undefined) await game.order(who, order.order)
  }
  const isOffered = async (): Promise<boolean> => {
    const reply = (await (await ben.page.request.get(`/api/games/${game.id}/menu`)).json()) as {
      readonly menus: readonly {
        readonly offers: readonly {
          readonly order: { readonly type: string; readonly of?: string }
          readonly refusals: readonly unknown[]
        }[]
      }[]
    }
    return reply.menus
      .flatMap(({ offers }) => offers)
      .some(({ order, refusals }) => order.type === 'make-demand' && order.of === 'rumania' && refusals.length === 0)
  }
  for (let steps = 0; steps < 20 && !(await isOffered()); steps += 1)
    for (const by of ['axis', 'westernAllies', 'russia']) await pass(by === 'axis' ? anna : ben, by)
  await game.order(ben, { type: 'make-demand', by: 'russia', of: 'rumania' })
  for (let steps = 0; steps < 4; steps += 1) for (const by of ['westernAllies', 'russia']) await pass(ben, by)
  await game.open(ben)
  const roll = ben.page.locator('[data-order=roll]').first()
  await roll.getByRole('button').first().click()
  const total = await roll.locator('.reckoned-total').getAttribute('data-total')
  await roll.getByRole('link', { name: 'Look closer' }).click()
  await ben.page.locator('.dossier').waitFor()
  expect(ben.page.url()).toMatch(/by=russia/)
  expect(ben.page.url()).toMatch(/manner=demand/)
  expect(Number((await ben.page.locator('.verdict-total b').textContent())?.replace('−', '-'))).toBe(Number(total))
})

test('49.423: who has nothing to name is asked for one press, and sees no dead button', async () => {
  const [anna, ben, cleo] = [await table.person(), await table.person(), await table.person()]
  const game = await seated('demonstration-spring-1941', anna, ben, cleo)
  for (const [who, by] of [
    [anna, 'axis'],
    [ben, 'westernAllies'],
    [cleo, 'russia'],
  ] as const)
    await game.order(who, { type: 'seal-allocation', by, placements: {} })
  const isAsked = async (who: Person): Promise<boolean> => (await viewOf(who.page, game.id)).asked.length > 0
  await game.order(anna, { type: 'name-targets', by: 'axis', nominations: [] })
  for (const [who, by] of [
    [anna, 'axis'],
    [anna, 'japan'],
    [ben, 'westernAllies'],
  ] as const)
    await game.order(who, { type: 'quiet', by })
  await expect.poll(() => isAsked(cleo)).toBe(true)
  await game.open(cleo)
  const naming = cleo.page.locator('.naming')
  await naming.waitFor()
  expect(await naming.getByRole('checkbox').count()).toBe(0)
  expect(await cleo.page.locator('.move button:disabled').count()).toBe(0)
  expect(await cleo.page.locator('.move-asked').first().innerText()).toBe('You have no country to name.')
  await naming.getByRole('button').first().click()
  await expect.poll(async () => (await viewOf(cleo.page, game.id)).stage?.id).toBe('allied-declarations')
})

test('49.4261: the form says of sealed points what holds only if nobody else places, and shows the Allies what theirs do to the Axis roll', async () => {
  const [anna, ben] = [await table.person(), await table.person()]
  const game = await seated('demonstration-spring-1941', anna, ben)
  await game.open(anna)
  const at = ({ page }: Person, target: string) => page.locator(`.allocation-target[data-target=${target}]`)
  await at(anna, 'turkey').locator('.outlook').first().waitFor()
  for (let points = 0; points < 3; points += 1)
    await at(anna, 'turkey')
      .getByRole('button', { name: /one more/ })
      .click()
      .catch(() => undefined)
  expect(await anna.page.locator('.allocation-form').innerText()).not.toMatch(/certain/i)
  expect(await anna.page.locator('.allocation-form').innerText()).toContain('if nobody else has points there')

  await game.open(ben)
  const turkey = ben.page.locator('[data-for=westernAllies] .allocation-target[data-target=sweden]')
  const axisRoll = turkey.locator('[data-roll=axis]')
  await axisRoll.waitFor()
  const total = async (): Promise<number> => Number(await axisRoll.getAttribute('data-total'))
  const before = await total()
  await turkey.getByRole('button', { name: /one more/ }).click()
  await expect.poll(total).toBe(before - 1)
  expect(await axisRoll.innerText()).toMatch(/Without your points: total \+/)
  expect([...anna.complaints, ...ben.complaints]).toEqual([])
})

test('the front page leads at once to the game in which it is the reader’s move', async () => {
  const [anna, ben] = [await table.person(), await table.person()]
  const asked: string[] = []
  anna.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await anna.page.goto(`${table.url}/`)
  await anna.page.getByRole('link', { name: 'Play a game' }).first().waitFor()
  // Who never played here asks the server for nothing.
  expect(asked.filter((path) => path.startsWith('/api'))).toEqual([])
  const game = await seated('demonstration-spring-1941', anna, ben)
  await game.open(anna)
  await anna.page.goto(`${table.url}/#/`)
  const way = anna.page.locator('.front-asks a').first()
  await expect.poll(() => way.innerText()).toMatch(/^Your move: /)
  await way.click()
  await anna.page.locator('.move-mine').waitFor()
})

test('a withdrawn declaration is struck through where it stood; one’s own orders are not new, and nothing is once it was answered', async () => {
  const [anna, ben] = [await table.person(), await table.person()]
  const game = await seated('demonstration-spring-1941', anna, ben)
  await game.open(anna)
  await game.order(anna, { type: 'seal-allocation', by: 'axis', placements: {} })
  const news = anna.page.locator('.game-news')
  await expect.poll(() => news.innerText()).toContain('Germany')
  expect(await news.locator('.dispatch-new').count()).toBe(0)
  await game.order(ben, { type: 'seal-allocation', by: 'westernAllies', placements: {} })
  await expect.poll(() => news.locator('.dispatch-new').count()).toBe(1)
  await game.order(ben, { type: 'seal-allocation', by: 'russia', placements: {} })
  await expect.poll(() => news.locator('.dispatch-new').count()).toBe(2)
  await game.order(anna, { type: 'name-targets', by: 'axis', nominations: [] })
  await game.order(anna, { type: 'pass', by: 'axis' })
  await expect.poll(() => news.locator('.dispatch-new').count()).toBe(0)

  await game.order(anna, { type: 'declare-war', by: 'axis', intents: [{ by: 'germany', on: 'greece' }] })
  const declared = news
    .locator('.dispatch', { hasText: 'declares war' })
    .or(news.locator('.dispatch', { hasText: 'on Greece' }))
    .first()
  await declared.waitFor()
  await game.order(anna, { type: 'take-back', by: 'axis', kind: 'declare-war' })
  await expect.poll(() => news.locator('del').count()).toBeGreaterThan(0)
  expect(await news.locator('.dispatch:has(del)').innerText()).toContain('Withdrawn')
})

test('a link that opens nothing is told on a page of the desk, with the way home', async () => {
  const { page, complaints } = await table.person()
  for (const link of ['/join#nothing-of-the-kind', '/join']) {
    await page.goto(`${table.url}${link}`)
    await page.getByText('This link does not open a game').waitFor()
    expect(await page.locator('header').first().innerText()).toContain('Chancery')
    await page.getByRole('link', { name: 'Your games' }).waitFor()
    expect(await violationsOn(page)).toEqual([])
    await page.goto('about:blank')
  }
  expect(complaints.filter((one) => !one.includes('401'))).toEqual([])
})

test('a clock of a local time is shown as it is; another pace keeps what is done when somebody is late', async () => {
  const [anna, ben] = [await table.person(), await table.person()]
  const game = await seated('demonstration-spring-1941', anna, ben)
  const pace = { is: 'local-time', time: '20:00', zone: 'Europe/Berlin', days: ['monday', 'thursday'], missed: 'plainest' }
  const paceNow = async () =>
    ((await (await anna.page.request.get(`/api/games/${game.id}/pace`)).json()) as { readonly pace: Readonly<Record<string, unknown>> })
      .pace
  const put = await anna.page.request.put(`/api/games/${game.id}/pace`, { headers: HEADERS(), data: pace })
  expect(put.ok()).toBe(true)
  await anna.page.goto(`${table.url}/#/table/${game.id}`)
  const picker = anna.page.getByLabel('For each stage')
  await expect.poll(() => picker.locator('option:checked').innerText()).toBe('until 20:00 on Monday and Thursday (Europe/Berlin)')
  expect(await paceNow()).toMatchObject({ is: 'local-time', time: '20:00' })
  await picker.selectOption('24')
  await expect.poll(paceNow).toMatchObject({ is: 'hours', hours: 24, missed: 'plainest' })
})

test('in forced colours one still sees what is chosen, and how long a bar is', async () => {
  const { page } = await table.person({ forcedColors: 'active' })
  await page.goto(`${table.url}/#/dossier/2023/hungary?scenario=demonstration-spring-1941&placements.axis.hungary=2`)
  await page.locator('.bar-now').first().waitFor()
  const ground = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await ground('.choice input:checked + span')).not.toBe(await ground('.choice input:not(:checked) + span'))
  expect(await ground('.bar-now')).not.toBe(await ground('.bar'))
  expect(await ground('.masthead [aria-current]')).not.toBe(await ground('.masthead a:not([aria-current])'))
})

test('under a path of another site the page says where it must stand, and is not blank', async () => {
  const proxy = createServer((request, response) => {
    const [, rest] = /^\/chancery(\/.*)$/.exec(request.url ?? '') ?? []
    if (rest === undefined) return response.writeHead(404).end()
    void fetch(`${table.url}${rest}`, { headers: { Accept: 'text/html' } }).then(async (reply) =>
      response.writeHead(reply.status, { 'Content-Type': reply.headers.get('content-type') ?? '' }).end(await reply.text()),
    )
  })
  await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready))
  const { port } = proxy.address() as AddressInfo
  const { page } = await table.person()
  await page.goto(`http://127.0.0.1:${port}/chancery/`)
  expect(await page.locator('.unserved').isVisible()).toBe(true)
  expect(await page.locator('.unserved').innerText()).toContain('must stand at the root of an address')
  await page.goto(`${table.url}/`)
  await page.locator('.front').waitFor()
  expect(await page.locator('.unserved').isVisible()).toBe(false)
  proxy.close()
})
