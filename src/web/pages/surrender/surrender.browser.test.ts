import { describe, expect, test } from 'vitest'
import { atTheDesk } from '../../../../test/browser.ts'
import {
  answer,
  type NationAnswer,
  type OverviewAnswer,
  type SumAnswer,
  type VerdictAnswer,
  type WorkingAnswer,
} from '../../../counsel/index.ts'
import type { Document } from '../../situation/document.ts'
import { situationAddress } from '../../situation/situation-address.ts'
import { openPage } from '../../testing/desk.testing.ts'
import { signed } from '../../wording.ts'

const desk = atTheDesk()

const at = (document: Document, thing?: string, said?: object): string =>
  `${desk.origin}/${situationAddress(
    { page: 'surrender', ...(thing === undefined ? {} : { thing }), parts: said === undefined ? {} : { with: JSON.stringify(said) } },
    document,
  )}`

const ask = <A>(situation: Document, args: object, door = 'surrender'): A => answer({ door, situation, args: { ...args } }) as unknown as A

describe('books with levels', () => {
  for (const edition of ['2023', 'classic'])
    test(`${edition}: the three levels, the working and what follows are those of the door`, async () => {
      const situation: Document = { edition, turn: '1941 spring', facts: { 'britain.resistance': -4 } }
      const { context, page, complaints } = await openPage(desk.browser, at(situation))
      const level = ask<WorkingAnswer>(situation, { question: 'level', of: 'britain' })
      await expect.poll(() => page.locator('[data-level=britain] .level-figure').textContent()).toBe(String(level.value).replace('-', '−'))
      for (const of of ['france', 'italy']) {
        const { total, lines } = ask<SumAnswer>(situation, { question: 'level', of })
        await expect.poll(() => page.locator(`[data-level=${of}] .level-figure`).textContent()).toBe(signed(total))
        expect(
          await page
            .locator(`[data-level=${of}] [data-line]`)
            .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('data-amount')))),
        ).toEqual(lines.map(({ amount }) => amount))
      }
      await page.getByRole('link', { name: 'Germany may accept an offer' }).click()
      await page.locator('.judged').waitFor()
      const { allowed, consequences } = ask<VerdictAnswer>(situation, { question: 'accept' })
      await expect.poll(() => page.locator('.judged').getAttribute('data-allowed')).toBe(String(allowed))
      await expect.poll(() => page.locator('.brought li').count()).toBe(consequences.length)
      expect(complaints).toEqual([])
      await context.close()
    })

  test.each(['2023'])('%s: points placed beside it move the French level, and the shared address keeps them', async (edition) => {
    const { context, page } = await openPage(desk.browser, at({ edition, turn: '1940 spring' }))
    await page.getByRole('button', { name: 'Axis points in France: one more' }).click()
    const { total } = ask<SumAnswer>(
      { edition, turn: '1940 spring', placements: { axis: { france: 1 } } },
      { question: 'level', of: 'france' },
    )
    await expect.poll(() => page.locator('[data-level=france] .level-figure').textContent()).toBe(signed(total))
    const again = await openPage(desk.browser, page.url())
    await expect.poll(() => again.page.locator('[data-level=france] .level-figure').textContent()).toBe(signed(total))
    await again.context.close()
    await context.close()
  })

  test('83.31A: key cities are said in the form, city by city, and the door is asked with them', async () => {
    const { context, page } = await openPage(desk.browser, at({ edition: '2023' }, 'conquered'))
    await page.getByRole('button', { name: 'Add a key city' }).click()
    await page.getByLabel('Key city 1', { exact: true }).fill('Lodz')
    await page.getByLabel('Held by, key city 1').selectOption('russia')
    const { allowed, refusals } = ask<VerdictAnswer>(
      { edition: '2023' },
      { question: 'conquered', country: 'poland', by: 'germany', keyCities: { Lodz: 'russia' } },
      'conquest',
    )
    expect(allowed).toBe(false)
    await expect.poll(() => page.locator('.judged').getAttribute('data-allowed')).toBe('false')
    await expect.poll(() => page.locator('.judged .refusals').textContent()).toContain(refusals[0]?.words ?? 'a reason')
    await context.close()
  })

  test('59.41: resistance is changed beside the level, and the steps follow', async () => {
    const { context, page } = await openPage(desk.browser, at({ edition: '2023' }, 'level'))
    await page.getByRole('button', { name: 'British resistance level: one less' }).click()
    const { value, steps } = ask<WorkingAnswer>(
      { edition: '2023', facts: { 'britain.resistance': -1 } },
      { question: 'level', of: 'britain' },
    )
    await expect.poll(() => page.locator('.working').getAttribute('data-value')).toBe(String(value))
    expect(await page.locator('[data-step]').evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('data-amount'))))).toEqual(
      steps.map(({ amount }) => amount),
    )
    expect(page.url()).toContain('facts.britain.resistance=-1')
    await context.close()
  })

  test('a form writes its address, and the address gives the same form', async () => {
    const { context, page } = await openPage(desk.browser, at({ edition: 'classic' }, 'conquered'))
    await page.getByLabel('Country').selectOption('greece')
    await expect.poll(() => page.url()).toContain('greece')
    const again = await openPage(desk.browser, page.url())
    await expect.poll(() => again.page.getByLabel('Country').inputValue()).toBe('greece')
    await expect.poll(() => again.page.locator('.refusals').textContent()).toBe(await page.locator('.refusals').textContent())
    await again.context.close()
    await context.close()
  })

  test('a wrong address is refused', async () => {
    const { context, page } = await openPage(desk.browser, at({ edition: '2023' }, 'nonsense'))
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('nonsense')
    await context.close()
  })
})

