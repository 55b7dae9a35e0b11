import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { atTheDesk } from '../../../test/browser.ts'
import { type Answer, answer } from '../../counsel/index.ts'
import { openBook } from '../../editions/index.ts'
import { GLANCE, questionsIn } from '../pages/surrender/questions.ts'
import { QUESTIONS as OF_TRANSPORTS } from '../pages/transports/questions.ts'
import type { Document } from '../situation/document.ts'
import { situationAddress } from '../situation/situation-address.ts'
import { openPage, PHONE, sidewaysOn, violationsOn } from '../testing/desk.testing.ts'
import { signed } from '../wording.ts'
import { filled, putTo, type Question } from './question.ts'

const desk = atTheDesk()

const at = (name: string, document: Document, thing?: string): string =>
  `${desk.origin}/${situationAddress({ page: name, ...(thing === undefined ? {} : { thing }), parts: {} }, document)}`

/** Questions whose answer has a page of its own; their tests stand with it. */
const DRAWN = new Set<string>([GLANCE.id, 'overview', 'nation', 'reaction', 'armistice', 'collapse'])

/** What a page shows of a verdict, a working or a sum; a refusal is told by its words. */
const shownOn = (page: Page) =>
  page.locator('.inquiry-answer').evaluate((shown) => {
    const numbers = (rows: string): readonly number[] =>
      [...shown.querySelectorAll(rows)].map((row) => Number(row.getAttribute('data-amount')))
    return {
      allowed: shown.querySelector('.judged')?.getAttribute('data-allowed') ?? null,
      refusals: [...shown.querySelectorAll('.refusals li')].length,
      steps: numbers('[data-step]'),
      value: shown.querySelector('.working')?.getAttribute('data-value') ?? null,
      lines: numbers('.reckoning .ledger [data-line]').filter((amount) => amount !== 0),
      total: shown.querySelector('.reckoning tfoot .total')?.textContent ?? null,
      incomes: [...shown.querySelectorAll('[data-brps]')].map((row) => Number(row.getAttribute('data-brps'))),
    }
  })

/** The same of what the door says. */
function saidBy(given: Answer): Awaited<ReturnType<typeof shownOn>> {
  const said = given as unknown as {
    readonly allowed?: boolean
    readonly isHeld?: boolean
    readonly isGameOver?: boolean
    readonly question: string
    readonly refusals?: readonly unknown[]
    readonly steps?: readonly { readonly amount: number }[]
    readonly value?: number
    readonly increments?: number
    readonly compensation?: { readonly steps: readonly { readonly amount: number }[]; readonly value: number }
    readonly lines?: readonly { readonly amount: number }[]
    readonly total?: number
    readonly incomes?: readonly { readonly brps: number }[]
  }
  const isSo = said.allowed ?? (said.question === 'due' ? said.isHeld : said.isGameOver)
  const steps = said.steps ?? said.compensation?.steps ?? []
  const value = said.value ?? said.increments ?? (steps.length > 0 ? said.compensation?.value : undefined)
  return {
    allowed: isSo === undefined ? null : String(isSo),
    refusals: said.refusals?.length ?? 0,
    steps: steps.map(({ amount }) => amount),
    value: value === undefined ? null : String(value),
    lines: (said.lines ?? []).map(({ amount }) => amount).filter((amount) => amount !== 0),
    total: said.total === undefined ? null : signed(said.total),
    incomes: (said.incomes ?? []).map(({ brps }) => brps),
  }
}

