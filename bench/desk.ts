import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type CDPSession, chromium } from 'playwright-core'
import { measure } from './measure.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const VISITS = Number(process.env['BENCH_VISITS'] ?? 3)

/** A phone as Lighthouse takes one: four times slower than this machine, on a slow 4G line. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true } as const
const LINE = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 }
const SLOWER = 4

/** The pages, and what is wanted of each: kB over the wire; seconds to the largest paint and blocked time are wanted of all alike. */
const PAGES = {
  front: { address: '', most: 250 },
  dossier: {
    address:
      '#/dossier/classic/hungary?by=axis&scenario=global-war-1939&turn=1941+spring&facts.paris.controller=germany&facts.france.fallen=true',
    most: 300,
  },
  map: { address: '#/map/2023?scenario=demonstration-summer-1941', most: 400 },
} as const
const MOST = { paint: 2500, blocked: 200 }

interface Visit {
  /** Milliseconds to the largest paint, those that long tasks kept the page from answering, kB over the wire, how far the page jumped. */
  readonly paint: number
  readonly blocked: number
  readonly weight: number
  readonly jumps: number
}

/** The Chromium that the browser tests unpack, or one that is named. */
function ownChromium(): { readonly executablePath: string; readonly env: Readonly<Record<string, string>> } {
  const named = process.env['CHROMIUM']
  if (named) return { executablePath: named, env: {} }
  const cache = join(ROOT, 'node_modules/.cache')
  const [found] = existsSync(cache) ? readdirSync(cache).filter((name) => /^chromium-[\d.]+$/.test(name)) : []
  if (found === undefined) throw new Error('run the browser tests once, which unpack a Chromium, or name one: CHROMIUM=/path/to/chrome')
  const folder = join(cache, found)
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  }
}

/** `chancery serve` on a port of its own choice, and where it is open. */
function served(data: string): Promise<{ readonly origin: string; readonly server: ChildProcess }> {
  const server = spawn(process.execPath, ['bin/chancery.mjs', 'serve', '--port', '0', '--data', data], { cwd: ROOT })
  return new Promise((resolve, reject) => {
    server.stdout.on('data', (said: Buffer) => {
      const [origin] = /http:\/\/[\d.:]+/.exec(String(said)) ?? []
      if (origin !== undefined) resolve({ origin, server })
    })
    server.on('exit', () => reject(new Error('the desk could not be served')))
  })
}

async function slowed(session: CDPSession): Promise<{ readonly weight: () => number }> {
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return { weight: () => bytes / 1000 }
}

/** Paints, long tasks and jumps are kept from the first moment of the page on. */
const watch = (): void => {
  const seen = { paint: 0, first: 0, tasks: [] as (readonly [number, number])[], jumps: 0 }
  Object.assign(window, { seen })
  const on = (type: string, keep: (entry: PerformanceEntry & { readonly value: number }) => void): void =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) keep(entry as PerformanceEntry & { readonly value: number })
    }).observe({ type, buffered: true })
  on('largest-contentful-paint', ({ startTime }) => {
    seen.paint = startTime
  })
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.first = startTime
  })
  on('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]))
  on('layout-shift', ({ value }) => {
    seen.jumps += value
  })
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  const page = await context.newPage()
  const { weight } = await slowed(await context.newCDPSession(page))
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 })
  await page.locator('main h1').first().waitFor()
  await page.waitForTimeout(1500)
  const seen = await page.evaluate(() => (window as unknown as { seen: Parameters<typeof found>[0] }).seen)
  await context.close()
  return found(seen, weight())
}

/** What of a task is more than 50 ms blocks, from the first paint on. */
function found(
  seen: { paint: number; first: number; jumps: number; tasks: readonly (readonly [number, number])[] },
  weight: number,
): Visit {
  const blocked = seen.tasks.filter(([from]) => from >= seen.first).reduce((sum, [, took]) => sum + Math.max(0, took - 50), 0)
  return { paint: seen.paint, blocked, weight, jumps: seen.jumps }
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN

async function visits(): Promise<Readonly<Record<string, Visit>>> {
  const data = mkdtempSync(join(tmpdir(), 'chancery-bench-'))
  const { executablePath, env } = ownChromium()
  const { origin, server } = await served(data)
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    env: { ...process.env, ...env },
  })
  const pages: Record<string, Visit> = {}
  try {
    for (const [name, { address }] of Object.entries(PAGES)) {
      const all: Visit[] = []
      for (let at = 0; at < VISITS; at += 1) all.push(await visit(browser, `${origin}/${address}`))
      const of = (part: keyof Visit): number => median(all.map((one) => one[part]))
      pages[name] = { paint: of('paint'), blocked: of('blocked'), weight: of('weight'), jumps: of('jumps') }
    }
  } finally {
    await browser.close()
    server.removeAllListeners('exit').kill()
    rmSync(data, { recursive: true, force: true })
  }
  return pages
}

const told = (name: string, { paint, blocked, weight, jumps }: Visit): string =>
  `  ${name.padEnd(10)}${paint.toFixed(0).padStart(7)} ms to the largest paint${blocked.toFixed(0).padStart(7)} ms blocked${weight.toFixed(0).padStart(6)} kB${jumps.toFixed(3).padStart(8)} jumps`

/** What a page of the desk takes on a slow phone, as `chancery serve` hands it out to somebody who was never here. */
export const desk = measure(visits, (pages) => [
  `The desk on a slow phone; at most ${MOST.paint} ms, ${MOST.blocked} ms and ${Object.values(PAGES)
    .map(({ most }) => most)
    .join(', ')} kB are wanted`,
  ...Object.entries(pages).map(([name, one]) => told(name, one)),
])
