import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DESK, PHONE, sidewaysOn, violationsOn } from './desk.testing.ts'

/** What every page must be: without a violation by day and by night, and no wider than a phone. It lies on the desk as before afterwards. */
export async function examine(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await violationsOn(page), 'light').toEqual([])
  // By night the colours are others, and nothing else.
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violationsOn(page, ['color-contrast']), 'dark').toEqual([])
  await page.setViewportSize(PHONE)
  // What is drawn otherwise on the phone follows a moment later.
  await expect.poll(() => sidewaysOn(page)).toBe(0)
  await page.setViewportSize(DESK)
  await page.emulateMedia({ colorScheme: 'light' })
}

/** What a printer would get of these: whether any can be seen. */
export async function seenOnPaper(page: Page, ...selectors: readonly string[]): Promise<readonly boolean[]> {
  await page.emulateMedia({ media: 'print' })
  const seen: boolean[] = []
  for (const selector of selectors)
    seen.push(
      await page
        .locator(`${selector} >> visible=true`)
        .count()
        .then((count) => count > 0),
    )
  await page.emulateMedia({ media: 'screen' })
  return seen
}