describe.each(['2023', 'campaign'])('every question of %s', (edition) => {
  const books: Readonly<Record<string, readonly Question[]>> = {
    surrender: questionsIn(openBook(edition)),
    transports: edition === 'campaign' ? [] : OF_TRANSPORTS,
  }

  test('is answered on its page as the door answers it, before and after something changed', async () => {
    const { context, page, complaints } = await openPage(desk.browser, at('surrender', { edition }))
    const changed = {
      'britain.surrendered': true,
      'britain.surrenderTurn': '1941 winter',
      'britain.resistance': -5,
      'atlanticBox.transports': 12,
    }
    for (const document of [
      { edition, turn: '1943 spring' },
      { edition, turn: '1942 spring', ...(edition === 'campaign' ? { facts: { 'rome.controller': 'britain' } } : { facts: changed }) },
    ] satisfies readonly Document[])
      for (const [name, questions] of Object.entries(books))
        for (const question of questions.filter(({ id }) => !DRAWN.has(id))) {
          await page.goto(at(name, document, question.id))
          await page.locator(`[data-question="${question.id}"]`).waitFor()
          const given = answer({ door: question.door.name, situation: document, args: putTo(question, filled(question, {})) })
          expect({ question: question.id, ...(await shownOn(page)) }).toEqual({ question: question.id, ...saidBy(given) })
        }
    expect(complaints).toEqual([])
    await context.close()
  })
})

const WINTER = 'demonstration-winter-1941'

describe.each([
  {
    name: 'light, on the desk',
    options: { colorScheme: 'light' },
    pages: ['surrender/2023', 'surrender/campaign/nation', 'transports/2023/redeploy'],
  },
  {
    name: 'dark, on the phone',
    options: { colorScheme: 'dark', viewport: PHONE },
    pages: [
      'surrender/2023/conquered',
      'surrender/campaign/reaction',
      'surrender/campaign/cede',
      'transports/classic/send',
      'partisans/campaign',
      'lend-lease/campaign/murmansk',
    ],
  },
] as const)('$name', ({ options, pages }) => {
  test('axe finds nothing, and nothing scrolls sideways', async () => {
    const { context, page, complaints } = await openPage(desk.browser, at('surrender', { edition: '2023' }), options)
    for (const address of pages) {
      const [name = '', edition = '', thing] = address.split('/')
      await page.goto(at(name, { edition, scenario: WINTER }, thing))
      await page.locator('main h1').first().waitFor()
      expect([address, await violationsOn(page), await sidewaysOn(page)]).toEqual([address, [], 0])
    }
    expect(complaints).toEqual([])
    await context.close()
  })
})

test('a question is chosen and answered by the keyboard alone', async () => {
  const { context, page } = await openPage(desk.browser, at('surrender', { edition: '2023' }, 'accept'))
  await page.getByRole('link', { name: 'How low may the BRP base go?' }).focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-question=base]').waitFor()
  await page.getByLabel('BRP base, if known').focus()
  await page.keyboard.type('12')
  const { value } = answer({ door: 'surrender', situation: { edition: '2023' }, args: { question: 'base', base: 12 } }) as unknown as {
    readonly value: number
  }
  await expect.poll(() => page.locator('.working').getAttribute('data-value')).toBe(String(value))
  await context.close()
})

test('on paper the answer stands without its controls', async () => {
  const { context, page } = await openPage(desk.browser, at('surrender', { edition: '2023' }, 'accept'))
  const papers = [
    { address: at('surrender', { edition: '2023' }), answer: '[data-level=france]' },
    { address: at('surrender', { edition: '2023' }, 'accept'), answer: '.judged-word' },
    { address: at('surrender', { edition: 'campaign' }), answer: '[data-nation=italy]' },
    { address: at('transports', { edition: 'classic' }), answer: '.working tfoot' },
    { address: at('partisans', { edition: 'campaign', turn: '1943 spring' }), answer: '[data-total=russia]' },
    { address: at('lend-lease', { edition: 'campaign', turn: '1943 spring' }), answer: '[data-route=murmansk]' },
  ]
  await page.emulateMedia({ media: 'print' })
  for (const { address, answer: told } of papers) {
    await page.goto(address)
    await page.locator(told).first().waitFor()
    const controls = await page
      .locator('main')
      .evaluate((main) =>
        [...main.querySelectorAll('button:not(.rule-label), .reads-panel, nav:not(.route-list)')]
          .filter((control) => control.checkVisibility())
          .map((control) => control.textContent),
      )
    expect([address, controls]).toEqual([address, []])
  }
  await context.close()
})
