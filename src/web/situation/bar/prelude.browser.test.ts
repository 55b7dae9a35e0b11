import { describe, expect, test } from 'vitest'
import { atTheDesk } from '../../../../test/browser.ts'
import { openPage } from '../../testing/desk.testing.ts'
import { situationAddress } from '../situation-address.ts'

const desk = atTheDesk()

const optionsOf = (options: readonly Element[]): readonly string[] => options.map((option) => (option as HTMLOptionElement).value)

const GATHERING = { edition: '2023', options: ['gathering-storm'] }

describe('R50-74: turns of the prelude', () => {
  test.each([
    { document: { edition: '2023' }, first: '1939 fall' },
    { document: GATHERING, first: '1939 spring' },
    { document: { edition: '2023', options: ['storm-over-asia'] }, first: '1939 fall' },
    { document: { edition: 'classic' }, first: '1939 fall' },
  ])('$document: the first turn offered is $first', async ({ document, first }) => {
    const { page, context, complaints } = await openPage(
      desk.browser,
      `${desk.origin}/${situationAddress({ page: 'war', parts: {} }, document)}`,
    )
    const turns = page.getByRole('combobox', { name: 'Turn', exact: true })
    await turns.waitFor()
    expect((await turns.locator('option').evaluateAll(optionsOf))[0]).toBe(first)
    expect(complaints).toEqual([])
    await context.close()
  })

  test.each([
    { page: 'war' },
    { page: 'dossier', thing: 'hungary' },
    { page: 'board' },
    { page: 'allocation' },
    { page: 'tensions' },
    { page: 'turn' },
    { page: 'map' },
  ])('$page in Summer 1939 says that it is of the prelude', async (asked) => {
    const address = situationAddress({ ...asked, parts: {} }, { ...GATHERING, turn: '1939 summer' })
    const { page, context, complaints } = await openPage(desk.browser, `${desk.origin}/${address}`)
    await page.locator('.situation-remark', { hasText: 'Summer 1939 is of the prelude' }).waitFor()
    await expect.poll(() => page.getByText('cannot be opened').count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })
})
