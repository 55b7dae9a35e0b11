import { expect, test } from 'vitest'
import { openTable } from '../whole-games/table.testing.ts'

const codesOf = ({ body }: { readonly body: never }): readonly string[] =>
  (body as { refusals: readonly { readonly code: string }[] }).refusals.map(({ code }) => code)

test('an order is taken back until somebody has acted on it; then only the host puts right what followed, and deletes nothing', async () => {
  const { begin } = await openTable()
  const { seat, host, watcher } = await begin({ edition: '2023', passes: 'said' })
  const [germany, britain, russia] = [seat('germany'), seat('britain'), seat('russia')]
  await germany.order('1', 'draft hungary=2')
  expect((await germany.order('2', 'undo')).status).toBe(201)
  expect((await germany.get('')).body).toMatchObject({ own: [{ faction: 'axis', draft: null }] })
  expect((await watcher.get('/events')).text).not.toContain('taken-back')

  await germany.order('3', 'seal hungary=2')
  expect((await germany.order('4', 'undo')).status).toBe(201)
  expect((await watcher.get('')).body).toMatchObject({ sealed: [] })
  expect((await watcher.get('/events')).text).toContain('taken-back')
  expect((await germany.order('4', 'undo')).status).toBe(201)

  await germany.order('5', 'seal rumania=1')
  await britain.order('6', 'seal turkey=1')
  await russia.order('7', 'seal finland=1')
  for (const [one, by] of [
    [germany, 'axis'],
    [britain, 'westernAllies'],
    [russia, 'russia'],
  ] as const)
    expect((await one.order('8', { type: 'pass', by })).status).toBe(201)
  const late = await germany.order('9', 'undo')
  expect([late.status, codesOf(late).includes('acted-on')]).toEqual([422, true])

  const before = (await host.get('/events')).body as { events: readonly object[] }
  const corrected = await host.order('10', {
    type: 'correct-facts',
    by: 'referee',
    facts: { 'axis.offensiveBrps': 15 },
    reason: 'miscounted',
  })
  expect(corrected.status, corrected.text).toBe(201)
  const after = (await host.get('/events')).body as { events: readonly object[] }
  expect(after.events.slice(0, before.events.length)).toEqual(before.events)
  expect((await germany.order('11', { type: 'correct-facts', by: 'referee', facts: {}, reason: 'x' })).status).toBe(422)
})

test('two tabs: an order is taken back in one, and the other, which shows what was there, is told so', async () => {
  const { begin } = await openTable()
  const { seat } = await begin()
  const germany = seat('germany')
  await germany.order('1', 'draft hungary=2')
  await germany.order('2', 'draft hungary=1')
  const { sequence } = (await germany.get('/menu')).body as { sequence: number }
  expect((await germany.order('3', 'undo', sequence)).status).toBe(201)
  // The other tab means the second draft, which is gone: it would take back the first.
  expect((await germany.order('4', 'undo', sequence)).status).toBe(409)
  const { events } = (await germany.get('/events')).body as { events: readonly { sequence: number; takesBack?: number }[] }
  expect(events.at(-1)).toMatchObject({ sequence: sequence + 1, takesBack: sequence })
})
