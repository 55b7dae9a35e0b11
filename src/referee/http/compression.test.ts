import { get } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openRoom } from './room.testing.ts'

interface Raw {
  readonly encoding: string | undefined
  readonly etag: string | undefined
  readonly vary: string | undefined
  readonly bytes: Buffer
}

/** An answer as it comes over the line. */
const raw = (url: string, headers: Readonly<Record<string, string>>): Promise<Raw> =>
  new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const { 'content-encoding': encoding, etag, vary } = response.headers
        resolve({ encoding, etag, vary, bytes: Buffer.concat(chunks) })
      })
    }).on('error', reject)
  })

const GZIP = { 'Accept-Encoding': 'gzip' }

test('long JSON goes compressed to whoever takes that, letters and notes never do', async () => {
  const room = await openRoom()
  const made = (await (await room.post('/api/games', { edition: '2023', scenario: 'demonstration-spring-1941' })).json()) as {
    readonly id: string
    readonly links: { readonly seats: Readonly<Record<string, string>> }
  }
  const joined = await room.post(`/api/games/${made.id}/join`, { link: made.links.seats['germany'], name: 'Anna' })
  const { secret } = (await joined.json()) as { readonly secret: string }
  const as = { Authorization: `Bearer ${secret}` }
  const path = `${room.url}/api/games/${made.id}`

  const plain = await raw(path, as)
  const small = await raw(path, { ...as, ...GZIP })
  expect([plain.encoding, small.encoding, small.vary]).toEqual([undefined, 'gzip', 'Accept-Encoding'])
  expect(small.bytes.length).toBeLessThan(plain.bytes.length / 2)
  expect(gunzipSync(small.bytes).equals(plain.bytes)).toBe(true)
  // The tag of either is known again.
  expect((await fetch(path, { headers: { ...as, 'If-None-Match': small.etag ?? '' } })).status).toBe(304)
  expect((await raw(path, { ...as, 'Accept-Encoding': 'gzip;q=0' })).encoding).toBeUndefined()
  expect((await raw(`${path}/record`, { ...as, ...GZIP })).encoding).toBe('gzip')
  expect((await raw(`${room.url}/api/openapi.json`, GZIP)).encoding).toBe('gzip')

  for (let letter = 0; letter < 4; letter += 1) {
    const body = { key: `letter-${letter}`, to: 'table', text: 'Leave Turkey alone. '.repeat(100) }
    const written = await room.post(`/api/games/${made.id}/letters`, body, as)
    expect([written.status, await written.text()]).toEqual([201, expect.anything()])
  }
  const letters = await raw(`${path}/letters`, { ...as, ...GZIP })
  expect(letters.bytes.length).toBeGreaterThan(8_000)
  expect(letters.encoding).toBeUndefined()
})
