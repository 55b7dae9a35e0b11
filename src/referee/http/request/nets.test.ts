import { describe, expect, test } from 'vitest'
import { NetTally, netsOf } from './nets.ts'

describe('what an address is counted under', () => {
  test.each([
    ['192.0.2.7', ['192.0.2.7']],
    ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['2001:DB8:1:0002::9', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['2001:db8::9', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
    ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
    ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0::/48']],
    ['64:ff9b::192.0.2.1', ['64:ff9b:0:0::/64', '64:ff9b:0::/48']],
  ])('%s', (address, names) => {
    expect(netsOf(address).map(({ name }) => name)).toEqual(names)
  })
})

test('all addresses of a /64 share what one may have, and those of a /48 ten times as much', () => {
  const tally = new NetTally()
  const takenBy = (addresses: readonly string[]): number =>
    addresses.filter((address) => {
      const may = tally.hasRoom(address, 3)
      if (may) tally.add(address, 1)
      return may
    }).length
  expect(takenBy(Array.from({ length: 10 }, (_, at) => `2001:db8:1:2::${at}`))).toBe(3)
  expect(takenBy(Array.from({ length: 60 }, (_, at) => `2001:db8:1:${(at + 16).toString(16)}::1`))).toBe(27)
  expect(takenBy(['2001:db8:2::1', '192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.1'])).toBe(4)
  for (let at = 0; at < 3; at += 1) tally.add('192.0.2.1', -1)
  expect(takenBy(['192.0.2.1'])).toBe(1)
})
