import { createServer } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Endpoint, type Mailbox, openBrowser, openEndpoint, openMailbox } from './far-side.testing.ts'
import { openMail } from './mail.ts'
import { isPublicAddress, post, type Reach, whyNotUrl } from './network.ts'
import { push } from './push.ts'
import { NOTICES } from './words.ts'

const HERE: Reach = { isPrivateAllowed: true }
const OPEN: Reach = { isPrivateAllowed: false }
const posted = (url: string) => ({ url, headers: { 'Content-Type': 'application/json' }, body: '{"text":"hello"}' })

let endpoint: Endpoint
beforeAll(async () => {
  endpoint = await openEndpoint()
})
afterAll(() => endpoint.close())
afterEach(() => {
  endpoint.status = 204
  endpoint.received.length = 0
})

describe('what is posted', () => {
  test('arrives as it is', async () => {
    expect(await post(posted(`${endpoint.url}/hook?x=1`), HERE)).toEqual({ ok: true })
    expect(endpoint.received[0]).toMatchObject({ path: '/hook?x=1', headers: { 'content-type': 'application/json' } })
    expect(endpoint.received[0]?.body.toString()).toBe('{"text":"hello"}')
  })

  test.each([
    [500, false],
    [503, false],
    [429, false],
    [404, true],
    [410, true],
    [403, true],
  ])('answered %i: over for good is %s', async (status, isFinal) => {
    endpoint.status = status
    expect(await post(posted(endpoint.url), HERE)).toEqual({ ok: false, reason: NOTICES.answered(status), isFinal })
  })

  test('a redirect is not followed', async () => {
    endpoint.status = 302
    expect(await post(posted(endpoint.url), HERE)).toEqual({ ok: false, reason: NOTICES.redirected(302), isFinal: true })
    expect(endpoint.received.map(({ path }) => path)).toEqual(['/'])
  })

  test('who never answers is given up, and who is not there too', async () => {
    endpoint.status = 0
    expect(await post(posted(endpoint.url), { ...HERE, patience: 100 })).toMatchObject({ ok: false, isFinal: false })
    const silent = createServer()
    const port = await new Promise<number>((on) => silent.listen(0, '127.0.0.1', () => on((silent.address() as { port: number }).port)))
    await new Promise<void>((off) => silent.close(() => off()))
    expect(await post(posted(`http://127.0.0.1:${port}`), HERE)).toMatchObject({ ok: false, reason: NOTICES.unreachable('ECONNREFUSED') })
  })
})

