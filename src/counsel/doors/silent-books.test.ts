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

test.each([
  { door: 'pearl-harbor', args: {}, rule: '3.3.3.4a', ask: 'may declare' },
  { door: 'may', args: { question: 'mobilize', power: 'us' }, rule: '3.6.7.7b', ask: 'surrender settle' },
  { door: 'american-forces', args: {}, rule: '3.4.2.5a', ask: 'cooperate' },
  { door: 'may', args: { question: 'grant', to: 'britain', brps: 10 }, rule: '3.4.4.4b', ask: 'lend-lease' },
])('$rule: what it speaks of elsewhere it says so: $door $args.question', ({ door, args, rule, ask }) => {
  const given = answer({ door, situation: { edition: 'campaign' }, args }) as { refusals?: readonly object[] }
  expect(given.refusals).toMatchObject([{ words: expect.stringContaining(ask), cite: { rule } }])
})

test.each(['partisans', 'lend-lease', 'status', 'initiative', 'blitz'])('the other books have nothing to say to %s', (door) => {
  for (const edition of ['2023', 'classic']) {
    const given = answer({ door, situation: { edition }, args: {} }) as { ok: boolean; refusals?: readonly { code: string }[] }
    expect([given.ok, given.refusals?.map(({ code }) => code)]).toEqual([false, ['no-such-chapter']])
  }
})
