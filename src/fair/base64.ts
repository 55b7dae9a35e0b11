import { bytesToUtf8 } from '@noble/ciphers/utils.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** A text in the 64 letters that every mail leaves alone. */
export function base64Of(text: string): string {
  const bytes = utf8ToBytes(text)
  let said = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const three = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    for (const [place, shift] of [18, 12, 6, 0].entries()) said += at + place > bytes.length ? '=' : (LETTERS[(three >> shift) & 63] ?? '')
  }
  return said
}

/** The text that they stand for. Throws where they stand for none. */
export function textInBase64(said: string): string {
  const letters = said.replace(/={0,2}$/, '')
  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4))
  let [held, bits, at] = [0, 0, 0]
  for (const letter of letters) {
    const value = LETTERS.indexOf(letter)
    if (value < 0) throw new RangeError('no base64')
    held = ((held << 6) | value) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[at++] = (held >> bits) & 0xff
  }
  return bytesToUtf8(bytes)
}
