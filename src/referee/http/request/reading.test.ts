import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { BOT_SETTING } from '../../hosting/bots/bot-setting.ts'
import { PACE_SHAPE } from '../../hosting/time/pace.ts'
import { line, prose } from '../routes/shapes.ts'
import { readBody, readPart } from './reading.ts'

function reasons(shape: z.ZodType, given: unknown): readonly string[] {
  const read = readPart(shape, given, '')
  return read.ok ? [] : read.problem.refusals.map(({ words }) => words)
}

describe('what may be one of several things says what was wrong with the one that was meant', () => {
  test.each([
    [{ is: 'daily' }, ['is: "daily"; expected one of none, hours, local-time']],
    [{ is: 'hour', hours: 24 }, ['is: "hour"; expected one of none, hours, local-time; did you mean "hours"?']],
    [{}, ['is: nothing there; expected one of none, hours, local-time']],
    [{ is: 'hours', hours: 0 }, ['hours: 0; expected 0.25 or more']],
    [{ is: 'local-time', time: '20:00', zone: 'Europe/Berlin' }, []],
  ])('a pace %j', (pace, said) => {
    expect(reasons(PACE_SHAPE, pace)).toEqual(said)
  })

  const to = z.strictObject({ to: z.union([z.enum(['partners', 'table']), z.array(z.enum(['germany', 'italy']))]) })
  test.each([
    [['mars'], ['to.0: "mars"; expected one of germany, italy']],
    ['tabel', ['to: "tabel"; expected one of partners, table; did you mean "table"?']],
    [7, ['to: 7; expected one of partners, table']],
  ])('to whom: %j', (given, said) => {
    expect(reasons(to, { to: given })).toEqual(said)
  })
})

describe('a slip in a setting of bots', () => {
  test.each([
    [{ seats: { us: 'steady' } }, 'seats.us: unknown name "us"; expected one of axis, westernAllies, russia, japan, china'],
    [
      { seats: { axs: 'steady' } },
      'seats.axs: unknown name "axs"; expected one of axis, westernAllies, russia, japan, china; did you mean "axis"?',
    ],
  ])('%j', (given, said) => {
    expect(reasons(BOT_SETTING, given)).toEqual([said])
  })
})

test('a number beyond all numbers is called one', () => {
  const shape = z.strictObject({ orders: z.int().min(0) })
  const read = readBody(shape, '{"orders":1e309}')
  expect(read.ok ? [] : read.problem.refusals.map(({ words }) => words)).toEqual([
    'orders: a number too large to count; expected a whole number',
  ])
  expect(reasons(z.strictObject({}), { x: 1 })).toEqual(['x: unknown name "x"; expected no name here'])
})

describe('what nobody could read is no text', () => {
  test.each(['', ' ', ' \n\t ', '\u200b'])('a letter %j', (text) => {
    expect(reasons(prose(100), text)).toHaveLength(1)
  })

  test.each(['', '  ', 'two\nlines', 'Anna\u202e', '\u2066Anna\u2069'])('a name %j', (name) => {
    expect(reasons(line(60), name)).toHaveLength(1)
  })

  test.each(['Anna', 'Zoë', 'Ωmega', 'عمر', '山田'])('a name %s', (name) => {
    expect(reasons(line(60), name)).toEqual([])
  })
})