describe('the campaign', () => {
  const SPRING: Document = { edition: 'campaign', turn: '1943 spring' }

  test('every nation stands as the door says', async () => {
    const { context, page, complaints } = await openPage(desk.browser, at(SPRING))
    const { states } = ask<OverviewAnswer>(SPRING, { question: 'overview' })
    const shown = await page
      .locator('[data-nation]')
      .evaluateAll((rows) => rows.map((row) => [row.getAttribute('data-nation'), row.getAttribute('data-outlook')]))
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(states.map(({ id, outlook }) => [id, outlook])))
    expect(complaints).toEqual([])
    await context.close()
  })

  test('3.6.2: the Allies take Rome, Italy is due, and settling it is laid on the desk', async () => {
    const { context, page } = await openPage(desk.browser, at(SPRING, 'nation'))
    await page.getByLabel('Who holds Rome').selectOption('britain')
    const taken: Document = { ...SPRING, facts: { 'rome.controller': 'britain' } }
    const { state } = ask<NationAnswer>(taken, { question: 'nation', of: 'italy' })
    expect(state.outlook).toBe('due')
    await expect.poll(() => page.locator('.inquiry').first().getAttribute('data-outlook')).toBe('due')
    await page.getByRole('link', { name: 'Settle it' }).click()
    await page.getByRole('button', { name: 'Settle it so on the desk' }).click()
    await expect.poll(() => page.url()).toContain('facts.italy.surrendered=true')
    await expect.poll(() => page.locator('.judged').getAttribute('data-allowed')).toBe('false')
    await context.close()
  })

  test('cities of the political reaction count as the door counts them', async () => {
    const { context, page } = await openPage(desk.browser, at(SPRING, 'reaction'))
    await page.getByLabel('Who holds Paris').selectOption('germany')
    const { reaction } = ask<OverviewAnswer>({ ...SPRING, facts: { 'paris.controller': 'germany' } }, { question: 'overview' })
    await expect.poll(() => page.locator('[data-held]').getAttribute('data-held')).toBe(String(reaction.held))
    await context.close()
  })
})
