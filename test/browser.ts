import { type Browser, chromium } from 'playwright-core'
import { beforeAll, inject } from 'vitest'
import { serveDesk } from '../src/web/testing/desk.testing.ts'

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page is open for a second or two: to optimise its scripts costs more than it brings.
  '--js-flags=--no-opt',
]

/** A real browser for a test. Close it afterwards; before a screenshot wait for `document.fonts.ready`. */
export function launch(): Promise<Browser> {
  const { executablePath, env } = inject('chromium')
  return chromium.launch({ executablePath, args: ARGS, env: { ...process.env, ...env } })
}

/** A browser and the built desk, there for all tests of a file. */
export interface Desk {
  readonly browser: Browser
  readonly origin: string
}

/** Opens both before the first test of the file that calls it, and closes them after the last. */
export function atTheDesk(): Desk {
  const desk = {} as { browser: Browser; origin: string }
  beforeAll(async () => {
    const { origin, server } = await serveDesk()
    desk.origin = origin
    desk.browser = await launch()
    return async () => {
      await desk.browser.close()
      server.close()
    }
  })
  return desk
}
