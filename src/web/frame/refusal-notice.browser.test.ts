import { expect, test } from 'vitest'
import { atTheDesk } from '../../../test/browser.ts'
import { DEMONSTRATION } from '../demonstration.ts'
import { openPage, readDossier, violationsOn } from '../testing/desk.testing.ts'

const desk = atTheDesk()

const WRONG: readonly (readonly [address: string, says: RegExp])[] = [
  ['#/mapp/2023', /no page is called “mapp”/i],
  ['#/map/2032', /2032.*did you mean.*2023/],
  ['#/map/2023/atlantis', /atlantis/],
  ['#/board/2023?options.0=gathering-strom', /did you mean “gathering-storm”/],
  ['#/dossier/classic/hungry', /hungary/],
  ['#/dossier/classic/hungary?by=axsis', /axsis/],
  ['#/facts/2023?facts.paris.controler=germany', /part 1 of the address.*paris\.controller/],
  ['#/facts/2023?facts.paris.controler=germany', /Every fact stands under Facts/],
  ['#/allocation/classic?turn=1941+sprung', /1941 sprung.*1941 spring/],
  ['#/tensions/campaign?tensions.rgt=many', /many.*whole number/],
  ['#/war/2023?by=germny', /germny/],
  ['#/war/2023?wars.0.0=germany', /wars/],
  ['#/statuses/campaign/atlantis', /atlantis/],
  ['#/partisans/campaign?year=1066', /1066/],
  ['#/pearl-harbor/2023?scenario=demonstration-winter-1914', /did you mean “demonstration-winter-1941”/],
  ['#/design/2023?colour=blue', /colour/],
]

test('a wrong address on any page is refused with what is wrong, and what was on the desk stays', async () => {
  const { page, context, complaints } = await openPage(desk.browser, `${desk.origin}/${DEMONSTRATION}`)
  const before = await readDossier(page)
  const notice = page.getByRole('alert')
  for (const [address, says] of WRONG) {
    await page.evaluate((hash) => location.assign(hash), address)
    await expect.poll(async () => ((await notice.count()) === 0 ? '' : notice.textContent()), { message: address }).toMatch(says)
    await expect.poll(() => notice.textContent()).toContain('What was on the desk is still here')
    expect(await readDossier(page), address).toEqual(before)
  }
  expect(await violationsOn(page)).toEqual([])
  await notice.getByRole('button', { name: 'Leave it' }).click()
  await expect.poll(() => notice.count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
}, 90_000)

test('a refused part can be left out; an address opened first leads to the front page', async () => {
  const { page, context } = await openPage(desk.browser, `${desk.origin}/#/facts/2023?turn=1941+spring&facts.paris.controler=germany`)
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('This address cannot be opened')
  await expect.poll(() => page.getByRole('link', { name: 'To the front page' }).count()).toBe(1)
  await page.getByRole('button', { name: 'Open it without that' }).click()
  await page.getByRole('heading', { level: 1, name: 'What stands on the map' }).waitFor()
  expect(page.url()).not.toContain('controler')
  await context.close()
})
