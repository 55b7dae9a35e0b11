import { lookup } from 'node:dns/promises'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { BlockList, isIP } from 'node:net'
import { NOTICES } from './words.ts'

/** What became of something sent: it was taken, or not, and whether trying again is of any use. */
export type Sent = { readonly ok: true } | { readonly ok: false; readonly reason: string; readonly isFinal: boolean }

export const SENT: Sent = { ok: true }
export const refusedFor = (reason: string): Sent => ({ ok: false, reason, isFinal: true })
export const failedFor = (reason: string): Sent => ({ ok: false, reason, isFinal: false })

/** Nets that are nobody's on the open network: this machine, its neighbours, and what is set apart. */
const PRIVATE = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4')
// Of the newer addresses only these are given out; what carries an older one inside is left out of them.
const OPEN = new BlockList()
OPEN.addSubnet('2000::', 3, 'ipv6')
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6')

export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !PRIVATE.check(address, 'ipv4')
    case 6:
      return OPEN.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6')
    default:
      return false
  }
}

/** Why something is no address to which anything could be sent. */
export function whyNotUrl(text: string): string | undefined {
  if (text.length > 2_000 || !URL.canParse(text)) return NOTICES.noUrl
  const { protocol, username, password, hostname } = new URL(text)
  if (protocol !== 'https:' && protocol !== 'http:') return NOTICES.noUrl
  if (username !== '' || password !== '') return NOTICES.urlWithPassword
  return hostname === '' ? NOTICES.noUrl : undefined
}

/** Finds the addresses of a name; tests hand in their own. */
export type Resolve = (name: string) => Promise<readonly { readonly address: string }[]>
const resolveByName: Resolve = (name) => lookup(name, { all: true })

export interface Reach {
  /** Whether the operator lets us send to this machine and its neighbours. */
  readonly isPrivateAllowed: boolean
  readonly resolve?: Resolve
  /** In milliseconds, for all of it. */
  readonly patience?: number
}

/** The address that a URL leads to. It is looked up once and kept to, so that no second answer leads elsewhere. */
async function pinned(url: URL, { isPrivateAllowed, resolve = resolveByName }: Reach): Promise<string | { readonly no: Sent }> {
  const name = url.hostname.replace(/^\[|\]$/g, '')
  const found = isIP(name) !== 0 ? [{ address: name }] : await resolve(name).catch(() => [])
  const [first] = found
  if (first === undefined) return { no: failedFor(NOTICES.noSuchHost) }
  if (!isPrivateAllowed && found.some(({ address }) => !isPublicAddress(address))) return { no: refusedFor(NOTICES.privateAddress) }
  return first.address
}

/** Statuses after which it is worth trying again. */
const isPassing = (status: number): boolean => status >= 500 || [408, 425, 429].includes(status)

function verdict(status: number): Sent {
  if (status >= 200 && status < 300) return SENT
  if (status >= 300 && status < 400) return refusedFor(NOTICES.redirected(status))
  return isPassing(status) ? failedFor(NOTICES.answered(status)) : refusedFor(NOTICES.answered(status))
}

export interface Posted {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
}

/** Posts something: once, to the address that was found and weighed, following nothing, reading nothing of the answer but its status. */
export async function post({ url: text, headers, body }: Posted, reach: Reach): Promise<Sent> {
  const flaw = whyNotUrl(text)
  if (flaw !== undefined) return refusedFor(flaw)
  const url = new URL(text)
  const address = await pinned(url, reach)
  if (typeof address !== 'string') return address.no
  const family = isIP(address)
  const request = url.protocol === 'https:' ? secureRequest : plainRequest
  return new Promise<Sent>((done) => {
    const asked = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
        agent: false,
        lookup: (_name, options, found) => {
          if (options.all === true) (found as unknown as (none: null, all: readonly object[]) => void)(null, [{ address, family }])
          else found(null, address, family)
        },
        signal: AbortSignal.timeout(reach.patience ?? 10_000),
      },
      (answer) => {
        done(verdict(answer.statusCode ?? 0))
        answer.destroy()
      },
    )
    asked.on('error', (error: Error & { code?: string }) => done(failedFor(NOTICES.unreachable(error.code ?? error.name))))
    asked.end(body)
  })
}
