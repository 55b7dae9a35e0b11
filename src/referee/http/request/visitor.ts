import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, type Socket } from 'node:net'
import { fault } from '../../fault.ts'
import { netsOf } from './nets.ts'

/** Who asks, as far as the network tells: through a proxy that is trusted, whom the proxy names. */
export interface Visitor {
  readonly address: string
  /** On this very machine, with no proxy between. */
  readonly isLocal: boolean
  readonly isSecure: boolean
  /** The address under which we were asked: `https://table.example`. */
  readonly origin: string
}

/** By whom work and queues are shared out: one home has a whole net of addresses; nothing for this machine, whose owner may do as they like. */
export const sharerOf = ({ isLocal, address }: Visitor): string | undefined => (isLocal ? undefined : netsOf(address)[0]?.name)

export type TellVisitor = (incoming: IncomingMessage) => Visitor

/** Whose connections are counted, by address: not this machine's, nor those of a proxy, which are everybody's. */
export type CountedPeer = (socket: Socket) => string | undefined

/** `::ffff:10.0.0.1` is 10.0.0.1. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

const kindOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

const isIn = (list: BlockList, address: string): boolean => isIP(address) !== 0 && list.check(address, kindOf(address))

/** A proxy is named by its address or by a net: `10.0.0.5`, `10.0.0.0/8`; undefined where it is neither. */
function netOf(text: string): { readonly address: string; readonly bits: number } | undefined {
  const [address = '', bits, ...more] = text.split('/')
  const most = isIP(address) === 6 ? 128 : 32
  if (isIP(address) === 0 || more.length > 0) return undefined
  if (bits === undefined) return { address, bits: most }
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most ? { address, bits: Number(bits) } : undefined
}

const headerOf = (incoming: IncomingMessage, name: string): string => String(incoming.headers[name] ?? '')

const parts = (header: string): readonly string[] =>
  header
    .split(',')
    .map((part) => plain(part.trim()))
    .filter((part) => part !== '')

function netsOfProxies(proxies: readonly string[]): BlockList {
  const trusted = new BlockList()
  for (const proxy of proxies) {
    const net = netOf(proxy)
    if (net === undefined) throw fault('bad-proxy', { proxy })
    trusted.addSubnet(net.address, net.bits, kindOf(net.address))
  }
  return trusted
}

export function countedPeers(proxies: readonly string[] = []): CountedPeer {
  const trusted = netsOfProxies(proxies)
  return ({ remoteAddress = '' }) => {
    const peer = plain(remoteAddress)
    return isIn(trusted, peer) || isIn(LOOPBACK, peer) ? undefined : peer
  }
}

/** What is said by a proxy counts only where the proxies named here say it: anybody can write a header. */
export function visitorsThrough(proxies: readonly string[] = []): TellVisitor {
  const trusted = netsOfProxies(proxies)

  /** What is known of a connection as long as it lasts. */
  const known = new WeakMap<Socket, { readonly peer: string; readonly isProxy: boolean; readonly isLoopback: boolean }>()
  const connectionOf = ({ socket }: IncomingMessage) => {
    const before = known.get(socket)
    if (before !== undefined) return before
    const peer = plain(socket.remoteAddress ?? '')
    const now = { peer, isProxy: isIn(trusted, peer), isLoopback: isIn(LOOPBACK, peer) }
    known.set(socket, now)
    return now
  }

  return (incoming) => {
    const { peer, isProxy, isLoopback } = connectionOf(incoming)
    // The nearest that is no proxy of ours: what stands further left, the visitor may have written.
    const named = isProxy ? parts(headerOf(incoming, 'x-forwarded-for')).findLast((address) => !isIn(trusted, address)) : undefined
    const address = named !== undefined && isIP(named) !== 0 ? named : peer
    const isSecure = isProxy && parts(headerOf(incoming, 'x-forwarded-proto')).at(-1) === 'https'
    const isForwarded = incoming.headers['x-forwarded-for'] !== undefined || incoming.headers.forwarded !== undefined
    return {
      address,
      isLocal: isLoopback && !isForwarded,
      isSecure,
      origin: `${isSecure ? 'https' : 'http'}://${headerOf(incoming, 'host')}`,
    }
  }
}
