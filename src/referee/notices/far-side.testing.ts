import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer as createHttp, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, createServer as createTcp, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'

/** What stands at the other end of the wire in tests: real servers on this machine. */

const portOf = (server: Server): Promise<number> =>
  new Promise((listening) => server.listen(0, '127.0.0.1', () => listening((server.address() as AddressInfo).port)))

export interface Mail {
  readonly to: readonly string[]
  readonly text: string
}

export interface Mailbox {
  readonly port: number
  readonly mails: Mail[]
  /** What it answers to a recipient from now on: `250 ok`, `550 no such user`, `451 later`. */
  answer: (to: string) => string
  close(): Promise<void>
}

/** A mail server that takes everything it is not told to refuse. */
export async function openMailbox(): Promise<Mailbox> {
  const mails: Mail[] = []
  const sockets = new Set<Socket>()
  const box: { answer: Mailbox['answer'] } = { answer: () => '250 ok' }
  const server = createTcp((socket) => {
    sockets.add(socket)
    let [heard, isData, text, to]: [string, boolean, string, string[]] = ['', false, '', []]
    const say = (line: string): boolean => socket.write(`${line}\r\n`)
    const take = (line: string): void => {
      if (isData) {
        if (line !== '.') {
          text += `${line}\n`
          return
        }
        mails.push({ to, text: text.replaceAll('=\n', '') })
        ;[isData, text, to] = [false, '', []]
        say('250 taken')
        return
      }
      const [verb = ''] = line.toUpperCase().split(' ')
      if (verb === 'RCPT') {
        const address = /<(.*)>/.exec(line)?.[1] ?? ''
        const answer = box.answer(address)
        if (answer.startsWith('2')) to.push(address)
        say(answer)
      } else if (verb === 'DATA') {
        isData = true
        say('354 go on')
      } else if (verb === 'RSET') {
        to = []
        say('250 ok')
      } else if (verb === 'QUIT') socket.end('221 bye\r\n')
      else say('250 ok')
    }
    socket.on('data', (bytes) => {
      heard += bytes.toString('latin1')
      const lines = heard.split('\r\n')
      heard = lines.pop() ?? ''
      for (const line of lines) take(line)
    })
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    say('220 box ready')
  })
  const port = await portOf(server)
  return Object.assign(box, {
    port,
    mails,
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise<void>((closed) => server.close(() => closed()))
    },
  })
}

export interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface Endpoint {
  readonly url: string
  readonly port: number
  readonly received: Received[]
  /** What it answers from now on; 0 never answers. */
  status: number
  close(): Promise<void>
}

/** Something that takes posts: a club's webhook, or a push service. */
export async function openEndpoint(): Promise<Endpoint> {
  const received: Received[] = []
  const box = { status: 204 }
  const server = createHttp((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
      if (box.status === 0) return
      response.writeHead(box.status, box.status >= 300 && box.status < 400 ? { Location: '/elsewhere' } : {})
      response.end()
    })
  })
  const port = await portOf(server)
  return Object.assign(box, {
    port,
    url: `http://127.0.0.1:${port}`,
    received,
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((closed) => server.close(() => closed()))
    },
  })
}

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** A browser that has let itself be told: its subscription, and how it reads what it gets (RFC 8291). */
export function openBrowser(endpoint: string) {
  const own = createECDH('prime256v1')
  own.generateKeys()
  const auth = randomBytes(16)
  const subscription = {
    endpoint,
    keys: { p256dh: own.getPublicKey().toString('base64url'), auth: auth.toString('base64url') },
  }
  const read = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16)
    const length = body[20] ?? 0
    const sender = body.subarray(21, 21 + length)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender])
    const secret = hkdf(own.computeSecret(sender), auth, info, 32)
    const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const sealed = body.subarray(21 + length)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
  }
  return { subscription, read }
}

/** A mailbox and an endpoint for the tests of a file, empty and willing before each of them. */
export function farSidesForTests(): { readonly box: Mailbox; readonly endpoint: Endpoint } {
  const open: { box?: Mailbox; endpoint?: Endpoint } = {}
  beforeAll(async () => {
    open.box = await openMailbox()
    open.endpoint = await openEndpoint()
  })
  afterAll(async () => {
    await open.box?.close()
    await open.endpoint?.close()
  })
  const there = <T>(one: T | undefined): T => {
    if (one === undefined) throw new Error('asked for before the tests began')
    return one
  }
  const far = {
    get box() {
      return there(open.box)
    },
    get endpoint() {
      return there(open.endpoint)
    },
  }
  beforeEach(() => {
    far.box.mails.length = 0
    far.box.answer = () => '250 ok'
    far.endpoint.received.length = 0
    far.endpoint.status = 204
  })
  return far
}
