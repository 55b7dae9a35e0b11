import { describe, expect, test } from 'vitest'
import { atTheDesk } from '../../../../test/browser.ts'
import { DEMONSTRATION } from '../../demonstration.ts'
import { openPage, readDossier } from '../../testing/desk.testing.ts'

const desk = atTheDesk()
const at = (address: string): string => `${desk.origin}/${address}`

describe('a wrong address', () => {
  test('is refused with what and where, and what was on the desk stays', async () => {
    const { page, context } = await openPage(desk.browser, at(DEMONSTRATION))
    const before = await readDossier(page)
    await page.evaluate(() => {
      location.hash = '#/dossier/classic/hungary?by=axis&facts.hungary.axisFactor=10'
    })
    const alert = page.getByRole('alert')
    await expect.poll(() => alert.textContent()).toMatch(/hungary\.axisFactor.*part 2 of the address.*hungary\.axisFactors/s)
    await expect.poll(() => readDossier(page)).toEqual(before)
    await alert.getByRole('button', { name: 'Open it without that' }).click()
    await expect.poll(() => alert.count()).toBe(0)
    await context.close()
  })

  test.each([
    { address: '#/dossier/clasic/hungary', says: 'classic' },
    { address: '#/dossier/classic/hungry', says: 'hungary' },
    { address: '#/dossier/classic/poland', says: 'no diplomatic target' },
    { address: '#/dossier/classic/hungary?by=axes', says: 'axis' },
    { address: '#/dossier/classic', says: 'a country' },
    { address: '#/dosier', says: 'no page is called' },
    { address: '#/books/clasic', says: 'classic' },
    { address: '#/books/classic?rule=49.311', says: '49.31' },
  ])('$address', async ({ address, says }) => {
    const { page, context, complaints } = await openPage(desk.browser, at(address))
    await expect.poll(() => page.getByRole('alert').textContent()).toContain(says)
    expect(complaints).toEqual([])
    await context.close()
  })
})
