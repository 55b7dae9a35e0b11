import { describe, expect, test } from 'vitest'
import { base64Of, textInBase64 } from './base64.ts'
import { boxPairFrom } from './box.ts'
import { hashOfText } from './hash.ts'
import {
  armour,
  bodyOf,
  type Cover,
  isPacketBy,
  nameOf,
  PACKET_FORMAT,
  packetsFound,
  packetsIn,
  readPacket,
  writePacket,
} from './packet.ts'
import { keyPairFrom } from './signature.ts'

const secretOf = (text: string) => hashOfText(text)
const anna = keyPairFrom(secretOf('anna'))
const ben = boxPairFrom(secretOf('ben'))
const carl = boxPairFrom(secretOf('carl'))
const cover: Cover = { game: 'g1', from: 'anna', number: 3, to: ['ben'], channel: 'all', format: 1, version: '0.1.0', rules: 'abc' }
const packet = writePacket({ cover, body: { says: 'Grüße' }, keys: anna, to: { ben: ben.open }, random: secretOf('once') })
const text = armour(packet)

test('base64 is that of every other program', () => {
  for (const said of ['', 'a', 'ab', 'abc', 'Grüße aus Bukarest']) {
    expect(base64Of(said)).toBe(Buffer.from(said).toString('base64'))
    expect(textInBase64(base64Of(said))).toBe(said)
  }
})

describe('a packet', () => {
  test('is read by whom it is for and by nobody else', () => {
    const read = readPacket(text)
    expect(read).toEqual({ ok: true, packet })
    expect(bodyOf(packet, 'ben', ben)).toEqual({ ok: true, body: { says: 'Grüße' } })
    expect(bodyOf(packet, 'ben', carl)).toEqual({ ok: false, why: 'not-for-you' })
    expect(bodyOf(packet, 'carl', carl)).toEqual({ ok: false, why: 'not-for-you' })
    expect(text).not.toContain('Grüße')
    expect(nameOf(cover)).toBe('g1/anna/3')
  })

  test('is signed by its sender', () => {
    expect(isPacketBy(anna.open, packet)).toBe(true)
    expect(isPacketBy(keyPairFrom(secretOf('mallory')).open, packet)).toBe(false)
  })

  test('is found in a mail that quotes it', () => {
    const mail = `Dear Ben,\r\n\r\n${text.replace(/^/gm, '> ').replaceAll('\n', '\r\n')}\r\nAnna`
    expect(packetsIn(mail)).toEqual([text])
    // Indented, quoted twice, wrapped anew, its dashes made long, and without the empty line.
    const wrapped = text.replace(/^(.{60})(.+)$/gm, '$1\n$2')
    for (const other of [
      text.replace(/^/gm, '    '),
      wrapped.replace(/^/gm, '>> '),
      wrapped.replaceAll('-----', '\u2014\u2014-'),
      text.replace('\n\n', '\n'),
      text.replaceAll('\n', ' \r'),
    ])
      expect(packetsFound(other)).toEqual({ texts: [text], isTorn: false })
  })

  test('is missed where it was cut off', () => {
    expect(packetsFound(text.slice(0, 300))).toEqual({ texts: [], isTorn: true })
    expect(packetsFound(`${text.slice(0, 300)}\n${text}`)).toEqual({ texts: [text], isTorn: true })
    expect(packetsFound('Dear Ben')).toEqual({ texts: [], isTorn: false })
  })

  test('no byte of it can be changed unseen', () => {
    const bytes = Buffer.from(text)
    for (let at = 0; at < bytes.length; at += 1) {
      const other = Buffer.from(bytes)
      other[at] = (other[at] ?? 0) ^ (1 << (at % 7))
      const read = readPacket(other.toString('utf8'))
      expect(read.ok && isPacketBy(anna.open, read.packet), `byte ${at}`).toBe(false)
    }
  })

  test('of a newer form says both versions', () => {
    const newer = writePacket({
      cover: { ...cover, format: PACKET_FORMAT + 1 },
      body: {},
      keys: anna,
      to: { ben: ben.open },
      random: secretOf('once'),
    })
    expect(readPacket(armour(newer))).toMatchObject({
      ok: false,
      why: 'newer',
      cover: { format: PACKET_FORMAT + 1, version: '0.1.0', rules: 'abc' },
    })
  })
})
