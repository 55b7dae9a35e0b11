import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { serve } from '../../referee/index.ts'
import { atTheTable, say } from './table.testing.ts'

const table = atTheTable((data) => serve({ port: 0, data, log: () => undefined }))

interface Made {
  readonly id: string
  readonly links: { readonly seats: Readonly<Record<string, string>> }
}

/** More than a browser has connections to one place. */
const GAMES = 8

/** As a page is that is not served securely, in a tab behind others. */
const withoutLocks = (): void => void Object.defineProperty(navigator, 'locks', { value: undefined })
function goBehind(): void {
  Object.defineProperty(document, 'hidden', { value: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

test.each([
  { served: 'securely', isSecure: true },
  { served: 'in plain HTTP to a neighbour', isSecure: false },
])(
  'many games are open in one browser, served $served: each is told what happens, and none keeps another from being answered',
  {
    timeout: 180_000,
  },
  async ({ isSecure }) => {
    const { context, page } = await table.person()
    if (!isSecure) await context.addInitScript(withoutLocks)
    const headers = { Origin: table.url }
    const open = async (): Promise<{ readonly id: string; readonly page: Page }> => {
      const made = await page.request.post('/api/games', { headers, data: { edition: '2023', scenario: 'global-war-1939' } })
      const { id, links } = (await made.json()) as Made
      const secret = (links.seats['germany'] ?? '').slice(-43)
      expect((await page.request.post('/api/session', { headers, data: { secret } })).ok()).toBe(true)
      const own = await context.newPage()
      await own.goto(`${table.url}/#/game/${id}`)
      await own.locator('.move').waitFor()
      return { id, page: own }
    }
    const all: { readonly id: string; readonly page: Page }[] = []
    for (let count = 0; count < GAMES; count += 1) {
      const one = await open()
      if (!isSecure && count < GAMES - 1) await one.page.evaluate(goBehind)
      all.push(one)
    }
    for (const one of all) await say(one.page, one.id, 'seal turkey=2')
    for (const one of all) await expect.poll(() => one.page.locator('.glance .seal').count(), { timeout: 30_000 }).toBe(1)
    await context.close()
  },
)