describe('private addresses', () => {
  test.each([
    'http://127.0.0.1',
    'http://localhost',
    'http://[::1]',
    'http://[::ffff:127.0.0.1]',
    'http://0x7f.1',
    'http://2130706433',
    'http://017700000001',
    'http://0.0.0.0',
  ])('%s is refused, however it is written', async (start) => {
    expect(await post(posted(`${start}:${endpoint.port}/`), OPEN)).toMatchObject({ ok: false, isFinal: true })
    expect(endpoint.received).toEqual([])
  })

  test('a name that leads to one is refused, and so is one of which any address is one', async () => {
    const resolve = async () => [{ address: '93.184.216.34' }, { address: '10.0.0.7' }]
    expect(await post(posted('http://table.example/'), { ...OPEN, resolve })).toEqual({
      ok: false,
      reason: NOTICES.privateAddress,
      isFinal: true,
    })
  })

  test('what was looked up is what is reached: a second answer is never asked for', async () => {
    let asked = 0
    const resolve = async () => {
      asked += 1
      return [{ address: asked === 1 ? '127.0.0.1' : '10.9.9.9' }]
    }
    expect(await post(posted(`http://table.example:${endpoint.port}/pinned`), { ...HERE, resolve })).toEqual({ ok: true })
    expect([asked, endpoint.received[0]?.headers.host]).toEqual([1, `table.example:${endpoint.port}`])
  })

  test.each([
    ['10.1.2.3', false],
    ['172.16.0.1', false],
    ['172.32.0.1', true],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['8.8.8.8', true],
    ['::1', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['::ffff:8.8.8.8', false],
    ['64:ff9b::7f00:1', false],
    ['2002:7f00:1::', false],
    ['2001:db8::1', false],
    ['2606:4700:4700::1111', true],
    ['no address', false],
  ])('%s is public: %s', (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic))

  test.each([
    'ftp://example.org',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://a:b@example.org',
    'nothing',
    `https://x.org/${'a'.repeat(2_000)}`,
  ])('%s is no address to send to', (url) => expect(whyNotUrl(url)).toBeDefined())
})

describe('mail', () => {
  let box: Mailbox
  let mail: ReturnType<typeof openMail>
  beforeAll(async () => {
    box = await openMailbox()
    mail = openMail({ server: `smtp://127.0.0.1:${box.port}`, from: 'Chancery <referee@table.example>' })
  })
  afterAll(async () => {
    mail.close()
    await box.close()
  })

  test('is taken by a real server, with whom it is from and that it was written by a program', async () => {
    const sent = await mail.send('anna@example.org', {
      subject: 'A game:\r\nBcc: all@example.org',
      text: 'your decision is open',
      link: 'https://t.example/#/x',
    })
    expect(sent).toEqual({ ok: true })
    expect(box.mails[0]?.to).toEqual(['anna@example.org'])
    expect(box.mails[0]?.text).toMatch(/^From: Chancery <referee@table\.example>$/m)
    expect(box.mails[0]?.text).toMatch(/^Auto-Submitted: auto-generated$/m)
    expect(box.mails[0]?.text).toMatch(/^Subject: A game: Bcc: all@example\.org$/m)
    expect(box.mails[0]?.text).not.toMatch(/^Bcc:/m)
  })

  test('a no of the server is a no; "later" is not', async () => {
    box.answer = () => '550 no such user here'
    expect(await mail.send('nobody@example.org', { subject: 's', text: 't' })).toEqual({
      ok: false,
      reason: NOTICES.mailRefused('550 no such user here'),
      isFinal: true,
    })
    box.answer = () => '451 try later'
    expect(await mail.send('anna@example.org', { subject: 's', text: 't' })).toMatchObject({ ok: false, isFinal: false })
  })

  test('a server that is not there may come back', async () => {
    const none = openMail({ server: 'smtp://127.0.0.1:1', from: 'x@y.example' })
    expect(await none.send('anna@example.org', { subject: 's', text: 't' })).toMatchObject({ ok: false, isFinal: false })
    none.close()
  })
})

describe('browser push', () => {
  const keys = { publicKey: '', privateKey: '' }
  beforeAll(async () => {
    const { generateVAPIDKeys } = (await import('web-push')).default
    Object.assign(keys, generateVAPIDKeys())
  })

  test('reaches the browser encrypted, signed with the referee’s own keys, and only the browser reads it', async () => {
    const { subscription, read } = openBrowser(`${endpoint.url}/push/1`)
    expect(await push(subscription, { title: 'your decision is open' }, keys, 'mailto:host@table.example', HERE)).toEqual({ ok: true })
    const [got] = endpoint.received
    expect(got?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
    expect(String(got?.headers.authorization)).toContain(`k=${keys.publicKey}`)
    expect(got?.body.toString('latin1')).not.toContain('decision')
    expect(read(got?.body ?? Buffer.alloc(0))).toEqual({ title: 'your decision is open' })
  })

  test('one that has gone says so', async () => {
    endpoint.status = 410
    const { subscription } = openBrowser(`${endpoint.url}/push/1`)
    expect(await push(subscription, {}, keys, 'mailto:host@table.example', HERE)).toMatchObject({ ok: false, isFinal: true })
  })

  test('a private address of a push service is refused as any other', async () => {
    const { subscription } = openBrowser(`${endpoint.url}/push/1`)
    expect(await push(subscription, {}, keys, 'mailto:host@table.example', OPEN)).toMatchObject({ ok: false, isFinal: true })
    expect(endpoint.received).toEqual([])
  })
})
