import { expect, test } from 'vitest'
import { serve } from '../../../referee/index.ts'
import { PAGES } from '../../pages.ts'
import { atTheTable, begun, viewOf } from '../table.testing.ts'

const table = atTheTable((data) => serve({ port: 0, data, log: () => undefined }))

/** Points in countries that nobody else speaks of: sealed by the Axis, drafted by Russia, tried by the Western Allies. */
const SEALED = { rumania: 2, hungary: 1 }

test('with a game in hand no page gives away what its seat alone knows: address, title, Share, clipboard, file, history, storage', {
  timeout: 240_000,
}, async () => {
  const { page, context } = await table.person()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: table.url })
  await page.goto(`${table.url}/#/games`)
  const game = await begun(page, 'global-war-1939')
  await game.give({ type: 'seal-allocation', by: 'axis', placements: SEALED })
  await game.give({ type: 'draft-allocation', by: 'russia', placements: { finland: 1 } })
  expect((await viewOf(page, game.id)).placements.axis).toEqual(SEALED)
  const points = /placements\.\w+\.\w+=|"placements":\{"?[^}]*"(?:rumania|hungary|finland)"|(?:Rumania|Hungary|Finland):? \d/
  // The address of a page in a game says nothing of the situation at all.
  const contents = /placements|standings\.|facts\.|"standings"|"facts"/

  // The address of a page is noted each time that it changes.
  await page.addInitScript(() => {
    const noted: string[] = []
    ;(window as unknown as { noted: string[] }).noted = noted
    for (const way of ['pushState', 'replaceState'] as const) {
      const own = history[way].bind(history)
      history[way] = (state, unused, url) => {
        noted.push(JSON.stringify(state), String(url))
        own(state, unused, url)
      }
    }
  })

  for (const { id } of PAGES) {
    await page.goto('about:blank')
    const thing = id === 'dossier' ? '/hungary' : ''
    await page.goto(`${table.url}/#/think/${game.id}/${id}${thing}`)
    await page.locator(`main[data-place="${id}"]`).waitFor()
    await page.locator('.in-game').waitFor()
    const found = async (): Promise<string> =>
      page.evaluate(() =>
        [
          location.href,
          document.title,
          JSON.stringify(history.state),
          ...(window as unknown as { noted: string[] }).noted,
          ...[...document.querySelectorAll('.masthead a, nav a')].map((link) => link.getAttribute('href') ?? ''),
          JSON.stringify({ ...localStorage }),
          JSON.stringify({ ...sessionStorage }),
        ].join('\n'),
      )
    expect(await found(), id).not.toMatch(contents)
    expect(await found(), id).not.toMatch(points)
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Share the public situation' })
    await dialog.getByLabel('Address', { exact: true }).waitFor()
    const [address, words] = await dialog.locator('textarea').evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value))
    await dialog.getByRole('button', { name: 'Copy' }).last().click()
    await dialog.getByText('Copied.').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Save it as a file' }).click()])
    const file = await (await download.createReadStream()).toArray()
    for (const text of [address, words, copied, Buffer.concat(file).toString(), download.suggestedFilename()])
      expect(text, `${id} shares`).not.toMatch(points)
    await page.keyboard.press('Escape')
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.paper-head').innerText(), id).toContain('Secret: this shows what only your seat knows.')
    await page.emulateMedia({ media: 'screen' })
  }

  // The game itself and its chronicle too; not what everybody may see.
  const watching = await table.person()
  await watching.page.goto(game.watch)
  await watching.page.getByRole('link', { name: 'To the game' }).click()
  for (const [who, says] of [
    [page, 'Secret: this shows what only your seat knows. Do not pass it on. Global War'],
    [watching.page, 'Global War'],
  ] as const)
    for (const place of ['game', 'chronicle']) {
      await who.goto(`${table.url}/#/${place}/${game.id}`)
      await who.locator('.game .paper-head').waitFor({ state: 'attached' })
      expect(await who.locator('.paper-head').isVisible()).toBe(false)
      await who.emulateMedia({ media: 'print' })
      await expect.poll(() => who.locator('.paper-head').innerText(), { message: place }).toMatch(new RegExp(`^${says}`))
      await who.emulateMedia({ media: 'screen' })
    }
  await watching.context.close()

  // From page to page and back: the addresses of the way name the game alone, and the points are still there.
  await page.goto(`${table.url}/#/think/${game.id}/allocation`)
  await page.locator('main[data-place="allocation"] .in-game-sealed').waitFor()
  const pages = page.getByRole('navigation', { name: 'Pages' }).first()
  await pages.locator('summary', { hasText: 'War' }).first().click()
  await pages.getByRole('link', { name: 'War room' }).first().click()
  await page.locator('main[data-place="war"]').waitFor()
  expect(page.url()).not.toMatch(contents)
  await page.goBack()
  await page.locator('main[data-place="allocation"] .in-game-sealed').waitFor()
  expect(await page.locator('.in-game-sealed').innerText()).toMatch(/Rumania 2/)
  expect(page.url()).not.toMatch(contents)
  await page.goForward()
  await page.locator('main[data-place="war"]').waitFor()
  await page.reload()
  await page.locator('main[data-place="war"] .in-game').waitFor()
  expect(page.url()).not.toMatch(contents)
  await game.close()
})
