import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { replyOfDoor } from '../http/questions/answering.ts'
import { freshFolder, QUESTIONS, SITUATION } from '../http/room.testing.ts'
import { serve } from '../http/server.ts'
import type { Kind } from './kinds.ts'
import { openThreads, type ThreadsOptions } from './threads.ts'

/** The work of a thread, in words of its own: what it is asked is run. */
function threadOf(work: string): string {
  const file = join(freshFolder(), 'thread.mjs')
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads'
     parentPort.on('message', ({ asked }) => { ${work}; parentPort.postMessage({ done: { status: 200, text: JSON.stringify(asked.body) } }) })
     parentPort.postMessage('ready')`,
  )
  return file
}

interface Asking {
  readonly kind?: Kind
  readonly cost?: number
  readonly from?: string
}

function opened(options: ThreadsOptions) {
  const threads = openThreads(options)
  onTestFinished(() => threads.close())
  const ask = (body: string, { kind = 'question', ...task }: Asking = {}) =>
    threads.work('door', { door: 'reckon', body }, { kind, ...task })
  return { ask, close: threads.close }
}

const SLOW = "if (asked.body === 'slow') for (;;);"
/** Takes as many milliseconds as it is asked. */
const PACED = 'for (const until = performance.now() + Number(asked.body); performance.now() < until;);'
const answered = (body: string) => ({ done: { status: 200, text: JSON.stringify(body) } })

describe('threads that work', () => {
  test('what is never done is broken off in time, while others are answered', async () => {
    const { ask } = opened({ count: 2, patience: 1_000, file: threadOf(SLOW) })
    await ask('up')
    let isDone = false
    const slow = ask('slow').finally(() => {
      isDone = true
    })
    await ask('up')
    for (let index = 0; index < 20; index++) expect(await ask(`${index}`)).toEqual(answered(`${index}`))
    expect(isDone).toBe(false)
    expect(await slow).toEqual({ undone: 'too-long' })
  })

  test('a question never waits for longer work, nor advice for what holds its thread', async () => {
    const { ask, close } = opened({ count: 4, patience: 20_000, file: threadOf(SLOW) })
    const held = (['review', 'forecast', 'record'] as const).map((kind) => ask('slow', { kind }))
    expect(await ask('quick')).toEqual(answered('quick'))
    await close()
    expect(await Promise.all(held)).toEqual(Array(3).fill({ undone: 'closing' }))
    const other = opened({ count: 4, patience: 20_000, file: threadOf(SLOW) })
    const two = (['review', 'forecast'] as const).map((kind) => other.ask('slow', { kind }))
    for (const kind of ['advice', 'bot', 'packets', 'game', 'question'] as const)
      expect(await other.ask(kind, { kind })).toEqual(answered(kind))
    await other.close()
    await Promise.all(two)
  })

  test('the shortest goes first, and what has waited as long as it takes is not passed by', async () => {
    const { ask } = opened({ count: 1, patience: 20_000, file: threadOf(PACED) })
    const order: string[] = []
    const asked = (body: string, cost: number) => ask(body, { kind: 'advice', cost }).then(() => order.push(body))
    await ask('0')
    const first = asked('300', 0)
    await Promise.all([first, asked('3', 3_000), asked('1', 1_000), asked('2', 2_000)])
    expect(order).toEqual(['300', '1', '2', '3'])
  })

  test('one address has one piece of long work in a thread and few waiting; others go before its next', async () => {
    const { ask } = opened({ count: 4, patience: 20_000, file: threadOf(PACED), ready: 4 })
    await ask('0')
    const greedy = Array.from({ length: 10 }, () => ask('200', { kind: 'forecast', from: '198.51.100.1' }))
    expect(await ask('1', { kind: 'forecast', from: '198.51.100.2' })).toEqual(answered('1'))
    const found = await Promise.all(greedy)
    expect(found.filter((one) => 'undone' in one)).toEqual(Array(8).fill({ undone: 'busy' }))
  })

  test('what does not fit in the queue is refused at once, and in the same way for all', async () => {
    const { ask, close } = opened({ count: 1, patience: 20_000, file: threadOf(SLOW) })
    await ask('up')
    const all = Array.from({ length: 9 }, (_, at) => ask('slow', { kind: 'record', from: `198.51.100.${at}` }))
    const [eighth, ninth] = await Promise.all(all.slice(7))
    expect([eighth, ninth]).toEqual([{ undone: 'busy' }, { undone: 'busy' }])
    await close()
    expect(await Promise.all(all.slice(0, 7))).toEqual(Array(7).fill({ undone: 'closing' }))
  })

  test('a thread that was ended is replaced, again and again', async () => {
    const { ask } = opened({ count: 1, patience: 400, file: threadOf(SLOW) })
    for (let index = 0; index < 2; index++) {
      expect(await ask('slow')).toEqual({ undone: 'too-long' })
      await expect.poll(() => ask('quick'), { timeout: 30_000 }).toEqual(answered('quick'))
    }
  })

  test('whoever finds no thread free in time is told so, and nobody waits behind him', async () => {
    const { ask } = opened({ count: 1, patience: 300, file: threadOf(SLOW) })
    await ask('up')
    const replies = await Promise.all(['slow', ...Array<string>(150).fill('quick')].map((body) => ask(body)))
    expect(replies.every((one) => 'undone' in one)).toBe(true)
  })

  test('one that fills its memory ends alone', async () => {
    // Memory that a thread may not have is asked for in great pieces.
    const greedy = "if (asked.body === 'slow') { const all = []; for (;;) all.push(new Array(1e6).fill(all.length + 0.5)) }"
    const { ask } = opened({ count: 1, patience: 20_000, file: threadOf(greedy) })
    expect(await ask('slow')).toEqual({ undone: 'too-long' })
    expect(await ask('quick')).toEqual(answered('quick'))
  })

  test('where none comes up that is told as a fault', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue(undefined)
    onTestFinished(() => told.mockRestore())
    const { ask } = opened({ file: join(freshFolder(), 'nowhere.mjs') })
    expect(await ask('quick')).toEqual({ undone: 'fault' })
    expect(told).toHaveBeenCalled()
  })

  test('closing ends what would never end', async () => {
    const { ask, close } = opened({ count: 2, patience: 60_000, file: threadOf(SLOW) })
    await ask('up')
    const slow = ask('slow')
    const from = performance.now()
    await close()
    expect(performance.now() - from).toBeLessThan(1_500)
    expect(await slow).toEqual({ undone: 'closing' })
    expect(await ask('quick')).toEqual({ undone: 'closing' })
  })
})

describe('over the network', () => {
  const post = (url: string, door: string, body: unknown) =>
    fetch(`${url}/api/${door}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })

  test('a slow question is refused with 503, and others are answered meanwhile', async () => {
    const { url, close } = await serve({
      port: 0,
      data: freshFolder(),
      threads: { count: 2, patience: 1_000, file: threadOf("if (asked.body.includes('slow')) for (;;);") },
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
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '2'])
    expect(await response.json()).toMatchObject({
      ok: false,
      refusals: [{ code: 'too-long', words: expect.stringMatching(/^no answer within/) }],
    })
  })

  test('the threads answer as the doors do in process', async () => {
    const { url, close } = await serve({ port: 0, data: freshFolder(), threads: { count: 1, patience: 20_000 } })
    onTestFinished(close)
    const asked = QUESTIONS.filter(({ door }) => ['reckon', 'tensions', 'partisans', 'table'].includes(door))
    for (const { door, situation, args } of asked) {
      const body = { situation, args }
      const { status, text } = replyOfDoor({ door, body: JSON.stringify(body) })
      const response = await post(url, door, body)
      expect([response.status, await response.text()], door).toEqual([status, text])
    }
    expect((await fetch(`${url}/api/table?table=hungry`)).status).toBe(422)
    expect((await post(url, 'allot', { situation: SITUATION })).status).toBe(200)
  })
})
