import { base64Of, textInBase64 } from './base64.ts'
import { type Box, closeBox, openBox } from './box.ts'
import { canonical, type Plain } from './canonical.ts'
import { type Hash, isHash } from './hash.ts'
import { isSignature, isSignedBy, type KeyPair, type Signature, sign } from './signature.ts'

/**
 * The newest form of packets this version knows. Since the second everybody signs what is played before it begins, a request says after
 * which line it was written, and who is said to have shown no link is said so by all the others.
 */
export const PACKET_FORMAT = 2

/** What stands on the outside of a packet. */
export interface Cover {
  readonly game: string
  readonly from: string
  /** Whom it is for; nobody's name where anybody may read it. */
  readonly to: readonly string[]
  /** Whether it is for all who play, or a letter to some. */
  readonly channel: 'all' | 'some'
  /** Each sender counts his packets to the same readers from 1: a gap is a packet that was lost. */
  readonly number: number
  readonly format: number
  /** The version of Chancery and the digest of its rules. */
  readonly version: string
  readonly rules: string
}

/** A signed piece of play by mail: its body open, or closed to those it is for. */
export interface Packet {
  readonly cover: Cover
  readonly body: { readonly open: Plain } | { readonly box: Box }
  readonly signature: Signature
}

/** Packets to the same readers, which are counted together. */
export const seriesOf = ({ game, from, channel, to }: Pick<Cover, 'game' | 'from' | 'channel' | 'to'>): string =>
  `${game}/${from}${channel === 'all' ? '' : `/${to.join('+')}`}`

export const nameOf = (cover: Pick<Cover, 'game' | 'from' | 'channel' | 'to' | 'number'>): string => `${seriesOf(cover)}/${cover.number}`

const signed = ({ cover, body }: Pick<Packet, 'cover' | 'body'>) => ({ cover: cover as unknown as Plain, body: body as unknown as Plain })

export interface Writing {
  readonly cover: Cover
  readonly body: Plain
  readonly keys: KeyPair
  /** The open keys of those it is for; none where anybody may read it. */
  readonly to: Readonly<Record<string, Hash>>
  /** 32 random bytes that are used for nothing else. */
  readonly random: Hash
}

export function writePacket({ cover, body, keys, to, random }: Writing): Packet {
  const inside = cover.to.length === 0 ? { open: body } : { box: closeBox(random, to, cover as unknown as Plain, canonical(body)) }
  return { cover, body: inside, signature: sign(keys, 'packet', signed({ cover, body: inside })) }
}

export const isPacketBy = (open: Hash, packet: Packet): boolean => isSignedBy(open, packet.signature, 'packet', signed(packet))

/** What a text says, where it is the one text that says it. */
function plainIn(text: string): Plain | undefined {
  try {
    const said = JSON.parse(text) as Plain
    return canonical(said) === text ? said : undefined
  } catch {
    // No JSON, without a canonical form, or nested so deep that nobody reads to its end.
    return undefined
  }
}

export type ReadBody = { readonly ok: true; readonly body: Plain } | { readonly ok: false; readonly why: 'not-for-you' | 'malformed' }

/** What is in a packet, for whoever it is for. */
export function bodyOf({ cover, body }: Packet, name: string, box: KeyPair): ReadBody {
  if ('open' in body) return { ok: true, body: body.open }
  const text = openBox(body.box, name, box, cover as unknown as Plain)
  if (text === undefined) return { ok: false, why: 'not-for-you' }
  const said = plainIn(text)
  return said === undefined ? { ok: false, why: 'malformed' } : { ok: true, body: said }
}

const BEGIN = '-----BEGIN CHANCERY PACKET-----'
const END = '-----END CHANCERY PACKET-----'
const WIDTH = 76

/** A packet as text that survives a mail: its name, whom it is for and its versions can be read by eye. */
export function armour(packet: Packet): string {
  const { cover } = packet
  const lines = base64Of(canonical(packet)).match(new RegExp(`.{1,${WIDTH}}`, 'g')) ?? []
  return [
    BEGIN,
    `Packet: ${nameOf(cover)}`,
    `To: ${cover.to.length === 0 ? 'anybody' : cover.to.join(', ')}`,
    `Format: ${cover.format}`,
    `Rules: ${cover.rules} of Chancery ${cover.version}`,
    '',
    ...lines,
    END,
    '',
  ].join('\n')
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string'
const isShort = (value: unknown): value is string => isText(value) && value.length <= 64
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) > 0
const hasOnly = (value: object, names: readonly string[]): boolean => Object.keys(value).every((name) => names.includes(name))

/** The longest text of a packet, and the most packets that anybody sends to the same readers: no war comes near. */
export const LONGEST_PACKET = 128 * 1024
const MOST_NUMBERED = 99_999
const MOST_READERS = 20

const NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/
const COVER = ['game', 'from', 'to', 'channel', 'number', 'format', 'version', 'rules']
export const isPacketName = (said: unknown): said is string => isText(said) && NAME.test(said)

