import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { openTable } from '../../hosting/whole-games/table.testing.ts'
import { inThisThread } from '../../threads/threads.testing.ts'
import { openRoom } from '../room.testing.ts'

const recordOf = (name: string): string => readFileSync(`cases/games/${name}.jsonl`, 'utf8')

/** A room where looking back takes as long as is said here, in milliseconds. */
const openFor = (most: number) => openRoom({ threads: inThisThread({ reviewFor: most }) })

interface Problem {
  readonly status: number
  readonly body: { readonly code?: string; readonly refusals?: readonly { readonly code: string }[] }
}

async function asked(room: Awaited<ReturnType<typeof openRoom>>, body: object): Promise<Problem> {
  const reply = await room.post('/api/review', body)
  return { status: reply.status, body: (await reply.json()) as Problem['body'] }
}

describe('a record that is sent', { timeout: 120_000 }, () => {
  test('is looked back upon for as long as there is time, and what was left is counted', async () => {
    const room = await openFor(0)
    const { status, body } = await asked(room, { record: recordOf('whole-2023') })
    expect(status).toBe(200)
    expect(body).toMatchObject({ ok: true, isOwnScript: false, years: [], decisions: [] })
    expect(body).toMatchObject({
      left: expect.any(Number),
      luck: [{ faction: 'axis' }, { faction: 'westernAllies' }, { faction: 'russia' }],
    })
    expect((body as { left?: number }).left).toBeGreaterThan(10)
  })

  test('one seat looks back on its own year while the game runs', async () => {
    const room = await openFor(100_000)
    const { status, body } = await asked(room, { record: recordOf('history'), as: 'russia', year: 1939 })
    expect(status).toBe(200)
    expect(body).toMatchObject({ ok: true, by: 'russia', years: [{ by: 'russia', year: 1939, wars: 24 }], left: 0 })
  })

  test.each([
    [{ record: recordOf('fall-1939') }, 422, 'not-over'],
    [{ record: recordOf('fall-1939'), as: 'germany' }, 422, 'not-over'],
    [{ record: recordOf('whole-2023'), script: 'histroy' }, 422, 'misasked'],
    [{ record: 'not a record' }, 422, undefined],
  ] as const)('%# is refused with why', async (body, status, code) => {
    const found = await asked(await openFor(0), body)
    expect(found.status).toBe(status)
    if (code !== undefined) expect(found.body.refusals?.map((one) => one.code)).toContain(code)
  })

  test('a year is somebody’s', async () => {
    const found = await asked(await openFor(0), { record: recordOf('history'), year: 1939 })
    expect(found).toMatchObject({ status: 422, body: { code: 'misshapen' } })
  })
})

describe('a hosted game', { timeout: 120_000 }, () => {
  test('that runs is not looked back upon, and nobody looks back from another’s seat', async () => {
    const table = await openTable()
    const game = await table.begin({ edition: '2023' })
    const whole = await game.seat('germany').post('/review', {})
    expect(whole).toMatchObject({ status: 422 })
    expect(whole.text).toContain('not-over')
    expect((await game.watcher.post('/review', {})).status).toBe(422)
    expect((await game.seat('germany').post('/review', { as: 'russia' })).status).toBe(403)
    expect((await game.watcher.post('/review', { as: 'germany' })).status).toBe(403)
    expect((await game.seat('germany').post('/review', { as: 'germany' })).text).toContain('no year is over')
  })

  test('that is over is, by everybody who has a link to it', async () => {
    const room = await openFor(0)
    const begun = await room.post('/api/games/import', { record: recordOf('whole-2023'), asItStands: true })
    const { id, links } = (await begun.json()) as { readonly id: string; readonly links: { readonly watch: string } }
    const bearer = { Authorization: `Bearer ${links.watch.slice(-43)}` }
    const reply = await room.post(`/api/games/${id}/review`, {}, bearer)
    expect(reply.status).toBe(200)
    expect(await reply.json()).toMatchObject({ ok: true, swings: expect.any(Array) })
    expect((await room.post(`/api/games/${id}/review`, {})).status).toBe(401)
  })
})
