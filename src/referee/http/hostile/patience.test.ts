import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { PATIENCE } from '../listening.ts'
import { sentenceIn } from './attack.testing.ts'
import { openTarget } from './target.testing.ts'

const STREAMS = 2_500
const SLOW = 300

const listenTo = (url: string, secret: string, agent: Agent): Promise<{ readonly status: number; readonly response: IncomingMessage }> =>
  new Promise((resolve, reject) => {
    const headers = { Authorization: `Bearer ${secret}`, Accept: 'text/event-stream' }
    request(url, { agent, headers }, (response) => resolve({ status: response.statusCode ?? 0, response }))
      .on('error', reject)
      .end()
  })

const textOf = async (response: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const piece of response) text += String(piece)
  return text
}

test('thousands who only listen are let in up to a number, and nobody else waits for them', { timeout: 180_000 }, async () => {
  const { url, games, contents } = await openTarget()
  const [game] = games
  const before = contents()
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })
  onTestFinished(() => agent.destroy())
  const events = `${url}/api/games/${game?.id}/events`
  const opened: { readonly status: number; readonly response: IncomingMessage }[] = []
  for (let from = 0; from < STREAMS; from += 100)
    opened.push(...(await Promise.all(Array.from({ length: 100 }, () => listenTo(events, game?.watch ?? '', agent)))))
  const refused = opened.filter(({ status }) => status !== 200)
  expect(opened.length - refused.length).toBe(2_000)
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]))
  for (const { response } of refused.slice(0, 5)) expect(sentenceIn(await textOf(response))).toContain('too many live streams')

  // A seat has streams of its own, and everything else goes on.
  expect((await listenTo(events, game?.seats[0] ?? '', agent)).status).toBe(200)
  const wait = async (): Promise<number> => {
    const from = performance.now()
    expect((await fetch(`${url}/api/ready`)).status).toBe(200)
    return performance.now() - from
  }
  await expect.poll(wait).toBeLessThan(1_000)
  for (const { response } of opened) response.destroy()
  await expect.poll(async () => (await listenTo(events, game?.watch ?? '', agent)).status, { timeout: 30_000 }).toBe(200)
  expect(contents()).toBe(before)
})

test('bodies that come by drops are cut off, all of them, and nobody else waits for them', { timeout: 180_000 }, async () => {
  const { url, games, contents } = await openTarget({ patience: { ...PATIENCE, headers: 1_000, request: 1_000, look: 100 } })
  const [game] = games
  const before = contents()
  const head = `POST /api/games/${game?.id}/orders HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${game?.seats[0]}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n`
  const dripping = Array.from(
    { length: SLOW },
    () =>
      new Promise<string>((resolve) => {
        let drip: NodeJS.Timeout | undefined
        const socket = connect(Number(new URL(url).port), '127.0.0.1', () => {
          socket.write(head)
          drip = setInterval(() => socket.write(' '), 50)
        })
        let back = ''
        socket.on('data', (piece) => {
          back += piece.toString()
        })
        socket.on('error', () => undefined)
        socket.on('close', () => {
          clearInterval(drip)
          resolve(back)
        })
      }),
  )
  expect((await fetch(`${url}/api/ready`)).status).toBe(200)
  const answers = await Promise.all(dripping)
  // Whoever is still writing as the line is cut may not get to read why.
  expect(answers.filter((answer) => answer !== '' && !answer.startsWith('HTTP/1.1 408'))).toEqual([])
  expect(answers.some((answer) => answer.startsWith('HTTP/1.1 408'))).toBe(true)
  expect(contents()).toBe(before)
})
