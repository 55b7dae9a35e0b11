/** A name that a visitor's address is counted under, and how many times as much as one address all under it may have. */
export interface Net {
  readonly name: string
  readonly times: number
}

/** How many times as much as one home network a provider's net may have. */
const TIMES_OF_48 = 10

/** The first four groups of an IPv6 address, however it is written. */
function firstGroups(address: string): readonly string[] {
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').split('::')
  const [before, after] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':'))) as [string[], string[]]
  // An IPv4 address at the end stands for two groups.
  const given = before.length + after.length + (after.at(-1)?.includes('.') ? 1 : 0)
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - given)
  return [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
}

/** What an address is counted under: a home has a whole /64 of IPv6 addresses, and whoever rents a machine may have a /48 of such. */
export function netsOf(address: string): readonly Net[] {
  if (!address.includes(':')) return [{ name: address, times: 1 }]
  const groups = firstGroups(address)
  return [
    { name: `${groups.join(':')}::/64`, times: 1 },
    { name: `${groups.slice(0, 3).join(':')}::/48`, times: TIMES_OF_48 },
  ]
}

/** How much of something each address has now. */
export class NetTally {
  readonly #counts = new Map<string, number>()

  /** Whether an address may have so much more where each may have `most`. */
  hasRoom(address: string, most: number, more = 1): boolean {
    return netsOf(address).every(({ name, times }) => (this.#counts.get(name) ?? 0) + more <= most * times)
  }

  add(address: string, change: number): void {
    for (const { name } of netsOf(address)) {
      const count = (this.#counts.get(name) ?? 0) + change
      if (count <= 0) this.#counts.delete(name)
      else this.#counts.set(name, count)
    }
  }
}
