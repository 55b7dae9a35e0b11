import { defineConfig } from 'vitest/config'
import { generate } from './scripts/generate.mjs'

await generate()

const BROWSER_TESTS = 'src/web/**/*.browser.test.ts'
/** It opens every book twice, from modules of its own: what other files have opened must not lie about. */
const ISOLATED = 'src/editions/startup.test.ts'

export default defineConfig({
  test: {
    // Tests wait for a browser or a disk as often as they work: every core has one.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'bench/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [BROWSER_TESTS, ISOLATED],
          pool: 'threads',
          isolate: false,
          testTimeout: 20_000,
        },
      },
      { test: { name: 'isolated', include: [ISOLATED], pool: 'threads', testTimeout: 20_000 } },
      {
        test: {
          name: 'browser',
          include: [BROWSER_TESTS],
          globalSetup: ['test/chromium.ts'],
          pool: 'threads',
          maxConcurrency: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
