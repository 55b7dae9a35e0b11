import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { atTheDesk } from '../../../../test/browser.ts'
import { answer, type ReckonAnswer } from '../../../counsel/index.ts'
import { situationAddress } from '../../situation/situation-address.ts'
import { openPage } from '../../testing/desk.testing.ts'
import { examine, seenOnPaper } from '../../testing/examination.testing.ts'

const desk = atTheDesk()

const boardAt = (document: Readonly<Record<string, unknown>>, parts = {}): string =>
  `${desk.origin}/${situationAddress({ page: 'board', parts }, document)}`

interface Shown {
  readonly target: string
  readonly total: number
  readonly isOpen: boolean
}

const shownOn = (page: Page): Promise<readonly Shown[]> =>
  page.locator('.countries a').evaluateAll((links) =>
    links.map((link) => ({
      target: link.getAttribute('data-target') ?? '',
      total: Number(link.getAttribute('data-total')),
      isOpen: link.closest('section')?.querySelector('h2')?.textContent?.startsWith('May be rolled') ?? false,
    })),
  )

/** What the door says of the countries that are shown. */
const reckoned = (shown: readonly Shown[], situation: unknown, by: string): readonly Shown[] =>
  shown.map(({ target }) => {
    const { total, refusals = [] } = answer({ door: 'reckon', situation, args: { target, by } }) as ReckonAnswer
    return { target, total, isOpen: refusals.length === 0 }
  })

describe.each(['campaign'])('countries in %s', (edition) => {
  const document = { edition, scenario: 'demonstration-summer-1941' }

  test('totals and what may be rolled are the door’s, for each roller and after the turn has changed', async () => {
    const { page, context, complaints } = await openPage(desk.browser, boardAt(document))
    for (const { by, words } of [
      { by: 'axis', words: 'Axis' },
      { by: 'westernAllies', words: 'Western Allies' },
      { by: 'russia', words: 'Russia' },
    ]) {
      await page.getByRole('radio', { name: words, exact: true }).check({ force: true })
      const shown = await shownOn(page)
      expect(shown).toHaveLength(14)
      expect(shown).toEqual(reckoned(shown, document, by))
    }
    await page.getByLabel('Turn').selectOption('1942 spring')
    const shown = await shownOn(page)
    expect(shown).toEqual(reckoned(shown, { ...document, turn: '1942 spring' }, 'russia'))

    const shared = await openPage(desk.browser, page.url())
    await expect.poll(() => shownOn(shared.page)).toEqual(shown)
    expect([...complaints, ...shared.complaints]).toEqual([])
    await shared.context.close()
    await context.close()
  })
})

test('a conquered country is said to be so once', async () => {
  const { page, context } = await openPage(desk.browser, boardAt({ edition: '2023', scenario: 'demonstration-summer-1941' }))
  await expect.poll(() => page.locator('[data-target=norway] .country-standing').textContent()).toMatch(/^It is conquered\.\s*$/)
  await context.close()
})

test('what favours the roller most comes first; by the keyboard a country opens', async () => {
  const { page, context } = await openPage(
    desk.browser,
    boardAt({ edition: 'campaign', scenario: 'demonstration-summer-1941' }, { by: 'russia' }),
  )
  const open = (await shownOn(page)).filter(({ isOpen }) => !isOpen).map(({ total }) => total)
  expect(open).toEqual(open.toSorted((one, other) => one - other))
  await examine(page)
  await expect.poll(() => seenOnPaper(page, '.countries', '.choice')).toEqual([true, false])
  const first = page.locator('.countries a').first()
  const name = await first.locator('.country-name').textContent()
  await first.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor()
  await context.close()
})

test('a wrong roller is refused', async () => {
  const { page, context } = await openPage(desk.browser, boardAt({ edition: 'classic' }, { by: 'axes' }))
  await expect.poll(() => page.getByRole('alert').textContent()).toContain('axis')
  await context.close()
})
