import { afterEach, describe, expect, test, vi } from 'vitest'
import { AddressAllowance, Allowance, hourly } from './rates.ts'

const RATE = { perSecond: 1, burst: 3 }
const times = (count: number, take: () => boolean): number => Array.from({ length: count }, take).filter((did) => did).length

describe('an allowance', () => {
  test('fills with time, up to what may be taken at once', () => {
    let now = 0
    const allowed = new Allowance(RATE, () => now)
    expect(times(5, () => allowed.take('a'))).toBe(3)
    expect(allowed.secondsUntil('a')).toBe(1)
    now += 2_000
    expect(times(5, () => allowed.take('a'))).toBe(2)
    now += 1_000_000
    expect(times(5, () => allowed.take('a'))).toBe(3)
    expect(allowed.take('b')).toBe(true)
  })

  test('is weighed by cost, and what came to nothing is given back', () => {
    const allowed = new Allowance(RATE, () => 0)
    expect(allowed.take('a', 2)).toBe(true)
    expect(allowed.take('a', 2)).toBe(false)
    allowed.giveBack('a', 2)
    expect(allowed.take('a', 3)).toBe(true)
  })

  test('of twenty an hour has one again after three minutes', () => {
    const allowed = new Allowance(hourly(20), () => 0)
    times(20, () => allowed.take('a'))
    expect(allowed.secondsUntil('a')).toBe(180)
  })
})

describe('the clock of the machine is set', () => {
  afterEach(() => vi.restoreAllMocks())

  test.each([
    { name: 'an hour back', by: -3_600_000 },
    { name: 'a year forward', by: 365 * 24 * 3_600_000 },
  ])('$name: nobody has less or more for it', ({ by }) => {
    const allowed = new Allowance(hourly(3))
    expect(times(2, () => allowed.take('a'))).toBe(2)
    const now = Date.now
    vi.spyOn(Date, 'now').mockImplementation(() => now() + by)
    expect(times(3, () => allowed.take('a'))).toBe(1)
  })
})

test('addresses of one IPv6 network share an allowance, those of a provider ten', () => {
  const allowed = new AddressAllowance(RATE, () => 0)
  expect(times(10, () => allowed.take(`2001:db8:0:1::${Math.floor(Math.random() * 9_999)}`))).toBe(3)
  let net = 16
  expect(times(60, () => allowed.take(`2001:db8:0:${(net++).toString(16)}::1`))).toBe(27)
  expect(times(5, () => allowed.take('192.0.2.1'))).toBe(3)
  allowed.giveBack('192.0.2.1')
  expect(times(5, () => allowed.take('192.0.2.1'))).toBe(1)
})
