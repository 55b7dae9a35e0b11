import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { RefereeError } from '../fault.ts'
import { STORE_FILE } from '../store/sqlite-file.ts'
import { openStore } from '../store/sqlite-store.ts'
import { freshFolder } from './room.testing.ts'
import { type ServeOptions, serve } from './server.ts'

async function opened(options: ServeOptions) {
  const served = await serve(options)
  onTestFinished(() => served.close())
  return served
}

test('the room opens on loopback, with its games in the folder it was given', async () => {
  const data = join(freshFolder(), 'games')
  const { url } = await opened({ port: 0, data })
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect((await fetch(`${url}/api/health`)).status).toBe(200)
  expect(existsSync(join(data, STORE_FILE))).toBe(true)
})

test('it can be asked for by the address it gives, wherever it listens', async () => {
  const { url } = await opened({ port: 0, data: freshFolder(), host: '0.0.0.0' })
  expect(url).toMatch(/^http:\/\/localhost:\d+$/)
  expect((await fetch(`${url}/api/health`)).status).toBe(200)
})

test('closing it lets go of the port and of the games, even with a connection kept open', async () => {
  const data = freshFolder()
  const { url, close } = await opened({ port: 0, data })
  await fetch(`${url}/api/health`)
  await close()
  await close()
  await expect(fetch(`${url}/api/health`)).rejects.toThrow()
  const again = await opened({ port: Number(new URL(url).port), data })
  expect(again.url).toBe(url)
})

test('every answer keeps strangers out', async () => {
  const { url } = await opened({ port: 0, data: freshFolder() })
  for (const path of ['/', '/api/health', '/api/nowhere', '/nowhere']) {
    const { headers } = await fetch(url + path)
    const policy = headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|\*|data:|blob:|https?:/)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('X-Frame-Options')).toBe('DENY')
    expect(headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(headers.has('X-Powered-By')).toBe(false)
    expect(headers.has('Access-Control-Allow-Origin')).toBe(false)
  }
})

describe('what stands in the way is said in a sentence', () => {
  const whyNot = async (options: ServeOptions): Promise<RefereeError> => {
    const error: unknown = await opened(options).catch((reason: unknown) => reason)
    if (error instanceof RefereeError) return error
    throw error
  }

  test('a port that another program has', async () => {
    const other = createServer()
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
    onTestFinished(() => void other.close())
    const { port } = other.address() as AddressInfo
    const data = freshFolder()
    const { fault, code, message } = await whyNot({ port, data })
    expect({ fault, code }).toEqual({ fault: 'port-taken', code: 'EADDRINUSE' })
    expect(message).toBe(`port ${port} of 127.0.0.1 is taken by another program; stop it or choose another port`)
    await openStore(data).close()
  })

  test('a number that is no port', async () => {
    expect((await whyNot({ port: 70_000, data: freshFolder() })).message).toBe('70000 is no port; expected a whole number from 0 to 65535')
  })

  test('an address that this machine has not', async () => {
    // 192.0.2.0/24 is set aside for examples.
    const { fault, message } = await whyNot({ port: 0, data: freshFolder(), host: '192.0.2.1' })
    expect(fault).toBe('no-such-address')
    expect(message).toBe('this machine has no address "192.0.2.1" to listen on')
  })
})
