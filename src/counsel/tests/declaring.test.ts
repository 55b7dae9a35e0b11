import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSituation } from '../../editions/reading/index.ts'
import { COUNTRIES, POWERS } from '../../rules/core/index.ts'
import { decide } from '../../rules/game/index.ts'
import { declare, windowOf } from '../doors/may/war.ts'
import type { MayAnswer } from '../index.ts'
import { ask } from './cases/cases.testing.ts'

const SITUATIONS = join(import.meta.dirname, '../../../cases/situations')

const moments = [
  { moment: 'fall-1939', book: { edition: '2023' } },
  { moment: 'fall-1939', book: { edition: '2023', options: ['gathering-storm'] } },
  { moment: 'summer-1941', book: { edition: '2023', options: ['storm-over-asia'] } },
  { moment: 'winter-1941', book: { edition: 'classic' } },
].map(({ moment, book }) => {
  const document = JSON.parse(readFileSync(join(SITUATIONS, `war-${moment}.json`), 'utf8')) as object
  return { name: `${moment} ${JSON.stringify(book)}`, document: { ...document, ...book } }
})

describe.each(moments)('$name', ({ document }) => {
  test('what may be declared is accepted when it is ordered, and nothing else is', () => {
    const read = readSituation(document)
    if (!read.ok) throw new Error(JSON.stringify(read.refusals))
    const { book, situation } = read
    for (const by of POWERS)
      for (const on of [...POWERS, ...COUNTRIES]) {
        const asked = declare.answer(book, situation, { by, on }) as MayAnswer
        const decision = decide(book, windowOf(situation, by), { type: 'declare-war', by: 'referee', intents: [{ by, on }] }, () => 1)
        expect(asked.allowed, `${by} on ${on}`).toBe(decision.accepted)
        if (!decision.accepted) expect(asked.refusals).toEqual(decision.refusals)
        else expect(Object.keys(asked.price), `${by} on ${on}`).toEqual([by])
      }
  })
})

describe('slips in the asking', () => {
  const asking = (args: Readonly<Record<string, unknown>>) => () => ask('may', { edition: '2023' }, { question: 'declare', ...args })

  test.each([
    [{ by: 'germny', on: 'norway' }, /did you mean .*germany/],
    [{ by: 'germany', on: 'norwey' }, /did you mean .*norway/],
    [{ by: 'germany' }, /on: missing/],
    [{ by: 'germany', on: 'norway', support: 'maybe' }, /support/],
    [{ by: 'germany', on: 'norway', alongside: 'italy' }, /on: missing/],
    [{ by: 'germany', on: 'norway', alongside: [3] }, /alongside.0: 3; expected named values/],
  ])('%j', (args, said) => {
    expect(asking(args)).toThrow(said)
  })
})

test.each(['2023', 'classic', 'campaign'])(
  '%s, 49.435B (b): no line is told of a conquered country that nobody can roll for',
  (edition) => {
    const document = { edition, scenario: 'demonstration-summer-1941' }
    const given = ask<MayAnswer>('may', document, { question: 'declare', by: 'germany', on: 'russia' })
    const told = given.consequences.find(({ what }) => what.includes('Russia is at war with a Balkan'))?.what
    expect(told).toMatch(/^Bulgaria, Hungary, Rumania: /)
  },
)
