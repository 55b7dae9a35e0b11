import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { notices } from './notices.mjs'
import { ROOT } from './step.mjs'

test('the notices name every package that is shipped, with its licence', () => {
  const page = notices()
  expect(page).toBe(readFileSync(`${ROOT}NOTICE.md`, 'utf8'))
  expect(page).toContain('| web-push | MPL-2.0 |')
  for (const row of page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Package')))
    expect(row).toMatch(/^\| [^|]+ \| [^| ][^|]* \|/)
})
