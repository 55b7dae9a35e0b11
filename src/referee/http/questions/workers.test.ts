import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { freshFolder, QUESTIONS, SITUATION } from '../room.testing.ts'
import { serve } from '../server.ts'
import { replyTo } from './answering.ts'
import { openAllWorkers, openWorkers, type WorkersOptions } from './workers.ts'

/** The work of a thread, in words of its own: what it is asked is run. */
function threadOf(work: string): string {
  const file = join(freshFolder(), 'thread.mjs')
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads'
     parentPort.on('message', ({ body }) => { ${work}; parentPort.postMessage({ status: 200, text: JSON.stringify(body) }) })
     parentPort.postMessage('ready')`,
  )
  return file
}

function opened(options: WorkersOptions) {
  const workers = openWorkers(options)
  onTestFinished(() => workers.close())
  return ({ body }: { readonly body: string }) => workers.answering({ door: 'reckon', body })
}

const SLOW = "if (body === 'slow') for (;;);"
const refusedAs = (code: string) => ({ status: 503, text: expect.stringContaining(`"code":"${code}"`) })

describe('threads that answer', () => {
  test('what is never done is broken off in time, while others are answered', async () => {
    const ask = opened({ count: 2, patience: 1_000, file: threadOf(SLOW) })
    await Promise.all([ask({ body: 'up' }), ask({ body: 'up' })])
    let isDone = false
    const slow = ask({ body: 'slow' }).finally(() => {
      isDone = true
    })
    for (let index = 0; index < 20; index++) expect(await ask({ body: `${index}` })).toEqual({ status: 200, text: `"${index}"` })
    expect(isDone).toBe(false)
    expect(await slow).toEqual(refusedAs('too-long'))
  })

  test('a look back has a thread of its own: neither quick nor long questions wait for it', async () => {
    const workers = openAllWorkers({ count: 1, patience: 10_000, file: threadOf('if (body === undefined) for (;;);') })
    onTestFinished(() => workers.close())
    let isDone = false
    const looking = workers.answering({ review: { record: 'endless' } }).finally(() => {
      isDone = true
    })
    for (const door of ['reckon', 'forecast', 'reckon'])
      expect(await workers.answering({ door, body: door })).toMatchObject({ status: 200 })
    expect(isDone).toBe(false)
    await workers.close()
    expect(await looking).toEqual(refusedAs('too-long'))
  })

  test('a thread that was ended is replaced, again and again', async () => {
    const ask = opened({ count: 1, patience: 400, file: threadOf(SLOW) })
    for (let index = 0; index < 2; index++) {
      expect(await ask({ body: 'slow' })).toEqual(refusedAs('too-long'))
      await expect.poll(() => ask({ body: 'quick' }), { timeout: 30_000 }).toEqual({ status: 200, text: '"quick"' })
    }
  })

  test('whoever finds no thread free in time is told so, and nobody waits behind him', async () => {
    const ask = opened({ count: 1, patience: 300, file: threadOf(SLOW) })
    await ask({ body: 'up' })
    const bodies = ['slow', ...Array<string>(300).fill('quick')]
    const replies = await Promise.all(bodies.map((body) => ask({ body })))
    expect(replies).toEqual(bodies.map(() => refusedAs('too-long')))
  })

  test('one that fills its memory ends alone', async () => {
    // Memory that a thread may not have is asked for in great pieces.
    const greedy = "if (body === 'slow') { const all = []; for (;;) all.push(new Array(1e6).fill(all.length + 0.5)) }"
    const ask = opened({ count: 1, patience: 20_000, file: threadOf(greedy) })
    expect(await ask({ body: 'slow' })).toEqual(refusedAs('too-long'))
    expect(await ask({ body: 'quick' })).toEqual({ status: 200, text: '"quick"' })
  })

  test('where none comes up that is told as a fault', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue(undefined)
    onTestFinished(() => told.mockRestore())
    const ask = opened({ file: join(freshFolder(), 'nowhere.mjs') })
    expect(await ask({ body: 'quick' })).toMatchObject({ status: 500 })
    expect(told).toHaveBeenCalled()
  })
})

describe('over the network', () => {
  const post = (url: string, door: string, body: unknown) =>
    fetch(`${url}/api/${door}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })

  test('a slow question is refused with 503, and others are answered meanwhile', async () => {
    const { url, close } = await serve({
      port: 0,
      data: freshFolder(),
      workers: { count: 2, patience: 1_000, file: threadOf("if (body.includes('slow')) for (;;);") },
    })
    onTestFinished(close)
    let isDone = false
    const slow = post(url, 'reckon', { args: { slow: true } }).finally(() => {
      isDone = true
    })
    for (let index = 0; index < 5; index++) expect((await post(url, 'reckon', {})).status).toBe(200)
    expect((await fetch(`${url}/api/health`)).status).toBe(200)
    expect((await fetch(url)).status).toBe(200)
    expect(isDone).toBe(false)
    const response = await slow
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '1'])
    expect(await response.json()).toMatchObject({
      ok: false,
      refusals: [{ code: 'too-long', words: expect.stringMatching(/^no answer within/) }],
    })
  })

  test('the threads answer as the doors do in process', async () => {
    const { url, close } = await serve({ port: 0, data: freshFolder(), workers: { count: 1, patience: 20_000 } })
    onTestFinished(close)
    const asked = QUESTIONS.filter(({ door }) => ['reckon', 'tensions', 'partisans', 'table'].includes(door))
    for (const { door, situation, args } of asked) {
      const body = { situation, args }
      const { status, text } = replyTo({ door, body: JSON.stringify(body) })
      const response = await post(url, door, body)
      expect([response.status, await response.text()], door).toEqual([status, text])
    }
    expect((await fetch(`${url}/api/table?table=hungry`)).status).toBe(422)
    expect((await post(url, 'allot', { situation: SITUATION })).status).toBe(200)
  })
})
