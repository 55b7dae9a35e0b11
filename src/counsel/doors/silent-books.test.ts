import { expect, test } from 'vitest'
import { answer } from './doors.ts'

test.each([
  { door: 'may', args: { question: 'lend', lender: 'spain', to: 'germany' } },
  { door: 'may', args: { question: 'form-task-force', carrier: 'CV' } },
  { door: 'may', args: { question: 'mobilize', power: 'us' } },
  { door: 'pearl-harbor', args: {} },
  { door: 'elections', args: {} },
  { door: 'transports', args: {} },
])('the campaign book has nothing to say to $door $args.question, and says so', ({ door, args }) => {
  const given = answer({ door, situation: { edition: 'campaign' }, args }) as { ok: boolean; refusals?: readonly { code: string }[] }
  expect(given.ok).toBe(false)
  expect(given.refusals?.map(({ code }) => code)).toContain('no-such-chapter')
})

test.each(['partisans', 'lend-lease', 'status', 'initiative', 'blitz'])('the other books have nothing to say to %s', (door) => {
  for (const edition of ['2023', 'classic']) {
    const given = answer({ door, situation: { edition }, args: {} }) as { ok: boolean; refusals?: readonly { code: string }[] }
    expect([given.ok, given.refusals?.map(({ code }) => code)]).toEqual([false, ['no-such-chapter']])
  }
})
