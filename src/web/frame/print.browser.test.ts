import { expect, test } from 'vitest'
import { atTheDesk } from '../../../test/browser.ts'
import { openPage, sidewaysOn } from '../testing/desk.testing.ts'

const desk = atTheDesk()

const SUMMER = 'scenario=demonstration-summer-1941'
const WINTER = 'scenario=demonstration-winter-1941'

const HEAD = 'main h1'

/** Every page of the desk, with something of its answer that must stand on the paper. */
const PAGES = [
  { address: `#/map/2023?${SUMMER}`, answer: '.chart' },
  { address: `#/board/classic?${SUMMER}`, answer: HEAD },
  { address: `#/dossier/2023/hungary?by=axis&${SUMMER}`, answer: '.ledger .total' },
  { address: `#/facts/2023?${SUMMER}&facts.paris.controller=france`, answer: '.fact-list .control' },
  { address: `#/allocation/2023?${SUMMER}`, answer: '.ledger .total' },
  { address: `#/tensions/campaign?${SUMMER}`, answer: '.track-level' },
  { address: `#/war/2023?by=germany&on=turkey&${SUMMER}`, answer: '.matrix .cell' },
  { address: `#/cooperation/classic?${SUMMER}`, answer: HEAD },
  { address: `#/lending/2023?${SUMMER}`, answer: HEAD },
  { address: `#/pearl-harbor/2023?${WINTER}`, answer: '.odds-list' },
  { address: `#/surrender/campaign?${WINTER}`, answer: HEAD },
  { address: `#/statuses/campaign?${SUMMER}`, answer: HEAD },
  { address: `#/partisans/campaign?${WINTER}`, answer: '.rising' },
  { address: `#/lend-lease/campaign?${WINTER}`, answer: HEAD },
  { address: `#/transports/2023?${WINTER}`, answer: '.ledger .total' },
  { address: `#/design/2023?${SUMMER}`, answer: '.design-swatch' },
  { address: '#/books', answer: '.volume' },
  { address: '#/books/2023?rule=49.4263', answer: '.clause-detail .table-line' },
  { address: '#/books/campaign/tables/turkey', answer: '.table-beside .line' },
  { address: '#/books/2023/rulings?choices=yes', answer: '.ruling' },
  { address: '#/books/compare/classic/2023', answer: '.row-pairs td' },
]

const AWAY = '.masthead, .situation-bar, .button, .bar-button, .search-field, .chapter-rail, .stepper button, .toast-region, dialog'

test('on paper every page has its situation and its answer, black on white, and nothing to click', async () => {
  const { page, context } = await openPage(desk.browser, desk.origin, { colorScheme: 'dark' })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const { address, answer } of PAGES) {
    // Another address of the same page would not be fetched anew.
    await page.goto('about:blank')
    await page.goto(`${desk.origin}/${address}`)
    await page.locator(answer).first().waitFor()
    const seen = await page.evaluate((away) => [...document.querySelectorAll(away)].filter((one) => one.checkVisibility()).length, AWAY)
    expect(seen, address).toBe(0)
    if (!address.startsWith('#/books'))
      await expect.poll(() => page.locator('.paper-head').textContent()).toMatch(/^(A World at War|The campaign book).*1941$/)
    expect(await page.evaluate(() => [getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color])).toEqual([
      'rgb(255, 255, 255)',
      'rgb(0, 0, 0)',
    ])
    expect(await sidewaysOn(page), address).toBeLessThanOrEqual(1)
  }
  await context.close()
}, 90_000)
