import type { Refusal } from '../../rules/core/index.ts'
import { type Address, readAddress, writeAddress } from '../address.ts'

/** A name that may have been meant, and the address that says it. */
export interface Meant {
  readonly name: string
  readonly address: string
}

const QUOTED = /["“]([^"”]+)["”]/

/** The address with every place that says the one name saying the other. */
function saying({ path, parts }: Address, wrong: string, name: string): Address {
  const right = (said: string): string => (said === wrong ? name : said)
  return {
    path: path.map(right),
    parts: parts.map(([part, value]) => [
      part === wrong || part.endsWith(`.${wrong}`) ? part.slice(0, -wrong.length) + name : part,
      right(value),
    ]),
  }
}

/** What a refusal thinks was meant, each as an address to go to. */
export function meantBy({ words }: Refusal, refused: string): readonly Meant[] {
  const [said = '', hint] = words.split(/did you mean /)
  const wrong = QUOTED.exec(said)?.[1]
  if (hint === undefined || wrong === undefined) return []
  const names = hint.replace(/\?.*$/s, '').split(/, | or /)
  const address = readAddress(refused)
  return names
    .map((name) => name.replace(/["“”]/g, '').trim())
    .map((name) => ({ name, address: writeAddress(saying(address, wrong, name)) }))
    .filter((meant) => meant.address !== writeAddress(address))
}
