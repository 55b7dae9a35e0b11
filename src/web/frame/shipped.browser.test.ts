import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ASSETS = join(import.meta.dirname, '../../../dist/web/assets')

// A question's example names a situation that comes with the package; what proves a clause does not.
test('the desk is told what sort of home a clause has, not in which of our files', () => {
  const scripts = readdirSync(ASSETS).filter((name) => name.endsWith('.js'))
  const telling = scripts.filter((name) =>
    /src\/(rules|editions|counsel)\/|cases\/(?!situations\/)|\.test\.ts/.test(readFileSync(join(ASSETS, name), 'utf8')),
  )
  expect([scripts.length > 5, telling]).toEqual([true, []])
})
