import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonical, type Plain } from './canonical.ts'

/** What a hash is made for: two of different purposes can never be the same text. */
export const PURPOSES = ['seal', 'link', 'declaration', 'faces', 'party', 'order', 'line', 'opening', 'refusal', 'packet', 'terms'] as const
export type Purpose = (typeof PURPOSES)[number]

const VERSION = 1

/** 64 hexadecimal digits. */
export type Hash = string

const HASH = /^[0-9a-f]{64}$/
export const isHash = (said: unknown): said is Hash => typeof said === 'string' && HASH.test(said)

/** The text that is hashed: it says what for and in which version, so anybody can give it to `sha256sum`. */
export const preimage = (purpose: Purpose, said: { readonly [name: string]: Plain }): string =>
  canonical({ ...said, chancery: `${purpose}/${VERSION}` })

/** As `sha256sum` prints it for the same text. */
export const hashOfText = (text: string): Hash => bytesToHex(sha256(utf8ToBytes(text)))

export const hashOf = (purpose: Purpose, said: { readonly [name: string]: Plain }): Hash => hashOfText(preimage(purpose, said))