function isCover(value: unknown): value is Cover {
  if (!isObject(value)) return false
  const { game, from, number, to, channel, format, version, rules } = value
  return (
    isPacketName(game) &&
    isPacketName(from) &&
    isCount(number) &&
    (number as number) <= MOST_NUMBERED &&
    Array.isArray(to) &&
    to.length <= MOST_READERS &&
    to.every(isPacketName) &&
    (channel === 'all' || channel === 'some') &&
    isCount(format) &&
    isShort(version) &&
    isShort(rules)
  )
}

function isBody(value: unknown): boolean {
  if (!isObject(value)) return false
  if ('open' in value) return Object.keys(value).length === 1
  const { box } = value
  return (
    hasOnly(value, ['box']) &&
    isObject(box) &&
    hasOnly(box, ['once', 'keys', 'text']) &&
    isHash(box['once']) &&
    isObject(box['keys']) &&
    Object.keys(box['keys']).length <= MOST_READERS &&
    Object.values(box['keys']).every(isText) &&
    isText(box['text'])
  )
}

export type ReadPacket =
  | { readonly ok: true; readonly packet: Packet }
  | { readonly ok: false; readonly why: 'no-packet' | 'changed' | 'too-long' }
  | { readonly ok: false; readonly why: 'newer'; readonly cover: Pick<Cover, 'format' | 'version' | 'rules'> }

const EDGE = /^[-\u2010-\u2015]+(BEGIN|END) CHANCERY PACKET[-\u2010-\u2015]+$/

/** A line as a mail program may have handed it on: quoted, indented, with other line ends or dashes. */
function unquoted(line: string): string {
  const said = line.replace(/^[\s>|]+|\s+$/g, '')
  const edge = EDGE.exec(said)?.[1]
  return edge === undefined ? said : edge === 'BEGIN' ? BEGIN : END
}

/** The lines of a packet wrapped as they were written, where a mail program has wrapped them otherwise. */
function rewrapped(lines: readonly string[]): readonly string[] {
  const about = lines.findIndex((line) => line.startsWith('Rules: '))
  if (about < 0) return lines
  const inside = lines
    .slice(about + 1, -1)
    .join('')
    .replaceAll(/\s/g, '')
  return [...lines.slice(0, about + 1), '', ...(inside.match(new RegExp(`.{1,${WIDTH}}`, 'g')) ?? []), END]
}

export interface FoundPackets {
  readonly texts: readonly string[]
  /** One begins and does not end: the text was cut off. */
  readonly isTorn: boolean
}

/** Every packet in a text, whatever stands around them. */
export function packetsFound(text: string): FoundPackets {
  const texts: string[] = []
  let isTorn = false
  let open: string[] | undefined
  for (const line of text.split(/\r\n|\r|\n/).map(unquoted)) {
    if (line === BEGIN) {
      isTorn ||= open !== undefined
      open = []
    }
    open?.push(line)
    if (line !== END || open === undefined) continue
    texts.push(`${rewrapped(open).join('\n')}\n`)
    open = undefined
  }
  return { texts, isTorn: isTorn || open !== undefined }
}

export const packetsIn = (text: string): readonly string[] => packetsFound(text).texts

/** Whether this is the one text of a packet; what has no canonical form has none. */
function isWhole(packet: Packet, text: string): boolean {
  try {
    const whole = armour(packet)
    return text === whole || `${text}\n` === whole
  } catch {
    return false
  }
}

/** All that is asked of most texts that are none: nothing is taken apart for it. */
export const beginsAsPacket = (text: string): boolean => text.startsWith(`${BEGIN}\n`)

/** A packet out of its text. What its lines say to the eye must be what it says. */
export function readPacket(text: string): ReadPacket {
  if (text.length > LONGEST_PACKET) return { ok: false, why: 'too-long' }
  if (!beginsAsPacket(text)) return { ok: false, why: 'no-packet' }
  const lines = text.endsWith('\n') ? text.slice(0, -1).split('\n') : text.split('\n')
  if (lines.at(-1) !== END) return { ok: false, why: 'no-packet' }
  let value: unknown
  try {
    value = JSON.parse(textInBase64(lines.slice(lines.indexOf('') + 1, -1).join('')))
  } catch {
    return { ok: false, why: 'changed' }
  }
  if (!isObject(value) || !isCover(value['cover'])) return { ok: false, why: 'changed' }
  const { cover } = value
  if (cover.format > PACKET_FORMAT) return { ok: false, why: 'newer', cover }
  if (!hasOnly(cover, COVER) || !hasOnly(value, ['cover', 'body', 'signature'])) return { ok: false, why: 'changed' }
  if (!isBody(value['body']) || !isSignature(value['signature'])) return { ok: false, why: 'changed' }
  const packet = value as unknown as Packet
  return isWhole(packet, text) ? { ok: true, packet } : { ok: false, why: 'changed' }
}
