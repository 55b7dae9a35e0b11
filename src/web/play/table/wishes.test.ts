import { describe, expect, test } from 'vitest'
import { askedFor, deliveryWords, isToldAnything, NOTHING_WANTED, wantedOf, whyNotWanted } from './wishes.ts'

describe('where and when somebody wants to be told', () => {
  const SEEN = {
    ok: true,
    mail: { address: 'anna@example.org', isConfirmed: true },
    webhook: null,
    browsers: 0,
    wishes: { zone: 'Europe/Berlin', quiet: { from: '22:00', until: '07:00' } },
    notices: [],
  } as const

  test('what the server has comes into the fields and goes back as it was', () => {
    const wanted = wantedOf(SEEN)
    expect(wanted).toEqual({ mail: 'anna@example.org', webhook: '', from: '22:00', until: '07:00', digest: '' })
    expect(askedFor(wanted, 'Europe/Berlin')).toEqual({ mail: 'anna@example.org', webhook: null, wishes: SEEN.wishes })
  })

  test('empty fields ask for nothing', () => {
    expect(askedFor(NOTHING_WANTED, 'UTC')).toEqual({ mail: null, webhook: null, wishes: { zone: 'UTC' } })
    expect(isToldAnything(SEEN)).toBe(true)
    expect(isToldAnything({ ...SEEN, mail: null })).toBe(false)
  })

  test('quiet hours have two different ends, or none', () => {
    expect(whyNotWanted(NOTHING_WANTED)).toBeUndefined()
    expect(whyNotWanted({ ...NOTHING_WANTED, from: '22:00' })).toMatch(/both, or neither/)
    expect(whyNotWanted({ ...NOTHING_WANTED, from: '22:00', until: '22:00' })).toMatch(/different times/)
    expect(whyNotWanted({ ...NOTHING_WANTED, from: '22:00', until: '07:00' })).toBeUndefined()
  })
})

describe('what became of a notice', () => {
  const moment = (at: number): string => `at ${at}`

  test.each([
    [{ is: 'sent', at: 5 }, null, 'delivered at 5'],
    [{ is: 'refused', at: 6, reason: 'it leads to a private address' }, null, 'not delivered, at 6: it leads to a private address'],
    [{ is: 'unneeded', at: 7 }, null, 'no longer needed at 7, so not sent'],
    [{ is: 'queued', attempts: 0 }, 8, 'waits until at 8'],
    [{ is: 'queued', attempts: 2, reason: 'no such host was found' }, 9, 'tried 2 times: no such host was found; waits until at 9'],
  ] as const)('%o', (delivery, due, words) => {
    expect(deliveryWords({ delivery, due }, moment)).toBe(words)
  })
})
